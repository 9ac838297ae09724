"""`puzzles`: a book of puzzles from games of bots, made in a terminal."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from gamemaster.arena.running import in_order, workers
from gamemaster.core.game import Refused
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.puzzles.books import Book, Puzzle, write_book
from gamemaster.labyrinth.puzzles.making import Order, make, seats_for
from gamemaster.labyrinth.puzzles.questions import KINDS
from gamemaster.terminal.options import add_rules, read_options

GAMES_A_PUZZLE = 60
"""So many games are played for each puzzle that is wanted, at most."""


def add_puzzles(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `puzzles` to the commands."""
    puzzles = commands.add_parser("puzzles", help="make puzzles from games of bots")
    puzzles.add_argument("kind", choices=KINDS)
    add_rules(puzzles)
    puzzles.add_argument("--count", type=int, default=20, help="how many are wanted")
    puzzles.add_argument("--seed", default="puzzles", help="the same seed gives the same puzzles")
    puzzles.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    puzzles.add_argument("--to", type=Path, help="write them to this file, not to the terminal")
    puzzles.set_defaults(run=_puzzles)


def _puzzles(arguments: argparse.Namespace) -> int:
    for name in ("count", "processes"):
        if getattr(arguments, name) < 1:
            raise Refused(
                "refused-plans", f"{getattr(arguments, name)} {name}: at least 1 is needed"
            )
    game, options = read_options(arguments)
    if game is not LABYRINTH:
        raise Refused("refused-game", f"there are no puzzles of {game.id}", game=game.id)
    found = [*_made(arguments, options)]
    text = write_book(Book(arguments.kind, options, arguments.seed, tuple(found)))
    if arguments.to is None:
        print(text, end="")
    else:
        arguments.to.write_text(text, encoding="utf-8")
    print(f"{len(found)} puzzles", file=sys.stderr)
    return 0


def _made(arguments: argparse.Namespace, options: dict[str, Any]) -> Iterator[Puzzle]:
    """So many puzzles, no two of which are alike; fewer if the games don't give more."""
    rules, kind, seed = LABYRINTH.read_rules(options), arguments.kind, arguments.seed
    seats_for(rules, kind)
    orders = (Order(rules, kind, seed, number) for number in count())
    keys: set[str] = set()
    with workers(arguments.processes) as executor:
        made = in_order(executor, 2 * arguments.processes, make, orders)
        for number, each in enumerate(made, 1):
            if each is not None and each.key not in keys:
                keys.add(each.key)
                yield each.puzzle
            if len(keys) == arguments.count or number == GAMES_A_PUZZLE * arguments.count:
                made.close()
                return
