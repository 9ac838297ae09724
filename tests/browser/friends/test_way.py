"""The first thing that a host is asked: how friends come to the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.friends.playing_friends import Host
from tests.browser.languages import LANGUAGES
from tests.browser.net.relays import OpenRelay, relays
from tests.campaigns import sampled

CHOICES = ("friends-relays", "friends-each")
IN_SIGHT = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const [x, middle] = [(left + right) / 2, (top + bottom) / 2];
  return inside && one.contains(document.elementFromPoint(x, middle));
}"""


@pytest.fixture
def open_relay() -> Iterator[OpenRelay]:
    with relays() as start:
        yield start


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
@pytest.mark.parametrize(("width", "height"), sampled([(360, 740), (1280, 800), (1920, 1080)], 2))
def test_the_sheet_opens_at_its_beginning(
    host: Host, width: int, height: int, language: str
) -> None:
    """Its title and both ways to invite are in sight, and nothing lies over them."""
    usual = host.page.viewport_size
    assert usual is not None
    host.page.set_viewport_size({"width": width, "height": height})
    host.speak(language)
    host.part("play-friends").click()
    expect(host.part("friends-sheet")).to_be_visible()
    title = host.page.locator("#friends-title")
    expect(title).to_be_focused()
    for one in (title, *(host.part(each) for each in CHOICES)):
        assert one.evaluate(IN_SIGHT), one
    host.speak("en")
    host.page.set_viewport_size(usual)


def test_one_link_is_one_step(open_relay: OpenRelay, host: Host) -> None:
    """One button, and the link stands there; it can be taken back as easily."""
    host.gathers()
    host.names_relay(open_relay())
    host.part("friends-relays").click()
    link = host.link("friends-room")
    assert "#room=" in link
    expect(host.part("friends-room-copy")).to_be_focused()
    expect(host.part("friends-each")).to_be_hidden()
    expect(host.part("friends-seat-1-invite")).to_be_hidden()
    expect(host.part("friends-reply")).to_be_hidden()
    host.part("friends-relays-off").click()
    expect(host.part("friends-relays")).to_be_focused()
    expect(host.part("friends-room-link")).to_be_hidden()
    expect(host.part("friends-seat-1-invite")).to_be_visible()


def test_each_friend_gets_a_link_of_his_own(host: Host) -> None:
    """The same button again makes the next one, until everybody has one."""
    host.gathers(["friend", "friend"])
    links = []
    for at in (1, 2):
        host.part("friends-each").click()
        links.append(host.link(f"friends-seat-{at}"))
        expect(host.part(f"friends-seat-{at}-copy")).to_be_focused()
    assert len(set(links)) == len(links)
    expect(host.part("friends-each")).to_be_hidden()
