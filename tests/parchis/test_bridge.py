"""The bridge with the second game: what it answers, what it refuses, and how little it says."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core import messages
from gamemaster.session import Session
from tests.bridge.page import (
    ANNA,
    BORIS,
    WALKER,
    ask,
    page_session,
    refused,
    state_of_things,
    submit,
)

__all__ = ["page_session"]

DICER: Final = {"name": "Dicer", "colour": "teal", "bot": "dicer"}
VERA: Final = {"name": "Vera", "colour": "green"}
GLEB: Final = {"name": "Глеб", "colour": "orange"}
MIDST: Final = """1: base 12 30 L3
2: 17 home home 50
turn: 1
dice: 5 3
"""
END: Final = """1: home home L7 home
2: base 40 40 12
turn: 1
dice: 1 4
"""

pytestmark = pytest.mark.usefixtures("session")


def new(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return ask("new", **{"game": "parchis", "rules": {}, "seats": list(seats), **fields})


def moves(reply: dict[str, Any]) -> list[str]:
    return [offer["move"] for offer in reply["offers"]]


# -- what is answered -------------------------------------------------------


def test_the_catalog_has_each_games_own_options() -> None:
    reply = ask("catalog")
    options = {option["name"]: option for option in reply["options"]["parchis"]}
    board = ["safe_cells", "pairs", "partners_capture", "help_partner"]
    assert list(options) == [*board, "break_minutes", "clock_minutes"]
    safe = options["safe_cells"]
    assert (safe["kind"], safe["choices"], safe["default"]) == ("choice", [4, 12], 4)
    presets = {
        name: preset["players"]
        for name, preset in reply["presets"].items()
        if preset["game"] == "parchis"
    }
    assert presets == {"parchis": [2, 4], "parchis-pairs": [4, 4]}
    standing = {name: option["default"] for name, option in options.items()}
    assert reply["presets"]["parchis"]["rules"] == {"preset": "parchis", **standing}


def test_rules_are_completed_and_say_how_many_can_play() -> None:
    reply = ask("rules", game="parchis", rules={"safe_cells": 12})
    assert (reply["players"], reply["rules"]["safe_cells"]) == ([2, 4], 12)
    paired = ask("rules", game="parchis", rules={"preset": "parchis-pairs"})
    assert (paired["players"], paired["rules"]["help_partner"]) == ([4, 4], True)
    assert ask("rules", game="parchis", rules={"pairs": True})["players"] == [4, 4]


@pytest.mark.parametrize(
    ("rules", "key"),
    [
        ({"preset": "classic"}, "refused-preset"),
        ({"rows": 4}, "refused-unknown-option"),
        ({"safe_cells": 8}, "refused-option"),
        ({"safe_cells": "4"}, "refused-option"),
        ({"safe_cells": True}, "refused-option"),
        ({"pairs": 1}, "refused-option"),
        ({"partners_capture": True}, "refused-options"),
        ({"preset": "parchis-pairs", "pairs": False}, "refused-options"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(rules: dict[str, Any], key: str) -> None:
    new(ANNA, BORIS)
    before = state_of_things()
    refused(ask("rules", game="parchis", rules=rules), key)
    refused(new(ANNA, BORIS, rules=rules), key)
    refused(ask("check", game="parchis", rules=rules, plan="start"), key)
    assert state_of_things() == before


@pytest.mark.rule("P-2")
def test_new_draws_lots_and_lets_the_lowest_roll() -> None:
    reply = new(ANNA, BORIS, VERA, eyes=0, seed="lots")
    keys = [said["key"] for said in reply["heard"]]
    assert keys[0] == "board-set"
    assert keys[-1] == "begins"
    draws = reply["view"]["draws"]
    beginner = reply["heard"][-1]["args"]["seat"]
    assert draws[beginner] == min(draws)
    assert (reply["turn"], reply["version"], reply["view"]["phase"]) == (beginner, 0, "roll")
    seen = ask("observe", eyes=beginner)
    assert moves(seen) == ["roll"]
    rolled = submit(beginner, "roll", 0, since=len(keys))
    assert rolled["heard"][0]["key"] == "rolled"
    assert rolled["view"]["dice"]["seat"] == beginner


def test_new_from_a_position_and_steps_with_their_targets() -> None:
    reply = new(ANNA, BORIS, plan=MIDST, eyes=0)
    assert reply["view"]["pieces"] == [["base", "12", "30", "L3"], ["17", "home", "home", "50"]]
    assert (reply["view"]["left"], reply["turn"]) == ([5, 3], 0)
    offers = {offer["move"]: offer["target"] for offer in reply["offers"]}
    entering = {"seat": 0, "from": "base", "to": "5", "by": 5, "with": "die", "takes": False}
    assert offers["base-5"] == entering | {"way": "enters"}
    assert offers["12-17"]["takes"] is True
    assert set(offers) == {"base-5", "12-17", "12-15", "30-35", "30-33", "L3-L6", "L3-home"}
    taken = submit(0, "12-17", 0, since=reply["heard_from"] + len(reply["heard"]))
    assert [said["key"] for said in taken["heard"]] == ["moves", "captured", "bonus"]
    assert (taken["view"]["left"], taken["view"]["bonus"]) == ([3], [20])
    assert [offer["do"] for offer in taken["offers"]][-2:] == ["pass", "undo"]
    back = submit(0, "undo", 1)
    assert back["view"]["pieces"] == reply["view"]["pieces"]
    assert back["offers"] == reply["offers"]


def test_considering_tells_the_move_or_why_not() -> None:
    new(ANNA, BORIS, plan=MIDST)
    told = ask("consider", seat=0, move="  12-17 ")
    assert told == {
        "type": "considered",
        "follows": {"column": 9, "words": []},
        "text": "12-17",
        "actions": [{"do": "step", "text": "12-17"}],
    }
    refusal = ask("consider", seat=0, move="12-16")
    refused(refusal, "illegal-step", move="12-16")
    assert refusal["text"] == "12-16"


# -- what is refused --------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ("1: base base base 5x", "refused-position-word"),
        ("gamemaster plan 1", "refused-position-word"),
        ("1: 12 12 12 base\nturn: 1", "position-crowded"),
        ("1: 12 home home base\n2: 12 home home base\nturn: 1", "position-mixed"),
        ("1: home home home home\nturn: 2", "position-over"),
        ("1: home home home home\n2: home home home home\nturn: 1\ndice: 5 3", "position-over"),
        ("turn: 3", "refused-position-players"),
        ("turn: 1\ndice: 5 3\nleft: 4", "position-dice"),
        ("dice: 5 3", "position-no-turn"),
        ("turn: 1\ndice: 5 5\ndoubles: 0", "position-doubles"),
        ("turn: 1\ndice: 5 3\nbonus: 20", "position-bonus"),
    ],
)
def test_a_position_that_cannot_be_played_leaves_the_old_table(plan: str, key: str) -> None:
    new(ANNA, BORIS)
    before = state_of_things()
    reply = new(ANNA, BORIS, plan=plan)
    refused(reply, key)
    assert state_of_things() == before


@pytest.mark.parametrize(
    ("seats", "rules", "least"),
    [
        ([ANNA], {}, 2),
        ([ANNA] * 5, {}, 2),
        ([ANNA] * 3, {"preset": "parchis-pairs"}, 4),
        ([ANNA] * 2, {"pairs": True}, 4),
    ],
)
def test_another_number_of_players_is_refused(
    seats: list[dict[str, Any]], rules: dict[str, Any], least: int
) -> None:
    refused(new(*seats, rules=rules), "refused-players", least=least, most=4, players=len(seats))


def test_requests_that_are_refused_change_nothing() -> None:
    new(ANNA, BORIS, plan=MIDST)
    before = state_of_things()
    refused(submit(0, "12-17", 1), "illegal-stale", version=1, now=0)
    for seat in (1, 2, 9):
        refused(submit(seat, "12-17", 0), "illegal-not-your-turn", seat=seat)
    refused(submit(0, "roll", 0), "illegal-rolled")
    refused(submit(0, "done", 0), "illegal-must-step")
    refused(submit(0, "undo", 0), "illegal-nothing-to-undo")
    refused(submit(0, "12-20", 0), "illegal-step", move="12-20")
    refused(submit(0, "dice 6 6", 0), "illegal-dice")
    refused(submit(0, "die 1", 0), "illegal-dice")
    refused(submit(0, "go left", 0), "illegal-move-unknown", column=1, word="go left")
    refused(submit(0, "", 0), "illegal-move-empty", column=1)
    refused(submit(0, "1" * 41, 0), "illegal-move-too-long")
    assert state_of_things() == before
    new(ANNA, BORIS, plan="turn: 2")
    refused(submit(1, "base-39", 0), "illegal-roll-first")
    refused(submit(1, "dice 5 5", 0), "illegal-dice")


@pytest.mark.rule("T-5")
def test_only_bots_of_this_game_sit_here() -> None:
    refused(new(ANNA, WALKER), "refused-no-bot", bot="walker")
    new(ANNA, BORIS, plan="turn: 2")
    before = state_of_things()
    refused(ask("hand-over", seat=1, bot="walker", eyes=0), "refused-no-bot", bot="walker")
    assert state_of_things() == before
    assert ask("hand-over", seat=1, bot="dicer", eyes=0)["seats"][1]["bot"] == "dicer"
    refused(submit(1, "roll", 0), "illegal-not-your-seat", seat=1)
    reply = ask("advance", version=0, eyes=0)
    assert reply["version"] == 1
    assert "rolled" in [said["key"] for said in reply["heard"]]


# -- what is kept until the end ---------------------------------------------


@pytest.mark.rule("P-13")
def test_nothing_is_revealed_before_the_end_and_every_throw_after_it() -> None:
    new(ANNA, BORIS, plan=END, seed="a-secret-seed")
    asked: list[dict[str, Any]] = [
        *({"type": "reveal"}, {"type": "step", "at": 0, "eyes": "gm"}, {"type": "catalog"}),
        *({"type": "observe", "eyes": 1}, {"type": "consider", "seat": 0, "move": "L7-home"}),
        *({"type": "submit", "seat": 0, "move": "12-17", "version": 0}, {"type": "save"}),
    ]
    for request in asked:
        text = bridge.handle(json.dumps(request))
        for secret in ("a-secret-seed", "gamemaster-record", "digest"):
            assert secret not in text, request
    refused(ask("reveal"), "refused-not-over")
    refused(ask("replay", record=bridge.save()), "refused-record-unfinished")
    over = submit(0, "L7-home", 0)
    assert over["over"] == {"key": "all-home", "args": {"seat": 0}}
    for seat in (0, 1):
        refused(submit(seat, "roll", 1), "illegal-game-over")
    assert over["view"]["course"] == [[1, 241], [0, 241]]
    shown = ask("reveal")
    assert (shown["seed"], shown["steps"], shown["plan"]) == ("a-secret-seed", 1, END)
    for at in (0, 1):
        seen = [ask("step", at=at, eyes=eyes)["observation"]["view"] for eyes in (0, 1, None)]
        truth = ask("step", at=at, eyes="gm")["observation"]["truth"]
        assert seen == [truth] * 3
    again = json.loads(bridge.resume(shown["record"]))
    assert again["over"] == over["over"]


def test_throughout_a_long_game_messages_stay_small(session: Session) -> None:
    """A picture has at most 4 KB; of what was said only what is new is sent."""
    new(ANNA, BORIS, VERA, GLEB, rules={"preset": "parchis-pairs"}, seed="long")
    rng = Random("long")
    largest = reply_size = heard = 0
    table = session.playing()
    while table.turn is not None:
        text = rng.choice(table.observe(table.turn, 10**6).offers).move
        reply: Any = session.answer(
            messages.Submit(
                type="submit", seat=table.turn, move=text, version=table.version, since=heard
            )
        )
        heard += len(reply["heard"])
        if reply["over"] is None:
            largest = max(largest, len(json.dumps(reply["view"])))
            reply_size = max(reply_size, len(json.dumps(reply)))
    assert table.version > 1500
    assert largest < 4 * 1024
    assert reply_size < 8 * 1024
    assert len(bridge.save()) < 256 * 1024
    print(f"\n{table.version} requests: picture {largest}, reply {reply_size} bytes at most")
