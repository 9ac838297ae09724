"""`puzzles`: a book of puzzles from games of bots, made in a terminal."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from gamemaster.arena.hands import keep
from gamemaster.arena.puzzles import Order, graded, keys_of, puzzles
from gamemaster.arena.running import workers
from gamemaster.core.game import Refused
from gamemaster.core.puzzles import Book, read_book, unplayable, write_book
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
    parser.add_argument("--to", type=Path, help="write them to this file; go on where it ends")
    again = "before that, give the puzzles of the file the grades that they have today"
    parser.add_argument("--again", action="store_true", help=again)
    parser.set_defaults(run=_puzzles)


def _puzzles(arguments: argparse.Namespace) -> int:
    for name, least in (("count", 0 if arguments.again else 1), ("processes", 1)):
        number = getattr(arguments, name)
        if number < least:
            raise Refused("refused-plans", f"{number} {name}: at least {least} is needed")
    game, options = read_options(arguments)
    puzzler, kind, seed = puzzler_for(game.id), arguments.kind, arguments.seed
    if kind not in puzzler.kinds:
        raise unplayable(f"{kind!r} is none of the kinds {', '.join(puzzler.kinds)}")
    rules = game.read_rules(options)
    puzzler.seats_for(rules, kind)
    book = _begun(arguments.to, Book(game.id, kind, options, seed, puzzler.short, ()))
    first = max((puzzle.number + 1 for puzzle in book.puzzles), default=0)
    ahead, before = 2 * arguments.processes, len(book.puzzles)
    with workers(arguments.processes) as executor:
        if arguments.again:
            book = graded(book, rules, executor, ahead)
            before = len(book.puzzles)
        order = Order(game, rules, kind, seed, first)
        for puzzle in puzzles(order, arguments.count, executor, ahead, keys_of(book, rules)):
            book = replace(book, puzzles=(*book.puzzles, puzzle))
            keep(arguments.to, write_book(book))
    keep(arguments.to, write_book(book))
    if arguments.to is None:
        print(write_book(book), end="")
    print(f"{len(book.puzzles) - before} puzzles", file=sys.stderr)
    return 0


def _begun(path: Path | None, new: Book) -> Book:
    """The book that a file holds, or a new one; raises `Refused` if it is another one."""
    if path is None or not path.exists():
        return new
    old = read_book(path.read_text(encoding="utf-8"))
    if replace(old, puzzles=()) != new:
        raise unplayable(f"{path.name} has others: its kind, rules or seed differ")
    return old
