"""The engine goes on from the build's memory; where that can't be had, it starts by itself."""

from __future__ import annotations

import gzip
import re
from array import array
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route

from builder.places import Places
from builder.snapshot import MEMORY
from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.kinds import only_chromium
from tests.browser.lobby.test_brought_records import some_record
from tests.browser.watching import LOST, Watch
from tests.campaigns import deep, sampled

SNAPSHOT: Final = "**/snapshot.bin"


def asked_for(context: BrowserContext, name: str) -> list[str]:
    """The requests for a file, as they are seen."""
    seen: list[str] = []

    def asked(request: Request) -> None:
        if request.url.endswith(f"/{name}"):
            seen.append(request.url)

    context.on("request", asked)
    return seen


WATCH_BAR: Final = """
globalThis.bar = [];
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => data.kind === "boot" && bar.push(data.progress));
  }
};
"""


def with_bar(context: BrowserContext) -> Page:
    """A page that remembers how far its start has come, as often as the worker tells it."""
    page = context.new_page()
    page.add_init_script(WATCH_BAR)
    return page


def bar_of(page: Page) -> list[float]:
    """How far the start has come, from 0 to 1; it never goes back."""
    bar: list[float] = page.evaluate("bar")
    assert bar == sorted(bar)
    return bar


def starts_by_itself(context: BrowserContext) -> list[str]:
    """The starts without a snapshot, as they are seen: no other asks for this file."""
    return asked_for(context, "python_first.zip")


def plays(page: Page) -> None:
    page.goto("")
    home = Gamemaster(page)
    home.is_ready()
    home.quick_game()
    assert len(home.offers()) == 20


def test_the_engine_goes_on_from_the_builds_memory(new_context: OpenContext) -> None:
    context = new_context()
    alone = starts_by_itself(context)
    plays(context.new_page())
    plays(context.new_page())
    assert alone == []


KEEP_MEMORY: Final = """
    performance.getEntriesByName = () => [];
    const { instantiate } = WebAssembly;
    const { parse } = JSON;
    let memory;
    WebAssembly.instantiate = async (module, imports) => {
      const made = await instantiate(module, imports);
      memory = imports?.env?.memory ?? made.exports?.memory ?? memory;
      return made;
    };
    JSON.parse = (text, ...rest) => {
      if (memory && text.includes('"hiwireKeys"')) self.restored ??= memory.buffer.slice(0);
      return parse(text, ...rest);
    };
"""
"""What else Pyodide must know is read when the memory is restored and nothing has run in it.

Nobody can tell how fast the line is, so that it is never too slow for the memory.
"""
DIGESTS: Final = """async (size) => {
  const digests = [];
  for (let at = 0; at < restored.byteLength; at += size) {
    const digest = await crypto.subtle.digest("SHA-256", restored.slice(at, at + size));
    digests.push(Array.from(new Uint8Array(digest)));
  }
  return digests;
}"""
WORDS: Final = "([at, size]) => [...new Uint32Array(restored.slice(at, at + size))]"
BLOCK: Final = 1 << 16


@deep("byte for byte")
@only_chromium(kinds.WORKERS)
def test_the_memory_is_the_builds(new_context: OpenContext) -> None:
    """The file holds only what the runtime has not laid out itself: everything else must agree.

    But where the build's runtime lacks a way to call a function, the browser may have laid out its
    own: one pointer, which is better than none.
    """
    context = new_context()
    context.route("**/app/worker*.js", worker_with(KEEP_MEMORY))
    page = context.new_page()
    page.goto("")
    Gamemaster(page).is_ready()
    [engine] = page.workers
    places = Places(Path(__file__).resolve().parents[3])
    built = gzip.decompress((places.cache / "snapshot" / MEMORY).read_bytes())
    blocks = {at: built[at : at + BLOCK] for at in range(0, len(built), BLOCK)}
    digests = [list(sha256(block).digest()) for block in blocks.values()]
    told = engine.evaluate(DIGESTS, BLOCK)
    pairs = zip(blocks, digests, told, strict=True)
    for at in [at for at, mine, its in pairs if mine != its]:
        words = array("I", blocks[at])
        restored = engine.evaluate(WORDS, [at, BLOCK])
        others = [word for word, its in zip(words, restored, strict=True) if word != its]
        assert others == [0], f"from {at}"
    assert sum(mine != its for mine, its in zip(digests, told, strict=True)) <= 1


KEPT: Final = """async () => {
  for (;;) {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("gamemaster.start "));
    const cache = name && (await caches.open(name));
    const [kept] = cache ? await cache.keys() : [];
    // What is still being written is among the keys already.
    if (kept && (await cache.match(kept))) return;
    await new Promise((look) => setTimeout(look, 50));
  }
}"""
"""Waits until the memory has been kept for the next visit."""
DAMAGE: Final = """async () => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("gamemaster.start "));
  const cache = await caches.open(name);
  const [kept] = await cache.keys();
  const file = new Uint8Array(await (await cache.match(kept)).arrayBuffer());
  file[file.length >> 1] ^= 1;
  await cache.put(kept, new Response(file));
}"""


