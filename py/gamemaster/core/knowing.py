"""What thinks about all that one listener has heard, and the border of the worker it lives in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Protocol

from annotated_types import Interval, MaxLen, MinLen, Predicate

from gamemaster.core.game import Said
from gamemaster.core.letters import Count, Eyes, Options, Text, is_json, message
from gamemaster.core.messages import SaidModel
from gamemaster.core.offering import Offer
from gamemaster.core.replies import Hinted, MarkJudged
from gamemaster.core.trying import Choose, Solve, Try


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


@message
class Penciled:
    """A mark that a player drew when so many statements had been heard, as the claim it makes."""

    claim: Text
    heard: Count


Marks = Annotated[list[Penciled], MaxLen(4096)]


@message
class Judge:
    """Ask which marks of a sheet are true for certain, which may be, and which can't be.

    They stand in the order in which they were drawn.
    """

    type: Literal["judge"]
    marks: Marks


@message
class Clash:
    """Ask for a smallest set of statements, and of the marks before, that the last one is against.

    All but the last one can be true together.
    """

    type: Literal["clash"]
    marks: Annotated[Marks, MinLen(1)]


@message
class OfferModel:
    """Something that the listener may do now, as the page was told."""

    move: Text
    do: Annotated[str, MaxLen(64)]
    target: Annotated[dict[str, Any], Predicate(is_json)]
    part: bool


@message
class Hint:
    """Ask for a hint (1: that something can be known, 2: where, 3: what and why, 4: a move).

    `help` is how far the listener's own page helps, be it less than is allowed; null where a game
    knows no such thing.
    """

    type: Literal["hint"]
    step: Annotated[int, Interval(ge=1, le=4)]
    help: Annotated[str, MaxLen(32)] | None
    offers: Annotated[list[OfferModel], MaxLen(5_000)]


Request = Listen | Ask | Why | Suppose | Ponder | Judge | Clash | Hint | Choose | Try | Solve
REQUESTS: Final = (Listen, Ask, Why, Suppose, Ponder, Judge, Clash, Hint, Choose, Try, Solve)
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

    def judged(self, marks: Sequence[tuple[str, int]]) -> Sequence[MarkJudged]:
        """What is known of each mark of a sheet; raises `Refused` for what is no claim.

        A mark is its claim, and how many statements had been heard when it was drawn.
        """

    def clash(
        self, marks: Sequence[tuple[str, int]]
    ) -> tuple[Sequence[int], Sequence[int] | None] | None:
        """What the last of some marks contradicts: which of those before, and which statements.

        All by index, as few as there can be. None: nothing that is found out; None in the place of
        the statements: these take too long. Raises `Refused` for what is no claim.
        """

    def hint(self, step: int, offers: Sequence[Offer], helped: str | None) -> Hinted:
        """A hint; `offers` is what the listener may do now, `helped` how far his page helps.

        Raises `Refused`.
        """

    def supposed(self, claim: str) -> Mapping[str, Any] | None:
        """A whole game that sounds the same, in which a claim is true; None: none is found.

        Raises `Refused` for what is no claim.
        """
