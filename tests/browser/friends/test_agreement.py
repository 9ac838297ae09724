"""A table agrees on its rules before the game: votes, and who comes later (Rule T-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined, planned, play_out
from tests.campaigns import deep

pytestmark = pytest.mark.rule("T-3")

SMALL: Final[dict[str, Any]] = {"rows": 3, "cols": 3, "bullets": 0}


def suggests(guest: Guest, **options: Any) -> None:
    """Put a change together in the form, and to the vote."""
    guest.part("agree-suggest").click()
    expect(guest.part("suggest-dialog")).to_be_visible()
    for name, value in options.items():
        guest.change_rule(name, value)
    guest.part("house-use").click()
    expect(guest.part("suggest-dialog")).to_be_hidden()


@deep("between three pages")
def test_two_guests_vote_and_who_comes_later_sees_what_was_agreed_and_how(
    host: Host, guest: Callable[[], Guest]
) -> None:
    host.set_table(preset="school")
    host.gathers(["friend", "friend"], preset="classic", name="Anna", **SMALL)
    boris, vera, wim = guest(), guest(), guest()
    joined(host, boris, 1, "Boris")
    joined(host, vera, 2, "Vera")
    # As long as nobody suggests anything there is one button, and nothing for the host to do.
    expect(boris.part("agree-suggest")).to_be_visible()
    expect(host.part("agree").get_by_role("button")).to_have_count(0)

    # The form refuses by the engine's word what can't be played.
    boris.part("agree-suggest").click()
    boris.change_rule("hint_price", 2)
    expect(boris.part("house-verdict")).to_contain_text("contradict")
    boris.part("house-cancel").click()

    suggests(boris, bear=False)
    for page in (host, boris, vera):
        expect(page.part("agree-points")).to_contain_text("A bear: no (now yes)")
        expect(page.part("agree-1-tally")).to_have_text("For 33.3 %, against 0 %, silent 66.7 %")
    expect(vera.part("agree-said")).to_have_text("Boris suggests: A bear: no (now yes).")
    expect(boris.part("agree-1-yes")).to_have_attribute("aria-pressed", "true")
    host.part("agree-1-no").click()
    expect(boris.part("agree-1-tally")).to_have_text("For 33.3 %, against 33.3 %, silent 33.3 %")
    vera.page.bring_to_front()  # keys go to the window that has the focus
    vera.part("agree-1-yes").press("Enter")
    for page in (host, boris, vera):
        expect(page.part("agree-points")).to_be_hidden()
        expect(page.part("agree-settled")).to_have_text("Decided: 1")
    expect(boris.part("guest-rules-changes")).to_contain_text("A bear: no (usually yes)")
    expect(host.part("friends-told-changes")).to_contain_text("A bear: no (usually yes)")

    # Another one is open when the game begins: it is counted as it stands.
    suggests(vera, cols=5)
    expect(host.part("agree-start")).to_contain_text("still open")
    host.begins()
    wim.opens(host_invites_to_watch(host))
    wim.joins("Wim")
    host.takes(wim.reply())
    wim.is_at_table()
    for page in (wim, boris):
        page.opens_sheet()
        expect(page.part("agree-settled")).to_have_text("Decided: 2")
        page.part("agree-settled").click()
        first = page.part("agree-decision-1")
        expect(first).to_contain_text("Accepted: A bear: no (before: yes)")
        expect(first).to_contain_text("For 66.7 %, against 33.3 %, silent 0 %")
        expect(first.get_by_role("listitem")).to_have_text(
            ["Annaagainst,33.3 %", "Borisfor,33.3 %", "Verafor,33.3 %"]
        )
        expect(page.part("agree-decision-2")).to_contain_text("Not accepted: Columns: 5")
        page.closes_sheet()
    wim.part("rules").click()
    expect(wim.part("rules-told-changes")).to_contain_text("A bear: no (usually yes)")


def host_invites_to_watch(host: Host) -> str:
    """The link for a spectator, at the table."""
    host.opens_sheet()
    return host.invites_to_watch()


@deep("between two games")
def test_between_two_games_the_table_agrees_on_other_rules(
    host: Host, guest: Callable[[], Guest]
) -> None:
    table = planned(2, rows=3, cols=3, **PEACE)
    host.gathers(
        ["friend"], preset="classic", name="Anna", seed=table.seed, rows=3, cols=3, **PEACE
    )
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.begins()
    assert host.part("gather-again").count() == 0
    play_out([host, boris], table)
    boris.is_told_verdict("verified")
    expect(boris.part("gather-again")).to_have_count(0)

    host.part("gather-again").click()
    expect(host.part("friends-sheet")).to_be_visible()
    boris.is_seated()
    expect(boris.part("guest-people")).to_be_visible()
    host.sees(1, "connected")
    # The seed of the game before is known to all who played it.
    expect(boris.part("guest-origin")).to_contain_text("drawn by all pages together")

    # A page that is loaded again meanwhile is back where the table gathers.
    host.page.reload()
    expect(host.part("friends-sheet")).to_be_visible()
    host.sees(1, "away")
    boris.page.goto(host.invites(1))
    host.takes(boris.reply())
    host.sees(1, "connected")
    suggests(boris, cols=4)
    host.part("agree-1-yes").click()
    expect(host.part("agree-settled")).to_have_text("Decided: 1")
    expect(boris.part("guest-rules-changes")).to_contain_text("Columns: 4")
    host.begins()
    for page in (host, boris):
        page.opens_sheet()
        expect(page.part("agree-settled")).to_have_text("Decided: 1")
        page.closes_sheet()
    host.is_to_move()
