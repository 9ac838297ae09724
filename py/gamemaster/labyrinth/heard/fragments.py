"""Fragments: pieces of a map that a player has certainly seen, wherever in the plan they lie.

A fragment has coordinates of its own. A *spot* in it is one int, floors, rows and columns apart by
`FLOOR`, `STRIDE` and 1, a *side* is one int too; laying a fragment elsewhere adds a number to
either. The offsets at which a fragment could lie in the plan, whose size is public, are its
`places`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import NOWHERE, Place

STRIDE: Final = 64
"""More than twice the longest side of a plan, so that spots with negative columns stay apart."""
FLOOR: Final = 64 * STRIDE
"""As much more, so that no row of one floor touches a row of another."""
STEP: Final = (-1, 1, -STRIDE, STRIDE)
"""What each direction adds to a spot."""
_SIDE: Final = (-2, 0, 1 - 2 * STRIDE, 1)

NEVER: Final = -1
LATER: Final = 1 << 30

PLAN: Final = 0
"""The id of the fragment that lies in the plan's own coordinates."""

WET: Final = those("wet")
LOOPS: Final = those("loops")
"""Cells that lead on to another one of their kind."""
CARRIERS: Final = those("carries")
"""Cells that carry on whoever enters."""
FLOWING: Final = those("flows")


class ContradictionError(RuntimeError):
    """What was heard can't all be true of one plan under the published rules."""


def spot_at(row: int, col: int, floor: int = NOWHERE) -> int:
    """The spot of a place in the plan; without a floor, on the first or only one."""
    return max(floor, 0) * FLOOR + row * STRIDE + col


