"""Games told in words: a drawn plan, moves in text, and what the game master answers.

    told = play(PLAN, "0: start a1", "0: go left -> 0 hit-wall")
    assert told.last == ["0 hit-wall"]

A line is `seat: move`; after `->` stand the expected words, with commas between them. `chance:`
makes the game master's own draw (`chance: drift 2`, `chance: wheel 17`, `chance: placed b3`); who
chooses his start next is drawn as the lines want it. After every move the helper also holds the
game master's own notes (`gm-…`) against the position.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import replace
from typing import Any, Final

from gamemaster.core.game import CHANCE, EVERYONE, GM, OVER, TO_GM, Event, Refused
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import (
    EXIT,
    NOWHERE,
    OPEN,
    SIDE_NAMES,
    WALL,
    opposite,
    read_cell_name,
)
from gamemaster.labyrinth.ground import Pile
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import HEADER, read_plan
from gamemaster.labyrinth.playing.state import Pawn
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.spelling import words as words

CLASSIC: Final = PRESETS["classic"]

GRAND_PRESETS: Final = ("grand", "grand-simple")
SIDES_NOTED: Final = {"gm-wall": OPEN, "gm-exit": EXIT, "gm-cement": WALL}
"""The notes of sides that were changed, and what stands there now."""


SETTLED: Final = frozenset(
    f"plan-{name}"
    for name in (
        *("arsenals", "hospitals", "casinos", "encephalitis", "false-count", "exits"),
        *("closed-exits", "many-loops", "many-rivers", "many-walls", "long-loop", "long-river"),
    )
)
"""What a drawing settles: told, and no fault (Rule V-2)."""


def draw(plan: str) -> Plan:
    """The plan of an indented drawing; the header line may be left out."""
    text = textwrap.dedent(plan).strip("\n")
    return read_plan(text if text.startswith(HEADER) else f"{HEADER}\n{text}")


def rules_for(plan: Plan, preset: str = "classic", **options: Any) -> Rules:
    """The rules of a preset in the size of the plan and for what it holds, with some options set.

    But for classic ones, games begin openly, where the lines say, and long before a draw is near.
    """
    shape: dict[str, Any] = {
        "floors": plan.floors,
        "rows": plan.rows,
        "cols": plan.cols,
        "lifts": "lift" in plan.kinds,
        "goal": "key" if plan.keyed else "treasure",
        "bear": plan.bear != NOWHERE,
        "bear_moves": "trajectory" if plan.bear_path else "repeats",
        "bear_cave": "cave" in plan.kinds,
        "leprechaun": plan.leprechaun != NOWHERE,
        "casinos": plan.kinds.count("casino"),
    }
    if preset != "classic":
        shape |= {"start": "open", "void_starts": False, "quiet_rounds": 1000}
    if preset in GRAND_PRESETS:
        shape |= {"encephalitis": plan.kinds.count("encephalitis")}
    return replace(PRESETS[preset], **{**shape, **options})


def number(plan: Plan, name: str) -> int:
    """The number of the cell of this name."""
    place = read_cell_name(name)
    assert place is not None
    return plan.cell(place)


class Told:
    """A game in progress, heard by everybody and watched by the game master."""

    def __init__(self, plan: str, seats: int, **options: Any) -> None:
        self.plan = draw(plan)
        self.rules = rules_for(self.plan, **options)
        self.events: list[Event] = []
        self.last: list[str] = []
        """What everybody heard at the last move, the request itself left out."""
        self.secret: list[str] = []
        """What one player alone heard at the last move."""
        self._stands: dict[int, tuple[int, str | None]] = {}
        self._bear = self._leprechaun = NOWHERE
        self._treasures: dict[int, tuple[int, int]] = {}
        self._sides: list[tuple[int, str, int]] = []
        self._pawns: dict[int, dict[str, Any]] = {}
        self._lies: dict[int, dict[str, Any]] = {}
        self._mites: dict[int, str] = {}
        self._lost: set[int] = set()
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
    def leprechaun(self) -> str | None:
        """The name of the leprechaun's cell, as the game master noted it."""
        return None if self._leprechaun == NOWHERE else self.plan.name(self._leprechaun)

    @property
    def answers(self) -> list[str]:
        """The last answers, without the actions of the request that they follow."""
        return [said for said in self.last if " acts " not in said]

    def kit(self, seat: int = 0) -> tuple[int, ...]:
        """Bullets, grenades, knives, boats and cement of a player."""
        return tuple(getattr(self.state.pawns[seat], thing) for thing in KIT)

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
        self._draw_lot(seat)
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
            self._draw_lot(seat)
            move = LABYRINTH.read_move(text)
            illegal = LABYRINTH.check(self.state, seat, move) if seat != CHANCE else None
            assert illegal is None, f"{line}: {illegal}"
            assert seat != CHANCE or text in dict(LABYRINTH.chances(self.state)), line
            self._tell(seat, LABYRINTH.apply(self.state, move), move.text)
            if arrow:
                assert ", ".join(self.last) == " ".join(expected.split()), line
            self._hold_notes_against_position()
        return self

    def _draw_lot(self, seat: int) -> None:
        """Who chooses his start next is the one whose line follows (Rule D-6.1)."""
        if self.turn == CHANCE and seat != CHANCE and self.state.starting:
            lot = f"asks {seat + 1}"
            assert lot in dict(LABYRINTH.chances(self.state))
            self._hear(LABYRINTH.apply(self.state, LABYRINTH.read_move(lot)))

    def _tell(self, seat: int, events: list[Event], text: str) -> None:
        self._hear(events)
        told = [words(event.said) for event in events if event.audience is EVERYONE]
        self.secret = [words(e.said) for e in events if e.audience not in (EVERYONE, TO_GM)]
        secretly = ("ask ", "order ", *["start "] * (self.rules.start == "secret"))
        if seat != CHANCE and not text.startswith(secretly):
            assert told[0] == f"{seat} requested {text}"
            del told[0]
        self.last = told

    def _hear(self, events: list[Event]) -> None:
        self.events += events
        for event in events:
            key, args = event.said.key, event.said.args
            if event.audience is not EVERYONE:
                heard_by = {GM} if key.startswith("gm-") else {GM, args["seat"]}
                assert event.audience == heard_by, event
            if key == "gm-stands":
                self._stands[args["seat"]] = (args["cell"], args["outside"])
            elif key == "gm-bear":
                self._bear = args["cell"]
            elif key == "gm-leprechaun":
                self._leprechaun = args["cell"]
            elif key == "gm-treasure":
                self._treasures[args["treasure"]] = (args["cell"], args["seat"])
            elif key in SIDES_NOTED:
                self._sides.append((args["cell"], args["side"], SIDES_NOTED[key]))
            elif key == "gm-pawn":
                self._pawns[args["seat"]] = dict(args)
            elif key == "gm-lies":
                self._lies[args["cell"]] = dict(args)
            elif key == "gm-mite":
                self._mites[args["cell"]] = args["is"]
            elif key == "lost-outside":
                self._lost.add(args["seat"])

    def _hold_notes_against_position(self) -> None:
        ground = self.state.ground
        assert self._bear == self.state.bear
        assert self._leprechaun == self.state.leprechaun
        placing = self.state.starting and self.rules.start == "placed"
        for pawn in () if placing else self.state.pawns:
            side = None if pawn.outside == NOWHERE else SIDE_NAMES[pawn.outside]
            assert self._stands.get(pawn.seat, (NOWHERE, None)) == (pawn.cell, side)
        for index, (cell, seat) in self._treasures.items():
            lying = [at for at, pile in ground.lying.items() if index in pile]
            assert lying == ([] if cell == NOWHERE else [cell])
            held = [pawn.seat for pawn in self.state.pawns if pawn.treasure == index]
            # He who carried the true one out still holds it: the game is over.
            assert held == ([] if seat == NOWHERE else [seat]) or self.over
        sides = bytearray(self.plan.sides)
        for cell, name, now in self._sides:
            direction = SIDE_NAMES.index(name)
            sides[cell * 4 + direction] = now
            if now != EXIT:
                sides[self.plan.beyond(cell, direction) * 4 + opposite(direction)] = now
        assert ground.sides == sides
        if self.state.noting and not self.state.starting:
            self._hold_notes_of_pawns_and_things()
        if not self.over and self.turn != CHANCE:
            self._hold_offers()

    def _hold_notes_of_pawns_and_things(self) -> None:
        for pawn in self.state.pawns:
            if pawn.seat in self._lost:
                continue
            hurt = "infected" if pawn.infected else "wounded" if pawn.wounded else "healthy"
            assert self._pawns[pawn.seat] == {
                "seat": pawn.seat,
                "health": hurt if pawn.playing else "dead",
                "immune": pawn.immune,
                "bullets": pawn.bullets,
                "bombs": pawn.bombs,
                "mine": pawn.mine,
                "corpse": None if pawn.corpse == NOWHERE else pawn.corpse,
                "moves": pawn.moves if pawn.infected else None,
                **self._means(pawn),
            }
        piles = self.state.ground.piles
        for cell in piles.keys() | self._lies.keys():
            pile = piles.get(cell, Pile())
            noted = self._lies.get(cell, {})
            for name in ("bullets", "bombs", "mines", "active"):
                assert noted.get(name, 0) == getattr(pile, name), (name, cell)
            assert tuple(noted.get("corpses", ())) == pile.corpses
            sick = [seat for seat in pile.corpses if seat in self.state.contagious]
            assert noted.get("contagious", []) == sick
        mites = self.state.mites.items()
        assert self._mites == {cell: "awake" if left else "contagious" for cell, left in mites}

    def _means(self, pawn: Pawn) -> dict[str, int]:
        """What a player has beside bullets and bombs, where the rules know of it."""
        known = [thing for thing in ("knives", "boats", "cement") if getattr(self.rules, thing)]
        known += ["lives"] if self.rules.health == "lives" else []
        known += ["money"] if self.rules.money else []
        return {thing: getattr(pawn, thing) for thing in known}

    def _hold_offers(self) -> None:
        for offer in LABYRINTH.offers(self.state, self.turn):
            move = read_move(f"go up; {offer.move}" if offer.part else offer.move)
            assert LABYRINTH.check(self.state, self.turn, move) is None, offer


def _split(line: str) -> tuple[int, str]:
    seat, text = line.split(":", 1)
    return CHANCE if seat.strip() == "chance" else int(seat), text.strip()


def play(plan: str, *lines: str, seats: int | None = None, **options: Any) -> Told:
    """A game on a drawn plan; without `seats`, as many players as the lines name."""
    named = [int(seat) for line in lines for seat in re.findall(r"^\s*(\d+):", line)]
    return Told(plan, seats or max(named, default=0) + 1, **options).tell(*lines)


def grand(plan: str, *lines: str, seats: int | None = None, **options: Any) -> Told:
    """A game by the grand rules, as `play`."""
    return play(plan, *lines, seats=seats, **{"preset": "grand", **options})


def school(plan: str, *lines: str, seats: int | None = None, **options: Any) -> Told:
    """A game by the school rules, as `play`."""
    return play(plan, *lines, seats=seats, **{"preset": "school", **options})


def quest(plan: str, *lines: str, seats: int | None = None, **options: Any) -> Told:
    """A game by the quest rules, as `play`."""
    return play(plan, *lines, seats=seats, **{"preset": "quest-easy", **options})
