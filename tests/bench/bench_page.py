"""From navigation to the first accepted move, beside the bare runtime in the same browser.

Each of the rounds starts two fresh browser profiles, one for the bare runtime as npm brings it and
one for the game, and visits each twice: cold (nothing cached), then warm (a new tab of the same
browser, when the first has fetched all that it wanted; a stored game is forgotten, the caches are
kept). Each visit begins when the browser has come to rest after opening its window or tab. Two more
profiles visit over a slow line. A script in the page plays the hasty visitor: it clicks the quick
game and the first start cell in the moment that they are offered.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence, Sized
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, Request, sync_playwright

from builder import browser, packing, site
from builder.places import Places
from builder.server import Site, serving
from tests.bench.slow_line import slowed

PLACES = Places(Path(__file__).resolve().parents[2])
RUNTIME = (*site.RUNTIME, "python_stdlib.zip", "pyodide-lock.json")
USABLE, READY = "gamemaster:lobby-usable", "gamemaster:engine-ready"
MOVED, BARE = "gamemaster:first-move", "bare:ready"
TARGETS = {"cold": 0.45, "warm": 0.30, "slow": 1.10}
"""The first move against the bare runtime."""
LOBBY, BYTES = 0.15, 1.6
"""The usable lobby and the bytes before the first move, cold."""
MEGABITS, ROUND_TRIP = 10, 0.040
LONGEST_MS = 120_000
LOOK_MS, STILL_LOOKS, LITTLE = 200, 3, 0.1
"""A browser that rests uses less than this part of a core at so many looks in a row."""
IDLE = 10.0
"""Seconds without a request after which a page has fetched all that it wanted."""

HASTY_VISITOR = """
if (globalThis.document) {
  new PerformanceObserver((list) => {
    for (const mark of list.getEntries()) console.info(`bench ${mark.name} ${mark.startTime}`);
  }).observe({ type: "mark", buffered: true });
  const wishes = ["quick-game", "offer"];
  const tryNext = () => {
    const selector = `[data-testid=${wishes[0]}]:not([disabled], [aria-disabled=true])`;
    // To ask whether something can be seen has the page laid out: a person's eyes cost it nothing.
    const found = [...document.querySelectorAll(selector)].find((one) => !one.closest("[hidden]"));
    if (!found?.checkVisibility()) return;
    wishes.shift();
    if (!wishes.length) observer.disconnect();
    found.click();
  };
  const observer = new MutationObserver(tryNext);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
"""


@dataclass(frozen=True, slots=True)
class Visit:
    """One visit: milliseconds from navigation to each mark, and the bytes that came in bodies."""

    marks: Mapping[str, float]
    bytes: int


def visit(context: BrowserContext, address: str, until: str, settle: bool) -> Visit:
    """Open an address in a new tab and wait for a mark; `settle`: then until all has come."""
    page = context.new_page()
    wait_until_rested(context)
    marks: dict[str, float] = {}
    asked: list[Request] = []
    ended: set[Request] = set()
    page.on("request", lambda request: asked.append(request))
    page.on("requestfinished", lambda request: ended.add(request))
    page.on("requestfailed", lambda request: ended.add(request))
    page.add_init_script(HASTY_VISITOR)

    def noted(text: str) -> bool:
        if text.startswith("bench "):
            _, name, at = text.split()
            marks.setdefault(name, float(at))
        return until in marks

    with page.expect_console_message(lambda message: noted(message.text), timeout=LONGEST_MS):
        page.goto(address)
    before = list(asked)
    if settle:
        wait_until_idle(page, ended)
    while not ended.issuperset(before):
        page.wait_for_timeout(20)  # what is told of it comes a little later
    size = sum(body_of(request) for request in before)
    page.close()
    forget_game(context, address)
    return Visit(marks, size)


def wait_until_rested(context: BrowserContext) -> None:
    """Wait until the browser has done what it does for itself when it opens a window or a tab.

    For most of a second it is as busy as with a page, which would be counted as the page's.
    """
    assert context.browser
    session = context.browser.new_browser_cdp_session()
    used, still = 0.0, 0
    while still < STILL_LOOKS:
        context.pages[-1].wait_for_timeout(LOOK_MS)
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        before, used = used, sum(each["cpuTime"] for each in processes)
        still = still + 1 if used - before < LITTLE * LOOK_MS / 1000 else 0
    session.detach()


def body_of(request: Request) -> int:
    """The bytes that came over the line; what a service worker gives has none."""
    if request.failure is not None:
        return 0
    return max(0, request.sizes()["responseBodySize"])


def wait_until_idle(page: Page, finished: Sized) -> None:
    """Wait until the page and its workers have asked for nothing for a while."""
    known, since = len(finished), time.monotonic()
    while time.monotonic() - since < IDLE:
        page.wait_for_timeout(100)
        if len(finished) != known:
            known, since = len(finished), time.monotonic()


def forget_game(context: BrowserContext, address: str) -> None:
    """Remove what the page stored, but not what the browser cached."""
    page = context.new_page()
    stored = {"origin": address.rstrip("/"), "storageTypes": "indexeddb,local_storage"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", stored)
    page.close()


def visits(
    playwright: Playwright, address: str, until: str, kinds: Sequence[str]
) -> dict[str, Visit]:
    """Visits of these kinds, one after the other, with a fresh profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=os.environ["CHROMIUM"], args=[*browser.FLAGS]
        )
        made = {kind: visit(context, address, until, kind != kinds[-1]) for kind in kinds}
        context.close()
    return made


