"""Firefox and Chromium find each other, whichever of them is the host's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser

from tests.browser import kinds
from tests.browser.conftest import OpenContext, context_of, leave
from tests.browser.driving import PEACE, played
from tests.browser.friends.playing_friends import Guest, Host, host_page, joined, planned, play_out
from tests.browser.net.net_pages import Person, connect, fields_of, greet, quiet, someone
from tests.browser.watching import Watch
from tests.campaigns import deep, sampled

MOST_CODE = 140
LATE_MS = 21_000
"""Where nobody answers, Firefox gives up after 5 to 11 seconds, unless there is more to try."""

Pair = tuple[Person, Person]

pytestmark = pytest.mark.readable
hosted = pytest.mark.parametrize("hosting", sampled([kinds.FIREFOX, kinds.CHROMIUM], 1))


@pytest.fixture
def new_pair(new_context: OpenContext, in_firefox: OpenContext) -> Callable[[str], Pair]:
    """Opens the pages of a host, in the browser that is named, and of a guest, in the other one."""

    def new(hosting: str) -> Pair:
        pair = someone(quiet(new_context())), someone(quiet(in_firefox()))
        return pair if hosting == kinds.CHROMIUM else pair[::-1]

    return new


@dataclass
class Waiting:
    """A guest who has replied to a host, who hasn't got the reply yet."""

    host: Person
    guest: Person
    reply: str
    since: float


@pytest.fixture(scope="module", autouse=True)
def waiting(browser: Browser, firefox: Browser, home: str) -> Iterator[list[Waiting]]:
    """Pairs that are there from the beginning: the other tests pass the time for them."""
    watch = Watch(urljoin(home, "/").rstrip("/"))
    found = []
    with ExitStack() as stack:

        def person(kind: Browser) -> Person:
            context = context_of(kind, home, watch)
            stack.callback(leave, context)
            return someone(quiet(context))

        # A host's Chromium answers to guests whom it doesn't know yet, Firefox to nobody.
        for hosting, joining in ((browser, firefox), (firefox, browser), (firefox, firefox)):
            host, guest = person(hosting), person(joining)
            reply = guest.reply(host.invite())
            found.append(Waiting(host, guest, reply, guest.evaluate("performance.now()")))
        yield found
    assert watch.complaints() == []


def know_spare(host: Person, guest: Person) -> None:
    """Wait until both have a spare connection: the guest's reply comes before what he says next."""
    guest.has_spare()
    guest.page.wait_for_function("() => peers.every((one) => one.iceGatheringState === 'complete')")
    greet(host, guest)


@deep("between two kinds of browsers")
@hosted
def test_two_codes_connect_two_browsers(new_pair: Callable[[str], Pair], hosting: str) -> None:
    """By short codes; and either of them takes over another connection when one is torn."""
    host, guest = new_pair(hosting)
    invitation = host.invite()
    reply = guest.reply(invitation)
    assert max(len(invitation), len(reply)) <= MOST_CODE
    assert fields_of(host, invitation)["candidates"]
    assert fields_of(guest, reply)["candidates"]
    assert host.accept(reply) is None
    greet(host, guest)
    for tearing in (guest, host):
        know_spare(host, guest)
        tearing.evaluate("bench.transport.restart()")
        host.was("lost", "open")
        guest.was("lost", "open")
        greet(host, guest)


@deep("a reload")
@hosted
def test_a_reload_says_goodbye(new_pair: Callable[[str], Pair], hosting: str) -> None:
    host, guest = new_pair(hosting)
    connect(host, guest)
    guest.page.reload()
    host.was("closed")
    connect(host, guest)
    host.page.reload()
    guest.was("closed")


@deep("a whole game between the two browsers")
@hosted
def test_a_classic_game(
    browser: Browser, firefox: Browser, home: str, watch: Watch, hosting: str
) -> None:
    """A table of both browsers; each page holds the finished game to the rules."""
    rules = {"rows": 3, "cols": 3, **PEACE}
    table = planned(2, **rules)
    of_host, of_guest = (browser, firefox) if hosting == kinds.CHROMIUM else (firefox, browser)
    with host_page(of_host, home) as shared, shared.in_lobby() as page, ExitStack() as stack:
        context = context_of(of_guest, home, watch)
        stack.callback(leave, context)
        host, guest = Host(page), Guest(context.new_page())
        host.gathers(preset="classic", name="Anna", seed=table.seed, **rules)
        joined(host, guest, 1, "Boris")
        host.begins()
        assert not guest.has_engine()
        play_out([host, guest], table)
        assert guest.verdict() == host.verdict()
        guest.is_told_verdict("verified")
        assert guest.has_engine()
        assert played(host.save_record()).entries == table.entries
        host.puts_away()


@deep("late replies between the two browsers")
def test_replies_that_are_pasted_late(waiting: list[Waiting]) -> None:
    """Both browsers in both roles, and Firefox with its like."""
    for each in waiting:
        each.guest.page.wait_for_function(
            "(then) => performance.now() > then", arg=each.since + LATE_MS
        )
        assert each.host.evaluate("bench.invitation.state") == "waiting"
        assert each.guest.evaluate("bench.transport") is None
        assert each.host.accept(each.reply) is None
        greet(each.host, each.guest)
