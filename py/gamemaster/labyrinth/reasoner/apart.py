"""How exits and treasures lie apart on plans as they are drawn (Rule V-6).

None of it holds of every plan, but all of it holds of those that are likely. A wish is a literal:
where it is assumed, it is granted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import chain, pairwise
from typing import Final

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.grid import OPEN
from gamemaster.labyrinth.making.advice import beside_too, exit_cells, least_way_out, near_exits
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import Ways, backwards, distances, movements
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.clauses import TRUE
from gamemaster.labyrinth.reasoner.mending import Clause, carries_elsewhere, leads, opens

LAND: Final = frozenset({"land"})
SHUNNED: Final = those("carries") | those("wet")
"""Where exits are not made to lead from, as long as there is land."""


class Wishes:
    """What is wished of the plans of a blueprint."""

    def __init__(self, blueprint: Blueprint) -> None:
        self.blueprint = blueprint
        self._near, self._far, self._dry, self._room = (blueprint.clauses.new() for _ in range(4))
        self._keep_from_doors()
        if blueprint.board.treasures:
            self._keep_far()

    def _keep_from_doors(self) -> None:
        """Neither treasures nor water lie beside an exit."""
        blueprint, clauses = self.blueprint, self.blueprint.clauses
        for at, door in self._doors():
            for kind in blueprint.any_kind(at // 4, SHUNNED):
                clauses.add(-self._dry, -door, -kind)
            for cell in beside_too(blueprint.board.plan, [at // 4]):
                clauses.add(-self._near, -door, blueprint.literal(("lying", cell), ()))

    def _keep_far(self) -> None:
        """What is sought lies on land, and no exit within so many movements.

        Of every cell there is a literal that holds if it may be reached in so many of them.
        """
        blueprint, board, clauses = self.blueprint, self.blueprint.board, self.blueprint.clauses
        sought = board.treasures[0]
        reached = {cell: blueprint.literal(("lying", cell), (sought,)) for cell in board.cells}
        for cell, here in reached.items():
            clauses.add(-self._far, -here, blueprint.literal(("kind", cell), "land"))
        for _ in range(least_way_out(board.plan) - 1):
            entered = {cell: clauses.new() for cell in board.cells}
            after = {cell: clauses.new() for cell in board.cells}
            for cell in board.cells:
                clauses.add(-reached[cell], after[cell])
                clauses.add(-reached[cell], entered[cell])
                for way in board.ways(cell):
                    other = board.beyond(cell, way)
                    clauses.add(-reached[cell], -opens(blueprint, cell, way), entered[other])
                for lead, end in self._leads(cell):
                    clauses.add(-entered[cell], -lead, after[end])
            reached = after
        for at, door in self._doors():
            clauses.add(-self._far, -door, -reached[at // 4])

    def _leads(self, cell: int) -> Iterator[tuple[int, int]]:
        """Literals that say where a cell leads, and where that is."""
        blueprint, board = self.blueprint, self.blueprint.board
        yield blueprint.literal(("lead", cell), cell), cell
        for way in board.ways(cell):
            yield blueprint.literal(("flow", cell), way), board.beyond(cell, way)
        for end in board.cells:
            if (lead := blueprint.literal(("next", cell), end)) != -TRUE:
                yield lead, end

    def _doors(self) -> Iterator[tuple[int, int]]:
        """Each outer side, and each literal that says that an exit is there."""
        board = self.blueprint.board
        for at in board.outer:
            for value in board.edge[1:]:
                yield at, self.blueprint.literal(("side", at), value)

    @property
    def all(self) -> list[int]:
        """What is wished, the least important last.

        No treasure lies beside an exit; what is sought lies on land, far from all exits; no exit
        leads from water or a pit; the false treasures lie far from exits, too.
        """
        return [self._near, self._far, self._dry, self._room]

    def has(self, plan: Plan, wishes: Collection[int]) -> bool:
        """Whether a plan is as some of these want it; if not, that is known from now on."""
        ways = movements(plan, self.blueprint.board.rules)
        vain = False
        for number in misplaced(plan, ways):
            wish = self._room if number else self._far
            if wish in wishes:
                vain = True
                self.blueprint.clauses.add(-wish, *self._nearer(plan, number, ways))
        return not vain

    def _nearer(self, plan: Plan, number: int, ways: Ways) -> Iterator[int]:
        """A treasure lies elsewhere, or no path leads from there to an exit."""
        blueprint, led = self.blueprint, leads(plan)
        path = _path(ways, plan.treasures[number], exit_cells(plan))
        yield -blueprint.literal(("lying", path[0]), (number,))
        for at in blueprint.board.outer:
            if at // 4 == path[-1] and plan.sides[at] in blueprint.board.edge[1:]:
                yield -blueprint.literal(("side", at), plan.sides[at])
        for start, end in pairwise(path):
            yield from self._leads_elsewhere(plan, start, end, led)

    def _leads_elsewhere(self, plan: Plan, start: int, end: int, led: Mapping[int, int]) -> Clause:
        """What makes a movement end elsewhere: a wall, or water and pits on its way."""
        blueprint = self.blueprint
        for way in blueprint.board.ways(start):
            if plan.side(start, way) != OPEN:
                continue
            course = [blueprint.board.beyond(start, way)]
            while course[-1] != end and led[course[-1]] not in course:
                course.append(led[course[-1]])
            if course[-1] == end:
                carriers = course[:-1] or course
                elsewhere = (carries_elsewhere(blueprint, plan, cell) for cell in carriers)
                return [-opens(blueprint, start, way), *chain.from_iterable(elsewhere)]
        return carries_elsewhere(blueprint, plan, start)


def misplaced(plan: Plan, ways: Ways) -> list[int]:
    """The numbers of the treasures that would lie elsewhere if they had been placed here.

    The true one, or the key, lies far from all exits, and of the others as many as there is room
    for; none lies beside an exit.
    """
    near = near_exits(plan)
    way_out = distances(backwards(ways), exit_cells(plan))
    least = least_way_out(plan)
    if plan.keyed:
        least = max(least, (max(way_out) + 1) // 2)
    land = cells_where(plan.kinds, LAND)
    well = [cell for cell in land if way_out[cell] >= least and cell not in near]
    wrong = [number for number, cell in enumerate(plan.treasures) if cell not in well]
    full = len(plan.treasures) - len(wrong) == len(well)
    return [n for n in wrong if n == 0 or not full or plan.treasures[n] in near]


def _path(ways: Ways, start: int, goals: Collection[int]) -> list[int]:
    """The shortest way from a cell to one of some others; there is always one (Rule V-5)."""
    came = {start: start}
    line = [start]
    for cell in line:
        if cell in goals:
            path = [cell]
            while path[-1] != start:
                path.append(came[path[-1]])
            return path[::-1]
        for end in ways[cell]:
            if end not in came:
                came[end] = cell
                line.append(end)
    raise AssertionError(start)
