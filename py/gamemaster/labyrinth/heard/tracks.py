"""Where everybody stands, as far as that is certain, and what his way tells of the plan.

Every pawn stands on a spot of some fragment, be it one that says nothing else. `outside` holds who
certainly stands outside; whoever moved unseen may do so without anybody knowing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.labyrinth.grid import SIDE_NAMES, opposite, read_cell_name
from gamemaster.labyrinth.heard.atlas import FORMER, Atlas, Spot
from gamemaster.labyrinth.heard.fragments import PLAN, WET, Side, may_flow, spot_at
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
        self._chosen: dict[int, Spot] = {}
        """Start cells that were named in secret to this listener."""
        self._together = False
        self.outside: dict[int, int] = {}
        """For a pawn outside the labyrinth, the direction in which it left its exit cell."""
        self._perhaps_outside: set[int] = set()
        self._perhaps_immune: set[int] = set()

    def may_be_outside(self, seat: int) -> bool:
        """Whether somebody may stand outside."""
        return seat in self.outside or seat in self._perhaps_outside

    def is_inside(self, seat: int) -> None:
        """Something proves that somebody stands inside."""
        self._perhaps_outside.discard(seat)

    # -- where everybody begins ----------------------------------------

    def choose_start(self, args: Mapping[str, Any]) -> None:
        """This listener himself named a cell (Rule D-6.1)."""
        self._chosen[args["seat"]] = place_of(args["at"])

    def void_starts(self) -> None:
        """Everybody must choose again."""
        self._chosen.clear()

    def start_together(self) -> None:
        """All begin on one and the same cell (Rule D-7.6)."""
        self._together = True

    def start(self, seat: int, action: Action, kind: str) -> Spot:
        """A start cell that was named lies in the plan's frame; a secret one anywhere (A-1)."""
        spot = place_of(action["at"]) if "at" in action else self._chosen.get(seat)
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
        entered = self._entered(seat, action, how)
        if entered is None:
            return self._atlas.new_fragment(kind)
        if how == "waded":
            return self._wade(entered, direction_of(action), told)
        if how in BY_THE_FLOW:
            return self._led("river", self._current, entered, told)
        if key == "arrived-pit":
            return self._led("pit", "pit", entered, "pit")
        self._atlas.set_cell(entered, kind)
        return entered

    def _may_be_misled(self, seat: int) -> bool:
        """To the immune a cell of encephalitis is land (Rule D-4.7)."""
        return bool(self._rules.encephalitis) and seat in self._perhaps_immune

    def note_immune(self, seat: int, *, immune: bool) -> None:
        """Whether somebody is, or may be, immune."""
        (self._perhaps_immune.add if immune else self._perhaps_immune.discard)(seat)

    def _entered(self, seat: int, action: Action, how: str) -> Spot | None:
        """Where he stepped, or whence the current took him; None: nobody knows whence he came."""
        here = self._atlas.pawns[seat]
        came_in = self.outside.pop(seat, None) is not None
        perhaps = seat in self._perhaps_outside and how != "waded"
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

    @property
    def _current(self) -> str:
        """How rivers carry whoever enters: one cell, or all the way to the delta (D-7.4)."""
        return "rapids" if self._rules.current == "turbulent" else "river"

    def _led(self, source_kind: str, by: str, source: Spot, kind: str | None) -> Spot:
        """Where a river or pit leads: a known spot, or a new fragment (Rules G-9, G-10)."""
        self._atlas.set_cell(source, source_kind)
        target = self._atlas.link_from(source, by)
        if target is None:
            target = self._atlas.new_fragment(kind)
            self._atlas.tie(by, source, target)
        else:
            self._atlas.set_cell(target, kind)
        return target

    def hit_wall(self, seat: int, action: Action) -> None:
        """He met a wall where he stood; in a river he may drift on (Rule D-2.2)."""
        unseen = FORMER in self._atlas.pawns
        here = self._before(seat)
        self._atlas.read_side(here, direction_of(action), Side(wall=self._atlas.now))
        self._perhaps_outside.discard(seat)
        if unseen:
            target = self._stopped(here)
            if target is not None:
                self._atlas.leave_for(seat, target)

    def _stopped(self, here: Spot) -> Spot | None:
        """Where somebody ends who met a wall, if that is certain."""
        kind = self._atlas.cell(here)
        drifts = self._rules.wall_drift and self._rules.current != "shallow"
        if not drifts or kind not in (None, "river"):
            return here
        return None if kind is None else self._led("river", self._current, here, None)

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

    def meet_exit(self, seat: int, action: Action) -> None:
        """He met an exit, and stays in the exit cell (Rule A-7)."""
        self._atlas.read_side(self._atlas.pawns[seat], direction_of(action), Side(exit=True))

    def go_outside(self, seat: int, action: Action) -> None:
        """He went through an exit (Rule D-3.4)."""
        self.meet_exit(seat, action)
        self._perhaps_outside.discard(seat)
        self.outside[seat] = direction_of(action)

    def lose(self, seat: int, action: Action) -> None:
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
            wanted, by = ("river", self._current) if action["do"] == "flow" else ("pit", "pit")
            return self._led(wanted, by, here, None) if kind == wanted else here
        direction = direction_of(action)
        if seat in self.outside:
            came_in = direction == opposite(self.outside.pop(seat))
            return self._carried(here, None) if came_in else None
        met = atlas.certain_side(here, direction)
        if met == "open":
            return self._carried(atlas.beside(here, direction), kind)
        if met == "exit":
            if self._rules.outside:
                self.outside[seat] = direction
            return here
        return None if met is None else self._stopped(here)

    def _carried(self, entered: Spot, before: str | None) -> Spot | None:
        """Where somebody ends who enters a cell from one of the type `before` (None: any)."""
        kind = self._atlas.cell(entered)
        if kind == "pit":
            return self._led("pit", "pit", entered, None)
        if kind != "river":
            return entered if kind is not None else None
        if self._rules.current == "shallow" and (before is None or before in WET):
            return None
        return self._led("river", self._current, entered, None)
