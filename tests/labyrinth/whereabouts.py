"""Where everybody stands and where walls stand, as the game master notes it."""

from __future__ import annotations

from gamemaster.labyrinth.grid import (
    CLOSED,
    EXIT,
    NOWHERE,
    OPEN,
    SIDE_NAMES,
    WALL,
    opposite,
)
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import read_plan
from tests.labyrinth.ledger import Deed, Unexplained


class Whereabouts:
    """The plan in play; raises `Unexplained` where a side changes into what it can't be."""

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.sides = bytearray()
        self.stands: dict[int, tuple[int, str | None]] = {}
        """Each player's cell, and the side of it on which he stands outside."""
        self._deed = Deed(NOWHERE, {})

    def _note_plan(self, plan: str) -> None:
        self.plan = read_plan(plan)
        self.sides = bytearray(self.plan.sides)

    def _note_stands(self, seat: int, cell: int, outside: str | None) -> None:
        self.stands[seat] = cell, outside

    def _note_wall(self, cell: int, side: str) -> None:
        self._change_side(cell, SIDE_NAMES.index(side), WALL, OPEN)

    def _note_cement(self, cell: int, side: str) -> None:
        self._change_side(cell, SIDE_NAMES.index(side), OPEN, WALL)

    def _change_side(self, cell: int, side: int, before: int, after: int) -> None:
        """An inner wall is blown up, or built (Rules G-8, C-5)."""
        if self.sides[cell * 4 + side] != before:
            raise Unexplained(f"no such wall could be blown up or built: {cell} {side}")
        beyond = self._plan.beyond(cell, side)
        self.sides[cell * 4 + side] = self.sides[beyond * 4 + opposite(side)] = after

    def _note_exit(self, cell: int, side: str) -> None:
        at = cell * 4 + SIDE_NAMES.index(side)
        if self.sides[at] != CLOSED:
            raise Unexplained(f"an exit was opened where none was closed: {cell} {side}")
        self.sides[at] = EXIT

    @property
    def _plan(self) -> Plan:
        assert self.plan is not None
        return self.plan

    def _outside(self, seat: int) -> bool:
        return self.stands.get(seat, (NOWHERE, None))[1] is not None

    def _kind_under(self, seat: int) -> str | None:
        cell, outside = self.stands.get(seat, (NOWHERE, None))
        return None if outside or cell == NOWHERE else self._plan.kinds[cell]

    def _landing(self) -> tuple[int, bool]:
        """Where the thing comes to lie that is left, thrown or set; True: outside."""
        cell, outside = self.stands[self._deed.seat]
        name = self._deed.action.get("side", "here")
        if name == "here":
            return cell, outside is not None
        side = SIDE_NAMES.index(name)
        if outside is not None:
            return cell, side != opposite(SIDE_NAMES.index(outside))
        met = self.sides[cell * 4 + side]
        return (self._plan.beyond(cell, side), False) if met == OPEN else (cell, met == EXIT)

    def _is_lost(self) -> bool:
        """Whether what is left, thrown or set now is gone: outside, cremated or defused."""
        cell, outside = self._landing()
        kind = self._plan.kinds[cell]
        if self._deed.do == "mine":
            return outside or kind in ("arsenal", "hospital")
        corpse = self._deed.action.get("thing") == "corpse"
        return outside or (corpse and kind == "hospital")
