"""A plan in the making: what the generator draws on."""

from __future__ import annotations

from dataclasses import dataclass, field

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import (
    DIRECTIONS,
    MONOLITH,
    NOWHERE,
    OPEN,
    WALL,
    neighbours,
    opposite,
)
from gamemaster.labyrinth.outline import on_every_floor, pockets
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import unreached
from gamemaster.labyrinth.rules import Rules


@dataclass(slots=True)
class Draft:
    """An outline full of land without inner walls, to be changed (cells as in `Plan`)."""

    rules: Rules
    holes: frozenset[int] = frozenset()
    """The cells of the rectangle of each floor that are not part of the outline."""
    floors: int = field(init=False)
    rows: int = field(init=False)
    cols: int = field(init=False)
    kinds: list[str | None] = field(init=False)
    flows: list[int] = field(init=False)
    pits: list[tuple[int, int] | None] = field(init=False)
    sides: bytearray = field(init=False)
    treasures: list[int] = field(init=False)
    bear: int = NOWHERE
    bear_path: tuple[int, ...] = ()
    leprechaun: int = NOWHERE
    leprechaun_path: tuple[int, ...] = ()
    stores: tuple[tuple[int, tuple[str, ...]], ...] = ()
    kept: frozenset[int] = frozenset()
    """Cells of the easy ways: they stay harmless (Rule D-7.1)."""
    links: frozenset[int] = frozenset()
    """`cell * 4 + direction` of the sides on the easy ways, where no wall may stand."""
    floor_size: int = field(init=False)
    """The number of cells of one floor's rectangle."""
    _table: tuple[int, ...] = field(init=False)
    _beyond: list[int] = field(init=False)
    _around: list[list[int]] = field(init=False)
    _places: list[tuple[int, int, int]] = field(init=False)
    """Of each cell its floor, row and column."""
    _closed_in: frozenset[int] = field(init=False)

    def __post_init__(self) -> None:
        self.floors, self.rows, self.cols = self.rules.floors, self.rules.rows, self.rules.cols
        self.floor_size = self.rows * self.cols
        self._table = neighbours(self.floors, self.rows, self.cols)
        enclosed = pockets(self.rows, self.cols, self.holes)
        self._closed_in = on_every_floor(enclosed, self.floors, self.floor_size)
        self.holes = on_every_floor(self.holes, self.floors, self.floor_size)
        self._beyond = [
            NOWHERE if at // 4 in self.holes or other in self.holes else other
            for at, other in enumerate(self._table)
        ]
        self._around = [
            [other for other in self._beyond[at : at + 4] if other != NOWHERE]
            for at in range(0, len(self._beyond), 4)
        ]
        self._places = [
            (floor, row, col)
            for floor in range(self.floors)
            for row in range(self.rows)
            for col in range(self.cols)
        ]
        self.sides = bytearray(MONOLITH if other == NOWHERE else OPEN for other in self._beyond)
        self.treasures = []
        self.clear()

    def clear(self) -> None:
        """Make every cell plain land again."""
        size = self.rules.size
        self.kinds = [None if cell in self.holes else "land" for cell in range(size)]
        self.flows = [NOWHERE] * size
        self.pits = [None] * size

    def cells(self) -> list[int]:
        """The cells of the outline, in order."""
        return [cell for cell, kind in enumerate(self.kinds) if kind is not None]

    def floor(self, cell: int) -> int:
        """The floor of a cell, from 0."""
        return cell // self.floor_size

    def on_floor(self, floor: int) -> list[int]:
        """The cells of one floor's outline, in order."""
        return [cell for cell in self.cells() if self.floor(cell) == floor]

    def beyond(self, cell: int, direction: int) -> int:
        """The neighbouring cell, or `NOWHERE`."""
        return self._beyond[cell * 4 + direction]

    def around(self, cell: int) -> list[int]:
        """The neighbouring cells, whatever stands between; the list is not to be changed."""
        return self._around[cell]

    def free(self) -> list[int]:
        """The cells that are still plain land."""
        return [cell for cell, kind in enumerate(self.kinds) if kind == "land"]

    def spare(self) -> list[int]:
        """The plain land that no easy way needs."""
        return [cell for cell in self.free() if cell not in self.kept]

    def spare_on(self, floor: int) -> list[int]:
        """The plain land of a floor that no easy way needs."""
        return [cell for cell in self.spare() if self.floor(cell) == floor]

    def on_border(self, cell: int) -> bool:
        """Whether the cell lies at the outer wall."""
        return len(self.around(cell)) < 4

    def outer_sides(self, cell: int) -> list[int]:
        """The cell's directions towards unbroken outer wall with the open air behind it."""
        ways = [way for way in DIRECTIONS if self.sides[cell * 4 + way] == MONOLITH]
        if not self._closed_in:
            return ways
        return [way for way in ways if self._table[cell * 4 + way] not in self._closed_in]

    def openings(self, cell: int) -> int:
        """How many of the walls around a cell can be opened, exits among them.

        Where players go with a flow by nothing but meeting a wall, a river cell keeps one.
        """
        rules = self.rules
        walls = sum(self.sides[cell * 4 + way] in (WALL, MONOLITH) for way in DIRECTIONS)
        needed = rules.wall_drift and not (rules.flow_moves or rules.skips_ride)
        return walls - (needed and walls > 0 and self.kinds[cell] in those("flows"))

    def exit_places(self) -> list[int]:
        """The cells from which an exit may lead, one for each side (Rule V-4)."""
        shunned = unreached(self.plan(), self.rules)
        return [
            cell
            for cell in self.cells()
            if cell not in shunned
            for _ in self.outer_sides(cell)[: self.openings(cell)]
        ]

    def apart(self, one: int, other: int) -> int:
        """Rows plus columns between two cells; each floor between them counts like all rows."""
        floor, row, col = self._places[one]
        to_floor, to_row, to_col = self._places[other]
        return abs(row - to_row) + abs(col - to_col) + abs(floor - to_floor) * self.rows

    def build(self, cell: int, direction: int) -> None:
        """Put up an inner wall, seen from both sides."""
        self._put(cell, direction, WALL)

    def tear_down(self, cell: int, direction: int) -> None:
        """Take an inner wall away again."""
        self._put(cell, direction, OPEN)

    def _put(self, cell: int, direction: int, side: int) -> None:
        self.sides[cell * 4 + direction] = side
        self.sides[self.beyond(cell, direction) * 4 + opposite(direction)] = side

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
            floors=self.floors,
            keyed=self.rules.goal == "key",
            stores=self.stores,
            bear_path=self.bear_path,
            leprechaun=self.leprechaun,
            leprechaun_path=self.leprechaun_path,
        )
