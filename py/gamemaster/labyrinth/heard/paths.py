"""How everybody came where he stands, for the game master's eyes.

Which action led somewhere is said, to the game master even in the dark; what the cells on the way
did follows from the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.plan import Plan


class Paths:
    """Everybody's place, and the cells on his way there: by foot, river or pit, or a start.

    `is_open` tells whether one can step from a cell in a direction now.
    """

    def __init__(self, seats: int, is_open: Callable[[int, int], bool]) -> None:
        self._is_open = is_open
        self.plan: Plan | None = None
        self.stands: dict[int, tuple[int, str | None]] = {}
        self._cells: list[list[tuple[int, str]]] = [[] for _ in range(seats)]
        self._action: Mapping[str, Any] = {}

    def hear(self, key: str, args: Mapping[str, Any]) -> None:
        """Note which action is under way."""
        if key == "requested":
            first = args["actions"][0]
            if first.get("do") not in ("keep", "choose"):
                self._action = first
        elif key in ("acts", "gm-acts"):
            self._action = args["action"]
        elif key == "ordered":
            self._action = {"do": "order"}

    def stand(self, seat: int, cell: int, outside: str | None) -> None:
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
        if do not in ("go", "flow", "loop"):
            if not path or path[-1] != (cell, "start"):
                path.append((cell, "start"))
            return
        kinds = self._known_plan().kinds
        entered = self._entered(seat) if do == "go" else self.stands[seat][0]
        moved = entered != self.stands[seat][0] or self.stands[seat][1] is not None
        by = kinds[entered]
        carried = cell != entered or (by == "pit" and moved)
        if do == "go" and moved:
            path.append((entered, "walk"))
        if do != "go" or carried:
            path.append((cell, "pit" if by == "pit" else "river"))

    def _entered(self, seat: int) -> int:
        """The cell that the pawn stepped onto, or stayed on, before it was carried on."""
        here, outside = self.stands[seat]
        if outside is not None:
            return here
        direction = SIDE_NAMES.index(self._action["side"])
        open_ = self._is_open(here, direction)
        return self._known_plan().beyond(here, direction) if open_ else here

    def _known_plan(self) -> Plan:
        if self.plan is None:
            raise RuntimeError("nothing was said of the plan yet")
        return self.plan

    def show(self) -> list[dict[str, Any]]:
        """The paths as JSON values."""
        return [
            {
                "seat": seat,
                "cells": [[*divmod(cell, self._known_plan().cols), how] for cell, how in path],
            }
            for seat, path in enumerate(self._cells)
        ]
