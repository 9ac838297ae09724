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
            yield error("V-1", "plan-flow-out", [cell], at=plan.name(cell))
            continue
        fed.append(below)
        if plan.kinds[below] not in WET:
            at, to = plan.name(cell), plan.name(below)
            yield error("V-1", "plan-flow-ends", [cell, below], at=at, to=to)
        if plan.side(cell, plan.flows[cell]) != OPEN:
            at, to = plan.name(cell), plan.name(below)
            across = [cell * 4 + plan.flows[cell]]
            yield error("V-1", "plan-flow-wall", [cell, below], across, at=at, to=to)
    yield from _circles(plan)
    for cell in cells_where(plan.kinds, those("mouth")):
        if cell not in fed:
            yield error("V-1", "plan-delta-dry", [cell], at=plan.name(cell))


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
            around = course[course.index(cell) :]
            yield error("V-1", "plan-flow-circle", around, at=names(plan, around))


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
        pits = [cell for cells in numbered.values() for cell in cells]
        for number in range(max(numbered) + 1):
            cells = numbered.get(number, [])
            if not cells:
                yield error("V-1", "plan-pit-missing", pits, pit=f"{letter}{number + 1}")
            elif len(cells) > 1:
                at = names(plan, cells)
                yield error("V-1", "plan-pit-twice", cells, pit=f"{letter}{number + 1}", at=at)
        if len(pits) == 1 and not rules.lone_pits:
            yield error("V-1", "plan-loop-short", pits, loop=letter, at=plan.name(pits[0]))
        floors = {cell // (plan.rows * plan.cols) for cell in pits}
        if len(floors) > 1 and not rules.floor_loops:
            at = names(plan, sorted(pits))
            yield error("C-8", "plan-loop-floors", pits, loop=letter, at=at)


def lift_faults(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-1, B-10: one lift on every floor, all in the same place."""
    lifts = [cell for cell, kind in enumerate(plan.kinds) if kind == "lift"]
    if not rules.lifts:
        if lifts:
            yield error("B-10", "plan-lift", lifts, at=names(plan, lifts))
        return
    size = plan.rows * plan.cols
    for floor in range(plan.floors):
        on_floor = [cell for cell in lifts if cell // size == floor]
        found = len(on_floor)
        if found != 1:
            yield error("B-10", "plan-floor-lifts", on_floor, floor=floor + 1, found=found)
    if len({cell % size for cell in lifts}) > 1:
        yield error("V-1", "plan-lifts-apart", lifts, at=names(plan, lifts))
