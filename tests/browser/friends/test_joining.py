"""Every way on which a friend can come to a table, and what stands in the way of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.friends.playing_friends import Guest, Host
from tests.browser.net.relays import OpenRelay, relays
from tests.campaigns import deep


@pytest.fixture
def open_relay() -> Iterator[OpenRelay]:
    with relays() as start:
        yield start


def invited(host: Host, guest: Guest, name: str = "Boris") -> str:
    """His reply to the link for seat 1."""
    guest.opens(host.invites(1))
    guest.joins(name)
    return guest.reply()


def pasted(page: Page, text: str) -> None:
    """Paste into what has the focus."""
    page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("ControlOrMeta+V")


@deep("by hand")
def test_by_paste(host: Host, guest: Callable[[], Guest]) -> None:
    """Link and reply are copied and pasted, and the guest knows beforehand who invites to what."""
    host.gathers(preset="school", name="Anna")
    link = host.invites(1)
    host.part("friends-seat-1-copy").click()
    expect(host.part("friends-seat-1-note")).to_have_text("The link is copied.")
    assert host.page.evaluate("navigator.clipboard.readText()") == link
    boris = guest()
    boris.opens(link)
    expect(boris.page.get_by_role("heading", level=1)).to_have_text("Anna invites you")
    expect(boris.part("guest-game")).to_contain_text("School")
    boris.joins("Boris")
    reply = boris.reply()
    boris.part("guest-reply-copy").click()
    expect(boris.part("guest-reply-note")).to_have_text("The link is copied.")
    assert boris.page.evaluate("navigator.clipboard.readText()") == reply
    expect(boris.part("guest-state")).to_contain_text("One step is left")
    host.part("friends-reply-text").focus()
    pasted(host.page, reply)
    host.sees(1, "connected")
    boris.is_seated()
    expect(host.seat(1)).to_contain_text("Boris")
    expect(boris.part("guest-people-0")).to_contain_text("Anna")
    assert not boris.has_engine()


@deep("by a link of the reply")
def test_by_the_reply_link_in_another_tab(host: Host, guest: Callable[[], Guest]) -> None:
    host.gathers()
    boris = guest()
    reply = invited(host, boris)
    tab = host.page.context.new_page()
    tab.goto(reply)
    expect(tab.get_by_test_id("handed-state")).to_contain_text("The reply is handed to your table")
    host.sees(1, "connected")
    boris.is_seated()
    # Who leaves while words are still on their way breaks that off.
    tab.wait_for_load_state("networkidle")
    tab.goto("about:blank")
    tab.goto(reply)
    expect(tab.get_by_test_id("handed-refusal")).to_contain_text("has been taken already")
    tab.close()


@deep("one of the ways to join")
def test_the_reply_in_the_hosts_own_address(host: Host, guest: Callable[[], Guest]) -> None:
    """It is taken, and a reload of the page doesn't bring it again."""
    host.gathers()
    boris = guest()
    reply = invited(host, boris)
    host.page.evaluate("(reply) => { location.hash = new URL(reply).hash; }", reply)
    host.sees(1, "connected")
    boris.is_seated()
    assert "#" not in host.page.url


@deep("in a browser without a table")
def test_a_reply_link_where_no_table_is(host: Host, guest: Callable[[], Guest]) -> None:
    host.gathers()
    boris, stranger = guest(), guest()
    reply = invited(host, boris)
    stranger.page.goto(reply)
    expect(stranger.part("handed-state")).to_contain_text("No open table was found")
    code = stranger.part("handed-code-link").input_value()
    assert reply.endswith(code)
    host.takes(code)
    host.sees(1, "connected")


