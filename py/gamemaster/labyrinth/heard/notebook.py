"""The notebook: what is certain of the plan for somebody who heard what the game master said.

It follows every pawn whose moves were said. Where the rules lead a pawn somewhere unknown, a new
fragment begins; `joining` puts the fragments together again as soon as that is certain. It never
claims what could be false under the published rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gamemaster.labyrinth.grid import NOWHERE, opposite
from gamemaster.labyrinth.heard.atlas import FORMER, Atlas, Bond, Spot
from gamemaster.labyrinth.heard.doubts import Deed
from gamemaster.labyrinth.heard.fragments import STEP, Side, side_at
from gamemaster.labyrinth.heard.hiding import deeds, unseen
from gamemaster.labyrinth.heard.joining import Joiner
from gamemaster.labyrinth.heard.litter import HEARD, Litter, Pockets
from gamemaster.labyrinth.heard.tracks import Tracks, direction_of, place_of
from gamemaster.labyrinth.moves import MOVEMENTS
from gamemaster.labyrinth.rules import Rules

STARTS: Final = "starts-"
LED: Final = ("arrived-", "carried-", "drifted-", "flowed-", "waded-")
"""How somebody came to the type of cell that follows."""

Action = Mapping[str, Any]
Args = Mapping[str, Any]


class Notebook:
    """Certain facts, folded from the statements; `atlas` holds them.

    `holes` are the spots without a cell; `pockets` tells what a seat certainly has of its own.
    """

    def __init__(
        self,
        rules: Rules,
        holes: Iterable[int] = (),
        pockets: Pockets = lambda seat, kind: False,
    ) -> None:
        self.rules = rules
        self.atlas = Atlas(rules, holes)
        self.tracks = Tracks(rules, self.atlas)
        self.litter = Litter(rules, self.atlas, pockets, self.tracks.may_be_outside)
        self._joiner = Joiner(self.atlas)
        self._longest = max(rules.rows, rules.cols)
        self._mover = NOWHERE
        self._action: Action = {}
        self._bear_waits = False
        self._unseen: frozenset[str] = frozenset()
        self._adrift = False
        """Whether the mover may have moved already, without a word about it."""

    def hear(self, key: str, args: Args) -> None:
        """Take in one statement; those that say nothing about the plan change nothing."""
        if key in _STATEMENTS:
            _STATEMENTS[key](self, args)
        elif key.startswith(STARTS):
            seat = args["seat"]
            self._stand(seat, self.tracks.start(seat, self._action, key.removeprefix(STARTS)))
            self._conclude()
        elif not self._adrift and (key in _ANSWERS or key.startswith(LED)):
            seat = args["seat"]
            if key in _ANSWERS:
                _ANSWERS[key](self, seat, self._action, args)
            else:
                self._stand(seat, self.tracks.arrive(seat, self._action, key))
            self._conclude()
            self._lead_bear()
        if key in HEARD:
            self.litter.hear(key, args)

    def _stand(self, seat: int, spot: Spot) -> None:
        """The pawn ends here; if anything lies here, that is said next."""
        self.atlas.leave_for(seat, spot)
        self.atlas.note_visit(spot)
        self.litter.arrive(spot)

    def _conclude(self) -> None:
        self._joiner.conclude()
        self.atlas.forget_poorest()

    # -- requests ----------------------------------------

    def _requested(self, args: Args) -> None:
        actions = args["actions"]
        first = actions[0]
        if first.get("do") in ("keep", "choose"):
            return  # The move that was interrupted goes on.
        if self._unseen:
            self._end_unseen()
        self.atlas.now += 1
        self._mover = args["seat"]
        self.litter.note_deed(self._mover)
        plain = len(actions) == 1 and "do" in first
        self._begin(first if plain else {})
        if not plain:
            self._unseen = unseen(actions)
            if self._unseen:
                self._begin_unseen(actions)

    def _acts(self, args: Args) -> None:
        """The next action of the request; a movement that is told was not made unseen before."""
        self.atlas.now += 1
        self.litter.note_deed(self._mover)
        action = args["action"]
        if self._adrift and action["do"] in MOVEMENTS:
            self._adrift = False
            self.atlas.leave_for(self._mover, self.atlas.pawns.pop(FORMER))
        self._begin(action)

    def _begin(self, action: Action) -> None:
        self._action = action
        self._bear_waits = self.rules.bear and action.get("do") == "go"
        if not self._adrift and FORMER in self.atlas.pawns:
            self.atlas.drop_former()

    def _lead_bear(self) -> None:
        """It repeats a step once the step is answered (Rule A-8)."""
        if self._bear_waits:
            self._bear_waits = False
            self.atlas.lead_bear(direction_of(self._action))

    # -- what nobody is told ----------------------------------------

    def _begin_unseen(self, actions: list[Mapping[str, Any]]) -> None:
        """Dark actions behind conditions: each of them may be done, at any time in this move."""
        doubts = self.atlas.doubts
        self.litter.veil()
        doubts.veiled = True
        self._adrift = not self._unseen.isdisjoint(MOVEMENTS)
        if self._adrift:
            self.tracks.lose_track(self._mover)
        if "blow" in self._unseen or (
            self._adrift and any(action["do"] == "blow" for action, _ in deeds(actions))
        ):
            doubts.try_anywhere(self.atlas.now)
        if "go" in self._unseen or "shoot" in self._unseen:
            self.atlas.bear = None

    def _end_unseen(self) -> None:
        self.atlas.doubts.settle(self.atlas.now + 1)
        self._unseen = frozenset()
        if self._adrift:
            self._adrift = False
            self.tracks.may_have_left(self._mover)
            self.tracks.note_immune(self._mover, immune=True)

    def _dark(self, args: Args) -> None:
        """An action is done, and nothing but the facts that were asked for is told of it."""
        seat, action = args["seat"], self._action
        do, told = action["do"], action.get("tell", ())
        self.litter.veil()
        if do in MOVEMENTS:
            healthy = "health" in told
            if "cell" in told:
                if not healthy:
                    self.tracks.note_immune(seat, immune=True)
            else:
                self.tracks.move_unseen(seat, action, healthy=healthy)
                self._conclude()
                self._lead_bear()
        elif do == "blow" and not self._adrift:
            here = self.atlas.pawns[seat]
            side = side_at(here.at, direction_of(action))
            self.atlas.doubts.try_blast(self.atlas.now, here.fragment, side)
        elif do == "shoot" and self.rules.bear_can_be_shot:
            self.atlas.bear = None

    # -- cells that are named ----------------------------------------

    def _chose_start(self, args: Args) -> None:
        self.tracks.choose_start(args)

    def _void(self, args: Args) -> None:
        self.tracks.void_starts()

    def _start_together(self, args: Args) -> None:
        self.tracks.start_together()

    def _told_cell(self, args: Args) -> None:
        self.atlas.set_cell(place_of(args["at"]), args["cell"])
        self._conclude()

    def _ordered(self, args: Args) -> None:
        self.atlas.now += 1
        self.tracks.order(args["seat"], self.atlas.new_fragment(None))

    def _ordered_at(self, args: Args) -> None:
        self.tracks.order(args["seat"], place_of(args["at"]))
        self._conclude()

    def _immune(self, args: Args) -> None:
        self.tracks.note_immune(args["seat"], immune=args.get("immune", True))

    # -- answers to movements ----------------------------------------

    def _hit_wall(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.hit_wall(seat, action)

    def _hit_river(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.hit_river(seat, action)

    def _no_wall(self, args: Args) -> None:
        self.tracks.no_wall(args["seat"], self._action)
        self._conclude()

    def _met_exit(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.meet_exit(seat, action)

    def _went_outside(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.go_outside(seat, action)

    def _lost(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.lose(seat, action)

    def _inside(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.is_inside(seat)

    # -- answers to shots, blasts and throws ----------------------------------------

    def _shot_hit(self, seat: int, action: Action, args: Args) -> None:
        """Whoever was hit stands in the line of fire (Rule A-4)."""
        direction = direction_of(action)
        outside = self.tracks.outside.get(seat, NOWHERE)
        reach = self._longest if outside in (NOWHERE, opposite(direction)) else 1
        steps = tuple(STEP[direction] * far for far in range(reach))
        here = self.atlas.pawns[seat]
        for victim in args["hit"]:
            there = self.atlas.pawns[victim]
            self.atlas.bonds.append(Bond(here, there, steps, since=self.atlas.now))

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

    # -- the bear ----------------------------------------

    def _mauled(self, args: Args) -> None:
        """The bear stands with whoever it mauls (Rule A-8)."""
        if "shoot" not in self._unseen:
            self.atlas.bear = self.atlas.pawns[args["seat"]]

    def _lose_bear(self, args: Args) -> None:
        """It is dead, or did not repeat the winner's step, after which nobody moves."""
        self.atlas.bear = None


