"""The atlas: all fragments of one notebook, and what ties them together.

It takes single facts (a cell's type, a reading of a side, a link, a line of fire) and keeps them in
fragments; `joining` draws the conclusions. Fragment `PLAN` lies in the plan's own coordinates, the
others float. Everything kept here is certain as long as the plan obeys its published rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.heard.doubts import Doubts
from gamemaster.labyrinth.heard.fragments import (
    CARRIERS,
    LATER,
    NEVER,
    PLAN,
    STEP,
    ContradictionError,
    Fragment,
    Lying,
    Outline,
    Side,
    Unseen,
    ends,
    may_flow,
    side_at,
)
from gamemaster.labyrinth.heard.ties import HERE, ONE_CELL, Bond, Link, Spot, next_floors
from gamemaster.labyrinth.rules import Rules

MOST_FRAGMENTS: Final = 12
"""With more floating fragments than this the poorest is forgotten, to keep a notebook quick."""


FORMER: Final = -1
"""The seat under which the place is kept that a pawn left unseen."""


class Atlas:
    """Fragments, links, bonds and pawns of one notebook."""

    def __init__(self, rules: Rules, holes: Iterable[int] = ()) -> None:
        closable = rules.closed_exits > 0
        self.outline = Outline(
            rules.rows, rules.cols, holes, floors=rules.floors, closable=closable
        )
        self.limits = {"exit": rules.exits}
        self.limits |= {
            kind.name: number for kind in CELL_TYPES.values() if (number := kind.wanted(rules))
        }
        """So many landmarks of a kind the plan has, on all its floors together."""
        self.keeps_floors = rules.floors > 1 and not rules.floor_loops
        """Whether every loop of pits keeps to one of several floors (C-8)."""
        self.lone_pits = rules.lone_pits
        """Whether a loop may consist of one pit (B-4)."""
        self.fragments: dict[int, Fragment] = {PLAN: Fragment(PLAN, {0})}
        self.pawns: dict[int, Spot] = {}
        """Where everybody stands, or lay down; under `FORMER` where somebody stood before."""
        self.bear: Spot | None = None
        self.links: list[Link] = []
        self.bonds: list[Bond] = []
        self.doubts = Doubts(self.fragments)
        self.now = 0
        self._forgets_deeds = rules.compound
        self._next_id = PLAN + 1

    # -- facts ----------------------------------------

    def new_fragment(self, kind: str | None) -> Spot:
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
                fragment.news.append(spot.at)
            if kind in self.limits:
                fragment.mark(kind, spot.at)
        elif kind is not None and known != kind:
            raise ContradictionError(f"the cell at {spot} is {known} and {kind}")

    def landmark(self, name: str) -> Spot | None:
        """Where the only cell of a kind is, if anybody has seen it."""
        for fragment in self.fragments.values():
            if name in fragment.landmarks:
                return Spot(fragment.id, fragment.landmarks[name][0])
        return None

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
        fragment.news += ends(key)
        before = side.facts()
        side.absorb(reading)
        side.conclude(self.unseen_by(fragment, fragment))
        if fragment.anchored:
            broken = self._place_side(side, outer=self.outline.is_outer(key))
        else:
            broken = side.outer and side.passable < LATER
        if side.exit:
            fragment.mark("exit", key)
        if broken:
            raise ContradictionError(f"side {key} of fragment {fragment.id} can't be {side}")
        if before != side.facts() or reading.wall > NEVER:
            fragment.stamp += 1

    def _place_side(self, side: Side, *, outer: bool) -> bool:
        """What it means that a side lies inside the plan or at its edge; whether it can't."""
        if not outer:
            side.open = min(side.open, side.passable)
            return side.outer or side.exit or side.rim
        side.exit |= side.passable < LATER
        if not self.outline.closable:
            side.outer |= side.wall > NEVER
        return side.open < LATER or side.inner

    def is_inner(self, spot: Spot, direction: int) -> bool:
        """Whether a side is certainly one between two cells."""
        side = self.fragments[spot.fragment].sides.get(side_at(spot.at, direction))
        return side is not None and side.inner

    def unseen_by(self, one: Fragment, other: Fragment) -> Unseen:
        """Whether walls may have gone that these two fragments don't know of."""
        return lambda after, upto: self.doubts.blast_unseen(after, upto, one.id, other.id)

    def set_flow(self, spot: Spot, direction: int) -> None:
        """The water of a river cell certainly flows in this direction."""
        fragment = self.fragments[spot.fragment]
        if not may_flow(fragment, spot.at, direction):
            raise ContradictionError(f"the river at {spot} can't flow {direction}")
        if spot.at not in fragment.flows:
            fragment.flows[spot.at] = direction
            fragment.stamp += 1
            fragment.news.append(spot.at)
            # Where water flows no wall stands, ever.
            self.read_side(spot, direction, Side(open=0))
            self.set_cell(self.beside(spot, direction), None)

    def link_from(self, source: Spot, by: str) -> Spot | None:
        """Where a river cell, pit or lift leads, if that is known."""
        flow = self.fragments[source.fragment].flows.get(source.at)
        if flow is not None and by == "river":
            return self.beside(source, flow)
        for link in self.links:
            if link.source == source and link.by == by:
                return link.target
        return None

    def tie(self, by: str, source: Spot, target: Spot) -> None:
        """Remember where a river cell, pit or lift led."""
        self.links.append(Link(by, source, target))
        if by == "river":
            self.bonds.append(Bond(source, target, ONE_CELL))
        elif by == "lift":
            self.bonds.append(Bond(source, target, next_floors(self.outline.floors)))

    def unite(self, one: Spot, other: Spot) -> None:
        """Two spots are certainly the same cell."""
        self.set_cell(one, None)
        self.set_cell(other, None)
        self.bonds.append(Bond(one, other, HERE))

    def certain_side(self, spot: Spot, direction: int) -> str | None:
        """What a side certainly is now."""
        fragment, key = self.fragments[spot.fragment], side_at(spot.at, direction)
        side = fragment.sides.get(key)
        state = None if side is None else side.state()
        return None if state == "wall" and self.doubtful_wall(fragment, key) else state

    def lead_bear(self, direction: int) -> None:
        """The bear repeats a step, as long as it is certain where that leads (Rule A-8)."""
        if self.bear is None:
            return
        state = self.certain_side(self.bear, direction)
        if state in ("wall", "edge", "exit"):
            return
        entered = self.beside(self.bear, direction)
        kind = self.cell(entered)
        if state is None or kind is None:
            self.bear = None
        elif kind in CARRIERS:
            self.bear = self.link_from(entered, kind)
        else:
            self.bear = entered

    def doubtful_wall(self, fragment: Fragment, key: int) -> bool:
        """Whether a wall once met may meanwhile have been blown at a place unknown."""
        return self.doubts.doubtful_wall(fragment, key)

    def treasures_at(self, spot: Spot) -> int:
        """How many treasures certainly lie on a spot, at least."""
        return self.doubts.treasures_at(self.fragments[spot.fragment], spot.at)

    # -- housekeeping ----------------------------------------

    def floating(self) -> Iterator[Fragment]:
        """The fragments whose place is unknown, oldest first."""
        return (fragment for fragment in self.fragments.values() if not fragment.anchored)

    def move_all(self, gone: int, kept: int, shift: int) -> None:
        """Everything that pointed into a fragment points into the one that took it in."""

        def moved(spot: Spot) -> Spot:
            return Spot(kept, spot.at + shift) if spot.fragment == gone else spot

        self.pawns = {seat: moved(spot) for seat, spot in self.pawns.items()}
        self.bear = None if self.bear is None else moved(self.bear)
        links = [Link(link.by, moved(link.source), moved(link.target)) for link in self.links]
        self.links = list(dict.fromkeys(links))
        self.bonds = [
            Bond(moved(bond.source), moved(bond.target), bond.courses, bond.since)
            for bond in self.bonds
        ]
        self.doubts.move_all(gone, kept, shift)

    def forget_poorest(self) -> None:
        """Drop the floating fragment that says least, if there are too many to stay quick.

        Where a pawn stands is never dropped; where something happened that casts doubt elsewhere,
        only in games with so many unseen deeds that this is the smaller loss.
        """
        if len(self.fragments) <= MOST_FRAGMENTS + 1:
            return
        needed = {spot.fragment for spot in self.pawns.values()}
        needed |= {self.bear.fragment} if self.bear is not None else set()
        if not self._forgets_deeds:
            needed |= self.doubts.fragments()
        idle = [piece for piece in self.floating() if piece.id not in needed]
        if idle:
            self.forget(
                min(idle, key=lambda piece: (len(piece.cells) + len(piece.sides), piece.id))
            )

    def forget(self, piece: Fragment) -> None:
        """Drop a fragment and all that is tied to it."""
        del self.fragments[piece.id]
        self.doubts.forget(piece.id)
        self.links = [
            link
            for link in self.links
            if piece.id not in (link.source.fragment, link.target.fragment)
        ]
        self.bonds = [
            bond
            for bond in self.bonds
            if piece.id not in (bond.source.fragment, bond.target.fragment)
        ]

    def leave_for(self, seat: int, spot: Spot) -> None:
        """A pawn stands elsewhere; a fragment that says nothing is not kept for him."""
        former = self.pawns.get(seat)
        self.pawns[seat] = spot
        self._forget_blank(former)

    def drop_former(self) -> None:
        """Nobody asks any more where somebody stood before he moved unseen."""
        self._forget_blank(self.pawns.pop(FORMER, None))

    def _forget_blank(self, former: Spot | None) -> None:
        if former is None or former.fragment == PLAN:
            return
        piece = self.fragments[former.fragment]
        if not piece.blank or piece.id in {at.fragment for at in self.pawns.values()}:
            return
        ties: list[Link | Bond] = [*self.links, *self.bonds]
        tied = any(piece.id in (tie.source.fragment, tie.target.fragment) for tie in ties)
        if not tied and (self.bear is None or self.bear.fragment != piece.id):
            self.forget(piece)

    def note_lying(self, spot: Spot, count: int) -> None:
        """So many treasures lie on a spot now, as far as anybody can be certain of that."""
        certain = 0 if self.doubts.veiled else count
        self.fragments[spot.fragment].lying[spot.at] = Lying(certain, self.now)

    def note_visit(self, spot: Spot) -> None:
        """Somebody ended his move here."""
        visits = self.fragments[spot.fragment].visits
        visits[spot.at] = visits.get(spot.at, 0) + 1
