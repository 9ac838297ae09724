"""Drawing what carries people on: rivers, loops of pits, lifts (Rules G-9, G-10, B-10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.desk.edits import EditError, Words
from gamemaster.labyrinth.desk.known import refuse_unknown
from gamemaster.labyrinth.desk.sheet import Sheet
from gamemaster.labyrinth.grid import NOWHERE, OPEN
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.rules import Rules

FLOWING: Final = those("flows")
MOUTHS: Final = those("mouth")
WET: Final = those("wet")
MOST_PITS: Final = 99
"""Pits of one loop, as far as two signs beside the letter can number them."""


def river(rules: Rules, sheet: Sheet, words: Words) -> None:
    """A stroke of water: it opens walls on its way, joins a river, or ends in a delta (Rule G-9).

    A delta that gets no water any more is land again.
    """
    refuse_unknown(rules, "river")
    course = words.cells()
    if len(course) < 2:
        raise EditError("short", "a river needs two cells")
    left_dry = [_downstream(sheet, cell) for cell in course[:-1]]
    for cell, below in pairwise(course):
        way = _towards(sheet, cell, below)
        sheet.put(cell, "river")
        sheet.flows[cell] = way
        sheet.set_side(cell, way, OPEN)
    if sheet.kinds[course[-1]] not in WET:
        sheet.put(course[-1], "delta")
    _refuse_circle(sheet, course)
    fed = {_downstream(sheet, cell) for cell in range(len(sheet.kinds))}
    for cell in left_dry:
        if cell not in (NOWHERE, *fed) and sheet.kinds[cell] in MOUTHS:
            sheet.put(cell, "land")


def _downstream(sheet: Sheet, cell: int) -> int:
    """The cell to which a river cell flows; `NOWHERE` for others."""
    flow = sheet.flows[cell]
    return NOWHERE if flow == NOWHERE else sheet.beyond(cell, flow)


def _towards(sheet: Sheet, cell: int, other: int) -> int:
    """The direction of a cell beside another one."""
    beside = sheet.next[cell * 4 : cell * 4 + 4]
    if other not in beside:
        one, two = sheet.name(cell), sheet.name(other)
        raise EditError("apart", f"{one} and {two} are not side by side", one=one, other=two)
    return beside.index(other)


def _refuse_circle(sheet: Sheet, course: Sequence[int]) -> None:
    """A river that comes back to a stroke has no end."""
    seen = set(course[:-1])
    cell = course[-1]
    while cell != NOWHERE and sheet.kinds[cell] in FLOWING:
        if cell in seen:
            at = sheet.name(cell)
            raise EditError("circle", f"the river would flow in a circle through {at}", at=at)
        seen.add(cell)
        cell = _downstream(sheet, cell)


def loop(rules: Rules, sheet: Sheet, words: Words) -> None:
    """A loop of pits in the order named; that of the first one, if it is a pit (Rule G-10).

    Through several floors it leads only where loops may (Rule C-8).
    """
    refuse_unknown(rules, "loop")
    cells = words.cells()
    if len(cells) > MOST_PITS:
        raise EditError("most", f"at most {MOST_PITS} pits", what="pit", most=MOST_PITS)
    if not rules.floor_loops and len({cell // sheet.size for cell in cells}) > 1:
        raise EditError("floors", "a loop stays on its floor")
    letter = _letter(sheet, cells[0])
    for cell in {*sheet.loop(letter), *cells}:
        sheet.put(cell, "land")
    for number, cell in enumerate(cells):
        sheet.put(cell, "pit")
        sheet.pits[cell] = letter, number


def _letter(sheet: Sheet, first: int) -> int:
    """The loop of a pit, or one that has none yet."""
    if pit := sheet.pits[first]:
        return pit[0]
    used = {pit[0] for pit in sheet.pits if pit}
    free = [letter for letter in range(len(LOOP_LETTERS)) if letter not in used]
    if not free:
        most = len(LOOP_LETTERS)
        raise EditError("most", f"at most {most} loops", what="loop", most=most)
    return free[0]


def lift(rules: Rules, sheet: Sheet, words: Words) -> None:
    """The lift, in one place on every floor (Rule B-10)."""
    refuse_unknown(rules, "lift")
    cell = words.cell()
    words.end()
    for other, kind in enumerate(sheet.kinds):
        if kind == "lift":
            sheet.put(other, "land")
    for each in sheet.above(cell):
        if sheet.kinds[each] is not None:
            sheet.put(each, "lift")
