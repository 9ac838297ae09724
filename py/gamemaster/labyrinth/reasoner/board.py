"""What everybody knows of the plan before the first move (Rules G-1, V-2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.counts import COUNTED
from gamemaster.labyrinth.grid import (
    CLOSED,
    DIRECTIONS,
    EXIT,
    LEFT,
    MONOLITH,
    NOWHERE,
    OPEN,
    UP,
    WALL,
    neighbours,
    opposite,
    read_cell_name,
)
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.asking import Fact, Value
from gamemaster.labyrinth.rules import Rules

INNER: Final = (OPEN, WALL)


@dataclass(frozen=True)
class Board:
    """The outline, the rules in force and the seats; `plan` is an empty plan of this outline."""

    rules: Rules
    seats: int
    plan: Plan

    @classmethod
    def of(cls, rules: Rules, seats: int, opened: Mapping[str, Any]) -> Board:
        """The board that the first statement of a game announces (`opened` are its args).

        The numbers in it are those of the plan, whatever was agreed (Rule V-2).
        """
        numbers = {name: opened[name] for name in COUNTED if name in opened}
        rows, cols, floors = opened["rows"], opened["cols"], opened.get("floors", 1)
        size = floors * rows * cols
        plan = Plan(
            rows=rows,
            cols=cols,
            kinds=("land",) * size,
            flows=(NOWHERE,) * size,
            pits=(None,) * size,
            sides=bytes(size * 4),
            treasures=(),
            floors=floors,
            keyed=rules.goal == "key",
        )
        places = [read_cell_name(name) for name in opened.get("holes", ())]
        holes = {plan.cell(place) for place in places if place is not None}
        kinds = tuple(None if cell in holes else "land" for cell in range(size))
        in_force = replace(rules, rows=rows, cols=cols, floors=floors, **numbers)
        return cls(in_force, seats, replace(plan, kinds=kinds))

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """The cells of the outline."""
        return tuple(self.plan.cells())

    @cached_property
    def next(self) -> tuple[int, ...]:
        """For `cell * 4 + direction` the neighbouring cell of the grid."""
        return neighbours(self.plan.floors, self.plan.rows, self.plan.cols)

    @cached_property
    def canonical(self) -> tuple[int, ...]:
        """For each side the number by which it is known, seen from either cell."""
        return tuple(
            self.beyond(at // 4, at % 4) * 4 + opposite(at % 4)
            if at % 4 in (LEFT, UP) and self.beyond(at // 4, at % 4) != NOWHERE
            else at
            for at in range(len(self.next))
        )

    @cached_property
    def inner(self) -> tuple[int, ...]:
        """The sides between two cells, each once."""
        sides = (cell * 4 + way for cell in self.cells for way in DIRECTIONS)
        return tuple(at for at in sides if self.is_inner(at) and self.canonical[at] == at)

    @cached_property
    def outer(self) -> tuple[int, ...]:
        """The sides at which the labyrinth ends."""
        sides = (cell * 4 + way for cell in self.cells for way in DIRECTIONS)
        return tuple(at for at in sides if not self.is_inner(at))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The types of cells that a plan for these rules may have."""
        return tuple(kind.name for kind in CELL_TYPES.values() if kind.wanted(self.rules) != 0)

    @cached_property
    def treasures(self) -> tuple[int, ...]:
        """The numbers of all treasures, the true one (or the key) first."""
        return tuple(range(1 + self.rules.false_treasures))

    @cached_property
    def edge(self) -> tuple[int, ...]:
        """What an outer side may be."""
        return (MONOLITH, EXIT, CLOSED) if self.rules.closed_exits else (MONOLITH, EXIT)

    def beyond(self, cell: int, way: int) -> int:
        """The neighbouring cell of the outline, or `NOWHERE`."""
        return self.plan.beyond(cell, way)

    def is_inner(self, at: int) -> bool:
        """Whether a side lies between two cells."""
        return self.beyond(at // 4, at % 4) != NOWHERE

    def ways(self, cell: int) -> list[int]:
        """The directions in which a cell has a neighbour."""
        return [way for way in DIRECTIONS if self.beyond(cell, way) != NOWHERE]

    def loop_mates(self, cell: int) -> list[int]:
        """The cells to which a pit here may lead (Rules G-10, B-4, C-8)."""
        size = self.plan.rows * self.plan.cols
        return [
            other
            for other in self.cells
            if (other != cell or self.rules.lone_pits)
            and (other // size == cell // size or self.rules.floor_loops)
        ]

    def place_mates(self, cell: int) -> list[int]:
        """The cells at the same place of all floors (Rule B-10)."""
        size = self.plan.rows * self.plan.cols
        return [other for other in self.cells if other % size == cell % size]

    def values(self, fact: Fact) -> Sequence[Value]:
        """The values that a fact of the plan may have at all."""
        found = self._values.get(fact)
        if found is None:
            found = self._values[fact] = self._values_of(*fact)
        return found

    @cached_property
    def _values(self) -> dict[Fact, Sequence[Value]]:
        return {}

    def _values_of(self, name: str, at: int) -> Sequence[Value]:
        if name == "kind":
            return self.kinds
        if name == "side":
            return INNER if self.is_inner(at) else self.edge
        if name == "flow":
            return self.ways(at)
        if name == "next":
            return [*dict.fromkeys((*self.loop_mates(at), *self.place_mates(at)))]
        if name == "store":
            return (True, False)
        return self.cells
