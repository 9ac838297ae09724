"""What is found out about a game that is over, as one seat played it, and its messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Protocol

from annotated_types import MaxLen

from gamemaster.core.game import Said
from gamemaster.core.letters import MAX_RECORD, Count, SeatNumber, Text, message


@message
class Drawn:
    """A mark that a player has drawn, as the claim it makes: after so many statements.

    It was there until it was rubbed out (`until` statements had been heard), or null.
    """

    claim: Text
    heard: Count
    until: Count | None


@message
class Review:
    """Take up the record of a game that is over, to be looked through as one seat played it.

    `drawn` are the marks on its player's own paper.
    """

    type: Literal["review"]
    record: Annotated[str, MaxLen(MAX_RECORD)]
    seat: SeatNumber
    drawn: Annotated[list[Drawn], MaxLen(20_000)]


@message
class GoOn:
    """Think about the next request, which the page can leave at any time."""

    type: Literal["go-on"]


@message
class Conclude:
    """Say what comes of as much as was thought about."""

    type: Literal["conclude"]


REQUESTS: Final = (Review, GoOn, Conclude)
"""What the page may ask when a game is over."""


class Reviewer(Protocol):
    """Looks through one game, request by request."""

    def heed(self, stop: Callable[[], bool]) -> None:
        """Ask `stop` now and then whether to end thinking about the request at hand."""

    def hear(self, heard: Sequence[Said], at: int) -> Mapping[str, Any] | None:
        """What could be known after the `at`th request, of which `heard` is the last answer."""

    def conclude(self) -> Mapping[str, Any]:
        """What comes of it, as JSON values."""
