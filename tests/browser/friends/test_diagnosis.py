"""A connection that fails says which leg of the way did; and a TURN server helps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.friends.playing_friends import FriendsPage, Guest, Host
from tests.browser.kinds import only_chromium
from tests.browser.net.relays import OpenRelay, relays
from tests.browser.net.turning import turn_server
from tests.browser.sharing import Shared
from tests.browser.watching import UNREACHED
from tests.campaigns import deep, sampled

NOWHERE: Final = "127.0.0.1:49151"  # reserved; port 9 is one that Firefox asks nobody for
"""Where nobody answers."""
WITHOUT_ROUTE: Final = """() => {
  globalThis.Plain ??= RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Plain {
    setRemoteDescription({ type, sdp }) {
      const astray = sdp.replace(/( udp \\d+ )\\S+/g, "$1203.0.113.1");
      return super.setRemoteDescription({ type, sdp: astray });
    }
    addIceCandidate() {
      return Promise.resolve();
    }
  };
}"""
"""All addresses of the other page become one that belongs to nobody."""
RELAYED: Final = """() => {
  globalThis.Plain ??= RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Plain {
    constructor(how) {
      super({ ...how, iceTransportPolicy: "relay" });
    }
  };
}"""
"""Only what a TURN server gives counts as an address."""
RESTORED: Final = "() => { globalThis.RTCPeerConnection = globalThis.Plain ?? RTCPeerConnection; }"
CONNECTING_MS: Final = 45_000


@pytest.fixture
def open_relay() -> Iterator[OpenRelay]:
    with relays() as start:
        yield start


@pytest.fixture
def turn() -> Iterator[str]:
    with turn_server("anna", "secret") as address:
        yield address


@pytest.fixture
def host(host: Host) -> Iterator[Host]:
    yield host
    host.page.evaluate(RESTORED)


@pytest.fixture
def behind(new_context: OpenContext) -> Callable[[str], Guest]:
    """Opens the page of a guest in whose browser a script has run before."""

    def opened(script: str) -> Guest:
        context = new_context(reduced_motion="reduce")
        context.add_init_script(f"({script})()")
        return Guest(context.new_page())

    return opened


def enters(one: FriendsPage, address: str, name: str = "anna", password: str = "secret") -> None:
    """Keep a server of one's own."""
    fold = one.part("friends-online").filter(visible=True)
    if not fold.evaluate("(one) => one.parentElement.open"):
        fold.click()
    for field, text in {"address": address, "name": name, "password": password}.items():
        one.part(f"friends-server-{field}").fill(text)
    one.part("friends-server-keep").click()


# -- a server of one's own --------------------------------------------------------


@deep("through a server of the test's own")
def test_a_turn_server_connects_who_has_no_other_way(
    host: Host, behind: Callable[[str], Guest], turn: str
) -> None:
    """Both enter it; it is checked at once, and what it relays is a table."""
    host.gathers()
    host.page.evaluate(RELAYED)
    enters(host, turn)
    expect(host.part("friends-server-said")).to_contain_text("The server answers")
    boris = behind(RELAYED)
    link = host.invites(1)
    assert "secret" not in link
    boris.opens(link)
    enters(boris, turn)
    expect(boris.part("friends-server-said")).to_contain_text("The server answers")
    boris.joins("Boris")
    host.takes(boris.reply())
    host.sees(1, "connected")
    boris.is_seated()
    # It stays on this device, and is known after a reload.
    boris.page.goto("about:blank")
    boris.opens(link)
    fold = boris.part("friends-online").filter(visible=True)
    fold.click()
    expect(boris.part("friends-server-address")).to_have_value(turn)
    expect(boris.part("friends-server-password")).to_have_value("secret")
    host.part("friends-server-remove").click()
    expect(host.part("friends-server-said")).to_contain_text("No server of your own")
    expect(host.part("friends-server-address")).to_have_value("")


