"""A table that friends share, in the words of those who sit at it: each has a page of his own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect

from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from tests.browser.driving import Gamemaster, table_of, write
from tests.browser.friends.self_playing import FOLLOW, PLAY
from tests.browser.sharing import Shared, shared_page
from tests.browser.watching import WHOLE_GAME_MS

COLOURS: Final = ("blue", "red", "green", "orange")
ENGINE: Final = ("pyodide", "app/worker.js")
"""Parts of the addresses under which the engine is fetched."""
LINK: Final = re.compile("#(join|reply|room)=")


class FriendsPage(Gamemaster):
    """Somebody's page at a table of friends."""

    def plays_on(self, seed: int) -> None:
        """From now on he plays by himself, with the buttons in his page."""
        self.page.evaluate(PLAY, seed)

    def follows(self, moves: Sequence[str]) -> None:
        """From now on he makes these moves, with the controls in his page."""
        self.page.evaluate(FOLLOW, list(moves))

    def ends_turns_itself(self) -> None:
        """Prefer that a turn without choices ends by itself."""
        self.part("settings").click()
        self.part("end-turn").check()
        self.part("settings-close").click()

    def plays_to_the_end(self) -> None:
        """Wait until a long game is over; from then on he rests."""
        expect(self.part("game-over")).to_be_visible(timeout=WHOLE_GAME_MS)
        self.rests()

    def rests(self) -> None:
        """He doesn't play by himself any more."""
        self.page.evaluate("player.disconnect()")

    def is_to_move(self) -> None:
        """Wait until it is his turn."""
        self.has_drawn()
        expect(self.offer_buttons.first).to_be_visible()

    def has_said(self, move: str) -> None:
        """Make a move with its button; it is over when the turn is somebody else's."""
        self.is_to_move()
        self.button(move).click()
        expect(self.offer_buttons).to_have_count(0)

    def heard(self) -> list[str]:
        """All that this page heard, in its words."""
        return self.part("log").locator("li").all_text_contents()

    def has_heard(self, lines: int) -> None:
        """Wait until so much has been said."""
        expect(self.part("log").locator("li")).to_have_count(lines)

    def opens_sheet(self) -> None:
        """Look at who sits where, at the table."""
        self.part("friends-open").click()
        expect(self.part("friends-dialog")).to_be_visible()

    def closes_sheet(self) -> None:
        """Go back to the game."""
        self.part("friends-close").click()
        expect(self.part("friends-dialog")).to_be_hidden()

    def link(self, box: str) -> str:
        """What stands in a box for a link, once it is there."""
        field = self.part(f"{box}-link")
        expect(field).to_be_visible()  # what was of an earlier table is hidden
        expect(field).to_have_value(LINK)
        return field.input_value()

    def is_asked_twice(self, control: str) -> None:
        """Do something that can't be taken back."""
        self.part(control).click()
        self.part(control).click()

    # -- talk ---------------------------------------------------------------

    def turns_to_talk(self) -> None:
        """Look at the table talk instead of the log."""
        self.part("talk-open").click()
        expect(self.part("talk")).to_be_visible()

    def says(self, text: str) -> None:
        """Say something in the talk that is in sight."""
        self.part("talk-text").fill(text)
        self.part("talk-send").click()

    @property
    def talk_lines(self) -> Locator:
        """What friends have said."""
        return self.part("talk-line")


