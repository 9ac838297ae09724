"""The game master's own picture: a fold of what is said to the game master alone.

The page shows it when the game is over (reveal and replay); no seat ever hears these statements.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.game import Said
from gamemaster.labyrinth.grid import (
    DOWN,
    EXIT,
    MONOLITH,
    NOWHERE,
    OPEN,
    RIGHT,
    SIDE_NAMES,
    WALL,
    neighbours,
    opposite,
)
from gamemaster.labyrinth.heard.view import CHANGES, Figure
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import LOOP_LETTERS, read_plan
from gamemaster.labyrinth.rules import Rules

WORDS: Final = {OPEN: "open", WALL: "wall", EXIT: "exit", MONOLITH: "monolith"}


class TruthView:
    """The plan as it stands, pawns, treasures, bear, and everybody's path so far."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self._figures = [Figure(seat, rules.bullets, rules.bombs) for seat in range(seats)]
        self._plan: Plan | None = None
        self._blown: set[tuple[int, int]] = set()
        self._stands: dict[int, tuple[int, str | None]] = {}
        self._treasures: dict[int, tuple[int, int]] = {}
        self._bear = NOWHERE
        self._paths: list[list[tuple[int, str]]] = [[] for _ in range(seats)]
        self._how = "walk"
        self._action: Mapping[str, Any] = {}

    def hear(self, said: Said) -> None:
        """Take in one statement, open ones included: they tell how a pawn came where it stands."""
        key, args = said.key, said.args
        if key in _TOLD:
            _TOLD[key](self, args)
        elif key == "requested":
            self._action = args["actions"][-1]
        elif key.startswith("starts-"):
            self._how = "start"
            self._figures[args["seat"]].health = "healthy"
        elif key.startswith("arrived-"):
            self._how = "pit" if key == "arrived-pit" else "walk"
        elif key.startswith("carried-"):
            self._how = "river"
        elif key in CHANGES:
            CHANGES[key](self._figures[args["seat"]], args)

    def _drawn(self, args: Mapping[str, Any]) -> None:
        self._plan = read_plan(args["plan"])

    def _stood(self, args: Mapping[str, Any]) -> None:
        seat, cell, outside = args["seat"], args["cell"], args["outside"]
        if outside is None:
            if self._how in ("river", "pit") and self._action["do"] == "go":
                self._paths[seat].append((self._entered(seat), "walk"))
            self._paths[seat].append((cell, self._how))
        self._stands[seat] = (cell, outside)

    def _entered(self, seat: int) -> int:
        """The cell that the pawn stepped onto before it was carried on."""
        here, outside = self._stands[seat]
        if outside is not None:
            return here
        return self._known_plan().beyond(here, SIDE_NAMES.index(self._action["side"]))

    def _bear_stood(self, args: Mapping[str, Any]) -> None:
        self._bear = args["cell"]

    def _wall_gone(self, args: Mapping[str, Any]) -> None:
        plan = self._known_plan()
        direction = SIDE_NAMES.index(args["side"])
        self._blown.add((args["cell"], direction))
        self._blown.add((plan.beyond(args["cell"], direction), opposite(direction)))

    def _treasure_is(self, args: Mapping[str, Any]) -> None:
        self._treasures[args["treasure"]] = (args["cell"], args["seat"])

    def _known_plan(self) -> Plan:
        if self._plan is None:
            raise RuntimeError("nothing was said of the plan yet")
        return self._plan

    def show(self) -> dict[str, Any]:
        """The truth as JSON values; rows and columns from 0."""
        plan = self._known_plan()
        return {
            "rows": plan.rows,
            "cols": plan.cols,
            "cells": [self._show_cell(plan, cell) for cell in plan.cells()],
            "sides": self._show_sides(plan),
            "pawns": [self._show_pawn(plan, seat) for seat in sorted(self._stands)],
            "treasures": self._show_treasures(plan),
            "bear": None if self._bear == NOWHERE else _at(plan, self._bear),
            "paths": [
                {
                    "seat": seat,
                    "cells": [[*divmod(cell, plan.cols), how] for cell, how in path],
                }
                for seat, path in enumerate(self._paths)
            ],
        }

    def _show_cell(self, plan: Plan, cell: int) -> dict[str, Any]:
        flow, pit = plan.flows[cell], plan.pits[cell]
        return {
            **_at(plan, cell),
            "cell": plan.kinds[cell],
            "flow": None if flow == NOWHERE else SIDE_NAMES[flow],
            "pit": None if pit is None else {"loop": LOOP_LETTERS[pit[0]], "number": pit[1] + 1},
        }

    def _show_sides(self, plan: Plan) -> list[dict[str, Any]]:
        """Every side once: right and down of each cell, left and up only at the edge."""
        beside = neighbours(plan.floors, plan.rows, plan.cols)
        shown = []
        for cell in plan.cells():
            for direction, name in enumerate(SIDE_NAMES):
                other = beside[cell * 4 + direction]
                inner = other != NOWHERE and plan.kinds[other] is not None
                if inner and direction not in (RIGHT, DOWN):
                    continue
                gone = (cell, direction) in self._blown
                state = "blown" if gone else WORDS[plan.side(cell, direction)]
                shown.append({**_at(plan, cell), "side": name, "is": state})
        return shown

    def _show_pawn(self, plan: Plan, seat: int) -> dict[str, Any]:
        cell, outside = self._stands[seat]
        health = self._figures[seat].health
        return {"seat": seat, **_at(plan, cell), "outside": outside, "health": health}

    def _show_treasures(self, plan: Plan) -> list[dict[str, Any]]:
        """Those that lie, with their cell, and those carried, with their seat."""
        shown: list[dict[str, Any]] = []
        for treasure, (cell, seat) in sorted(self._treasures.items()):
            if seat != NOWHERE:
                shown.append({"true": treasure == 0, "seat": seat})
            elif cell != NOWHERE:
                shown.append({"true": treasure == 0, **_at(plan, cell)})
        return shown


def _at(plan: Plan, cell: int) -> dict[str, int]:
    row, col = divmod(cell, plan.cols)
    return {"row": row, "col": col}


_TOLD: Final = {
    "gm-plan": TruthView._drawn,
    "gm-stands": TruthView._stood,
    "gm-bear": TruthView._bear_stood,
    "gm-wall": TruthView._wall_gone,
    "gm-treasure": TruthView._treasure_is,
}
