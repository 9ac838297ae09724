"""Notebooks as small drawings, so that a test shows what is certainly known.

    plan from a1: 0 at a1
    L+L
    |
    L

A drawing begins with its fragment: `plan from` its upper left cell, or `adrift` and the number of
places where it could lie; then the pawns, floating ones by row and column of the drawing. One that
spans floors is drawn floor by floor, each under its number. Cells: `L`and, `D`elta, `P`it,
`A`rsenal, `H`ospital, `C`asino, `B`ear's cave, `I` lift, `<>^v` river with its flow, `R` river, `?`
a cell of unknown type. Sides: `+` open, `|` or `-` wall, `!` a wall that may have been blown up
since, `#` edge, `=` exit; unknown ones stay blank. After a cell's row: `*` and the spots where
treasures lie.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.game import EVERYONE
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, STEPS, cell_name
from gamemaster.labyrinth.heard.view import LabyrinthView
from tests.labyrinth.drawing import Told, play

LETTERS: Final = {
    None: "?",
    "land": "L",
    "river": "R",
    "delta": "D",
    "pit": "P",
    "arsenal": "A",
    "hospital": "H",
    "casino": "C",
    "cave": "B",
    "lift": "I",
}
FLOWS: Final = dict(zip(SIDE_NAMES, "<>^v", strict=True))
SIGNS: Final = {"open": "++", "exit": "==", "edge": "##", "wall": "|-", "doubtful": "!!"}


def listen(told: Told, seats: int | None = None) -> LabyrinthView:
    """The view of a spectator of a game told so far."""
    count = seats or len(told.state.pawns)
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


def draw_notebook(view: Mapping[str, Any]) -> str:
    """All fragments of a shown view, one below the other."""
    pieces = view["notebook"]["fragments"]
    return "\n".join(Sketch(piece, view["rows"], view["floors"]).draw() for piece in pieces)


class Sketch:
    """One fragment on paper; `rows` and `floors` are those of the plan."""

    def __init__(self, piece: Mapping[str, Any], rows: int, floors: int) -> None:
        self.piece = piece
        self.rows = rows
        self.floors = floors
        self.drawn = sorted({cell["row"] // rows for cell in piece["cells"]})
        self.top = min(cell["row"] % rows for cell in piece["cells"])
        self.left = min(cell["col"] for cell in piece["cells"])

    def draw(self) -> str:
        """The fragment under its heading."""
        floors = {floor: self.draw_floor(floor) for floor in self.drawn}
        rows = [row for drawn in floors.values() for row in drawn if row]
        margin = min(len(row) - len(row.lstrip()) for row in rows)
        lines = [self.heading()]
        for floor, drawn in floors.items():
            lines += [f"floor {floor + 1}"] if len(floors) > 1 else []
            lines.append("\n".join(row[margin:] for row in drawn).strip("\n"))
        return "\n".join(lines)

    def heading(self) -> str:
        """Where it lies, and who stands on it."""
        piece = self.piece
        where = f"adrift {piece['places']}"
        if piece["anchored"]:
            first = {"row": self.drawn[0] * self.rows + self.top, "col": self.left}
            where = f"plan from {self.name(first)}"
        pawns = [f"{pawn['seat']} at {self.name(pawn)}" for pawn in piece["pawns"]]
        return where + (": " + ", ".join(pawns) if pawns else "")

    def name(self, at: Mapping[str, Any]) -> str:
        """A cell's name; of a floating one its floor, if it spans several, its row and column."""
        floor, row = divmod(at["row"], self.rows)
        if self.piece["anchored"]:
            return cell_name(row, at["col"], floor if self.floors > 1 else NOWHERE)
        above = f"{floor + 1}:" if len(self.drawn) > 1 else ""
        return f"{above}{row - self.top},{at['col'] - self.left}"

    def draw_floor(self, floor: int) -> list[str]:
        """The cells and sides of one floor."""
        paper: dict[tuple[int, int], str] = {}
        cells = [cell for cell in self.piece["cells"] if cell["row"] // self.rows == floor]
        for cell in cells:
            paper[self.at(cell)] = FLOWS.get(cell["flow"]) or LETTERS[cell["cell"]]
        for side in self.piece["sides"]:
            if side["row"] // self.rows == floor:
                direction = SIDE_NAMES.index(side["side"])
                (line, column), (down, right) = self.at(side), STEPS[direction]
                state = "doubtful" if side.get("doubtful") else side["is"]
                paper[line + down, column + right] = SIGNS[state][direction > 1]
        rows = [_line(paper, row) for row in range(max(row for row, _ in paper) + 1)]
        for cell in cells:
            if cell["treasures"]:
                rows[self.at(cell)[0]] += f"  *{cell['treasures']} at {self.name(cell)}"
        return rows

    def at(self, place: Mapping[str, Any]) -> tuple[int, int]:
        """Line and column on paper."""
        return 2 * (place["row"] % self.rows - self.top) + 1, 2 * (place["col"] - self.left) + 1


def _line(paper: dict[tuple[int, int], str], row: int) -> str:
    columns = [col for at, col in paper if at == row]
    return "".join(paper.get((row, col), " ") for col in range(max(columns, default=-1) + 1))
