"""The desk behind the bridge: opened, drawn at, restored; apart from all tables."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.bridge.page import ANNA, PLAN, ask, new, page_session, refused, state_of_things, submit
from tests.bridge.party import VERA, answered, in_vain

__all__ = ["page_session"]

pytestmark = [pytest.mark.rule("T-2.1"), pytest.mark.usefixtures("session")]

EDITS: Final = ("wall b2 right", "river a1 b1 c1", "treasure e3", "undo", "false c3", "redo")


def desk(**fields: Any) -> dict[str, Any]:
    return ask("desk", **{"game": "labyrinth", "rules": {}, **fields})


def draw(edit: str) -> dict[str, Any]:
    return ask("draw", edit=edit)


def test_it_begins_with_nothing_with_a_text_or_with_the_plan_of_a_seed() -> None:
    bare = desk(rules={"preset": "quest-easy", "rows": 3, "cols": 7})
    assert (bare["text"].count("."), bare["truth"]["cols"], bare["truth"]["keyed"]) == (21, 7, True)
    written = desk(plan=PLAN)
    assert written["playable"]
    assert LABYRINTH.read_plan(written["text"]) == LABYRINTH.read_plan(PLAN)
    rules = {"preset": "grand", "rows": 6, "cols": 6, "difficulty": "hard"}
    seeded = desk(rules=rules, seed="north")
    plan = Table.draw_plan(LABYRINTH, LABYRINTH.read_rules(rules), "north")
    assert seeded["text"] == LABYRINTH.write_plan(plan)
    assert (seeded["undo"], seeded["redo"]) == (0, 0)


def test_what_is_drawn_can_be_played() -> None:
    drawn = desk(plan=PLAN, edits=["false a1", "hole d4", "cell b3 hospital"])
    assert drawn["playable"]
    assert (drawn["rules"]["outline"], drawn["rules"]["hospitals"]) == ("ragged", 2)
    seen = new(ANNA, rules=drawn["rules"], plan=drawn["text"], eyes=0)
    assert seen["view"]["holes"] == [[3, 3]]
    assert seen["view"]["numbers"] == {}, "it is as the rules say"


def test_with_the_same_edits_it_is_the_same_desk_again() -> None:
    first = desk(plan=PLAN)
    for edit in EDITS[:-1]:
        first = draw(edit)
    assert (first["undo"], first["redo"]) == (3, 0)
    refused(draw("redo"), "refused-edit-redo")
    assert desk(plan=PLAN, edits=list(EDITS[:-1])) == first
    back = [draw("undo")["text"] for _ in range(3)]
    assert LABYRINTH.read_plan(back[-1]) == LABYRINTH.read_plan(PLAN)
    assert [draw("redo")["text"] for _ in range(3)] == [*back[1::-1], first["text"]]
    again = desk(plan=PLAN, edits=[*EDITS[:-1], *["undo"] * 3, "redo"])
    assert (again["undo"], again["redo"], again["text"]) == (1, 2, back[1])


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"plan": "gamemaster plan 1\n  +--+\n"}, "refused-plan-no-grid"),
        ({"plan": PLAN.replace("H", "?")}, "refused-plan-sign"),
        ({"edits": ["wall b2 right", "wall b2"]}, "refused-edit-end"),
        ({"rules": {"preset": "nothing"}}, "refused-preset"),
        ({"game": "parchis", "rules": {"preset": "parchis"}}, "refused-desk-game"),
        ({"game": "chess"}, "refused-game"),
        ({"edits": [""]}, "refused-message-broken"),
        ({"edits": "undo"}, "refused-message-broken"),
        ({"seed": ""}, "refused-message-broken"),
    ],
)
def test_what_can_not_be_opened_leaves_the_desk_as_it_is(fields: dict[str, Any], key: str) -> None:
    refused(draw("wall b2 right"), "refused-no-desk")
    before = desk(plan=PLAN, edits=["wall b2 right"])
    refused(desk(**fields), key)
    assert draw("open b2 right")["undo"] == before["undo"] + 1


def test_junk_is_refused_with_line_and_column() -> None:
    desk(plan=PLAN)
    refused(draw(PLAN.replace("+   +---+", "+   +-x-+")), "refused-plan-wall", line=4, column=7)
    refused(draw("hole b2 twice"), "refused-edit-stray", word="twice", column=9)
    assert draw("undo")["key"] == "refused-edit-undo"


# -- nobody else's, and of no table ---------------------------------------------


def test_a_guest_has_no_desk() -> None:
    new(ANNA, VERA)
    desk(plan=PLAN)
    for own in (1, None):
        fields = {"game": "labyrinth", "rules": {}}
        in_vain(own, "refused-message-broken", "desk", **fields)
        in_vain(own, "refused-message-broken", "draw", edit="undo")
    drawn = draw("wall b2 right")
    assert drawn["undo"] == 1
    told = answered(1, json.dumps({"type": "observe", "eyes": 1}))
    assert drawn["text"] not in json.dumps(told)


@pytest.mark.rule("G-3")
def test_it_tells_nothing_of_a_running_game_and_changes_nothing_there() -> None:
    """Two games that sound alike on different plans: at both tables the desk says the same."""
    other = LABYRINTH.write_plan(LABYRINTH.generate(PRESETS["classic"], Random(7)))
    answers: list[list[str]] = []
    for plan, seed in ((PLAN, "1"), (other, "2")):
        new(ANNA, plan=plan, seed=seed, eyes=0)
        before = state_of_things()
        said = [
            bridge.handle(json.dumps(request))
            for request in (
                {"type": "draw", "edit": "undo"},
                {"type": "desk", "game": "labyrinth", "rules": {}},
                *({"type": "draw", "edit": edit} for edit in EDITS),
                {"type": "desk", "game": "labyrinth", "rules": {}, "seed": "3"},
            )
        ]
        assert state_of_things() == before
        assert bridge.changed() == "on"
        assert bridge.changed() == ""
        draw("wall a1 right")
        assert bridge.changed() == "", "nothing of it is sealed or sent"
        answers.append(said)
        bridge.SESSION.clear()
    assert answers[0] == answers[1]


def test_it_lasts_while_games_begin_and_end() -> None:
    desk(plan=PLAN)
    draw("wall b2 right")
    new(ANNA)
    submit(0, "start b2", 0)
    assert draw("undo")["redo"] == 1
