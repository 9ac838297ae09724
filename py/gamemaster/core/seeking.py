"""Puzzles in a game that is over: the messages by which the page has them looked for."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from annotated_types import Interval, MaxLen

from gamemaster.core.letters import MAX_RECORD, SeatNumber, message

MOST_PATIENCE: Final = 10_000


@message
class Search:
    """Take up the record of a game that is over, and what one seat has heard in it."""

    type: Literal["search"]
    record: Annotated[str, MaxLen(MAX_RECORD)]
    seat: SeatNumber


@message
class Seek:
    """Look for a puzzle of a kind, for so many milliseconds at most."""

    type: Literal["seek"]
    kind: Annotated[str, MaxLen(32)]
    patience: Annotated[int, Interval(ge=1, le=MOST_PATIENCE)]


REQUESTS: Final = (Search, Seek)
"""What the page may ask where puzzles are looked for."""
