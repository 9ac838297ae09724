"""What Parchís shows, as JSON values: the board, what the dice gave, and what offers aim at.

Beside `core/replies.py`, which says who is held to these.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypedDict

from annotated_types import Ge, Interval, Len, MaxLen, MinLen, Predicate

from gamemaster.core.replies import Count


def is_place(text: str) -> bool:
    """Whether a text is the name of a place on the board."""
    return re.fullmatch("base|[1-9]|[1-5][0-9]|6[0-8]|L[1-7]|home", text) is not None


def is_stride(cells: int) -> bool:
    """Whether a step can be so long: a die's, a sum's or a bonus's."""
    return 1 <= cells <= 6 or is_bonus(cells)


def is_bonus(cells: int) -> bool:
    """Whether there is a bonus of so many cells."""
    return cells in (10, 20)


Corner = Annotated[int, Interval(ge=0, le=3)]
Piece = Annotated[int, Interval(ge=0, le=3)]
Face = Annotated[int, Interval(ge=1, le=6)]
Cell = Annotated[int, Interval(ge=1, le=68)]
Place = Annotated[str, Predicate(is_place)]
"""`base`, `1` to `68`, `L1` to `L7` or `home`."""
Mean = Annotated[float, Ge(0)]

Uses = Literal["die", "sum", "bonus"]
StepKey = Literal["enters", "moves", "laps", "turns-in", "climbs", "comes-home"]
StepTarget = TypedDict(
    "StepTarget",
    {
        "seat": Corner,
        "from": Place,
        "to": Place,
        "by": Annotated[int, Predicate(is_stride)],
        "with": Uses,
        "takes": bool,
        "way": StepKey,
    },
)
"""A step: the owner of the piece, by so many cells, and what will be said of it."""


class ButtonTarget(TypedDict):
    """What is asked for by a button aims at nothing."""


class RequestTold(TypedDict):
    """A request, as the game master repeats it."""

    do: str
    text: str


class Rolled(TypedDict):
    """Who has rolled, and what."""

    seat: Corner
    faces: Annotated[list[Face], Len(2, 2)]


class Tally(TypedDict):
    """What the dice and the game gave a player.

    `waits` are rolls with a piece in the base, `fives` those of them that let one out; `luck`:
    cells above the average; `unused` pips and `bonus_lost` cells went to waste, `stuck` rolls
    altogether.
    """

    rolls: Count
    pips: Count
    expected_pips: Mean
    doubles: Count
    expected_doubles: Mean
    waits: Count
    fives: Count
    expected_fives: Mean
    luck: float
    captures: Count
    captured: Count
    bonus: Count
    bonus_lost: Count
    unused: Count
    stuck: Count
    third_doubles: Count
    laps: Count
    home: Annotated[int, Interval(ge=0, le=4)]


class ParchisSeen(TypedDict):
    """The board as everybody sees it.

    `pieces` of each seat, in the order of their numbers; `mover`: whose pieces the `player` moves;
    `to_go`: the cells that each seat still has to go; `course`: the same at the start and after
    each turn, told when the game is over.
    """

    phase: Literal["draw", "roll", "move", "over"]
    players: Annotated[int, Interval(ge=2, le=4)]
    corners: list[Corner]
    partners: list[Corner] | None
    shelters: list[Cell]
    pieces: list[Annotated[list[Place], MinLen(4), MaxLen(4)]]
    draws: list[Face | None]
    player: Corner | None
    mover: Corner | None
    dice: Rolled | None
    left: Annotated[list[Face], MaxLen(2)]
    bonus: list[Annotated[int, Predicate(is_bonus)]]
    doubles: Annotated[int, Interval(ge=0, le=3)]
    paired: list[Annotated[list[Piece], Len(2, 2)]]
    moved: list[Piece]
    to_go: list[Annotated[int, Interval(ge=0, le=4 * 75)]]
    tally: list[Tally]
    course: list[list[Count]]
