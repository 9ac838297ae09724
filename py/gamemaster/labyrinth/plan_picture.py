"""A plan as the page draws it: cells and sides as JSON values, rows counted through the floors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gamemaster.labyrinth.grid import (
    CLOSED,
    DOWN,
    EXIT,
    MONOLITH,
    NOWHERE,
    OPEN,
    RIGHT,
    SIDE_NAMES,
    WALL,
    neighbours,
)
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.replies import PitTold, Square, TrueCell, TrueSide, TrueState

WORDS: Final[Mapping[int, TrueState]] = {
    OPEN: "open",
    WALL: "wall",
    EXIT: "exit",
    MONOLITH: "monolith",
    CLOSED: "closed",
}


def square(plan: Plan, cell: int) -> Square:
    """Row and column of a cell."""
    row, col = divmod(cell, plan.cols)
    return {"row": row, "col": col}


def holes(plan: Plan) -> list[list[int]]:
    """Rows and columns of the cells that the outline lacks."""
    return [list(divmod(cell, plan.cols)) for cell, kind in enumerate(plan.kinds) if kind is None]


def cells(plan: Plan) -> list[TrueCell]:
    """Every cell."""
    stores = dict(plan.stores)
    shown: list[TrueCell] = []
    for cell, kind in enumerate(plan.kinds):
        if kind is None:
            continue
        flow, pit, held = plan.flows[cell], plan.pits[cell], stores.get(cell)
        told: PitTold | None = None
        if pit is not None:
            told = {"loop": LOOP_LETTERS[pit[0]], "number": pit[1] + 1}
        shown.append(
            {
                "row": cell // plan.cols,
                "col": cell % plan.cols,
                "cell": kind,
                "flow": None if flow == NOWHERE else SIDE_NAMES[flow],
                "pit": told,
                "stores": None if held is None else list(held),
            }
        )
    return shown


def sides(plan: Plan, changed: Mapping[tuple[int, int], TrueState]) -> list[TrueSide]:
    """Every side once: right and down of each cell, left and up only at the edge.

    `changed` is what others have become since they were drawn.
    """
    beside = neighbours(plan.floors, plan.rows, plan.cols)
    kinds = plan.kinds
    shown: list[TrueSide] = []
    for cell, kind in enumerate(kinds):
        if kind is None:
            continue
        row, col = divmod(cell, plan.cols)
        for direction, name in enumerate(SIDE_NAMES):
            other = beside[cell * 4 + direction]
            inner = other != NOWHERE and kinds[other] is not None
            if inner and direction not in (RIGHT, DOWN):
                continue
            state = changed.get((cell, direction)) or WORDS[plan.sides[cell * 4 + direction]]
            shown.append({"row": row, "col": col, "side": name, "is": state})
    return shown
