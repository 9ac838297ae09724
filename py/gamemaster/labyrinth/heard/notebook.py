"""The notebook: what is certain of the plan for somebody who heard what the game master said.

It follows every pawn whose moves were said. Where the rules lead a pawn somewhere unknown, a new
fragment begins; `joining` puts the fragments together again as soon as that is certain. It never
claims what could be false under the published rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, opposite, read_cell_name
from gamemaster.labyrinth.heard.atlas import Atlas, Bond, Deed, Spot
from gamemaster.labyrinth.heard.fragments import PLAN, STEP, Side, side_at, spot_at
from gamemaster.labyrinth.heard.joining import Joiner
from gamemaster.labyrinth.rules import Rules

CARRIED: Final = "carried-"
ARRIVED: Final = "arrived-"
STARTS: Final = "starts-"
_LED: Final = (STARTS, ARRIVED, CARRIED)


class Notebook:
    """Certain facts, folded from the statements; `atlas` holds them."""

    def __init__(self, rules: Rules) -> None:
        self.atlas = Atlas(rules)
        self._joiner = Joiner(self.atlas)
        self._longest = max(rules.rows, rules.cols)
        self._actions: list[Mapping[str, Any]] = []
        self.outside: dict[int, int] = {}
        """For a pawn outside the labyrinth, the direction in which it left its exit cell."""

    def hear(self, key: str, args: Mapping[str, Any]) -> None:
        """Take in one statement; those that say nothing about the plan change nothing."""
        if key == "requested":
            self.atlas.now += 1
            self._actions = list(args["actions"])
        elif key in _CONSEQUENCES:
            _CONSEQUENCES[key](self, args)
        elif self._actions and (key in _ANSWERS or key.startswith(_LED)):
            self._answer(self._actions.pop(0), key, args)
        elif self._actions and key == "shot-nobody":
            self._actions.pop(0)

    def _answer(self, action: Mapping[str, Any], key: str, args: Mapping[str, Any]) -> None:
        """The answer to one action of the request, and all that follows from it."""
        seat = args["seat"]
        if key.startswith(STARTS):
            self._start(seat, action, key.removeprefix(STARTS))
        elif key.startswith(_LED):
            self._arrive(seat, action, key)
        else:
            _ANSWERS[key](self, seat, action, args)
        self._joiner.conclude()
        self.atlas.forget_poorest()
        if action["do"] == "go":
            self.atlas.lead_bear(SIDE_NAMES.index(action["side"]))

    # -- answers to movements ----------------------------------------

    def _start(self, seat: int, action: Mapping[str, Any], kind: str) -> None:
        """A start cell said aloud lies in the plan's frame; a secret one anywhere (Rule A-1)."""
        place = read_cell_name(action.get("at", ""))
        if place is None:
            spot = self.atlas.new_fragment(kind)
        else:
            spot = Spot(PLAN, spot_at(*place))
            self.atlas.set_cell(spot, kind)
        self._stand(seat, spot)

    def _arrive(self, seat: int, action: Mapping[str, Any], key: str) -> None:
        """The pawn went through, and was perhaps carried on (Rule A-3)."""
        entered = self._entered(seat, action)
        if key.startswith(CARRIED):
            self.atlas.set_cell(entered, "river")
            self._stand(seat, self._led("river", entered, key.removeprefix(CARRIED)))
        elif key == "arrived-pit":
            self.atlas.set_cell(entered, "pit")
            self._stand(seat, self._led("pit", entered, "pit"))
        else:
            self.atlas.set_cell(entered, key.removeprefix(ARRIVED))
            self._stand(seat, entered)

    def _entered(self, seat: int, action: Mapping[str, Any]) -> Spot:
        """The cell that the pawn stepped onto, before it was carried."""
        here = self.atlas.pawns[seat]
        if action["do"] != "go" or self.outside.pop(seat, None) is not None:
            return here
        direction = SIDE_NAMES.index(action["side"])
        self.atlas.read_side(here, direction, Side(open=self.atlas.now))
        return self.atlas.beside(here, direction)

    def _led(self, by: str, source: Spot, kind: str) -> Spot:
        """Where a river or pit leads: a known spot, or a new fragment (Rules G-9, G-10)."""
        target = self.atlas.link_from(source)
        if target is None:
            target = self.atlas.new_fragment(kind)
            self.atlas.tie(by, source, target)
        else:
            self.atlas.set_cell(target, kind)
        return target

    def _stand(self, seat: int, spot: Spot) -> None:
        """The pawn ends here; if treasures lay here, that would be said next."""
        self.atlas.pawns[seat] = spot
        self.atlas.note_visit(spot)
        self.atlas.note_lying(spot, 0)

    def _hit_wall(self, seat: int, action: Mapping[str, Any], args: Mapping[str, Any]) -> None:
        self._read(seat, action, Side(wall=self.atlas.now))

    def _met_exit(self, seat: int, action: Mapping[str, Any], args: Mapping[str, Any]) -> None:
        self._read(seat, action, Side(exit=True))

    def _lost(self, seat: int, action: Mapping[str, Any], args: Mapping[str, Any]) -> None:
        self.outside.pop(seat)

    def _went_outside(self, seat: int, action: Mapping[str, Any], args: Mapping[str, Any]) -> None:
        self._read(seat, action, Side(exit=True))
        self.outside[seat] = SIDE_NAMES.index(action["side"])

    def _read(self, seat: int, action: Mapping[str, Any], reading: Side) -> None:
        direction = SIDE_NAMES.index(action["side"])
        self.atlas.read_side(self.atlas.pawns[seat], direction, reading)

    # -- answers to shots and blasts ----------------------------------------

    def _shot_hit(self, seat: int, action: Mapping[str, Any], args: Mapping[str, Any]) -> None:
        """Whoever was hit stands in the line of fire (Rule A-4)."""
        direction = SIDE_NAMES.index(action["side"])
        outside = self.outside.get(seat, NOWHERE)
        reach = self._longest if outside in (NOWHERE, opposite(direction)) else 1
        steps = tuple(STEP[direction] * far for far in range(reach))
        here = self.atlas.pawns[seat]
        for victim in args["hit"]:
            there = self.atlas.pawns[victim]
            self.atlas.bonds.append(Bond(here, there, steps, since=self.atlas.now))

    def _blast_done(self, seat: int, action: Mapping[str, Any], args: Mapping[str, Any]) -> None:
        """An inner wall stood here, and is gone (Rule A-5)."""
        now = self.atlas.now
        here = self.atlas.pawns[seat]
        direction = SIDE_NAMES.index(action["side"])
        self.atlas.blasts.append(Deed(now, here.fragment, side_at(here.at, direction)))
        self.atlas.read_side(here, direction, Side(open=now, blown=now, bare=now))
        self.atlas.set_cell(self.atlas.beside(here, direction), None)

    def _blast_nothing(self, seat: int, action: Mapping[str, Any], args: Mapping[str, Any]) -> None:
        """No inner wall here: open, an exit, or the outer wall."""
        if seat not in self.outside:
            self._read(seat, action, Side(bare=self.atlas.now))

    # -- treasures and the bear ----------------------------------------

    def _found(self, args: Mapping[str, Any]) -> None:
        self.atlas.note_lying(self.atlas.pawns[args["seat"]], args["count"])

    def _took(self, args: Mapping[str, Any]) -> None:
        spot = self.atlas.pawns[args["seat"]]
        self.atlas.takings.append(Deed(self.atlas.now, spot.fragment, spot.at))
        self.atlas.note_lying(spot, max(0, self.atlas.treasures_at(spot) - 1))

    def _dropped(self, args: Mapping[str, Any]) -> None:
        spot = self.atlas.pawns[args["seat"]]
        self.atlas.note_lying(spot, self.atlas.treasures_at(spot) + 1)

    def _mauled(self, args: Mapping[str, Any]) -> None:
        """The bear stands with whoever it mauls (Rule A-8)."""
        self.atlas.bear = self.atlas.pawns[args["seat"]]

    def _lose_bear(self, args: Mapping[str, Any]) -> None:
        """It is dead, or did not repeat the winner's step, after which nobody moves."""
        self.atlas.bear = None


_Answer = Callable[[Notebook, int, Mapping[str, Any], Mapping[str, Any]], None]
_Consequence = Callable[[Notebook, Mapping[str, Any]], None]

_ANSWERS: Final[Mapping[str, _Answer]] = {
    "hit-wall": Notebook._hit_wall,
    "at-exit": Notebook._met_exit,
    "went-outside": Notebook._went_outside,
    "lost-outside": Notebook._lost,
    "shot-hit": Notebook._shot_hit,
    "blast-done": Notebook._blast_done,
    "blast-nothing": Notebook._blast_nothing,
}
_CONSEQUENCES: Final[Mapping[str, _Consequence]] = {
    "found-treasure": Notebook._found,
    "took-treasure": Notebook._took,
    "dropped-treasure": Notebook._dropped,
    "mauled": Notebook._mauled,
    "bear-died": Notebook._lose_bear,
    "won": Notebook._lose_bear,
}
