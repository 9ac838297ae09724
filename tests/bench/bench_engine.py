"""Actions a second of random games: the engine, natively and in Pyodide, beside others in one run.

The engine is played as the tables play it, and as learners do: through the library, PettingZoo and
OpenSpiel.

python-chess, games of OpenSpiel and PettingZoo play random moves in the same rounds, one after the
other, so that a busy machine slows all of them alike; python-chess plays in Pyodide, too. A second
is one of the processor's, for the process that plays. Printed are medians and ratios; nothing here
passes or fails but the target, which is only a word.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tests.bench.in_pyodide import reported, solver

TARGETS: Final = {
    "classic, native": 300_000,
    "classic, Pyodide": 100_000,
    "school, native": 100_000,
    "school-floors, native": 100_000,
    "quest-easy, native": 100_000,
    "quest-hard, native": 100_000,
    "grand, native": 60_000,
    "parchis-2, native": 100_000,
    "parchis-4, native": 100_000,
    "parchis-pairs, native": 100_000,
    "library classic": 250_000,
    "PettingZoo classic": 20_000,
}
"""Actions a second, on a machine that has nothing else to do."""

# By name: the lint knows neither the packages of the benchmark nor the folder of this script.
random_games: Final[Any] = import_module("random_games")
yardstick: Final[Any] = import_module("yardstick")
others: Final[Any] = import_module("others")
learners: Final[Any] = import_module("learners")

CHESS: Final = Path(yardstick.chess.__file__).parent
IN_PYODIDE: Final = ", Pyodide"


def in_pyodide(name: str, seconds: float, rounds: int, others: Path = CHESS) -> Any:
    """The report of a script in the runtime of the built page under Node; a text says why not."""
    try:
        return json.loads(reported(name, seconds, rounds, others))
    except subprocess.CalledProcessError as failed:
        return f"Pyodide failed:\n{failed.stderr.strip()}"


def show_bots(thinking: dict[str, tuple[float, float, float]]) -> None:
    """A table of how long the bots took a move in Pyodide."""
    title = "a bot's move in Pyodide, ms"
    print(f"\n{title:28}{'median':>11}{'99 %':>11}{'slowest':>11}")
    for name, (median, late, slowest) in thinking.items():
        print(f"{name:28}{median:11.1f}{late:11.1f}{slowest:11.1f}")


def show(figures: dict[str, list[float]]) -> None:
    """A table of medians, their spread, and how they compare with python-chess."""
    columns = "".join(f"{name:>11}" for name in ("median", "lowest", "highest", "ratio"))
    print(f"{'random actions a second':30}{columns}")
    medians = {name: statistics.median(rates) for name, rates in figures.items()}
    for name, rates in figures.items():
        least = medians[f"python-chess{IN_PYODIDE if name.endswith(IN_PYODIDE) else ''}"]
        shown = "".join(f"{rate:11,.0f}" for rate in (medians[name], min(rates), max(rates)))
        print(f"{name:30}{shown}{medians[name] / least:10.2f}x")
    print("ratio: to python-chess in this run and the same runtime")
    for name, target in TARGETS.items():
        if name in medians:
            verdict = "reached" if medians[name] >= target else "missed"
            print(f"target of {name}, {target:,} a second: {verdict}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 only if something could not be measured that should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each game in each round")
    options = parser.parse_args(arguments)
    runners: dict[str, Callable[[float, int], float]] = {
        **{f"{mode}, native": play for mode, play in random_games.runners().items()},
        "python-chess": yardstick.random_chess,
        **learners.runners(),
        **others.OTHERS,
    }
    for play in runners.values():
        play(options.seconds / 4, 0)
    figures: dict[str, list[float]] = {name: [] for name in runners}
    for seed in range(options.rounds):
        for name, play in runners.items():
            figures[name].append(play(options.seconds, seed))
    strange = in_pyodide("random_games", options.seconds, options.rounds)
    if isinstance(strange, str):
        show(figures)
        print(f"Pyodide was not measured. {strange}")
        return 1
    for mode, rates in strange.items():
        figures[f"{mode}{IN_PYODIDE}"] = rates
    show(figures)
    show_bots(in_pyodide("bot_moves", options.seconds, options.rounds, solver()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
