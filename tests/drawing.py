"""Games told in words: a drawn plan, moves in text, and what the game master answers.

    told = play(PLAN, "0: start a1", "0: go left -> 0 hit-wall")
    assert told.last == ["0 hit-wall"]

A line is `seat: move`; after `->` stand the expected words, with commas between them. After every
move the helper also holds the game master's own notes (`gm-…`) against the position.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from gamemaster.core.game import EVERYONE, GM, OVER, Event, Refused, Said
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import COLUMNS, NOWHERE, OPEN, SIDE_NAMES, opposite
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import HEADER, read_plan
from gamemaster.labyrinth.rules import PRESETS, Rules

CLASSIC: Final = PRESETS["classic"]

TAILS: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "opened": lambda args: f"{args['rows']}x{args['cols']} {args['players']}",
    "requested": lambda args: "; ".join(" ".join(one.values()) for one in args["actions"]),
    "found-treasure": lambda args: str(args["count"]),
    "rearmed": lambda args: f"{args['bullets']} {args['bombs']}",
    "shot-hit": lambda args: " ".join([*map(str, args["hit"]), *["bear"] * args["bear"]]),
    "quiet-rounds": lambda args: f"{args['rounds']}/{args['limit']}",
    "draw": lambda args: str(args["rounds"]),
}


def words(said: Said) -> str:
    """A statement in short: `0 hit-wall`, `0 found-treasure 2`, `draw 20`."""
    args = dict(said.args)
    seat = [str(args.pop("seat"))] if "seat" in args else []
    tail = [TAILS[said.key](args)] if said.key in TAILS else []
    assert tail or not args, f"{said.key} has words left: {args}"
    return " ".join([*seat, said.key, *tail])


def draw(plan: str) -> Plan:
    """The plan of an indented drawing; the header line may be left out."""
    text = textwrap.dedent(plan).strip("\n")
    return read_plan(text if text.startswith(HEADER) else f"{HEADER}\n{text}")


def rules_for(plan: Plan, **options: Any) -> Rules:
    """Classic rules in the size of the plan, with some options set."""
    shape = {"rows": plan.rows, "cols": plan.cols, "bear": plan.bear != NOWHERE}
    return replace(CLASSIC, **{**shape, **options})


def number(plan: Plan, name: str) -> int:
    """The number of the cell of this name."""
    return (int(name[1:]) - 1) * plan.cols + COLUMNS.index(name[0])


class Told:
    """A game in progress, heard by everybody and watched by the game master."""

    def __init__(self, plan: str, seats: int, **options: Any) -> None:
        self.plan = draw(plan)
        self.rules = rules_for(self.plan, **options)
        self.events: list[Event] = []
        self.last: list[str] = []
        """What everybody heard at the last move, the request itself left out."""
        self._stands: dict[int, tuple[int, str | None]] = {}
        self._bear = NOWHERE
        self._treasures: dict[int, tuple[int, int]] = {}
        self._blown: list[tuple[int, str]] = []
        self.state, first = LABYRINTH.start(self.rules, self.plan, seats)
        self._hear(first)

    @property
    def turn(self) -> int:
        """The seat to move, or `OVER`."""
        return LABYRINTH.to_move(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    @property
    def bear(self) -> str | None:
        """The name of the bear's cell, as the game master noted it."""
        return None if self._bear == NOWHERE else self.plan.name(self._bear)

    @property
    def offers(self) -> list[str]:
        """What the seat to move is offered."""
        return [offer.move for offer in LABYRINTH.offers(self.state, self.turn)]

    def at(self, seat: int) -> str:
        """Where a player stands, as the game master noted it: `b3`, outside `b3 up`."""
        cell, outside = self._stands[seat]
        return self.plan.name(cell) + (f" {outside}" if outside else "")

    def treasure(self, index: int) -> str:
        """Where a treasure (0: the true one) is: a cell, `with 1` or `gone`."""
        cell, seat = self._treasures[index]
        if seat != NOWHERE:
            return f"with {seat}"
        return "gone" if cell == NOWHERE else self.plan.name(cell)

    def refused(self, line: str) -> str:
        """The key with which a request is refused; it must have changed nothing."""
        seat, text = _split(line)
        try:
            move = LABYRINTH.read_move(text)
        except Refused as refusal:
            return refusal.key
        illegal = LABYRINTH.check(self.state, seat, move)
        assert illegal is not None, f"{line} is accepted"
        return illegal.key

    def tell(self, *lines: str) -> Told:
        """Make moves; where a line has `->`, exactly these words must be the answer."""
        for line in lines:
            request, arrow, expected = line.partition("->")
            seat, text = _split(request)
            move = LABYRINTH.read_move(text)
            illegal = LABYRINTH.check(self.state, seat, move)
            assert illegal is None, f"{line}: {illegal}"
            events = LABYRINTH.apply(self.state, move)
            assert words(events[0].said) == f"{seat} requested {move.text}"
            self._hear(events)
            self.last = [words(e.said) for e in events[1:] if e.audience is EVERYONE]
            if arrow:
                assert ", ".join(self.last) == " ".join(expected.split()), line
            self._hold_notes_against_position()
        return self

    def _hear(self, events: list[Event]) -> None:
        self.events += events
        for event in events:
            key, args = event.said.key, event.said.args
            assert (event.audience == frozenset((GM,))) == key.startswith("gm-"), event
            if key == "gm-stands":
                self._stands[args["seat"]] = (args["cell"], args["outside"])
            elif key == "gm-bear":
                self._bear = args["cell"]
            elif key == "gm-treasure":
                self._treasures[args["treasure"]] = (args["cell"], args["seat"])
            elif key == "gm-wall":
                self._blown.append((args["cell"], args["side"]))

    def _hold_notes_against_position(self) -> None:
        ground = self.state.ground
        assert self._bear == self.state.bear
        for pawn in self.state.pawns:
            side = None if pawn.outside == NOWHERE else SIDE_NAMES[pawn.outside]
            assert self._stands.get(pawn.seat, (NOWHERE, None)) == (pawn.cell, side)
        for index, (cell, seat) in self._treasures.items():
            lying = [at for at, pile in ground.lying.items() if index in pile]
            assert lying == ([] if cell == NOWHERE else [cell])
            held = [pawn.seat for pawn in self.state.pawns if pawn.treasure == index]
            # He who carried the true one out still holds it: the game is over.
            assert held == ([] if seat == NOWHERE else [seat]) or self.over
        sides = bytearray(self.plan.sides)
        for cell, side in self._blown:
            direction = SIDE_NAMES.index(side)
            sides[cell * 4 + direction] = OPEN
            sides[self.plan.beyond(cell, direction) * 4 + opposite(direction)] = OPEN
        assert ground.sides == sides
        if not self.over:
            moves = [read_move(text) for text in self.offers]
            assert all(LABYRINTH.check(self.state, self.turn, move) is None for move in moves)


def _split(line: str) -> tuple[int, str]:
    seat, text = line.split(":", 1)
    return int(seat), text.strip()


def play(plan: str, *lines: str, seats: int | None = None, **options: Any) -> Told:
    """A game on a drawn plan; without `seats`, as many players as the lines name."""
    named = [int(seat) for line in lines for seat in re.findall(r"^\s*(\d+):", line)]
    return Told(plan, seats or max(named, default=0) + 1, **options).tell(*lines)
