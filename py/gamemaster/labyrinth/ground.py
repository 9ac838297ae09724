"""The ground of a game: a plan in play, with its walls as they stand and what lies on it."""

from __future__ import annotations

from gamemaster.labyrinth.cells import CELL_TYPES, CellType
from gamemaster.labyrinth.grid import NOWHERE, OPEN, neighbours, opposite
from gamemaster.labyrinth.plan import Plan


class Ground:
    """A plan in play: its types and links never change, its sides and what lies on it do."""

    __slots__ = ("_downstream", "_kinds", "_next", "_pits", "lying", "sides")

    def __init__(self, plan: Plan) -> None:
        self._kinds = tuple(CELL_TYPES[kind or "land"] for kind in plan.kinds)
        self._next = neighbours(plan.floors, plan.rows, plan.cols)
        self._downstream = tuple(
            self._next[cell * 4 + flow] if flow != NOWHERE else NOWHERE
            for cell, flow in enumerate(plan.flows)
        )
        self._pits = {
            pit: loop[(index + 1) % len(loop)]
            for loop in plan.loops().values()
            for index, pit in enumerate(loop)
        }
        self.sides = bytearray(plan.sides)
        self.lying: dict[int, tuple[int, ...]] = {}
        """Treasures on a cell, in the order in which they came to lie there, the topmost last."""
        for treasure, cell in enumerate(plan.treasures):
            self.lying[cell] = (*self.lying.get(cell, ()), treasure)

    def clone(self) -> Ground:
        """A copy that shares what never changes."""
        copy = Ground.__new__(Ground)
        copy._kinds, copy._next = self._kinds, self._next
        copy._downstream, copy._pits = self._downstream, self._pits
        copy.sides, copy.lying = self.sides[:], self.lying.copy()
        return copy

    def side(self, cell: int, direction: int) -> int:
        """What stands on a side of a cell."""
        return self.sides[cell * 4 + direction]

    def beyond(self, cell: int, direction: int) -> int:
        """The neighbouring cell."""
        return self._next[cell * 4 + direction]

    def kind(self, cell: int) -> CellType:
        """The type of a cell."""
        return self._kinds[cell]

    def flows_to(self, cell: int) -> int:
        """The cell downstream of a river cell."""
        return self._downstream[cell]

    def next_pit(self, cell: int) -> int:
        """The pit that follows in the loop (Rule G-10)."""
        return self._pits[cell]

    def remove_wall(self, cell: int, direction: int) -> None:
        """Open an inner side, seen from both cells (Rule G-8)."""
        self.sides[cell * 4 + direction] = OPEN
        self.sides[self.beyond(cell, direction) * 4 + opposite(direction)] = OPEN