@pytest.fixture
def visited(new_context: OpenContext) -> Page:
    """The page of a first visit that has kept what the next one needs."""
    page = new_context().new_page()
    plays(page)
    page.evaluate(KEPT)
    return page


@deep("on the next visit")
def test_the_next_visit_finds_the_memory_unpacked(visited: Page) -> None:
    context = visited.context
    asked, alone = asked_for(context, "snapshot.bin"), starts_by_itself(context)
    page = with_bar(context)
    plays(page)
    assert (asked, alone) == ([], [])
    # Nothing has to come over the line, and what is left is computing.
    assert bar_of(page) == [0, 0.9]


@deep("kept memory that is damaged")
def test_kept_memory_that_is_damaged_is_fetched_anew(visited: Page) -> None:
    visited.evaluate(DAMAGE)
    asked, alone = asked_for(visited.context, "snapshot.bin"), starts_by_itself(visited.context)
    home = Gamemaster(visited)
    visited.reload()
    home.is_at_table()
    assert (len(asked), alone) == (1, [])
    visited.evaluate(KEPT)
    asked.clear()
    visited.reload()
    home.is_at_table()
    assert (asked, alone) == ([], [])


Change = Callable[[bytes], bytes]


def of_another_build(packed: bytes) -> bytes:
    plain = bytearray(gzip.decompress(packed))
    plain[4] ^= 1
    return gzip.compress(bytes(plain), 1)


def for_another_runtime(packed: bytes) -> bytes:
    """Pyodide's own key stands behind the mark and the build's key."""
    plain = bytearray(gzip.decompress(packed))
    plain[4 * (1 + 8)] ^= 1
    return gzip.compress(bytes(plain), 1)


def for_another_size(packed: bytes) -> bytes:
    """Of a memory that is one page shorter."""
    plain = bytearray(gzip.decompress(packed))
    size = slice(4 * (1 + 8 + 8), 4 * (1 + 8 + 8) + 4)
    plain[size] = (int.from_bytes(plain[size], "little") - (1 << 16)).to_bytes(4, "little")
    return gzip.compress(bytes(plain), 1)


