"""A plan that is being changed: what every edit is made of."""

from __future__ import annotations

from collections.abc import Iterator

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import (
    DIRECTIONS,
    MONOLITH,
    NOWHERE,
    OPEN,
    Place,
    neighbours,
    opposite,
)
from gamemaster.labyrinth.outline import fixed_holes, on_every_floor
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

Pit = tuple[int, int]
"""A pit's loop and its number there, both from 0."""


class Sheet:
    """The parts of a `Plan`, to be changed; cells, sides and pits are numbered as there.

    Whatever is done, `plan` gives a plan that can be drawn: an inner side is the same from both
    cells, and nothing lies, lives or stands where the outline lacks a cell.
    """

    def __init__(self, plan: Plan) -> None:
        self.drawn = plan
        """The plan as it was before."""
        self.rows, self.cols, self.floors = plan.rows, plan.cols, plan.floors
        self.next = neighbours(plan.floors, plan.rows, plan.cols)
        self.kinds = list(plan.kinds)
        self.flows = list(plan.flows)
        self.pits = list(plan.pits)
        self.sides = bytearray(plan.sides)
        self.goal, self.false = plan.treasures[0], list(plan.treasures[1:])
        self.keyed = plan.keyed
        self.bear, self.bear_path = plan.bear, plan.bear_path
        self.leprechaun, self.leprechaun_path = plan.leprechaun, plan.leprechaun_path
        self.stores = dict(plan.stores)

    def plan(self) -> Plan:
        """What has become of it."""
        return Plan(
            self.rows,
            self.cols,
            tuple(self.kinds),
            tuple(self.flows),
            tuple(self.pits),
            bytes(self.sides),
            (self.goal, *self.false),
            self.bear,
            floors=self.floors,
            keyed=self.keyed and self.goal != NOWHERE,
            stores=tuple(sorted(self.stores.items())),
            bear_path=self.bear_path,
            leprechaun=self.leprechaun,
            leprechaun_path=self.leprechaun_path,
        )

    # -- where something is ---------------------------------------------------------

    @property
    def size(self) -> int:
        """The number of cells of one floor's rectangle."""
        return self.rows * self.cols

    def name(self, cell: int) -> str:
        """The name of a cell as people say it."""
        return self.drawn.name(cell)

    def cell(self, place: Place) -> int:
        """The number of a cell that was named, or `NOWHERE`."""
        return self.drawn.cell(place)

    def beyond(self, cell: int, way: int) -> int:
        """The neighbouring cell of the outline, or `NOWHERE`."""
        other = self.next[cell * 4 + way]
        return other if other != NOWHERE and self.kinds[other] is not None else NOWHERE

    def above(self, cell: int) -> range:
        """The cells in one place on all floors."""
        return range(cell % self.size, self.floors * self.size, self.size)

    def loop(self, loop: int) -> list[int]:
        """The pits of a loop in the order of their numbers."""
        found = [(pit[1], cell) for cell, pit in enumerate(self.pits) if pit and pit[0] == loop]
        return [cell for _, cell in sorted(found)]

    # -- changing a cell ------------------------------------------------------------

    def put(self, cell: int, kind: str) -> None:
        """Another type of cell; what lies there stays."""
        self.kinds[cell] = kind
        self.flows[cell] = NOWHERE
        if pit := self.pits[cell]:
            self.pits[cell] = None
            self.close_up(pit)
        if kind not in those("arms"):
            self.stores.pop(cell, None)

    def close_up(self, gap: Pit) -> None:
        """The pits behind one that is gone move up, unless another one has its number."""
        loop, number = gap
        if gap in self.pits:
            return
        for cell, pit in enumerate(self.pits):
            if pit and pit[0] == loop and pit[1] > number:
                self.pits[cell] = loop, pit[1] - 1

    def add(self, cell: int) -> None:
        """Plain land where the outline lacked a cell, open to all neighbours."""
        self.kinds[cell] = "land"
        for way in DIRECTIONS:
            self.set_side(cell, way, MONOLITH if self.beyond(cell, way) == NOWHERE else OPEN)

    def remove(self, cell: int) -> None:
        """No cell any more, and nothing of what was there."""
        self.put(cell, "land")
        self.clear(cell)
        self.kinds[cell] = None
        for way in DIRECTIONS:
            self.sides[cell * 4 + way] = MONOLITH
            if (other := self.beyond(cell, way)) != NOWHERE:
                self.sides[other * 4 + opposite(way)] = MONOLITH

    def set_side(self, cell: int, way: int, side: int) -> None:
        """What stands on a side, seen from both cells if there are two."""
        self.sides[cell * 4 + way] = side
        if (other := self.beyond(cell, way)) != NOWHERE:
            self.sides[other * 4 + opposite(way)] = side

    # -- what lies and lives there --------------------------------------------------

    def things(self, cell: int) -> Iterator[str]:
        """What there is to be taken away from a cell, by the names that edits have for it."""
        if self.goal == cell:
            yield "key" if self.keyed else "treasure"
        if cell in self.false:
            yield "false"
        if self.bear == cell:
            yield "bear"
        if self.leprechaun == cell:
            yield "leprechaun"
        if cell in self.stores:
            yield "store"

    def take(self, cell: int, thing: str) -> None:
        """Take a thing away that is there."""
        match thing:
            case "treasure" | "key":
                self.goal, self.keyed = NOWHERE, False
            case "false":
                self.false.remove(cell)
            case "bear":
                self.bear, self.bear_path = NOWHERE, ()
            case "leprechaun":
                self.leprechaun, self.leprechaun_path = NOWHERE, ()
            case "store":
                del self.stores[cell]

    def clear(self, cell: int) -> None:
        """Take everything away that lies or lives there."""
        while thing := next(self.things(cell), None):
            self.take(cell, thing)


def blank(rules: Rules, rows: int, cols: int, floors: int) -> Plan:
    """Bare land of a size, in the outline agreed on; of a ragged one, the whole rectangle."""
    lacking = fixed_holes(rules.outline, rows, cols) or frozenset()
    holes = on_every_floor(lacking, floors, rows * cols)
    size = floors * rows * cols
    none, sides = (None,) * size, bytes([MONOLITH] * 4 * size)
    sheet = Sheet(Plan(rows, cols, none, (NOWHERE,) * size, none, sides, (NOWHERE,), floors=floors))
    for cell in range(size):
        if cell not in holes:
            sheet.add(cell)
    return sheet.plan()
