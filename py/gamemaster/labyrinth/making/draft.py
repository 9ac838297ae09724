"""A plan in the making: what the generator draws on."""

from __future__ import annotations

from dataclasses import dataclass, field

from gamemaster.labyrinth.grid import (
    DIRECTIONS,
    MONOLITH,
    NOWHERE,
    OPEN,
    WALL,
    neighbours,
    opposite,
)
from gamemaster.labyrinth.plan import Plan


@dataclass(slots=True)
class Draft:
    """A full rectangle of land without inner walls, to be changed (cells as in `Plan`)."""

    rows: int
    cols: int
    kinds: list[str] = field(init=False)
    flows: list[int] = field(init=False)
    pits: list[tuple[int, int] | None] = field(init=False)
    sides: bytearray = field(init=False)
    treasures: list[int] = field(init=False)
    bear: int = NOWHERE

    def __post_init__(self) -> None:
        size = self.rows * self.cols
        self.kinds = ["land"] * size
        self.flows = [NOWHERE] * size
        self.pits = [None] * size
        table = neighbours(1, self.rows, self.cols)
        self.sides = bytearray(MONOLITH if other == NOWHERE else OPEN for other in table)
        self.treasures = []

    def beyond(self, cell: int, direction: int) -> int:
        """The neighbouring cell, or `NOWHERE`."""
        return neighbours(1, self.rows, self.cols)[cell * 4 + direction]

    def around(self, cell: int) -> list[int]:
        """The neighbouring cells, whatever stands between."""
        near = (self.beyond(cell, direction) for direction in DIRECTIONS)
        return [other for other in near if other != NOWHERE]

    def free(self) -> list[int]:
        """The cells that are still plain land."""
        return [cell for cell, kind in enumerate(self.kinds) if kind == "land"]

    def on_border(self, cell: int) -> bool:
        """Whether the cell lies at the outer wall."""
        return len(self.around(cell)) < 4

    def outer_sides(self, cell: int) -> list[int]:
        """The cell's directions towards unbroken outer wall."""
        return [way for way in DIRECTIONS if self.sides[cell * 4 + way] == MONOLITH]

    def apart(self, one: int, other: int) -> int:
        """Rows plus columns between two cells."""
        row, col = divmod(one, self.cols)
        to_row, to_col = divmod(other, self.cols)
        return abs(row - to_row) + abs(col - to_col)

    def build(self, cell: int, direction: int) -> None:
        """Put up an inner wall, seen from both sides."""
        self.sides[cell * 4 + direction] = WALL
        self.sides[self.beyond(cell, direction) * 4 + opposite(direction)] = WALL

    def tear_down(self, cell: int, direction: int) -> None:
        """Take an inner wall away again."""
        self.sides[cell * 4 + direction] = OPEN
        self.sides[self.beyond(cell, direction) * 4 + opposite(direction)] = OPEN

    def clear(self) -> None:
        """Make every cell plain land again."""
        fresh = Draft(self.rows, self.cols)
        self.kinds, self.flows, self.pits = fresh.kinds, fresh.flows, fresh.pits

    def plan(self) -> Plan:
        """The plan as drawn so far."""
        return Plan(
            self.rows,
            self.cols,
            tuple(self.kinds),
            tuple(self.flows),
            tuple(self.pits),
            bytes(self.sides),
            tuple(self.treasures),
            self.bear,
        )
