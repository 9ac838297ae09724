"""The atlas: all fragments of one notebook, and what ties them together.

It takes single facts (a cell's type, a reading of a side, a link, a line of fire) and keeps them in
fragments; `joining` draws the conclusions. Fragment `PLAN` lies in the plan's own coordinates, the
others float. Everything kept here is certain as long as the plan obeys its published rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from gamemaster.labyrinth.heard.fragments import (
    LATER,
    NEVER,
    PLAN,
    STEP,
    ContradictionError,
    Fragment,
    Lying,
    Outline,
    Side,
    may_flow,
    side_at,
)
from gamemaster.labyrinth.rules import Rules

MOST_FRAGMENTS: Final = 12
"""With more floating fragments than this the poorest is forgotten, to keep a notebook quick."""


class Spot(NamedTuple):
    """A spot in a fragment."""

    fragment: int
    at: int


@dataclass(frozen=True, slots=True)
class Link:
    """Whoever comes to `source` is led to `target`, `by` a river or a pit."""

    by: str
    source: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Bond:
    """In the plan, `target` lies one of `steps` away from `source`, in one straight line.

    The water of a river flows there, or (`since` a time) a bullet flew there, so that the line was
    open. `checked` are the stamps of both fragments when the steps were last looked through.
    """

    source: Spot
    target: Spot
    steps: tuple[int, ...]
    since: int | None = None
    checked: tuple[int, int] = (NEVER, NEVER)


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that happened at a time, on a side (a blast) or on a spot (a taking)."""

    time: int
    fragment: int
    where: int


