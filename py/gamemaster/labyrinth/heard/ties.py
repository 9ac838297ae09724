"""Ties between fragments: where cells lead, and how one spot may lie from another.

Where a river, a lift, a bullet or a knife joins two spots, only some displacements are possible:
the *courses*. One by water says also how the river flows, as far as it carried somebody.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, opposite
from gamemaster.labyrinth.heard.fragments import FLOOR, NEVER, STEP

Flow = tuple[int, int]
"""How far a river cell lies from the source, as spots differ, and where its water flows."""


class Spot(NamedTuple):
    """A spot in a fragment."""

    fragment: int
    at: int


class Course(NamedTuple):
    """A displacement; the `flows` that it needs, and one that it excludes, if any."""

    step: int
    flows: tuple[Flow, ...] = ()
    without: Flow | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """Whoever comes to `source` is led to `target`.

    `by`: a river (one cell on), the rapids (to its delta), a pit or a lift.
    """

    by: str
    source: Spot
    target: Spot

    @property
    def ends(self) -> tuple[Spot, Spot]:
        """Source and target."""
        return self.source, self.target


@dataclass(frozen=True, slots=True)
class Bond:
    """In the plan, `target` lies from `source` as one of `courses` has it.

    `since` is the time at which a bullet flew there, so that the straight line was open. `checked`
    are the stamps of both fragments when the courses were last looked through.
    """

    source: Spot
    target: Spot
    courses: tuple[Course, ...]
    since: int | None = None
    checked: tuple[int, int] = (NEVER, NEVER)


HERE: Final = (Course(0),)
"""Both are the same cell."""
ONE_CELL: Final = tuple(Course(STEP[way], ((0, way),)) for way in DIRECTIONS)
"""One cell along the flow (Rule G-9)."""
_DRIFT: Final = ONE_CELL + tuple(
    Course(STEP[way] + STEP[on], ((0, way), (STEP[way], on)))
    for way in DIRECTIONS
    for on in DIRECTIONS
    if on != opposite(way)
)
"""One or two cells along the flow (Rule B-3)."""


def drifts(walked: int = NOWHERE, *, to_delta: bool = False) -> tuple[Course, ...]:
    """How far a drifting river takes somebody who steps onto it in a direction (Rule B-3).

    Whoever walks along the flow, or against it, ends just where he wanted; of whoever reaches a
    delta that is said. `NOWHERE`: he was in the river already, or came from outside.
    """
    if walked == NOWHERE:
        return _DRIFT
    along = (-STEP[walked], walked)
    against = (0, opposite(walked))
    carried = tuple(
        course._replace(without=along) for course in _DRIFT if course.flows[0] != against
    )
    return carried if to_delta else (Course(0, (along,)), Course(0, (against,)), *carried)


def line(direction: int, reach: range) -> tuple[Course, ...]:
    """So many cells in a direction."""
    return tuple(Course(STEP[direction] * far) for far in reach)


def next_floors(floors: int) -> tuple[Course, ...]:
    """From a lift to that of the next floor, or from the last floor to the first (Rule B-10)."""
    return (Course(FLOOR), Course((1 - floors) * FLOOR))


def any_floors(floors: int) -> tuple[Course, ...]:
    """From one lift to any other: all stand in the same place of their floors (Rule B-10)."""
    return tuple(Course(far * FLOOR) for far in range(1 - floors, floors))
