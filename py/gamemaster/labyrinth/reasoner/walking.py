"""Steps in supposed labyrinths: what a step leads to there, and what that depends on.

The engine makes the step. It leads to the same in all labyrinths in which the side that is passed,
and the cells that one comes to, are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import CHANCE, OVER, Event, Seat
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS, EXIT, OPEN, SIDE_NAMES
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.playing.legal import check
from gamemaster.labyrinth.playing.state import TRUE, State
from gamemaster.labyrinth.playing.turn import take_turn
from gamemaster.labyrinth.reasoner.claims import STANDS

FLOWING: Final = those("flows")
LOOPING: Final = those("loops")
Position = State
"""Where the game stands in a labyrinth that is supposed."""


@dataclass(frozen=True)
class Step:
    """What a step has led to in a supposed labyrinth, and the claims that it rests on.

    `certain`: it depends on nothing else.
    """

    position: Position
    rests_on: tuple[str, ...]
    certain: bool


class Walker:
    """Steps of one seat."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def go(self, position: Position, side: int) -> Step | None:
        """One step; None: it isn't this seat's turn, or it may not make it."""
        move = read_move(f"go {SIDE_NAMES[side]}")
        if position.turn != self._seat or check(position, self._seat, move) is not None:
            return None
        after = position.clone()
        events: list[Event] = []
        take_turn(after, move, events.append)
        claims, certain = self._rests_on(position, side, after)
        return Step(after, claims, certain)

    def all_go(self, positions: Sequence[Position], side: int) -> list[Position] | None:
        """The same step in several labyrinths: those in which it doesn't win; None: some bar it."""
        steps = [self.go(position, side) for position in positions]
        after = [step.position for step in steps if step is not None]
        if len(after) < len(positions):
            return None
        return [position for position in after if not self.wins(position)]

    def cells(self, positions: Sequence[Position]) -> tuple[int, ...]:
        """Where the seat is in each of some labyrinths, and what it carries."""
        pawns = [position.pawns[self._seat] for position in positions]
        return tuple(number for pawn in pawns for number in (pawn.cell, pawn.treasure))

    def wins(self, position: Position) -> bool:
        """Whether the game is over."""
        return position.turn == OVER

    def carries_on(self, position: Position) -> bool:
        """Whether the treasure is still carried, and the next step may be made."""
        return position.turn == self._seat and position.pawns[self._seat].treasure == TRUE

    def _rests_on(
        self, before: Position, side: int, after: Position
    ) -> tuple[tuple[str, ...], bool]:
        ground, name, cell = before.ground, before.plan.name, before.pawns[self._seat].cell
        stands = ground.sides[cell * 4 + side]
        claims = [f"side {name(cell)} {SIDE_NAMES[side]} {STANDS[stands]}"]
        if stands == EXIT:
            return tuple(claims), True
        entered = ground.next[cell * 4 + side] if stands == OPEN else cell
        kind = ground.kind(entered).name
        claims.append(f"cell {name(entered)} {kind}")
        end, certain = after.pawns[self._seat].cell, after.turn != CHANCE
        if kind in LOOPING:
            claims.append(f"loop {name(entered)} {name(end)}")
        elif kind in FLOWING:
            down = ground.flows_to(entered)
            flow = next(way for way in DIRECTIONS if ground.next[entered * 4 + way] == down)
            claims.append(f"flow {name(entered)} {SIDE_NAMES[flow]}")
            certain = certain and end in (entered, down)
        if end != entered:
            claims.append(f"cell {name(end)} {ground.kind(end).name}")
        return tuple(claims), certain
