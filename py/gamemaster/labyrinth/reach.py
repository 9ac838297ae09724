"""Where one movement leads on a plan, and what many of them reach (Rule V-5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gamemaster.labyrinth.cells import Terrain, cells_where, those
from gamemaster.labyrinth.currents import ONCE, Current
from gamemaster.labyrinth.grid import (
    CLOSED,
    DIRECTIONS,
    MONOLITH,
    NOWHERE,
    OPEN,
    WALL,
    neighbours,
    opposite,
)
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

FLOWING: Final = those("flows")
MOUTHS: Final = those("mouth")
FAR: Final = -1
"""The distance of a cell that can't be reached."""

Ways = list[list[int]]
"""For each cell the other cells where a single movement from it may end, in a fixed order."""


def sources(plan: Plan) -> frozenset[int]:
    """The river cells without inflow."""
    rivers = cells_where(plan.kinds, FLOWING)
    fed = {plan.beyond(cell, plan.flows[cell]) for cell in rivers}
    return frozenset(cell for cell in rivers if cell not in fed)


def unreached(plan: Plan, rules: Rules) -> frozenset[int]:
    """The cells that need not be reached (Rule V-5): river sources.

    Turbulent rivers carry to the delta at once, so that nobody ends on any of their cells (D-7.4).
    """
    if rules.water.to_delta:
        return frozenset(cells_where(plan.kinds, FLOWING))
    return sources(plan)


class Landing(NamedTuple):
    """Where whoever enters a cell ends, how he is told so, and whether it carried him there."""

    end: int
    key: str
    carried: bool


@lru_cache(maxsize=64)
def landings(plan: Plan, water: Current) -> tuple[Landing, ...]:
    """Where each cell leads whoever enters it (Rules A-3, G-9, G-10, D-7.4)."""
    ground = Ground(plan)
    return tuple(landing(ground, cell, water) for cell in range(len(plan.kinds)))


def landing(ground: Terrain, cell: int, water: Current) -> Landing:
    """Where one cell leads whoever enters it."""
    kind, end = ground.kind(cell), carried_to(ground, cell, water)
    return Landing(end, kind.arrival(ground, end), kind.flows or end != cell)


@lru_cache(maxsize=64)
def creature_ends(plan: Plan) -> tuple[int, ...]:
    """For `cell * 4 + direction` where a creature's step that way ends (Rule C-9).

    Water and loops take it one cell on, whatever the current.
    """
    led = landings(plan, ONCE)
    table = neighbours(plan.floors, plan.rows, plan.cols)
    return tuple(led[cell].end if cell != NOWHERE else NOWHERE for cell in table)


def step_ends(plan: Plan, rules: Rules) -> list[int]:
    """For `cell * 4 + direction` the cell where a step that way ends, if no wall stands there.

    The cell entered carries on by Rules G-9, G-10 and D-7.4; `NOWHERE` beyond the outline, and
    where shallow water forbids the step.
    """
    return _step_ends(plan, rules, Ground(plan))


def _step_ends(plan: Plan, rules: Rules, ground: Ground) -> list[int]:
    water = rules.water
    carried = [carried_to(ground, cell, water) for cell in range(len(plan.kinds))]
    ends = [
        carried[entered] if entered != NOWHERE and plan.kinds[entered] is not None else NOWHERE
        for entered in neighbours(plan.floors, plan.rows, plan.cols)
    ]
    if water.wades:
        _wade(plan, water, ends)
    return ends


def carried_to(ground: Terrain, entered: int, water: Current) -> int:
    """The cell where whoever enters a cell ends (Rules G-9, G-10, D-7.4)."""
    end = ground.kind(entered).carry(ground, entered)
    while water.to_delta and ground.kind(end).flows:
        end = ground.flows_to(end)
    return end


def _wade(plan: Plan, water: Current, ends: list[int]) -> None:
    """One walks along and against the flow; in shallow water not up from a delta."""
    for cell, flow in enumerate(plan.flows):
        if plan.kinds[cell] in FLOWING:
            below = plan.beyond(cell, flow)
            ends[cell * 4 + flow] = below
            barred = water.still and plan.kinds[below] in MOUTHS
            ends[below * 4 + opposite(flow)] = NOWHERE if barred else cell


def onward(plan: Plan, rules: Rules) -> list[int]:
    """Where each cell's movement along the loop or the flow leads, or `NOWHERE` (Rules A-2, D-2).

    Whoever skips or meets a wall in a river may be carried on as well (Rules C-8, D-2.2).
    """
    return _onward(plan, rules, Ground(plan))


def _onward(plan: Plan, rules: Rules, ground: Ground) -> list[int]:
    ends = [NOWHERE] * len(plan.kinds)
    for cell in plan.cells():
        kind = ground.kind(cell)
        if kind.loops:
            ends[cell] = ground.next_pit(cell)
        elif kind.flows and (
            rules.flow_moves or rules.skips_ride or (rules.wall_drift and _beside_wall(plan, cell))
        ):
            ends[cell] = ground.flows_to(cell)
    return ends


def _beside_wall(plan: Plan, cell: int) -> bool:
    return any(plan.side(cell, way) in (WALL, MONOLITH, CLOSED) for way in DIRECTIONS)


def movements(plan: Plan, rules: Rules) -> Ways:
    """Where steps through open sides and movements along loop or flow lead from each cell.

    Where chance has a say, all the cells to which it may lead.
    """
    ground = Ground(plan)
    ends, along = _step_ends(plan, rules, ground), _onward(plan, rules, ground)
    beside = neighbours(plan.floors, plan.rows, plan.cols)
    drifts, sides = rules.water.drifts, plan.sides
    ways: Ways = [[] for _ in plan.kinds]
    for cell in plan.cells():
        ways_out = [at for at in range(cell * 4, cell * 4 + 4) if sides[at] == OPEN]
        found = [ends[at] for at in ways_out]
        found.append(along[cell])
        if drifts:
            swept = [ends[at] for at in ways_out if _sweeps(plan, beside[at], ends[at])]
            found += [_below(plan, end) for end in (*swept, along[cell])]
        ways[cell] = [end for end in dict.fromkeys(found) if end not in (cell, NOWHERE)]
    return ways


def _sweeps(plan: Plan, entered: int, end: int) -> bool:
    """Whether a step onto a cell, which may end on another, leads into a river that carries."""
    return entered != end and plan.kinds[entered] in FLOWING


def _below(plan: Plan, cell: int) -> int:
    """The cell downstream of a river cell, `NOWHERE` of others."""
    swept = cell != NOWHERE and plan.kinds[cell] in FLOWING
    return plan.beyond(cell, plan.flows[cell]) if swept else NOWHERE


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
        steps = found[cell] + 1
        for end in ways[cell]:
            if found[end] == FAR:
                found[end] = steps
                line.append(end)
    return found


def is_connected(plan: Plan, ways: Ways, exempt: frozenset[int]) -> bool:
    """Whether every cell but the `exempt` is reached from every cell (Rule V-5)."""
    cells = plan.cells()
    hub = next(cell for cell in cells if cell not in exempt)
    there, back = distances(ways, [hub]), distances(backwards(ways), [hub])
    return all(back[cell] != FAR and (there[cell] != FAR or cell in exempt) for cell in cells)
