"""The outlines that a labyrinth may have: the cells of the rectangle that it lacks (Rule G-1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import lru_cache
from random import Random
from typing import Final

from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, neighbours

TORN_OFF: Final = 5
"""A ragged outline lacks one cell in so many, as nearly as it may."""
TRIES: Final = 4
"""Cells tried for each that should be torn off."""


@lru_cache(maxsize=64)
def fixed_holes(outline: str, rows: int, cols: int) -> frozenset[int] | None:
    """The cells that an outline lacks; None for `ragged`, which chance draws.

    `LACKS` judges each cell by how far its middle lies from that of the rectangle, down and aside
    in halves of a cell.
    """
    lacks = LACKS.get(outline)
    if lacks is None:
        return None
    return frozenset(
        row * cols + col
        for row in range(rows)
        for col in range(cols)
        if lacks(rows, cols, abs(2 * row + 1 - rows), abs(2 * col + 1 - cols))
    )


def _lacks_corner(rows: int, cols: int, down: int, aside: int) -> bool:
    return down == rows - 1 and aside == cols - 1


def _lacks_beyond_diamond(rows: int, cols: int, down: int, aside: int) -> bool:
    """All rows and columns meet the middle lines, so that the tips touch the rectangle."""
    return min(down, aside) > 1 and down * cols + aside * rows > rows * cols


def _lacks_beside_cross(rows: int, cols: int, down: int, aside: int) -> bool:
    """A third of rows and of columns is cut away at each corner."""
    return down >= rows - 2 * (rows // 3) and aside >= cols - 2 * (cols // 3)


def _lacks_inside_ring(rows: int, cols: int, down: int, aside: int) -> bool:
    thick = (min(rows, cols) + 1) // 3
    return down < rows - 2 * thick and aside < cols - 2 * thick


LACKS: Final[Mapping[str, Callable[[int, int, int, int], bool]]] = {
    "full": lambda *_: False,
    "no-corners": _lacks_corner,
    "diamond": _lacks_beyond_diamond,
    "cross": _lacks_beside_cross,
    "ring": _lacks_inside_ring,
}


def outline_of(agreed: str, rows: int, cols: int, floors: int, holes: Set[int]) -> str:
    """The outline of floors that lack these cells: the one agreed on if it is that, else another.

    `ragged` is what has no other name.
    """
    for name in (agreed, *LACKS):
        fixed = fixed_holes(name, rows, cols)
        if fixed is None or on_every_floor(fixed, floors, rows * cols) == holes:
            return name
    return "ragged"


def torn_holes(rows: int, cols: int, least: int, rng: Random) -> frozenset[int]:
    """Cells to tear off at the edge, four fifths and `least` cells remaining.

    What remains hangs together, and every cell of it has two neighbours at least.
    """
    size = rows * cols
    table = neighbours(1, rows, cols)
    holes: set[int] = set()
    wanted = size - max(least, size - size // TORN_OFF)
    for _ in range(TRIES * wanted):
        if len(holes) >= wanted:
            break
        rim = [
            cell
            for cell in range(size)
            if cell not in holes and any(_lacking(table, cell, way, holes) for way in DIRECTIONS)
        ]
        torn = {*holes, rng.choice(rim)}
        if _is_sound(table, size, torn):
            holes = torn
    return frozenset(holes)


def _lacking(table: tuple[int, ...], cell: int, way: int, holes: Set[int]) -> bool:
    other = table[cell * 4 + way]
    return other == NOWHERE or other in holes


def _is_sound(table: tuple[int, ...], size: int, holes: Set[int]) -> bool:
    """Whether all that remains hangs together, and nothing by one side only."""
    line = [next(cell for cell in range(size) if cell not in holes)]
    seen = {*line, *holes}
    for cell in line:
        beside = [
            table[cell * 4 + way] for way in DIRECTIONS if not _lacking(table, cell, way, holes)
        ]
        if len(beside) < 2:
            return False
        for other in beside:
            if other not in seen:
                seen.add(other)
                line.append(other)
    return len(seen) == size


def on_every_floor(holes: Set[int], floors: int, size: int) -> frozenset[int]:
    """The missing cells of one floor of `size` cells, repeated on all floors."""
    return frozenset(floor * size + cell for floor in range(floors) for cell in holes)


def pockets(rows: int, cols: int, holes: Set[int]) -> frozenset[int]:
    """The missing cells that the outline encloses: an exit into them would lead nowhere."""
    table = neighbours(1, rows, cols)
    line = [
        cell
        for cell in sorted(holes)
        if any(table[cell * 4 + way] == NOWHERE for way in DIRECTIONS)
    ]
    open_air = set(line)
    for cell in line:
        for way in DIRECTIONS:
            other = table[cell * 4 + way]
            if other in holes and other not in open_air:
                open_air.add(other)
                line.append(other)
    return frozenset(holes - open_air)
