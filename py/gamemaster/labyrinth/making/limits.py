"""Whether a drawing keeps the limits that the table agreed on (Rule D-7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from gamemaster.labyrinth.grid import NOWHERE, WALL
from gamemaster.labyrinth.making.problems import Problem, error
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.rules import AS_DRAWN, Rules


def exceeded(rules: Rules, plan: Plan) -> Iterator[Problem]:
    """The limits that a plan does not keep; those left to the difficulty bind no drawing."""
    loops = plan.loops()
    mouths = [cell for cell, kind in enumerate(plan.kinds) if kind == "delta"]
    for key, found, most in (
        ("plan-many-loops", len(loops), rules.loops),
        ("plan-many-rivers", len(mouths), rules.rivers),
        ("plan-many-walls", plan.sides.count(WALL) // 2, rules.walls),
    ):
        if found > most != AS_DRAWN:
            yield error("D-7.1", key, found=found, most=most)
    for loop, pits in loops.items():
        if len(pits) > rules.loop_pits != AS_DRAWN:
            letter, most = LOOP_LETTERS[loop], rules.loop_pits
            yield error("D-7.1", "plan-long-loop", loop=letter, found=len(pits), most=most)
    lengths = river_lengths(plan)
    for mouth in mouths:
        if lengths[mouth] > rules.river_cells != AS_DRAWN:
            at, found, most = plan.name(mouth), lengths[mouth], rules.river_cells
            yield error("D-7.1", "plan-long-river", at=at, found=found, most=most)


def river_lengths(plan: Plan) -> list[int]:
    """For each cell the number of river cells whose water comes to it, itself not counted."""
    lengths = [0] * len(plan.kinds)
    for start, kind in enumerate(plan.kinds):
        seen: list[int] = []
        cell = start
        while kind == "river" and cell != NOWHERE and cell not in seen:
            seen.append(cell)
            lengths[cell] += cell != start
            cell = plan.beyond(cell, plan.flows[cell]) if plan.kinds[cell] == "river" else NOWHERE
    return lengths
