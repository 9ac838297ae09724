"""Whether a plan can be played: the mandatory rules V-1 to V-5, then the advice V-6."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, NOWHERE, OPEN, SIDE_NAMES
from gamemaster.labyrinth.making.advice import advise
from gamemaster.labyrinth.making.limits import exceeded
from gamemaster.labyrinth.making.problems import Problem, error
from gamemaster.labyrinth.making.reach import (
    FAR,
    Ways,
    backwards,
    distances,
    movements,
    sources,
    unreached,
)
from gamemaster.labyrinth.outline import fixed_holes
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import LOOP_LETTERS
from gamemaster.labyrinth.rules import Rules

__all__ = ["Problem", "validate"]


def validate(rules: Rules, plan: Plan) -> tuple[Problem, ...]:
    """Everything wrong with a plan, in the order of the rules; advice once nothing is wrong.

    Where rivers or loops are drawn wrongly (V-1) nobody can say where they carry, so what can be
    reached (V-4, V-5) is judged only when they are right.
    """
    features = [*_rivers(plan), *_loops(plan)]
    found = [*_outline(rules, plan), *features, *_houses(rules, plan), *_treasures(rules, plan)]
    found += _exits(rules, plan)
    if not features:
        found += _reach(rules, plan)
    found += _bear(rules, plan)
    found += exceeded(rules, plan)
    return tuple(found) or tuple(advise(rules, plan))


def _names(plan: Plan, cells: Iterable[int]) -> str:
    return ", ".join(map(plan.name, cells))


def _outline(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rule G-1: the size and the outline agreed, all in one piece."""
    if (plan.rows, plan.cols) != (rules.rows, rules.cols):
        yield error(
            "G-1",
            "plan-size",
            rows=plan.rows,
            cols=plan.cols,
            wanted_rows=rules.rows,
            wanted_cols=rules.cols,
        )
    agreed = fixed_holes(rules.outline, plan.rows, plan.cols)
    if agreed is not None and (lacking := plan.holes() - agreed):
        yield error("G-1", "plan-hole", at=_names(plan, sorted(lacking)))
    if agreed is not None and (surplus := agreed - plan.holes()):
        yield error("G-1", "plan-outline", at=_names(plan, sorted(surplus)))
    cells = plan.cells()
    beside = [
        [other for way in DIRECTIONS if (other := plan.beyond(cell, way)) != NOWHERE]
        for cell in range(len(plan.kinds))
    ]
    joined = distances(beside, cells[:1])
    split = [cell for cell in cells if joined[cell] == FAR]
    if split:
        yield error("G-1", "plan-split", at=_names(plan, split), rest=plan.name(cells[0]))


def _rivers(plan: Plan) -> Iterator[Problem]:
    """Rules V-1, G-9. A river cell has one flow, so a system that ends has exactly one delta."""
    fed: list[int] = []
    for cell, kind in enumerate(plan.kinds):
        if kind != "river":
            continue
        below = plan.beyond(cell, plan.flows[cell])
        if below == NOWHERE:
            yield error("V-1", "plan-flow-out", at=plan.name(cell))
            continue
        fed.append(below)
        if plan.kinds[below] not in ("river", "delta"):
            yield error("V-1", "plan-flow-ends", at=plan.name(cell), to=plan.name(below))
        if plan.side(cell, plan.flows[cell]) != OPEN:
            yield error("V-1", "plan-flow-wall", at=plan.name(cell), to=plan.name(below))
    yield from _circles(plan)
    for cell, kind in enumerate(plan.kinds):
        if kind == "delta" and cell not in fed:
            yield error("V-1", "plan-delta-dry", at=plan.name(cell))


def _circles(plan: Plan) -> Iterator[Problem]:
    """Rivers that flow in a circle."""
    settled: set[int] = set()
    for start in plan.cells():
        course: list[int] = []
        cell = start
        while cell != NOWHERE and plan.kinds[cell] == "river" and cell not in settled:
            settled.add(cell)
            course.append(cell)
            cell = plan.beyond(cell, plan.flows[cell])
        if cell in course:
            yield error("V-1", "plan-flow-circle", at=_names(plan, course[course.index(cell) :]))


