"""Where everybody stands, as far as that is certain, and what his way tells of the plan.

Every pawn stands on a spot of some fragment, be it one that says nothing else. `outside` holds who
certainly stands outside; whoever moved unseen may do so without anybody knowing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.labyrinth.cells import known, type_of
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, opposite, read_cell_name
from gamemaster.labyrinth.heard.atlas import FORMER, Atlas
from gamemaster.labyrinth.heard.fragments import (
    CARRIERS,
    FLOWING,
    LOOPS,
    PLAN,
    Side,
    may_flow,
    spot_at,
)
from gamemaster.labyrinth.heard.rides import Rides
from gamemaster.labyrinth.heard.ties import Spot
from gamemaster.labyrinth.rules import Rules

Action = Mapping[str, Any]
BY_THE_FLOW: Final = ("carried", "drifted", "flowed")
"""Ways that lead on from a river cell."""


def place_of(name: str) -> Spot:
    """The spot of a cell that was named."""
    place = read_cell_name(name)
    if place is None:
        raise ValueError(f"{name!r} is no cell")
    return Spot(PLAN, spot_at(*place))


def direction_of(action: Action) -> int:
    """The direction of an action that has one."""
    return SIDE_NAMES.index(action["side"])


class Tracks:
    """The pawns of an atlas on their ways."""

    def __init__(self, rules: Rules, atlas: Atlas) -> None:
        self._rules = rules
        self._atlas = atlas
        self._rides = Rides(rules, atlas)
        self._chosen: dict[int, Spot] = {}
        """Start cells that were named in secret to this listener, or aloud."""
        self._together = False
        self.outside: dict[int, int] = {}
        """For a pawn outside the labyrinth, the direction in which it left its exit cell."""
        self._perhaps_outside: set[int] = set()
        self._perhaps_immune: set[int] = set()
        self._infects = bool(known("infects", rules))

    def may_be_outside(self, seat: int) -> bool:
        """Whether somebody may stand outside."""
        return seat in self.outside or seat in self._perhaps_outside

    def is_inside(self, seat: int) -> None:
        """Something proves that somebody stands inside."""
        self._perhaps_outside.discard(seat)

    # -- where everybody begins ----------------------------------------

    def choose_start(self, args: Mapping[str, Any]) -> None:
        """This listener himself named a cell, or somebody aloud (Rules A-1, D-6.1)."""
        self._chosen[args["seat"]] = place_of(args["at"])

    def void_starts(self) -> None:
        """Everybody must choose again."""
        self._chosen.clear()

    def start_together(self) -> None:
        """All begin on one and the same cell (Rule D-7.6)."""
        self._together = True

    def start(self, seat: int, action: Action, kind: str) -> Spot:
        """A start cell that was named lies in the plan's frame; a secret one anywhere (A-1)."""
        spot = self._chosen.get(seat)
        if spot is None and self._together:
            spot = next(iter(self._atlas.pawns.values()), None)
        if spot is None:
            spot = self._atlas.new_fragment(kind)
        else:
            self._atlas.set_cell(spot, kind)
        return spot

    def order(self, seat: int, spot: Spot) -> None:
        """He goes on from a cell that was named in secret (Rule D-5.5h)."""
        self._atlas.set_cell(spot, None)
        self.outside.pop(seat, None)
        self._perhaps_outside.discard(seat)
        self._atlas.leave_for(seat, spot)

    # -- ways that are told ----------------------------------------

    def arrive(self, seat: int, action: Action, key: str) -> Spot:
        """The pawn went through, and was perhaps carried on (Rule A-3)."""
        how, _, told = key.partition("-")
        kind = None if told == "land" and self._may_be_misled(seat) else told
        here = self._atlas.pawns[seat]
        entered = self._entered(seat, action, how)
        if entered is None:
            return self._atlas.new_fragment(kind)
        if how == "waded":
            return self._wade(entered, direction_of(action), told)
        if told in LOOPS:
            return self._rides.led(told, entered, told)
        if how in BY_THE_FLOW:
            return self._rides.swept(entered, told, self._walked(action, here, entered))
        self._atlas.set_cell(entered, kind)
        if how == "rowed":
            self._atlas.set_flow(entered, opposite(direction_of(action)))
        return entered

    def _may_be_misled(self, seat: int) -> bool:
        """To the immune a cell of encephalitis is land (Rule D-4.7)."""
        return self._infects and seat in self._perhaps_immune

    def note_immune(self, seat: int, *, immune: bool) -> None:
        """Whether somebody is, or may be, immune."""
        (self._perhaps_immune.add if immune else self._perhaps_immune.discard)(seat)

    @staticmethod
    def _walked(action: Action, here: Spot, entered: Spot) -> int:
        """The direction of a step from one cell to another; `NOWHERE` if it was none."""
        return NOWHERE if here == entered else direction_of(action)

    def _entered(self, seat: int, action: Action, how: str) -> Spot | None:
        """Where he stepped, or whence the current took him; None: nobody knows whence he came."""
        here = self._atlas.pawns[seat]
        came_in = self.outside.pop(seat, None) is not None
        perhaps = seat in self._perhaps_outside and how not in ("waded", "rowed")
        self._perhaps_outside.discard(seat)
        if action["do"] != "go" or came_in or how == "drifted":
            return here
        if perhaps:
            return None
        direction = direction_of(action)
        self._atlas.read_side(here, direction, Side(open=self._atlas.now))
        return self._atlas.beside(here, direction)

    def _wade(self, entered: Spot, direction: int, kind: str) -> Spot:
        """Along the current or against it: he is not told which (Rule D-7.4)."""
        atlas = self._atlas
        here = atlas.beside(entered, opposite(direction))
        atlas.set_cell(here, "river")
        atlas.set_cell(entered, kind)
        fragment = atlas.fragments[here.fragment]
        if not may_flow(fragment, here.at, direction):
            atlas.set_flow(entered, opposite(direction))
        elif kind == "delta" or not may_flow(fragment, entered.at, opposite(direction)):
            atlas.set_flow(here, direction)
        return entered

    def hit_wall(self, seat: int, action: Action, *, monolith: bool = False) -> None:
        """He met a wall where he stood; the cell may carry him on (Rules B-3, B-4, D-2.2)."""
        unseen = FORMER in self._atlas.pawns
        here = self._before(seat)
        direction = direction_of(action)
        self._atlas.read_side(here, direction, self._wall(monolith=monolith))
        if self._atlas.is_inner(here, direction):
            self._atlas.set_cell(self._atlas.beside(here, direction), None)
        self._perhaps_outside.discard(seat)
        if unseen:
            target = self._rides.stopped(here)
            if target is not None:
                self._atlas.leave_for(seat, target)

    def _wall(self, *, monolith: bool) -> Side:
        """What it means to meet a wall, where the outer wall is told apart (Rule C-7)."""
        now = self._atlas.now
        if not self._rules.tells_monolith:
            return Side(wall=now)
        if not monolith:
            return Side(wall=now, inner=True)
        return Side(wall=now, rim=True, outer=not self._rules.closed_exits)

    def hit_river(self, seat: int, action: Action) -> None:
        """From a delta nobody walks into a river that flows into it (Rule D-7.4)."""
        atlas = self._atlas
        here, direction = self._before(seat), direction_of(action)
        atlas.set_cell(here, "delta")
        atlas.set_cell(atlas.beside(here, direction), "river")
        atlas.set_flow(atlas.beside(here, direction), opposite(direction))
        self._perhaps_outside.discard(seat)
        atlas.leave_for(seat, here)

    def no_wall(self, seat: int, action: Action) -> None:
        """He met no wall, and nothing more is told: the next cell, or an exit (Rule D-6.8)."""
        passable = Side(passable=self._atlas.now)
        self._atlas.read_side(self._before(seat), direction_of(action), passable)

    def _before(self, seat: int) -> Spot:
        """Where he stood before the movement that is being answered."""
        pawns = self._atlas.pawns
        return pawns.get(FORMER, pawns[seat])

    def stand_at(self, seat: int, args: Mapping[str, Any]) -> None:
        """He, or everybody, was told where he is (Rule B-6)."""
        here, place = self._atlas.pawns[seat], place_of(args["at"])
        self._atlas.unite(here, place)
        self._perhaps_outside.discard(seat)
        self.outside.pop(seat, None)
        if "outside" in args:
            self.outside[seat] = SIDE_NAMES.index(args["outside"])
            self._atlas.read_side(place, self.outside[seat], Side(exit=True))

    def meet_exit(self, seat: int, action: Action) -> None:
        """He met an exit, and stays in the exit cell (Rule A-7)."""
        self._atlas.read_side(self._atlas.pawns[seat], direction_of(action), Side(exit=True))

    def go_outside(self, seat: int, action: Action) -> None:
        """He went through an exit (Rule D-3.4)."""
        self.meet_exit(seat, action)
        self._perhaps_outside.discard(seat)
        self.outside[seat] = direction_of(action)

    def lose(self, seat: int) -> None:
        """He did not come back in, and is out of the game (Rule D-3.4)."""
        self.outside.pop(seat, None)

    # -- ways that nobody is told ----------------------------------------

    def move_unseen(self, seat: int, action: Action, *, healthy: bool) -> None:
        """He is where his movement surely led, or nobody knows where (Rule D-6.7).

        `healthy`: all that happened to his health is told.
        """
        here = self._atlas.pawns[seat]
        inside = seat in self.outside or action["do"] != "go"
        target = self._surely_reached(seat, action)
        if target is None:
            self.lose_track(seat)
            self.may_have_left(seat, inside=inside)
        else:
            self._atlas.pawns[FORMER] = here
            self._atlas.leave_for(seat, target)
        if not healthy:
            self._perhaps_immune.add(seat)

    def lose_track(self, seat: int) -> None:
        """From now on nobody knows where he stands."""
        self._atlas.pawns[FORMER] = self._atlas.pawns[seat]
        self._atlas.leave_for(seat, self._atlas.new_fragment(None))

    def may_have_left(self, seat: int, *, inside: bool = False) -> None:
        """After an unseen movement he may be outside, unless he must be `inside`."""
        self.outside.pop(seat, None)
        self._perhaps_outside.discard(seat)
        if self._rules.outside and not inside:
            self._perhaps_outside.add(seat)

    def _surely_reached(self, seat: int, action: Action) -> Spot | None:
        """Where a movement certainly leads, as far as everything on the way is known."""
        atlas = self._atlas
        here = atlas.pawns[seat]
        kind = atlas.cell(here)
        if seat in self._perhaps_outside:
            return None
        if action["do"] != "go":
            if seat in self.outside or kind is None:
                return None
            rides = kind in CARRIERS and action["do"] in (type_of(kind).moves_on, "skip")
            return self._rides.ridden(here, kind) if rides else here
        direction = direction_of(action)
        if seat in self.outside:
            came_in = direction == opposite(self.outside.pop(seat))
            return self._rides.carried(here, None) if came_in else None
        met = atlas.certain_side(here, direction)
        if met == "open":
            entered = atlas.beside(here, direction)
            if "by-boat" in action and atlas.cell(entered) in FLOWING:
                return None  # Against the current he is not carried, if he has a boat.
            return self._rides.carried(entered, kind, direction)
        if met == "exit":
            if self._rules.outside:
                self.outside[seat] = direction
            return here
        return None if met is None else self._rides.stopped(here)