@pytest.mark.parametrize(
    ("address", "password", "words"),
    sampled(
        [
            pytest.param(
                *("http://example.org", "secret", "This is no address of a server"), id="no address"
            ),
            pytest.param(
                *("turn:example.org", "", "wants a user name and a password"), id="no password"
            ),
            pytest.param(
                *("", "wrong", "refuses the user name or the password. Type both once more"),
                marks=only_chromium("Firefox doesn't say why a server gives no address"),
                id="a wrong password",
            ),
            pytest.param(
                *(f"turn:{NOWHERE}", "secret", "Your server has not answered. Look at its address"),
                id="nobody there",
            ),
        ],
        1,
    ),
)
def test_a_server_that_does_not_serve(
    host: Host, turn: str, address: str, password: str, words: str
) -> None:
    host.gathers()
    enters(host, address or turn, password=password)
    expect(host.part("friends-server-refusal")).to_contain_text(words)
    if host.part("friends-server-remove").is_visible():
        host.part("friends-server-remove").click()


# -- the legs of the way ------------------------------------------------------------


def test_no_address_at_all(host: Host, behind: Callable[[str], Guest]) -> None:
    host.gathers()
    boris = behind(RELAYED)
    boris.opens(host.invites(1))
    boris.joins("Boris")
    expect(boris.part("guest-trouble")).to_contain_text("This device has no network just now")


@deep("a server that gives nothing")
def test_a_server_that_gives_no_address(host: Host) -> None:
    """The link is there all the same, for friends near by."""
    host.gathers()
    enters(host, f"turn:{NOWHERE}")
    host.invites(1)
    expect(host.part("friends-trouble")).to_contain_text("Your server has not answered")
    host.part("friends-server-remove").click()


@deep("after both have answered")
def test_both_have_answered_and_there_is_no_way(host: Host, behind: Callable[[str], Guest]) -> None:
    host.gathers()
    host.page.evaluate(WITHOUT_ROUTE)
    boris = behind(WITHOUT_ROUTE)
    boris.opens(host.invites(1))
    boris.joins("Boris")
    host.takes(boris.reply())
    refusal = host.part("friends-reply-refusal")
    expect(refusal).to_contain_text("have answered each other", timeout=CONNECTING_MS)
    expect(refusal).to_contain_text("switch on “Play across the internet” on both pages")


@deep("through relays")
def test_the_same_through_relays(
    host: Host, behind: Callable[[str], Guest], open_relay: OpenRelay
) -> None:
    """Both pages say it, each in its own language."""
    host.gathers()
    link = host.invites_all(open_relay())
    host.page.evaluate(WITHOUT_ROUTE)
    boris = behind(WITHOUT_ROUTE)
    boris.opens(link)
    boris.speak("ru")
    boris.joins("Борис")
    trouble = boris.part("guest-trouble")
    expect(trouble).to_contain_text("Страницы ответили друг другу", timeout=CONNECTING_MS)
    expect(host.part("friends-trouble")).to_contain_text("The two pages have answered each other")
    host.stops_relays()


def test_a_relay_that_is_blocked(hosting: Shared, host: Host) -> None:
    hosting.watch.allow(UNREACHED)
    host.gathers()
    host.names_relay(f"ws://{NOWHERE}")
    host.part("friends-relays").click()
    expect(host.part("friends-room-coming")).to_contain_text("being asked")
    expect(host.part("friends-trouble")).to_contain_text("The relay can't be reached")
    host.part("friends-relays-off").click()
    expect(host.part("friends-trouble")).to_be_empty()


@deep("relays without a host")
def test_relays_where_no_host_answers(
    host: Host, guest: Callable[[], Guest], open_relay: OpenRelay
) -> None:
    host.gathers()
    link = host.invites_all(open_relay())
    host.stops_relays()
    boris = guest()
    boris.opens(link)
    boris.joins("Boris")
    trouble = boris.part("guest-trouble")
    expect(trouble).to_contain_text("The host doesn't answer", timeout=CONNECTING_MS)
