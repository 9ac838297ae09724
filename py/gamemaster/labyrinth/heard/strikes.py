"""What shots, knives, blasts and throws tell of the plan and of those who are hit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from gamemaster.labyrinth.grid import NOWHERE, opposite
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.doubts import Deed
from gamemaster.labyrinth.heard.fragments import Side, side_at
from gamemaster.labyrinth.heard.ties import Bond, line
from gamemaster.labyrinth.heard.tracks import Tracks, direction_of
from gamemaster.labyrinth.rules import Rules

Action = Mapping[str, Any]
Args = Mapping[str, Any]


class Strikes:
    """Takes in the answers to actions with weapons and things."""

    def __init__(self, rules: Rules, atlas: Atlas, tracks: Tracks) -> None:
        self.rules = rules
        self.atlas = atlas
        self.tracks = tracks
        self._longest = max(rules.rows, rules.cols)

    def _shot_hit(self, seat: int, action: Action, args: Args) -> None:
        """Whoever was hit stands in the line of fire (Rule A-4)."""
        here, victims = self.atlas.pawns[seat], args["hit"]
        for victim in victims:
            courses = line(direction_of(action), self._range(seat, victim, action))
            there = self.atlas.pawns[victim]
            self.atlas.bonds.append(Bond(here, there, courses, since=self.atlas.now))
        if self.rules.shots == "first":
            self._stand_together(victims)

    def _range(self, seat: int, victim: int, action: Action) -> range:
        """How many cells away from the shooter somebody is who was hit."""
        if not (self.tracks.may_be_outside(seat) or self.tracks.may_be_outside(victim)):
            if "far" in action:
                return range(action["far"], action["far"] + 1)
            return range(0 if self.rules.point_blank else 1, self._longest)
        way = self.tracks.outside.get(seat, NOWHERE)
        inwards = way in (NOWHERE, opposite(direction_of(action)))
        return range(self._longest if inwards else 1)

    def _stabbed(self, seat: int, action: Action, args: Args) -> None:
        """A knife reaches those in the same cell (Rule C-4)."""
        self._stand_together((seat, *args["hit"]))

    def _stand_together(self, seats: Sequence[int]) -> None:
        pawns = self.atlas.pawns
        for one, other in pairwise(seats):
            self.atlas.unite(pawns[one], pawns[other])

    def _blast_done(self, seat: int, action: Action, args: Args) -> None:
        """An inner wall stood here, or a closed exit, and is gone (Rules A-5, G-8)."""
        atlas, now = self.atlas, self.atlas.now
        here, direction = atlas.pawns[seat], direction_of(action)
        self.tracks.is_inside(seat)
        atlas.doubts.blasts.append(Deed(now, here.fragment, side_at(here.at, direction)))
        if atlas.outline.closable:
            atlas.read_side(here, direction, Side(passable=now, blown=now, bare=now))
            return
        atlas.read_side(here, direction, Side(open=now, blown=now, bare=now))
        atlas.set_cell(atlas.beside(here, direction), None)

    def _blast_nothing(self, seat: int, action: Action, args: Args) -> None:
        """No inner wall here, nor a closed exit: open, an exit, or the outer wall."""
        if not self.tracks.may_be_outside(seat):
            self._read(seat, action, Side(bare=self.atlas.now))

    def _blast_told(self, seat: int, action: Action, args: Args) -> None:
        """Done, and whatever stood here is gone unless it is indestructible (Rule D-7.8)."""
        if not self._tried(seat, action):
            self._read(seat, action, Side(bare=self.atlas.now))

    def _blast_clear(self, seat: int, action: Action, args: Args) -> None:
        """No wall stands here now (Rule D-7.8)."""
        if not self._tried(seat, action):
            self._read(seat, action, Side(passable=self.atlas.now, bare=self.atlas.now))

    def _tried(self, seat: int, action: Action) -> bool:
        """Perhaps a wall is gone; whether he may be outside, so that it was none at all."""
        here = self.atlas.pawns[seat]
        side = side_at(here.at, direction_of(action))
        self.atlas.doubts.try_blast(self.atlas.now, here.fragment, side)
        return self.tracks.may_be_outside(seat)

    def _blast_stands(self, seat: int, action: Action, args: Args) -> None:
        """Only what is indestructible still stands after a blast (Rule D-7.8)."""
        self.tracks.is_inside(seat)
        self._read(seat, action, Side(outer=True))

    def _threw(self, seat: int, action: Action, args: Args) -> None:
        """It flew on: no wall stands here (Rule D-5.2)."""
        if not self.tracks.may_be_outside(seat):
            self._read(seat, action, Side(passable=self.atlas.now))

    def _threw_at_feet(self, seat: int, action: Action, args: Args) -> None:
        """A wall threw it back (Rule D-5.2)."""
        self.tracks.is_inside(seat)
        self._read(seat, action, Side(wall=self.atlas.now))

    def _read(self, seat: int, action: Action, reading: Side) -> None:
        self.atlas.read_side(self.atlas.pawns[seat], direction_of(action), reading)


STRIKES: Final[Mapping[str, Callable[[Strikes, int, Action, Args], None]]] = {
    "shot-hit": Strikes._shot_hit,
    "stabbed": Strikes._stabbed,
    "threw": Strikes._threw,
    "blast-done": Strikes._blast_done,
    "blast-nothing": Strikes._blast_nothing,
    "blast-told": Strikes._blast_told,
    "blast-stands": Strikes._blast_stands,
    "blast-clear": Strikes._blast_clear,
    "threw-at-feet": Strikes._threw_at_feet,
}
"""The answers, by their key."""
