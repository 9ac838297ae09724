"""Another way to know what follows: the moves themselves as clauses, written down by hand.

Of classic without bear and bullets, in which nobody is hurt. What a plan must be comes from the
blueprint, which is held to all plans of small boards; nothing here supposes anything or uses verbs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.core.game import Said
from gamemaster.labyrinth.grid import (
    EXIT,
    MONOLITH,
    NOWHERE,
    OPEN,
    SIDE_NAMES,
    WALL,
    Place,
    read_cell_name,
)
from gamemaster.labyrinth.reasoner.asking import Value
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.board import Board
from gamemaster.labyrinth.reasoner.clauses import TRUE, Clauses
from gamemaster.labyrinth.reasoner.mending import mend
from gamemaster.labyrinth.rules import Rules

CALM: Final = frozenset({"land", "delta", "arsenal", "hospital"})
"""Types of cells that carry nobody."""
ENOUGH: Final = 1_000_000
At = dict[int, int]
"""For each cell the literal that says that somebody is there, or that something is."""


class Model:
    """All that one who hears everything can know: `heard` are all statements of a game."""

    def __init__(self, rules: Rules, seats: int, heard: Sequence[Said]) -> None:
        self.board = Board.of(rules, seats, heard[0].args)
        self.clauses = Clauses()
        self.plan = Blueprint(self.board, self.clauses)
        self.cells = self.board.cells
        self.at: list[At] = [{} for _ in range(seats)]
        self.holds: list[dict[int, int]] = [{NOWHERE: TRUE} for _ in range(seats)]
        self.lying = {
            treasure: {cell: self.plan.literal(("lying", cell), (treasure,)) for cell in self.cells}
            for treasure in self.board.treasures
        }
        self.blown: dict[int, int] = {}
        """For each side the literal that says that a wall there was blown up."""
        starts = [at for at, said in enumerate(heard) if said.key == "requested"]
        for start, end in zip(starts, [*starts[1:], len(heard)], strict=True):
            self._request(heard[start], [said.key for said in heard[start + 1 : end]])

    # -- what can be asked -------------------------------------------------------------

    def is_possible(self, *assumptions: int) -> bool:
        """Whether a plan that can be played has all this."""
        while self.clauses.solve(assumptions, ENOUGH):
            drawn = self.plan.drawn(self.clauses.model())
            faults = mend(self.plan, self.plan.plan(drawn))
            if not faults:
                return True
            for clause in faults:
                self.clauses.add(*clause)
        return False

    def literal(self, text: str) -> int:
        """The literal of a claim."""
        what, *words = text.split()
        if what == "holds":
            held = self.holds[int(words[0]) - 1]
            treasures = [0] if words[1] == "treasure" else self.board.treasures[1:]
            return self._any([held.get(treasure, -TRUE) for treasure in treasures])
        if what == "at":
            return self.at[int(words[0]) - 1].get(self._cell(words[1]), -TRUE)
        cell = self._cell(words[0])
        if what in ("treasure", "false"):
            treasures = [0] if what == "treasure" else self.board.treasures[1:]
            return self._any([self.lying[treasure][cell] for treasure in treasures])
        if what == "side":
            stands = {"open": OPEN, "wall": WALL, "monolith": MONOLITH, "exit": EXIT}[words[2]]
            return self._stands(cell, SIDE_NAMES.index(words[1]), stands)
        if what == "loop":
            return self.plan.literal(("next", cell), self._cell(words[1]))
        value: Value = SIDE_NAMES.index(words[1]) if what == "flow" else words[1]
        return self.plan.literal(("flow" if what == "flow" else "kind", cell), value)

    def _cell(self, name: str) -> int:
        place = read_cell_name(name)
        assert place is not None
        return self.board.plan.cell(Place(place.row, place.col))

    def _any(self, literals: Sequence[int]) -> int:
        return -self.clauses.both(*(-each for each in literals))

    def _stands(self, cell: int, way: int, what: int) -> int:
        """What stands on a side now."""
        at = self.board.canonical[cell * 4 + way]
        drawn = self.plan.literal(("side", at), what)
        gone = self.blown.get(at)
        if gone is None or what not in (OPEN, WALL):
            return drawn
        return self._any([drawn, gone]) if what == OPEN else self.clauses.both(drawn, -gone)

    # -- what is done --------------------------------------------------------------------

    def _request(self, request: Said, keys: Sequence[str]) -> None:
        seat, (told,) = request.args["seat"], request.args["actions"]
        do, way = told["do"], SIDE_NAMES.index(told["side"]) if "side" in told else NOWHERE
        if do == "start":
            cell = self._cell(told["at"])
            self.at[seat] = {cell: TRUE}
            kind = next(key for key in keys if key.startswith("starts-"))
            self.clauses.add(self.plan.literal(("kind", cell), kind.removeprefix("starts-")))
        elif do == "blow":
            self._blow(seat, way, done="blast-done" in keys)
        elif "hit-wall" in keys:
            for cell, here in self.at[seat].items():
                for side in (OPEN, EXIT):
                    self.clauses.add(-here, -self._stands(cell, way, side))
        elif "at-exit" in keys:
            for cell, here in self.at[seat].items():
                self.clauses.add(-here, self._stands(cell, way, EXIT))
            self._brings_out(seat, keys)
        else:
            self._goes(seat, way, next(key for key in keys if "-" in key))
        self._finds(seat, keys, arrives=do in ("start", "go", "loop") and "hit-wall" not in keys)

    def _blow(self, seat: int, way: int, *, done: bool) -> None:
        for cell, here in self.at[seat].items():
            stood = self._stands(cell, way, WALL)
            self.clauses.add(-here, stood if done else -stood)
        if not done:
            return
        for cell, here in self.at[seat].items():
            if self.board.beyond(cell, way) != NOWHERE:
                side = self.board.canonical[cell * 4 + way]
                self.blown[side] = self._any([self.blown.get(side, -TRUE), here])

    def _brings_out(self, seat: int, keys: Sequence[str]) -> None:
        held = self.holds[seat]
        if "won" in keys:
            self.clauses.add(held.get(0, -TRUE))
        elif "treasure-false" in keys:
            self.clauses.add(*(held.get(false, -TRUE) for false in self.board.treasures[1:]))
            self.holds[seat] = {NOWHERE: TRUE}
        else:
            self.clauses.add(held.get(NOWHERE, -TRUE))

    def _goes(self, seat: int, way: int, answer: str) -> None:
        """Into the next cell, or along the loop (`way` is `NOWHERE`), and where that leads."""
        new = {cell: self.clauses.new() for cell in self.cells}
        self.clauses.one([*new.values()])
        for cell, here in self.at[seat].items():
            entered = cell if way == NOWHERE else self.board.beyond(cell, way)
            if entered == NOWHERE:
                self.clauses.add(-here)
                continue
            if way != NOWHERE:
                self.clauses.add(-here, self._stands(cell, way, OPEN))
            self._enters(here, entered, answer, new)
        self.at[seat] = new

    def _enters(self, here: int, entered: int, answer: str, new: At) -> None:
        how, _, kind = answer.partition("-")
        add, says = self.clauses.add, self.plan.literal
        if how == "arrived":
            add(-here, says(("kind", entered), kind))
        if kind in CALM and how == "arrived":
            add(-here, new[entered])
        elif kind == "pit":
            for end in self.cells:
                add(-here, -says(("next", entered), end), new[end])
        else:
            assert how == "carried"
            add(-here, says(("kind", entered), "river"))
            for side in self.board.ways(entered):
                end, flows = self.board.beyond(entered, side), says(("flow", entered), side)
                add(-here, -flows, new[end])
                add(-here, -flows, says(("kind", end), kind))

    def _finds(self, seat: int, keys: Sequence[str], *, arrives: bool) -> None:
        """Something lies where he ends, if he says so; else nothing does, had he said so."""
        add, held = self.clauses.add, self.holds[seat]
        free = held.get(NOWHERE, -TRUE)
        here = {
            treasure: self._any(
                [self.clauses.both(there, lies[cell]) for cell, there in self.at[seat].items()]
            )
            for treasure, lies in self.lying.items()
        }
        if "found-treasure" not in keys:
            for lies in here.values():
                add(-lies, *([] if arrives else [-free]))
            return
        add(*here.values())
        if "took-treasure" not in keys:
            add(-free)
            return
        add(free)
        self.holds[seat] = here
        for places in self.lying.values():
            for cell, there in self.at[seat].items():
                places[cell] = self.clauses.both(places[cell], -there)
