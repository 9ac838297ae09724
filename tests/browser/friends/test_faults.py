"""Pages are loaded again, wires are cut, engines lost: the game goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import FriendsPage, Guest, Host, host_page, joined
from tests.browser.kinds import only_chromium
from tests.browser.sharing import Shared
from tests.browser.spying import kill_worker, spy_on
from tests.campaigns import deep

WIRE: Final = """
if (globalThis.RTCDataChannel) {
  const { prototype } = RTCDataChannel;
  const { send } = prototype;
  const hearing = Object.getOwnPropertyDescriptor(prototype, "onmessage");
  globalThis.cut = false;
  prototype.send = function (text) {
    if (!cut) send.call(this, text);
  };
  Object.defineProperty(prototype, "onmessage", {
    ...hearing,
    set(hear) {
      hearing.set.call(this, hear && ((event) => cut || hear(event)));
    },
  });
}
"""
"""As long as `cut` is true nothing goes out and nothing comes in, and no one is told."""

BEGUN: Final = 4
"""Lines that are heard when the game has begun and each has chosen where to start."""


class People:
    """Host and guests, each in a browser of his own or, if wanted, at the host's."""

    def __init__(self, page: Page, new_context: OpenContext) -> None:
        self.browser = page.context
        self.host = Host(page)
        self.new_context = new_context
        self.tabs: list[Page] = []

    def tab(self) -> Page:
        """Another tab of the host's browser."""
        self.tabs.append(self.browser.new_page())
        return self.tabs[-1]

    def gathers(self) -> tuple[Host, Guest, Guest]:
        """A game has begun: Bert is far away, Cora in another tab of the host's browser."""
        far = self.new_context(reduced_motion="reduce")
        far.add_init_script(WIRE)
        bert, cora = Guest(far.new_page()), Guest(self.tab())
        self.host.gathers(["friend", "friend"], name="Anna", rows=4, cols=4, **PEACE)
        joined(self.host, bert, 1, "Bert")
        cora.opens(self.host.invites(2))
        cora.joins("Cora")
        cora.is_seated()
        self.host.page.bring_to_front()
        self.host.begins()
        for one in (self.host, bert, cora):
            one.is_at_table()
            move(one)
        agree((self.host, bert, cora), BEGUN)
        return self.host, bert, cora


@pytest.fixture(scope="module")
def hosting(browser: Browser, home: str) -> Iterator[Shared]:
    with host_page(browser, home, prepare=spy_on) as shared:
        yield shared


@pytest.fixture
def people(hosting: Shared, new_context: OpenContext) -> Iterator[People]:
    with hosting.in_lobby() as page:
        people = People(page, new_context)
        yield people
        page.bring_to_front()
        people.host.puts_away()
        for tab in people.tabs:
            tab.close()


def move(one: FriendsPage) -> None:
    """Whatever is offered first, once it is one's turn; a tab that is behind another is slow."""
    one.page.bring_to_front()
    one.is_to_move()
    one.has_said(one.offers()[0])


def agree(pages: Sequence[FriendsPage], lines: int) -> list[str]:
    """All have heard the same, which is so much; that."""
    for page in pages:
        page.has_heard(lines)
    heard = pages[0].heard()
    for page in pages:
        assert page.heard() == heard
    return heard


def round_is_played(pages: Sequence[FriendsPage], before: list[str]) -> None:
    """All play on, and each hears every move once."""
    for page in pages:
        move(page)
    assert agree(pages, len(before) + len(pages))[: len(before)] == before


def comes_back(host: Host, guest: Guest, at: int) -> None:
    """By a fresh link, which he pastes where his page asks for it, and its reply."""
    guest.part("guest-again-text").fill(host_link(host, at))
    guest.part("guest-again-take").click()
    host.takes(guest.reply())
    guest.is_at_table()
    host.closes_sheet()


def host_link(host: Host, at: int) -> str:
    """A link to a seat, made at the table."""
    host.page.bring_to_front()
    host.opens_sheet()
    expect(host.seat(at)).to_have_attribute("data-state", "away")
    return host.invites(at)


# -- pages that are loaded again -------------------------------------------------


@deep("in the middle of each kind of moment")
def test_guests_load_their_pages_again(people: People) -> None:
    """A page of the same browser comes back by itself, another one by a fresh link."""
    pages = host, bert, cora = people.gathers()
    before = agree(pages, BEGUN)
    host.turns_to_talk()
    cora.page.reload()
    cora.is_at_table()
    bert.page.reload()
    expect(bert.part("guest-state")).to_contain_text("your seat is kept")
    comes_back(host, bert, 1)
    assert agree(pages, BEGUN) == before
    for guest in (bert, cora):
        assert guest.page.url.endswith("#friends")
    round_is_played(pages, before)


