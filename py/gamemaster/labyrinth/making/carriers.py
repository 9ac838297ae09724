"""Whether rivers, loops of pits and lifts are drawn as they may be (Rule V-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.grid import NOWHERE, OPEN
from gamemaster.labyrinth.making.problems import Problem, error, names
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.rules import Rules

WET: Final = those("wet")
FLOWING: Final = those("flows")


def river_faults(plan: Plan) -> Iterator[Problem]:
    """Rules V-1, G-9. A river cell has one flow, so a system that ends has exactly one delta."""
    fed: list[int] = []
    for cell in cells_where(plan.kinds, FLOWING):
        below = plan.beyond(cell, plan.flows[cell])
        if below == NOWHERE:
            yield error("V-1", "plan-flow-out", at=plan.name(cell))
            continue
        fed.append(below)
        if plan.kinds[below] not in WET:
            yield error("V-1", "plan-flow-ends", at=plan.name(cell), to=plan.name(below))
        if plan.side(cell, plan.flows[cell]) != OPEN:
            yield error("V-1", "plan-flow-wall", at=plan.name(cell), to=plan.name(below))
    yield from _circles(plan)
    for cell in cells_where(plan.kinds, those("mouth")):
        if cell not in fed:
            yield error("V-1", "plan-delta-dry", at=plan.name(cell))


def _circles(plan: Plan) -> Iterator[Problem]:
    """Rivers that flow in a circle."""
    settled: set[int] = set()
    for start in plan.cells():
        course: list[int] = []
        cell = start
        while cell != NOWHERE and plan.kinds[cell] in FLOWING and cell not in settled:
            settled.add(cell)
            course.append(cell)
            cell = plan.beyond(cell, plan.flows[cell])
        if cell in course:
            yield error("V-1", "plan-flow-circle", at=names(plan, course[course.index(cell) :]))


def loop_faults(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-1, G-10, B-4, C-8: each loop numbered 1, 2, 3 … without a gap.

    It has two pits at least, or one if that is agreed, and keeps to a floor unless it may not.
    """
    loops: dict[int, dict[int, list[int]]] = {}
    for cell, pit in enumerate(plan.pits):
        if pit is not None:
            loops.setdefault(pit[0], {}).setdefault(pit[1], []).append(cell)
    for loop, numbered in sorted(loops.items()):
        letter = LOOP_LETTERS[loop]
        for number in range(max(numbered) + 1):
            cells = numbered.get(number, [])
            if not cells:
                yield error("V-1", "plan-pit-missing", pit=f"{letter}{number + 1}")
            elif len(cells) > 1:
                at = names(plan, cells)
                yield error("V-1", "plan-pit-twice", pit=f"{letter}{number + 1}", at=at)
        pits = [cell for cells in numbered.values() for cell in cells]
        if len(pits) == 1 and not rules.lone_pits:
            yield error("V-1", "plan-loop-short", loop=letter, at=plan.name(pits[0]))
        floors = {cell // (plan.rows * plan.cols) for cell in pits}
        if len(floors) > 1 and not rules.floor_loops:
            at = names(plan, sorted(pits))
            yield error("C-8", "plan-loop-floors", loop=letter, at=at)


def lift_faults(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-1, B-10: one lift on every floor, all in the same place."""
    lifts = [cell for cell, kind in enumerate(plan.kinds) if kind == "lift"]
    if not rules.lifts:
        if lifts:
            yield error("B-10", "plan-lift", at=names(plan, lifts))
        return
    size = plan.rows * plan.cols
    on_floors = [cell // size for cell in lifts]
    for floor in range(plan.floors):
        found = on_floors.count(floor)
        if found != 1:
            yield error("B-10", "plan-floor-lifts", floor=floor + 1, found=found)
    if len({cell % size for cell in lifts}) > 1:
        yield error("V-1", "plan-lifts-apart", at=names(plan, lifts))
