"""The notebook's deductions: where floating fragments lie, and which belong together.

All of them are sound: they only strike out what contradicts something certain. They run to a fixed
point; every round joins two fragments, shortens a list of possibilities or learns a flow, so that
they end.
"""

from __future__ import annotations

from dataclasses import replace

from gamemaster.labyrinth.heard.atlas import Atlas, Bond, Spot
from gamemaster.labyrinth.heard.fragments import (
    PLAN,
    STEP,
    ContradictionError,
    Fragment,
    Side,
    clash,
    ends,
    may_flow,
    sides_between,
)


class Joiner:
    """Draws conclusions in one atlas; remembers only what it has looked at already."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self._placed: dict[int, tuple[int, int]] = {}
        self._watered: dict[int, int] = {}

    def conclude(self) -> None:
        """All that follows from what the atlas holds."""
        while (
            self._join_link_ends()
            or self._join_landmarks()
            or self._place_fragments()
            or self._narrow_bonds()
            or self._learn_flows()
        ):
            pass

    # -- can two fragments overlap like this? ----------------------------------------

    def _agree(self, base: Fragment, piece: Fragment, shift: int) -> bool:
        """Whether a piece laid on a base at a shift contradicts it nowhere."""
        cells = base.cells
        for spot, kind in piece.cells.items():
            known = cells.get(spot + shift)
            if known is not None and kind is not None and known != kind:
                return False
        sides = base.sides
        unseen, closable = self.atlas.unseen_by(base, piece), self.atlas.outline.closable
        for key, side in piece.sides.items():
            other = sides.get(key + 2 * shift)
            if other is not None and clash(other, side, unseen, closable=closable):
                return False
        return (
            self._waters_agree(base, piece, shift)
            and self._waters_agree(piece, base, -shift)
            and self._numbers_agree(base, piece, shift)
        )

    def _waters_agree(self, base: Fragment, piece: Fragment, shift: int) -> bool:
        """Whether the piece's rivers can flow over what the base knows (Rule G-9)."""
        return all(
            base.cells.get(spot + shift) in (None, "river")
            and may_flow(base, spot + shift, direction)
            for spot, direction in piece.flows.items()
        )

    def _numbers_agree(self, base: Fragment, piece: Fragment, shift: int) -> bool:
        """Whether no more landmarks come together than the rules publish (Rule A-1)."""
        for landmark, places in piece.landmarks.items():
            factor = 2 if landmark == "exit" else 1
            known = base.landmarks.get(landmark, [])
            new = sum(place + factor * shift not in known for place in places)
            if len(known) + new > self.atlas.limits[landmark]:
                return False
        return True

    # -- deductions: each says whether others should look again ------------------------------

    def _place_fragments(self) -> bool:
        """Strike out places that contradict the plan's frame; one place left: it lies there."""
        plan = self.atlas.fragments[PLAN]
        for piece in self.atlas.floating():
            stamps = (plan.stamp, piece.stamp)
            if piece.blank and len(piece.places) == len(self.atlas.outline.spots):
                continue
            if self._placed.get(piece.id) == stamps:
                continue
            places = {place for place in piece.places if self._fits(plan, piece, place)}
            if len(places) < len(piece.places):
                piece.places = places
                piece.stamp += 1
            self._placed[piece.id] = (plan.stamp, piece.stamp)
            if len(places) == 1:
                self._join(plan, piece, *places)
                return True
            if not places:
                raise ContradictionError(f"fragment {piece.id} fits nowhere")
        return False

    def _fits(self, plan: Fragment, piece: Fragment, place: int) -> bool:
        return (
            self.atlas.outline.suits(piece, place)
            and self._agree(plan, piece, place)
            and not self._pit_is_led_to(piece, place)
        )

    def _pit_is_led_to(self, piece: Fragment, place: int) -> bool:
        """Whether this would make two pits lead to one (Rule G-10)."""
        pits = [link for link in self.atlas.links if link.by == "pit" and link.source[0] == PLAN]
        led_to = {link.target.at: link.source for link in pits if link.target[0] == PLAN}
        return any(
            led_to.get(link.target.at + place, link.source) != link.source
            for link in pits
            if link.target.fragment == piece.id
        )

    def _narrow_bonds(self) -> bool:
        """Strike out steps of a bond; one left: its two fragments are one."""
        atlas = self.atlas
        for index, bond in enumerate(atlas.bonds):
            base = atlas.fragments[bond.source.fragment]
            piece = atlas.fragments[bond.target.fragment]
            if base is piece:
                del atlas.bonds[index]
                self._close(bond)
                return True
            if bond.checked == (base.stamp, piece.stamp):
                continue
            steps = tuple(step for step in bond.steps if self._spans(bond, step, base, piece))
            if not steps:
                raise ContradictionError(f"no way from {bond.source} to {bond.target}")
            if len(steps) == 1:
                self._join(base, piece, bond.source.at + steps[0] - bond.target.at)
                return True
            shifts = [bond.source.at + step - bond.target.at for step in steps]
            narrowed = self._keep_places(piece, base, shifts)
            narrowed |= self._keep_places(base, piece, [-shift for shift in shifts])
            stamps = (base.stamp, piece.stamp)
            atlas.bonds[index] = replace(bond, steps=steps, checked=stamps)
            if narrowed:
                return True
        return False

    def _spans(self, bond: Bond, step: int, base: Fragment, piece: Fragment) -> bool:
        """Whether a bond's target may lie a certain step away."""
        if bond.since is None:
            direction = STEP.index(step)
            if not may_flow(base, bond.source.at, direction):
                return False
            if not may_flow(piece, bond.target.at - step, direction):
                return False
        elif not (
            self._line_may_be_open(base, bond.source.at, step, bond)
            and self._line_may_be_open(piece, bond.target.at - step, step, bond)
        ):
            return False
        shift = bond.source.at + step - bond.target.at
        return any(place + shift in piece.places for place in base.places) and self._agree(
            base, piece, shift
        )

    def _line_may_be_open(self, fragment: Fragment, start: int, step: int, bond: Bond) -> bool:
        """Whether a bullet could fly from a spot of a fragment so far, when it did."""
        assert bond.since is not None
        open_then = Side(open=bond.since)
        unseen, closable = self.atlas.unseen_by(fragment, fragment), self.atlas.outline.closable
        known = (fragment.sides.get(side) for side in sides_between(start, start + step))
        return not any(
            side is not None and clash(side, open_then, unseen, closable=closable) for side in known
        )

    def _keep_places(self, piece: Fragment, base: Fragment, shifts: list[int]) -> bool:
        """Keep the places of a piece that are a shift away from a place of the base."""
        reach = {place + shift for place in base.places for shift in shifts}
        if piece.places <= reach:
            return False
        piece.places &= reach
        piece.stamp += 1
        if not piece.places:
            raise ContradictionError(f"fragment {piece.id} fits nowhere")
        return True

    def _close(self, bond: Bond) -> None:
        """Both ends of a bond lie in one fragment: a flow is known, or a line that was open."""
        step = bond.target.at - bond.source.at
        if step not in bond.steps:
            raise ContradictionError(f"no way from {bond.source} to {bond.target}")
        if bond.since is None:
            self.atlas.set_flow(bond.source, STEP.index(step))
            return
        fragment = self.atlas.fragments[bond.source.fragment]
        for side in sides_between(bond.source.at, bond.target.at):
            self.atlas.take_side(fragment, side, Side(open=bond.since))
            for spot in ends(side):
                self.atlas.set_cell(Spot(fragment.id, spot), None)

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
            if link.by == "pit" and self._same(
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
            rivers = [spot for spot, kind in fragment.cells.items() if kind == "river"]
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
