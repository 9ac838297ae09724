"""Making an edit: from one plan the next, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from gamemaster.labyrinth.desk import belongings, parts, squares, ways, whole
from gamemaster.labyrinth.desk.edits import EditError, Words
from gamemaster.labyrinth.desk.sheet import Sheet
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_items import write_items
from gamemaster.labyrinth.plan_text import MAX_TEXT, read_plan, write_plan
from gamemaster.labyrinth.rules import Rules

Verb = Callable[[Rules, Sheet, Words], Sheet | None]
"""Changes a sheet, or gives another one."""
VERBS: Final[Mapping[str, Verb]] = {
    "land": squares.land,
    "hole": squares.hole,
    "cell": squares.put,
    **{word: partial(squares.inner, word=word) for word in squares.INNER},
    **{word: partial(squares.outer, word=word) for word in squares.OUTER},
    "river": ways.river,
    "loop": ways.loop,
    "lift": ways.lift,
    "treasure": partial(belongings.goal, word="treasure"),
    "key": partial(belongings.goal, word="key"),
    "false": belongings.false,
    "bear": belongings.bear,
    "leprechaun": belongings.leprechaun,
    "store": belongings.store,
    "take": belongings.take,
    "size": whole.size,
    "mirror": whole.mirror,
    "turn": whole.turn,
    "move": parts.move,
    "copy": parts.copy,
    "clear": whole.clear,
}
"""What each edit does, by its first word."""


def drawn(rules: Rules, plan: Plan, edit: str) -> Plan:
    """The plan after an edit, which may be the text of a whole one.

    Raises `EditError`, and `PlanError` for such a text.
    """
    if "\n" in edit or edit.startswith("gamemaster "):
        return read_plan(edit)
    sheet = Sheet(plan)
    words = Words(edit, sheet)
    verb = VERBS[words.word(VERBS, "word")]
    new = (verb(rules, sheet, words) or sheet).plan()
    if _could_be_long(new) and len(write_plan(new)) > MAX_TEXT:
        raise EditError("long", f"the text of the plan has more than {MAX_TEXT} characters")
    return new


def _could_be_long(plan: Plan) -> bool:
    """Whether a plan's text could be too long; to write it takes longer than most edits."""
    grid = plan.floors * (2 * plan.rows + 3) * (4 * plan.cols + 6)
    return grid + sum(len(line) + 1 for line in write_items(plan)) + 100 > MAX_TEXT