@cache  # a notebook is shown anew after every move, and asks this of all its spots and sides
def place_at(spot: int) -> Place:
    """Row, column and floor of a spot; each may be negative in a floating fragment."""
    floor = floor_of(spot)
    row = (spot - floor * FLOOR + STRIDE // 2) // STRIDE
    return Place(row, spot - floor * FLOOR - row * STRIDE, floor)


def floor_of(spot: int) -> int:
    """The floor of a spot."""
    return (spot + FLOOR // 2) // FLOOR


def side_at(spot: int, direction: int) -> int:
    """The side of a spot; the neighbouring spot gives the same number for it."""
    return 2 * spot + _SIDE[direction]


def ends(side: int) -> tuple[int, int]:
    """The two spots of a side: left and right, or upper and lower."""
    spot = side >> 1
    return spot, spot + (STRIDE if side & 1 else 1)


def sides_between(start: int, end: int) -> list[int]:
    """The sides that a straight line between two spots crosses."""
    step = STRIDE if (end - start) % STRIDE == 0 else 1
    low, high = min(start, end), max(start, end)
    return [2 * spot + (step == STRIDE) for spot in range(low, high, step)]


@dataclass(slots=True)
class Side:
    """All that was ever read of one side of a cell, with the times at which it was read.

    `wall`: the last time that somebody met a wall, inner or outer. `open`: since when it is known
    to be open between two cells. `blown`: when an explosion took the inner wall that stood here.
    `bare`: since when it is known that no inner wall stands here. `passable`: since when one can
    certainly pass, into another cell or out. `outer` (indestructible), `exit`: certainly; `inner`
    and `rim`: certainly between two cells, or at the edge of the plan. A reading says something
    about all earlier or later times, for walls don't appear; where one is built, what is no longer
    certain is given up (`lasting`). With closed exits, which look like the outer wall, `blown` and
    `bare` are about them as well.
    """

    wall: int = NEVER
    open: int = LATER
    blown: int = LATER
    bare: int = LATER
    passable: int = LATER
    outer: bool = False
    exit: bool = False
    inner: bool = False
    rim: bool = False

    def state(self) -> Literal["open", "wall", "exit", "edge"] | None:
        """What the side certainly is: `open`, `wall`, `exit`, `edge`, or None."""
        if self.exit:
            return "exit"
        if self.outer:
            return "edge"
        if self.open < LATER:
            return "open"
        return "wall" if self.wall > NEVER and self.passable == LATER else None

    def facts(self) -> tuple[object, ...]:
        """What others can conclude from, but the time of a wall."""
        return self.state(), self.bare, self.blown, self.passable, self.inner, self.rim

    def passes_no_water(self) -> bool:
        """Whether no river flows here: a wall stands or has stood here (Rule G-9)."""
        return self.wall > NEVER or self.blown < LATER or self.outer or self.exit or self.rim

    def absorb(self, other: Side) -> None:
        """Add the readings of the same side in another fragment."""
        self.wall = max(self.wall, other.wall)
        self.open = min(self.open, other.open)
        self.blown = min(self.blown, other.blown)
        self.bare = min(self.bare, other.bare)
        self.passable = min(self.passable, other.passable)
        self.outer |= other.outer
        self.exit |= other.exit
        self.inner |= other.inner
        self.rim |= other.rim

    def lasting(self, *, closable: bool) -> Side:
        """What remains certain if a wall may have been built here (Rule C-5)."""
        if self.outer or self.exit:
            return self
        opened = min(self.open, self.blown, self.passable) < LATER
        inner = self.inner or self.open < LATER or (self.blown < LATER and not closable)
        return Side(wall=NEVER if opened else self.wall, inner=inner, rim=self.rim)

    def conclude(self, unseen: Unseen) -> None:
        """A wall met where no inner wall stands is the outer wall; a way out is an exit."""
        self.exit |= self.rim and self.passable < LATER
        if (
            not self.inner
            and self.wall > NEVER
            and self.bare < LATER
            and self.blown == LATER
            and not self.exit
            and (self.wall >= self.bare or not unseen(self.wall, self.bare))
        ):
            self.outer = True


Unseen = Callable[[int, int], bool]
"""Whether a wall may have been blown at a place unknown after one time and up to another."""


def clash(one: Side, other: Side, unseen: Unseen, *, closable: bool = False) -> bool:
    """Whether two readings can't be of one and the same side; `closable`: exits may be closed."""
    both = Side(
        *(one.wall, one.open, one.blown, one.bare, one.passable),
        *(one.outer, one.exit, one.inner, one.rim),
    )
    both.absorb(other)
    both.conclude(unseen)
    if both.inner or both.rim:
        outer = both.outer or both.exit or both.rim
        inner = both.inner or both.open < LATER or (both.blown < LATER and not closable)
        if outer and inner:
            return True
    if both.exit:
        # A closed exit answers like a wall until it is blown open.
        return both.outer or both.open < LATER or (both.wall > NEVER and not closable)
    opened = min(both.open, both.passable)
    if opened == LATER:
        return False
    if both.outer or opened <= both.wall:
        return True
    if both.blown < LATER:
        twice = one.blown != other.blown and max(one.blown, other.blown) < LATER
        return twice or opened < both.blown or both.bare < both.blown
    return both.wall > NEVER and not unseen(both.wall, opened)


@dataclass(slots=True)
class Lying:
    """At least `count` treasures lay on a spot at a time."""

    count: int
    time: int


@dataclass(slots=True)
class Fragment:
    """One piece of the map. `stamp` grows with every new fact, so that others know when to look.

    `things`: so many of each kind lie on a spot, at least. `news`: the spots at which facts were
    changed, in order, so that others know where to look.
    """

    id: int
    places: set[int]
    cells: dict[int, str | None] = field(default_factory=dict)
    sides: dict[int, Side] = field(default_factory=dict)
    flows: dict[int, int] = field(default_factory=dict)
    lying: dict[int, Lying] = field(default_factory=dict)
    things: dict[int, dict[str, int]] = field(default_factory=dict)
    visits: dict[int, int] = field(default_factory=dict)
    landmarks: dict[str, list[int]] = field(default_factory=dict)
    stamp: int = 0
    news: list[int] = field(default_factory=list)

    @property
    def anchored(self) -> bool:
        """Whether its coordinates are the plan's own."""
        return self.id == PLAN

    @property
    def blank(self) -> bool:
        """Whether it says nothing at all: one cell, of which nothing is known."""
        return not self.sides and len(self.cells) == 1 and None in self.cells.values()

    def mark(self, landmark: str, where: int) -> None:
        """Note a thing of which the rules publish the number; exits by side, cells by spot."""
        known = self.landmarks.setdefault(landmark, [])
        if where not in known:
            known.append(where)


def keep(piece: Fragment, reach: set[int]) -> bool:
    """Keep the places of a piece that are within reach; whether there were others."""
    if piece.places <= reach:
        return False
    piece.places &= reach
    piece.stamp += 1
    if not piece.places:
        raise ContradictionError(f"fragment {piece.id} fits nowhere")
    return True


def may_flow(fragment: Fragment, spot: int, direction: int) -> bool:
    """Whether, as far as this fragment knows, water may flow from a spot in a direction."""
    flow = fragment.flows.get(spot)
    if flow is not None:
        return flow == direction
    side = fragment.sides.get(side_at(spot, direction))
    if side is not None and side.passes_no_water():
        return False
    beyond = spot + STEP[direction]
    kind = fragment.cells.get(beyond)
    if kind is not None and kind not in WET:
        return False
    return fragment.flows.get(beyond) != direction ^ 1


class Outline:
    """The public shape of the plan: which spots belong to it, and what its sides can be.

    `holes` are the spots without a cell, the same on every floor; `closable`: exits may be closed
    (G-1).
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        holes: Iterable[int] = (),
        *,
        floors: int = 1,
        closable: bool = False,
    ) -> None:
        self.floors = floors
        self.rows = rows
        self.cols = cols
        self.closable = closable
        missing = frozenset(hole % FLOOR for hole in holes)
        grid = (spot_at(row, col) for row in range(rows) for col in range(cols))
        floor = [spot for spot in grid if spot not in missing]
        self.spots = tuple(up * FLOOR + spot for up in range(floors) for spot in floor)
        self.inside = frozenset(self.spots)
        self._bordering: dict[int, int] = {}
        for spot in self.spots:
            for direction in range(4):
                side = side_at(spot, direction)
                self._bordering[side] = self._bordering.get(side, 0) + 1

    def is_outer(self, side: int) -> bool:
        """Whether a side is the plan's edge."""
        return self._bordering.get(side) == 1

    def suits(self, fragment: Fragment, offset: int) -> bool:
        """Whether a fragment laid at an offset keeps within the plan and its edge (Rule G-1)."""
        for spot in fragment.cells:
            if spot + offset not in self.inside:
                return False
        bordering = self._bordering
        for key, side in fragment.sides.items():
            cells = bordering.get(key + 2 * offset, 0)
            if cells == 0:
                return False
            blown = side.blown < LATER and not self.closable
            if cells == 1 and (side.open < LATER or blown or side.inner):
                return False
            if cells == 2 and (side.outer or side.exit or side.rim):
                return False
        return True
