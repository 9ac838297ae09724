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
CLASH: Final = -1.0
ORIGIN: Final = (0, 0, 0)

Place = tuple[int, int, int]
"""Floor, row in this floor, and column."""
Guess = tuple[int, Place]
"""A fragment, and where in it the own fragment's first floor, row and column lie."""


def place_of(told: Mapping[str, Any], rows: int) -> Place:
    """The place of something shown, of which rows are counted through floors of so many rows."""
    return (*divmod(told["row"], rows), told["col"])


def places_of(told: Mapping[str, Any], rows: int) -> list[Place]:
    """Where a shown fragment may lie in the plan; nothing if that is nearly anywhere."""
    if told["anchored"]:
        return [ORIGIN]
    return [(*divmod(row, rows), col) for row, col in told["at"]]


def moved(place: Place, offset: Place) -> Place:
    """A place moved by floors, rows and columns."""
    return (place[0] + offset[0], place[1] + offset[1], place[2] + offset[2])


class Piece:
    """A shown fragment, indexed by position."""

    def __init__(self, told: Mapping[str, Any], rows: int) -> None:
        self.id: int = told["id"]
        self.cells: dict[Place, str | None] = {
            place_of(cell, rows): cell["cell"] for cell in told["cells"]
        }
        self.sides: dict[tuple[int, int, int, int], str] = {}
        for side in told["sides"]:
            if not side.get("doubtful"):
                floor, row, col = place_of(side, rows)
                direction = SIDE_NAMES.index(side["side"])
                down, right = STEPS[direction]
                self.sides[floor, row, col, direction] = side["is"]
                self.sides[floor, row + down, col + right, direction ^ 1] = side["is"]

    def add(self, other: Piece, offset: Place) -> None:
        """Lay another piece on this one; what was known stays."""
        for place, kind in other.cells.items():
            there = moved(place, offset)
            self.cells[there] = self.cells.get(there) or kind
        for (floor, row, col, direction), state in other.sides.items():
            self.sides.setdefault((*moved((floor, row, col), offset), direction), state)


def guess_place(
    fragments: Sequence[Mapping[str, Any]], home: Mapping[str, Any], rows: int
) -> Guess | None:
    """The most familiar place of the bot's own floating fragment, if any is familiar at all.

    `rows`: those of a floor.
    """
    own = Piece(home, rows)
    possible = places_of(home, rows)
    best: tuple[float, Guess] | None = None
    for told in fragments:
        if told is home:
            continue
        other = Piece(told, rows)
        for place in possible if other.id == PLAN else _alike(own, other):
            worth = agreement(own, other, place)
            if worth > 0:
                floor, row, col = place
                worth += FANCY * _fancy(own.id, other.id, floor * rows + row, col)
            if worth > 0 and (best is None or worth > best[0]):
                best = (worth, (other.id, place))
    return None if best is None else best[1]


def _fancy(*about: int) -> float:
    """A number from 0 to 1 that stays the same for one guess, but differs between fragments.

    So a wrong guess, which it can't tell from the right one, is not made again and again.
    """
    return crc32(repr(about).encode()) / 2**32


def _alike(own: Piece, other: Piece) -> list[Place]:
    """The places that bring two cells of one rare type together."""
    places = {
        (there[0] - here[0], there[1] - here[1], there[2] - here[2]): None
        for here, kind in own.cells.items()
        for there, known in other.cells.items()
        if kind == known and kind not in FAMILIAR and kind is not None
    }
    return list(places)


def agreement(own: Piece, other: Piece, place: Place) -> float:
    """How much looks familiar; `CLASH` if anything contradicts."""
    up, down, right = place
    worth = 0.0
    for (floor, row, col), kind in own.cells.items():
        known = other.cells.get((floor + up, row + down, col + right))
        if kind is not None and known is not None:
            if kind != known:
                return CLASH
            worth += FAMILIAR.get(kind, RARE)
    for (floor, row, col, direction), state in own.sides.items():
        read = other.sides.get((floor + up, row + down, col + right, direction))
        if read is not None:
            if read != state and {read, state} != {"wall", "edge"}:
                return CLASH
            worth += SIDE
    return worth
