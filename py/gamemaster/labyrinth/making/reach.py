"""Where one movement leads on a plan, and what many of them reach (Rule V-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.plan import Plan

FAR: Final = -1
"""The distance of a cell that can't be reached."""

Ways = list[list[int]]
"""For each cell the other cells where a single movement from it may end, in a fixed order."""


def sources(plan: Plan) -> frozenset[int]:
    """The river cells without inflow: nobody who moves ends there."""
    fed = {
        plan.beyond(cell, plan.flows[cell])
        for cell, kind in enumerate(plan.kinds)
        if kind == "river"
    }
    return frozenset(
        cell for cell, kind in enumerate(plan.kinds) if kind == "river" and cell not in fed
    )


def step_ends(plan: Plan) -> list[int]:
    """For `cell * 4 + direction` the cell where a step that way ends, if no wall stands there.

    The cell entered carries on by Rules G-9 and G-10; `NOWHERE` beyond the outline.
    """
    ground = Ground(plan)
    ends = [NOWHERE] * (4 * len(plan.kinds))
    for cell in plan.cells():
        for direction in DIRECTIONS:
            entered = plan.beyond(cell, direction)
            if entered != NOWHERE:
                ends[cell * 4 + direction] = ground.kind(entered).carry(ground, entered)
    return ends


def movements(plan: Plan) -> Ways:
    """Where the steps through open sides and the movements along loops lead from each cell."""
    ground = Ground(plan)
    ends = step_ends(plan)
    ways: Ways = [[] for _ in plan.kinds]
    for cell in plan.cells():
        found = [
            ends[cell * 4 + direction]
            for direction in DIRECTIONS
            if plan.side(cell, direction) == OPEN
        ]
        if ground.kind(cell).moves_on is not None:
            found.append(ground.kind(cell).carry(ground, cell))
        ways[cell] = [end for end in dict.fromkeys(found) if end not in (cell, NOWHERE)]
    return ways


def backwards(ways: Ways) -> Ways:
    """For each cell the cells from which one movement ends on it."""
    back: Ways = [[] for _ in ways]
    for cell, ends in enumerate(ways):
        for end in ends:
            back[end].append(cell)
    return back


def distances(ways: Ways, starts: Sequence[int]) -> list[int]:
    """The number of movements from the nearest of `starts` to each cell, or `FAR`."""
    found = [FAR] * len(ways)
    line = list(starts)
    for start in line:
        found[start] = 0
    for cell in line:
        for end in ways[cell]:
            if found[end] == FAR:
                found[end] = found[cell] + 1
                line.append(end)
    return found


def is_connected(plan: Plan) -> bool:
    """Whether every cell that is not a river source is reached from every cell (Rule V-5)."""
    springs = sources(plan)
    cells = plan.cells()
    hub = next(cell for cell in cells if cell not in springs)
    ways = movements(plan)
    there, back = distances(ways, [hub]), distances(backwards(ways), [hub])
    return all(back[cell] != FAR and (there[cell] != FAR or cell in springs) for cell in cells)
