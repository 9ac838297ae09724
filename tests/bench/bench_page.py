"""From navigation to the first accepted move, beside the bare runtime in the same browser.

Each of the rounds starts two fresh browser profiles, one for the bare runtime as npm brings it and
one for the game, and visits each twice: cold (nothing cached), then warm (a new tab of the same
browser; a stored game is forgotten, the caches are kept). A script in the page plays the hasty
visitor: it clicks the quick game and the first start cell in the moment that they are offered.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, Request, sync_playwright

from builder import browser, site
from builder.places import Places
from builder.server import Site, serving

PLACES = Places(Path(__file__).resolve().parents[2])
RUNTIME = (*site.RUNTIME, "python_stdlib.zip", "pyodide-lock.json")
READY, MOVED, BARE = "gamemaster:engine-ready", "gamemaster:first-move", "bare:ready"
TARGETS = {"cold": 1.5, "warm": 1.3}
LONGEST_MS = 120_000

HASTY_VISITOR = """
if (globalThis.document) {
  new PerformanceObserver((list) => {
    for (const mark of list.getEntries()) console.info(`bench ${mark.name} ${mark.startTime}`);
  }).observe({ type: "mark", buffered: true });
  const wishes = ["quick-game", "offer"];
  const tryNext = () => {
    const selector = `[data-testid=${wishes[0]}]:not([disabled], [aria-disabled=true])`;
    const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!found) return;
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


def visit(context: BrowserContext, address: str, until: str) -> Visit:
    """Open an address in a new tab and wait for a mark."""
    page = context.new_page()
    marks: dict[str, float] = {}
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.add_init_script(HASTY_VISITOR)

    def noted(text: str) -> bool:
        if text.startswith("bench "):
            _, name, at = text.split()
            marks.setdefault(name, float(at))
        return until in marks

    with page.expect_console_message(lambda message: noted(message.text), timeout=LONGEST_MS):
        page.goto(address)
    size = sum(request.sizes()["responseBodySize"] for request in requests)
    page.close()
    forget_game(context, address)
    return Visit(marks, size)


def forget_game(context: BrowserContext, address: str) -> None:
    """Remove what the page stored, but not what the browser cached."""
    page = context.new_page()
    stored = {"origin": address.rstrip("/"), "storageTypes": "indexeddb,local_storage"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", stored)
    page.close()


def visits(playwright: Playwright, address: str, until: str) -> dict[str, Visit]:
    """A cold and a warm visit with a fresh profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=os.environ["CHROMIUM"], args=[*browser.FLAGS]
        )
        made = {name: visit(context, address, until) for name in ("cold", "warm")}
        context.close()
    return made


def bare_site(folder: Path) -> Site:
    """The reference page with the runtime's own files, compressed as the game's are."""
    public, twins = folder / "bare", folder / "twins"
    shutil.copytree(Path(__file__).with_name("bare"), public)
    (public / "pyodide").mkdir()
    for name in RUNTIME:
        shutil.copy2(PLACES.modules / "pyodide" / name, public / "pyodide")
    site.compress(public, twins)
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
        f"(target {TARGETS[kind]} at most); transferred {size[1]:.2f} MB, bare {size[0]:.2f} MB"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure and report."""
    options = argparse.ArgumentParser(prog="build.py bench page")
    options.add_argument("--rounds", type=int, default=5)
    rounds = options.parse_args(arguments).rounds
    bare: list[dict[str, Visit]] = []
    game: list[dict[str, Visit]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(bare_site(Path(folder))) as bare_address,
        serving(Site(PLACES.dist, PLACES.gzipped)) as game_address,
        sync_playwright() as playwright,
    ):
        for number in range(1, rounds + 1):
            bare.append(visits(playwright, bare_address, BARE))
            game.append(visits(playwright, game_address, MOVED))
            print(f"  round {number} of {rounds} done", flush=True)
    print(f"Medians of {rounds} rounds, {os.environ['CHROMIUM']}:")
    for kind in TARGETS:
        report(kind, [each[kind] for each in bare], [each[kind] for each in game])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
