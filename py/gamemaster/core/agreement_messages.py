"""What crosses a border when people agree on rules (Rule T-3), or on who leads next (T-2.6)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from annotated_types import Interval, MaxLen, MinLen

from gamemaster.core.letters import (
    MAX_GUESTS,
    MAX_PLAN,
    Count,
    Eyes,
    Name,
    Options,
    SeatNumber,
    message,
)

MAX_POINTS: Final = 8
"""Changes of the rules that are open at once."""
MAX_SETTLED: Final = 24
"""Decisions that a table remembers."""
VoterId = Annotated[str, MinLen(1), MaxLen(32)]
Share = Annotated[int, Interval(ge=0, le=10_000)]
Outcome = Literal["agreed", "kept", "granted", "impossible"]
"""Of a point: it was agreed on; the proposal stays as it is; the host has proposed it himself
meanwhile; it can't be played with what was proposed or agreed on meanwhile."""


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
