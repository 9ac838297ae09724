"""The numbers that a drawing settles by itself: how many exits, houses and treasures it has."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.grid import CLOSED, EXIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

CELLS: Final = {kind.option: kind.name for kind in CELL_TYPES.values() if kind.option is not None}
"""The type of cell that an option counts."""
COUNTED: Final = tuple(
    field.name
    for field in fields(Rules)
    if field.name in {*CELLS, "exits", "closed_exits", "false_treasures"}
)
"""The options that bind the generator; of a plan drawn by hand they are counted (Rule V-2)."""


def counts(plan: Plan) -> dict[str, int]:
    """What each option of `COUNTED` is on a plan."""
    closed = plan.sides.count(CLOSED)
    found = {
        "exits": plan.sides.count(EXIT) + closed,
        "closed_exits": closed,
        "false_treasures": len(plan.treasures) - 1,
    }
    found |= {option: plan.kinds.count(kind) for option, kind in CELLS.items()}
    return {name: found[name] for name in COUNTED}


def as_drawn(rules: Rules, plan: Plan) -> Rules:
    """The rules that are in force on a plan: its numbers instead of those agreed (Rule V-2).

    They hold whatever was agreed, and may be more than a generator is asked for.
    """
    drawn: dict[str, Any] = {**counts(plan)}
    return replace(rules, **drawn)


def unlike(rules: Rules, plan: Plan) -> dict[str, int]:
    """The numbers of a plan that are not those agreed."""
    return {name: found for name, found in counts(plan).items() if found != getattr(rules, name)}
