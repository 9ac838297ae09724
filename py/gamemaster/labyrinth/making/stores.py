"""What each arsenal holds where none needs to hold everything (Rule C-3)."""

from __future__ import annotations

from random import Random

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.rules import Rules


def stock(rules: Rules) -> tuple[str, ...]:
    """The things that arsenals have to give."""
    return tuple(thing for thing in KIT if getattr(rules, thing))


def fill_stores(draft: Draft, rng: Random) -> None:
    """Share out all things, so that each arsenal holds at least one and most hold few."""
    arsenals = cells_where(draft.kinds, those("arms"))
    things = list(stock(draft.rules))
    rng.shuffle(arsenals)
    rng.shuffle(things)
    held: dict[int, set[str]] = {cell: set() for cell in arsenals}
    for at in range(max(len(arsenals), len(things)) if things else 0):
        held[arsenals[at % len(arsenals)]].add(things[at % len(things)])
    draft.stores = tuple(
        (cell, tuple(thing for thing in KIT if thing in held[cell]))
        for cell in sorted(held)
        if len(held[cell]) < len(things)
    )
