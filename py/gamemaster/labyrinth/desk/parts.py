"""Moving and copying a part of a plan: a rectangle of one floor, with all that is in it."""

from __future__ import annotations

from collections.abc import Mapping

from gamemaster.labyrinth.cells import type_of
from gamemaster.labyrinth.desk.edits import EditError, Words
from gamemaster.labyrinth.desk.known import knows, knows_type, most_cells
from gamemaster.labyrinth.desk.sheet import Sheet
from gamemaster.labyrinth.grid import DIRECTIONS, MONOLITH, NOWHERE, OPEN
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.rules import Rules

Goes = Mapping[int, int]
"""Where each cell of the part goes."""


def move(rules: Rules, sheet: Sheet, words: Words) -> None:
    """The part goes elsewhere, and bare land stays behind; pits keep their numbers."""
    goes = _part(sheet, words)
    covered = [pit for cell in goes.values() if cell not in goes and (pit := sheet.pits[cell])]
    for cell in (*goes, *goes.values()):
        sheet.pits[cell] = None
    for cell in goes:
        _vacate(sheet, cell, goes)
    _draw(sheet, goes)
    for cell, there in goes.items():
        sheet.pits[there] = sheet.drawn.pits[cell]
    for pit in sorted(covered, reverse=True):
        sheet.close_up(pit)
    _carry(sheet, goes)


def copy(rules: Rules, sheet: Sheet, words: Words) -> None:
    """The part is drawn a second time; its pits are loops of their own.

    Of what there is only once, or as often as there may be, nothing is drawn again.
    """
    goes = _part(sheet, words)
    _draw(sheet, goes)
    for there in goes.values():
        kind = type_of(sheet.kinds[there])
        most = most_cells(rules, kind)
        many = most is not None and sheet.kinds.count(kind.name) > most
        if many or not knows_type(rules, kind):
            sheet.put(there, "land")
    _copy_loops(sheet, goes)
    if knows(rules, "false"):
        sheet.false += [goes[cell] for cell in sheet.drawn.treasures[1:] if cell in goes]


def _part(sheet: Sheet, words: Words) -> Goes:
    """The cells between two corners, and where they go; holes stay where they are."""
    one, two, to = words.square(), words.square(), words.square()
    words.end()
    floor = one // sheet.size
    if two // sheet.size != floor:
        raise EditError("part", "a part is of one floor")
    rows = sorted(cell % sheet.size // sheet.cols for cell in (one, two))
    cols = sorted(cell % sheet.cols for cell in (one, two))
    if (
        to % sheet.size // sheet.cols + rows[1] - rows[0] >= sheet.rows
        or to % sheet.cols + cols[1] - cols[0] >= sheet.cols
    ):
        raise EditError("beyond", "there is no room for the part")
    first = (floor * sheet.rows + rows[0]) * sheet.cols + cols[0]
    cells = [
        first + row * sheet.cols + col
        for row in range(rows[1] - rows[0] + 1)
        for col in range(cols[1] - cols[0] + 1)
    ]
    goes = {cell: to + cell - first for cell in cells if sheet.kinds[cell] is not None}
    if not goes:
        raise EditError("nothing", "no cell is there", at=sheet.name(one))
    return goes


def _vacate(sheet: Sheet, cell: int, goes: Goes) -> None:
    """Bare land, without walls towards the rest of the part."""
    sheet.clear(cell)
    sheet.put(cell, "land")
    for way in DIRECTIONS:
        beyond = sheet.beyond(cell, way)
        if beyond == NOWHERE:
            sheet.set_side(cell, way, MONOLITH)
        elif beyond in goes:
            sheet.set_side(cell, way, OPEN)


def _draw(sheet: Sheet, goes: Goes) -> None:
    """Draw cells and sides of the part, but no loops and no treasures, where they go.

    A side that is an inner one here and an outer one there stays as it is.
    """
    drawn, stores = sheet.drawn, dict(sheet.drawn.stores)
    for there in goes.values():
        for each in sheet.above(there):
            if sheet.kinds[each] is None:
                sheet.add(each)
        sheet.clear(there)
        sheet.put(there, "land")
    for cell, there in goes.items():
        sheet.kinds[there], sheet.flows[there] = drawn.kinds[cell], drawn.flows[cell]
        if cell in stores:
            sheet.stores[there] = stores[cell]
        for way in DIRECTIONS:
            ends = drawn.beyond(cell, way) == NOWHERE
            if ends == (sheet.beyond(there, way) == NOWHERE):
                sheet.set_side(there, way, drawn.side(cell, way))


def _carry(sheet: Sheet, goes: Goes) -> None:
    """What lay and lived in the part is where it has gone."""
    drawn = sheet.drawn
    if drawn.treasures[0] in goes:
        sheet.goal, sheet.keyed = goes[drawn.treasures[0]], drawn.keyed
    sheet.false += [goes[cell] for cell in drawn.treasures[1:] if cell in goes]
    if drawn.bear in goes:
        sheet.bear, sheet.bear_path = goes[drawn.bear], drawn.bear_path
    if drawn.leprechaun in goes:
        sheet.leprechaun = goes[drawn.leprechaun]
        sheet.leprechaun_path = drawn.leprechaun_path


def _copy_loops(sheet: Sheet, goes: Goes) -> None:
    """Number the pits that were drawn again, those of each loop as one more."""
    loops: dict[int, list[tuple[int, int]]] = {}
    for cell, there in goes.items():
        pit = sheet.drawn.pits[cell]
        if pit and sheet.kinds[there] == "pit":
            loops.setdefault(pit[0], []).append((pit[1], there))
    used = {pit[0] for pit in sheet.pits if pit}
    free = [letter for letter in range(len(LOOP_LETTERS)) if letter not in used]
    if len(loops) > len(free):
        most = len(LOOP_LETTERS)
        raise EditError("most", f"at most {most} loops", what="loop", most=most)
    for letter, numbered in zip(free, loops.values(), strict=False):
        for number, (_, there) in enumerate(sorted(numbered)):
            sheet.pits[there] = letter, number
