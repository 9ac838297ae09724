"""What follows from bonds: where fragments that are tied lie to each other, how rivers flow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gamemaster.labyrinth.heard.agreeing import agree
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import (
    ContradictionError,
    Fragment,
    Side,
    clash,
    ends,
    keep,
    may_flow,
    sides_between,
)
from gamemaster.labyrinth.heard.ties import Bond, Course, Spot

Join = Callable[[Fragment, Fragment, int], None]
"""Makes two fragments one, the shift leading from the second's coordinates to the first's."""


class Bonding:
    """Looks through the bonds of an atlas."""

    def __init__(self, atlas: Atlas, join: Join) -> None:
        self.atlas = atlas
        self._join = join

    def narrow(self) -> bool:
        """Strike out courses of a bond; if all end on one spot, its two fragments are one."""
        atlas = self.atlas
        for index, bond in enumerate(atlas.bonds):
            base = atlas.fragments[bond.source.fragment]
            piece = atlas.fragments[bond.target.fragment]
            if bond.checked == (base.stamp, piece.stamp):
                continue
            fits: dict[int, bool] = {}
            courses = tuple(
                course for course in bond.courses if self._spans(bond, course, base, piece, fits)
            )
            if not courses:
                raise ContradictionError(f"no way from {bond.source} to {bond.target}")
            if base is piece:
                if self._close(index, bond, courses):
                    return True
                continue
            steps = {course.step for course in courses}
            atlas.bonds[index] = replace(bond, courses=courses)
            if len(steps) == 1:
                self._join(base, piece, bond.source.at + steps.pop() - bond.target.at)
                return True
            shifts = [bond.source.at + step - bond.target.at for step in steps]
            narrowed = self._keep_places(piece, base, shifts)
            narrowed |= self._keep_places(base, piece, [-shift for shift in shifts])
            stamps = (base.stamp, piece.stamp)
            atlas.bonds[index] = replace(bond, courses=courses, checked=stamps)
            if narrowed:
                return True
        return False

    def _spans(
        self, bond: Bond, course: Course, base: Fragment, piece: Fragment, fits: dict[int, bool]
    ) -> bool:
        """Whether a bond's target may lie where a course has it; `fits` remembers the shifts."""
        start, shift = bond.source.at, bond.source.at + course.step - bond.target.at
        if not (self._may_run(base, start, course) and self._may_run(piece, start - shift, course)):
            return False
        if bond.since is not None and not (
            self._line_may_be_open(base, start, course.step, bond)
            and self._line_may_be_open(piece, start - shift, course.step, bond)
        ):
            return False
        if base is piece:
            return shift == 0
        if shift not in fits:
            fits[shift] = any(place + shift in piece.places for place in base.places) and agree(
                self.atlas, base, piece, shift
            )
        return fits[shift]

    def _may_run(self, fragment: Fragment, start: int, course: Course) -> bool:
        """Whether, as far as a fragment knows, the water may flow as a course needs it."""
        for far, direction in course.flows:
            spot = start + far
            if fragment.cells.get(spot) not in (None, "river"):
                return False
            if fragment.anchored and spot not in self.atlas.outline.inside:
                return False
            if not may_flow(fragment, spot, direction):
                return False
        if course.without is None:
            return True
        far, direction = course.without
        return fragment.flows.get(start + far) != direction

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
        return keep(piece, {place + shift for place in base.places for shift in shifts})

    def _close(self, index: int, bond: Bond, courses: tuple[Course, ...]) -> bool:
        """Both ends lie in one fragment: the flow is known, or a line was open; whether it is."""
        atlas = self.atlas
        fragment = atlas.fragments[bond.source.fragment]
        if len(courses) > 1:
            stamps = (fragment.stamp, fragment.stamp)
            atlas.bonds[index] = replace(bond, courses=courses, checked=stamps)
            return False
        del atlas.bonds[index]
        for far, direction in courses[0].flows:
            spot = Spot(fragment.id, bond.source.at + far)
            atlas.set_cell(spot, "river")
            atlas.set_flow(spot, direction)
        if bond.since is not None:
            for side in sides_between(bond.source.at, bond.target.at):
                atlas.take_side(fragment, side, Side(open=bond.since))
                for spot_ in ends(side):
                    atlas.set_cell(Spot(fragment.id, spot_), None)
        return True