def _loops(plan: Plan) -> Iterator[Problem]:
    """Rules V-1, G-10: each loop numbered 1, 2, 3 … without a gap, two pits at least."""
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
                at = _names(plan, cells)
                yield error("V-1", "plan-pit-twice", pit=f"{letter}{number + 1}", at=at)
        pits = [cell for cells in numbered.values() for cell in cells]
        if len(pits) == 1:
            yield error("V-1", "plan-loop-short", loop=letter, at=plan.name(pits[0]))


def _houses(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-2, D-4.7."""
    for key, kind, wanted in (
        ("plan-arsenals", "arsenal", rules.arsenals),
        ("plan-hospitals", "hospital", rules.hospitals),
        ("plan-encephalitis", "encephalitis", rules.encephalitis),
    ):
        found = plan.kinds.count(kind)
        if found != wanted:
            yield error("V-2", key, found=found, wanted=wanted)
    if "land" not in plan.kinds:
        yield error("V-2", "plan-no-land")


def _treasures(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-3, A-1: each treasure on a land cell of its own."""
    for index, cell in enumerate(plan.treasures):
        if plan.kinds[cell] != "land":
            key = "plan-false-ground" if index else "plan-treasure-ground"
            yield error("V-3", key, at=plan.name(cell))
        if cell in plan.treasures[:index]:
            yield error("V-3", "plan-treasures-together", at=plan.name(cell))
    found = len(plan.treasures) - 1
    if found != rules.false_treasures:
        yield error("V-3", "plan-false-count", found=found, wanted=rules.false_treasures)


def _exits_of(plan: Plan, *kinds: int) -> list[tuple[int, int]]:
    return [
        (cell, way) for cell in plan.cells() for way in DIRECTIONS if plan.side(cell, way) in kinds
    ]


def _exits(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rule V-4, as far as it needs no walking."""
    exits, closed = _exits_of(plan, EXIT, CLOSED), _exits_of(plan, CLOSED)
    if len(exits) != rules.exits:
        yield error("V-4", "plan-exits", found=len(exits), wanted=rules.exits)
    if len(closed) != rules.closed_exits:
        yield error("V-4", "plan-closed-exits", found=len(closed), wanted=rules.closed_exits)
    springs = sources(plan)
    for cell, way in exits:
        if cell in springs:
            yield error("V-4", "plan-exit-source", at=plan.name(cell), side=SIDE_NAMES[way])


def _reach(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-4, V-5: every cell but the river sources is reached from every cell."""
    ways = movements(plan, rules)
    springs, exempt = sources(plan), unreached(plan, rules)
    hub = _hub(plan, ways, exempt)
    there, back = distances(ways, [hub]), distances(backwards(ways), [hub])
    for cell, way in _exits_of(plan, EXIT, CLOSED):
        if there[cell] == FAR and cell not in springs:
            at, side = plan.name(cell), SIDE_NAMES[way]
            yield error("V-4", "plan-exit-unreachable", at=at, side=side)
    cells = plan.cells()
    lost = [cell for cell in cells if there[cell] == FAR and cell not in exempt]
    stuck = [cell for cell in cells if back[cell] == FAR]
    for key, group in (
        ("plan-cut-off", [cell for cell in lost if cell in stuck]),
        ("plan-unreachable", [cell for cell in lost if cell not in stuck]),
        ("plan-trap", [cell for cell in stuck if cell not in lost]),
    ):
        if group:
            yield error("V-5", key, at=_names(plan, group), rest=plan.name(hub))


def _hub(plan: Plan, ways: Ways, exempt: frozenset[int]) -> int:
    """A cell of the largest part in which all cells reach one another."""
    left = [cell for cell in plan.cells() if cell not in exempt]
    best: list[int] = []
    back_ways = backwards(ways)
    while len(left) > len(best):
        there, back = distances(ways, left[:1]), distances(back_ways, left[:1])
        part = [cell for cell in left if there[cell] != FAR and back[cell] != FAR]
        best = max(best, part, key=len)
        left = [cell for cell in left if cell not in part]
    return best[0]


def _bear(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rule A-8."""
    if rules.bear and plan.bear == NOWHERE:
        yield error("A-8", "plan-no-bear")
    if not rules.bear and plan.bear != NOWHERE:
        yield error("A-8", "plan-bear", at=plan.name(plan.bear))
