"""Guests at a host's table: each page asks for its own seat, and nobody else for it."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gamemaster import bridge, hired
from gamemaster.core.bot import Roster
from gamemaster.core.game import GM
from gamemaster.core.letters import MAX_GUEST_MESSAGE
from gamemaster.session import Session
from tests.bridge.page import (
    ANNA,
    WALKER,
    WIN,
    Walker,
    ask,
    new,
    page_session,
    refused,
    state_of_things,
    submit,
)
from tests.bridge.party import GLEB, VERA, answered, guest, in_vain, seated
from tests.campaigns import times
from tests.core.test_fuzz import BORDER, JSON, damaged, damaged_json, holds_key

__all__ = ["page_session"]

ALL: Final = (ANNA, VERA, GLEB, WALKER)
"""Seats: 0 the host's, 1 and 2 guests', 3 a bot's."""
STRANGE: Final = (0, 3, 4, 63)
"""Seats that are no guest's."""


def keys(reply: dict[str, Any]) -> list[str]:
    return [said["key"] for said in reply["heard"]]


def requests(seat: int | None) -> list[dict[str, Any]]:
    """Everything that is asked for a seat."""
    moves: list[dict[str, Any]] = [
        {"type": "consider", "seat": seat, "move": "start b2"},
        {"type": "submit", "seat": seat, "move": "start b2", "version": 0},
        {"type": "hand-over", "seat": seat, "bot": "walker", "eyes": seat},
        {"type": "hand-over", "seat": seat, "bot": None, "eyes": seat},
    ]
    return [{"type": "observe", "eyes": seat}, *(moves if seat is not None else [])]


def denied(own: int | None, key: str, request: dict[str, Any]) -> None:
    kind, fields = request["type"], {k: v for k, v in request.items() if k != "type"}
    in_vain(own, key, kind, **fields)


# -- what a guest is answered -------------------------------------------------


@pytest.mark.usefixtures("session")
def test_a_guest_plays_his_own_seat() -> None:
    new(*ALL)
    submit(0, "start b2", 0)
    seen = guest(1, "observe", eyes=1)
    assert (seen["seat"], seen["turn"], seen["version"], len(seen["offers"])) == (1, 1, 1, 20)
    assert keys(seen) == ["opened", "requested", "starts-land"]
    assert seen["seats"][1] == seated(VERA)
    told = guest(1, "consider", seat=1, move=" start  c3 ")
    assert (told["type"], told["text"]) == ("considered", "start c3")
    seen = guest(1, "submit", seat=1, move=" start  c3 ", version=1, since=3)
    assert keys(seen) == ["requested", "starts-land"]
    assert (seen["heard_from"], seen["turn"], seen["offers"]) == (3, 2, [])
    seen = guest(2, "observe", eyes=2, since=5)
    assert (keys(seen), len(seen["offers"])) == ([], 20)
    assert ask("observe", eyes=0)["version"] == 2, "the host's page sees that it went on"


@pytest.mark.usefixtures("session")
def test_who_watches_hears_what_all_hear() -> None:
    new(*ALL)
    submit(0, "start b2", 0)
    seen = guest(None, "observe")
    assert (seen["seat"], seen["offers"]) == (None, [])
    assert keys(seen) == ["opened", "requested", "starts-land"]
    own = ask("observe", eyes=0)
    clock = {**own["clock"], "may": []}  # who watches starts no clock (Rule T-4)
    assert {**seen, "seat": 0} == own | {"offers": [], "clock": clock}


@pytest.mark.usefixtures("session")
def test_a_guests_refused_moves_change_nothing() -> None:
    new(*ALL)
    in_vain(1, "illegal-not-your-turn", "submit", seat=1, move="start b2", version=0)
    submit(0, "start b2", 0)
    in_vain(1, "illegal-stale", "submit", seat=1, move="start b2", version=0)
    in_vain(1, "illegal-choose-start", "submit", seat=1, move="go left", version=1)
    in_vain(1, "illegal-move-side", "submit", seat=1, move="go sideways", version=1)
    in_vain(1, "illegal-choose-start", "consider", seat=1, move="go left")


