"""Puzzles from games of bots: each game gives one of a kind, or none."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any, Final

from gamemaster.arena.running import in_order
from gamemaster.core.bot import Bot, find_bots
from gamemaster.core.game import Game
from gamemaster.core.puzzles import Book, Hearing, Puzzle
from gamemaster.core.table import Table
from gamemaster.games import GAMES
from gamemaster.posing import open_game, pose
from gamemaster.puzzling import puzzler_for

BEST: Final = 0.7
"""The share of moves that the best bot makes that moves at once: the weakest makes the others, so
that games are not alike."""
GAMES_A_PUZZLE: Final = 60
"""So many games are played for each puzzle that is wanted, at most."""


@dataclass(frozen=True)
class Order:
    """A game to be played, and the kind of puzzle to be looked for in it."""

    game: Game[Any, Any, Any, Any]
    rules: Any
    kind: str
    seed: str
    number: int


@dataclass(frozen=True)
class Made:
    """A puzzle, and the key that it shares with all that are alike."""

    puzzle: Puzzle
    key: str


@dataclass(frozen=True)
class Copy:
    """A puzzle out of its book: the game's id, the rules, and the seed of all its games."""

    game: str
    rules: Any
    seed: str
    puzzle: Puzzle


def make(order: Order) -> Made | None:
    """Play the game of an order, and look for a puzzle in what the first seat has heard."""
    puzzler = puzzler_for(order.game.id)
    rng = Random(f"{order.seed}/{order.number}/{order.kind}")
    seats = rng.choice(puzzler.seats_for(order.rules, order.kind))
    table = open_game(order.game, order.rules, order.seed, order.number, seats)
    lengths = _played(table, rng, puzzler.requests(order.kind) * seats)
    hearing = Hearing(order.rules, seats, 0, table.observe(0).heard)
    name = f"{order.seed}/{order.number}"
    found = puzzler.find(hearing, order.kind, lambda: False, name)
    if found is None:
        return None
    requests = lengths.index(len(found.hearing.heard)) + 1
    moves = tuple(text for seat, text in table.entries if seat >= 0)[:requests]
    effort = found.solution.effort
    puzzle = Puzzle(order.number, seats, 0, effort, found.question, moves, found.lie)
    return Made(puzzle, puzzler.key(found.hearing, found.question))


def _played(table: Table, rng: Random, requests: int) -> list[int]:
    """Have bots play; how many statements the first seat had heard after each request."""
    roster = find_bots()
    weakest = next(bot for bot in roster.bots.values() if bot.game == table.game.id)
    best = roster.best(table.game.id)
    lengths: list[int] = []
    while table.version < requests and not table.over:
        chosen: Bot = best if rng.random() < BEST else weakest
        table.let_bot_move(chosen)
        lengths.append(len(table.observe(0).heard))
    return lengths


def keys_of(book: Book, rules: Any) -> frozenset[str]:
    """What the puzzles of a book share with all that are alike. Raises `Refused`."""
    game, puzzler = GAMES[book.game], puzzler_for(book.game)
    boxes = [(pose(game, rules, book.seed, each), each.question) for each in book.puzzles]
    return frozenset(puzzler.key(hearing, question) for hearing, question in boxes)


def graded(book: Book, rules: Any, executor: Executor | None = None, ahead: int = 1) -> Book:
    """The puzzles of a book with the grades that they have today.

    Those that have no longer one answer are left out. Raises `Refused`.
    """
    copies = (Copy(book.game, rules, book.seed, puzzle) for puzzle in book.puzzles)
    kept = in_order(executor, ahead, grade, copies)
    return replace(book, puzzles=tuple(puzzle for puzzle in kept if puzzle is not None))


def grade(copy: Copy) -> Puzzle | None:
    """A puzzle with what is needed to solve it; None: it has no longer one answer."""
    game, puzzle = GAMES[copy.game], copy.puzzle
    hearing = pose(game, copy.rules, copy.seed, puzzle)
    found = puzzler_for(copy.game).solve(hearing, puzzle.question)
    return None if found is None else replace(puzzle, effort=found.effort)


def puzzles(
    first: Order,
    wanted: int,
    executor: Executor | None = None,
    ahead: int = 1,
    known: Collection[str] = (),
) -> Iterator[Puzzle]:
    """So many puzzles from the games of an order and those that follow it, no two of them alike.

    Fewer, if the games don't give more. What comes of it does not depend on how many work. `known`
    are the keys of puzzles that there are already.
    """
    orders = (
        Order(first.game, first.rules, first.kind, first.seed, first.number + more)
        for more in count()
    )
    if not wanted:
        return
    keys = {*known}
    made = in_order(executor, ahead, make, orders)
    for number, each in enumerate(made, 1):
        if each is not None and each.key not in keys:
            keys.add(each.key)
            yield each.puzzle
        if len(keys) == len(known) + wanted or number == GAMES_A_PUZZLE * wanted:
            made.close()
            return
