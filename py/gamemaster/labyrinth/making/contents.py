"""Whether a plan holds the houses, treasures and creatures agreed on (Rules V-2, V-3, A-8, C-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gamemaster.labyrinth.cells import CELL_TYPES, cells_where, those
from gamemaster.labyrinth.grid import NOWHERE, OPEN, SIDE_NAMES
from gamemaster.labyrinth.making.problems import Problem, error, names
from gamemaster.labyrinth.making.stores import stock
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import creature_ends
from gamemaster.labyrinth.rules import Rules

ARMING: Final = those("arms")
INFECTING: Final = those("infects")


def house_faults(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-2, C-3, C-9, D-4.7: what no plan does without, and what the rules know nothing of."""
    for kind in CELL_TYPES.values():
        if kind.needed and kind.name not in plan.kinds:
            yield error("V-2", f"plan-no-{kind.name}")
    for kind in CELL_TYPES.values():
        found, wanted = plan.kinds.count(kind.name), kind.wanted(rules)
        if kind.option is None and not kind.loops and wanted not in (None, found):
            cells = cells_where(plan.kinds, {kind.name})
            yield error("V-2", f"plan-{kind.name}s", cells, found=found, wanted=wanted)
    mites = cells_where(plan.kinds, INFECTING)
    if mites and rules.health == "no-death":
        yield error("D-4.7", "plan-harmless-mites", mites, at=names(plan, mites))
    yield from _stores(rules, plan)


def _stores(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rule C-3: every arsenal holds something, and all of them together everything."""
    astray = [cell for cell, _ in plan.stores if plan.kinds[cell] not in ARMING]
    if astray:
        yield error("C-3", "plan-store-astray", astray, at=names(plan, astray))
    if plan.stores and not rules.partial_arsenals:
        partial = [cell for cell, _ in plan.stores]
        yield error("C-3", "plan-store", partial, at=names(plan, partial))
        return
    wanted, held = frozenset(stock(rules)), dict(plan.stores)
    arsenals = cells_where(plan.kinds, ARMING)
    given = [wanted.intersection(held.get(cell, wanted)) for cell in arsenals]
    empty = [cell for cell, things in plan.stores if wanted.isdisjoint(things)]
    if wanted and empty:
        yield error("C-3", "plan-store-empty", empty, at=names(plan, empty))
    lacking = wanted.difference(*given)
    if given and lacking:
        things = ", ".join(thing for thing in stock(rules) if thing in lacking)
        yield error("C-3", "plan-store-lacks", arsenals, things=things)


def treasure_faults(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-3, A-1, C-6: each treasure on a land cell of its own, or a key anywhere."""
    goal, others = plan.treasures[0], plan.treasures[1:]
    if goal == NOWHERE:
        yield error("V-3", f"plan-{rules.goal}-missing")
    elif plan.keyed != (rules.goal == "key"):
        key = "plan-key" if plan.keyed else "plan-no-key"
        yield error("V-3", key, [goal], at=plan.name(goal))
    for index, cell in enumerate(plan.treasures):
        if cell == NOWHERE:
            continue
        if plan.kinds[cell] != "land" and (index or not plan.keyed):
            key = "plan-false-ground" if index else "plan-treasure-ground"
            yield error("V-3", key, [cell], at=plan.name(cell))
        if cell in plan.treasures[:index]:
            yield error("V-3", "plan-treasures-together", [cell], at=plan.name(cell))
    if rules.goal == "key" and others:
        yield error("V-3", "plan-false-beside-key", others, at=names(plan, others))


def creature_faults(rules: Rules, plan: Plan, *, roaming: bool) -> Iterator[Problem]:
    """Rules A-8, C-9; `roaming`: whether to follow the paths."""
    if rules.bear and plan.bear == NOWHERE:
        yield error("A-8", "plan-no-bear")
    if not rules.bear and plan.bear != NOWHERE:
        yield error("A-8", "plan-bear", [plan.bear], at=plan.name(plan.bear))
    if rules.leprechaun and plan.leprechaun == NOWHERE:
        yield error("C-9", "plan-no-leprechaun")
    if not rules.leprechaun and plan.leprechaun != NOWHERE:
        home = plan.leprechaun
        yield error("C-9", "plan-leprechaun", [home], at=plan.name(home))
    caves = [cell for cell, kind in enumerate(plan.kinds) if kind == "cave"]
    if rules.bear_cave and caves and plan.bear not in (NOWHERE, *caves):
        at, cave = plan.name(plan.bear), names(plan, caves)
        yield error("C-9", "plan-bear-astray", [plan.bear, *caves], at=at, cave=cave)
    for creature, home, path, walks in (
        ("bear", plan.bear, plan.bear_path, rules.bear_moves == "trajectory"),
        ("leprechaun", plan.leprechaun, plan.leprechaun_path, rules.leprechaun),
    ):
        if home == NOWHERE:
            continue
        if walks and not path:
            yield error("C-9", "plan-no-path", [home], creature=creature)
        elif path and not walks:
            yield error("C-9", "plan-path", [home], creature=creature)
        elif path and roaming:
            yield from _path(plan, creature, home, path)


def _path(plan: Plan, creature: str, home: int, path: tuple[int, ...]) -> Iterator[Problem]:
    """A path can be walked as the plan is drawn, and ends where it begins."""
    ends, cell = creature_ends(plan), home
    for number, way in enumerate(path, start=1):
        if plan.side(cell, way) != OPEN:
            at, side = plan.name(cell), SIDE_NAMES[way]
            where = [cell], [cell * 4 + way]
            told: dict[str, Any] = {"creature": creature, "step": number, "at": at, "side": side}
            yield error("C-9", "plan-path-blocked", *where, **told)
            return
        cell = ends[cell * 4 + way]
    if cell != home:
        start, end = plan.name(home), plan.name(cell)
        yield error("C-9", "plan-path-open", [home, cell], creature=creature, start=start, end=end)
