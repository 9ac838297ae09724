"""`puzzles`: a book of puzzles from games of bots, made in a terminal."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from gamemaster.arena.puzzles import Order, puzzles
from gamemaster.arena.running import workers
from gamemaster.core.game import Refused
from gamemaster.core.puzzles import Book, unplayable, write_book
from gamemaster.puzzling import puzzler_for
from gamemaster.terminal.options import add_rules, read_options


def add_puzzles(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `puzzles` to the commands."""
    parser = commands.add_parser("puzzles", help="make puzzles from games of bots")
    parser.add_argument("kind", help="where, other, certain, way or liar")
    add_rules(parser)
    parser.add_argument("--count", type=int, default=20, help="how many are wanted")
    parser.add_argument("--seed", default="puzzles", help="the same seed gives the same puzzles")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, help="write them to this file, not to the terminal")
    parser.set_defaults(run=_puzzles)


def _puzzles(arguments: argparse.Namespace) -> int:
    for name in ("count", "processes"):
        number = getattr(arguments, name)
        if number < 1:
            raise Refused("refused-plans", f"{number} {name}: at least 1 is needed")
    game, options = read_options(arguments)
    puzzler, kind, seed = puzzler_for(game.id), arguments.kind, arguments.seed
    if kind not in puzzler.kinds:
        raise unplayable(f"{kind!r} is none of the kinds {', '.join(puzzler.kinds)}")
    rules = game.read_rules(options)
    puzzler.seats_for(rules, kind)
    with workers(arguments.processes) as executor:
        order = Order(game, rules, kind, seed, 0)
        found = tuple(puzzles(order, arguments.count, executor, 2 * arguments.processes))
    text = write_book(Book(game.id, kind, options, seed, puzzler.short, found))
    if arguments.to is None:
        print(text, end="")
    else:
        arguments.to.write_text(text, encoding="utf-8")
    print(f"{len(found)} puzzles", file=sys.stderr)
    return 0
