"""The lines below the drawing of a plan: treasures or key, creatures, what arsenals hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, read_cell_name
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_signs import PlanError

GOALS: Final = ("treasure", "key")
LONG: Final = ("bear", "leprechaun", "arsenal")
"""More words may follow their cell."""
ITEMS: Final = (*GOALS, "false", *LONG)

Word = tuple[str, int, int]
"""A word of a plan text with its line and column."""
Found = Mapping[str, list[tuple[int, list[Word]]]]
"""For each item the cells that lines name, with the words that follow them."""


def write_items(plan: Plan) -> Iterator[str]:
    """The lines for all that lies or lives on a plan."""
    true = "key" if plan.keyed else "treasure"
    for index, cell in enumerate(plan.treasures):
        if cell != NOWHERE:
            yield f"{'false' if index else true} {plan.name(cell)}"
    for name, cell, path in (
        ("bear", plan.bear, plan.bear_path),
        ("leprechaun", plan.leprechaun, plan.leprechaun_path),
    ):
        if cell != NOWHERE:
            yield " ".join((name, plan.name(cell), *(SIDE_NAMES[way] for way in path)))
    for cell, things in plan.stores:
        yield " ".join(("arsenal", plan.name(cell), *things))


def read_items(plan: Plan, lines: list[tuple[int, str]]) -> Plan:
    """The drawn plan with what its lines say; raises `PlanError`."""
    found: Found = {name: [] for name in ITEMS}
    for number, line in lines:
        words = [(word[0], number, word.start() + 1) for word in re.finditer(r"\S+", line)]
        item = words[0][0]
        if item not in ITEMS or len(words) < 2 or (len(words) > 2 and item not in LONG):
            raise PlanError("item", f"a line begins with {', '.join(ITEMS)}, then a cell", number)
        cell = _cell(plan, words[1])
        if _is_second(found, item, cell):
            raise PlanError("twice", f"a second {item}", number)
        found[item].append((cell, words[2:]))
    goals = [cell for cell, _ in found["treasure"] + found["key"]] or [NOWHERE]
    bear, bear_path = _creature(found["bear"])
    leprechaun, leprechaun_path = _creature(found["leprechaun"])
    return replace(
        plan,
        treasures=(*goals, *(cell for cell, _ in found["false"])),
        keyed=bool(found["key"]),
        bear=bear,
        bear_path=bear_path,
        leprechaun=leprechaun,
        leprechaun_path=leprechaun_path,
        stores=tuple(sorted((cell, _store(words)) for cell, words in found["arsenal"])),
    )


def _is_second(found: Found, item: str, cell: int) -> bool:
    """Whether there can't be another: one goal, one of each creature, one line an arsenal."""
    if item == "false":
        return False
    if item == "arsenal":
        return any(cell == other for other, _ in found[item])
    return any(found[name] for name in (GOALS if item in GOALS else (item,)))


def _cell(plan: Plan, word: Word) -> int:
    """The cell that a word names."""
    name, line, column = word
    place = read_cell_name(name)
    cell = NOWHERE if place is None else plan.cell(place)
    if cell == NOWHERE:
        raise PlanError("cell", f"no cell is called {name!r}", line, column)
    if plan.kinds[cell] is None:
        raise PlanError("cell", f"{name} is not part of the plan", line, column)
    return cell


def _creature(found: list[tuple[int, list[Word]]]) -> tuple[int, tuple[int, ...]]:
    """A creature's cell and the steps of its path."""
    if not found:
        return NOWHERE, ()
    cell, words = found[0]
    for step, line, column in words:
        if step not in SIDE_NAMES:
            message = f"{step!r} where {', '.join(SIDE_NAMES)} belongs"
            raise PlanError("step", message, line, column)
    return cell, tuple(SIDE_NAMES.index(step) for step, _, _ in words)


def _store(words: list[Word]) -> tuple[str, ...]:
    """What an arsenal holds, in the order of a kit."""
    for thing, line, column in words:
        if thing not in KIT:
            raise PlanError("thing", f"{thing!r} where {', '.join(KIT)} belongs", line, column)
    named = [thing for thing, _, _ in words]
    return tuple(thing for thing in KIT if thing in named)
