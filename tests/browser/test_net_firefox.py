"""Firefox and Chromium find each other, whichever of them is the host's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as ChromiumPage

from tests.browser import firefox
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, played
from tests.browser.firefox import Firefox, Page
from tests.browser.net_pages import BENCH, Person, connect, fields_of, greet, quiet, someone
from tests.browser.playing_friends import ENGINE, LINK, Host, host_page, planned
from tests.browser.self_playing import FOLLOW
from tests.browser.watching import Watch

MOST_CODE = 140
LATE_MS = 21_000
"""Where nobody answers, Firefox gives up after 5 to 11 seconds, unless there is more to try."""

OpenPage = Callable[[], Page]
Pair = tuple[Person, Person]

pytestmark = [
    pytest.mark.readable,
    pytest.mark.skipif(
        not firefox.find(),
        reason="Firefox is not installed: neither FIREFOX nor the PATH leads to one",
    ),
]
hosted = pytest.mark.parametrize("hosting", ["chromium", "firefox"])


@pytest.fixture(scope="module")
def other_browser() -> Iterator[Firefox]:
    with firefox.started(firefox.find()) as running:
        yield running


@pytest.fixture
def new_page(other_browser: Firefox, watch: Watch) -> Iterator[OpenPage]:
    """Opens pages in Firefox, each of another person."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(other_browser.page(watch))


def person(page: Page, home: str) -> Person:
    """Somebody at a transport in Firefox."""
    page.add_init_script(BENCH)
    page.empties(f"{home}app/start.js")
    page.goto(home)
    # What such a person asks of his page, pages of either browser understand.
    return Person(cast(ChromiumPage, page))


@pytest.fixture
def new_pair(new_context: OpenContext, new_page: OpenPage, home: str) -> Callable[[str], Pair]:
    """Opens the pages of a host, in the browser that is named, and of a guest, in the other one."""

    def new(hosting: str) -> Pair:
        pair = someone(quiet(new_context())), person(new_page(), home)
        return pair if hosting == "chromium" else pair[::-1]

    return new


@dataclass
class Waiting:
    """A guest who has replied to a host, who hasn't got the reply yet."""

    host: Person
    guest: Person
    reply: str
    since: float


@pytest.fixture(scope="module", autouse=True)
def waiting(browser: Browser, home: str, other_browser: Firefox) -> Iterator[list[Waiting]]:
    """Pairs that are there from the beginning: the other tests pass the time for them."""
    watch = Watch(urljoin(home, "/").rstrip("/"))
    found = []
    with ExitStack() as stack:

        def by_chromium() -> Person:
            context = stack.enter_context(browser.new_context(base_url=home))
            watch.follow(context)
            return someone(quiet(context))

        def by_firefox() -> Person:
            return person(stack.enter_context(other_browser.page(watch)), home)

        # A host's Chromium answers to guests whom it doesn't know yet, Firefox to nobody.
        both = ((by_chromium, by_firefox), (by_firefox, by_chromium), (by_firefox, by_firefox))
        for hosting, joining in both:
            host, guest = hosting(), joining()
            reply = guest.reply(host.invite())
            found.append(Waiting(host, guest, reply, guest.evaluate("performance.now()")))
        yield found
    assert watch.complaints() == []


def know_spare(host: Person, guest: Person) -> None:
    """Wait until both have a spare connection: the guest's reply comes before what he says next."""
    guest.has_spare()
    guest.page.wait_for_function("() => peers.every((one) => one.iceGatheringState === 'complete')")
    greet(host, guest)


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


@hosted
def test_a_reload_says_goodbye(new_pair: Callable[[str], Pair], hosting: str) -> None:
    host, guest = new_pair(hosting)
    connect(host, guest)
    guest.page.reload()
    host.was("closed")
    connect(host, guest)
    host.page.reload()
    guest.was("closed")


class Guest:
    """Somebody who was invited, and whose browser is Firefox."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def on(self, part: str, script: str, *, after: str = "() => true", arg: object = None) -> Any:
        """Do something with a part of the page, once it can be seen and is as it should be."""
        find = f"""() => [...document.querySelectorAll("[data-testid={part}]")]
          .find((one) => one.checkVisibility() && ({after})(one))"""
        self.page.wait_for_function(find)
        return self.page.evaluate(f"(arg) => ({script})(({find})(), arg)", arg)

    def joins(self, link: str, name: str) -> None:
        """Open a link, and want to play under this name."""
        self.page.goto(link)
        fill = "(one, text) => { one.value = text; one.dispatchEvent(new InputEvent('input')); }"
        self.on("guest-name", fill, arg=name)
        self.on("guest-join", "(one) => one.click()")

    def reply(self) -> str:
        """The link that goes back to the host."""
        filled = f"(one) => /{LINK.pattern}/.test(one.value)"
        text: str = self.on("guest-reply-link", "(one) => one.value", after=filled)
        return text

    def has_engine(self) -> bool:
        """Whether this page has fetched any part of the engine."""
        return any(part in url for url in self.page.fetched for part in ENGINE)


def test_a_classic_game(browser: Browser, home: str, new_page: OpenPage) -> None:
    """The guest plays in Firefox, and holds the finished game to the rules there."""
    rules = {"rows": 3, "cols": 3, **PEACE}
    table = planned(2, **rules)
    moves = [[move for mover, move in table.entries if mover == seat] for seat in range(2)]
    with host_page(browser, home) as shared, shared.in_lobby() as page:
        host, guest = Host(page), Guest(new_page())
        host.gathers(preset="classic", name="Anna", seed=table.seed, **rules)
        guest.joins(host.invites(1), "Boris")
        host.takes(guest.reply())
        host.sees(1, "connected")
        host.begins()
        host.follows(moves[0])
        guest.page.evaluate(FOLLOW, moves[1])
        said = host.verdict()
        assert not guest.has_engine()
        assert guest.on("game-over", "(one) => one.textContent") == said
        judged = "(one) => /^(verified|unverified|broken)$/.test(one.dataset.state)"
        assert guest.on("verdict", "(one) => one.dataset.state", after=judged) == "verified"
        assert guest.has_engine()
        assert played(host.save_record()).entries == table.entries
        host.puts_away()


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
