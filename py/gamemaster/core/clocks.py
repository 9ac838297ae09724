"""Clocks and breaks (Rule T-4): entries of the record like moves. Time itself never comes here.

break           a player rests before his move; the second time only after at least half of
the players have done so once
break all       a player proposes a break for all, or votes for it; `break no`: against it
break count     the page counts the votes; the game master decides a tie by `break all` or
`break no`, without him it is a no
break over      the page says so when a break is over
clock 2         the clock of player 2, whose turn it is, is started by the game master or
another player; `clock out`: the page says that it has run out, and he has lost
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from annotated_types import Interval

from gamemaster.core.game import EVERYONE, GM, Event, Illegal, Said, Seat
from gamemaster.core.options import Named
from gamemaster.core.replies import ClockTold

BREAK_MINUTES: Final = "break_minutes"
"""The option that says how long a break is; 0: none."""
CLOCK_MINUTES: Final = "clock_minutes"
"""The option that says how long a slow player has; 0: no clock."""
Minutes = Annotated[int, Interval(ge=0, le=60), Named(((0, "none"),))]
"""What either option may be."""
_WORD: Final = re.compile(r"break(?: (?:all|no|over|count))?|clock (?:out|[1-9][0-9]?)")
OUT: Final = "clock out"


def read_clock(text: str) -> str | None:
    """The word about clocks that a text is; None: it is another request."""
    words = " ".join(text.split())
    return words if _WORD.fullmatch(words) else None


def _said(key: str, **args: Any) -> Event:
    return Event(Said(key, args), EVERYONE)


@dataclass(slots=True)
class Clocks:
    """Whose clock runs, who has a break, and the vote on one.

    `voters` are the people at the table, `led`: one of them is the game master, and has no seat.
    """

    seats: int
    voters: frozenset[Seat]
    led: bool
    break_minutes: int
    clock_minutes: int
    taken: list[int] = field(default_factory=list)
    """The breaks of each player."""
    running: Seat | None = None
    resting: Seat | None = None
    paused: bool = False
    votes: dict[Seat, bool] | None = None
    begun: Seat | None = None
    """Who has requested something on this turn, which he can't begin with a break any more."""

    @classmethod
    def at(
        cls, options: Mapping[str, Any], seats: int, voters: frozenset[Seat], *, led: bool
    ) -> Clocks:
        """The clocks of a new table, by its options."""
        lengths = options.get(BREAK_MINUTES, 0), options.get(CLOCK_MINUTES, 0)
        return cls(seats, voters, led, *lengths, taken=[0] * seats)

    @property
    def needed(self) -> bool:
        """Whether anybody could wait for somebody else, and the rules have a word on it."""
        people = len(self.voters) + self.led
        return people > 1 and bool(self.break_minutes or self.clock_minutes)

    # -- what may be said ----------------------------------------

    def check(self, seat: Seat, word: str, turn: Seat | None) -> Illegal | None:
        """Why a word can't be said by a seat, or by the game master's page (`GM`), now."""
        match word.split():
            case ["clock", "out"]:
                return self._check_page(seat, running=self.running is not None)
            case ["clock", number]:
                return self._check_clock(seat, int(number) - 1, turn)
            case ["break"]:
                return self._check_break(seat, turn)
            case ["break", "over"]:
                return self._check_page(seat, running=self.paused or self.resting is not None)
            case ["break", "count"]:
                return self._check_page(seat, running=self.votes is not None) or self._check_tie()
        return self._check_vote(seat, agreed=word == "break all")

    def may(self, seat: Seat | None, turn: Seat | None) -> list[str]:
        """All that a listener could say now."""
        if seat is None:
            return []
        clock = [] if turn is None else [f"clock {turn + 1}"]
        words = ("break", "break all", "break no", *clock)
        return [word for word in words if self.check(seat, word, turn) is None]

    def _check_page(self, seat: Seat, *, running: bool) -> Illegal | None:
        if seat != GM:
            return Illegal("illegal-page-says", {})
        return None if running else Illegal("illegal-nothing-runs", {})

    def _check_clock(self, seat: Seat, slow: Seat, turn: Seat | None) -> Illegal | None:
        if not self.clock_minutes:
            return Illegal("illegal-no-clock", {})
        if seat == GM and not self.led:
            return Illegal("illegal-not-led", {})
        if slow >= self.seats:
            return Illegal("illegal-no-such-player", {"number": slow + 1})
        if slow != turn or slow == seat:
            return Illegal("illegal-clock-whom", {"seat": slow})
        if slow not in self.voters:
            return Illegal("illegal-clock-bot", {"seat": slow})
        if self.running is not None:
            return Illegal("illegal-clock-runs", {"seat": slow})
        if self.paused or self.resting is not None:
            return Illegal("illegal-break", {})
        return None

    def _check_break(self, seat: Seat, turn: Seat | None) -> Illegal | None:
        if not self.break_minutes or seat == GM:
            return Illegal("illegal-no-breaks", {})
        if seat != turn or self.begun == seat:
            return Illegal("illegal-break-when", {})
        if self.paused or self.resting is not None:
            return Illegal("illegal-break", {})
        if self.running == seat:
            return Illegal("illegal-clock-runs", {"seat": seat})
        had = self.taken[seat]
        if 2 * sum(taken >= had for taken in self.taken) < self.seats:
            return Illegal("illegal-break-again", {"taken": had})
        return None

    def _check_vote(self, seat: Seat, *, agreed: bool) -> Illegal | None:
        if not self.break_minutes:
            return Illegal("illegal-no-breaks", {})
        if self.paused:
            return Illegal("illegal-break", {})
        if seat == GM:
            if not self.led:
                return Illegal("illegal-not-led", {})
            return None if self._tied() else Illegal("illegal-no-tie", {})
        if seat not in self.voters:
            return Illegal("illegal-no-vote", {"seat": seat})
        if self.votes is None:
            return None if agreed else Illegal("illegal-no-proposal", {})
        return Illegal("illegal-voted", {}) if seat in self.votes else None

    def _tied(self) -> bool:
        votes = [] if self.votes is None else [*self.votes.values()]
        return bool(votes) and 2 * sum(votes) == len(votes)

    def _check_tie(self) -> Illegal | None:
        """At a table that he leads the game master decides a tie himself."""
        return Illegal("illegal-tie", {}) if self.led and self._tied() else None

    # -- what it does ----------------------------------------

    def apply(self, seat: Seat, word: str) -> list[Event]:
        """A checked word; what is said of it. `clock out` is the game's to answer."""
        match word.split():
            case ["clock", "out"]:
                self.running = None
                return []
            case ["clock", number]:
                self.running = int(number) - 1
                told = {
                    "seat": self.running,
                    "by": [] if seat == GM else [seat],
                    "minutes": self.clock_minutes,
                }
                return [_said("clock-started", **told)]
            case ["break"]:
                self.resting = seat
                self.taken[seat] += 1
                return [_said("break-taken", seat=seat, minutes=self.break_minutes)]
            case ["break", "over"]:
                self.paused, self.resting = False, None
                return [_said("break-over")]
            case ["break", "count"]:
                assert self.votes is not None
                return self._decide(2 * sum(self.votes.values()) > len(self.votes))
        return self._vote(seat, agreed=word == "break all")

    def _vote(self, seat: Seat, *, agreed: bool) -> list[Event]:
        if seat == GM:
            return self._decide(agreed)
        told = [_said("break-voted", seat=seat, yes=agreed)]
        if self.votes is None:
            self.votes = {}
            told = [_said("break-proposed", seat=seat)]
        self.votes[seat] = agreed
        people, agree = len(self.voters), sum(self.votes.values())
        against = len(self.votes) - agree
        if 2 * agree > people or 2 * against > people:
            return [*told, *self._decide(agree > against)]
        if len(self.votes) == people and not self.led:
            return [*told, *self._decide(False)]
        return told

    def _decide(self, agreed: bool) -> list[Event]:
        """By majority; a tie is the game master's, without him a no."""
        self.votes = None
        if not agreed:
            return [_said("break-declined")]
        self.paused, self.running = True, None
        return [_said("break-begins", minutes=self.break_minutes)]

    # -- what else happens ----------------------------------------

    def moved(self, seat: Seat) -> None:
        """A request of this seat was granted: its clock stands, its break is over."""
        self.begun = seat
        if self.running == seat:
            self.running = None
        if self.resting == seat:
            self.resting = None

    def settle(self, turn: Seat | None) -> None:
        """Somebody else has the turn now, or nobody any more."""
        if self.begun != turn:
            self.begun = None
        if self.running != turn:
            self.running = None
        if self.resting != turn:
            self.resting = None

    def show(self, may: list[str]) -> ClockTold:
        """All this as JSON values; `may`: what the listener can say."""
        votes = self.votes
        return {
            "running": self.running,
            "resting": self.resting,
            "paused": self.paused,
            "vote": None
            if votes is None
            else {
                "yes": sorted(seat for seat in votes if votes[seat]),
                "no": sorted(seat for seat in votes if not votes[seat]),
            },
            "breaks": [*self.taken],
            "may": may,
        }
