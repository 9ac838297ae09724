"""A stranger's bot reaches nothing but its own seat, and gets in nobody's way."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer, played
from tests.browser.kinds import only_chromium
from tests.browser.lobby.test_brought_bots import CLOCKWISE, file_name, wheel
from tests.browser.secrecy.strangers import (
    NONE_LED_ANYWHERE,
    WAYS_IN,
    WAYS_OUT,
    Elsewhere,
    elsewhere,
    spy,
)
from tests.browser.watching import Watch
from tests.campaigns import deep, sampled

SECRETS = """async () => {
  localStorage.setItem("secret", "x");
  (await caches.open("secret")).put("secret", new Response("x"));
  await (await navigator.storage.getDirectory()).getFileHandle("secret", { create: true });
  await new Promise((made) => { indexedDB.open("secret").onsuccess = made; });
  globalThis.secret = new BroadcastChannel("secret");
  secret.onmessage = ({ data }) => { document.title = "heard"; secret.postMessage(data); };
}"""
# Of what is refused a browser complains; that nothing has arrived is what the other origin tells.
REFUSED = "foreign request|Refused|Content Security|violates the|ERR_BLOCKED|Not allowed|Failed to"


@pytest.fixture
def there() -> Iterator[Elsewhere]:
    with elsewhere() as found:
        yield found


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    return page


def strangers(page: Page) -> list[Worker]:
    """The workers that are nobody's."""
    return [each for each in page.workers if each.url.startswith("blob:null/")]


@pytest.mark.rule("G-3")
@only_chromium(kinds.WORKERS)
def test_every_way_out_and_every_way_in_is_closed(
    page: Page, home: str, there: Elsewhere, watch: Watch
) -> None:
    watch.allow(REFUSED)
    game = Gamemaster(page)
    game.is_ready()
    page.evaluate(SECRETS)
    game.bring_bot(file_name("spy"), wheel("spy", spy(home, there.address)))
    game.has_noticed("kinds of bots are at hand now")
    worker = strangers(page)[0]  # others are what it has begun itself
    all_ways = {*WAYS_OUT, *WAYS_IN}
    told: dict[str, str] = {}
    while told.keys() != all_ways:
        told = json.loads(worker.evaluate("globalThis.outcomes ?? '{}'"))
        page.wait_for_timeout(100)
    assert [name for name, came in told.items() if not came.startswith("refused: ")] == []
    game.set_table(rows=3, cols=3, bots=["spy", "wanderer"], seed="spied", plays=False, **PEACE)
    game.open_table()
    game.has_noticed(NONE_LED_ANYWHERE)
    assert page.title() != "heard"
    assert there.knocks == []


ENGINE_TRIES = """async (other) => {
  const first = (made, good) => new Promise((came, lost) => {
    made["on" + good] = came;
    made.onerror = () => lost(new Error("refused"));
  });
  const ways = {
    fetch: () => fetch(other, { mode: "no-cors" }),
    xhr: () => {
      const request = new XMLHttpRequest();
      request.open("GET", other);
      request.send();
      return first(request, "load");
    },
    websocket: () => first(new WebSocket(other.replace("http", "ws")), "open"),
    "event source": () => first(new EventSource(other), "open"),
    "web transport": () => new WebTransport(other.replace("http", "https")).ready,
    import: () => import(other + "/module.js"),
    "import data": () => import("data:text/javascript,export default 1"),
    "import blob": () => import(URL.createObjectURL(new Blob([""], { type: "text/javascript" }))),
    worker: () => first(new Worker(other + "/worker.js"), "message"),
    font: () => new FontFace("x", `url(${other}/font)`).load(),
    eval: () => (0, eval)("1"),
    nested: async () => {
      const text = `fetch("${other}/nested", { mode: "no-cors" })
        .then(() => postMessage("out"), () => postMessage("refused"))`;
      const worker = new Worker(URL.createObjectURL(new Blob([text])));
      if ((await first(worker, "message")).data !== "out") throw new Error("refused");
    },
  };
  const reached = [];
  for (const [name, way] of Object.entries(ways)) {
    try {
      await way();
      reached.push(name);
    } catch {
      // refused
    }
  }
  return reached;
}"""


@only_chromium(kinds.WORKERS)
def test_the_engine_reaches_nothing_but_its_own_files(
    page: Page, there: Elsewhere, watch: Watch
) -> None:
    watch.allow(REFUSED)
    Gamemaster(page).is_ready()
    [engine] = page.workers
    assert engine.evaluate(ENGINE_TRIES, there.address) == []
    assert there.knocks == []


# -- bots that don't keep to what is asked of them -----------------------------

SLOW = CLOCKWISE.replace("clockwise", "slow").replace(
    "return wished if wished in offered else offered[-1]",
    "while len(seen.heard) > 4: pass\n        return offered[0]",
)
GONE = "import js\n" + CLOCKWISE.replace("clockwise", "gone").replace(
    "return wished if wished in offered else offered[-1]",
    "js.close() if len(seen.heard) > 4 else None\n        return offered[0]",
)
BABBLER = """
import js
from pyodide.ffi import create_proxy


def babble(event):
    if event.data.port:
        for number in range(1000):
            event.data.port.postMessage("x" * number)

js.addEventListener("message", create_proxy(babble))
""" + CLOCKWISE.replace("clockwise", "babbler")


