"""The game master's word at a table that a person leads, as text (Rules T-2.3, T-2.4).

    back 3                  the last three requests are taken back
    confirm                 the chosen starts count; `void`: everybody chooses again
    end draw                the game is over; `end won 1 3`: these players have won
    put 2 b3 tell 1 3       anything else is a ruling of the game itself, and who is told what it
                            changes: `tell all`, `tell none`, or players, counted from 1

What is heard is the same for every game: that requests were taken back, that something was
overruled. What an overruling has changed, the game says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import (
    EVERYONE,
    GM,
    Argument,
    Audience,
    Event,
    Refused,
    RulingOffer,
    Said,
    Seat,
)

_TELL: Final = re.compile(r"(?P<what>.+?) tell (?P<whom>all|none|[1-9][0-9]?(?: [1-9][0-9]?)*)")
_BACK: Final = re.compile(r"back ([1-9][0-9]{0,5})")
_END: Final = re.compile(r"end (?:draw|won((?: [1-9][0-9]?)+))")
DRAWN: Final = "ended-draw"
WON: Final = "ended-won"
ENDINGS: Final = (DRAWN, WON)
"""The last words of a game that the game master has ended."""


class RulingError(Refused):
    """A word of the game master that can't be read."""


@dataclass(frozen=True, slots=True)
class Back:
    """So many requests are taken back."""

    count: int


@dataclass(frozen=True, slots=True)
class Starts:
    """The chosen starts count, or are void (Rule D-6.1)."""

    confirmed: bool


@dataclass(frozen=True, slots=True)
class End:
    """The game is over: who has won, nobody in a draw."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Overruling:
    """A ruling of the game itself, as its text, and who is told."""

    text: str
    told: Audience


Ruling = Back | Starts | End | Overruling


def read_ruling(text: str, seats: int) -> Ruling:
    """A word of the game master from its text; raises `RulingError`.

    What an overruling says is left to the game.
    """
    words = " ".join(text.split())
    if words in ("confirm", "void"):
        return Starts(words == "confirm")
    if found := _BACK.fullmatch(words):
        return Back(int(found[1]))
    if found := _END.fullmatch(words):
        return End(_seats((found[1] or "").split(), seats))
    if found := _TELL.fullmatch(words):
        return Overruling(found["what"], _audience(found["whom"], seats))
    if not words:
        raise RulingError("illegal-ruling-empty", "nothing is ruled")
    raise RulingError("illegal-ruling-unread", f"{words!r} is no ruling", text=words[:80])


def is_general(text: str) -> bool:
    """Whether a word of the game master belongs to every game, and is told to all."""
    return text.partition(" ")[0] in ("", "back", "confirm", "void", "end")


def write_ruling(ruling: Ruling) -> str:
    """The text of a word of the game master; `read_ruling` gives the same back."""
    match ruling:
        case Back(count):
            return f"back {count}"
        case Starts(confirmed):
            return "confirm" if confirmed else "void"
        case End(winners):
            return " ".join(["end won", *_numbers(winners)]) if winners else "end draw"
        case Overruling(text, told):
            return f"{text} tell {_whom(told)}"


def _numbers(seats: Iterable[Seat]) -> list[str]:
    return [str(seat + 1) for seat in sorted(seats)]


def _whom(told: Audience) -> str:
    if told is EVERYONE:
        return "all"
    assert isinstance(told, frozenset)
    return " ".join(_numbers(told)) or "none"


def _audience(whom: str, seats: int) -> Audience:
    if whom == "all":
        return EVERYONE
    return frozenset(_seats(whom.split() if whom != "none" else (), seats))


def _seats(numbers: Iterable[str], seats: int) -> tuple[Seat, ...]:
    found = sorted({int(number) - 1 for number in numbers})
    if found and found[-1] >= seats:
        number = found[-1] + 1
        raise RulingError("illegal-no-such-player", f"there is no player {number}", number=number)
    return tuple(found)


def both(one: Audience, other: Audience) -> Audience:
    """All who belong to either audience."""
    if isinstance(one, frozenset) and isinstance(other, frozenset):
        return one | other
    return EVERYONE


def narrowed(event: Event, told: Audience) -> Event:
    """What an overruling changes, said to whom it is told and to the game master only."""
    if event.audience is not EVERYONE or not isinstance(told, frozenset):
        return event
    return Event(event.said, told | {GM})


def last_word(end: End) -> Event:
    """How the end is announced."""
    said = Said(WON, {"seats": list(end.winners)}) if end.winners else Said(DRAWN, {})
    return Event(said, EVERYONE)


def general_offers(most_back: int, seats: int, *, starts: bool) -> list[RulingOffer]:
    """What can be ruled in any game; `starts`: the chosen starts wait for his word."""
    players = tuple(str(seat + 1) for seat in range(seats))
    found = [RulingOffer(do, overrules=False) for do in ("confirm", "void") if starts]
    if most_back:
        found.append(RulingOffer("back", (Argument("number", (), 1, most_back),), overrules=False))
    found.append(RulingOffer("end draw", overrules=False))
    found.append(RulingOffer("end won", (Argument("seat", players),), overrules=False))
    return found
