"""Guests who leave and come back: their seats wait, are played by bots, or go to others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.core.bot import Roster
from gamemaster.session import Session
from tests.bridge.page import ANNA, WALKER, ask, new, page_session, refused, state_of_things, submit
from tests.bridge.party import GLEB, VERA, Party, guest, in_vain, seated

__all__ = ["page_session"]

pytestmark = pytest.mark.rule("T-5")


def seat_of(reply: dict[str, Any], seat: int) -> dict[str, Any]:
    assert reply["type"] == "observation", reply
    return dict(reply["seats"][seat])


def give(seat: int, bot: str | None) -> dict[str, Any]:
    return guest(seat, "hand-over", seat=seat, bot=bot, eyes=seat)


@pytest.mark.usefixtures("session")
def test_a_guest_lets_a_bot_play_and_takes_his_seat_back() -> None:
    new(ANNA, VERA)
    submit(0, "start b2", 0)
    assert seat_of(give(1, "walker"), 1) == seated(VERA, bot="walker")
    in_vain(1, "illegal-not-your-seat", "submit", seat=1, move="start c3", version=1)
    heard = len(guest(1, "observe", eyes=1)["heard"])
    assert ask("advance", version=1, eyes=0)["version"] == 2
    seen = guest(1, "observe", eyes=1, since=heard)
    assert seen["heard"][0]["key"] == "requested", "he hears on"
    assert seat_of(give(1, None), 1) == seated(VERA)
    submit(0, "go left", 2)
    assert guest(1, "submit", seat=1, move="go down", version=3)["version"] == 4


@pytest.mark.usefixtures("session")
def test_the_host_gives_a_guests_seat_to_a_bot_and_to_somebody_else() -> None:
    new(ANNA, VERA)
    submit(0, "start b2", 0)
    assert seat_of(ask("hand-over", seat=1, bot="walker", eyes=0), 1)["bot"] == "walker"
    ask("advance", version=1, eyes=0)
    reply = ask("hand-over", seat=1, bot=None, name="Zoe", eyes=0)
    assert seat_of(reply, 1) == seated(VERA, name="Zoe")
    refused(ask("observe", eyes=1), "refused-eyes", seat=1)
    submit(0, "go left", 2)
    assert guest(1, "submit", seat=1, move="go down", version=3)["seats"][1]["name"] == "Zoe"
    for name in ("", "z" * 25, 7):
        before = state_of_things()
        asked = ask("hand-over", seat=1, bot=None, name=name, eyes=0)
        refused(asked, "refused-message-broken", place="hand-over.name")
        assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_an_open_seat_is_played_by_a_bot_until_a_friend_comes() -> None:
    new(ANNA, {**VERA, "bot": "walker"}, WALKER)
    submit(0, "start b2", 0)
    ask("advance", version=1, eyes=0)
    assert seat_of(give(1, None), 1)["bot"] is None
    refused(ask("hand-over", seat=2, bot=None, eyes=0), "refused-eyes", seat=2)
    in_vain(2, "refused-eyes", "hand-over", seat=2, bot=None, eyes=2)


@pytest.mark.usefixtures("session")
def test_only_bots_of_this_game_play_for_a_guest() -> None:
    new(ANNA, VERA)
    for bot in ("nobody", "dicer"):
        in_vain(1, "refused-no-bot", "hand-over", seat=1, bot=bot, eyes=1)
    in_vain(1, "refused-message-broken", "hand-over", seat=1, bot="b" * 65, eyes=1)
    in_vain(1, "refused-message-broken", "hand-over", seat=1, bot=7, eyes=1)


@pytest.mark.usefixtures("session")
def test_the_strongest_bot_plays_for_who_names_none() -> None:
    new(ANNA, VERA)
    assert seat_of(give(1, ""), 1)["bot"] == "walker"
    refused(ask("hand-over", seat=1, bot="", eyes=0), "refused-no-bot")


@pytest.mark.usefixtures("session")
def test_a_guest_is_not_renamed_by_his_own_page() -> None:
    """The host's page says who sits where."""
    new(ANNA, VERA)
    for bot in (None, "walker"):
        asked = {"seat": 1, "bot": bot, "name": "Anna", "eyes": 1}
        in_vain(1, "refused-not-yours", "hand-over", **asked)


# -- after the host's page was loaded again ------------------------------------


@pytest.mark.parametrize(
    ("seats", "own"),
    [
        ((VERA, ANNA, GLEB), 1),
        ((ANNA, VERA), 0),
        ((VERA, WALKER, {**ANNA, "name": "Zoe"}), 2),
        ((VERA, GLEB), None),
        (({**VERA, "bot": "walker"}, WALKER), None),
    ],
)
@pytest.mark.usefixtures("session")
def test_a_resumed_table_gives_the_hosts_page_its_own_seat(
    seats: tuple[dict[str, Any], ...], own: int | None
) -> None:
    new(*seats)
    text = bridge.save()
    new(ANNA)
    reply = json.loads(bridge.resume(text))
    assert (reply["type"], reply["seat"]) == ("observation", own)
    assert bridge.save() == text
    for at, seat in enumerate(seats):
        if seat.get("friend"):
            refused(ask("observe", eyes=at), "refused-eyes", seat=at)
            assert guest(at, "observe", eyes=at)["seat"] == at


@pytest.mark.usefixtures("session")
def test_bots_play_on_for_guests_who_are_lost_until_they_are_back(
    session: Session,
) -> None:
    party = Party("labyrinth", {"preset": "classic"})
    party.say("start b2", "start c3", "start d4")
    give(1, "walker")
    text = bridge.save()
    fresh = Session()
    session.table = session.laid = None
    session.bots.roster = fresh.bots.roster
    seen = json.loads(bridge.resume(text))
    assert (seen["seat"], seen["seats"][1]["bot"]) == (0, "walker")
    refused(ask("open", nonces=[]), "refused-not-prepared")
    party.say("go left")
    assert ask("advance", version=4, eyes=0)["version"] == 5
    assert seat_of(give(1, None), 1)["bot"] is None
    party.say("go left", "go left", "go up")
    assert party.table.version == 8
    assert party.table.joint is not None, "chance is everybody's after loading, too"


def test_the_hosts_own_seat_comes_back_from_a_bot_after_loading(session: Session) -> None:
    """He, too, keeps his seat: a bot's page is another matter."""
    new(ANNA, VERA, WALKER)
    ask("hand-over", seat=0, bot="walker")
    text = bridge.save()
    session.bots.roster = Roster(session.bots.roster.bots, {})
    json.loads(bridge.resume(text))
    assert seat_of(ask("hand-over", seat=0, bot=None, eyes=0), 0)["bot"] is None
    refused(ask("hand-over", seat=2, bot=None, eyes=0), "refused-eyes", seat=2)
