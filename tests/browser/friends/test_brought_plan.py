"""Friends play on a plan that the host has brought, and are told so before and after the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from gamemaster.games import GAMES
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined
from tests.campaigns import deep

SMALL: Final[dict[str, Any]] = {"preset": "classic", "rows": 3, "cols": 4, **PEACE}
GUEST_TOLD: Final = "Anna has brought the plan and can know it."
HOST_TOLD: Final = "You have brought the plan, and everybody at the table is told so."


def pasted() -> str:
    """The text of a plan that somebody has sent."""
    game = GAMES["labyrinth"]
    return game.write_plan(game.generate(game.read_rules(SMALL), Random("pasted")))


@deep("from the desk to the verdict")
@pytest.mark.rule("T-2.1", "T-6")
def test_friends_play_on_a_plan_from_the_hosts_desk(host: Host, guest: Callable[[], Guest]) -> None:
    host.set_table(name="Anna", preset="classic", **PEACE)
    host.part("draw-labyrinth").click()
    host.part("desk-way-text").check()
    host.part("desk-paste").fill(pasted())
    host.part("desk-begin-use").click()
    expect(host.part("desk-begin")).to_be_hidden()
    host.part("desk-invite").click()
    expect(host.part("friends-sheet")).to_be_visible()
    expect(host.part("friends-origin")).to_have_text(HOST_TOLD)
    host.seats_are(("you", "friend"))
    boris = guest()
    joined(host, boris, 1, "Boris")
    expect(boris.part("guest-origin")).to_have_text(GUEST_TOLD)

    host.begins()
    boris.is_at_table()
    host.plays_on(1)
    boris.plays_on(2)
    for each in (host, boris):
        each.plays_to_the_end()
    boris.is_told_verdict("verified")
    expect(boris.part("verdict-plan")).to_have_text(GUEST_TOLD)
    expect(host.part("ending-origin")).to_have_text(HOST_TOLD)
    boris.part("verdict-details").locator("summary").click()
    expect(boris.part("verdict-facts")).to_contain_text(
        "The plan is the one that the host had brought and promised."
    )
