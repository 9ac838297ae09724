"""What crosses a border: worker, guest, file, storage. One definition for every reader.

The classes are plain data, so the engine starts without a compiled extension. `read` (`reading.py`)
holds the page's own messages to them, `guarding.read` what comes from elsewhere, by pydantic; a
test wants both to accept and to refuse the same. Each border has a size limit; what does not fit is
refused with the name of the field that is wrong.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeVar, dataclass_transform

from annotated_types import Interval, MaxLen, MinLen, Predicate

from gamemaster.core.fairness import Origin
from gamemaster.core.game import Refused
from gamemaster.core.replies import Colour

MAX_RECORD: Final = 4 * 1024 * 1024
MAX_HEARD: Final = 8 * 1024 * 1024
MAX_MESSAGE: Final = MAX_RECORD + MAX_HEARD
MAX_GUEST_MESSAGE: Final = 24 * 1024
"""The longest plan that can be drawn, its line ends escaped, and room to spare."""
MAX_PLAN: Final = 20_000
MAX_GUESTS: Final = 64
MAX_BACK: Final = 200_000
"""Requests that can be taken back at once: as many as a record holds."""
MAX_STRANGERS: Final = 32
MAX_EDITS: Final = 500_000
MAX_POINTS: Final = 8
"""Changes of the rules that are open at once."""
MAX_SETTLED: Final = 24
"""Decisions that a table remembers."""


def is_hash(text: str) -> bool:
    """Whether a text is a SHA-256 or a nonce in hexadecimal digits."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_json(args: dict[str, Any]) -> bool:
    """JSON has no infinite numbers, and an answer that shows them couldn't be read."""
    try:
        json.dumps(args, allow_nan=False)
    except ValueError:
        return False
    return True


Name = Annotated[str, MinLen(1), MaxLen(24)]
Text = Annotated[str, MaxLen(1000)]
SeatNumber = Annotated[int, Interval(ge=0, le=63)]
Eyes = SeatNumber | None
HostEyes = SeatNumber | Literal["gm"] | None
"""Through whose eyes the host's page may look: the game master's only at a table that he leads."""
Told = Literal["all", "none"] | Annotated[list[SeatNumber], MaxLen(16)]
"""Who is told what the game master has changed."""
Hex = Annotated[str, Predicate(is_hash)]
Count = Annotated[int, Interval(ge=0, le=10_000_000)]
OptionName = Annotated[str, MaxLen(64)]
OptionValue = bool | int | Annotated[str, MaxLen(64)]
Options = Annotated[dict[OptionName, OptionValue], MaxLen(128)]
Edit = Annotated[str, MinLen(1), MaxLen(MAX_PLAN)]
"""An edit of a plan, or the text of a whole one."""
VoterId = Annotated[str, MinLen(1), MaxLen(32)]
Share = Annotated[int, Interval(ge=0, le=10_000)]
Outcome = Literal["agreed", "kept", "granted", "impossible"]
"""Of a point: it was agreed on; the proposal stays as it is; the host has proposed it himself
meanwhile; it can't be played with what was proposed or agreed on meanwhile."""


T = TypeVar("T")
Kind = Any
"""A class of messages, or a tuple of several that are told apart by their `type`."""


@dataclass_transform(kw_only_default=True, frozen_default=True)
def message(cls: type[T]) -> type[T]:
    """A class of frozen data that is named in full and takes nothing besides."""
    cls.__pydantic_config__ = {"extra": "forbid", "strict": True}  # type: ignore[attr-defined]
    return dataclass(frozen=True, kw_only=True)(cls)


@message
class SeatModel:
    """Who sits on a seat."""

    name: Name
    colour: Colour
    bot: Annotated[str, MaxLen(64)] | None = None
    friend: bool = False
    lent: bool = False


@message
class Catalog:
    """Ask for rule sets, options and bots."""

    type: Literal["catalog"]


@message
class Bots:
    """Ask for the bots again, after a package was installed."""

    type: Literal["bots"]


@message
class New:
    """Open a table; without a seed one is drawn, without a plan one is generated.

    `led`: a person of this page is its game master (Rule T-2).
    """

    type: Literal["new"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(16)]
    seed: Annotated[str, MaxLen(64)] | None = None
    plan: Annotated[str, MaxLen(MAX_PLAN)] | None = None
    led: bool = False
    eyes: HostEyes = None