CHANGES: Final = (
    pytest.param(lambda packed: packed[: len(packed) // 2], id="truncated"),
    pytest.param(lambda packed: packed[:20_000] + b"\0" + packed[20_001:], id="damaged"),
    pytest.param(lambda _: b"", id="empty"),
    pytest.param(lambda _: b"<!doctype html><title>Moved</title>", id="a page instead"),
    of_another_build,
    for_another_runtime,
    for_another_size,
)
"""Each is refused where snapshots are read (tests/js/app/snapshot.test.mjs)."""


@deep("a snapshot that is damaged")
@pytest.mark.parametrize("change", sampled(CHANGES, 1))
def test_a_snapshot_that_does_not_fit_is_left_alone(
    new_context: OpenContext, watch: Watch, change: Change
) -> None:
    watch.allow("The input (is ended|data is corrupted)")  # Firefox tells of what was caught, too
    context = new_context()
    alone = starts_by_itself(context)

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change(response.body()))

    context.route(SNAPSHOT, answer)
    plays(context.new_page())
    assert len(alone) == 1


@deep("a snapshot that doesn't come")
@pytest.mark.parametrize("how", sampled(["missing", "lost"], 1))
def test_a_snapshot_that_does_not_come_is_not_missed(
    new_context: OpenContext, watch: Watch, how: str
) -> None:
    watch.allow(LOST)
    context = new_context()
    alone = starts_by_itself(context)
    context.route(
        SNAPSHOT, lambda route: route.abort() if how == "lost" else route.fulfill(status=404)
    )
    plays(context.new_page())
    assert len(alone) == 1


LACKS: Final = {
    "DecompressionStream": "delete self.DecompressionStream;",
    "memory": """
        const instantiate = WebAssembly.instantiate;
        let refused = false;
        WebAssembly.instantiate = async (module, imports) => {
          if (!imports || refused) return instantiate(module, imports);
          refused = true;
          throw new RangeError("WebAssembly.instantiate(): Out of memory");
        };
    """,
}


@deep("in an older browser")
@pytest.mark.parametrize("lacking", sampled(LACKS, 1))
def test_a_browser_that_lacks_something(new_context: OpenContext, lacking: str) -> None:
    context = new_context()
    alone = starts_by_itself(context)
    context.route("**/app/worker*.js", worker_with(LACKS[lacking]))
    plays(context.new_page())
    assert len(alone) == 1


@deep("what a start shows")
def test_what_was_shown_of_a_start_is_not_taken_back(visited: Page) -> None:
    """Where the kept memory is refused, a start that had all it needed has to fetch more."""
    context = visited.context
    alone = starts_by_itself(context)
    context.route("**/app/worker*.js", worker_with(LACKS["memory"]))
    page = with_bar(context)
    plays(page)
    assert len(alone) == 1
    assert bar_of(page)[-1] == 0.9


def worker_with(code: str) -> Callable[[Route], None]:
    """The worker's script, after some other code has run in it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{code}\n{response.text()}")

    return answer


SLOW: Final = """
    const entries = performance.getEntriesByName.bind(performance);
    performance.getEntriesByName = (name) =>
      name.endsWith("pyodide.asm.mjs")
        ? [{ encodedBodySize: 260000, responseStart: 100, responseEnd: 900 }]
        : entries(name);
"""


@deep("on a slow line")
def test_on_a_slow_line_the_snapshot_is_fetched_for_the_next_visit(
    new_context: OpenContext,
) -> None:
    context = new_context()
    alone = starts_by_itself(context)
    context.route("**/app/worker*.js", worker_with(SLOW))
    # Nothing of it has come when the scripts have, and nothing does until it is asked for again.
    held: list[Route] = []
    context.route(SNAPSHOT, lambda route: route.continue_() if held else held.append(route))
    page = context.new_page()
    plays(page)
    assert len(alone) == 1
    with page.expect_request_finished(lambda request: request.url.endswith("snapshot.bin")):
        pass
    context.unroute("**/app/worker*.js")
    plays(context.new_page())
    assert len(alone) == 1


@deep("how far a start has come")
def test_progress_only_grows_and_is_made_of_bytes(new_context: OpenContext) -> None:
    context = new_context()
    waiting: list[Route] = []
    context.route(SNAPSHOT, lambda route: waiting.append(route))
    page = context.new_page()
    page.add_init_script("""
        globalThis.told = [];
        const Plain = Worker;
        globalThis.Worker = class extends Plain {
          constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
              if (data.kind === "boot") told.push(data.progress);
            });
          }
        };
    """)
    # Once the sizes are known, every piece of a file counts.
    with (
        page.expect_request(lambda request: request.url.endswith("snapshot.bin")),
        page.expect_request_finished(lambda request: request.url.endswith("boot.json")),
    ):
        page.goto("")
    page.evaluate("1")  # what was asked has come here, too
    waiting[0].continue_()
    Gamemaster(page).is_ready()
    told: list[float] = page.evaluate("told")
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] <= 1
    # How many pieces there are is for the browser to say: on a busy machine they are few.
    assert any(told[0] < each < told[-1] for each in told)


SEED: Final = """async (script) => {
  const worker = new Worker(script, { type: "module" });
  const heard = [];
  let hear = () => {};
  worker.onmessage = ({ data }) => { heard.push(data); hear(); };
  const until = async (fits) => {
    for (;;) {
      const found = heard.find(fits);
      if (found) return found;
      await new Promise((resolve) => (hear = resolve));
    }
  };
  let id = 0;
  const ask = async (request) => {
    const own = ++id;
    worker.postMessage({ id: own, type: request.type, text: JSON.stringify(request) });
    return JSON.parse((await until((one) => one.id === own)).text);
  };
  await until((one) => one.kind === "ready");
  const bot = "wanderer";
  const bots = [{ name: "Ann", colour: "red", bot }, { name: "Bob", colour: "blue", bot }];
  const rules = { preset: "classic", rows: 3, cols: 3, quiet_rounds: 1 };
  let seen = await ask({ type: "new", game: "labyrinth", rules, seats: bots });
  while (seen.over === null) seen = await ask({ type: "advance", version: seen.version });
  const shown = await ask({ type: "reveal" });
  worker.terminate();
  return [shown.seed, shown.plan];
}"""


def test_two_starts_from_the_same_memory_draw_different_chance(new_context: OpenContext) -> None:
    context = new_context()
    alone = starts_by_itself(context)
    page = context.new_page()
    with page.expect_request(re.compile(r"/app/worker[^/]*\.js$")) as asked:
        page.goto("")
    Gamemaster(page).is_ready()
    drawn: list[list[Any]] = [page.evaluate(SEED, asked.value.url) for _ in range(3)]
    assert len({seed for seed, _ in drawn}) == 3
    assert len({plan for _, plan in drawn}) > 1
    assert alone == []


@deep("what comes behind the engine")
def test_the_guards_that_were_lost_are_fetched_when_they_are_needed(
    new_context: OpenContext, watch: Watch
) -> None:
    """A record from elsewhere is not looked at without them."""
    watch.allow(LOST)
    context = new_context()
    context.route("**/pydantic_core*.whl", lambda route: route.abort())
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.is_ready()
    home.watch_record(some_record())
    home.has_refused("The engine's packages could not be loaded")
    home.is_in_lobby()
    context.unroute("**/pydantic_core*.whl")
    home.watch_record(some_record())
    home.is_at_table()