def bare_site(folder: Path) -> Site:
    """The reference page with the runtime's own files, compressed as the game's are."""
    public, twins = folder / "bare", folder / "twins"
    shutil.copytree(Path(__file__).with_name("bare"), public)
    (public / "pyodide").mkdir()
    for name in RUNTIME:
        shutil.copy2(PLACES.modules / "pyodide" / name, public / "pyodide")
    packing.gzipped(public, twins)
    return Site(public, twins)


def report(kind: str, bare: Sequence[Visit], game: Sequence[Visit]) -> None:
    """Print one kind of visit: medians, and the game as a ratio of the reference."""

    def median(visits: Sequence[Visit], mark: str) -> float:
        return statistics.median(each.marks[mark] for each in visits)

    reference, ready, moved = median(bare, BARE), median(game, READY), median(game, MOVED)
    size = [statistics.median(each.bytes for each in visits) / 1e6 for visits in (bare, game)]
    print(
        f"{kind}: first move {moved:.0f} ms (engine ready {ready:.0f} ms), "
        f"bare runtime {reference:.0f} ms: ratio {moved / reference:.2f} "
        f"(target {TARGETS[kind]} at most)"
    )
    print(f"  transferred before it {size[1]:.2f} MB, bare {size[0]:.2f} MB", end="")
    print(f": ratio {size[1] / size[0]:.2f} (target {BYTES})" if kind == "cold" else "")
    if kind == "cold" and all(USABLE in each.marks for each in game):
        usable = median(game, USABLE)
        print(f"  lobby usable {usable:.0f} ms: ratio {usable / reference:.2f} (target {LOBBY})")
    elif kind == "cold":
        print("  lobby usable: not marked")


def main(arguments: Sequence[str]) -> int:
    """Measure and report."""
    options = argparse.ArgumentParser(prog="build.py bench page")
    options.add_argument("--rounds", type=int, default=7)
    rounds = options.parse_args(arguments).rounds
    bare: list[dict[str, Visit]] = []
    game: list[dict[str, Visit]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(bare_site(Path(folder))) as bare_address,
        serving(Site(PLACES.dist, PLACES.gzipped)) as game_address,
        slowed(bare_address, MEGABITS, ROUND_TRIP) as slow_bare,
        slowed(game_address, MEGABITS, ROUND_TRIP) as slow_game,
        sync_playwright() as playwright,
    ):
        for number in range(1, rounds + 1):
            near, far = ("cold", "warm"), ("slow",)
            seen = visits(playwright, bare_address, BARE, near)
            bare.append(seen | visits(playwright, slow_bare, BARE, far))
            seen = visits(playwright, game_address, MOVED, near)
            game.append(seen | visits(playwright, slow_game, MOVED, far))
            print(f"  round {number} of {rounds} done", flush=True)
    print(f"Medians of {rounds} rounds, {os.environ['CHROMIUM']}:")
    print(f"(slow: nothing cached, {MEGABITS} Mbit/s, {ROUND_TRIP * 1000:.0f} ms there and back)")
    for kind in TARGETS:
        report(kind, [each[kind] for each in bare], [each[kind] for each in game])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
