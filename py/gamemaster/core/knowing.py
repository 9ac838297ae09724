"""What thinks about all that one listener has heard, and the border of the worker it lives in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Protocol

from annotated_types import Interval, MaxLen

from gamemaster.core.game import Said
from gamemaster.core.letters import Count, Eyes, Options, message
from gamemaster.core.messages import SaidModel


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


REQUESTS: Final = (Listen,)
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
