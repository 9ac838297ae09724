"""A whole game that a person leads, with two guests over links; then every page verifies it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.console.leading import Leader
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, joined
from tests.browser.sharing import Shared

SMALL: Final[dict[str, Any]] = {"rows": 3, "cols": 3, **PEACE}
LEADS: Final = "Anna leads this game as its game master, sees the plan, and may overrule."
CHANGED: Final = "The game master has changed something in the course of the game."


@pytest.fixture
def leader(hosting: Shared) -> Iterator[Leader]:
    """The leader's page in the lobby; what it has begun is put away."""
    with hosting.in_lobby() as page:
        leader = Leader(page)
        yield leader
        leader.puts_away()


def steps(player: Guest) -> list[str]:
    """The plain steps that are offered."""
    player.is_to_move()
    return [move for move in player.offers() if move.startswith("go ")]


def comes_back(leader: Leader, player: Guest, at: int) -> None:
    """A page that has lost its host takes a fresh link."""
    expect(player.part("friends-waiting")).to_contain_text("is lost")
    leader.opens_sheet()
    player.page.goto(leader.invites(at))
    leader.takes(player.reply_at_table())
    expect(player.part("friends-dialog")).to_be_hidden()
    leader.closes_sheet()


@pytest.mark.rule("T-2.2", "T-2.3", "T-2.4")
def test_a_led_game_with_two_overrulings_and_a_take_back(
    leader: Leader, guest: Callable[[], Guest]
) -> None:
    leader.gathers(
        ["friend", "friend"], preset="classic", name="Anna", seed="led", leads=True, **SMALL
    )
    boris, vera = guest(), guest()
    joined(leader, boris, 0, "Boris")
    expect(boris.part("guest-origin")).to_contain_text(LEADS)
    expect(boris.part("guest-people-leads")).to_contain_text("leads the game")
    joined(leader, vera, 1, "Vera")
    leader.begins()
    for player in (boris, vera):
        player.is_to_move()
        player.has_said(player.offers()[0])
    expect(boris.part("turn")).to_contain_text("The game master looks at the starts")
    leader.confirms()

    # An answer is held, and said by a key; until then nobody has heard it.
    leader.holds()
    boris.is_to_move()
    heard = len(vera.heard())
    boris.button(steps(boris)[0]).click()
    for player in (boris, vera):
        expect(player.part("turn")).to_have_text("The game master is answering …")
    assert len(leader.heard()) > heard == len(vera.heard())
    leader.says_it()
    vera.is_to_move()
    leader.part("console-hold").click()

    # One overruling is told to one, the other to nobody.
    leader.overrules("put", 1, "b2", tell=[0])
    expect(boris.part("log")).to_contain_text("By the game master’s word Boris now stands on b2")
    expect(vera.part("log")).to_contain_text(CHANGED)
    expect(vera.part("log")).not_to_contain_text("now stands on b2")
    expect(leader.part("log")).to_contain_text("(only for Boris)")
    leader.overrules("put", 2, "b2", tell="none")
    for player in (boris, vera):
        expect(player.part("log").get_by_text(CHANGED)).to_have_count(2)

    # Through a player's eyes: what that player's page shows, word for word.
    for at, player in enumerate((boris, vera)):
        leader.looks(str(at))
        expect(leader.part("log").locator("li")).to_have_count(len(player.heard()))
        assert leader.heard() == player.heard()
        assert leader.page.get_by_test_id("notebook").get_attribute("aria-label") == (
            player.page.get_by_test_id("notebook").get_attribute("aria-label")
        )
    leader.looks("gm")

    # What is taken back stays to be read, struck through.
    vera.has_said(steps(vera)[0])
    leader.takes_back(1)
    expect(boris.part("log").locator("li s")).to_have_count(1)
    expect(boris.part("log").locator(".log-struck")).to_contain_text("Taken back: Vera")
    vera.is_to_move()

    # A remark to one; the game is stopped and goes on.
    leader.remarks("Mind the walls!", "0")
    expect(boris.part("led-remark")).to_contain_text("Mind the walls!")
    leader.part("console-pause").click()
    expect(vera.part("led-paused")).to_have_text("Anna has stopped the game for now.")
    expect(vera.offer_buttons).to_have_count(0)
    expect(vera.part("led-remark")).to_be_hidden()

    # The page that leads is loaded again: the game is still stopped, and nothing is lost.
    lines = leader.heard()
    leader.page.reload()
    leader.is_at_table()
    expect(leader.part("console-pause")).to_have_attribute("aria-pressed", "true")
    assert leader.heard() == lines
    for at, player in enumerate((boris, vera)):
        comes_back(leader, player, at)
        expect(player.part("led-paused")).to_be_visible()
    leader.part("console-pause").click()
    vera.has_said(steps(vera)[0])
    expect(leader.part("log").locator("li s")).to_have_count(1)

    leader.ends(0)
    for player in (boris, vera):
        player.is_told_verdict("verified")
        expect(player.part("verdict-text")).to_contain_text("The game master overruled 2 times")
        expect(player.part("verdict-plan")).to_contain_text(LEADS)
        expect(player.part("verdict-rulings").locator("li")).to_have_count(2)
        assert player.verdict() == leader.verdict()

    # The table gathers again: the same person leads, and the game before is out of sight.
    leader.part("gather-again").click()
    for player in (boris, vera):
        expect(player.part("guest-people")).to_be_visible()
        expect(player.part("guest-origin")).to_contain_text(LEADS)
    expect(leader.part("console-hold").filter(visible=True)).to_have_count(0)
    leader.begins()
    for player in (boris, vera):
        player.is_at_table()
    expect(leader.part("console-hold")).to_be_visible()
    expect(leader.part("log").locator("li s")).to_have_count(0)
