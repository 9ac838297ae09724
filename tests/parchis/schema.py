"""What an observation of Parchís looks like as it crosses the border: strict models, for tests."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Count = Annotated[int, Field(ge=0)]
Seat = Annotated[int, Field(ge=0, le=3)]
Piece = Annotated[int, Field(ge=0, le=3)]
Face = Annotated[int, Field(ge=1, le=6)]
Place = Annotated[str, Field(pattern=r"^(base|[1-9]|[1-5][0-9]|6[0-8]|L[1-7]|home)$")]
Cell = Annotated[int, Field(ge=1, le=68)]
Bonus = Literal[10, 20]


class Strict(BaseModel):
    """Nothing more, nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Nothing(Strict):
    """The target of a button."""


class StepTarget(Strict):
    seat: Seat
    from_: Annotated[Place, Field(alias="from")]
    to: Place
    by: Literal[1, 2, 3, 4, 5, 6, 10, 20]
    with_: Annotated[Literal["die", "sum", "bonus"], Field(alias="with")]
    takes: bool
    way: Literal["enters", "moves", "laps", "turns-in", "climbs", "comes-home"]


class StepOffer(Strict):
    move: str
    do: Literal["step"]
    target: StepTarget
    part: Literal[False]

    @model_validator(mode="after")
    def _says_what_it_targets(self) -> Self:
        target = self.target
        assert self.move == f"{target.from_}-{target.to}"
        assert (target.with_ == "bonus") == (target.by > 6)
        assert target.from_ != "base" or target.by == 5
        assert target.with_ != "sum" or target.from_ == "base"
        return self


class ButtonOffer(Strict):
    move: Literal["roll", "done", "undo"]
    do: Literal["roll", "done", "pass", "undo"]
    target: Nothing
    part: Literal[False]

    @model_validator(mode="after")
    def _says_what_it_does(self) -> Self:
        assert self.move == {"pass": "done"}.get(self.do, self.do)
        return self


ParchisOffer = StepOffer | ButtonOffer


class DiceModel(Strict):
    seat: Seat
    faces: Annotated[list[Face], Field(min_length=2, max_length=2)]


class TallyModel(Strict):
    rolls: Count
    pips: Count
    expected_pips: Annotated[float, Field(ge=0)]
    doubles: Count
    expected_doubles: Annotated[float, Field(ge=0)]
    waits: Count
    fives: Count
    expected_fives: Annotated[float, Field(ge=0)]
    luck: float
    captures: Count
    captured: Count
    bonus: Count
    bonus_lost: Count
    unused: Count
    stuck: Count
    third_doubles: Count
    laps: Count
    home: Annotated[int, Field(ge=0, le=4)]


class ParchisViewModel(Strict):
    phase: Literal["draw", "roll", "move", "over"]
    players: Literal[2, 3, 4]
    corners: list[Seat]
    partners: list[Seat] | None
    shelters: list[Cell]
    pieces: list[Annotated[list[Place], Field(min_length=4, max_length=4)]]
    draws: list[Face | None]
    player: Seat | None
    mover: Seat | None
    dice: DiceModel | None
    left: Annotated[list[Face], Field(max_length=2)]
    bonus: list[Bonus]
    doubles: Annotated[int, Field(ge=0, le=3)]
    paired: list[Annotated[list[Piece], Field(min_length=2, max_length=2)]]
    moved: list[Piece]
    to_go: list[Annotated[int, Field(ge=0, le=4 * 75)]]
    tally: list[TallyModel]
    course: list[list[Count]]

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        by_seat = (self.corners, self.pieces, self.draws, self.to_go, self.tally)
        assert all(len(each) == self.players for each in by_seat)
        assert all(len(point) == self.players for point in self.course)
        assert self.partners is None or self.partners == [2, 3, 0, 1]
        assert len(self.shelters) in (4, 12)
        assert self.shelters == sorted(self.shelters)
        assert (self.player is None) == (self.mover is None) == (self.phase in ("draw", "over"))
        assert self.phase == "move" or self.phase == "over" or not (self.left or self.bonus)
        assert bool(self.course) == (self.phase == "over")
        return self