_Answer = Callable[[Notebook, int, Action, Args], None]
_Statement = Callable[[Notebook, Args], None]

_ANSWERS: Final[Mapping[str, _Answer]] = {
    "hit-wall": Notebook._hit_wall,
    "hit-river": Notebook._hit_river,
    "at-exit": Notebook._met_exit,
    "went-outside": Notebook._went_outside,
    "lost-outside": Notebook._lost,
    "cannot-flow": Notebook._inside,
    "cannot-loop": Notebook._inside,
    "shot-hit": Notebook._shot_hit,
    "blast-done": Notebook._blast_done,
    "blast-nothing": Notebook._blast_nothing,
    "blast-told": Notebook._blast_told,
    "blast-stands": Notebook._blast_stands,
    "blast-clear": Notebook._blast_clear,
    "threw": Notebook._threw,
    "threw-at-feet": Notebook._threw_at_feet,
}
_STATEMENTS: Final[Mapping[str, _Statement]] = {
    "requested": Notebook._requested,
    "acts": Notebook._acts,
    "dark-done": Notebook._dark,
    "no-wall": Notebook._no_wall,
    "start-at": Notebook._chose_start,
    "starts-void": Notebook._void,
    "starts-together": Notebook._start_together,
    "told-cell": Notebook._told_cell,
    "ordered": Notebook._ordered,
    "ordered-at": Notebook._ordered_at,
    "immune": Notebook._immune,
    "status": Notebook._immune,
    "mauled": Notebook._mauled,
    "bear-died": Notebook._lose_bear,
    "won": Notebook._lose_bear,
}
