"""The ground of a game: a plan in play, with its walls as they stand and what lies on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from gamemaster.labyrinth.cells import CellType, type_of
from gamemaster.labyrinth.grid import EXIT, NOWHERE, OPEN, WALL, neighbours, opposite
from gamemaster.labyrinth.plan import Plan


@dataclass(slots=True)
class Pile:
    """What lies on a cell but treasures: `active` mines are set, `corpses` are seats (Rule D-5)."""

    bullets: int = 0
    bombs: int = 0
    mines: int = 0
    active: int = 0
    corpses: tuple[int, ...] = ()

    @property
    def visible(self) -> bool:
        """Whether somebody who arrives finds anything in it."""
        return bool(self.bullets or self.bombs or self.mines or self.corpses)


class Ground:
    """A plan in play: its types and links never change, its sides and what lies on it do."""

    __slots__ = (
        *("_downstream", "_pits"),
        *("fed", "kinds", "lying", "next", "piles", "sides", "stores"),
    )

    def __init__(self, plan: Plan) -> None:
        self.kinds = tuple(type_of(kind) for kind in plan.kinds)
        """The type of each cell."""
        self.next = neighbours(plan.floors, plan.rows, plan.cols)
        """For `cell * 4 + direction` the neighbouring cell."""
        self._downstream = tuple(
            self.next[cell * 4 + flow] if flow != NOWHERE else NOWHERE
            for cell, flow in enumerate(plan.flows)
        )
        self._pits = {
            pit: loop[(index + 1) % len(loop)]
            for loop in (*plan.loops().values(), *plan.lifts())
            for index, pit in enumerate(loop)
        }
        self.fed = frozenset(self._downstream)
        """The cells into which a river flows."""
        self.stores = dict(plan.stores)
        """What arsenals hold that don't hold everything (Rule C-3)."""
        self.sides = bytearray(plan.sides)
        self.lying: dict[int, tuple[int, ...]] = {}
        """Treasures on a cell, in the order in which they came to lie there, the topmost last."""
        for treasure, cell in enumerate(plan.treasures):
            self.lying[cell] = (*self.lying.get(cell, ()), treasure)
        self.piles: dict[int, Pile] = {}

    def clone(self) -> Ground:
        """A copy that shares what never changes."""
        copy = Ground.__new__(Ground)
        copy.kinds, copy.next = self.kinds, self.next
        copy._downstream, copy._pits, copy.fed = self._downstream, self._pits, self.fed
        copy.stores = self.stores
        copy.sides, copy.lying = self.sides[:], self.lying.copy()
        copy.piles = {cell: replace(pile) for cell, pile in self.piles.items()}
        return copy

    def side(self, cell: int, direction: int) -> int:
        """What stands on a side of a cell."""
        return self.sides[cell * 4 + direction]

    def beyond(self, cell: int, direction: int) -> int:
        """The neighbouring cell."""
        return self.next[cell * 4 + direction]

    def kind(self, cell: int) -> CellType:
        """The type of a cell."""
        return self.kinds[cell]

    def flows_to(self, cell: int) -> int:
        """The cell downstream of a river cell."""
        return self._downstream[cell]

    def flows_into(self, cell: int, below: int) -> bool:
        """Whether a cell is a river that flows into a neighbouring one."""
        return self._downstream[cell] == below

    def next_pit(self, cell: int) -> int:
        """The pit that follows in the loop, or the next lift (Rules G-10, B-10)."""
        return self._pits[cell]

    def is_source(self, cell: int) -> bool:
        """Whether a cell is a river's first, which nobody can reach (Rule D-4.6)."""
        return self._downstream[cell] != NOWHERE and cell not in self.fed

    def has_finds(self, cell: int) -> bool:
        """Whether anything lies where somebody has come to."""
        return cell in self.lying or cell in self.piles

    def pile(self, cell: int) -> Pile:
        """What lies on a cell, to be changed."""
        found = self.piles.get(cell)
        if found is None:
            found = self.piles[cell] = Pile()
        return found

    def asked_whole(self, question: Callable[[bytearray], bool]) -> bool:
        """The answer to a question about all sides together."""
        return question(self.sides)

    def open_exit(self, cell: int, direction: int) -> None:
        """A closed exit is blown open (Rule G-8)."""
        self.sides[cell * 4 + direction] = EXIT

    def build_wall(self, cell: int, direction: int) -> None:
        """Close an inner side, seen from both cells (Rule C-5)."""
        self.sides[cell * 4 + direction] = WALL
        self.sides[self.beyond(cell, direction) * 4 + opposite(direction)] = WALL

    def remove_wall(self, cell: int, direction: int) -> None:
        """Open an inner side, seen from both cells (Rule G-8)."""
        self.sides[cell * 4 + direction] = OPEN
        self.sides[self.beyond(cell, direction) * 4 + opposite(direction)] = OPEN
