"""The board of Parchís as planes of zeros and ones, and what the dice allow as a vector.

All of it is seen by everybody. Places are rows: base, the 68 cells of the track, the lane's seven
and home; players are columns, counted from the seat itself in order of turns.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from gamemaster.parchis.board import BASE, HOME, LANE, PIECES, TRACK, lane_number
from gamemaster.parchis.moves import FACES
from gamemaster.parchis.position import MOST_DOUBLES, NOBODY
from gamemaster.parchis.rules import Rules
from gamemaster.parchis.view import ParchisView

ROWS: Final = TRACK + LANE + 2
PHASES: Final = ("draw", "roll", "move", "over")
BONUSES: Final = (10, 20)

Planes = npt.NDArray[np.int8]
Vector = npt.NDArray[np.float32]


class Seeing:
    """How views of one rule set and number of players become numbers, for one seat each."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.players = players
        self.planes: tuple[str, ...] = (
            *(f"{count} pieces or more" for count in range(1, PIECES + 1)),
            "safe",
        )
        """What each plane shows."""
        self.shape = (ROWS, players, len(self.planes))
        self.vector: tuple[str, ...] = (
            *PHASES,
            *(f"player {seat} on" for seat in range(players)),
            *(f"moves pieces of {seat} on" for seat in range(players)),
            *(f"left {die}" for die in FACES),
            *(f"bonus {steps}" for steps in BONUSES),
            "doubles",
        )
        """What each number tells; players are counted from the seat itself."""

    def see(self, view: ParchisView, seat: int) -> Planes:
        """The planes of a view: places, players, planes."""
        _, players, depth = self.shape
        flat = bytearray(ROWS * players * depth)
        for piece, place in enumerate(view.now.places):
            column = (piece // PIECES - seat) % players
            at = (_row(place) * players + column) * depth
            while flat[at]:
                at += 1
            flat[at] = 1
        for shelter in view.board.shelters:
            for column in range(players):
                flat[(shelter * players + column) * depth + PIECES] = 1
        return np.frombuffer(flat, np.int8).reshape(self.shape)

    def figures(self, view: ParchisView, seat: int) -> Vector:
        """The vector of a view."""
        now, players = view.now, self.players
        told: list[float] = [view.phase == phase for phase in PHASES]
        for who in (now.player, now.mover):
            told += [who != NOBODY and (who - seat) % players == at for at in range(players)]
        told += [now.left.count(die) / 2 for die in FACES]
        told += [now.bonus.count(steps) > 0 for steps in BONUSES]
        told.append(now.doubles / MOST_DOUBLES)
        return np.array(told, np.float32)


def _row(place: int) -> int:
    """The row of a place, by whoever's lane it is: only its own pieces stand there."""
    if place == BASE or place <= TRACK:
        return place
    return ROWS - 1 if place == HOME else TRACK + lane_number(place)
