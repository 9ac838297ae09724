"""Coming back to a friends' table: by oneself through relays, by a fresh link elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined
from tests.browser.net.relays import OpenRelay, relays
from tests.campaigns import deep

SOON_MS = 10_000
"""How long a page that was loaded again may take to be back at its table."""


@pytest.fixture
def open_relay() -> Iterator[OpenRelay]:
    with relays() as start:
        yield start


@pytest.fixture
def relay_table(
    open_relay: OpenRelay, host: Host, guest: Callable[[], Guest]
) -> Iterator[tuple[Host, Guest]]:
    """A game has begun; the guest came by the one link."""
    host.gathers(name="Anna", rows=4, cols=4, **PEACE)
    boris = guest()
    boris.opens(host.invites_all(open_relay()))
    boris.joins("Boris")
    host.sees(1, "connected")
    host.begins()
    for one in (host, boris):
        one.is_at_table()
        one.is_to_move()
        one.has_said(one.offers()[0])
    yield host, boris
    host.stops_relays()


def agree(host: Host, guest: Guest) -> None:
    """Both have heard the same, and the game goes on."""
    host.is_to_move()
    guest.has_heard(len(host.heard()))
    assert guest.heard() == host.heard()
    for one in (host, guest):
        one.is_to_move()
        one.has_said(one.offers()[0])
    host.is_to_move()  # what the guest said has come to the host's page, too
    guest.has_heard(len(host.heard()))


@deep("a guest who reloads")
def test_a_guest_who_came_by_the_one_link_reloads(relay_table: tuple[Host, Guest]) -> None:
    """Nobody does anything: the page finds its room again, and its seat in it."""
    host, boris = relay_table
    boris.page.reload()
    boris.is_at_table(timeout=SOON_MS)
    assert boris.page.url.endswith("#friends")
    agree(host, boris)
    boris.page.reload()
    boris.is_at_table(timeout=SOON_MS)
    agree(host, boris)


@deep("from the bare address")
def test_the_bare_address_leads_back(relay_table: tuple[Host, Guest]) -> None:
    """Who has closed the page is told of the seat there, and is back with one click."""
    host, boris = relay_table
    context = boris.page.context
    boris.page.close()
    again = Guest(context.new_page())
    again.page.goto("")
    expect(again.part("kept-seat")).to_contain_text("Your seat at the table of Anna is kept")
    again.part("kept-seat-back").click()
    again.is_at_table(timeout=SOON_MS)
    agree(host, again)
    # What is given up is offered no more.
    again.page.close()
    third = Guest(context.new_page())
    third.page.goto("")
    third.is_asked_twice("kept-seat-forget")
    expect(third.part("kept-seat")).to_be_hidden()
    third.page.reload()
    expect(third.part("play-friends")).to_be_visible()
    expect(third.part("kept-seat")).to_be_hidden()


@deep("the host's page")
def test_the_host_reloads_and_relays_bring_the_guest_back(
    relay_table: tuple[Host, Guest],
) -> None:
    host, boris = relay_table
    host.page.reload()
    host.is_at_table()
    expect(boris.part("friends-waiting")).to_contain_text("Waiting for", timeout=2 * SOON_MS)
    agree(host, boris)


@deep("a table that is closed")
def test_a_table_that_was_closed_is_offered_no_more(host: Host, guest: Callable[[], Guest]) -> None:
    host.gathers(name="Anna")
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.is_asked_twice("friends-off")
    expect(boris.part("guest-trouble")).to_contain_text("The host has closed the table")
    boris.page.goto("about:blank")
    boris.page.goto("")
    expect(boris.part("play-friends")).to_be_visible()
    expect(boris.part("kept-seat")).to_be_hidden()


@deep("in the same tab")
def test_a_fresh_link_in_the_tab_that_lost_its_host(host: Host, guest: Callable[[], Guest]) -> None:
    """The tab shows what is to be sent back, and the game goes on where it was."""
    host.gathers(name="Anna", rows=4, cols=4, **PEACE)
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.begins()
    for one in (host, boris):
        one.is_at_table()
        one.is_to_move()
        one.has_said(one.offers()[0])
    for _ in range(2):
        host.page.reload()
        host.is_at_table()
        expect(boris.part("friends-waiting")).to_contain_text("is lost")
        host.opens_sheet()
        link = host.invites(1)
        # As when it is clicked in a message, or typed: only what follows the # is new.
        boris.page.goto(link)
        host.takes(boris.reply_at_table())
        expect(boris.part("friends-dialog")).to_be_hidden()
        host.closes_sheet()
        expect(boris.part("friends-waiting")).to_contain_text("Waiting for")
        assert boris.page.url.endswith("#friends")
        agree(host, boris)


@deep("with two links")
def test_two_fresh_links_before_the_reply_is_carried(
    host: Host, guest: Callable[[], Guest]
) -> None:
    """The later link holds; nobody loses a seat by opening it."""
    host.gathers(name="Anna", rows=4, cols=4, **PEACE)
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.begins()
    boris.is_at_table()
    host.page.reload()
    host.is_at_table()
    expect(boris.part("friends-waiting")).to_contain_text("is lost")
    host.opens_sheet()
    first = host.invites(1)
    boris.page.goto(first)
    early = boris.reply_at_table()
    host.part("friends-seat-1-again").click()
    expect(host.part("friends-seat-1-link")).not_to_have_value(first)
    boris.page.goto(host.link("friends-seat-1"))
    expect(boris.part("guest-sheet-reply-link")).not_to_have_value(early)
    host.takes(boris.reply_at_table())
    host.sees(1, "connected")
    host.closes_sheet()
    expect(boris.part("friends-waiting")).not_to_contain_text("is lost")
    host.is_to_move()
    lines = len(host.heard())
    host.has_said(host.offers()[0])
    boris.has_heard(lines + 1)
