"""What thinks about all that one listener has heard, and the border of the worker it lives in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Protocol

from annotated_types import Interval, MaxLen

from gamemaster.core.game import Said
from gamemaster.core.letters import Count, Eyes, Options, Text, message
from gamemaster.core.messages import SaidModel
from gamemaster.core.trying import Choose, Try


@message
class Listen:
    """The mailbox of one listener (null: a spectator): statements from index `since` on (G-3).

    With them come the rules in force and the number of seats, and nothing else. `struck` are the
    ranges of all that was taken back. With the first statement another mailbox begins.
    """

    type: Literal["listen"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seats: Annotated[int, Interval(ge=1, le=16)]
    seat: Eyes
    since: Count
    heard: Annotated[list[SaidModel], MaxLen(500_000)]
    struck: Annotated[list[tuple[Count, Count]], MaxLen(10_000)]


@message
class Ask:
    """Ask what is certain of a square, and what else is possible; rows count through the floors.

    The square is one of a piece of the map, which has rows and columns of its own if it is loose.
    """

    type: Literal["ask"]
    piece: Count
    row: Count
    col: Count


@message
class Why:
    """Ask for the statements from which it follows that a claim is certain."""

    type: Literal["why"]
    claim: Text


@message
class Suppose:
    """Ask for a whole game in which all that was heard would be said, and a claim is true."""

    type: Literal["suppose"]
    claim: Text


@message
class Ponder:
    """Have it made ready to be asked why, as long as nothing else is wanted: that takes longest."""

    type: Literal["ponder"]


REQUESTS: Final = (Listen, Ask, Why, Suppose, Ponder, Choose, Try)
"""What the page may ask of the worker that thinks."""


class Mind(Protocol):
    """Thinks about one mailbox. It is handed the rules and what was said, nothing else."""

    def listen(self, heard: Sequence[Said]) -> None:
        """Take in what was said since: `heard` are all statements from the first one on."""

    @property
    def whole(self) -> bool:
        """Whether all that was heard is followed."""

    def marks(self) -> Mapping[str, Any]:
        """All that is certain beyond what the view shows, as JSON values."""

    def asked(self, piece: int, row: int, col: int) -> Sequence[Mapping[str, Any]]:
        """What is certain of a square of a piece of the map, and what is possible.

        As JSON values; raises `Refused`.
        """

    def why(self, claim: str) -> Sequence[int] | None:
        """Which of the statements prove a claim, by index; None: it isn't proved.

        Raises `Refused` for what is no claim.
        """

    def ponder(self) -> None:
        """Make ready to say why."""

    def supposed(self, claim: str) -> Mapping[str, Any] | None:
        """A whole game that sounds the same, in which a claim is true; None: none is found.

        Raises `Refused` for what is no claim.
        """
