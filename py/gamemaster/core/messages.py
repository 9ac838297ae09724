"""Pydantic models of everything that crosses a border: worker, file, storage.

Each border has one model and a size limit; what does not fit is refused with the name of the field
that is wrong. Engine modules never import this one.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    field_validator,
)

from gamemaster.core.game import Refused

MAX_RECORD: Final = 4 * 1024 * 1024
MAX_HEARD: Final = 8 * 1024 * 1024
MAX_MESSAGE: Final = MAX_RECORD + MAX_HEARD
MAX_GUEST_MESSAGE: Final = 8 * 1024
MAX_PLAN: Final = 20_000
MAX_GUESTS: Final = 64

Colour = Literal["red", "blue", "green", "orange", "purple", "teal"]
Name = Annotated[str, Field(min_length=1, max_length=24)]
Text = Annotated[str, Field(max_length=1000)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
Eyes = SeatNumber | None
Hex = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Count = Annotated[int, Field(ge=0, le=10_000_000)]
OptionName = Annotated[str, Field(max_length=64)]
OptionValue = bool | int | Annotated[str, Field(max_length=64)]
Options = Annotated[dict[OptionName, OptionValue], Field(max_length=128)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class SeatModel(_Model):
    """Who sits on a seat."""

    name: Name
    colour: Colour
    bot: Annotated[str, Field(max_length=64)] | None = None
    friend: bool = False
    lent: bool = False


class Catalog(_Model):
    """Ask for rule sets, options and bots."""

    type: Literal["catalog"]


class Bots(_Model):
    """Ask for the bots again, after a package was installed."""

    type: Literal["bots"]


class New(_Model):
    """Open a table; without a seed one is drawn, without a plan one is generated."""

    type: Literal["new"]
    game: Annotated[str, Field(max_length=32)]
    rules: Options
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=16)]
    seed: Annotated[str, Field(max_length=64)] | None = None
    plan: Annotated[str, Field(max_length=MAX_PLAN)] | None = None
    eyes: Eyes = None


class Prepare(_Model):
    """Lay out a table for several pages, and promise what it will be played on (Rule T-6)."""

    type: Literal["prepare"]
    game: Annotated[str, Field(max_length=32)]
    rules: Options
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=16)]
    seed: Annotated[str, Field(max_length=64)] | None = None


class Nonce(_Model):
    """What a guest's page gives to chance, and what it had promised of it."""

    promise: Hex
    nonce: Hex


class Open(_Model):
    """Open the prepared table: the nonces of all guests' pages are known."""

    type: Literal["open"]
    nonces: Annotated[list[Nonce], Field(max_length=MAX_GUESTS)]
    eyes: Eyes = None


class Observe(_Model):
    """Ask what a seat (null: a spectator) knows, heard from index `since` on."""

    type: Literal["observe"]
    eyes: Eyes = None
    since: Count = 0


class Submit(_Model):
    """Request a move."""

    type: Literal["submit"]
    seat: SeatNumber
    move: Text
    version: Count
    since: Count = 0


class Consider(_Model):
    """Ask whether a move could be made now, and how the game master would repeat it."""

    type: Literal["consider"]
    seat: SeatNumber
    move: Text


class RulesFor(_Model):
    """Ask for the full options of a rule set with some changes, or why they can't be played."""

    type: Literal["rules"]
    game: Annotated[str, Field(max_length=32)]
    rules: Options


class Advance(_Model):
    """Let the bot whose turn it is move."""

    type: Literal["advance"]
    version: Count
    eyes: Eyes = None
    since: Count = 0


class HandOver(_Model):
    """Give a seat to a bot, or back to a person, who may have another name (Rule T-5).

    A guest, who doesn't know which bots there are, names none with "".
    """

    type: Literal["hand-over"]
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=64)] | None
    name: Name | None = None
    eyes: Eyes = None
    since: Count = 0


class Reveal(_Model):
    """Ask for the record of the finished game."""

    type: Literal["reveal"]


class Step(_Model):
    """Ask for the position after `at` requests of the revealed game, through somebody's eyes."""

    type: Literal["step"]
    at: Count
    eyes: SeatNumber | Literal["gm"] | None = None


