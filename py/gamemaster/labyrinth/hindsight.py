"""What a game that is over can be measured by: the way of one who knows the plan, and a bot's."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from gamemaster.core.advice import is_advice
from gamemaster.core.game import CHANCE, GM, Event, Seat
from gamemaster.core.offering import JOINT
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.knowing.reviewing import LabyrinthReviewer, Standing
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import MOVEMENTS
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.replies import Measure
from gamemaster.labyrinth.rules import Rules

MOST: Final = 40_000
"""So many positions are looked at."""
TAKE: Final = "take treasure"
MOST_MOVES: Final = 400
"""So many moves the mapper has."""
Key = tuple[object, ...]


def reviewer(table: Table, seat: Seat, drawn: Sequence[Standing]) -> LabyrinthReviewer:
    """Who looks through the game of a table that is over, with what a player has drawn."""
    rules, seats = table.game.write_rules(table.rules), len(table.players)
    return LabyrinthReviewer(rules, seats, seat, table.plan, LABYRINTH.generate, drawn)


def measure(table: Table, seat: Seat) -> Measure:
    """By what the play of a seat can be measured: it began where it did, and others are away."""
    seen = table.observe(seat)
    over = seen.over
    start = _start(table, seat)
    best = None if start is None else par(table.rules, table.plan, start)
    alone = len(table.players) == 1
    return {
        "moves": seen.view["pawns"][seat]["turns"],
        "won": over is not None and seat in LABYRINTH.winners(over),
        "hints": sum(is_advice(text) for who, text in table.entries if who == seat),
        "par": best,
        "mapper": _mapper(table) if alone else None,
    }


def _start(table: Table, seat: Seat) -> str | None:
    """Where a seat began, as the game master knows."""
    for said in table.observe(GM).heard:
        if said.key == "gm-stands" and said.args["seat"] == seat:
            return str(table.plan.name(said.args["cell"]))
    return None


def _mapper(table: Table) -> int | None:
    """How many moves the mapper needs on the same plan, from the same start, with the same luck.

    None: it doesn't win.
    """
    bot = Mapper()
    again = Table(LABYRINTH, table.rules, table.plan, [Player(bot.id, "", bot.id)], table.seed)
    for seat, text in table.entries:
        if seat == CHANCE or is_advice(text):
            continue
        if not read_move(text).beside:
            break
        again.submit(0, text, again.version)
    while again.turn is not None and again.version < MOST_MOVES:
        again.let_bot_move(bot)
    over = again.observe(None).over
    won = over is not None and bool(LABYRINTH.winners(over))
    return again.observe(0).view["pawns"][0]["turns"] if won else None


def par(rules: Rules, plan: Plan, start: str) -> int | None:
    """How many moves who knows the plan needs from a start cell, alone and on foot.

    Walls stay as they are, and nothing is left to chance. None: there is no such way, or too many
    positions would have to be looked at.
    """
    alone = replace(rules, start="open", void_starts=False, beginners="")
    state, _ = LABYRINTH.start(alone, plan, 1)
    LABYRINTH.apply(state, read_move(f"start {start}"))
    line = deque([(0, state)])
    seen = {_key(state)}
    while line and len(seen) < MOST:
        moves, here = line.popleft()
        for after, told in _steps(here):
            if any(LABYRINTH.winners(event.said) for event in told):
                return moves + 1
            key = _key(after)
            if after.turn == 0 and key not in seen:
                seen.add(key)
                line.append((moves + 1, after))
    return None


def _steps(state: State) -> Iterator[tuple[State, list[Event]]]:
    """The positions after each movement, taking what lies there or not, and what is said."""
    ways = [
        offer.move
        for offer in LABYRINTH.offers(state, 0)
        if not offer.part and (offer.do in MOVEMENTS or offer.do == "take")
    ]
    for way in ways:
        for text in (way, f"{way}{JOINT}{TAKE}"):
            move = read_move(text)
            if LABYRINTH.check(state, 0, move) is not None:
                continue
            after, told = _done(state, move.text)
            if after.asking:  # which treasure: no move is made of the answer
                answers = LABYRINTH.offers(after, 0)
                yield from (_done(after, answer.move) for answer in answers)
            else:
                yield after, told


def _done(state: State, text: str) -> tuple[State, list[Event]]:
    after = LABYRINTH.clone(state)
    return after, LABYRINTH.apply(after, read_move(text))


def _key(state: State) -> Key:
    """All that matters for the way on."""
    pawn, ground = state.pawns[0], state.ground
    body = (pawn.cell, pawn.outside, pawn.treasure, pawn.wounded, pawn.infected, pawn.moves)
    lying = tuple(sorted(ground.lying.items()))
    return (*body, pawn.lives, pawn.boats, pawn.wall, state.bear, state.asking, lying)
