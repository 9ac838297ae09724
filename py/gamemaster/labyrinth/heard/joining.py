"""The notebook's deductions: where floating fragments lie, and which belong together.

All of them are sound: they only strike out what contradicts something certain. They run to a fixed
point; every round joins two fragments, shortens a list of possibilities or learns a flow, so that
they end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gamemaster.labyrinth.heard.agreeing import agree
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.bonding import Bonding
from gamemaster.labyrinth.heard.floors import Floors
from gamemaster.labyrinth.heard.fragments import (
    FLOWING,
    LOOPS,
    PLAN,
    STEP,
    STRIDE,
    ContradictionError,
    Fragment,
    ends,
    may_flow,
)
from gamemaster.labyrinth.heard.loops import Loops
from gamemaster.labyrinth.heard.ties import Spot


class Looked(NamedTuple):
    """What the plan and a piece knew when the piece's places were last looked through.

    `plan`, `piece`: their stamps; `loops`: that of the loops. `news`: how much each had learnt;
    `anywhere`: what matters wherever the piece lies.
    """

    plan: int
    piece: int
    loops: tuple[int, int]
    news: tuple[int, int]
    anywhere: tuple[object, ...]


NEAR: Final = [
    down * STRIDE + right
    for down in range(-2, 3)
    for right in range(-2, 3)
    if abs(down) + abs(right) <= 2
]
"""How far from a spot what is known of it may matter: who agrees asks of no cell beyond."""
BIAS: Final = 8 * STRIDE
"""Added to spots that are bits, so that none is negative."""
ALL: Final = -1
"""Every place."""
AROUND: Final = sum(1 << (BIAS + step) for step in NEAR)


class Joiner:
    """Draws conclusions in one atlas; remembers only what it has looked at already."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self._placed: dict[int, Looked] = {}
        self._watered: dict[int, int] = {}
        self._floors = Floors(atlas)
        self._bonding = Bonding(atlas, self._join)
        self._loops = Loops(atlas)

    def conclude(self) -> None:
        """All that follows from what the atlas holds."""
        while (
            self._join_link_ends()
            or self._join_landmarks()
            or self._floors.conclude()
            or self._place_fragments()
            or self._bonding.narrow()
            or self._learn_flows()
        ):
            pass

    # -- deductions: each says whether others should look again ------------------------------

    def _place_fragments(self) -> bool:
        """Strike out places that contradict the plan's frame; one place left: it lies there."""
        plan, loops = self.atlas.fragments[PLAN], self._loops.stamp
        for piece in self.atlas.floating():
            if piece.blank and len(piece.places) == len(self.atlas.outline.spots):
                continue
            looked = self._placed.get(piece.id)
            if looked is not None and looked[:3] == (plan.stamp, piece.stamp, loops):
                continue
            places = self._fitting(plan, piece, looked)
            if len(places) < len(piece.places):
                piece.places = places
                piece.stamp += 1
            self._placed[piece.id] = Looked(
                plan.stamp,
                piece.stamp,
                loops,
                (len(plan.news), len(piece.news)),
                self._anywhere(plan, piece),
            )
            if len(places) == 1:
                self._join(plan, piece, *places)
                return True
            if not places:
                raise ContradictionError(f"fragment {piece.id} fits nowhere")
        return self._loops.stamp != loops

    def _fitting(self, plan: Fragment, piece: Fragment, looked: Looked | None) -> set[int]:
        """The places of a piece at which nothing speaks against it.

        Where nothing has changed that bears on it, a place is not looked at again.
        """
        atlas, places, touched = self.atlas, self._loops.fitting(piece), ALL
        if looked is None or looked.piece != piece.stamp:
            suits = atlas.outline.suits
            places = {place for place in places if suits(piece, place)}
        elif looked.news[1] == len(piece.news) and looked.anywhere == self._anywhere(plan, piece):
            touched = _touched(piece, plan.news[looked.news[0] :])
        return {
            place
            for place in places
            if not touched >> (place + BIAS) & 1 or agree(atlas, plan, piece, place)
        }

    def _anywhere(self, plan: Fragment, piece: Fragment) -> tuple[object, ...]:
        """What bears on a piece wherever it lies: rivers, the number of landmarks, blasts."""
        flows = len(plan.flows) if piece.flows else 0
        marks = [len(plan.landmarks.get(name, ())) for name in piece.landmarks]
        return flows, *marks, *self.atlas.doubts.of_walls

    def _join_landmarks(self) -> bool:
        """Two fragments that both hold the only arsenal, hospital or exit belong together."""
        for landmark, number in self.atlas.limits.items():
            if number != 1:
                continue
            holders = [
                piece for piece in self.atlas.fragments.values() if landmark in piece.landmarks
            ]
            if len(holders) > 1:
                base, piece = holders[0], holders[1]
                shift = base.landmarks[landmark][0] - piece.landmarks[landmark][0]
                if landmark == "exit":
                    if shift % 2:
                        raise ContradictionError("the only exit lies across and upright")
                    shift //= 2
                self._join(base, piece, shift)
                return True
        return False

    def _join_link_ends(self) -> bool:
        """One source has one target; in a pit loop one target has one source too (Rule G-10)."""
        sources: dict[tuple[Spot, str], Spot] = {}
        targets: dict[Spot, Spot] = {}
        for link in self.atlas.links:
            flow = self.atlas.fragments[link.source.fragment].flows.get(link.source.at)
            if link.by != "river":
                flow = None
            known = self.atlas.beside(link.source, flow) if flow is not None else link.target
            if self._same(sources.setdefault((link.source, link.by), known), link.target):
                return True
            if flow is not None and self._same(known, link.target):
                return True
            if link.by in LOOPS and self._same(
                targets.setdefault(link.target, link.source), link.source
            ):
                return True
        return False

    def _same(self, one: Spot, other: Spot) -> bool:
        """Two spots are one cell: join their fragments; whether there was anything to join."""
        if one == other:
            return False
        if one.fragment == other.fragment:
            raise ContradictionError(f"{one} and {other} should be one cell")
        fragments = self.atlas.fragments
        self._join(fragments[one.fragment], fragments[other.fragment], one.at - other.at)
        return True

    def _learn_flows(self) -> bool:
        """Where only one side of a river cell can let water through, it flows there."""
        learnt = False
        for fragment in self.atlas.fragments.values():
            if self._watered.get(fragment.id) == fragment.stamp:
                continue
            rivers = [spot for spot, kind in fragment.cells.items() if kind in FLOWING]
            for spot in rivers:
                if spot not in fragment.flows:
                    learnt |= self._learn_flow(fragment, spot)
            self._watered[fragment.id] = fragment.stamp
        return learnt

    def _learn_flow(self, fragment: Fragment, spot: int) -> bool:
        ways = [
            direction
            for direction in range(4)
            if may_flow(fragment, spot, direction)
            and (not fragment.anchored or spot + STEP[direction] in self.atlas.outline.inside)
        ]
        if not ways:
            raise ContradictionError(f"the river at {spot} of fragment {fragment.id} flows nowhere")
        if len(ways) == 1:
            self.atlas.set_flow(Spot(fragment.id, spot), ways[0])
        return len(ways) == 1

    # -- joining ----------------------------------------

    def _join(self, one: Fragment, other: Fragment, shift: int) -> None:
        """Two fragments are one; `shift` leads from the other's coordinates to the one's."""
        base, piece = (one, other) if one.id < other.id else (other, one)
        if base is other:
            shift = -shift
        base.places = {place for place in base.places if place + shift in piece.places}
        if not base.places:
            raise ContradictionError(f"fragments {base.id} and {piece.id} can't be one")
        atlas = self.atlas
        del atlas.fragments[piece.id]
        self._placed.pop(piece.id, None)
        self._watered.pop(piece.id, None)
        atlas.move_all(piece.id, base.id, shift)
        for spot, kind in piece.cells.items():
            atlas.set_cell(Spot(base.id, spot + shift), kind)
        for key, side in piece.sides.items():
            atlas.take_side(base, key + 2 * shift, side)
        for spot, direction in piece.flows.items():
            atlas.set_flow(Spot(base.id, spot + shift), direction)
        for spot, visits in piece.visits.items():
            base.visits[spot + shift] = base.visits.get(spot + shift, 0) + visits
        for spot, lying in piece.lying.items():
            known = base.lying.get(spot + shift)
            if known is None or known.time < lying.time:
                base.lying[spot + shift] = lying
        for spot, things in piece.things.items():
            there = base.things.get(spot + shift, {})
            most = {kind: max(count, there.get(kind, 0)) for kind, count in things.items()}
            base.things[spot + shift] = most
        base.stamp += 1


def _touched(piece: Fragment, news: Sequence[int]) -> int:
    """The places at which a piece lies on or near some spots, as bits."""
    near = 0
    for spot in set(news):
        near |= AROUND << spot if spot >= 0 else AROUND >> -spot
    spots = {*piece.cells, *(end for key in piece.sides for end in ends(key))}
    found = 0
    for spot in spots:
        found |= near >> spot if spot >= 0 else near << -spot
    return found
