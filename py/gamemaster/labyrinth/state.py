"""The position of a game: the ground as it stands now, the pawns, the bear.

Only the verbs of `turn.py` change these objects.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gamemaster.core.game import OVER
from gamemaster.labyrinth.cells import CELL_TYPES, CellType
from gamemaster.labyrinth.grid import NOWHERE, OPEN, neighbours, opposite
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

TRUE: Final = 0
"""The number of the true treasure; the false ones follow."""


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


@dataclass(slots=True)
class Pawn:
    """One player's piece.

    `cell` is where he stands (`NOWHERE` before he has chosen); `outside` is the direction in which
    he left that cell through an exit, or `NOWHERE`; `treasure` the one that he carries.
    """

    seat: int
    bullets: int
    bombs: int
    cell: int = NOWHERE
    outside: int = NOWHERE
    wounded: bool = False
    playing: bool = True
    treasure: int = NOWHERE

    def clone(self) -> Pawn:
        """An independent copy."""
        return Pawn(
            self.seat,
            self.bullets,
            self.bombs,
            self.cell,
            self.outside,
            self.wounded,
            self.playing,
            self.treasure,
        )


@dataclass(slots=True)
class State:
    """A position. `turn` is the seat to move or `OVER`; `changed` and `quiet` count towards the
    draw of Rule D-3.6: whether this round changed anything for good, and the rounds that did not.
    """

    rules: Rules
    plan: Plan
    ground: Ground
    pawns: list[Pawn]
    bear: int
    bear_wounded: bool = False
    starting: bool = True
    turn: int = 0
    changed: bool = False
    quiet: int = field(default=0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    def clone(self) -> State:
        """An independent copy; the plan and what never changes are shared."""
        return State(
            self.rules,
            self.plan,
            self.ground.clone(),
            [pawn.clone() for pawn in self.pawns],
            self.bear,
            self.bear_wounded,
            self.starting,
            self.turn,
            self.changed,
            self.quiet,
        )


def new_state(rules: Rules, plan: Plan, seats: int) -> State:
    """The position before anybody has chosen a start cell."""
    pawns = [Pawn(seat, rules.bullets, rules.bombs) for seat in range(seats)]
    return State(rules, plan, Ground(plan), pawns, plan.bear)