class Atlas:
    """Fragments, links, bonds and pawns of one notebook."""

    def __init__(self, rules: Rules) -> None:
        self.outline = Outline(rules.rows, rules.cols)
        self.limits: dict[str, int] = {
            "arsenal": rules.arsenals,
            "hospital": rules.hospitals,
            "exit": rules.exits,
        }
        self.fragments: dict[int, Fragment] = {PLAN: Fragment(PLAN, {0})}
        self.pawns: dict[int, Spot] = {}
        """Where everybody stands, or lay down."""
        self.bear: Spot | None = None
        self.links: list[Link] = []
        self.bonds: list[Bond] = []
        self.blasts: list[Deed] = []
        self.takings: list[Deed] = []
        self.now = 0
        self._next_id = PLAN + 1

    # -- facts ----------------------------------------

    def new_fragment(self, kind: str) -> Spot:
        """A floating fragment of one cell, which may lie wherever nothing speaks against it."""
        fragment = Fragment(self._next_id, set(self.outline.spots))
        self._next_id += 1
        self.fragments[fragment.id] = fragment
        spot = Spot(fragment.id, 0)
        self.set_cell(spot, kind)
        return spot

    def set_cell(self, spot: Spot, kind: str | None) -> None:
        """A cell's type, or only that there is a cell (None)."""
        fragment = self.fragments[spot.fragment]
        known = fragment.cells.get(spot.at)
        if known is None:
            if fragment.anchored and spot.at not in self.outline.inside:
                raise ContradictionError(f"a cell at {spot} outside the plan")
            if kind is not None or spot.at not in fragment.cells:
                fragment.cells[spot.at] = kind
                fragment.stamp += 1
            if kind in self.limits:
                fragment.mark(kind, spot.at)
        elif kind is not None and known != kind:
            raise ContradictionError(f"the cell at {spot} is {known} and {kind}")

    def cell(self, spot: Spot) -> str | None:
        """A cell's type as far as known."""
        return self.fragments[spot.fragment].cells.get(spot.at)

    def beside(self, spot: Spot, direction: int) -> Spot:
        """The neighbouring spot."""
        return Spot(spot.fragment, spot.at + STEP[direction])

    def read_side(self, spot: Spot, direction: int, reading: Side) -> None:
        """A reading of a side of a cell."""
        self.take_side(self.fragments[spot.fragment], side_at(spot.at, direction), reading)

    def take_side(self, fragment: Fragment, key: int, reading: Side) -> None:
        """A reading of a side by its number in a fragment."""
        side = fragment.sides.setdefault(key, Side())
        before = (side.state(), side.bare, side.blown)
        side.absorb(reading)
        side.conclude(lambda after, upto: self.blast_unseen(after, upto, fragment.id, fragment.id))
        if side.exit:
            fragment.mark("exit", key)
        if fragment.anchored:
            if self.outline.is_outer(key):
                side.outer |= side.wall > NEVER
                broken = side.open < LATER
            else:
                broken = side.outer or side.exit
            if broken:
                raise ContradictionError(f"side {key} of the plan can't be {side}")
        if before != (side.state(), side.bare, side.blown) or reading.wall > NEVER:
            fragment.stamp += 1

    def set_flow(self, spot: Spot, direction: int) -> None:
        """The water of a river cell certainly flows in this direction."""
        fragment = self.fragments[spot.fragment]
        if not may_flow(fragment, spot.at, direction):
            raise ContradictionError(f"the river at {spot} can't flow {direction}")
        if spot.at not in fragment.flows:
            fragment.flows[spot.at] = direction
            fragment.stamp += 1
            # Where water flows no wall stands, ever.
            self.read_side(spot, direction, Side(open=0))
            self.set_cell(self.beside(spot, direction), None)

    def link_from(self, source: Spot) -> Spot | None:
        """Where a river cell or pit leads, if that is known."""
        flow = self.fragments[source.fragment].flows.get(source.at)
        if flow is not None:
            return self.beside(source, flow)
        for link in self.links:
            if link.source == source:
                return link.target
        return None

    def tie(self, by: str, source: Spot, target: Spot) -> None:
        """Remember where a river cell or pit led."""
        self.links.append(Link(by, source, target))
        if by == "river":
            self.bonds.append(Bond(source, target, STEP))

    def lead_bear(self, direction: int) -> None:
        """The bear repeats a step, as long as it is certain where that leads (Rule A-8)."""
        if self.bear is None:
            return
        side = self.fragments[self.bear.fragment].sides.get(side_at(self.bear.at, direction))
        state = None if side is None else side.state()
        if state == "wall" and self.doubtful_wall(
            self.fragments[self.bear.fragment], side_at(self.bear.at, direction)
        ):
            state = None
        if state in ("wall", "edge", "exit"):
            return
        entered = self.beside(self.bear, direction)
        kind = self.cell(entered)
        if state is None or kind is None:
            self.bear = None
        elif kind in ("river", "pit"):
            self.bear = self.link_from(entered)
        else:
            self.bear = entered

    # -- explosions and takings at places unknown ----------------------------------------

    def blast_unseen(self, after: int, upto: int, one: int, other: int) -> bool:
        """Whether a wall was blown in that time in a floating fragment other than these two."""
        return any(
            after < blast.time <= upto and blast.fragment not in (PLAN, one, other)
            for blast in self.blasts
        )

    def _may_coincide(self, one: int, here: int, other: int, there: int) -> bool:
        """Whether spots of two fragments may be the same spot of the plan."""
        shift = here - there
        others = self.fragments[other].places
        return any(place + shift in others for place in self.fragments[one].places)

    def doubtful_wall(self, fragment: Fragment, key: int) -> bool:
        """Whether a wall once met may meanwhile have been blown at a place unknown."""
        wall = fragment.sides[key].wall
        return any(
            blast.time > wall
            and blast.fragment != fragment.id
            and (blast.where - key) % 2 == 0
            and self._may_coincide(fragment.id, key >> 1, blast.fragment, blast.where >> 1)
            for blast in self.blasts
        )

    def treasures_at(self, spot: Spot) -> int:
        """How many treasures certainly lie on a spot, at least."""
        lying = self.fragments[spot.fragment].lying.get(spot.at)
        if lying is None or lying.count == 0:
            return 0
        doubt = any(
            taking.time > lying.time
            and taking.fragment != spot.fragment
            and self._may_coincide(spot.fragment, spot.at, taking.fragment, taking.where)
            for taking in self.takings
        )
        return 0 if doubt else lying.count

    # -- housekeeping ----------------------------------------

    def floating(self) -> Iterator[Fragment]:
        """The fragments whose place is unknown, oldest first."""
        return (fragment for fragment in self.fragments.values() if not fragment.anchored)

    def move_all(self, gone: int, kept: int, shift: int) -> None:
        """Everything that pointed into a fragment points into the one that took it in."""

        def moved(spot: Spot) -> Spot:
            return Spot(kept, spot.at + shift) if spot.fragment == gone else spot

        def moved_deeds(deeds: Iterable[Deed], by: int) -> list[Deed]:
            return [
                Deed(deed.time, kept, deed.where + by) if deed.fragment == gone else deed
                for deed in deeds
            ]

        self.pawns = {seat: moved(spot) for seat, spot in self.pawns.items()}
        self.bear = None if self.bear is None else moved(self.bear)
        links = [Link(link.by, moved(link.source), moved(link.target)) for link in self.links]
        self.links = list(dict.fromkeys(links))
        self.bonds = [
            Bond(moved(bond.source), moved(bond.target), bond.steps, bond.since)
            for bond in self.bonds
        ]
        self.blasts = moved_deeds(self.blasts, 2 * shift)
        self.takings = moved_deeds(self.takings, shift)

    def forget_poorest(self) -> None:
        """Drop the floating fragment that says least, if there are too many to stay quick.

        Where a pawn stands, or something happened that casts doubt elsewhere, is never dropped.
        """
        if len(self.fragments) <= MOST_FRAGMENTS + 1:
            return
        needed = {spot.fragment for spot in self.pawns.values()}
        needed |= {self.bear.fragment} if self.bear is not None else set()
        needed |= {deed.fragment for deed in (*self.blasts, *self.takings)}
        idle = [piece for piece in self.floating() if piece.id not in needed]
        if not idle:
            return
        poorest = min(idle, key=lambda piece: (len(piece.cells) + len(piece.sides), piece.id)).id
        del self.fragments[poorest]
        self.links = [
            link
            for link in self.links
            if poorest not in (link.source.fragment, link.target.fragment)
        ]
        self.bonds = [
            bond
            for bond in self.bonds
            if poorest not in (bond.source.fragment, bond.target.fragment)
        ]

    def note_lying(self, spot: Spot, count: int) -> None:
        """So many treasures lie on a spot now."""
        self.fragments[spot.fragment].lying[spot.at] = Lying(count, self.now)

    def note_visit(self, spot: Spot) -> None:
        """Somebody ended his move here."""
        visits = self.fragments[spot.fragment].visits
        visits[spot.at] = visits.get(spot.at, 0) + 1
