"""What can be known, how long it takes to know it: natively, and in Pyodide.

After every statement a reasoner says all that is certain, as a notebook would show it, and thinks
ahead, as it would while nobody waits; after every game it gives reasons. All in the processor's
time, so that a busy machine does not count. What memory one process has needed for all games comes
last. Nothing here passes or fails but the targets, which are
only words.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from tests.bench.in_pyodide import reported, solver

TARGETS: Final = (
    "Pyodide: classic, hear, median 20 ms, 99 % in 300 ms; why, 95 % in 500 ms; "
    "quest-hard and grand-simple, hear, 95 % in 1 s; memory 150 MB"
)

# By name: the lint doesn't know the folder of this script.
knowing_games: Final[Any] = import_module("knowing_games")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="build.py bench knowing", description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=10, help="how long each rule set is played"
    )
    parser.add_argument("--rounds", type=int, default=3, help="games of each rule set")
    options = parser.parse_args(arguments)
    columns = "".join(f"{name:>10}" for name in ("median", "95 %", "99 %", "slowest", "followed"))
    print(f"{'ms':34}{columns}")
    reports = {
        "native": knowing_games.report(options.seconds / 4, options.rounds),
        "Pyodide": reported("knowing_games", options.seconds, options.rounds, solver()),
    }
    for where, report in reports.items():
        for preset, figures in json.loads(report).items():
            for what in ("hear", "think ahead", "why"):
                told = "".join(f"{figure:10.1f}" for figure in figures[what])
                share = f"{figures['followed']:10.0%}" if what == "hear" else ""
                print(f"{f'{preset}, {what}, {where}':34}{told}{share}")
        most = max(figures["memory"] for figures in json.loads(report).values())
        print(f"memory, {where}: {most:.0f} MB")
    print(f"targets: {TARGETS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
