"""Drawing cells, and what stands between them (Rules G-1, G-6, V-4)."""

from __future__ import annotations

from typing import Final

from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.desk.edits import EditError, Words
from gamemaster.labyrinth.desk.known import is_put, knows_type, most_cells, refuse_unknown, unknown
from gamemaster.labyrinth.desk.sheet import Sheet
from gamemaster.labyrinth.grid import CLOSED, EXIT, MONOLITH, NOWHERE, OPEN, SIDE_NAMES, WALL
from gamemaster.labyrinth.rules import Rules

INNER: Final = {"wall": WALL, "open": OPEN}
"""What may stand between two cells."""
OUTER: Final = {"exit": EXIT, "closed": CLOSED, "shut": MONOLITH}
"""What may stand where the plan ends."""


def land(rules: Rules, sheet: Sheet, words: Words) -> None:
    """Plain land; where the outline lacks a cell, it lacks it on no floor any more."""
    cell = words.square()
    words.end()
    lacking = [each for each in sheet.above(cell) if sheet.kinds[each] is None]
    for each in lacking:
        sheet.add(each)
    if cell not in lacking:
        sheet.put(cell, "land")


def hole(rules: Rules, sheet: Sheet, words: Words) -> None:
    """The outline lacks a cell, on all floors: they are of one outline."""
    cell = words.cell()
    words.end()
    for each in sheet.above(cell):
        if sheet.kinds[each] is not None:
            sheet.remove(each)
    if not any(sheet.kinds):
        raise EditError("last", "this is the last cell")


def put(rules: Rules, sheet: Sheet, words: Words) -> None:
    """A cell of any type that is drawn by itself; one of which there is one only moves."""
    cell = words.cell()
    kind = CELL_TYPES[words.word(CELL_TYPES, "type")]
    words.end()
    if not knows_type(rules, kind):
        raise unknown(kind.name)
    if kind.name != "land" and not is_put(kind):
        message = f"no cell by itself is a {kind.name}: it has an edit of its own"
        raise EditError("way", message, what=kind.name)
    most = most_cells(rules, kind)
    there = [other for other, name in enumerate(sheet.kinds) if name == kind.name != "land"]
    if most is not None and cell not in there and len(there) >= most:
        if most > 1:
            raise EditError("most", f"at most {most}: {kind.name}", what=kind.name, most=most)
        for other in there:
            sheet.put(other, "land")
    sheet.put(cell, kind.name)


def inner(rules: Rules, sheet: Sheet, words: Words, word: str) -> None:
    """A wall between two cells, or none."""
    refuse_unknown(rules, word)
    cell, way = words.cell(), words.side()
    words.end()
    if sheet.beyond(cell, way) == NOWHERE:
        at, side = sheet.name(cell), SIDE_NAMES[way]
        raise EditError("outer", f"{at} {side} is the outer wall", at=at, side=side)
    sheet.set_side(cell, way, INNER[word])


def outer(rules: Rules, sheet: Sheet, words: Words, word: str) -> None:
    """An exit, open or closed, or the plain outer wall."""
    refuse_unknown(rules, word)
    cell, way = words.cell(), words.side()
    words.end()
    if sheet.beyond(cell, way) != NOWHERE:
        at, side = sheet.name(cell), SIDE_NAMES[way]
        raise EditError("inner", f"{at} {side} leads to another cell", at=at, side=side)
    sheet.set_side(cell, way, OUTER[word])
