"""Drawing what lies and lives in a labyrinth (Rules V-3, A-8, C-3, C-9)."""

from __future__ import annotations

from typing import Final

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.desk.edits import EditError, Words
from gamemaster.labyrinth.desk.known import refuse_unknown
from gamemaster.labyrinth.desk.sheet import Sheet
from gamemaster.labyrinth.making.stores import stock
from gamemaster.labyrinth.rules import Rules

THINGS: Final = ("treasure", "key", "false", "bear", "leprechaun", "store")
"""What can be taken away."""
TREASURES: Final = ("treasure", "key", "false")
MOST_STEPS: Final = 99
"""Steps of a creature's path."""


def goal(rules: Rules, sheet: Sheet, words: Words, word: str) -> None:
    """The true treasure, or the key: it moves, and takes the place of a false one."""
    refuse_unknown(rules, word)
    cell = words.cell()
    words.end()
    _make_room(sheet, cell)
    sheet.goal, sheet.keyed = cell, word == "key"


def false(rules: Rules, sheet: Sheet, words: Words) -> None:
    """A false treasure, in the place of any that lies there."""
    refuse_unknown(rules, "false")
    cell = words.cell()
    words.end()
    if sheet.goal == cell or sheet.false.count(cell) != 1:
        _make_room(sheet, cell)
        sheet.false.append(cell)


def _make_room(sheet: Sheet, cell: int) -> None:
    """On a cell lies one treasure at most (Rule V-3)."""
    while lying := next((thing for thing in sheet.things(cell) if thing in TREASURES), None):
        sheet.take(cell, lying)


def bear(rules: Rules, sheet: Sheet, words: Words) -> None:
    """The bear, with the path that it goes where it has one of its own (Rule C-9)."""
    refuse_unknown(rules, "bear")
    cell = words.cell()
    if words:
        refuse_unknown(rules, "path")
    sheet.bear, sheet.bear_path = cell, _path(words)


def leprechaun(rules: Rules, sheet: Sheet, words: Words) -> None:
    """The leprechaun with its path (Rule C-9)."""
    refuse_unknown(rules, "leprechaun")
    cell = words.cell()
    sheet.leprechaun, sheet.leprechaun_path = cell, _path(words)


def _path(words: Words) -> tuple[int, ...]:
    """All that is left, as steps."""
    steps: list[int] = []
    while words:
        steps.append(words.side())
    if len(steps) > MOST_STEPS:
        raise EditError("most", f"at most {MOST_STEPS} steps", what="step", most=MOST_STEPS)
    return tuple(steps)


def store(rules: Rules, sheet: Sheet, words: Words) -> None:
    """What an arsenal holds; one that holds everything is like any other (Rule C-3)."""
    refuse_unknown(rules, "store")
    cell = words.cell()
    if sheet.kinds[cell] not in those("arms"):
        at = sheet.name(cell)
        raise EditError("no-arsenal", f"{at} is no arsenal", at=at)
    known, named = stock(rules), set[str]()
    while words:
        named.add(words.word(known, "thing"))
    sheet.stores.pop(cell, None)
    if named != set(known):
        sheet.stores[cell] = tuple(thing for thing in known if thing in named)


def take(rules: Rules, sheet: Sheet, words: Words) -> None:
    """Away with one thing, or with all that is there; also with what the rules don't know."""
    cell = words.cell()
    there = list(sheet.things(cell))
    thing = words.word(THINGS, "thing") if words else None
    words.end()
    if not there or thing not in (None, *there):
        at = sheet.name(cell)
        raise EditError("nothing", f"there is nothing like that at {at}", at=at)
    if thing is None:
        sheet.clear(cell)
    else:
        sheet.take(cell, thing)
