"""Coming together without a mouse, and with a screen reader: on wide and narrow screens alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import kinds
from tests.browser.driving import PEACE
from tests.browser.everybody.test_accessible import BARE_PAPER
from tests.browser.everybody.test_keyboard import Typist
from tests.browser.friends.playing_friends import Guest, Host
from tests.browser.kinds import only_chromium
from tests.browser.languages import LANGUAGES
from tests.browser.screens import settled
from tests.browser.watching import FITS
from tests.campaigns import deep

WIDE: Final[ViewportSize] = {"width": 1280, "height": 780}
NARROW: Final[ViewportSize] = {"width": 360, "height": 780}
SCREENS: Final = [(size, language) for size in (WIDE, NARROW) for language in LANGUAGES]


@pytest.fixture
def host(host: Host) -> Iterator[Host]:
    yield host
    host.page.set_viewport_size(WIDE)
    host.speak("en")


@pytest.fixture
def guest(guest: Callable[[], Guest]) -> Guest:
    return guest()


@deep("by keyboard alone")
@only_chromium(kinds.ROUND)
def test_the_whole_dance(host: Host, guest: Guest) -> None:
    """From the lobby to the table with Tab, Enter and the clipboard; the focus leads on."""
    host.set_table(name="Anna", rows=3, cols=3, **PEACE)
    hosts, guests = Typist(host.page), Typist(guest.page)
    hosts.go_to("play-friends")
    hosts.press("Enter")
    expect(host.part("friends-sheet")).to_be_visible()
    assert hosts.here() == "friends-title"
    host.seats_are(("you", "friend"))
    hosts.go_to("friends-seat-1-invite")
    hosts.press("Enter")
    host.link("friends-seat-1")
    hosts.go_to("friends-seat-1-copy")
    hosts.press("Enter")
    expect(host.part("friends-seat-1-note")).not_to_be_empty()

    guest.opens(host.page.evaluate("navigator.clipboard.readText()"))
    guests.go_to("guest-name", most=8)
    guest.page.keyboard.press("ControlOrMeta+A")
    guest.page.keyboard.type("Boris")
    guests.press("Enter")
    reply = guest.reply()
    assert guests.here() == "guest-reply-copy", "the next step is not at hand"
    guests.press("Enter")
    expect(guest.part("guest-reply-note")).not_to_be_empty()
    assert guest.page.evaluate("navigator.clipboard.readText()") == reply

    hosts.go_to("friends-reply-text")
    host.page.keyboard.type(reply)
    hosts.press("Enter")
    host.sees(1, "connected")
    expect(host.part("friends-said")).to_have_text("Boris is connected.")
    assert hosts.here() == "friends-start", "nothing leads to the beginning"
    guest.is_seated()
    assert guests.here() == "guest-title"
    hosts.press("Enter")
    host.is_at_table()
    guest.is_at_table()
    for typist in (hosts, guests):
        assert typist.here() is not None

    hosts.go_to("talk-open")
    hosts.press("Enter")
    expect(host.part("talk-text")).to_be_focused()
    host.page.keyboard.type("Hello")
    hosts.press("Enter")
    expect(host.talk_lines).to_have_text(["Anna: Hello"])
    assert hosts.here() == "talk-text"
    expect(guest.part("talk-heard")).to_have_text("Anna: Hello")
    hosts.go_to("friends-open")
    hosts.press("Enter")
    expect(host.part("friends-dialog")).to_be_visible()
    hosts.press("Escape")
    assert hosts.here() == "friends-open", "a closed dialog gives the focus back"


@only_chromium(kinds.ROUND)
@deep("the sheet of friends")
def test_every_control_of_the_sheet_is_reached(host: Host) -> None:
    host.gathers(["friend", "bot:mapper"])
    host.invites(1)
    for fold in ("friends-watch", "friends-online"):
        host.unfold_summary(fold)
    Typist(host.page).walk()


@deep("the audit of every step of the way in")
def test_all_can_use_it(host: Host, guest: Guest, axe: Callable[[Page], list[str]]) -> None:
    """No screen of the dance fails the audit or is wider than its window."""
    host.gathers(["friend", "open"], preset="classic", name="Anna", rows=3, cols=3, **PEACE)
    link = host.invites(1)
    found: dict[str, list[str]] = {}

    def audit(name: str, *pages: Host | Guest) -> None:
        for one in pages:
            for size, language in SCREENS:
                one.page.set_viewport_size(size)
                one.speak(language)
                settled(one.page)
                wide = [] if one.page.evaluate(FITS) else ["wider than the window"]
                if wrong := [*axe(one.page), *wide]:
                    found[f"{name} {size['width']} {language}"] = wrong

    guest.opens(link)
    for one in (host, guest):
        one.page.evaluate(BARE_PAPER)
    audit("invited", guest)
    guest.joins("Boris")
    reply = guest.reply()
    audit("reply", guest)
    host.part("friends-seat-1-qr").click()
    for fold in ("friends-watch", "friends-online"):
        host.unfold_summary(fold)
    audit("gathering", host)
    host.takes(reply)
    host.sees(1, "connected")
    audit("seated", guest)
    host.begins()
    guest.is_at_table()
    for one in (host, guest):
        one.page.set_viewport_size(WIDE)
        one.turns_to_talk()
        one.says("Hello!")
    audit("talk", host, guest)
    for one in (host, guest):
        one.opens_sheet()
    audit("sheet", host, guest)
    for one in (host, guest):
        one.closes_sheet()
    assert found == {}
