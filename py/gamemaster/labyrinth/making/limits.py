"""Where a drawing has other numbers than the table agreed on: it settles them (Rule V-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.counts import CELLS, COUNTED, unlike
from gamemaster.labyrinth.grid import CLOSED, EXIT, NOWHERE, WALL
from gamemaster.labyrinth.making.problems import Problem, otherwise
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.rules import AS_DRAWN, Rules

FLOWING: Final = those("flows")
NUMBERS: Final = {
    **{option: ("V-2", f"plan-{option}") for option in COUNTED if option in CELLS},
    "false_treasures": ("V-3", "plan-false-count"),
    "exits": ("V-4", "plan-exits"),
    "closed_exits": ("V-4", "plan-closed-exits"),
}


def numbers_unlike(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """Rules V-2, V-3, V-4: the numbers of a plan that are not those agreed."""
    found = unlike(rules, plan)
    for option, (rule, key) in NUMBERS.items():
        if option in found:
            cells, sides = _counted(plan, option)
            wanted = getattr(rules, option)
            yield otherwise(rule, key, cells, sides, found=found[option], wanted=wanted)


def _counted(plan: Plan, option: str) -> tuple[Sequence[int], Sequence[int]]:
    """The cells and the sides that a number counts."""
    if option in CELLS:
        return cells_where(plan.kinds, {CELLS[option]}), ()
    if option == "false_treasures":
        return plan.treasures[1:], ()
    exits = (CLOSED,) if option == "closed_exits" else (EXIT, CLOSED)
    return (), [at for at, side in enumerate(plan.sides) if side in exits]


def exceeded(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """The limits that a plan exceeds (Rule D-7.1); those left to the difficulty bind nobody."""
    loops = plan.loops()
    mouths = cells_where(plan.kinds, those("mouth"))
    for key, found, most in (
        ("plan-many-loops", len(loops), rules.loops),
        ("plan-many-rivers", len(mouths), rules.rivers),
        ("plan-many-walls", plan.sides.count(WALL) // 2, rules.walls),
    ):
        if found > most != AS_DRAWN:
            yield otherwise("D-7.1", key, found=found, most=most)
    for loop, pits in loops.items():
        if len(pits) > rules.loop_pits != AS_DRAWN:
            letter, most = LOOP_LETTERS[loop], rules.loop_pits
            told: dict[str, Any] = {"loop": letter, "found": len(pits), "most": most}
            yield otherwise("D-7.1", "plan-long-loop", pits, **told)
    lengths = river_lengths(plan)
    for mouth in mouths:
        if lengths[mouth] > rules.river_cells != AS_DRAWN:
            at, found, most = plan.name(mouth), lengths[mouth], rules.river_cells
            yield otherwise("D-7.1", "plan-long-river", [mouth], at=at, found=found, most=most)


def river_lengths(plan: Plan) -> list[int]:
    """For each cell the number of river cells whose water comes to it, itself not counted."""
    lengths = [0] * len(plan.kinds)
    for start in cells_where(plan.kinds, FLOWING):
        seen: list[int] = []
        cell = start
        while cell != NOWHERE and cell not in seen:
            seen.append(cell)
            lengths[cell] += cell != start
            cell = plan.beyond(cell, plan.flows[cell]) if plan.kinds[cell] in FLOWING else NOWHERE
    return lengths
