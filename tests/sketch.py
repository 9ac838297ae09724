"""Notebooks as small drawings, so that a test shows what is certainly known.

    plan from a1: 0 at a1
    L+L
    |
    L

A drawing begins with its fragment: `plan from` its upper left cell, or `adrift` and the number of
places where it could lie; then the pawns, floating ones by row and column of the drawing. Cells:
`L`and, `D`elta, `P`it, `A`rsenal, `H`ospital, `<>^v` river with its flow, `R` river, `?` a cell of
unknown type. Sides: `+` open, `|` or `-` wall, `!` a wall that may have been blown up since, `#`
edge, `=` exit; unknown ones stay blank. After a cell's row: `*` and the spots where treasures lie.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from gamemaster.core.game import EVERYONE
from gamemaster.labyrinth.grid import SIDE_NAMES, STEPS, cell_name
from gamemaster.labyrinth.heard.view import LabyrinthView
from tests.drawing import Told, play

LETTERS: Final = {
    None: "?",
    "land": "L",
    "river": "R",
    "delta": "D",
    "pit": "P",
    "arsenal": "A",
    "hospital": "H",
}
FLOWS: Final = dict(zip(SIDE_NAMES, "<>^v", strict=True))
SIGNS: Final = {"open": "++", "exit": "==", "edge": "##", "wall": "|-", "doubtful": "!!"}


def listen(told: Told, seats: int | None = None) -> LabyrinthView:
    """The view of a spectator of a game told so far."""
    count = seats or sum(1 for event in told.events if event.said.key.startswith("starts-"))
    view = LabyrinthView(told.rules, None, count)
    for event in told.events:
        if event.audience is EVERYONE:
            view.hear(event.said)
    return view


def sketch(plan: str, *lines: str, **options: Any) -> str:
    """All fragments of the notebook after a game on a drawn plan."""
    return draw_notebook(listen(play(plan, *lines, **options)).show())


def drawing(text: str) -> str:
    """An indented drawing as `sketch` would draw it."""
    lines = textwrap.dedent(text).strip("\n").split("\n")
    return "\n".join(line.rstrip() for line in lines)


def draw_notebook(view: dict[str, Any]) -> str:
    """All fragments of a shown view, one below the other."""
    return "\n".join(map(draw_fragment, view["notebook"]["fragments"]))


def draw_fragment(piece: dict[str, Any]) -> str:
    """One fragment."""
    top = min(cell["row"] for cell in piece["cells"])
    left = min(cell["col"] for cell in piece["cells"])
    paper: dict[tuple[int, int], str] = {}
    for cell in piece["cells"]:
        at = (2 * (cell["row"] - top) + 1, 2 * (cell["col"] - left) + 1)
        paper[at] = FLOWS.get(cell["flow"]) or LETTERS[cell["cell"]]
    for side in piece["sides"]:
        direction = SIDE_NAMES.index(side["side"])
        down, right = STEPS[direction]
        state = "doubtful" if side.get("doubtful") else side["is"]
        at = (2 * (side["row"] - top) + 1 + down, 2 * (side["col"] - left) + 1 + right)
        paper[at] = SIGNS[state][direction > 1]
    rows = [_line(paper, row) for row in range(max(row for row, _ in paper) + 1)]
    for cell in piece["cells"]:
        if cell["treasures"]:
            row = 2 * (cell["row"] - top) + 1
            rows[row] += f"  *{cell['treasures']} at {_name(piece, cell, top, left)}"
    margin = min(len(row) - len(row.lstrip()) for row in rows if row)
    drawn = "\n".join(row[margin:] for row in rows).strip("\n")
    return f"{_heading(piece, top, left)}\n{drawn}"


def _line(paper: dict[tuple[int, int], str], row: int) -> str:
    columns = [col for at, col in paper if at == row]
    return "".join(paper.get((row, col), " ") for col in range(max(columns, default=-1) + 1))


def _name(piece: dict[str, Any], at: dict[str, Any], top: int, left: int) -> str:
    if piece["anchored"]:
        return cell_name(at["row"], at["col"])
    return f"{at['row'] - top},{at['col'] - left}"


def _heading(piece: dict[str, Any], top: int, left: int) -> str:
    where = (
        f"plan from {cell_name(top, left)}" if piece["anchored"] else f"adrift {piece['places']}"
    )
    pawns = [f"{pawn['seat']} at {_name(piece, pawn, top, left)}" for pawn in piece["pawns"]]
    return where + (": " + ", ".join(pawns) if pawns else "")
