"""The notebook: what is certain of the plan for somebody who heard what the game master said.

It follows every pawn whose moves were said. Where the rules lead a pawn somewhere unknown, a new
fragment begins; `joining` puts the fragments together again as soon as that is certain. It never
claims what could be false under the published rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gamemaster.labyrinth.cells import known
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.heard.atlas import FORMER, Atlas
from gamemaster.labyrinth.heard.cement import build_wall, doubt_openings
from gamemaster.labyrinth.heard.fragments import FLOOR, STRIDE, side_at
from gamemaster.labyrinth.heard.hiding import deeds, hides, unseen
from gamemaster.labyrinth.heard.joining import Joiner
from gamemaster.labyrinth.heard.litter import HEARD, Litter, Pockets
from gamemaster.labyrinth.heard.overruling import RULED, Overruling
from gamemaster.labyrinth.heard.strikes import STRIKES, Strikes
from gamemaster.labyrinth.heard.ties import Spot
from gamemaster.labyrinth.heard.tracks import Tracks, direction_of, place_of
from gamemaster.labyrinth.moves import ANSWERS, MOVEMENTS, TURNS, WEAPONS
from gamemaster.labyrinth.rules import Rules

STARTS: Final = "starts-"
LED: Final = ("arrived-", "carried-", "drifted-", "flowed-", "waded-", "rowed-")
"""How somebody came to the type of cell that follows."""

Action = Mapping[str, Any]
Args = Mapping[str, Any]


class Notebook:
    """Certain facts, folded from the statements; `atlas` holds them.

    `holes` are the spots without a cell; `pockets` tells what a seat certainly has of its own.
    Not `concludes`: nothing is joined that was not said to be one.
    """

    def __init__(
        self,
        rules: Rules,
        holes: Iterable[int] = (),
        pockets: Pockets = lambda seat, kind: 0,
        *,
        concludes: bool = True,
    ) -> None:
        self.rules = rules
        self.atlas = Atlas(rules, holes)
        self.tracks = Tracks(rules, self.atlas)
        self.litter = Litter(rules, self.atlas, pockets, self.tracks.may_be_outside)
        self.overruling = Overruling(self.atlas, self.tracks, self.litter)
        self._joiner = Joiner(self.atlas) if concludes else None
        self._strikes = Strikes(rules, self.atlas, self.tracks)
        self._moves = TURNS if rules.skips_ride else MOVEMENTS
        """What may take somebody to another cell."""
        self._bear_follows = rules.bear and rules.bear_moves == "repeats"
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
        elif key == "overruled" or key.startswith(RULED):
            self._overruled(key, args)
        elif key.startswith(STARTS) and "seat" in args:
            seat = args["seat"]
            self._stand(seat, self.tracks.start(seat, self._action, key.removeprefix(STARTS)))
            self._conclude()
        elif not self._adrift and (key in _ANSWERS or key in STRIKES or key.startswith(LED)):
            seat = args["seat"]
            if key in STRIKES:
                STRIKES[key](self._strikes, seat, self._action, args)
            elif key in _ANSWERS:
                _ANSWERS[key](self, seat, self._action, args)
            else:
                self._stand(seat, self.tracks.arrive(seat, self._action, key))
            self._conclude()
            self._lead_bear()
        if key in HEARD:
            self.litter.hear(key, args)

    def join_late(self, seats: Iterable[int]) -> None:
        """Nothing was heard so far: these pawns may stand anywhere, perhaps outside, and immune."""
        for seat in seats:
            self.atlas.leave_for(seat, self.atlas.new_fragment(None))
            self.tracks.may_have_left(seat)
            self.tracks.note_immune(seat, immune=True)

    def _stand(self, seat: int, spot: Spot) -> None:
        """The pawn ends here; if anything lies here, that is said next."""
        self.atlas.leave_for(seat, spot)
        self.atlas.note_visit(spot)
        self.litter.arrive(spot)

    def _conclude(self) -> None:
        if self._joiner is not None:
            self._joiner.conclude()
        self.atlas.forget_poorest()

    # -- requests ----------------------------------------

    def _requested(self, args: Args) -> None:
        actions = args["actions"]
        first = actions[0]
        if first.get("do") in ANSWERS:
            return  # The move that was interrupted goes on.
        self.atlas.doubts.veiled = False
        if self._unseen:
            self._end_unseen()
        self.atlas.now += 1
        self._mover = args["seat"]
        self.litter.note_move(self._mover)
        plain = len(actions) == 1 and "do" in first
        if plain and first["do"] == "start":
            self.tracks.choose_start({"seat": self._mover, "at": first["at"]})
        self._begin(first if plain else {})
        if not plain:
            self._unseen = unseen(actions)
            if self._unseen:
                self._begin_unseen(actions)

    def _acts(self, args: Args) -> None:
        """The next action of the request; a movement that is told was not made unseen before."""
        self.atlas.now += 1
        action = args["action"]
        if self._adrift and action["do"] in self._moves:
            self._adrift = False
            self.atlas.leave_for(self._mover, self.atlas.pawns.pop(FORMER))
        self._begin(action)

    def _begin(self, action: Action) -> None:
        self._action = action
        self.litter.note_deed(action.get("do", ""))
        self._bear_waits = self._bear_follows and action.get("do") == "go"
        if not self._adrift and FORMER in self.atlas.pawns:
            self.atlas.drop_former()

    def _lead_bear(self) -> None:
        """It repeats a step once the step is answered (Rule A-8)."""
        if self._bear_waits:
            self._bear_waits = False
            self.atlas.lead_bear(direction_of(self._action))

    def _overruled(self, key: str, args: Args) -> None:
        """Between two moves the game master has changed something (Rule T-2.4)."""
        self._bear_waits = False
        self.overruling.hear(key, args)
        self._conclude()

    # -- what nobody is told ----------------------------------------

    def _begin_unseen(self, actions: list[Mapping[str, Any]]) -> None:
        """Dark actions behind conditions: each of them may be done, at any time in this move."""
        doubts = self.atlas.doubts
        self.litter.veil()
        doubts.veiled = True
        self._adrift = not self._unseen.isdisjoint(self._moves)
        if self._adrift:
            self.tracks.lose_track(self._mover)
        if "blow" in self._unseen or (
            self._adrift and any(action["do"] == "blow" for action, _ in deeds(actions))
        ):
            doubts.try_anywhere(self.atlas.now)
        if not self._unseen.isdisjoint(("go", *WEAPONS)):
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
        self.atlas.doubts.veiled = True  # till the move is over: what follows it is hushed, too
        if do in self._moves:
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
        elif do in WEAPONS and self.rules.bear_can_be_shot:
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

    def _in_hospital(self, args: Args) -> None:
        self._is_where(args["seat"], "heals")

    def _in_arsenal(self, args: Args) -> None:
        self._is_where(args["seat"], "arms")

    def _is_where(self, seat: int, mark: str) -> None:
        """What is done for him tells where he stands, though nobody was told of it before."""
        if self._adrift and seat == self._mover:
            return
        self.tracks.is_inside(seat)
        houses = known(mark, self.rules)
        if len(houses) == 1:
            self.atlas.set_cell(self.atlas.pawns[seat], *houses)
        self._conclude()

    # -- answers to movements ----------------------------------------

    def _hit_wall(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.hit_wall(seat, action)

    def _hit_monolith(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.hit_wall(seat, action, monolith=True)

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
        self.tracks.lose(seat)

    def _inside(self, seat: int, action: Action, args: Args) -> None:
        self.tracks.is_inside(seat)

    def _cement_built(self, args: Args) -> None:
        """A wall stands on what was a free side (Rule C-5)."""
        if self._adrift:
            doubt_openings(self.atlas, None)
            return
        self.tracks.is_inside(args["seat"])
        build_wall(self.atlas, self.atlas.pawns[args["seat"]], direction_of(self._action))
        self._conclude()

    # -- where somebody or something is ----------------------------------------

    def _hint(self, args: Args) -> None:
        self.tracks.stand_at(args["seat"], args)
        self._conclude()

    def _leprechaun(self, args: Args) -> None:
        """Something lies so far from him now (Rule C-9)."""
        seat = args["seat"]
        if self._adrift and seat == self._mover:
            return
        here = self.atlas.pawns[seat]
        far = args["floors"] * FLOOR + args["down"] * STRIDE + args["right"]
        self.litter.point_out(Spot(here.fragment, here.at + far))
        self._conclude()

    # -- the bear ----------------------------------------

    def _mauled(self, args: Args) -> None:
        """The bear stands with whoever it mauls (Rule A-8)."""
        if self._bear_is_seen():
            self.atlas.bear = self.atlas.pawns[args["seat"]]

    def _flee(self, args: Args) -> None:
        """It is back in its cave, wherever that is (Rule C-9)."""
        self.atlas.bear = self.atlas.landmark("cave") if self._bear_is_seen() else None

    def _bear_is_seen(self) -> bool:
        """Whether it can't have gone on without a word: by itself, or when this move is over."""
        elsewhere = self.rules.bear_cave and self._adrift
        return self._bear_follows and not elsewhere and self._unseen.isdisjoint(WEAPONS)

    def _won(self, args: Args) -> None:
        """The winner goes out; of the lock that his key opens nothing else is said (Rule C-7).

        The bear does not repeat his step, after which nobody moves.
        """
        action = self._action
        if action.get("do") == "go" and not self._adrift and not hides(action):
            self.tracks.meet_exit(args["seat"], action)
            self._conclude()
        self.atlas.bear = None

    def _lose_bear(self, args: Args) -> None:
        """It is dead."""
        self.atlas.bear = None


_Answer = Callable[[Notebook, int, Action, Args], None]
_Statement = Callable[[Notebook, Args], None]

_ANSWERS: Final[Mapping[str, _Answer]] = {
    "hit-wall": Notebook._hit_wall,
    "hit-monolith": Notebook._hit_monolith,
    "hit-river": Notebook._hit_river,
    "at-exit": Notebook._met_exit,
    "went-outside": Notebook._went_outside,
    "lost-outside": Notebook._lost,
    "cannot-flow": Notebook._inside,
    "cannot-loop": Notebook._inside,
    "cannot-lift": Notebook._inside,
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
    "healed": Notebook._in_hospital,
    "cremated": Notebook._in_hospital,
    "rearmed": Notebook._in_arsenal,
    "armed-mine": Notebook._in_arsenal,
    "cement-built": Notebook._cement_built,
    "hint": Notebook._hint,
    "leprechaun-met": Notebook._leprechaun,
    "mauled": Notebook._mauled,
    "bear-fled": Notebook._flee,
    "bear-died": Notebook._lose_bear,
    "won": Notebook._won,
}
