"""The bridge: every way in which a request of the page is refused, changing nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.core.letters import MAX_MESSAGE
from tests.bridge.page import (
    ANNA,
    BORIS,
    PLAN,
    WALKER,
    Walker,
    ask,
    new,
    page_session,
    refused,
    state_of_things,
    submit,
    win,
)

__all__ = ["page_session"]


@pytest.mark.parametrize(
    ("request_text", "place"),
    [
        ("", "message"),
        ("{", "message"),
        ("null", "message"),
        ("[]", "message"),
        ("{}", "message"),
        ('{"type": "dance"}', "message"),
        ('{"type": 1}', "message"),
        ('{"type": "catalog", "more": 1}', "catalog.more"),
        ('{"type": "observe", "eyes": -1}', "observe.eyes"),
        ('{"type": "observe", "eyes": "0"}', "observe.eyes"),
        ('{"type": "observe", "since": -1}', "observe.since"),
        ('{"type": "observe", "since": 1.5}', "observe.since"),
        ('{"type": "submit", "seat": 0, "move": "go up"}', "submit.version"),
        ('{"type": "submit", "seat": 64, "move": "go up", "version": 0}', "submit.seat"),
        ('{"type": "submit", "seat": 0, "move": 7, "version": 0}', "submit.move"),
        ('{"type": "submit", "seat": true, "move": "loop", "version": 0}', "submit.seat"),
        ('{"type": "step", "at": 0, "eyes": "god"}', "step.eyes"),
        ('{"type": "hand-over", "seat": 0}', "hand-over.bot"),
        ('{"type": "new", "game": "labyrinth", "rules": {}, "seats": []}', "new.seats"),
        ('{"type": "new", "game": "labyrinth", "rules": [], "seats": [{}]}', "new.rules"),
        ('{"type": "replay", "record": null}', "replay.record"),
        ('{"type": "check", "game": "labyrinth", "rules": {}}', "check.plan"),
    ],
)
@pytest.mark.usefixtures("session")
def test_a_message_that_does_not_fit_is_refused_by_its_place(request_text: str, place: str) -> None:
    new(ANNA)
    before = state_of_things()
    reply = json.loads(bridge.handle(request_text))
    refused(reply, "refused-message-broken")
    assert reply["args"]["place"].startswith(place)
    assert reply["args"]["why"]
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_an_oversize_message_is_refused_unread() -> None:
    limit = MAX_MESSAGE
    reply = json.loads(bridge.handle(" " * (limit + 1)))
    refused(reply, "refused-message-too-long", length=limit + 1, limit=limit)


@pytest.mark.usefixtures("session")
def test_without_a_table_there_is_nothing_to_ask() -> None:
    for request in (
        {"type": "observe"},
        {"type": "submit", "seat": 0, "move": "loop", "version": 0},
        {"type": "advance", "version": 0},
        {"type": "hand-over", "seat": 0, "bot": None},
        {"type": "reveal"},
        {"type": "recollect"},
    ):
        reply = json.loads(bridge.handle(json.dumps(request)))
        refused(reply, "refused-no-table")


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "refused-game"),
        ({"rules": {"preset": "sharp"}}, "refused-preset"),
        ({"rules": {"wings": 2}}, "refused-unknown-option"),
        ({"rules": {"rows": 2}}, "refused-option"),
        ({"rules": {"bear": 1}}, "refused-option"),
        ({"rules": {"rows": True}}, "refused-option"),
        ({"rules": {"difficulty": "easiest"}}, "refused-option"),
        ({"rules": {"bear": False, "bear_can_be_shot": True}}, "refused-options"),
        ({"rules": {"bullets": 0, "bear_can_be_shot": True}}, "refused-options"),
        ({"rules": {"rows": 3, "cols": 3, "false_treasures": 6}}, "refused-options"),
        ({"seats": [ANNA] * 7}, "refused-players"),
        ({"seats": [{**ANNA, "bot": "nobody"}]}, "refused-no-bot"),
        ({"seats": [{**ANNA, "bot": "dicer"}]}, "refused-no-bot"),
        ({"eyes": 5}, "refused-eyes"),
        ({"plan": "no plan"}, "refused-plan-header"),
        ({"plan": PLAN.replace("H", ".")}, "plan-no-hospital"),
        ({"plan": PLAN, "rules": {"cols": 6}}, "plan-size"),
    ],
)
@pytest.mark.usefixtures("session")
def test_a_table_that_cannot_be_opened_leaves_the_old_one(fields: dict[str, Any], key: str) -> None:
    new(ANNA)
    before = state_of_things()
    asked = {"game": "labyrinth", "rules": {}, "seats": [ANNA], "plan": None, **fields}
    refused(ask("new", **asked), key)
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_moves_that_are_refused_change_nothing() -> None:
    new(ANNA, BORIS)
    before = state_of_things()
    refused(submit(0, "start a1", 1), "illegal-stale", version=1, now=0)
    refused(submit(1, "start a1", 0), "illegal-not-your-turn", seat=1)
    for seat in (2, 7):
        refused(submit(seat, "start a1", 0), "illegal-not-your-turn", seat=seat)
    refused(submit(0, "go left", 0), "illegal-choose-start")
    refused(submit(0, "go sideways", 0), "illegal-move-side", column=4, word="sideways")
    refused(submit(0, "start a5", 0), "illegal-no-such-cell", cell="a5")
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_only_a_bot_is_advanced() -> None:
    new(ANNA, WALKER)
    refused(ask("advance", version=0), "illegal-no-bot-to-move")
    submit(0, "start b2", 0)
    before = state_of_things()
    refused(ask("advance", version=0), "illegal-stale", version=0, now=1)
    assert state_of_things() == before
    new(ANNA)
    win()
    refused(ask("advance", version=5), "illegal-no-bot-to-move")


@pytest.mark.usefixtures("session")
def test_a_bot_that_fails_is_named_without_its_words_and_its_seat_stays_a_bots() -> None:
    """Its own words could tell what only its seat may know (Rule G-3)."""
    new(WALKER, ANNA)
    Walker.fails = True
    before = state_of_things()
    reply = ask("advance", version=0)
    refused(reply, "refused-bot-fault", bot="walker", why="RuntimeError")
    assert "tired" not in str(reply)
    refused(ask("hand-over", seat=0, bot=None, eyes=0), "refused-eyes", seat=0)
    assert state_of_things() == before
    Walker.fails = False
    assert ask("hand-over", seat=0, bot="walker", eyes=1)["type"] == "observation"
    assert ask("advance", version=0, eyes=1)["version"] == 1


@pytest.mark.usefixtures("session")
def test_hand_over_is_refused_for_strangers() -> None:
    new(ANNA)
    before = state_of_things()
    refused(ask("hand-over", seat=1, bot="walker"), "refused-seat", seat=1)
    refused(ask("hand-over", seat=0, bot="nobody"), "refused-no-bot", bot="nobody")
    refused(ask("hand-over", seat=0, bot="dicer"), "refused-no-bot", bot="dicer")
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_a_refused_replay_keeps_the_one_that_is_looked_at() -> None:
    new(ANNA)
    win()
    good = bridge.save()
    ask("replay", record=good)
    refused(ask("replay", record="{}"), "refused-record-broken")
    refused(ask("replay", record=good[:-9]), "refused-record-broken")
    assert ask("step", at=3)["at"] == 3


@pytest.mark.usefixtures("session")
def test_a_check_refuses_what_it_cannot_read() -> None:
    fields = {"game": "labyrinth", "rules": {}, "plan": PLAN}
    refused(ask("check", **{**fields, "game": "chess"}), "refused-game", game="chess")
    refused(ask("check", **{**fields, "rules": {"rows": 0}}), "refused-option", option="rows")
    plan = PLAN.replace("A", "Q")
    refused(ask("check", **{**fields, "plan": plan}), "refused-plan-sign", line=5, column=12)