@pytest.mark.usefixtures("session")
def test_without_a_table_a_guest_is_told_nothing() -> None:
    for request in (*requests(1), {"type": "reveal"}):
        denied(1, "refused-no-table", request)


@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
def test_a_table_that_only_guests_play_is_watched_by_its_host() -> None:
    refused(new(VERA, eyes=0), "refused-eyes", seat=0)
    assert new(VERA)["seat"] is None
    for version, move in enumerate(WIN):
        for eyes in (0, None):
            in_vain(eyes, "refused-not-over", "reveal")
        assert guest(0, "submit", seat=0, move=move, version=version)["version"] == version + 1
    for eyes in (0, None):
        assert guest(eyes, "reveal") == {"type": "reveal", "record": bridge.save()}


# -- what is nobody else's ----------------------------------------------------


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("own", [1, 2, None])
@pytest.mark.usefixtures("session")
def test_a_guest_asks_for_no_other_seat(own: int | None) -> None:
    new(*ALL)
    for seat in (None, 0, 1, 2, 3, 4, 63):
        if seat != own:
            for request in requests(seat):
                denied(own, "refused-not-yours", request)
            asked = {"seat": seat or 0, "bot": "walker", "eyes": own}
            in_vain(own, "refused-not-yours", "hand-over", **asked)
    if own is not None:
        for eyes in (0, 3 - own, None):
            asked = {"seat": own, "bot": "walker", "eyes": eyes}
            in_vain(own, "refused-not-yours", "hand-over", **asked)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("strange", STRANGE)
@pytest.mark.usefixtures("session")
def test_no_guest_has_the_hosts_seat_or_a_bots(strange: int) -> None:
    new(*ALL)
    for seat in (strange, 1, None):
        for request in requests(seat):
            denied(strange, "refused-eyes", request)
    in_vain(strange, "refused-eyes", "reveal")


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("bot", [None, "walker"])
@pytest.mark.usefixtures("session")
def test_the_hosts_page_neither_looks_nor_moves_for_a_friend(bot: str | None) -> None:
    """Not even while a bot plays for him."""
    seats = (ANNA, {**VERA, "bot": bot}, WALKER)
    refused(new(*seats, eyes=1), "refused-eyes", seat=1)
    new(*seats)
    submit(0, "start b2", 0)
    before = state_of_things()
    refused(ask("observe", eyes=1), "refused-eyes", seat=1)
    refused(ask("consider", seat=1, move="start c3"), "refused-eyes", seat=1)
    refused(submit(1, "start c3", 1), "illegal-not-your-seat", seat=1)
    refused(ask("advance", version=1, eyes=1), "refused-eyes", seat=1)
    for name in ({}, {"name": "Zoe"}):
        for to in (None, "walker"):
            asked = ask("hand-over", seat=1, bot=to, eyes=1, **name)
            refused(asked, "refused-eyes", seat=1)
    asked = ask("hand-over", seat=0, bot="walker", eyes=1)
    refused(asked, "refused-eyes", seat=1)
    assert state_of_things() == before


