"""Directions, sides and the names of cells: the geometry that plans, moves and views share."""

from __future__ import annotations

from functools import cache
from typing import Final

LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3
DIRECTIONS: Final = (LEFT, RIGHT, UP, DOWN)
SIDE_NAMES: Final = ("left", "right", "up", "down")
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


def cell_name(row: int, col: int) -> str:
    """The name that people use: column letter and row number from the top, `a1` top left."""
    return f"{COLUMNS[col]}{row + 1}"


def read_cell_name(text: str) -> tuple[int, int] | None:
    """Row and column (from 0) of a cell name, or None if it is not one."""
    if len(text) < 2 or text[0] not in COLUMNS or not text[1:].isascii() or not text[1:].isdigit():
        return None
    if text[1] == "0" or len(text) > 3:
        return None
    return int(text[1:]) - 1, COLUMNS.index(text[0])
