"""The bridge where moves are composed: considering a move, rules for a form, parts, seats."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core.letters import MAX_MESSAGE
from gamemaster.labyrinth.move_text import MAX_ACTIONS, MAX_TEXT
from tests.bridge.page import (
    ANNA,
    BORIS,
    WALKER,
    ask,
    new,
    page_session,
    refused,
    state_of_things,
    submit,
)
from tests.golden.grand import GRAND_PLAN

__all__ = ["page_session"]

PLAN: Final = "gamemaster plan 1" + GRAND_PLAN
RULES: Final[dict[str, Any]] = {
    "preset": "grand",
    "start": "open",
    "void_starts": False,
    "exits": 3,
    "closed_exits": 1,
}


def opened(*seats: dict[str, Any], **rules: Any) -> None:
    """A grand game in which Anna stands on b1 and Boris on c5."""
    reply = new(*(seats or (ANNA, BORIS)), plan=PLAN, rules={**RULES, **rules})
    assert reply["type"] == "observation", reply
    submit(0, "start b1", 0)
    submit(1, "start c5", 1)


def consider(move: str, seat: int = 0) -> dict[str, Any]:
    """The answer to a considered move; asking never changes anything."""
    before = state_of_things()
    reply = ask("consider", seat=seat, move=move)
    assert state_of_things() == before
    return reply


@pytest.mark.rule("D-6.5")
@pytest.mark.usefixtures("session")
def test_a_considered_move_is_told_as_the_game_master_would_repeat_it() -> None:
    opened()
    reply = consider("  IF wall {blow left} else { dark  leave bomb };go UP tell found wall ")
    assert reply["type"] == "considered"
    assert reply["text"] == "if wall { blow left } else { dark leave bomb }; go up tell wall found"
    assert reply["actions"] == [
        {
            "if": {"is": "wall"},
            "then": [{"do": "blow", "side": "left"}],
            "else": [{"do": "leave", "thing": "bomb", "dark": True}],
        },
        {"do": "go", "side": "up", "tell": ["wall", "found"]},
    ]
    heard = submit(0, reply["text"], 2, since=0)["heard"]
    requested = [said["args"] for said in heard if said["key"] == "requested"][-1]
    assert requested == {"seat": 0, "actions": reply["actions"]}


@pytest.mark.usefixtures("session")
def test_a_considered_move_is_refused_as_the_move_itself_would_be() -> None:
    opened()
    for move in ("", "go", "go up; go up", "skip; go up", "dance", "start a1", "keep", "order a1"):
        reply = consider(move)
        refused(submit(0, move, 2), reply["key"], **reply["args"])
    assert consider("go up; go up")["text"] == "go up; go up"
    refused(consider("go up", seat=1), "illegal-not-your-turn", seat=1)
    refused(consider("go up", seat=7), "refused-eyes", seat=7)


@pytest.mark.usefixtures("session")
def test_what_could_stand_at_a_fault_is_named() -> None:
    opened()
    for move, column, wanted in (
        ("throw ", 7, {"bullet", "bombs", "corpse", "mine", "treasure"}),
        ("go ", 4, {"left", "right", "up", "down"}),
        ("if have ", 9, {"treasure", "bullets", "bombs", "mine", "corpse"}),
        ("go up tell ", 12, {"wall", "cell", "found", "health"}),
        ("if ", 4, {"wall", "scream", "encephalitis", "found", "have", "not", "("}),
        ("go up; ", 8, {"go", "shoot", "blow", "dark", "if"}),
        ("if wall ", 9, {"{", "and", "or"}),
    ):
        args = consider(move)["args"]
        assert args["column"] == column, move
        assert wanted <= set(args["wanted"]), (move, args)


@pytest.mark.rule("D-7.1")
@pytest.mark.usefixtures("session")
def test_what_the_rules_do_not_know_is_refused_by_name() -> None:
    for options, move, key in (
        ({"dark": False}, "dark go up", "illegal-no-dark"),
        ({"semidark": False}, "go up tell wall", "illegal-no-semidark"),
        ({"conditional": False}, "go up; if wall { status }", "illegal-no-conditional"),
        ({"mines": False}, "mine here; go up", "illegal-no-mines"),
        ({"mines_beside": False}, "mine left; go up", "illegal-mines-here-only"),
        ({"throwing": "leave"}, "throw bomb up; go up", "illegal-no-throwing"),
        ({"skips": False}, "skip", "illegal-no-skips"),
        ({"flow_moves": False}, "flow", "illegal-no-flow-moves"),
        ({"named_targets": True}, "shoot up; go up", "illegal-name-target"),
    ):
        opened(**options)
        refused(consider(move), key)
        refused(submit(0, move, 2), key)


@pytest.mark.usefixtures("session")
def test_parts_are_offered_and_are_no_moves_by_themselves() -> None:
    opened()
    offers = ask("observe", eyes=0)["offers"]
    parts = [offer["move"] for offer in offers if offer["part"]]
    assert {"shoot up", "blow left", "mine here", "leave bomb", "throw mine up"} <= set(parts)
    for part in parts:
        refused(consider(part), "illegal-one-movement")
        assert consider(f"{part}; go up")["type"] == "considered"
    for offer in offers:
        if not offer["part"]:
            assert consider(offer["move"])["text"] == offer["move"]


@pytest.mark.usefixtures("session")
def test_the_rules_of_a_form_are_completed_or_refused() -> None:
    reply = ask("rules", game="labyrinth", rules={"preset": "grand", "rows": 7})
    assert reply["type"] == "rules"
    assert (reply["rules"]["rows"], reply["rules"]["mines"]) == (7, True)
    again = ask("rules", game="labyrinth", rules=reply["rules"])
    assert again == reply
    for rules, key, args in (
        ({"preset": "grand", "belongings": False}, "refused-options", {"other": "belongings"}),
        ({"preset": "classic", "dark": True}, "refused-options", {"one": "dark"}),
        ({"preset": "grand", "closed_exits": 8}, "refused-options", {"other": "exits"}),
        ({"preset": "grand", "heal_moves": 100}, "refused-option", {"option": "heal_moves"}),
        ({"preset": "grand", "beginners": "9"}, "refused-option", {"option": "beginners"}),
        ({"preset": "huge"}, "refused-preset", {"preset": "huge"}),
        ({"wings": 1}, "refused-unknown-option", {"option": "wings"}),
    ):
        refused(ask("rules", game="labyrinth", rules=rules), key, **args)
    refused(ask("rules", game="chess", rules={}), "refused-game", game="chess")


@pytest.mark.usefixtures("session")
def test_long_and_deep_moves_are_refused_clearly() -> None:
    opened()
    many = "; ".join(["status"] * MAX_ACTIONS)
    for move, key in (
        (f"go up; {many}", "illegal-move-too-many"),
        ("if wall { " * 9 + "go up" + " }" * 9, "illegal-move-too-deep"),
        ("if " + "not " * 40 + "wall { status }; go up", "illegal-move-too-deep"),
        ("if " + "(" * 40 + "wall" + ")" * 40 + " { status }; go up", "illegal-move-too-deep"),
        ("x" * MAX_TEXT, "illegal-move-unknown"),
        ("(" * MAX_TEXT, "illegal-move-unknown"),
    ):
        refused(consider(move), key)
        refused(submit(0, move, 2), key)
    for request in ("consider", "submit"):
        fields = {"version": 2} if request == "submit" else {}
        reply = ask(request, seat=0, move="x" * (MAX_TEXT + 1), **fields)
        refused(reply, "refused-message-broken", place=f"{request}.move")
    longest = "; ".join(["go up", *["status"] * (MAX_ACTIONS - 1)])
    assert consider(longest.ljust(MAX_TEXT))["text"] == longest
    assert MAX_MESSAGE > MAX_TEXT


@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
def test_nobody_considers_for_a_bot_or_takes_its_seat() -> None:
    opened(ANNA, {**WALKER})
    refused(ask("consider", seat=1, move="go up"), "refused-eyes", seat=1)
    before = state_of_things()
    refused(ask("hand-over", seat=1, bot=None, eyes=0), "refused-eyes", seat=1)
    refused(ask("hand-over", seat=1, bot=None, eyes=1), "refused-eyes", seat=1)
    refused(ask("hand-over", seat=1, bot=None), "refused-eyes", seat=1)
    assert ask("observe", eyes=0)["seats"][1]["bot"] == "walker"
    assert state_of_things() == before


@pytest.mark.rule("D-5.5h", "D-6.1")
@pytest.mark.usefixtures("session")
def test_cells_named_in_secret_reach_no_other_page() -> None:
    new(ANNA, BORIS, plan=PLAN, rules={**RULES, "start": "secret"}, seed="secret")
    for _ in range(2):
        turn = ask("observe")["turn"]
        version = ask("observe")["version"]
        cell = ("b1", "c5")[turn]
        assert submit(turn, f"start {cell}", version)["type"] == "observation"
        for eyes in (1 - turn, None):
            reply = ask("observe", eyes=eyes)
            heard = json.dumps([said for said in reply["heard"] if said["key"] == "start-at"])
            assert cell not in heard
            assert f'"start": "{cell}"' not in json.dumps(reply["view"])
        own = [said for said in ask("observe", eyes=turn)["heard"] if said["key"] == "start-at"]
        assert own == [{"key": "start-at", "args": {"seat": turn, "at": cell}}]
    assert bridge.SESSION.table is not None
