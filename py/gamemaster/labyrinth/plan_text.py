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

A cell is `.` land, `< > ^ v` river with its flow, `D` delta, `H` hospital, `A` arsenal,
`E` encephalitis, a loop letter from `p` on and a number for a pit, or blank where the outline has
no cell. `---` and `|` are walls; a gap in the outer wall, also towards a missing cell, is an open
exit, `===` and `#` there a closed one. Lines that begin with `#` are comments.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from gamemaster.core.game import Refused
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
    read_cell_name,
)
from gamemaster.labyrinth.plan import Plan

HEADER: Final = "gamemaster plan 1"
MAX_TEXT: Final = 20_000
LOOP_LETTERS: Final = "pqrstu"
FLOW_SIGNS: Final = "<>^v"
SIGNS: Final = {
    ".": "land",
    "D": "delta",
    "H": "hospital",
    "A": "arsenal",
    "E": "encephalitis",
}
SIGN_OF: Final = {name: sign for sign, name in SIGNS.items()}
CELL_WIDTH: Final = 4
LEVEL: Final = ("   ", "---", "===")
UPRIGHT: Final = (" ", "|", "#")
"""How a side is drawn: `GAP`, `BAR` and `SHUT` are the places in both."""
GAP, BAR, SHUT = range(3)


class PlanError(Refused):
    """A plan text that can't be read; line and column count from 1."""

    def __init__(self, what: str, message: str, line: int, column: int = 1) -> None:
        super().__init__(
            f"refused-plan-{what}",
            f"line {line}, column {column}: {message}",
            line=line,
            column=column,
        )


@lru_cache(maxsize=128)
def write_plan(plan: Plan) -> str:
    """The text form of a plan of one floor; `read_plan` gives the same plan back."""
    lines = [HEADER, ("    " + "".join(f"{COLUMNS[c]:<4}" for c in range(plan.cols))).rstrip()]
    for row in range(plan.rows):
        lines.append(_write_border(plan, row))
        lines.append(_write_row(plan, row))
    lines.append(_write_border(plan, plan.rows))
    for index, cell in enumerate(plan.treasures):
        lines.append(f"{'false' if index else 'treasure'} {plan.name(cell)}")
    if plan.bear != NOWHERE:
        lines.append(f"bear {plan.name(plan.bear)}")
    return "\n".join(lines) + "\n"


def _write_border(plan: Plan, row: int) -> str:
    line = "   +"
    for col in range(plan.cols):
        line += LEVEL[_mark(plan, (row - 1, col, DOWN), (row, col, UP))] + "+"
    return line


def _write_row(plan: Plan, row: int) -> str:
    line = f"{row + 1:>2} "
    for col in range(plan.cols + 1):
        line += UPRIGHT[_mark(plan, (row, col - 1, RIGHT), (row, col, LEFT))]
        if col < plan.cols:
            line += f" {_sign(plan, row * plan.cols + col):<2}"[-3:]
    return line.rstrip()


def _mark(plan: Plan, *faces: tuple[int, int, int]) -> int:
    """How the side that one or two cells share is drawn; each face is row, column, direction."""
    found = [
        plan.side(row * plan.cols + col, direction)
        for row, col, direction in faces
        if 0 <= row < plan.rows
        and 0 <= col < plan.cols
        and plan.kinds[row * plan.cols + col] is not None
    ]
    if CLOSED in found:
        return SHUT
    return BAR if WALL in found or MONOLITH in found else GAP


def _sign(plan: Plan, cell: int) -> str:
    kind, pit = plan.kinds[cell], plan.pits[cell]
    if kind is None:
        return ""
    if kind == "river":
        return FLOW_SIGNS[plan.flows[cell]]
    if pit is not None:
        return f"{LOOP_LETTERS[pit[0]]}{pit[1] + 1}"
    return SIGN_OF[kind]


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
    return _Drawing(lines[1:]).read()


class _Drawing:
    """The lines of a plan text being read, with their numbers."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
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

    def read(self) -> Plan:
        """The plan drawn."""
        if len(self.heading) > 1:
            raise PlanError("stray", "only the column letters stand above", self.heading[0][0])
        signs = [self._row(row) for row in range(self.rows)]
        kinds: list[str | None] = []
        flows: list[int] = []
        pits: list[tuple[int, int] | None] = []
        for drawn in signs:
            for sign, line, column in drawn:
                kind, flow, pit = _read_sign(sign, line, column)
                kinds.append(kind)
                flows.append(flow)
                pits.append(pit)
        if not any(kinds):
            raise PlanError("no-grid", "no cell is drawn", self.borders[0][0])
        sides = self._sides(kinds)
        treasures, bear = self._items(kinds)
        return Plan(
            self.rows, self.cols, tuple(kinds), tuple(flows), tuple(pits), sides, treasures, bear
        )

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

    def _sides(self, kinds: list[str | None]) -> bytes:
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

    def _items(self, kinds: list[str | None]) -> tuple[tuple[int, ...], int]:
        true: list[int] = []
        false: list[int] = []
        bears: list[int] = []
        lists = {"treasure": true, "false": false, "bear": bears}
        for number, line in self.items:
            words = line.split()
            if len(words) != 2 or words[0] not in lists:
                raise PlanError("item", "'treasure', 'false' or 'bear' and a cell", number)
            place = read_cell_name(words[1])
            column = line.rindex(words[1]) + 1
            if place is None or not (place[0] < self.rows and place[1] < self.cols):
                raise PlanError("cell", f"no cell is called {words[1]!r}", number, column)
            cell = place[0] * self.cols + place[1]
            if kinds[cell] is None:
                raise PlanError("cell", f"{words[1]} is not part of the plan", number, column)
            lists[words[0]].append(cell)
            if words[0] != "false" and len(lists[words[0]]) > 1:
                raise PlanError("twice", f"a second {words[0]}", number)
        if not true:
            raise PlanError("no-treasure", "no line 'treasure' with a cell", self.borders[-1][0])
        return (*true, *false), bears[0] if bears else NOWHERE


def _read_sign(sign: str, line: int, column: int) -> tuple[str | None, int, tuple[int, int] | None]:
    """Type, flow and pit of a drawn cell."""
    if not sign:
        return None, NOWHERE, None
    if sign in SIGNS:
        return SIGNS[sign], NOWHERE, None
    if len(sign) == 1 and sign in FLOW_SIGNS:
        return "river", FLOW_SIGNS.index(sign), None
    number = sign[1:]
    if sign[0] in LOOP_LETTERS and number.isascii() and number.isdigit() and int(number) > 0:
        return "pit", NOWHERE, (LOOP_LETTERS.index(sign[0]), int(number) - 1)
    raise PlanError("sign", f"no cell is drawn {sign!r}", line, column)
