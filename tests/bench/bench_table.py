"""From a player's click at the table to the announcement that answers it, in the page.

Every rule set is played with real clicks on the buttons of the turn, chosen at random from a seed.
A click is timed by the browser's own stamp of the event; the announcement, when the frame that
shows it has been drawn. What bots say comes after it and is not timed.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect, sync_playwright

from builder import browser
from builder.places import Places
from builder.server import Site, serving
from tests.browser.driving import Gamemaster

PLACES = Places(Path(__file__).resolve().parents[2])
TABLES = {
    "classic": [],
    "school": [],
    "quest-hard": [],
    "grand": ["wanderer"],
    "parchis": ["dicer"],
}
"""The rule sets, with bots where nobody can play alone: none of them thinks."""
MEDIAN_MS, LATE_MS = 50, 100
LONGEST_MS = 120_000

WATCH = """() => {
  let begun = 0;
  const taken = globalThis.taken = [];
  addEventListener("click", (event) => (begun = event.timeStamp), { capture: true });
  const shown = () => {
    if (!begun) return;
    const since = begun;
    begun = 0;
    requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - since)));
  };
  // The words may be the same as before: each of them is a line of the log, too.
  const log = document.querySelector("[data-testid=log]");
  new MutationObserver(shown).observe(log, { subtree: true, childList: true });
}"""


def clicks(page: Page, preset: str, moves: int) -> list[float]:
    """Milliseconds of so many moves of one rule set; games follow each other if one ends."""
    choice = Random(preset).choice
    home = Gamemaster(page)
    taken: list[float] = []
    while len(taken) < moves:
        home.set_table(preset=preset, bots=TABLES[preset], seed=f"{preset} {len(taken)}")
        home.open_table()
        page.evaluate(WATCH)
        known = 0
        while len(taken) + known < moves and home.decision() == "move":
            whole = [move for move in home.offers() if move.split()[0] in ("start", "go")]
            home.button(choice(whole or home.offers())).first.click()
            known = page.evaluate("taken.length")
        taken += page.evaluate("taken")
        home.part("home").click()
        home.is_in_lobby()
    return taken


def late(values: Sequence[float]) -> float:
    """The value that 95 of 100 don't exceed."""
    return sorted(values)[int(0.95 * (len(values) - 1))]


def main(arguments: Sequence[str]) -> int:
    """Measure and report."""
    options = argparse.ArgumentParser(prog="build.py bench table")
    options.add_argument("--moves", type=int, default=60)
    moves = options.parse_args(arguments).moves
    expect.set_options(timeout=LONGEST_MS)
    print(f"click to announcement, {os.environ['CHROMIUM']}:")
    everything: list[float] = []
    with (
        serving(Site(PLACES.dist, PLACES.gzipped)) as address,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=[*browser.FLAGS]
        ) as chromium,
    ):
        page = chromium.new_page(locale="en")
        page.goto(address)
        Gamemaster(page).prefer(pace="instant")
        for preset in TABLES:
            taken = clicks(page, preset, moves)
            everything += taken
            print(
                f"  {preset}: median {statistics.median(taken):.1f} ms, 95 % {late(taken):.1f} ms"
            )
    print(
        f"all: median {statistics.median(everything):.1f} ms (target {MEDIAN_MS} at most), "
        f"95 % {late(everything):.1f} ms (target {LATE_MS} at most)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
