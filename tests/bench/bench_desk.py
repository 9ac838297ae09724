"""From a stroke on the largest plans to all that is found there: natively, and in Pyodide.

Both are measured at the border of the engine, in the processor's time, so that a busy machine does
not count. Nothing here passes or fails but the target, which is only a word.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from tests.bench.in_pyodide import reported

LATE_MS: Final = 50
"""What 95 of 100 strokes should not exceed in Pyodide."""

# By name: the lint doesn't know the folder of this script.
desk_strokes: Final[Any] = import_module("desk_strokes")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="build.py bench desk", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="how long each plan is drawn on")
    parser.add_argument("--rounds", type=int, default=4, help="plans of each rule set")
    options = parser.parse_args(arguments)
    print(f"{'stroke to findings, ms':30}{'median':>11}{'95 %':>11}{'slowest':>11}")
    reports = {
        "native": desk_strokes.report(options.seconds / 4, options.rounds),
        "Pyodide": reported("desk_strokes", options.seconds, options.rounds),
    }
    for where, report in reports.items():
        for preset, figures in json.loads(report).items():
            columns = "".join(f"{figure:11.1f}" for figure in figures)
            print(f"{f'{preset}, {where}':30}{columns}")
    print(f"target in Pyodide: 95 % in {LATE_MS} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