class Host(FriendsPage):
    """The page of the one who invites."""

    def gathers(self, seats: Sequence[str] = ("friend",), **options: Any) -> None:
        """Begin a table: these seats (`friend`, `open`, `bot:…`) beside the own one."""
        self.set_table(**options)
        self.part("play-friends").click()
        expect(self.part("friends-sheet")).to_be_visible()
        own = options.get("plays", True) is not False and not options.get("leads")
        self.seats_are(("you", *seats) if own else seats)

    def seats_are(self, kinds: Sequence[str]) -> None:
        """Make the seats of these kinds."""
        rows = self.part("friends-seats").locator("> li")
        while rows.count() > len(kinds):
            count = rows.count()
            self.part(f"friends-seat-{count - 1}-remove").click()
            expect(rows).to_have_count(count - 1)
        while rows.count() < len(kinds):
            count = rows.count()
            self.part("friends-more").click()
            expect(rows).to_have_count(count + 1)
        for at, kind in enumerate(kinds):
            self.part(f"friends-seat-{at}-kind").select_option(kind)

    def seat(self, at: int) -> Locator:
        """A seat on the sheet."""
        return self.part(f"friends-seat-{at}")

    def sees(self, at: int, state: str) -> None:
        """Wait until whoever has the seat is so."""
        expect(self.seat(at)).to_have_attribute("data-state", state)

    def invites(self, at: int) -> str:
        """The link to a seat."""
        self.part(f"friends-seat-{at}-invite").click()
        return self.link(f"friends-seat-{at}")

    def invites_to_watch(self) -> str:
        """The link for a spectator."""
        if not self.part("friends-watch-make").is_visible():
            self.unfold_summary("friends-watch")
        self.part("friends-watch-make").click()
        return self.link("friends-watch")

    def unfold_summary(self, summary: str) -> None:
        """Open a folded part of the sheet, if it isn't open."""
        found = self.part(summary)
        if not found.evaluate("(one) => one.parentElement.open"):
            found.click()

    def names_relay(self, address: str) -> None:
        """Use this relay, as soon as one link for everybody is wanted."""
        self.unfold_summary("friends-online")
        write(self.part("friends-relay-list"), address)
        self.part("friends-relay-list").blur()

    def invites_all(self, relay: str) -> str:
        """The one link for everybody, through this relay."""
        self.names_relay(relay)
        self.part("friends-relays").click()
        return self.link("friends-room")

    def stops_relays(self) -> None:
        """From now on relays are not asked any more, wherever the sheet stands."""
        at_table = self.page.locator("body").get_attribute("data-screen") == "table"
        if at_table and not self.part("friends-dialog").is_visible():
            self.opens_sheet()
        self.part("friends-relays-off").filter(visible=True).click()
        expect(self.part("friends-room-link").filter(visible=True)).to_have_count(0)

    def takes(self, reply: str) -> None:
        """Take a reply that somebody has sent."""
        self.part("friends-reply-text").fill(reply)
        self.part("friends-reply-take").click()

    def begins(self) -> None:
        """Begin when everybody is there."""
        expect(self.part("friends-start")).not_to_have_attribute("aria-disabled", "true")
        self.part("friends-start").click()
        self.is_at_table()

    def puts_away(self) -> None:
        """Close the table for friends, wherever it stands, and go to the lobby."""
        if self.page.locator("body").get_attribute("data-screen") == "table":
            if self.part("friends-open").is_visible():
                if not self.part("friends-dialog").is_visible():
                    self.opens_sheet()
                self.is_asked_twice("friends-off")
                expect(self.part("friends-dialog")).to_be_hidden()
            self.part("home").click()
        elif self.part("friends-off").is_visible():
            self.is_asked_twice("friends-off")
        self.is_in_lobby()
        expect(self.part("friends-sheet")).to_have_count(0)


class Guest(FriendsPage):
    """The page of somebody who was invited, and what it has fetched."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.fetched: list[str] = []
        page.context.on("request", lambda request: self.fetched.append(request.url))

    def opens(self, link: str) -> None:
        """Open a link that was sent."""
        self.page.goto(link)
        expect(self.part("guest-join")).to_be_visible()

    def joins(self, name: str) -> None:
        """Want to play, under this name."""
        self.part("guest-name").fill(name)
        self.part("guest-join").click()

    def reply(self) -> str:
        """The link that goes back to the host."""
        return self.link("guest-reply")

    def reply_at_table(self) -> str:
        """The link that goes back to the host, in the sheet at the table."""
        return self.link("guest-sheet-reply")

    def is_seated(self) -> None:
        """Wait until he is at the host's table, before the game or in it."""
        there = self.part("guest-people").or_(self.part("turn")).filter(visible=True)
        expect(there.first).to_be_visible()

    def has_engine(self) -> bool:
        """Whether this page has fetched any part of the engine."""
        return any(part in url for url in self.fetched for part in ENGINE)

    def is_told_verdict(self, state: str) -> None:
        """Wait until the page has judged the finished game, so."""
        expect(self.part("verdict")).to_have_attribute("data-state", state)


def joined(host: Host, guest: Guest, at: int, name: str) -> None:
    """The whole dance: link, reply, and both see each other."""
    guest.opens(host.invites(at))
    guest.joins(name)
    host.takes(guest.reply())
    host.sees(at, "connected")
    guest.is_seated()


def play_out(pages: Sequence[FriendsPage], table: Table) -> None:
    """All make the moves of a game that was played here, each his own, and hear how it ends."""
    for seat, page in enumerate(pages):
        page.follows([move for mover, move in table.entries if mover == seat])
    for page in pages:
        page.verdict()
        page.rests()


def planned(
    seats: int,
    last: int = 20,
    dark: int | None = None,
    winner: int | None = None,
    **rules: Any,
) -> Table:
    """A game that bots have played to its end with few moves, on the plan of its seed.

    `dark`: a seat whose first step is taken in the dark; `winner`: the seat that wins.
    """
    mapper = find_bots().bots["mapper"]
    players = [Player(f"Player {at}", colour) for at, colour in enumerate(COLOURS[:seats])]
    for number in range(100):
        table = table_of(rules, players, f"short {number}")
        hidden = dark
        while not table.over and len(table.entries) < last:
            offers = [] if hidden is None else table.observe(hidden).offers
            steps = [each.move for each in offers if each.do == "go"]
            if hidden is not None and table.turn == hidden and steps:
                assert table.submit(hidden, f"dark {steps[0]}", table.version) is None
                hidden = None
            else:
                table.let_bot_move(mapper)
        won = table.game.winners(table.last_word) if table.last_word else ()
        if table.over and (winner is None or won == (winner,)):
            return table
    raise AssertionError(f"no game is over within {last} moves")


@contextmanager
def host_page(browser: Browser, home: str, **options: Any) -> Iterator[Shared]:
    """A shared page of a host with its engine, where bots move at once."""
    with shared_page(browser, home, **options) as shared:
        host = Host(shared.page)
        host.is_ready()
        host.prefer(pace="instant")
        yield shared
