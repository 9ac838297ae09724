"""The course of a game: its position, the game master's word over it, clocks, breaks, advice.

It changes by entries only, of players, of chance and of the game master; the same entries always
give the same position. So what is taken back is left out, and the rest is done again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gamemaster.core.advice import advised, check_advice, is_advice
from gamemaster.core.clocks import OUT, Clocks, read_clock
from gamemaster.core.game import (
    CHANCE,
    EVERYONE,
    GM,
    OVER,
    Event,
    Game,
    Illegal,
    Refused,
    RulingOffer,
    Said,
    Seat,
)
from gamemaster.core.offering import Offer
from gamemaster.core.ruling import (
    Back,
    End,
    Overruling,
    Ruling,
    Starts,
    both,
    general_offers,
    last_word,
    narrowed,
    read_ruling,
)

Entry = tuple[Seat, str]


class Course:
    """What the entries of a table have led to. `people` are the seats that people took."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        rules: Any,
        plan: Any,
        seats: int,
        people: frozenset[Seat],
        *,
        led: bool,
    ) -> None:
        self.game = game
        self.led = led
        self._drawn_up = (rules, plan, seats)
        self._options: Mapping[str, Any] = game.write_rules(rules)
        self._seats = seats
        self._people = people
        self._leading = game.leading() if led else None
        self.state: Any = None
        self.changed: tuple[Said, ...] = ()
        """What was said of the last overruling, whoever was told."""
        self.first: list[Event] = []
        """What is said before the first entry."""
        self.begin()

    def begin(self) -> None:
        """The position before the first entry."""
        led = {"led": True} if self.led else {}
        self.state, self.first = self.game.start(*self._drawn_up, **led)
        self.end: Event | None = None
        """The game master's last word, where it was he who has ended the game."""
        self.clocks = Clocks.at(self._options, self._seats, self._people, led=self.led)

    def begin_again(self, entries: Iterable[Entry]) -> None:
        """The position after these entries."""
        self.begin()
        for seat, text in entries:
            self.do(seat, text)

    @property
    def to_move(self) -> Seat:
        """The seat to move, `CHANCE`, `OVER`, or `GM` while his word on the starts is awaited."""
        return self.game.to_move(self.state) if self.end is None else OVER

    @property
    def turn(self) -> Seat | None:
        """The seat to move, if any."""
        seat = self.to_move
        return seat if seat >= 0 else None

    # -- what may be said ----------------------------------------

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """The elementary moves of a seat; none during a break for all (Rule T-4)."""
        stands_still = self.end is not None or self.clocks.paused
        return () if stands_still else self.game.offers(self.state, seat)

    def consider(self, seat: Seat, text: str) -> tuple[Any, Illegal | None]:
        """A player's move, None if it can't be read, and why it can't be made."""
        try:
            move = self.game.read_move(text)
        except Refused as unreadable:
            return None, _refused(unreadable)
        if self.end is not None:
            return move, Illegal("illegal-game-over", {})
        if self.clocks.paused:
            return move, Illegal("illegal-break", {})
        return move, self.game.check(self.state, seat, move)

    def check_clock(self, seat: Seat, word: str) -> Illegal | None:
        """Why a word about clocks and breaks can't be said now, or None (Rule T-4)."""
        if self.to_move == OVER:
            return Illegal("illegal-game-over", {})
        refusal = self.clocks.check(seat, word, self.turn)
        if refusal is None and word.startswith("clock") and word != OUT:
            assert self.turn is not None
            return self.game.may_lose(self.state, self.turn)
        return refusal

    def check_advice(self, seat: Seat | None) -> Illegal | None:
        """Why a seat can take no advice now, or None."""
        if self.to_move == OVER:
            return Illegal("illegal-game-over", {})
        return check_advice(self._options, seat, self._people, led=self.led)

    def read_ruling(self, text: str) -> Ruling:
        """The game master's word, told to all who must hear it; raises `Refused`."""
        if not self.led:
            raise Refused("illegal-not-led", "nobody leads this table")
        ruling = read_ruling(text, self._seats)
        if not isinstance(ruling, Overruling):
            return ruling
        if self._leading is None:
            raise Refused("illegal-nothing-to-rule", "this game knows no rulings of its own")
        own = self._leading.read(ruling.text)
        must = self._leading.must_hear(self.state, own)
        return Overruling(self._leading.write(own), both(ruling.told, must))

    def check_ruling(self, ruling: Ruling, most_back: int) -> Illegal | None:
        """Why a word of the game master can't be said now; so many requests can be taken back."""
        if self.to_move == OVER:
            return Illegal("illegal-game-over", {})
        match ruling:
            case Back(count) if count > most_back:
                return Illegal("illegal-back", {"most": most_back})
            case Starts() if self.to_move != GM:
                return Illegal("illegal-no-starts", {})
            case Overruling(text):
                assert self._leading is not None
                return self._leading.check(self.state, self._leading.read(text))
        return None

    def rulings(self, most_back: int) -> list[RulingOffer]:
        """All that the game master can rule now."""
        if not self.led or self.to_move == OVER:
            return []
        general = general_offers(most_back, self._seats, starts=self.to_move == GM)
        return [*general, *(self._leading.offers(self.state) if self._leading else ())]

    # -- what it does ----------------------------------------

    def do(self, seat: Seat, text: str) -> list[Event]:
        """Change the position by a checked entry; what is said of that."""
        word = None if seat == CHANCE else read_clock(text)
        if word is not None:
            told = self._do_clock(seat, word)
        elif seat >= 0 and is_advice(text):
            told = [advised(seat)]
        elif seat == GM:
            told = self._rule(self.read_ruling(text))
        else:
            told = self.game.apply(self.state, self.game.read_move(text))
            if seat != CHANCE:
                self.clocks.moved(seat)
        if self.to_move != CHANCE:
            self.clocks.settle(self.turn)
        return told

    def _do_clock(self, seat: Seat, word: str) -> list[Event]:
        slow = self.clocks.running
        told = self.clocks.apply(seat, word)
        if word != OUT:
            return told
        assert slow is not None
        return self.game.lose(self.state, slow)

    def _rule(self, ruling: Ruling) -> list[Event]:
        match ruling:
            case End():
                self.end = last_word(ruling)
                return [self.end]
            case Starts(confirmed):
                assert self._leading is not None
                return self._leading.begin(self.state, confirmed)
            case Overruling(text, told):
                assert self._leading is not None
                own = self._leading.read(text)
                changes = self._leading.overrule(self.state, own, told)
                self.changed = tuple(each.said for each in changes if each.audience is EVERYONE)
                return [narrowed(change, told) for change in changes]
        raise AssertionError("what is taken back is left out, not done")


def _refused(unreadable: Refused) -> Illegal:
    return Illegal(unreadable.key, unreadable.args_for_words)