@message
class Again:
    """Leave the table for the same one: rules, plan and seats stay, chance is new (Rule G-3).

    What lies where is not told: who has played there knows what he has heard.
    """

    type: Literal["again"]
    eyes: HostEyes = None


@message
class Prepare:
    """Lay out a table for several pages, and promise what it will be played on (Rule T-6).

    Without a seed or a plan of somebody's choice all pages will draw the plan. `handed`: it is the
    one that somebody has handed over, and its rules are the plan's (Rule T-2.6).
    """

    type: Literal["prepare"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(16)]
    seed: Annotated[str, MaxLen(64)] | None = None
    plan: Annotated[str, MaxLen(MAX_PLAN)] | None = None
    led: bool = False
    handed: bool = False


@message
class Nonce:
    """What a guest's page gives to chance, and what it had promised of it."""

    promise: Hex
    nonce: Hex


@message
class Open:
    """Open the prepared table: the nonces of all guests' pages are known."""

    type: Literal["open"]
    nonces: Annotated[list[Nonce], MaxLen(MAX_GUESTS)]
    eyes: HostEyes = None


@message
class Observe:
    """Ask what a seat (null: a spectator) knows, heard from index `since` on.

    Whoever has heard nothing yet (0) is told the rules in force, too. `"gm"`: the game master of
    a table that is led (Rule T-2.2).
    """

    type: Literal["observe"]
    eyes: HostEyes = None
    since: Count = 0


@message
class Submit:
    """Request a move."""

    type: Literal["submit"]
    seat: SeatNumber
    move: Text
    version: Count
    since: Count = 0


@message
class Rule:
    """The game master's word at a table that he leads (Rules T-2.3, T-2.4).

    `text` is a ruling (`core/ruling.py`, and the game's own), `tell` names who hears what it
    changes. At other tables the page itself says what its clock shows: `clock out`, `break over`.
    """

    type: Literal["rule"]
    text: Text
    tell: Told = "all"
    version: Count
    eyes: HostEyes = None
    since: Count = 0


@message
class Hold:
    """From now on players hear an answer when it is released, or (off) at once (Rule T-2.3)."""

    type: Literal["hold"]
    on: bool
    eyes: HostEyes = None
    since: Count = 0


@message
class Going:
    """Ask what would go if the game master took back so many requests (Rule T-2.4)."""

    type: Literal["going"]
    count: Annotated[int, Interval(ge=1, le=MAX_BACK)]


@message
class Release:
    """Say the answers that are held back."""

    type: Literal["release"]
    eyes: HostEyes = None
    since: Count = 0


@message
class Consider:
    """Ask whether a move could be made now, and how the game master would repeat it."""

    type: Literal["consider"]
    seat: SeatNumber
    move: Text


@message
class RulesFor:
    """Ask for the full options of a rule set with some changes, or why they can't be played."""

    type: Literal["rules"]
    game: Annotated[str, MaxLen(32)]
    rules: Options


@message
class Advance:
    """Let the bot whose turn it is move."""

    type: Literal["advance"]
    version: Count
    eyes: HostEyes = None
    since: Count = 0


@message
class HandOver:
    """Give a seat to a bot, or back to a person, who may have another name (Rule T-5).

    A guest, who doesn't know which bots there are, names none with "".
    """

    type: Literal["hand-over"]
    seat: SeatNumber
    bot: Annotated[str, MaxLen(64)] | None
    name: Name | None = None
    eyes: HostEyes = None
    since: Count = 0


@message
class Reveal:
    """Ask for the record of the finished game."""

    type: Literal["reveal"]


@message
class Step:
    """Ask for the position after `at` requests of the revealed game, through somebody's eyes."""

    type: Literal["step"]
    at: Count
    eyes: HostEyes = None


@message
class Replay:
    """Load a finished game's record to look at it."""

    type: Literal["replay"]
    record: Annotated[str, MaxLen(MAX_RECORD)]


@message
class SaidModel:
    """One statement, as it was heard."""

    key: Annotated[str, MaxLen(64)]
    args: Annotated[dict[str, Any], Predicate(is_json)]


