"""A plan's text form, that people can draw in an editor.

    gamemaster plan 1
        a   b   c
      +---+---+---+
    1 | .   H | D |
      +   +---+   +
    2 | p1  .   ^
      +---+---+---+
    treasure b2
    false a1
    bear c1

A cell is `.` land, `< > ^ v` river with its flow, `D` delta, `L` lift, `H` hospital, `A` arsenal,
`C` casino, `B` the bear's cave, `E` encephalitis, a loop letter from `p` on and a number for a pit,
or blank where the outline has no cell. `---` and `|` are walls; a gap in the outer wall, also
towards a missing cell, is an open exit, `===` and `#` there a closed one. Lines that begin with `#`
are comments.

Several floors are drawn one after the other, each under a line `floor 1`, `floor 2` …; cells are
called `2b1` then. Below stand `key b2` in place of the treasure, `leprechaun a1 right left` and
`bear c1 down up` with their paths, and `arsenal a2 bullets boats` for one that holds no more. A
plan that is not finished has no line for what is still missing: the validator says what that is.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from gamemaster.labyrinth.grid import (
    CLOSED,
    COLUMNS,
    DOWN,
    EXIT,
    LEFT,
    MONOLITH,
    NOWHERE,
    OPEN,
    RIGHT,
    UP,
    WALL,
    neighbours,
)
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_items import read_items, write_items
from gamemaster.labyrinth.plan_signs import PlanError, read_sign, write_sign
from gamemaster.labyrinth.rules import MOST_FLOORS

__all__ = ["HEADER", "MAX_TEXT", "PlanError", "read_plan", "write_plan"]

HEADER: Final = "gamemaster plan 1"
FLOOR: Final = "floor"
MAX_TEXT: Final = 20_000
CELL_WIDTH: Final = 4
LEVEL: Final = ("   ", "---", "===")
UPRIGHT: Final = (" ", "|", "#")
"""How a side is drawn: `GAP`, `BAR` and `SHUT` are the places in both."""
GAP, BAR, SHUT = range(3)

Line = tuple[int, str]
"""A line of a text with its number, from 1."""


@lru_cache(maxsize=128)
def write_plan(plan: Plan) -> str:
    """The text form of a plan; `read_plan` gives the same plan back."""
    lines = [HEADER]
    for floor in range(plan.floors):
        lines += [f"{FLOOR} {floor + 1}"] if plan.floors > 1 else []
        lines += _write_floor(plan, floor)
    return "\n".join((*lines, *write_items(plan))) + "\n"


def _write_floor(plan: Plan, floor: int) -> list[str]:
    lines = [("    " + "".join(f"{COLUMNS[c]:<4}" for c in range(plan.cols))).rstrip()]
    for row in range(plan.rows):
        lines.append(_write_border(plan, floor, row))
        lines.append(_write_row(plan, floor, row))
    lines.append(_write_border(plan, floor, plan.rows))
    return lines


def _write_border(plan: Plan, floor: int, row: int) -> str:
    line = "   +"
    for col in range(plan.cols):
        line += LEVEL[_mark(plan, floor, (row - 1, col, DOWN), (row, col, UP))] + "+"
    return line


def _write_row(plan: Plan, floor: int, row: int) -> str:
    line = f"{row + 1:>2} "
    for col in range(plan.cols + 1):
        line += UPRIGHT[_mark(plan, floor, (row, col - 1, RIGHT), (row, col, LEFT))]
        if col < plan.cols:
            cell = (floor * plan.rows + row) * plan.cols + col
            line += f" {write_sign(plan, cell):<2}"[-3:]
    return line.rstrip()


def _mark(plan: Plan, floor: int, *faces: tuple[int, int, int]) -> int:
    """How the side that one or two cells share is drawn; each face is row, column, direction."""
    found: list[int] = []
    for row, col, direction in faces:
        cell = (floor * plan.rows + row) * plan.cols + col
        if 0 <= row < plan.rows and 0 <= col < plan.cols and plan.kinds[cell] is not None:
            found.append(plan.side(cell, direction))
    if CLOSED in found:
        return SHUT
    return BAR if WALL in found or MONOLITH in found else GAP


def read_plan(text: str) -> Plan:
    """A plan from its text form.

    Reads the drawing only; whether the plan keeps the rules is for the validator to say. Raises
    `PlanError` naming line and column.
    """
    if len(text) > MAX_TEXT:
        raise PlanError("too-long", f"a plan has at most {MAX_TEXT} characters", 1)
    lines = [
        (number, line.rstrip())
        for number, line in enumerate(text.expandtabs(8).split("\n"), start=1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines or lines[0][1] != HEADER:
        raise PlanError("header", f"the first line must be {HEADER!r}", lines[0][0] if lines else 1)
    floors = [_Drawing(part) for part in _floors(lines[1:])]
    first = floors[0]
    for other in floors:
        if (other.rows, other.cols) != (first.rows, first.cols):
            raise PlanError("floor-size", "all floors have the same size", other.borders[0][0])
    cells = [cell for drawing in floors for cell in drawing.cells()]
    kinds, flows, pits = (tuple(found) for found in zip(*cells, strict=True))
    if not any(kinds):
        raise PlanError("no-grid", "no cell is drawn", first.borders[0][0])
    size = first.rows * first.cols
    sides = [drawing.sides(kinds[at * size : (at + 1) * size]) for at, drawing in enumerate(floors)]
    drawn = Plan(first.rows, first.cols, kinds, flows, pits, b"".join(sides), (), NOWHERE)
    items = [line for drawing in floors for line in drawing.items]
    return read_items(replace(drawn, floors=len(floors)), items)


def _floors(lines: list[Line]) -> list[list[Line]]:
    """The lines of each floor; where there is no line `floor`, of the only one."""
    titles = [at for at, (_, line) in enumerate(lines) if line.split()[0] == FLOOR]
    if not titles:
        return [lines]
    for count, at in enumerate(titles, start=1):
        number, title = lines[at]
        if count > MOST_FLOORS or title.split() != [FLOOR, str(count)]:
            message = f"the floors are called {FLOOR} 1 to {FLOOR} {MOST_FLOORS}, in order"
            raise PlanError("floor", message, number)
    if titles[0]:
        raise PlanError("floor", f"nothing stands above {FLOOR} 1", lines[0][0])
    # A floor without lines is refused in the line of its title.
    return [lines[at + 1 : end] or [lines[at]] for at, end in pairwise((*titles, len(lines)))]


class _Drawing:
    """The lines of one floor being read, with their numbers."""

    def __init__(self, lines: list[Line]) -> None:
        borders = [i for i, (_, line) in enumerate(lines) if line.lstrip().startswith("+")]
        if len(borders) < 2:
            raise PlanError("no-grid", "no grid is drawn", lines[-1][0] if lines else 1)
        self.borders = [lines[i] for i in borders]
        self.start = self.borders[0][1].index("+")
        self.heading = lines[: borders[0]]
        self.between = [lines[a + 1 : b] for a, b in pairwise(borders)]
        self.items = lines[borders[-1] + 1 :]
        width = len(self.borders[0][1]) - self.start - 1
        self.rows, self.cols = len(borders) - 1, width // CELL_WIDTH
        if width % CELL_WIDTH or not 1 <= self.cols <= 12 or self.rows > 12:
            raise PlanError("size", "at most 12 rows and 12 columns of 4 signs", self.borders[0][0])
        if len(self.heading) > 1:
            raise PlanError("stray", "only the column letters stand above", self.heading[0][0])

    def cells(self) -> list[tuple[str | None, int, tuple[int, int] | None]]:
        """Type, flow and pit of each cell."""
        return [read_sign(*drawn) for row in range(self.rows) for drawn in self._row(row)]

    def _row(self, row: int) -> list[tuple[str, int, int]]:
        drawn = self.between[row]
        if len(drawn) != 1:
            stray = (drawn[1] if drawn else self.borders[row])[0]
            raise PlanError("row", "one line of cells between two lines of walls", stray)
        number, line = drawn[0]
        label = line[: self.start].strip()
        if label and label != str(row + 1):
            raise PlanError("label", f"row {row + 1} is called {label!r}", number)
        if len(line) > self.start + CELL_WIDTH * self.cols + 1:
            raise PlanError("width", "the row is wider than the grid", number, len(line))
        starts = (self.start + 1 + CELL_WIDTH * col for col in range(self.cols))
        return [(line[at : at + CELL_WIDTH - 1].strip(), number, at + 1) for at in starts]

    def _upright(self, row: int, col: int) -> tuple[int, int, int]:
        """What stands left of column `col` (the last: right of the grid), and its place."""
        number, line = self.between[row][0]
        at = self.start + CELL_WIDTH * col
        sign = line[at] if at < len(line) else " "
        if sign not in UPRIGHT:
            raise PlanError("wall", f"{sign!r} where '|' or a gap belongs", number, at + 1)
        return UPRIGHT.index(sign), number, at + 1

    def _level(self, row: int, col: int) -> tuple[int, int, int]:
        """What lies above row `row` (the last: below the grid), and its place."""
        number, line = self.borders[row]
        at = self.start + CELL_WIDTH * col
        drawn = line[at : at + CELL_WIDTH + 1].ljust(CELL_WIDTH + 1)
        corners, level = drawn[0] + drawn[-1], drawn[1:-1]
        if line[: self.start].strip() or corners != "++" or level not in LEVEL:
            raise PlanError("wall", f"{drawn!r} where '+---+' or '+   +' belongs", number, at + 1)
        if len(line) > self.start + CELL_WIDTH * self.cols + 1:
            raise PlanError("width", "the wall is wider than the grid", number, len(line))
        return LEVEL.index(level), number, at + 2

    def sides(self, kinds: tuple[str | None, ...]) -> bytes:
        """The sides of the cells of these types."""
        table = neighbours(1, self.rows, self.cols)
        sides = bytearray()
        for cell in range(self.rows * self.cols):
            row, col = divmod(cell, self.cols)
            marks = {
                LEFT: self._upright(row, col),
                RIGHT: self._upright(row, col + 1),
                UP: self._level(row, col),
                DOWN: self._level(row + 1, col),
            }
            for direction, (mark, number, column) in marks.items():
                other = table[cell * 4 + direction]
                here = kinds[cell] is not None
                there = other != NOWHERE and kinds[other] is not None
                if mark == SHUT and here == there:
                    message = "a closed exit stands in the outer wall only"
                    raise PlanError("closed", message, number, column)
                if not here:
                    sides.append(MONOLITH)
                elif there:
                    sides.append((OPEN, WALL)[mark])
                else:
                    sides.append((EXIT, MONOLITH, CLOSED)[mark])
        return bytes(sides)
