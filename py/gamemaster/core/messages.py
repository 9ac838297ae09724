"""What a page asks of the engine: the host's own, or a guest's. One definition for every reader.

The classes are plain data, so the engine starts without a compiled extension. `read` (`reading.py`)
holds the page's own messages to them, `guarding.read` what comes from elsewhere, by pydantic; a
test wants both to accept and to refuse the same. Each border has a size limit; what does not fit is
refused with the name of the field that is wrong.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Final, Literal

from annotated_types import Interval, MaxLen, MinLen, Predicate

from gamemaster.core.agreement_messages import Agree, HandPlan, Succeed
from gamemaster.core.fairness import Origin
from gamemaster.core.letters import (
    MAX_BACK,
    MAX_EDITS,
    MAX_GUESTS,
    MAX_PATIENCE,
    MAX_PLAN,
    MAX_RECORD,
    Count,
    Edit,
    Eyes,
    Hex,
    HostEyes,
    Name,
    Options,
    SeatModel,
    SeatNumber,
    Text,
    Told,
    is_json,
    message,
)
from gamemaster.core.puzzle_messages import OpenBook, Pose
from gamemaster.core.teaching_messages import CompanionModel, Dismiss, Teach


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

    `led`: a person of this page is its game master (Rule T-2); `companion`: who sits beside the
    player through whose eyes the page looks.
    """

    type: Literal["new"]
    game: Annotated[str, MaxLen(32)]
    rules: Options
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(16)]
    seed: Annotated[str, MaxLen(64)] | None = None
    plan: Annotated[str, MaxLen(MAX_PLAN)] | None = None
    led: bool = False
    eyes: HostEyes = None
    companion: CompanionModel | None = None


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
    """Let the bot whose turn it is move; one that thinks may take so many milliseconds."""

    type: Literal["advance"]
    version: Count
    eyes: HostEyes = None
    since: Count = 0
    patience: Annotated[int, Interval(ge=1, le=MAX_PATIENCE)] | None = None


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
class Recollect:
    """What the bots knew when the game that is over was decided.

    It is the game of a record that this page has verified, or without one that of its own table.
    """

    type: Literal["recollect"]
    record: Annotated[str, MaxLen(MAX_RECORD)] | None = None


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


REQUESTS: Final = (
    *(Catalog, Bots, New, Again, Prepare, Open, RulesFor, Observe, Consider, Submit, Advance),
    *(Rule, Going, Hold, Release, HandOver, Reveal, Recollect, Step, Replay, Verify, Check),
    *(DeskFor, Draw, Agree, Succeed, HandPlan, Teach, Dismiss, OpenBook, Pose),
)
"""What the host's page may ask."""
GUEST_REQUESTS: Final = (Observe, Consider, Submit, HandOver, Reveal, HandPlan)
"""What a guest's page may ask; the rest is the host's."""
