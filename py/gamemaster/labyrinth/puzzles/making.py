"""Puzzles from games of bots: each game gives one of a kind, or none."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from gamemaster.core.bot import Bot
from gamemaster.core.table import Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.puzzles import likeness
from gamemaster.labyrinth.puzzles.books import Puzzle, lay, open_game
from gamemaster.labyrinth.puzzles.finding import find
from gamemaster.labyrinth.puzzles.questions import Hearing, Kind, unplayable
from gamemaster.labyrinth.rules import Rules

MAPPERS: Final = 0.7
"""The share of moves that the good bot makes: the others roam, so that games are not alike."""
REQUESTS: Final = {"where": 14, "other": 14, "certain": 14, "liar": 12, "way": 60}
"""Of each seat, at most: puzzles are to be read."""
MOST_SEATS: Final = 2


@dataclass(frozen=True)
class Order:
    """A game to be played, and the kind of puzzle to be looked for in it."""

    rules: Rules
    kind: Kind
    seed: str
    number: int


@dataclass(frozen=True)
class Made:
    """A puzzle, and the key that it shares with all that are alike."""

    puzzle: Puzzle
    key: str


def seats_for(rules: Rules, kind: Kind) -> tuple[int, ...]:
    """How many may play in games for such puzzles; raises `Refused` if there are none."""
    least, most = LABYRINTH.seats(rules)
    wanted = (1,) if kind == "way" else (2,) if kind == "other" else (1, MOST_SEATS)
    seats = tuple(count for count in wanted if least <= count <= most)
    alone = not (rules.bear or rules.roams)
    if not seats or rules.roams or (kind == "way" and not alone):
        why = f"no puzzles of kind {kind} are made by the rules {rules.preset}"
        raise unplayable(why)
    return seats


def make(order: Order) -> Made | None:
    """Play the game of an order, and look for a puzzle in what the first seat has heard."""
    rng = Random(f"{order.seed}/{order.number}/{order.kind}")
    seats = rng.choice(seats_for(order.rules, order.kind))
    table = open_game(order.rules, order.seed, order.number, seats)
    lengths = _played(table, rng, REQUESTS[order.kind] * seats)
    hearing = Hearing.of(order.rules, seats, 0, table.observe(0).heard)
    found = find(hearing, order.kind, seed=f"{order.seed}/{order.number}")
    if found is None:
        return None
    requests = lengths.index(len(found.hearing.heard)) + 1
    moves = tuple(text for seat, text in table.entries if seat >= 0)[:requests]
    effort = found.solution.effort
    puzzle = Puzzle(order.number, seats, 0, effort, found.question, moves, found.lie)
    assert lay(order.rules, order.seed, puzzle) == found.hearing
    return Made(puzzle, likeness.key(found.hearing, found.question))


def _played(table: Table, rng: Random, requests: int) -> list[int]:
    """Have bots play; how many statements the first seat had heard after each request."""
    good, free, lengths = Mapper(), Wanderer(), list[int]()
    while table.version < requests and not table.over:
        chosen: Bot = good if rng.random() < MAPPERS else free
        table.let_bot_move(chosen)
        lengths.append(len(table.observe(0).heard))
    return lengths