@pytest.mark.parametrize(
    "request_text",
    [
        '{"type": "catalog"}',
        '{"type": "bots"}',
        '{"type": "new", "game": "labyrinth", "rules": {}, "seats": [{"name":"A","colour":"red"}]}',
        '{"type": "prepare", "game": "parchis", "rules": {}, "seats": []}',
        '{"type": "open", "nonces": []}',
        '{"type": "rules", "game": "labyrinth", "rules": {}}',
        '{"type": "advance", "version": 0}',
        '{"type": "step", "at": 0, "eyes": "gm"}',
        '{"type": "step", "at": 0, "eyes": 1}',
        '{"type": "replay", "record": "{}"}',
        '{"type": "verify", "record": "{}", "evidence": {}}',
        '{"type": "check", "game": "labyrinth", "rules": {}, "plan": ""}',
        '{"type": "save"}',
        '{"type": "rule", "text": "back 1", "version": 0}',
        '{"type": "hold", "on": true}',
        '{"type": "release"}',
        '{"type": "observe", "eyes": -1}',
        '{"type": "observe", "eyes": 1, "more": 1}',
        '{"type": "observe", "eyes": true}',
        '{"type": "submit", "seat": 1, "move": "loop"}',
        *("", "null", "[]", "{}", "{", "\x00", "[" * 8_000),
    ],
)
@pytest.mark.usefixtures("session")
def test_what_only_a_host_asks_is_no_guests_request(request_text: str) -> None:
    new(*ALL)
    before = state_of_things()
    for seat in (0, 1, GM):
        refused(answered(seat, request_text), "refused-message-broken")
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_a_guests_request_is_short() -> None:
    new(*ALL)
    text = " " * (MAX_GUEST_MESSAGE + 1)
    reply = answered(1, text)
    refused(reply, "refused-message-too-long", length=len(text), limit=MAX_GUEST_MESSAGE)
    text = '{"type":"observe","eyes":1}'.ljust(MAX_GUEST_MESSAGE)
    assert answered(1, text)["type"] == "observation"


# -- whatever a guest sends ---------------------------------------------------


@pytest.fixture(name="table", scope="module")
def open_table() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hired, "find_bots", lambda: Roster({"walker": Walker()}, {}))
        patch.setattr(bridge, "SESSION", Session())
        yield bridge


ASKED: Final = [*requests(1), *requests(2), *requests(None), *requests(0), {"type": "reveal"}]


@pytest.mark.usefixtures("table")
@given(st.data())
@settings(BORDER, max_examples=times(32, 80))
def test_damaged_requests_touch_the_own_seat_only(data: st.DataObject) -> None:
    new(*ALL)
    submit(0, "start b2", 0)
    seat = data.draw(st.sampled_from([1, 2, GM, *STRANGE]))
    for _ in range(data.draw(st.integers(1, 3))):
        request = data.draw(st.sampled_from(ASKED))
        if data.draw(st.booleans()):
            text = data.draw(damaged_json(request))
        else:
            text = damaged(data.draw, json.dumps(request))
        before, told = json.loads(bridge.save()), [ask("observe", eyes=0), ask("observe")]
        reply = answered(seat, text)
        after = json.loads(bridge.save())
        if reply["type"] == "observation":
            assert seat in (1, 2, GM)
            assert reply["seat"] == (None if seat == GM else seat)
            added = after["entries"][len(before["entries"]) :]
            assert {mover for mover, _ in added} <= {seat}
            others = [at for at in range(len(ALL)) if at != seat]
            assert [after["seats"][at] for at in others] == [before["seats"][at] for at in others]
        else:
            assert reply["type"] in ("refused", "considered")
            assert after == before
            assert [ask("observe", eyes=0), ask("observe")] == told
        if reply["type"] == "refused":
            holds_key(reply["key"])


@pytest.mark.usefixtures("table")
@given(st.one_of(st.text(), JSON.map(json.dumps)), st.sampled_from([0, 1, GM, -2, 64, 2**70]))
@example('{"type":"submit","seat":1,"move":"\\ud800","version":0}', 1)
@example('{"type":"submit","seat":1,"move":"\ud800","version":0}', 1)
@example('{"type":"observe","since":' + "9" * 5_000 + "}", GM)
@example('{"type":"observe","eyes":NaN}', GM)
@settings(BORDER)
def test_junk_changes_nothing(text: str, seat: int) -> None:
    new(*ALL)
    before = state_of_things()
    reply = answered(seat, text)
    assert (reply["type"], set(reply)) == ("refused", {"type", "key", "args"})
    holds_key(reply["key"])
    assert state_of_things() == before
