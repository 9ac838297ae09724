"""What can't be joined says why where it was tried, and harms nobody who sits already."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc_hqx
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined
from tests.campaigns import deep

VERSIONS: Final = ('"0.1.0"', '"0.0.9"')
NOBODY: Final = "stun:203.0.113.7:3478"
"""A server at an address that belongs to nobody."""


def foreign(code: str) -> str:
    """The same code as another version of the page would have written it."""
    whole = bytearray(urlsafe_b64decode(code + "=" * (-len(code) % 4)))
    whole[0] = (whole[0] & 15) | (9 << 4)
    whole[-2:] = crc_hqx(whole[:-2], 0xFFFF).to_bytes(2, "big")
    return urlsafe_b64encode(whole).decode().rstrip("=")


@pytest.fixture
def host(host: Host) -> Host:
    host.gathers(["friend", "friend"], name="Anna", rows=4, cols=4, **PEACE)
    return host


Someone = Callable[..., Guest]


@pytest.fixture
def someone(new_context: OpenContext) -> Someone:
    """Opens the page of a guest whose browser lacks something, or has something else."""

    def opened(lacking: str = "", prepare: Callable[[BrowserContext], None] | None = None) -> Guest:
        context = new_context(reduced_motion="reduce")
        if lacking:
            context.add_init_script(f"delete globalThis.{lacking}")
        if prepare:
            prepare(context)
        return Guest(context.new_page())

    return opened


@deep("codes")
def test_codes_of_another_version(host: Host, someone: Someone) -> None:
    guest = someone()
    link = host.invites(1)
    start, code = link.split("&")[0].split("#join=")
    guest.opens(link.replace(code, foreign(code)))
    guest.joins("Bert")
    expect(guest.part("guest-trouble")).to_contain_text("another version of this page")
    guest.page.goto("about:blank")
    guest.opens(link)
    guest.joins("Bert")
    reply = guest.reply()
    host.takes(f"{start}#reply={foreign(reply.split('=')[1])}")
    expect(host.part("friends-reply-refusal")).to_contain_text("another version of this page")
    # Neither has used anything up.
    host.takes(reply)
    host.sees(1, "connected")


@deep("between two whole pages")
def test_a_guest_of_another_version(host: Host, someone: Someone) -> None:
    def older(context: BrowserContext) -> None:
        def serve(route: Route) -> None:
            plain = route.fetch()
            route.fulfill(response=plain, body=plain.text().replace(*VERSIONS))

        context.route("**/app/**/*.js", serve)

    guest, other = someone(prepare=older), someone()
    joined(host, other, 2, "Cora")
    guest.opens(host.invites(1))
    guest.joins("Bert")
    host.takes(guest.reply())
    expect(guest.part("guest-trouble")).to_contain_text("Your page has version 0.0.9")
    assert host.seat(1).get_attribute("data-state") != "connected"
    expect(host.seat(2)).to_have_attribute("data-state", "connected")


@deep("the codes changed about")
def test_a_reply_where_an_invitation_is_wanted(host: Host, someone: Someone) -> None:
    guest, other = someone(), someone()
    joined(host, guest, 1, "Bert")
    other.opens(host.invites(2))
    other.joins("Cora")
    reply = other.reply()
    guest.page.reload()
    guest.part("guest-again-text").fill(reply)
    guest.part("guest-again-take").click()
    expect(guest.part("guest-again-refusal")).to_contain_text("This is a reply")
    host.takes(reply)
    host.sees(2, "connected")


def test_a_browser_without_webrtc(host: Host, someone: Someone) -> None:
    guest = someone("RTCPeerConnection")
    guest.opens(host.invites(1))
    guest.joins("Bert")
    expect(guest.part("guest-trouble")).to_contain_text("can't connect to another device")
    expect(guest.part("guest-join")).to_be_visible()
    assert host.seat(1).get_attribute("data-state") == "waiting"


@deep("tabs that don't meet")
def test_browsers_whose_tabs_do_not_meet(host: Host, someone: Someone) -> None:
    """Codes are enough; a reply that is opened elsewhere says what to do with it."""
    guest = someone("BroadcastChannel")
    guest.opens(host.invites(1))
    guest.joins("Bert")
    reply = guest.reply()
    tab = someone("BroadcastChannel")
    tab.page.goto(reply)
    expect(tab.part("handed-state")).to_contain_text("copy the reply and paste it there")
    expect(tab.part("handed-refusal")).to_contain_text("tabs can't reach each other")
    host.takes(tab.part("handed-code-link").input_value())
    host.sees(1, "connected")
    guest.is_seated()


@deep("an address that belongs to nobody")
def test_a_server_that_nobody_reaches(host: Host, someone: Someone) -> None:
    """It prevents nothing. How little it delays is for the tests of the connection to show."""
    host.unfold_summary("friends-online")
    host.part("friends-server-address").fill(NOBODY)
    host.part("friends-server-keep").click()
    guest = someone()
    guest.opens(host.invites(1))
    guest.joins("Bert")
    host.takes(guest.reply())
    host.sees(1, "connected")
    host.part("friends-server-remove").click()


def test_a_camera_that_is_denied(host: Host) -> None:
    host.page.evaluate(
        """() => {
          navigator.mediaDevices.getUserMedia = async () => {
            throw new DOMException("no", "NotAllowedError");
          };
        }"""
    )
    host.part("friends-reply-scan").click()
    expect(host.part("qr-camera-said")).to_contain_text("may not use the camera")
    host.part("friends-reply-scan").click()
    expect(host.part("qr-camera")).to_be_hidden()


@deep("before the game")
def test_a_table_that_was_closed(host: Host, someone: Someone) -> None:
    guest = someone()
    joined(host, guest, 1, "Bert")
    host.is_asked_twice("friends-off")
    expect(guest.part("guest-trouble")).to_contain_text("The host has closed the table")
    expect(guest.part("guest-again")).to_be_visible()
