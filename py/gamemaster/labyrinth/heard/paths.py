"""How everybody came where he stands, for the game master's eyes.

Which action led somewhere is said, to the game master even in the dark; what the cells on the way
did follows from the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gamemaster.labyrinth.cells import type_of
from gamemaster.labyrinth.grid import NOWHERE, OPEN, SIDE_NAMES, SideName
from gamemaster.labyrinth.moves import ANSWERS, TURNS
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.replies import Trail, Way


def onward(plan: Plan) -> dict[int, int]:
    """Where each river cell, pit and lift carries whoever is there (Rules G-9, G-10, B-10)."""
    carried = {
        cell: below
        for cell, flow in enumerate(plan.flows)
        if flow != NOWHERE and (below := plan.beyond(cell, flow)) != NOWHERE
    }
    for loop in (*plan.loops().values(), *plan.lifts()):
        carried.update(zip(loop, (*loop[1:], loop[0]), strict=True))
    return carried


def circle(plan: Plan, cell: int, steps: Sequence[int]) -> list[int]:
    """The cells of a creature's path as drawn, and where they carry it on (Rule C-9)."""
    carried = onward(plan)
    cells = [cell]
    for direction in steps:
        if plan.side(cells[-1], direction) == OPEN:
            cells.append(plan.beyond(cells[-1], direction))
            if cells[-1] in carried:
                cells.append(carried[cells[-1]])
    return cells


def way_around(plan: Plan, cell: int, steps: Sequence[int]) -> list[list[int]]:
    """Rows and columns of a creature's path, from its first cell to its first cell."""
    return [list(divmod(at, plan.cols)) for at in circle(plan, cell, steps)] if steps else []


class Paths:
    """Everybody's place, and the cells on his way there: by foot, river, pit or lift, or a start.

    `is_open` tells whether one can step from a cell in a direction now.
    """

    def __init__(self, seats: int, is_open: Callable[[int, int], bool]) -> None:
        self._is_open = is_open
        self._plan: Plan | None = None
        self._onward: dict[int, int] = {}
        self.stands: dict[int, tuple[int, SideName | None]] = {}
        self._cells: list[list[tuple[int, Way]]] = [[] for _ in range(seats)]
        self._action: Mapping[str, Any] = {}

    def draw(self, plan: Plan) -> None:
        """Begin with a plan."""
        self._plan, self._onward = plan, onward(plan)

    def hear(self, key: str, args: Mapping[str, Any]) -> None:
        """Note which action is under way."""
        if key == "requested":
            first = args["actions"][0]
            if first.get("do") not in ANSWERS:
                self._action = first
        elif key in ("acts", "gm-acts"):
            self._action = args["action"]
        elif key in ("ordered", "ruled-put"):
            self._action = {"do": "order"}

    def stand(self, seat: int, cell: int, outside: SideName | None) -> None:
        """Somebody stands on a cell now, or outside of it, or nowhere any more."""
        if cell == NOWHERE:
            del self.stands[seat]
            self._cells[seat].clear()
            return
        if outside is None:
            self._come(seat, cell)
        self.stands[seat] = (cell, outside)

    def _come(self, seat: int, cell: int) -> None:
        path, do = self._cells[seat], self._action.get("do")
        if do not in TURNS:
            if not path or path[-1] != (cell, "start"):
                path.append((cell, "start"))
            return
        here, outside = self.stands[seat]
        entered = self._entered(seat) if do == "go" else here
        if entered != here or outside is not None:
            path.append((entered, "walk"))
        kind = type_of(self._known_plan().kinds[entered])
        if kind.loops:
            path.append((cell, kind.name))
        while kind.flows and entered != cell:
            entered = self._onward[entered]
            path.append((entered, kind.name))

    def _entered(self, seat: int) -> int:
        """The cell that the pawn stepped onto, or stayed on, before it was carried on."""
        here, outside = self.stands[seat]
        if outside is not None:
            return here
        direction = SIDE_NAMES.index(self._action["side"])
        open_ = self._is_open(here, direction)
        return self._known_plan().beyond(here, direction) if open_ else here

    def _known_plan(self) -> Plan:
        if self._plan is None:
            raise RuntimeError("nothing was said of the plan yet")
        return self._plan

    def show(self) -> list[Trail]:
        """The paths as JSON values."""
        return [
            {
                "seat": seat,
                "cells": [(*divmod(cell, self._known_plan().cols), how) for cell, how in path],
            }
            for seat, path in enumerate(self._cells)
        ]
