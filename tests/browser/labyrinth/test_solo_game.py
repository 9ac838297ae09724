"""A whole game through the page's own controls, and the same game in this Python."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.core import record
from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player
from tests.browser.driving import PEACE, Gamemaster, Newcomer, played, table_of
from tests.browser.languages import LANGUAGES
from tests.browser.sharing import Shared, shared_page
from tests.campaigns import deep, sampled

WON_OR_NOT = {
    "en": ("carries out the true treasure", "I call it a draw", "Nobody is left"),
    "es": ("saca el tesoro verdadero", "Declaro tablas", "No queda nadie"),
    "ru": ("выносит настоящий клад", "Объявляю ничью", "В живых никого"),
}
"""The three ways in which a game ends, as the game master says them."""


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with shared_page(browser, home, reduced_motion="no-preference") as shared:
        yield shared


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.in_lobby() as page:
        yield page


DETAIN = """() => {
  const { postMessage } = Worker.prototype;
  const letters = [];
  Worker.prototype.postMessage = function (...letter) {
    letters.push(() => postMessage.apply(this, letter));
  };
  globalThis.letGo = () => {
    Worker.prototype.postMessage = postMessage;
    for (const send of letters) send();
    return letters.length;
  };
}"""
"""What the page asks its engine stays on the way until it is let go; it is counted."""
HOLD = """() => {
  const [frame, held] = [globalThis.requestAnimationFrame, []];
  globalThis.requestAnimationFrame = (work) => held.push(work);
  globalThis.release = () => {
    globalThis.requestAnimationFrame = frame;
    held.forEach((work) => frame(work));
  };
}"""


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
@deep("a game by pointer")
def test_a_newcomer_plays_to_the_end(page: Page, language: str) -> None:
    home = Gamemaster(page)
    home.speak(language)
    home.prefer(pace="instant")
    home.set_table(rows=3, cols=4, bots=["wanderer", "mapper"], seed=f"solo {language}")
    home.open_table()
    assert home.play(Newcomer(language)) == "over"

    verdict = home.verdict()
    assert any(words in verdict for words in WON_OR_NOT[language]), verdict
    said = home.log()
    assert verdict in said[-1]

    home.reveal()
    steps = home.steps()
    assert steps == len(said) - 1  # the opening words are no request
    for eyes in ("0", "1", "2", "null", "gm"):
        home.look(eyes=eyes, at=steps // 2)
        assert home.log() == said[: steps // 2 + 1]
    home.look(at=0)
    assert home.log() == said[:1]
    home.look(at=steps)
    assert home.log() == said

    text = home.save_record()
    table = played(text)
    assert table.version == steps
    assert table.over
    assert record.save(table) == text


def test_what_is_said_does_not_wait_until_it_is_drawn(page: Page) -> None:
    """The browser gives no frame: the words are there, the controls are still the last move's."""
    home = Gamemaster(page)
    home.set_table(rows=3, cols=3, bots=[], seed="frames")
    home.open_table()
    page.evaluate(HOLD)
    home.button("start b2").click()
    expect(home.part("announcement")).to_contain_text("starts at b2")
    expect(home.part("log").locator("li")).to_have_count(2)
    page.evaluate(DETAIN)
    home.button("start b2").click()  # which nobody can mean any more
    assert page.evaluate("letGo()") == 0
    page.evaluate("release()")
    home.button("go up").click()
    expect(home.part("log").locator("li")).to_have_count(3)


def test_who_waits_for_the_game_master_is_told_so(page: Page) -> None:
    """What is not answered at once: the controls rest, and the page says why."""
    home = Gamemaster(page)
    home.set_table(rows=3, cols=3, bots=[], seed="frames")
    home.open_table()
    page.evaluate(DETAIN)
    home.button("start b2").click()
    expect(home.part("turn")).to_contain_text("looks at his plan")
    expect(home.offer_buttons).to_have_count(0)
    expect(home.part("log").locator("li")).to_have_count(1)
    page.evaluate("letGo()")
    expect(home.part("turn")).not_to_contain_text("looks at his plan")
    home.move("go up")
    assert len(home.log()) == 3


CRASHES = """
globalThis.asked = [];
new BroadcastChannel("asked").onmessage = ({ data }) => asked.push(data);
const prefix = `
  const channel = new BroadcastChannel("asked");
  let lives = 1;
  self.Worker = class extends Worker {
    postMessage(letter) {
      super.postMessage(letter);
      if (!letter.text.includes('"bot"')) return;
      channel.postMessage(letter.text);
      if (lives-- <= 0) return;
      this.terminate();
      this.dispatchEvent(new Event("error"));
    }
  };`;
globalThis.Blob = class extends Blob {
  constructor(parts, options) {
    super(options?.type === "text/javascript" ? [prefix, ...parts] : parts, options);
  }
};
"""
"""The worker that the engine has for bots dies over the first question."""


