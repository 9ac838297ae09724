"""What may have happened where nobody can tell: explosions and takings at places unknown.

A wall that was met, or a treasure that was seen, is certain only as long as nothing speaks of an
explosion or a taking that may have been just there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from gamemaster.labyrinth.heard.fragments import LATER, NEVER, Fragment

Side = tuple[int, int]
"""A fragment's id, and a side in it."""
Span = tuple[int, int]
"""The first and the last time at which something may have happened."""
NO_TIME: Final = (LATER, NEVER)
NO_DOUBTS: Final = (NO_TIME,)
"""Of walls: nothing is known to have exploded."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that happened at a time, on a side (a blast) or on a spot (a taking)."""

    time: int
    fragment: int
    where: int


class Doubts:
    """Deeds in the fragments of an atlas, and those that can't be placed at all."""

    def __init__(self, fragments: Mapping[int, Fragment]) -> None:
        self._fragments = fragments
        self.blasts: list[Deed] = []
        """Walls that are certainly gone."""
        self.takings: list[Deed] = []
        self._tries: dict[Side, Span] = {}
        """Blasts of which nobody said whether they took a wall."""
        self._anywhere: Span = NO_TIME
        self._taken_anywhere = NEVER
        self.veiled = False
        """Whether somebody may be doing things unseen just now, wherever he is."""

    # -- what happens ----------------------------------------

    def try_blast(self, time: int, fragment: int, side: int) -> None:
        """Perhaps a wall went here."""
        self._tries[fragment, side] = _during(self._tries.get((fragment, side), NO_TIME), time)

    def try_anywhere(self, time: int) -> None:
        """Perhaps a wall went somewhere, now or later until `settle`."""
        self._anywhere = (min(self._anywhere[0], time), LATER)

    def settle(self, time: int) -> None:
        """Whatever could happen unseen has happened by now."""
        self.veiled = False
        self._anywhere = (self._anywhere[0], min(self._anywhere[1], time))

    # -- what is doubtful ----------------------------------------

    @property
    def of_walls(self) -> tuple[object, ...]:
        """All on which it depends whether a wall may have gone unseen."""
        return self._anywhere, *self._tries.items(), *self.blasts

    def blast_unseen(self, after: int, upto: int, one: int, other: int) -> bool:
        """Whether a wall may have gone in that time, but for what these fragments know."""
        spans = (self._anywhere, *self._tries.values())
        if any(first <= upto and last > after for first, last in spans):
            return True
        return any(
            after < blast.time <= upto and blast.fragment not in (one, other)
            for blast in self.blasts
        )

    def may_coincide(self, one: int, here: int, other: int, there: int) -> bool:
        """Whether spots of two fragments may be the same spot of the plan."""
        shift = here - there
        others = self._fragments[other].places
        return any(place + shift in others for place in self._fragments[one].places)

    def may_be_one(self, one: Side, other: Side) -> bool:
        """Whether two sides of fragments may be the same side of the plan."""
        (fragment, side), (where, there) = one, other
        if fragment == where or (side - there) % 2:
            return one == other
        return self.may_coincide(fragment, side >> 1, where, there >> 1)

    def doubtful_wall(self, fragment: Fragment, key: int) -> bool:
        """Whether a wall once met may meanwhile have been blown at a place unknown."""
        wall, here = fragment.sides[key].wall, (fragment.id, key)
        if self._anywhere[1] > wall:
            return True
        for tried, (_, last) in self._tries.items():
            if last > wall and self.may_be_one(here, tried):
                return True
        return any(
            blast.time > wall
            and blast.fragment != fragment.id
            and self.may_be_one(here, (blast.fragment, blast.where))
            for blast in self.blasts
        )

    def treasures_at(self, fragment: Fragment, spot: int) -> int:
        """How many treasures certainly lie on a spot, at least."""
        lying = fragment.lying.get(spot)
        if lying is None or lying.count == 0 or lying.time < self._taken_anywhere:
            return 0
        doubt = any(
            taking.time > lying.time
            and taking.fragment != fragment.id
            and self.may_coincide(fragment.id, spot, taking.fragment, taking.where)
            for taking in self.takings
        )
        return 0 if doubt else lying.count

    # -- fragments come and go ----------------------------------------

    def fragments(self) -> set[int]:
        """Where something happened that casts doubt elsewhere."""
        tried = {fragment for fragment, _ in self._tries}
        return tried | {deed.fragment for deed in (*self.blasts, *self.takings)}

    def move_all(self, gone: int, kept: int, shift: int) -> None:
        """Deeds in a fragment are deeds in the one that took it in."""

        def moved(deeds: Iterable[Deed], by: int) -> list[Deed]:
            return [
                Deed(deed.time, kept, deed.where + by) if deed.fragment == gone else deed
                for deed in deeds
            ]

        self.blasts = moved(self.blasts, 2 * shift)
        self.takings = moved(self.takings, shift)
        for (fragment, side), span in list(self._tries.items()):
            if fragment == gone:
                del self._tries[fragment, side]
                place = (kept, side + 2 * shift)
                self._tries[place] = _join(self._tries.get(place, NO_TIME), span)

    def forget(self, gone: int) -> None:
        """A fragment is forgotten: what happened there may have happened anywhere."""
        for (fragment, side), span in list(self._tries.items()):
            if fragment == gone:
                del self._tries[fragment, side]
                self._anywhere = _join(self._anywhere, span)
        for blast in self.blasts:
            if blast.fragment == gone:
                self._anywhere = _during(self._anywhere, blast.time)
        for taking in self.takings:
            if taking.fragment == gone:
                self._taken_anywhere = max(self._taken_anywhere, taking.time)
        self.blasts = [blast for blast in self.blasts if blast.fragment != gone]
        self.takings = [taking for taking in self.takings if taking.fragment != gone]


def _during(span: Span, time: int) -> Span:
    return _join(span, (time, time))


def _join(one: Span, other: Span) -> Span:
    return min(one[0], other[0]), max(one[1], other[1])
