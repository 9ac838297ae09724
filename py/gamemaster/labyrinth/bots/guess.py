"""Where a bot believes to be when it is not certain: where it looks most familiar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS

PLAN: Final = 0
FAMILIAR: Final[Mapping[str, float]] = {"land": 1.0}
"""How much one agreeing cell tells; anything rarer than land tells more."""
RARE: Final = 2.0
SIDE: Final = 0.5
FANCY: Final = 2.0

Place = tuple[int, int]
Guess = tuple[int, Place]
"""A fragment, and where in it the own fragment's row 0 and column 0 lie."""


class Piece:
    """A shown fragment, indexed by position."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.id: int = told["id"]
        self.cells: dict[Place, str | None] = {
            (cell["row"], cell["col"]): cell["cell"] for cell in told["cells"]
        }
        self.sides: dict[tuple[int, int, int], str] = {}
        for side in told["sides"]:
            if not side.get("doubtful"):
                row, col, direction = side["row"], side["col"], SIDE_NAMES.index(side["side"])
                down, right = STEPS[direction]
                self.sides[row, col, direction] = side["is"]
                self.sides[row + down, col + right, direction ^ 1] = side["is"]


def guess_place(fragments: Sequence[Mapping[str, Any]], home: Mapping[str, Any]) -> Guess | None:
    """The most familiar place of the bot's own floating fragment, if any is familiar at all."""
    own = Piece(home)
    best: tuple[float, Guess] | None = None
    for told in fragments:
        if told is home:
            continue
        other = Piece(told)
        places = home["at"] if other.id == PLAN else _alike(own, other)
        for row, col in places:
            worth = _agreement(own, other, (row, col))
            if worth > 0:
                worth += FANCY * _fancy(own.id, other.id, row, col)
            if worth > 0 and (best is None or worth > best[0]):
                best = (worth, (other.id, (row, col)))
    return None if best is None else best[1]


def _fancy(*about: int) -> float:
    """A number from 0 to 1 that stays the same for one guess, but differs between fragments.

    So a wrong guess, which it can't tell from the right one, is not made again and again.
    """
    return crc32(repr(about).encode()) / 2**32


def _alike(own: Piece, other: Piece) -> list[Place]:
    """The places that bring two cells of one rare type together."""
    places = {
        (there[0] - here[0], there[1] - here[1]): None
        for here, kind in own.cells.items()
        for there, known in other.cells.items()
        if kind == known and kind not in FAMILIAR and kind is not None
    }
    return list(places)


def _agreement(own: Piece, other: Piece, place: Place) -> float:
    """How much looks familiar; nothing if anything contradicts."""
    worth = 0.0
    for (row, col), kind in own.cells.items():
        known = other.cells.get((row + place[0], col + place[1]))
        if kind is not None and known is not None:
            if kind != known:
                return 0.0
            worth += FAMILIAR.get(kind, RARE)
    for (row, col, direction), state in own.sides.items():
        read = other.sides.get((row + place[0], col + place[1], direction))
        if read is not None:
            if read != state and {read, state} != {"wall", "edge"}:
                return 0.0
            worth += SIDE
    return worth
