"""Edits of a whole plan: another size, mirrored, turned, blank."""

from __future__ import annotations

from collections.abc import Mapping

from gamemaster.labyrinth.desk.edits import EditError, Words
from gamemaster.labyrinth.desk.known import sizes, unknown
from gamemaster.labyrinth.desk.sheet import Sheet, blank
from gamemaster.labyrinth.grid import DIRECTIONS, MONOLITH, NOWHERE, OPEN
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import MOST_FLOORS, Rules
from gamemaster.labyrinth.turning import mirrored, turned


def size(rules: Rules, sheet: Sheet, words: Words) -> Sheet:
    """Other numbers of rows, columns and floors; new cells are land, new floors of one outline."""
    bounds = sizes(rules)
    rows, cols = words.number(*bounds["rows"]), words.number(*bounds["cols"])
    floors, alone = sheet.floors, bounds["floors"] == (1, 1)
    if words:
        floors = words.number(*((1, MOST_FLOORS) if alone else bounds["floors"]))
    words.end()
    if alone and floors > 1:
        raise unknown("floors")
    return resized(sheet.drawn, rows, cols, floors)


def mirror(rules: Rules, sheet: Sheet, words: Words) -> Sheet:
    """Left becomes right."""
    words.end()
    return Sheet(mirrored(sheet.drawn))


def turn(rules: Rules, sheet: Sheet, words: Words) -> Sheet:
    """A quarter turn, clockwise."""
    words.end()
    return Sheet(turned(sheet.drawn))


def clear(rules: Rules, sheet: Sheet, words: Words) -> Sheet:
    """An empty sheet."""
    words.end()
    return Sheet(blank(rules, sheet.rows, sheet.cols, sheet.floors))


def resized(plan: Plan, rows: int, cols: int, floors: int) -> Sheet:
    """A plan with cells added or cut off at the right, at the bottom and on top.

    What is added is land, but for what the outline of the first floor lacks, and for lifts, which
    go through all floors.
    """
    sheet = Sheet(_empty(floors, rows, cols))
    goes: dict[int, int] = {NOWHERE: NOWHERE}
    for cell in range(len(plan.kinds)):
        floor, at = divmod(cell, plan.rows * plan.cols)
        row, col = divmod(at, plan.cols)
        stays = floor < floors and row < rows and col < cols
        goes[cell] = (floor * rows + row) * cols + col if stays else NOWHERE
    came = {there: cell for cell, there in goes.items() if there != NOWHERE}
    for cell in range(len(sheet.kinds)):
        if cell in came:
            sheet.kinds[cell] = plan.kinds[came[cell]]
        elif cell >= sheet.size and sheet.kinds[cell % sheet.size] in (None, "lift"):
            sheet.kinds[cell] = sheet.kinds[cell % sheet.size]
    if not any(sheet.kinds):
        raise EditError("last", "no cell would remain")
    for cell, old in came.items():
        sheet.flows[cell], sheet.pits[cell] = plan.flows[old], plan.pits[old]
    _move_sides(plan, sheet, came)
    _move_things(plan, sheet, goes)
    gone = [pit for cell, pit in enumerate(plan.pits) if pit and goes[cell] == NOWHERE]
    for pit in sorted(gone, reverse=True):
        sheet.close_up(pit)
    return sheet


def _move_sides(plan: Plan, sheet: Sheet, came: Mapping[int, int]) -> None:
    """What stood between two cells, or outside of one, if it still is between them, or outside."""
    for cell, kind in enumerate(sheet.kinds):
        old = came.get(cell, NOWHERE)
        for way in DIRECTIONS:
            at = cell * 4 + way
            if kind is None:
                sheet.sides[at] = MONOLITH
                continue
            beyond = sheet.beyond(cell, way)
            sheet.sides[at] = MONOLITH if beyond == NOWHERE else OPEN
            was = NOWHERE if beyond == NOWHERE else came.get(beyond, old)
            if old != NOWHERE and plan.beyond(old, way) == was:
                sheet.sides[at] = plan.side(old, way)


def _move_things(plan: Plan, sheet: Sheet, goes: Mapping[int, int]) -> None:
    """All that lies and lives there goes with its cell, or is gone with it."""
    sheet.goal, sheet.keyed = goes[plan.treasures[0]], plan.keyed
    sheet.false = [goes[cell] for cell in plan.treasures[1:] if goes[cell] != NOWHERE]
    sheet.stores = {goes[cell]: held for cell, held in plan.stores if goes[cell] != NOWHERE}
    if goes[plan.bear] != NOWHERE:
        sheet.bear, sheet.bear_path = goes[plan.bear], plan.bear_path
    if goes[plan.leprechaun] != NOWHERE:
        sheet.leprechaun, sheet.leprechaun_path = goes[plan.leprechaun], plan.leprechaun_path


def _empty(floors: int, rows: int, cols: int) -> Plan:
    """Land without any wall, not even outside."""
    size = floors * rows * cols
    kinds, pits = ("land",) * size, (None,) * size
    return Plan(
        rows, cols, kinds, (NOWHERE,) * size, pits, bytes(4 * size), (NOWHERE,), floors=floors
    )