@pytest.mark.parametrize("crashing", sampled([True, False], 1))
def test_a_bot_that_reasons_does_in_the_page_what_it_does_here(page: Page, crashing: bool) -> None:
    """It thinks in a worker of its own, for as long as it wants: small plans need no five seconds.

    A worker that dies loses nothing: the next one is asked the same.
    """
    if crashing:
        page.add_init_script(CRASHES)
        page.goto("about:blank")
        page.goto("")
    bots, rules = ["reasoner", "wanderer"], {"rows": 3, "cols": 3, **PEACE}
    here = table_of(rules, [Player(bot, "blue", bot) for bot in bots], "reasons 5")
    while not here.over:
        here.let_bot_move(find_bots().bots[bots[here.turn or 0]])
    home = Gamemaster(page)
    home.prefer(pace="instant", thought="long")
    home.set_table(rows=3, cols=3, bots=bots, seed="reasons 5", plays=False, **PEACE)
    home.open_table()
    home.watch()
    assert played(home.save_record()).entries == here.entries
    if crashing:
        first, second = page.evaluate("asked")[:2]
        assert first == second


@deep("bots in the page")
def test_the_bots_of_the_page_are_those_of_this_python(page: Page) -> None:
    """The same seed and the same moves of the person give the same record, byte for byte."""
    players = [
        Player("Anna", "purple"),
        Player("Wanderer", "blue", "wanderer"),
        Player("Surveyor", "red", "mapper"),
    ]
    table = table_of({"rows": 4, "cols": 4}, players, "twice")
    bots = find_bots().bots
    mine: list[str] = []
    while not table.over:
        # A bot decides for the person as well; what it chose is then clicked in the page.
        before = table.version
        table.let_bot_move(bots[players[table.turn or 0].bot or "mapper"])
        mine += [move for seat, move in table.entries[before:] if seat == 0]

    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(rows=4, cols=4, bots=["wanderer", "mapper"], seed="twice", name="Anna")
    page.get_by_test_id("colour-purple").click()
    home.open_table()
    moves = iter(mine)
    assert home.play(lambda _: next(moves)) == "over"
    assert json.loads(home.save_record()) == json.loads(record.save(table))


@deep("in a page")
def test_equal_seeds_draw_equal_plans(page: Page) -> None:
    """Bots play alone on several labyrinths; each is the one that this Python draws."""
    home = Gamemaster(page)
    home.prefer(pace="instant")
    sizes = {"north": (3, 3), "восток": (3, 5), "south ☀": (5, 4)}
    for seed, (rows, cols) in sizes.items():
        home.set_table(plays=False, rows=rows, cols=cols, bots=["wanderer"] * 2, seed=seed)
        home.open_table()
        home.verdict()
        text = home.save_record()
        here = table_of({"rows": rows, "cols": cols}, played(text).players, seed)
        bots = find_bots().bots
        while not here.over:
            here.let_bot_move(bots["wanderer"])
        assert text == record.save(here)
        expect(home.part("seed")).to_contain_text(seed)
        home.part("home").click()
        home.is_in_lobby()


def test_a_record_of_this_python_is_watched_in_the_page(page: Page) -> None:
    players = [Player("Anna", "red", "mapper"), Player("Борис", "teal", "wanderer")]
    table = table_of({"rows": 3, "cols": 5, "outside": True}, players, "shown")
    bots = find_bots().bots
    while not table.over:
        table.let_bot_move(bots[players[table.turn or 0].bot or ""])
    home = Gamemaster(page)
    home.watch_record(record.save(table))
    home.is_at_table()
    home.has_steps(table.version)
    assert len(home.log()) == 1
    home.look(at=table.version, eyes="1")
    lines = home.log()
    assert len(lines) == table.version + 1
    assert sum("Борис:" in line for line in lines) == [s for s, _ in table.entries].count(1)
    assert home.save_record() == record.save(table)


@deep("while it is read")
def test_the_newest_line_stays_in_sight(page: Page) -> None:
    """The browser tells of the last scrolling when the log may have grown again."""
    page.goto("")
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(rows=4, cols=5, bots=["wanderer"] * 2, seed="log", **PEACE)
    home.open_table()
    home.play(lambda offers: "go up" if "go up" in offers else offers[0], moves=5)
    home.has_drawn()
    log = home.part("log")
    lines = log.locator("li").count()
    page.evaluate(HOLD)
    home.button("go up").click()
    expect(log.locator("li").nth(lines + 2)).to_be_attached()
    log.dispatch_event("scroll")
    page.evaluate("release()")
    home.has_drawn()
    below = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert log.evaluate(below) < 40
