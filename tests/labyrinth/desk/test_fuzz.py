"""Edits at random never break the desk: they are refused, or made, and all of them undone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from gamemaster.core.game import Refused, Said
from gamemaster.core.replies import Values
from gamemaster.core.table import refuse_invalid
from gamemaster.labyrinth.desk.desk import LabyrinthDesk
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.heard.truth import TruthView
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.playing.sayings import bear_stands, leprechaun_stands, treasure_is
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.replies import LabyrinthTruth
from gamemaster.labyrinth.rules import Rules
from tests.bridge.schema import hold_reply
from tests.campaigns import times
from tests.labyrinth.desk.scribbling import scribble

HOUSE = {
    "bare": replace(PRESETS["classic"], walls=0, rivers=0, loops=0, bear=False, false_treasures=0),
    "tower": replace(PRESETS["school"], floors=3, lifts=True, floor_loops=True, rows=3, cols=3),
    "ragged": replace(PRESETS["grand"], outline="ragged", current="turbulent", easy_ways=True),
    "ring": replace(PRESETS["quest-hard"], outline="ring", rows=5, cols=5, closed_exits=1),
}
RULES = {**PRESETS, **HOUSE}
MANY = times(60, 100_000 // len(RULES) + 1)
"""Edits for each rule set."""
BRIEF = 25
"""After so many edits, on the average, all is looked at that a page is shown."""


@pytest.mark.rule("T-2.1")
@pytest.mark.parametrize("name", RULES)
def test_edits_never_break_the_desk(name: str) -> None:
    rules, rng = RULES[name], Random(f"scribbles {name}")
    open_desk = partial(LabyrinthDesk, rules, LABYRINTH.generate(rules, Random(1)))
    desk = open_desk()
    tools = desk.show()["tools"]
    texts = [write_plan(LABYRINTH.generate(each, Random(2))) for each in PRESETS.values()]
    texts += ["gamemaster plan 1\n", texts[0].replace("treasure", "# treasure"), texts[1][:-30]]
    log: list[str] = []
    states = [write_plan(desk.plan)]
    ahead: list[str] = []
    """All texts to which `undo` leads, the last of them the one that is there, and `redo`."""
    made = 0
    for _ in range(MANY):
        edit, before = scribble(rng, desk.plan, tools, texts), desk.plan
        if (key := _refusal(partial(desk.draw, edit))) is not None:
            assert desk.plan == before, "a refusal changes nothing"
            assert key.startswith(("refused-edit-", "refused-plan-")), key
            continue
        log.append(edit)
        made += 1
        text = write_plan(desk.plan)
        if edit == "undo":
            ahead.append(states.pop())
        elif edit == "redo":
            states.append(ahead.pop())
        elif desk.plan != before:
            states.append(text)
            ahead.clear()
        assert text == states[-1], "undone and done again byte for byte"
        assert read_plan(text) == desk.plan
        if rng.randrange(BRIEF) == 0:
            _hold_shown(rules, desk, len(states) - 1, len(ahead))
    assert made > MANY // 2
    again = open_desk()
    for edit in log:
        again.draw(edit)
    assert again.show() == desk.show()
    while len(states) > 1:
        assert write_plan(again.plan) == states.pop()
        again.draw("undo")
    assert write_plan(again.plan) == states[0]


def _hold_shown(rules: Rules, desk: LabyrinthDesk, undo: int, redo: int) -> None:
    """Text, picture and findings agree with one another, and with what a table says."""
    shown = desk.show()
    hold_reply(shown)
    plan = read_plan(shown["text"])
    assert (shown["undo"], shown["redo"]) == (undo, redo)
    assert shown["truth"] == {
        **_seen(plan),
        "keyed": plan.keyed or rules.goal == "key",
    }
    errors = [found for found in shown["problems"] if found["severity"] == "error"]
    assert shown["playable"] == (not errors)
    for found in shown["problems"]:
        for row, col in found["cells"]:
            assert 0 <= row < plan.rows * plan.floors
            assert 0 <= col < plan.cols
    key = _refusal(partial(_bring_to_table, shown["rules"], plan))
    assert (key is None) == (not errors)
    assert key in (None, *(found["key"] for found in errors))
    for found in shown["problems"]:
        if found["mends"]:
            _hold_mend(rules, plan, found["key"], found["mends"])


def _refusal(act: Callable[[], None]) -> str | None:
    """The key by which something is refused, None if it isn't."""
    try:
        act()
    except Refused as refusal:
        return refusal.key
    return None


def _bring_to_table(rules: Values, plan: Plan) -> None:
    refuse_invalid(LABYRINTH, LABYRINTH.read_rules(rules), plan)


def _hold_mend(rules: Rules, plan: Plan, key: str, mends: list[str]) -> None:
    """What is offered as a mend is accepted, and there is less to find of that kind."""
    desk = LabyrinthDesk(rules, plan)
    before = [found["key"] for found in desk.show()["problems"]].count(key)
    for edit in mends:
        desk.draw(edit)
    assert [found["key"] for found in desk.show()["problems"]].count(key) < before, (key, mends)


def _seen(plan: Plan) -> LabyrinthTruth:
    """The game master's map of a game that begins on a plan."""
    view = TruthView(PRESETS["classic"], 0)
    view.hear(Said("gm-plan", {"plan": write_plan(plan)}))
    for index, cell in enumerate(plan.treasures):
        view.hear(treasure_is(index, cell, NOWHERE).said)
    if plan.bear != NOWHERE:
        view.hear(bear_stands[plan.bear].said)
    if plan.leprechaun != NOWHERE:
        view.hear(leprechaun_stands[plan.leprechaun].said)
    return view.show()
