"""What a plan settles by how it is drawn, whatever was agreed (Rules G-1, A-8, V-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from gamemaster.core.options import RulesError
from gamemaster.labyrinth.counts import COUNTED, counts
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.options import OPTIONS, check_rules, is_needed
from gamemaster.labyrinth.outline import outline_of
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

NUMBERS: Final = tuple(option for option in OPTIONS if option.name in COUNTED)


def settled(rules: Rules, plan: Plan) -> dict[str, Any]:
    """Size and outline; the floors where the rules know any; the bear where they don't need it.

    Numbers stay as agreed, unless no plan of that size could have them.
    """
    rows, cols, floors = plan.rows, plan.cols, plan.floors
    outline = outline_of(rules.outline, rows, cols, floors, plan.holes())
    drawn: dict[str, Any] = {"rows": rows, "cols": cols, "outline": outline}
    if min(rules.floors, floors) > 1:
        drawn["floors"] = floors
    if not is_needed(rules, "bear"):
        drawn["bear"] = plan.bear != NOWHERE
    if not _make_sense(replace(rules, **drawn)):
        drawn |= _numbers(plan)
    return drawn


def stated(rules: Rules, plan: Plan) -> Rules:
    """Rules under which a plan is brought to a table, with its numbers as far as options say them.

    `rules` have its size. Where its numbers make no sense together with other options, those agreed
    stay, and the table announces the others (Rule V-2). Raises `RulesError` if these don't either.
    """
    told = replace(rules, **_numbers(plan))
    if _make_sense(told):
        return told
    check_rules(rules)
    return rules


def _numbers(plan: Plan) -> dict[str, Any]:
    """The numbers of a plan, or the nearest that options can say."""
    drawn = counts(plan)
    for option in NUMBERS:
        assert option.min is not None
        assert option.max is not None
        drawn[option.name] = max(option.min, min(option.max, drawn[option.name]))
    return drawn


def _make_sense(rules: Rules) -> bool:
    """Whether options are in bounds and don't contradict each other."""
    try:
        check_rules(rules)
    except RulesError:
        return False
    return True
