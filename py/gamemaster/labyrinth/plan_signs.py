"""How the cells of a plan are drawn, and the refusal of a drawing that can't be read."""

from __future__ import annotations

from typing import Final

from gamemaster.core.game import Refused
from gamemaster.labyrinth.cells import CELL_TYPES, SIGNS
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.plan import Plan

LOOP_LETTERS: Final = "pqrstu"
FLOW_SIGNS: Final = "<>^v"


class PlanError(Refused):
    """A plan text that can't be read; line and column count from 1."""

    def __init__(self, what: str, message: str, line: int, column: int = 1) -> None:
        super().__init__(
            f"refused-plan-{what}",
            f"line {line}, column {column}: {message}",
            line=line,
            column=column,
        )


def write_sign(plan: Plan, cell: int) -> str:
    """How a cell is drawn: one or two signs, none where the outline has no cell."""
    kind, pit = plan.kinds[cell], plan.pits[cell]
    if kind is None:
        return ""
    if kind == "river":
        return FLOW_SIGNS[plan.flows[cell]]
    if pit is not None:
        return f"{LOOP_LETTERS[pit[0]]}{pit[1] + 1}"
    return CELL_TYPES[kind].sign


def read_sign(sign: str, line: int, column: int) -> tuple[str | None, int, tuple[int, int] | None]:
    """Type, flow and pit of a drawn cell; raises `PlanError`."""
    if not sign:
        return None, NOWHERE, None
    if sign in SIGNS:
        return SIGNS[sign], NOWHERE, None
    if len(sign) == 1 and sign in FLOW_SIGNS:
        return "river", FLOW_SIGNS.index(sign), None
    number = sign[1:]
    if sign[0] in LOOP_LETTERS and number.isascii() and number.isdigit() and int(number) > 0:
        return "pit", NOWHERE, (LOOP_LETTERS.index(sign[0]), int(number) - 1)
    raise PlanError("sign", f"no cell is drawn {sign!r}", line, column)