def test_by_one_link_through_a_relay(
    open_relay: OpenRelay, host: Host, guest: Callable[[], Guest]
) -> None:
    """Nobody sends a reply: whoever opens the link gets the next free seat."""
    host.gathers(["friend", "friend"])
    link = host.invites_all(open_relay())
    guests = [guest(), guest()]
    for at, (one, name) in enumerate(zip(guests, ("Boris", "Vera"), strict=True), 1):
        one.opens(link)
        one.joins(name)
        host.sees(at, "connected")
        one.is_seated()
        expect(host.seat(at)).to_contain_text(name)
    third = guest()
    third.opens(link)
    third.joins("Gleb")
    expect(third.part("guest-trouble")).to_contain_text("Every seat is taken")
    host.part("friends-relays-off").click()
    expect(host.part("friends-room-link")).to_be_hidden()


@deep("tabs of one browser")
def test_tabs_of_one_browser(host: Host) -> None:
    """They find each other without any reply, and play."""
    host.gathers(preset="classic", name="Anna", rows=3, cols=3)
    tab = Guest(host.page.context.new_page())
    tab.opens(host.invites(1))
    tab.joins("Boris")
    host.sees(1, "connected")
    host.begins()
    tab.is_at_table()
    host.has_said("start a1")
    tab.has_said("start b1")
    host.has_heard(3)
    assert tab.heard() == host.heard()
    assert not tab.has_engine()
    tab.page.close()


@deep("codes to a table that is gone")
def test_codes_that_lead_nowhere(host: Host, guest: Callable[[], Guest]) -> None:
    host.gathers(["friend", "friend"])
    boris = guest()
    reply = invited(host, boris)
    link = host.link("friends-seat-1")
    for text, words in {
        "": "There is nothing to take yet",
        "hello": "This is no whole link",
        reply[:-9]: "This is no whole link",
        link: "This is an invitation, not the reply to it",
    }.items():
        host.takes(text)
        expect(host.part("friends-reply-refusal")).to_contain_text(words)
    host.part("friends-seat-1-again").click()
    expect(host.part("friends-seat-1-link")).not_to_have_value(link)
    host.takes(reply)
    expect(host.part("friends-reply-refusal")).to_contain_text("belongs to no link of this table")
    boris.is_asked_twice("guest-leave")
    boris.is_in_lobby()
    host.takes(invited_anew := renewed(host, boris))
    host.sees(1, "connected")
    host.takes(invited_anew)
    expect(host.part("friends-reply-refusal")).to_contain_text("has been taken already")


def renewed(host: Host, guest: Guest) -> str:
    """His reply to the link that stands now."""
    guest.opens(host.link("friends-seat-1"))
    guest.joins("Boris")
    return guest.reply()


@deep("two at one link")
def test_two_on_one_link(host: Host, guest: Callable[[], Guest]) -> None:
    """The first has the seat; the second is told that his reply came too late."""
    host.gathers()
    boris, vera = guest(), guest()
    link = host.invites(1)
    for one, name in ((boris, "Boris"), (vera, "Vera")):
        one.opens(link)
        one.joins(name)
    late = vera.reply()
    host.takes(boris.reply())
    host.sees(1, "connected")
    host.takes(late)
    expect(host.part("friends-reply-refusal")).to_contain_text("has been taken already")
    expect(host.seat(1)).to_contain_text("Boris")


def test_a_seat_that_is_opened_twice(host: Host) -> None:
    """Whoever goes on in another tab leaves the first one, which says so."""
    host.gathers()
    first, second = (Guest(host.page.context.new_page()) for _ in range(2))
    first.opens(host.invites(1))
    first.joins("Boris")
    host.sees(1, "connected")
    first.is_seated()
    second.page.goto("#friends")
    second.is_seated()
    expect(first.part("guest-trouble")).to_contain_text("taken up in another tab")
    host.sees(1, "connected")
    for each in (first, second):
        each.page.close()


def test_a_broken_link(guest: Callable[[], Guest]) -> None:
    """Whoever opens one is told so, and is in the lobby."""
    boris = guest()
    boris.page.goto("#join=?")
    boris.has_noticed("This is no link to a table of friends")
    boris.is_in_lobby()
