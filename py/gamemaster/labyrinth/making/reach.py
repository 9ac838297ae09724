"""Where one movement leads on a plan, and what many of them reach (Rule V-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, MONOLITH, NOWHERE, OPEN, WALL
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

FAR: Final = -1
"""The distance of a cell that can't be reached."""

Ways = list[list[int]]
"""For each cell the other cells where a single movement from it may end, in a fixed order."""


def sources(plan: Plan) -> frozenset[int]:
    """The river cells without inflow."""
    fed = {
        plan.beyond(cell, plan.flows[cell])
        for cell, kind in enumerate(plan.kinds)
        if kind == "river"
    }
    return frozenset(
        cell for cell, kind in enumerate(plan.kinds) if kind == "river" and cell not in fed
    )


def unreached(plan: Plan, rules: Rules) -> frozenset[int]:
    """The cells that need not be reached (Rule V-5): river sources.

    Turbulent rivers carry to the delta at once, so that nobody ends on any of their cells (D-7.4).
    """
    if rules.current == "turbulent":
        return frozenset(cell for cell, kind in enumerate(plan.kinds) if kind == "river")
    return sources(plan)


def step_ends(plan: Plan, rules: Rules) -> list[int]:
    """For `cell * 4 + direction` the cell where a step that way ends, if no wall stands there.

    The cell entered carries on by Rules G-9, G-10 and D-7.4; `NOWHERE` beyond the outline, and
    where shallow water forbids the step.
    """
    ground = Ground(plan)
    ends = [NOWHERE] * (4 * len(plan.kinds))
    for cell in plan.cells():
        for direction in DIRECTIONS:
            entered = plan.beyond(cell, direction)
            if entered != NOWHERE:
                ends[cell * 4 + direction] = _end(rules, ground, cell, entered)
    return ends


def _end(rules: Rules, ground: Ground, cell: int, entered: int) -> int:
    if rules.current == "shallow" and ground.kind(cell).name == "river":
        if entered == ground.flows_to(cell) or ground.flows_to(entered) == cell:
            return entered
    elif rules.current == "shallow" and ground.flows_to(entered) == cell:
        return NOWHERE
    end = ground.kind(entered).carry(ground, entered)
    while rules.current == "turbulent" and ground.kind(end).name == "river":
        end = ground.flows_to(end)
    return end


def onward(plan: Plan, rules: Rules) -> list[int]:
    """Where each cell's movement along the loop or the flow leads, or `NOWHERE` (Rules A-2, D-2).

    Whoever meets a wall in a river may be carried on as well (D-2.2).
    """
    ground = Ground(plan)
    ends = [NOWHERE] * len(plan.kinds)
    for cell, kind in enumerate(plan.kinds):
        if kind == "pit" or (
            kind == "river"
            and (rules.flow_moves or (rules.wall_drift and _beside_wall(plan, cell)))
        ):
            ends[cell] = ground.kind(cell).carry(ground, cell)
    return ends


def _beside_wall(plan: Plan, cell: int) -> bool:
    return any(plan.side(cell, way) in (WALL, MONOLITH, CLOSED) for way in DIRECTIONS)


def movements(plan: Plan, rules: Rules) -> Ways:
    """Where steps through open sides and movements along loop or flow lead from each cell."""
    ends = step_ends(plan, rules)
    along = onward(plan, rules)
    ways: Ways = [[] for _ in plan.kinds]
    for cell in plan.cells():
        found = [
            ends[cell * 4 + direction]
            for direction in DIRECTIONS
            if plan.side(cell, direction) == OPEN
        ]
        found.append(along[cell])
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


def is_connected(plan: Plan, rules: Rules) -> bool:
    """Whether every cell that has to be reached is reached from every cell (Rule V-5)."""
    exempt = unreached(plan, rules)
    cells = plan.cells()
    hub = next(cell for cell in cells if cell not in exempt)
    ways = movements(plan, rules)
    there, back = distances(ways, [hub]), distances(backwards(ways), [hub])
    return all(back[cell] != FAR and (there[cell] != FAR or cell in exempt) for cell in cells)
