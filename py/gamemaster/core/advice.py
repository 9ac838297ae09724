"""Advice: a player has the page say what can be known, or what to do; an entry of the record.

advice          a player takes advice, which all hear of; what it is the engine doesn't know
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from gamemaster.core.game import EVERYONE, Event, Illegal, Said, Seat

ADVICE: Final = "advice"
"""The option that says who may take it, and the word by which it is taken."""
Advice = Literal["never", "alone", "always"]
"""Nobody may; who plays without other people; everybody."""


def is_advice(text: str) -> bool:
    """Whether a text is the word of somebody who takes advice."""
    return text.split() == [ADVICE]


def check_advice(
    options: Mapping[str, Any], seat: Seat | None, people: frozenset[Seat], *, led: bool
) -> Illegal | None:
    """Why a seat may take none at a table with these options, or None."""
    allowed: Advice = options.get(ADVICE, "never")
    alone = len(people) == 1 and not led
    if seat in people and (allowed == "always" or (allowed == "alone" and alone)):
        return None
    return Illegal("illegal-no-advice", {})


def advised(seat: Seat) -> Event:
    """What is said of it."""
    return Event(Said("advised", {"seat": seat}), EVERYONE)
