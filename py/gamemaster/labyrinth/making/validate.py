"""Whether a plan can be played: the mandatory rules V-1 to V-5, then the advice V-6."""

from __future__ import annotations

from collections.abc import Iterator

from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.making.advice import advise
from gamemaster.labyrinth.making.carriers import lift_faults, loop_faults, river_faults
from gamemaster.labyrinth.making.contents import creature_faults, house_faults, treasure_faults
from gamemaster.labyrinth.making.limits import exceeded, numbers_unlike
from gamemaster.labyrinth.making.problems import Problem, error, names
from gamemaster.labyrinth.outline import fixed_holes, on_every_floor
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import (
    FAR,
    Ways,
    backwards,
    distances,
    movements,
    sources,
    unreached,
)
from gamemaster.labyrinth.rules import Rules

__all__ = ["Problem", "validate"]


def validate(rules: Rules, plan: Plan) -> tuple[Problem, ...]:
    """Everything wrong with a plan, in the order of the rules; advice once nothing is wrong.

    The drawing settles its numbers: where they are not those agreed, that is advice (V-2).

    Where rivers, loops or lifts are drawn wrongly (V-1) nobody can say where they carry, so what
    can be reached (V-4, V-5) and where creatures go (C-9) is judged only when they are right.
    """
    carriers = [*river_faults(plan), *loop_faults(rules, plan), *lift_faults(rules, plan)]
    found = [*_outline(rules, plan), *carriers, *house_faults(rules, plan)]
    found += [*treasure_faults(rules, plan), *_exits(plan)]
    ways = [] if carriers else movements(plan, rules)
    if not carriers:
        found += _reach(rules, plan, ways)
    found += creature_faults(rules, plan, roaming=not carriers)
    if found:
        return tuple(found)
    return (*numbers_unlike(rules, plan), *exceeded(rules, plan), *advise(rules, plan, ways))


def _outline(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rule G-1: the floors, size and outline agreed, every floor in one piece."""
    if plan.floors != rules.floors:
        yield error("G-1", "plan-floors", found=plan.floors, wanted=rules.floors)
    if (plan.rows, plan.cols) != (rules.rows, rules.cols):
        yield error(
            "G-1",
            "plan-size",
            rows=plan.rows,
            cols=plan.cols,
            wanted_rows=rules.rows,
            wanted_cols=rules.cols,
        )
    size = plan.rows * plan.cols
    agreed = fixed_holes(rules.outline, plan.rows, plan.cols)
    if agreed is None:
        yield from _unlike_floors(plan, size)
    else:
        holes = on_every_floor(agreed, plan.floors, size)
        if lacking := plan.holes() - holes:
            yield error("G-1", "plan-hole", sorted(lacking), at=names(plan, sorted(lacking)))
        if surplus := holes - plan.holes():
            yield error("G-1", "plan-outline", sorted(surplus), at=names(plan, sorted(surplus)))
    if None not in plan.kinds:
        return  # a whole rectangle is in one piece
    beside = [
        [other for way in DIRECTIONS if (other := plan.beyond(cell, way)) != NOWHERE]
        for cell in range(len(plan.kinds))
    ]
    for floor in range(plan.floors):
        cells = [cell for cell in plan.cells() if cell // size == floor]
        joined = distances(beside, cells[:1])
        split = [cell for cell in cells if joined[cell] == FAR]
        if split:
            yield error("G-1", "plan-split", split, at=names(plan, split), rest=plan.name(cells[0]))


def _unlike_floors(plan: Plan, size: int) -> Iterator[Problem]:
    """Floors of which one has a cell where another lacks it."""
    holes = plan.holes()
    first = frozenset(cell for cell in holes if cell < size)
    unlike = holes ^ on_every_floor(first, plan.floors, size)
    if unlike:
        cells = sorted(unlike)
        yield error("G-1", "plan-floors-unlike", cells, at=names(plan, cells))


def _exits_of(plan: Plan, *kinds: int) -> list[tuple[int, int]]:
    return [divmod(at, 4) for at, side in enumerate(plan.sides) if side in kinds]


def _exits(plan: Plan) -> Iterator[Problem]:
    """Rule V-4, as far as it needs no walking."""
    exits = _exits_of(plan, EXIT, CLOSED)
    if not exits:
        yield error("V-4", "plan-no-exit")
    springs = sources(plan)
    for cell, way in exits:
        if cell in springs:
            where, side = ([cell], [cell * 4 + way]), SIDE_NAMES[way]
            yield error("V-4", "plan-exit-source", *where, at=plan.name(cell), side=side)


def _reach(rules: Rules, plan: Plan, ways: Ways) -> Iterator[Problem]:
    """Rules V-4, V-5, C-6: every cell but the river sources is reached from every cell."""
    springs, exempt = sources(plan), unreached(plan, rules)
    hub, there, back = _hub(plan, ways, exempt)
    for cell, way in _exits_of(plan, EXIT, CLOSED):
        if there[cell] == FAR and cell not in springs:
            where, side = ([cell], [cell * 4 + way]), SIDE_NAMES[way]
            yield error("V-4", "plan-exit-unreachable", *where, at=plan.name(cell), side=side)
    cells = plan.cells()
    lost = [cell for cell in cells if there[cell] == FAR and cell not in exempt]
    stuck = [cell for cell in cells if back[cell] == FAR]
    for key, group in (
        ("plan-cut-off", [cell for cell in lost if cell in stuck]),
        ("plan-unreachable", [cell for cell in lost if cell not in stuck]),
        ("plan-trap", [cell for cell in stuck if cell not in lost]),
    ):
        if group:
            yield error("V-5", key, group, at=names(plan, group), rest=plan.name(hub))
    if plan.keyed and there[plan.treasures[0]] == FAR:
        goal = plan.treasures[0]
        yield error("C-6", "plan-key-unreachable", [goal], at=plan.name(goal))


def _hub(plan: Plan, ways: Ways, exempt: frozenset[int]) -> tuple[int, list[int], list[int]]:
    """A cell of the largest part in which all cells reach one another.

    With the distances from there to every cell, and from every cell to there.
    """
    left = [cell for cell in plan.cells() if cell not in exempt]
    most, best = 0, (NOWHERE, [0], [0])
    back_ways = backwards(ways)
    while len(left) > most:
        there, back = distances(ways, left[:1]), distances(back_ways, left[:1])
        part = {cell for cell in left if there[cell] != FAR and back[cell] != FAR}
        if len(part) > most:
            most, best = len(part), (left[0], there, back)
        left = [cell for cell in left if cell not in part]
    return best
