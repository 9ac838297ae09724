"""What is kept of a game: its record, what it grows by, and what lies beside it."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Interval, MaxLen, MinLen

from gamemaster.core.agreement_messages import HandPlan
from gamemaster.core.fairness import Origin
from gamemaster.core.letters import (
    MAX_GUESTS,
    MAX_PLAN,
    Count,
    Hex,
    Options,
    SeatModel,
    Text,
    message,
)
from gamemaster.core.teaching_messages import GuideModel


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
    one was held back that is still unsaid; `handed`: the plan of the next game (Rule T-2.6);
    `guide`: who is at a learner's side.
    """

    holding: bool = False
    held: Count | None = None
    handed: HandPlan | None = None
    guide: GuideModel | None = None


@message
class AdditionModel:
    """What a record has grown by: entries, the digest of all that was said, seats that changed.

    `beside`: what is kept beside the record now.
    """

    entries: Annotated[list[tuple[int, Text]], MaxLen(200_000)]
    digest: Hex
    seats: Annotated[list[SeatModel], MinLen(1), MaxLen(16)] | None = None
    beside: BesideModel | None = None