class Replay(_Model):
    """Load a finished game's record to look at it."""

    type: Literal["replay"]
    record: Annotated[str, Field(max_length=MAX_RECORD)]


class SaidModel(_Model):
    """One statement, as it was heard."""

    key: Annotated[str, Field(max_length=64)]
    args: dict[str, Any]

    @field_validator("args")
    @classmethod
    def _is_json(cls, args: dict[str, Any]) -> dict[str, Any]:
        """JSON has no infinite numbers, and an answer that shows them couldn't be read."""
        json.dumps(args, allow_nan=False)
        return args


class EvidenceModel(_Model):
    """What a page knows of a game that was led elsewhere.

    The seat (null: a spectator), what the host had committed to and the list of promises it told,
    the page's own nonce, the rules, all that was heard, the seat's accepted moves with the versions
    at which they were made, and the ranges of versions in which others may have moved for it.
    """

    seat: Eyes
    commitment: Hex
    promises: Annotated[list[Hex], Field(max_length=MAX_GUESTS)]
    nonce: Hex | None
    rules: Options
    heard: Annotated[list[SaidModel], Field(max_length=500_000)]
    moves: Annotated[list[tuple[Count, Text]], Field(max_length=200_000)]
    absent: Annotated[list[tuple[Count, Count]], Field(max_length=10_000)] = []


class Verify(_Model):
    """Hold a finished game's record to the rules and to what a page heard (Rule T-6)."""

    type: Literal["verify"]
    record: str
    evidence: EvidenceModel


class Check(_Model):
    """Ask what is wrong with a plan under some rules."""

    type: Literal["check"]
    game: Annotated[str, Field(max_length=32)]
    rules: Options
    plan: Annotated[str, Field(max_length=MAX_PLAN)]


Request = Annotated[
    Catalog
    | Bots
    | New
    | Prepare
    | Open
    | RulesFor
    | Observe
    | Consider
    | Submit
    | Advance
    | HandOver
    | Reveal
    | Step
    | Replay
    | Verify
    | Check,
    Field(discriminator="type"),
]
REQUEST: Final[TypeAdapter[Any]] = TypeAdapter(Request)
GUEST_REQUEST: Final[TypeAdapter[Any]] = TypeAdapter(
    Annotated[Observe | Consider | Submit | HandOver | Reveal, Field(discriminator="type")]
)
"""What a guest's page may ask; the rest is the host's."""


class JointModel(_Model):
    """What the pages of a table gave to its chance."""

    salt: Hex
    promises: Annotated[list[Hex], Field(max_length=MAX_GUESTS)]
    nonces: Annotated[list[Hex], Field(max_length=MAX_GUESTS)]


class RecordModel(_Model):
    """A game's record: enough to play it again, and a digest of all that was said."""

    format: Literal["gamemaster-record"]
    version: Literal[1]
    game: Annotated[str, Field(max_length=32)]
    rules: Options
    seed: Annotated[str, Field(max_length=64)]
    plan: Annotated[str, Field(max_length=MAX_PLAN)]
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=16)]
    entries: Annotated[list[tuple[int, Text]], Field(max_length=200_000)]
    digest: Hex
    joint: JointModel | None = None


RECORD: Final = TypeAdapter(RecordModel)


class RecordHead(BaseModel):
    """What a record of any version says of itself."""

    format: Literal["gamemaster-record"]
    version: int | float | str | None = None


RECORD_HEAD: Final = TypeAdapter(RecordHead)

T = TypeVar("T")


def read(adapter: TypeAdapter[T], text: str, what: str, limit: int) -> T:
    """A model from JSON text.

    Raises `Refused` with key `refused-<what>-…`: `too-long`, or `broken` with the place and the
    reason of the first thing that is wrong.
    """
    if len(text) > limit:
        raise Refused(
            f"refused-{what}-too-long",
            f"the {what} has {len(text)} characters, {limit} are allowed",
            length=len(text),
            limit=limit,
        )
    try:
        return adapter.validate_json(text)
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or what
        raise Refused(
            f"refused-{what}-broken",
            f"{what}: {place}: {first['msg']}",
            place=place,
            why=first["msg"],
        ) from None
