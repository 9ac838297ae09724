"""What a seat would know that remembers only what was said last.

The map is folded from those statements alone; what is in everybody's hands lies on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gamemaster.core.game import Observation, Said, Seat
from gamemaster.labyrinth.grid import read_cell_name
from gamemaster.labyrinth.heard.changes import OUT
from gamemaster.labyrinth.heard.figures import Figures
from gamemaster.labyrinth.heard.fragments import spot_at
from gamemaster.labyrinth.heard.notebook import Notebook
from gamemaster.labyrinth.heard.paper import show_notebook
from gamemaster.labyrinth.moves import BESIDE
from gamemaster.labyrinth.options import agreed_rules

AWAY: Final = (*OUT, "unplaced")


def shortened(seen: Observation, last: int) -> Observation:
    """What a seat would observe that remembers about so many statements.

    Whole requests are remembered, among them its own last one, and how it went outside.
    """
    assert seen.seat is not None
    cut = _cut(seen.heard, seen.seat, last, outside=seen.view["pawns"][seen.seat]["outside"])
    if not cut:
        return seen
    notebook, figures = _fold(seen, cut)
    inside = [figure.seat for figure in figures.all if figure.health not in AWAY]
    shown = show_notebook(notebook.atlas, inside)
    view = {**seen.view, "notebook": shown}
    return replace(seen, heard=seen.heard[cut:], heard_from=cut, view=view)


def _cut(heard: Sequence[Said], seat: Seat, last: int, *, outside: bool) -> int:
    """From where on it remembers; 0: all of it."""
    wanted = len(heard) - last
    mine = False
    for at in range(len(heard) - 1, -1, -1):
        said = heard[at]
        if outside:
            outside = said.key != "went-outside" or said.args["seat"] != seat
        elif said.key == "requested" and said.args["actions"][0].get("do") not in BESIDE:
            mine |= said.args["seat"] == seat
            if mine and at <= wanted:
                return at
    return 0


def _fold(seen: Observation, cut: int) -> tuple[Notebook, Figures]:
    """The map from the last statements, and what everybody has, which each can see."""
    opened = next(said.args for said in seen.heard if said.key == "opened")
    size = {"rows": seen.view["rows"], "cols": seen.view["cols"], "floors": seen.view["floors"]}
    rules = replace(agreed_rules(seen.rules), **size, **seen.view["numbers"])
    holes = [spot_at(*cell) for name in opened.get("holes", ()) if (cell := read_cell_name(name))]
    figures = Figures(rules, len(seen.view["pawns"]), seen.seat)
    notebook = Notebook(rules, holes, figures.holds)
    for at, said in enumerate(seen.heard):
        if at == cut:
            placed = [figure.seat for figure in figures.all if figure.health not in AWAY]
            notebook.join_late(placed)
        if at >= cut:
            notebook.hear(said.key, said.args)
        figures.hear(said.key, said.args)
    return notebook, figures
