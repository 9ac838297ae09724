"""Why no plan can be like a drawn one: what takes following ways through the whole of it.

Rivers don't flow in a circle (Rule G-9), every cell but the river sources is reached from every
cell (Rule V-5), and there is a letter for each loop of pits. A clause that comes from here holds of
every plan, and not of the one given.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.grid import NOWHERE, OPEN, opposite
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.reach import FAR, Ways, distances, is_connected, movements, unreached
from gamemaster.labyrinth.reasoner.blueprint import Blueprint

FLOWING: Final = those("flows")
CARRYING: Final = those("carries")
MOUTHS: Final = those("mouth")

Clause = list[int]


def mend(blueprint: Blueprint, plan: Plan) -> list[Clause]:
    """Clauses that a plan breaks; none if it can be played."""
    whole = [*_circles(blueprint, plan), *_crowded(blueprint, plan)]
    return whole or [*_cut_off(blueprint, plan)]


def _circles(blueprint: Blueprint, plan: Plan) -> Iterator[Clause]:
    settled: set[int] = set()
    for start in cells_where(plan.kinds, FLOWING):
        course: list[int] = []
        cell = start
        while plan.kinds[cell] in FLOWING and cell not in settled:
            settled.add(cell)
            course.append(cell)
            cell = plan.beyond(cell, plan.flows[cell])
        if cell in course:
            around = course[course.index(cell) :]
            yield [-blueprint.literal(("flow", at), plan.flows[at]) for at in around]


def _crowded(blueprint: Blueprint, plan: Plan) -> Iterator[Clause]:
    """Loops that no letters are left for."""
    loops = sorted(plan.loops().values(), key=len)[: len(LOOP_LETTERS) + 1]
    if len(loops) > len(LOOP_LETTERS):
        nexts = _nexts(plan)
        yield [-blueprint.literal(("next", pit), nexts[pit]) for loop in loops for pit in loop]


def _cut_off(blueprint: Blueprint, plan: Plan) -> Iterator[Clause]:
    """Cells from which others are not reached: something must lead out of them, or to these."""
    rules = blueprint.board.rules
    ways, exempt = movements(plan, rules), unreached(plan, rules)
    if is_connected(plan, ways, exempt):
        return
    reach = {cell: _reached(ways, cell) for cell in plan.cells()}
    wanted = {cell for cell in reach if cell not in exempt}
    if rules.water.wades or rules.water.to_delta:
        start = next(cell for cell in reach if not wanted <= reach[cell])
        yield _way_out(blueprint, plan, reach[start], min(wanted - reach[start]))
        return
    led = leads(plan)
    closed = {frozenset(found) for found in reach.values() if not wanted <= found}
    for inside in closed:
        if not any(other < inside for other in closed):
            yield _lead_out(blueprint, plan, led, inside, min(wanted - inside))
    leading = {
        frozenset(cell for cell, found in reach.items() if goal in found): goal for goal in wanted
    }
    for inside, goal in leading.items():
        if len(inside) < len(reach) and not any(other < inside for other in leading):
            yield _lead_in(blueprint, plan, led, inside, goal)


def _lead_out(
    blueprint: Blueprint, plan: Plan, led: Mapping[int, int], inside: Collection[int], goal: int
) -> Clause:
    """A side to the outside opens, or a cell that is entered here leads there."""
    board = blueprint.board
    clause = _needless(blueprint, plan, goal)
    outside = [cell for cell in board.cells if cell not in inside]
    entered = set(inside)
    for cell in inside:
        for way in board.ways(cell):
            other = board.beyond(cell, way)
            new = other not in inside or led[other] not in inside
            if new and plan.side(cell, way) != OPEN:
                clause.append(opens(blueprint, cell, way))
            entered.add(other)
        if plan.kinds[cell] in FLOWING and plan.beyond(cell, plan.flows[cell]) not in inside:
            clause += _walls(blueprint, plan, cell)
    leads = {(cell, end) for cell in entered for end in outside if led[cell] != end}
    return clause + [blueprint.literal(("lead", cell), end) for cell, end in sorted(leads)]


def _lead_in(
    blueprint: Blueprint, plan: Plan, led: Mapping[int, int], inside: Collection[int], goal: int
) -> Clause:
    """A side to a cell that leads here opens, or another cell leads here."""
    board = blueprint.board
    clause = _needless(blueprint, plan, goal)
    for cell in board.cells:
        if led[cell] not in inside:
            clause += [blueprint.literal(("lead", cell), end) for end in sorted(inside)]
            continue
        for way in board.ways(cell):
            beside = board.beyond(cell, way)
            if beside not in inside and plan.side(cell, way) != OPEN:
                clause.append(opens(blueprint, cell, way))
        if cell not in inside and plan.kinds[cell] in FLOWING:
            clause += _walls(blueprint, plan, cell)
    return clause


def leads(plan: Plan) -> dict[int, int]:
    """Where each cell leads whoever enters it."""
    rivers = cells_where(plan.kinds, FLOWING)
    below = {cell: plan.beyond(cell, plan.flows[cell]) for cell in rivers}
    return {cell: cell for cell in plan.cells()} | below | _nexts(plan)


def _reached(ways: Ways, start: int) -> set[int]:
    return {cell for cell, far in enumerate(distances(ways, [start])) if far != FAR}


def _way_out(blueprint: Blueprint, plan: Plan, inside: set[int], goal: int) -> Clause:
    """A side opens, a cell carries elsewhere, or nobody need come to the goal."""
    board = blueprint.board
    clause = _needless(blueprint, plan, goal)
    crossed = set(inside)
    for cell in inside:
        for way in board.ways(cell):
            if plan.side(cell, way) == OPEN:
                crossed.add(board.beyond(cell, way))
            else:
                clause.append(opens(blueprint, cell, way))
        if plan.kinds[cell] in FLOWING and plan.beyond(cell, plan.flows[cell]) not in inside:
            clause += _walls(blueprint, plan, cell)
    for cell in [*crossed]:
        while plan.kinds[cell] in FLOWING:
            cell = plan.beyond(cell, plan.flows[cell])
            crossed.add(cell)
    for cell in crossed:
        clause += carries_elsewhere(blueprint, plan, cell)
    return clause


def opens(blueprint: Blueprint, cell: int, way: int) -> int:
    """The literal that says that nothing stands on a side."""
    return blueprint.literal(("side", blueprint.board.canonical[cell * 4 + way]), OPEN)


def _walls(blueprint: Blueprint, plan: Plan, cell: int) -> Clause:
    """A wall beside a river, at which one would be carried on, where there is none (D-2.2)."""
    board = blueprint.board
    outer = [at for at in board.outer if at // 4 == cell]
    stands = outer or any(plan.side(cell, way) != OPEN for way in board.ways(cell))
    if stands or not board.rules.wall_drift:
        return []
    return [-opens(blueprint, cell, way) for way in board.ways(cell)]


def carries_elsewhere(blueprint: Blueprint, plan: Plan, cell: int) -> Clause:
    """What makes a cell carry elsewhere: one of these literals."""
    kind = plan.kinds[cell]
    assert kind is not None
    if kind in FLOWING:
        return [-blueprint.literal(("flow", cell), plan.flows[cell])]
    if kind in CARRYING:
        return [-blueprint.literal(("next", cell), _nexts(plan)[cell])]
    changed = blueprint.any_kind(cell, CARRYING)
    return [*changed, -blueprint.literal(("kind", cell), kind)] if kind in MOUTHS else changed


def _nexts(plan: Plan) -> dict[int, int]:
    """Where each pit and each lift leads."""
    loops = [*plan.loops().values(), *plan.lifts()]
    return {cell: loop[(at + 1) % len(loop)] for loop in loops for at, cell in enumerate(loop)}


def _needless(blueprint: Blueprint, plan: Plan, goal: int) -> Clause:
    """What would make the goal a cell to which nobody need come (Rule V-5)."""
    board = blueprint.board
    if plan.kinds[goal] not in FLOWING:
        return blueprint.any_kind(goal, FLOWING)
    for way in board.ways(goal):
        other = board.beyond(goal, way)
        feeds = plan.kinds[other] in FLOWING and plan.flows[other] == opposite(way)
        if other != NOWHERE and feeds:
            return [-blueprint.literal(("flow", other), opposite(way))]
    raise AssertionError(goal)
