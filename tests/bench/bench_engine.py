"""Actions a second of random games: the engine, natively and in Pyodide, beside others in one run.

python-chess and OpenSpiel's `python_tic_tac_toe` and `hanabi` play random moves in the same rounds,
one after the other, so that a busy machine slows all of them alike. Printed are medians and ratios;
nothing here passes or fails but the target, which is only a word in the last column.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from builder import site, tools
from builder.places import Places

PLACES: Final = Places(Path(__file__).resolve().parents[2])
HERE: Final = Path(__file__).resolve().parent
TARGETS: Final = {
    "classic": 150_000,
    "school": 100_000,
    "school-floors": 100_000,
    "quest-easy": 100_000,
    "quest-hard": 100_000,
    "grand": 60_000,
    "parchis-2": 100_000,
    "parchis-4": 100_000,
    "parchis-pairs": 100_000,
}
"""Native actions a second."""

# By name: the lint knows neither the packages of the benchmark nor the folder of this script.
random_games: Final[Any] = import_module("random_games")
chess: Final[Any] = import_module("chess")
pyspiel: Final[Any] = import_module("pyspiel")
import_module("open_spiel.python.games.tic_tac_toe")  # registers python_tic_tac_toe

Runner = Callable[[float, int], float]
"""Plays for some seconds from a seed; actions (moves) a second."""


def play_labyrinth(preset: str) -> Runner:
    """Labyrinths of a rule set, announcements included."""
    plans = random_games.draw_plans(preset)

    def play(seconds: float, seed: int) -> float:
        actions, _, taken = random_games.random_games(plans, seconds, seed, preset)
        return float(actions / taken)

    return play


def play_parchis(table: str) -> Runner:
    """Parchís of a rule set and number of players, announcements included."""

    def play(seconds: float, seed: int) -> float:
        requests, _, taken = random_games.random_parchis(table, seconds, seed)
        return float(requests / taken)

    return play


def play_chess(seconds: float, seed: int) -> float:
    """python-chess: list the legal moves, choose one, make it, ask whether the game is over."""
    choice = Random(seed).choice
    moves, begun = 0, time.perf_counter()
    while (taken := time.perf_counter() - begun) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(choice(list(board.legal_moves)))
            moves += 1
    return moves / taken


def play_spiel(name: str) -> Runner:
    """A game of OpenSpiel; chance is drawn by its probabilities and counts as a move."""
    game: Any = pyspiel.load_game(name)

    def play(seconds: float, seed: int) -> float:
        rng = Random(seed)
        moves, begun = 0, time.perf_counter()
        while (taken := time.perf_counter() - begun) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, shares)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves / taken

    return play


def in_pyodide(name: str, seconds: float, rounds: int) -> Any:
    """The report of a script in the runtime of the built page under Node; a text says why not."""
    page = site.build_readable(PLACES)
    node = tools.machine_node() or tools.ensure_node(PLACES)
    script = [HERE / "in_pyodide.mjs", page, HERE / f"{name}.py"]
    done = subprocess.run(
        [str(part) for part in (node.node, *script, seconds, rounds)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        return f"Pyodide failed:\n{done.stderr.strip()}"
    return json.loads(done.stdout)


def show_bots(thinking: dict[str, tuple[float, float]]) -> None:
    """A table of how long the bots took a move in Pyodide."""
    title = "a bot's move in Pyodide, ms"
    print(f"\n{title:28}{'median':>11}{'slowest':>11}")
    for name, (median, slowest) in thinking.items():
        print(f"{name:28}{median:11.1f}{slowest:11.1f}")


def show(figures: dict[str, list[float]]) -> None:
    """A table of medians, their spread, and how they compare with python-chess."""
    yardstick = statistics.median(figures["python-chess"])
    columns = "".join(f"{name:>11}" for name in ("median", "lowest", "highest", "ratio"))
    print(f"{'random actions a second':28}{columns}")
    for name, rates in figures.items():
        middle = statistics.median(rates)
        rates_shown = "".join(f"{rate:11,.0f}" for rate in (middle, min(rates), max(rates)))
        print(f"{name:28}{rates_shown}{middle / yardstick:10.2f}x")
    print("ratio: to python-chess in this run")
    for mode, target in TARGETS.items():
        native = statistics.median(figures[f"{mode}, native"])
        verdict = "reached" if native >= target else "missed"
        print(f"target of {mode}, {target:,} a second native: {verdict}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 only if something could not be measured that should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each game in each round")
    options = parser.parse_args(arguments)
    runners: dict[str, Runner] = {
        **{f"{preset}, native": play_labyrinth(preset) for preset in random_games.PRESETS},
        **{f"{table}, native": play_parchis(table) for table in random_games.TABLES},
        "python-chess": play_chess,
        "OpenSpiel python_tic_tac_toe": play_spiel("python_tic_tac_toe"),
        "OpenSpiel hanabi": play_spiel("hanabi"),
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
        figures[f"{mode}, Pyodide"] = [actions for actions, _ in rates]
    show(figures)
    show_bots(in_pyodide("bot_moves", options.seconds, options.rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
