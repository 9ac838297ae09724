"""The numbers that a drawing settles by itself: how many exits, houses and treasures it has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from gamemaster.labyrinth.grid import CLOSED, EXIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

COUNTED: Final = (
    "exits",
    "closed_exits",
    "arsenals",
    "hospitals",
    "casinos",
    "encephalitis",
    "false_treasures",
)
"""The options that bind the generator; of a plan drawn by hand they are counted (Rule V-2)."""


def counts(plan: Plan) -> dict[str, int]:
    """What each option of `COUNTED` is on a plan."""
    closed = plan.sides.count(CLOSED)
    return {
        "exits": plan.sides.count(EXIT) + closed,
        "closed_exits": closed,
        "arsenals": plan.kinds.count("arsenal"),
        "hospitals": plan.kinds.count("hospital"),
        "casinos": plan.kinds.count("casino"),
        "encephalitis": plan.kinds.count("encephalitis"),
        "false_treasures": len(plan.treasures) - 1,
    }


def as_drawn(rules: Rules, plan: Plan) -> Rules:
    """The rules that are in force on a plan: its numbers instead of those agreed (Rule V-2).

    They hold whatever was agreed, and may be more than a generator is asked for.
    """
    drawn: dict[str, Any] = {**counts(plan)}
    return replace(rules, **drawn)


def unlike(rules: Rules, plan: Plan) -> dict[str, int]:
    """The numbers of a plan that are not those agreed."""
    return {name: found for name, found in counts(plan).items() if found != getattr(rules, name)}