@deep("a bot that doesn't answer")
@pytest.mark.parametrize(("name", "source"), sampled([("gone", GONE), ("slow", SLOW)], 1))
def test_a_bot_that_does_not_answer_is_stopped(page: Page, name: str, source: str) -> None:
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.bring_bot(file_name(name), wheel(name, source))
    home.set_table(rows=3, cols=3, bots=[name, "mapper"], seed="slow", plays=False, **PEACE)
    home.open_table()
    home.has_noticed("took too long over a move and was stopped")
    home.has_noticed("plays on in this seat")
    expect(page.locator("iframe")).to_have_count(0)
    home.verdict()
    assert played(home.save_record()).players[0].bot == "wanderer"


@deep("a bot that talks unasked")
def test_a_bot_that_talks_unasked_is_stopped(page: Page) -> None:
    home = Gamemaster(page)
    home.bring_bot(file_name("babbler"), wheel("babbler", BABBLER))
    home.has_noticed("did what it wasn't asked to, and was stopped")
    expect(page.locator("iframe")).to_have_count(0)
    home.quick_game()


@deep("a wheel that takes a name of the program's")
def test_a_name_of_the_program_stays_its_own(page: Page) -> None:
    home = Gamemaster(page)
    home.bring_bot(file_name("fake"), wheel("fake", CLOCKWISE.replace("clockwise", "mapper")))
    home.has_noticed("a bot of this name came with the program")
    expect(page.locator("iframe")).to_have_count(0)


@deep("after a crash of the engine")
@only_chromium(kinds.WORKERS)
def test_a_brought_bot_outlives_the_engine(page: Page) -> None:
    """When the engine's worker is replaced, the bot is still there."""
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.bring_bot(file_name("clockwise"), wheel("clockwise", CLOCKWISE))
    home.set_table(rows=3, cols=3, bots=["clockwise"], seed="gone", **PEACE)
    home.open_table()
    home.play(Newcomer("before"), moves=2)
    [engine] = [each for each in page.workers if each not in strangers(page)]
    engine.evaluate("setTimeout(() => self.close())")
    home.play(Newcomer("after"))
    assert played(home.save_record()).players[1].bot == "clockwise"


# -- Firefox -------------------------------------------------------------------

BRING = """async ([name, bytes]) => {
  const there = async (id) => {
    for (;;) {
      const found = document.querySelector(`[data-testid="${id}"]`);
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  const files = new DataTransfer();
  files.items.add(new File([Uint8Array.from(bytes)], name));
  const field = await there("bot-file");
  field.files = files.files;
  field.dispatchEvent(new Event("change"));
}"""
SEAT = """async (bot) => {
  const part = (id) => document.querySelector(`[data-testid="${id}"]`);
  part("you-play").click();
  const kinds = [...part("bot-0").list.options];
  part("bot-0").value = kinds.find((one) => one.dataset.bot === bot).value;
  part("bot-0").dispatchEvent(new Event("change", { bubbles: true }));
  part("start-game").click();
}"""
CHOICE = """(bot) => [...(document.querySelector('[data-testid="bot-0"]')?.list.options ?? [])]
  .some((one) => one.dataset.bot === bot)"""
NOTICED = """() => new Promise((resolve) => {
  const notices = document.querySelector("#notices");
  const look = () => {
    const words = notices.textContent;
    if (words.includes("plays on in this seat")) resolve(words);
  };
  new MutationObserver(look).observe(notices, { childList: true, subtree: true });
  look();
})"""
TRIED_MS = 15_000
"""By then the spy has tried everything, some of which keeps it from answering meanwhile."""
VISITS = 8
"""Scripts that are refused at once now and then hang a worker of Firefox; it is stopped, as all are
that don't answer, and another spy comes."""


@deep("the same in Firefox")
@pytest.mark.rule("G-3")
def test_all_ways_are_closed_in_firefox_too(
    in_firefox: OpenContext, home: str, there: Elsewhere, watch: Watch
) -> None:
    watch.allow(REFUSED)
    watch.allow("console: ")
    watch.allow("uncaught: ")  # so Firefox tells of what its policy refuses
    for _ in range(VISITS):
        page = in_firefox().new_page()
        notice = spied(page, home, there)
        assert page.evaluate("document.title") != "heard"
        assert there.knocks == []
        page.close()
        if "took too long" not in notice:
            break
    assert NONE_LED_ANYWHERE in notice


def spied(page: Page, home: str, there: Elsewhere) -> str:
    """What is said of the spy's end, after it has had the time to try everything."""
    page.goto(home)
    page.wait_for_function(
        "() => document.querySelector('[data-testid=boot]')?.dataset.state === 'ready'"
    )
    page.evaluate(SECRETS)
    content = [*wheel("spy", spy(home, there.address))]
    page.evaluate(BRING, [file_name("spy"), content])
    page.wait_for_function(CHOICE, arg="spy")
    page.wait_for_function(
        "(then) => performance.now() > then",
        arg=page.evaluate("performance.now()") + TRIED_MS,
    )
    page.evaluate(SEAT, "spy")
    notice: str = page.evaluate(NOTICED)
    return notice
