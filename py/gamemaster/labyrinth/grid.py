"""Directions, sides and the names of cells: the geometry that plans, moves and views share."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal, NamedTuple

LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3
DIRECTIONS: Final = (LEFT, RIGHT, UP, DOWN)
SideName = Literal["left", "right", "up", "down"]
SIDE_NAMES: Final[tuple[SideName, ...]] = ("left", "right", "up", "down")
STEPS: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))
"""Row and column change of each direction, rows counted downwards (Rule G-2)."""

OPEN: Final = 0
WALL: Final = 1
MONOLITH: Final = 2
EXIT: Final = 3
CLOSED: Final = 4
"""An exit that looks and answers like `MONOLITH` until it is blown (Rule G-1)."""

NOWHERE: Final = -1

COLUMNS: Final = "abcdefghijkl"
"""Column letters; the largest plan is 12 columns wide."""
_CELL_NAME: Final = re.compile(r"([1-9]?)([a-l])([1-9][0-9]?)", re.ASCII)


def opposite(direction: int) -> int:
    """The direction back."""
    return direction ^ 1


@cache
def neighbours(floors: int, rows: int, cols: int) -> tuple[int, ...]:
    """For `cell * 4 + direction` the neighbouring cell, or `NOWHERE` beyond the grid."""
    table: list[int] = []
    for floor in range(floors):
        for row in range(rows):
            for col in range(cols):
                for down, right in STEPS:
                    r, c = row + down, col + right
                    inside = 0 <= r < rows and 0 <= c < cols
                    table.append((floor * rows + r) * cols + c if inside else NOWHERE)
    return tuple(table)


class Place(NamedTuple):
    """A cell as people name it: row and column from 0, and the floor if there are several."""

    row: int
    col: int
    floor: int = NOWHERE


def cell_name(row: int, col: int, floor: int = NOWHERE) -> str:
    """The name that people use: `a1` top left, `2a1` on the second of several floors."""
    return f"{'' if floor == NOWHERE else floor + 1}{COLUMNS[col]}{row + 1}"


def read_cell_name(text: str) -> Place | None:
    """The place that a cell name means, or None if it is not one."""
    found = _CELL_NAME.fullmatch(text)
    if found is None:
        return None
    floor, col, row = found.groups()
    return Place(int(row) - 1, COLUMNS.index(col), int(floor) - 1 if floor else NOWHERE)
