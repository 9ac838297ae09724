"""The edits that mend what was found, where there is one way only (Rule T-2.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.desk.known import knows
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.making.problems import Problem
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

Mend = Callable[[Rules, Plan, Problem], Sequence[str]]


def mends(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """What to do, one edit after the other; nothing where there are several ways, or none.

    `rules` are those agreed: they say what can be drawn.
    """
    mend = _MENDS.get(problem.key)
    return [] if mend is None else list(mend(rules, plan, problem))


def _floors(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """As many as the rules know, where the desk can draw such a size."""
    return [f"size {plan.rows} {plan.cols} {rules.floors}"] if min(plan.rows, plan.cols) > 2 else []


def _as_first_floor(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """The outline of the first floor."""
    size = plan.rows * plan.cols
    places = sorted({cell % size for cell in problem.cells})
    there = [cell for cell in places if plan.kinds[cell] is not None]
    lands = [f"land {plan.name(cell)}" for cell in there]
    surplus = [cell for cell in problem.cells if plan.kinds[cell % size] is None]
    first = {cell % size: cell for cell in reversed(surplus)}
    return [*lands, *(f"hole {plan.name(first[place])}" for place in sorted(first))]


def _open(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    return [f"open {_side(plan, side)}" for side in problem.sides]


def _shut(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    return [f"shut {_side(plan, side)}" for side in problem.sides]


def _land(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    return [f"land {plan.name(cell)}" for cell in problem.cells]


def _renumber(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """The pits of a loop that lacks a number, in the order that they have."""
    cells = sorted(problem.cells, key=lambda cell: plan.pits[cell] or (0, 0))
    numbers = [plan.pits[cell] for cell in cells]
    if len(set(numbers)) < len(numbers):
        return []
    return [" ".join(("loop", *map(plan.name, cells)))]


def _lift(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """The lift goes through all floors, where one of them has it."""
    size = plan.rows * plan.cols
    lifts = cells_where(plan.kinds, {"lift"})
    places = {cell % size for cell in lifts}
    return [f"lift {plan.name(lifts[0])}"] if len(places) == 1 else []


def _goal(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """What the rules seek lies in the place of what they don't."""
    return [f"{rules.goal} {plan.name(cell)}" for cell in problem.cells]


def _take(thing: str) -> Mend:
    def mend(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
        return [f"take {plan.name(cell)} {thing}" for cell in problem.cells]

    return mend


def _one_treasure(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """False ones don't lie beside another."""
    [cell] = problem.cells
    return [f"take {plan.name(cell)} false"]


def _to_cave(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """The bear goes home, if it has one home only, and its path begins there."""
    caves = cells_where(plan.kinds, {"cave"})
    if len(caves) != 1 or not knows(rules, "bear"):
        return []
    path = plan.bear_path if knows(rules, "path") else ()
    return [" ".join(("bear", plan.name(caves[0]), *(SIDE_NAMES[way] for way in path)))]


def _stay(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """A bear without a path of its own."""
    is_bear = problem.args["creature"] == "bear"
    return [f"bear {plan.name(plan.bear)}"] if is_bear and knows(rules, "bear") else []


def _only_arsenal(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """An arsenal that is the only one holds everything."""
    arsenals = cells_where(plan.kinds, those("arms"))
    return [f"take {plan.name(cell)} store" for cell in arsenals] if len(arsenals) == 1 else []


def _unless_wanted(rules: Rules, plan: Plan, problem: Problem) -> list[str]:
    """What the rules know nothing of is land."""
    return [] if problem.args["wanted"] else _land(rules, plan, problem)


def _side(plan: Plan, side: int) -> str:
    return f"{plan.name(side // 4)} {SIDE_NAMES[side % 4]}"


_MENDS: Final[Mapping[str, Mend]] = {
    "plan-floors": _floors,
    "plan-floors-unlike": _as_first_floor,
    "plan-flow-wall": _open,
    "plan-pit-missing": _renumber,
    "plan-lift": _land,
    "plan-floor-lifts": _lift,
    "plan-harmless-mites": _land,
    "plan-casinos": _unless_wanted,
    "plan-encephalitis": _unless_wanted,
    "plan-caves": _unless_wanted,
    "plan-store": _take("store"),
    "plan-store-astray": _take("store"),
    "plan-store-lacks": _only_arsenal,
    "plan-key": _goal,
    "plan-no-key": _goal,
    "plan-treasures-together": _one_treasure,
    "plan-false-beside-key": _take("false"),
    "plan-no-bear": _to_cave,
    "plan-bear": _take("bear"),
    "plan-bear-astray": _to_cave,
    "plan-path": _stay,
    "plan-leprechaun": _take("leprechaun"),
    "plan-exit-source": _shut,
}