@message
class EvidenceModel:
    """What a page knows of a game that was led elsewhere.

    The seat (null: a spectator), what the host had committed to, where it said that the plan comes
    from, and the list of promises it told, the page's own nonce, the rules, who sat where when the
    page was told it last, all that was heard, the seat's accepted moves with the versions at which
    they were made, the ranges of versions in which others may have moved for it, and whether the
    table was led by a person.
    """

    seat: Eyes
    commitment: Hex
    origin: Origin
    promises: Annotated[list[Hex], MaxLen(MAX_GUESTS)]
    nonce: Hex | None
    rules: Options
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(16)]
    heard: Annotated[list[SaidModel], MaxLen(500_000)]
    moves: Annotated[list[tuple[Count, Text]], MaxLen(200_000)]
    absent: Annotated[list[tuple[Count, Count]], MaxLen(10_000)] = field(default_factory=list)
    led: bool = False


@message
class Verify:
    """Hold a finished game's record to the rules and to what a page heard (Rule T-6)."""

    type: Literal["verify"]
    record: str
    evidence: EvidenceModel


@message
class Check:
    """Ask what is wrong with a plan under some rules."""

    type: Literal["check"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    plan: Annotated[str, MaxLen(MAX_PLAN)]


@message
class DeskFor:
    """Open a desk at which a plan is drawn (Rule T-2.1), in the place of the one that is open.

    It begins with a plan's text, with the plan that a seed gives, or with nothing; then `edits` are
    made again, those that undid others included. Tables know nothing of it, nor it of them.
    """

    type: Literal["desk"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    plan: Annotated[str, MaxLen(MAX_PLAN)] | None = None
    seed: Annotated[str, MinLen(1), MaxLen(64)] | None = None
    edits: Annotated[list[Edit], MaxLen(MAX_EDITS)] = field(default_factory=list)


@message
class Draw:
    """Make one edit at the desk."""

    type: Literal["draw"]
    edit: Edit


@message
class VoterModel:
    """Somebody who has a voice at a table; without a seat it is the person who leads it."""

    id: VoterId
    name: Name
    seat: Eyes


@message
class PointModel:
    """A change of the proposed rules that is put to the vote: who wants it, and who has voted."""

    number: Count
    author: VoterId
    by: Name
    changes: Options
    votes: Annotated[dict[VoterId, bool], MaxLen(MAX_GUESTS)]


@message
class BallotModel:
    """How somebody has voted (null: not at all), with what weight in hundredths of a percent."""

    name: Name
    seat: Eyes
    weight: Share
    vote: bool | None


@message
class SettledModel:
    """A point that is no longer open: what it wanted, and how it was decided."""

    number: Count
    by: Name
    changes: Options
    before: Options
    outcome: Outcome
    ballots: Annotated[list[BallotModel], MaxLen(MAX_GUESTS)]


@message
class AgreementModel:
    """What a table has proposed and decided of its rules; `count`: of the points there were."""

    rules: Options
    count: Count
    points: Annotated[list[PointModel], MaxLen(MAX_POINTS)]
    settled: Annotated[list[SettledModel], MaxLen(MAX_SETTLED)]


@message
class AgreeingModel:
    """What a voter does: proposes changes, votes on a point, takes his own one back.

    `count`: a point (null: each) is counted as it stands. A proposal that is only `tried` changes
    nothing.
    """

    do: Literal["propose", "vote", "withdraw", "count"]
    by: VoterId | None = None
    changes: Options | None = None
    tried: bool = False
    point: Count | None = None
    yes: bool | None = None


@message
class Agree:
    """Ask how a table's agreement stands, or becomes by what somebody does (Rule T-3).

    `rules` are those that the host proposes now, `voters` all who have a voice.
    """

    type: Literal["agree"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    agreement: AgreementModel | None
    voters: Annotated[list[VoterModel], MaxLen(MAX_GUESTS)]
    act: AgreeingModel | None = None


@message
class PersonModel:
    """Somebody who sits at a table when its game is over."""

    seat: SeatNumber
    name: Name


@message
class AskedModel:
    """Who was asked to draw the next plan, and didn't want to."""

    seat: SeatNumber
    name: Name
    answer: Literal["decline", "pass"]


@message
class HeirsModel:
    """To whom the next plan is offered (null: to nobody), and who was asked before."""

    offered: Eyes
    accepted: bool
    asked: Annotated[list[AskedModel], MaxLen(MAX_GUESTS)]


@message
class AnswerModel:
    """What somebody answers who is offered the next plan; `to`: to whom it is passed on."""

    seat: SeatNumber
    do: Literal["accept", "decline", "pass"]
    to: Eyes = None


@message
class Succeed:
    """Ask who is to draw the next plan after a finished game (Rule T-2.6)."""

    type: Literal["succeed"]
    heirs: HeirsModel | None
    people: Annotated[list[PersonModel], MaxLen(MAX_GUESTS)]
    act: AnswerModel | None = None


@message
class HandPlan:
    """Hand over the next plan, which nobody else gets to read (Rule T-2.6)."""

    type: Literal["hand-plan"]
    seat: SeatNumber
    plan: Annotated[str, MaxLen(MAX_PLAN)]


REQUESTS: Final = (
    *(Catalog, Bots, New, Again, Prepare, Open, RulesFor, Observe, Consider, Submit, Advance),
    *(Rule, Going, Hold, Release, HandOver, Reveal, Step, Replay, Verify, Check, DeskFor, Draw),
    *(Agree, Succeed, HandPlan),
)
"""What the host's page may ask."""
GUEST_REQUESTS: Final = (Observe, Consider, Submit, HandOver, Reveal, HandPlan)
"""What a guest's page may ask; the rest is the host's."""


@message
class StrangerModel:
    """A bot that did not come with the program, as its worker tells of it."""

    id: Annotated[str, MinLen(1), MaxLen(64)]
    game: Annotated[str, MaxLen(32)]
    level: Annotated[int, Interval(ge=-1000, le=1000)]


@message
class StrangersModel:
    """What a wheel has brought: its bots, and by name why others can't play."""

    bots: Annotated[list[StrangerModel], MaxLen(MAX_STRANGERS)]
    broken: Annotated[dict[Annotated[str, MaxLen(200)], str], MaxLen(MAX_STRANGERS)]


@message
class ChosenModel:
    """The move of such a bot, or without one the name of what went wrong."""

    move: Text | None = None
    fault: Annotated[str, MaxLen(200)] | None = None


@message
class JointModel:
    """What the pages of a table gave to its chance."""

    salt: Hex
    promises: Annotated[list[Hex], MaxLen(MAX_GUESTS)]
    nonces: Annotated[list[Hex], MaxLen(MAX_GUESTS)]


@message
class RecordModel:
    """A game's record: enough to play it again, and a digest of all that was said."""

    format: Literal["gamemaster-record"]
    version: Annotated[int, Interval(ge=2, le=2)]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seed: Annotated[str, MaxLen(64)]
    origin: Origin
    plan: Annotated[str, MaxLen(MAX_PLAN)]
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(16)]
    entries: Annotated[list[tuple[int, Text]], MaxLen(200_000)]
    digest: Hex
    joint: JointModel | None = None
    led: bool = False


@message
class BesideModel:
    """What is kept beside a record, and is no part of the game.

    `holding`: answers wait for the game master's word (Rule T-2.3); `held`: the version at which
    one was held back that is still unsaid; `handed`: the plan of the next game (Rule T-2.6).
    """

    holding: bool = False
    held: Count | None = None
    handed: HandPlan | None = None


@message
class AdditionModel:
    """What a record has grown by: entries, the digest of all that was said, seats that changed.

    `beside`: what is kept beside the record now.
    """

    entries: Annotated[list[tuple[int, Text]], MaxLen(200_000)]
    digest: Hex
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(16)] | None = None
    beside: BesideModel | None = None


def broken(what: str, place: str, why: str) -> Refused:
    """The refusal of a message that does not fit, with what is wrong first of all."""
    return Refused(f"refused-{what}-broken", f"{what}: {place}: {why}", place=place, why=why)


def check_length(text: str, what: str, limit: int) -> None:
    """Raise `Refused`, key `refused-<what>-too-long`, for a text longer than its border allows."""
    if len(text) > limit:
        raise Refused(
            f"refused-{what}-too-long",
            f"the {what} has {len(text)} characters, {limit} are allowed",
            length=len(text),
            limit=limit,
        )