@deep("in the middle of a move")
def test_the_host_loads_his_page_again_in_the_middle_of_a_move(people: People) -> None:
    pages = host, bert, cora = people.gathers()
    before = agree(pages, BEGUN)
    asked = host.offers()[0]
    host.page.evaluate(
        """(move) => {
          document.querySelector(`[data-testid=offer][data-move="${move}"]`).click();
          location.reload();
        }""",
        asked,
    )
    host.is_at_table()
    expect(bert.part("friends-waiting")).to_contain_text("is lost")
    cora.is_at_table()
    bert.part("friends-mend").click()
    bert.part("guest-sheet-again-text").fill(host_link(host, 1))
    bert.part("guest-sheet-again-take").click()
    reply = bert.part("guest-sheet-reply-link")
    expect(reply).to_be_visible()
    host.takes(reply.input_value())
    host.closes_sheet()
    # Where the move is not made yet, Bert waits for Anna as he did before.
    expect(bert.part("friends-waiting")).not_to_contain_text("is lost")
    bert.closes_sheet()
    # The move was made before the page was gone, or it was not; never twice.
    host.page.wait_for_function("() => document.querySelectorAll('[data-testid=log] li').length")
    lines = host.heard()
    assert lines[: len(before)] == before
    assert len(lines) - len(before) in (0, 1)
    if len(lines) == len(before):
        move(host)
    assert agree(pages, len(before) + 1)[: len(before)] == before
    for page in (bert, cora):
        move(page)
    round_is_played(pages, agree(pages, len(before) + 3))


# -- engines and pages that are lost ---------------------------------------------


@deep("the engine alone")
def test_the_engine_is_lost_while_guests_wait(people: People) -> None:
    """They notice nothing but a pause."""
    pages = host, bert, cora = people.gathers()
    before = agree(pages, BEGUN)
    move(host)
    bert.is_to_move()
    workers = host.page.evaluate("spied.workers.length")
    kill_worker(host.page)
    move(bert)
    assert agree(pages, len(before) + 2)[: len(before)] == before
    assert host.page.evaluate("spied.workers.length") == workers + 1
    move(cora)
    round_is_played(pages, agree(pages, len(before) + 3))


@deep("a page that dies")
@only_chromium(kinds.DEATH)
def test_a_page_that_dies(people: People) -> None:
    """Nobody says goodbye; the host sees it within seconds, and a bot may play on."""
    host, bert, cora = people.gathers()
    with pytest.raises(Error):
        bert.page.goto("chrome://crash")
    host.page.bring_to_front()
    host.opens_sheet()
    expect(host.seat(1)).to_have_attribute("data-state", "away", timeout=12_000)
    host.part("friends-seat-1-bot").click()
    expect(host.seat(1)).to_contain_text("plays")
    host.closes_sheet()
    move(host)
    move(cora)
    host.is_to_move()
    # A tab that is closed says goodbye by itself.
    cora.page.close()
    host.page.bring_to_front()
    host.opens_sheet()
    expect(host.seat(2)).to_have_attribute("data-state", "away")


# -- connections ------------------------------------------------------------------


@deep("a wire that comes back")
def test_a_wire_that_is_dead_for_a_while(people: People) -> None:
    """What was said meanwhile arrives, once, and nobody has to do anything for it."""
    pages = host, bert, cora = people.gathers()
    before = agree(pages, BEGUN)
    move(host)
    bert.is_to_move()
    bert.page.evaluate("() => { cut = true; }")
    bert.button(bert.offers()[0]).click()
    expect(bert.part("friends-waiting")).to_contain_text("can't be heard just now")
    host.page.bring_to_front()
    host.opens_sheet()
    expect(host.seat(1)).to_have_attribute("data-state", "away")
    host.closes_sheet()
    assert len(host.heard()) == len(before) + 1
    bert.page.evaluate("() => { cut = false; }")
    assert agree(pages, len(before) + 2)[: len(before)] == before
    expect(bert.part("friends-waiting")).not_to_contain_text("can't be heard")
    move(cora)
    round_is_played(pages, agree(pages, len(before) + 3))


# -- one table, one page ---------------------------------------------------------


def test_a_second_tab_of_the_host(people: People) -> None:
    people.host.gathers(["friend"], name="Anna")
    second = Host(people.tab())
    second.page.goto("")
    second.is_ready()
    second.part("play-friends").click()
    second.has_noticed("A table for friends is led in another tab")
    assert people.host.part("friends-sheet").is_visible()
