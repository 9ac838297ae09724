"""What the drawings of the rules page show: rows of squares on which something happens.

A row is written in words: a cell type for each square, `-` for a gap; a river flows to the right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from gamemaster.core.primer import Figure, Need, Sign, told_needs
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.vocabulary import cells_if

GAP: Final = "-"
KEYED: Final = Need("goal", of=("key",))
UNKEYED: Final = Need("goal", but=("key",))
OUT: Final = ((UNKEYED, "exit"), (KEYED, "lock"))
"""What leads out of the labyrinth (Rule C-6)."""

Way = tuple[int, int, str]
"""From a column to a column, and how: `walk`, `carried`, `back`, `shot` or `told`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of squares; columns count from 0, `sides` say what stands on which side of one."""

    cells: str
    sides: tuple[tuple[int, str, str], ...] = ()
    ways: tuple[Way, ...] = ()
    pawns: tuple[int, ...] = ()
    things: tuple[tuple[int, str], ...] = ()

    def told(self) -> dict[str, Any]:
        """As JSON values; what is not there is left out."""
        told: dict[str, Any] = {"cells": [_square(name) for name in self.cells.split()]}
        more = {"sides": self.sides, "ways": self.ways, "pawns": self.pawns, "things": self.things}
        return told | {name: values for name, values in more.items() if values}


def _square(name: str) -> dict[str, str] | None:
    """One square as JSON values, None for a gap."""
    if name == GAP:
        return None
    return {"cell": name, "flow": "right"} if CELL_TYPES[name].flows else {"cell": name}


def figures() -> list[Figure]:
    """The drawings in the order of their chapters, each with the rules to which it belongs."""
    rows: list[Figure] = [
        {"chapter": chapter, "name": name, "needs": told_needs(needs), "shows": row.told()}
        for chapter, name, needs, row in _figures()
    ]
    wheel: Figure = {
        "chapter": "casino",
        "name": "casino",
        "needs": told_needs([cells_if()["casino"]]),
        "shows": {"wheel": True},
    }
    return [*rows, wheel]


Drawn = tuple[str, str, tuple[Need, ...], Row]


def _figures() -> Iterator[Drawn]:
    for need, out in OUT:
        row = Row(cells="land land", sides=((1, "right", out),), ways=((0, 1, "walk"),), pawns=(0,))
        yield "moving", "moving", (need,), row
    yield from _rivers()
    yield from _loops()
    walls = ((0, "right", "inner"), (3, "right", "blown"))
    yield "walls", "walls", (), Row(cells="land land - land land", sides=walls)
    built = ((0, "right", "open"), (3, "right", "built"))
    yield "walls", "cement", (Need("cement"),), Row(cells="land land - land land", sides=built)
    yield from _treasures()
    steps: tuple[Way, ...] = ((1, 0, "walk"), (0, 1, "back"))
    boat = Row(cells="river river", ways=steps, things=((0, "boat"),))
    yield "kit", "kit", (Need("boats"),), boat
    yield from _shots()
    yield from _creatures()


def _rivers() -> Iterator[Drawn]:
    """Where a river takes whoever enters its first cell (Rules G-9, B-3, D-7.4)."""
    ends = (
        (Need("current", but=("turbulent", "drift")), (2,)),
        (Need("current", of=("turbulent",)), (4,)),
        (Need("current", of=("drift",)), (2, 3)),
    )
    for need, to in ends:
        ways: tuple[Way, ...] = ((0, 1, "walk"), *((1, end, "carried") for end in to))
        row = Row(cells="land river river river delta", ways=ways, pawns=(0,))
        yield "water", "water", (need,), row


def _loops() -> Iterator[Drawn]:
    """Pits and lifts (Rules G-10, B-4, B-10)."""
    ways: tuple[Way, ...] = ((0, 1, "walk"), (1, 4, "carried"))
    row = Row(cells="land pit land land pit", ways=ways, pawns=(0,))
    yield "pits", "pits", (Need("loop_pits", but=(1,)),), row
    alone: tuple[Way, ...] = ((0, 1, "walk"), (1, 1, "carried"))
    yield "pits", "lone", (Need("lone_pits"),), Row(cells="land pit", ways=alone, pawns=(0,))
    up: tuple[Way, ...] = ((0, 1, "walk"), (1, 5, "carried"))
    lifts = Row(cells="land lift land - land lift land", ways=up, pawns=(0,))
    yield "lifts", "lifts", (cells_if()["lift"],), lifts


def _treasures() -> Iterator[Drawn]:
    """What is to be carried out, and what looks like it (Rules A-5, C-6)."""
    key = Row(cells="land land", things=((0, "key"),), sides=((1, "right", "lock"),))
    yield "treasure", "treasure", (KEYED,), key
    chests = Row(cells="land land", things=((0, "chest"), (1, "chest")))
    yield "treasure", "treasure", (UNKEYED, Need("false_treasures")), chests


def _shots() -> Iterator[Drawn]:
    """Whom a bullet hits (Rule A-6)."""
    for need, end in ((Need("shots", but=("first",)), 3), (Need("shots", of=("first",)), 1)):
        row = Row(
            cells="land land land land",
            sides=((3, "right", "inner"),),
            pawns=(0, 1, 3),
            ways=((0, end, "shot"),),
        )
        yield "shooting", "shooting", (need,), row


def _creatures() -> Iterator[Drawn]:
    """The bear and the leprechaun (Rules A-8, C-9)."""
    paced: tuple[Way, ...] = ((0, 2, "walk"), (2, 0, "walk"))
    row = Row(cells="land land land", things=((0, "bear"),), ways=paced)
    yield "bear", "bear", (Need("bear"), Need("bear_moves", of=("trajectory",))), row
    both: tuple[Way, ...] = ((0, 1, "walk"), (3, 4, "walk"))
    row = Row(cells="land land - land land", pawns=(0,), things=((3, "bear"),), ways=both)
    yield "bear", "bear", (Need("bear"), Need("bear_moves", but=("trajectory",))), row
    for need, prize in ((UNKEYED, "chest"), (KEYED, "key")):
        things = ((0, "leprechaun"), (3, prize))
        row = Row(cells="land land land land", things=things, ways=((0, 3, "told"),))
        yield "leprechaun", "leprechaun", (Need("leprechaun"), need), row


def legend() -> list[Sign]:
    """What the map can show: every kind of cell, walls, and what leads out."""
    known = cells_if()
    signs = [(name, known.get(name), Row(cells=name)) for name in CELL_TYPES]
    signs.append(("wall", None, Row(cells="land", sides=((0, "right", "inner"),))))
    signs += [("exit", need, Row(cells="land", sides=((0, "right", out),))) for need, out in OUT]
    return [
        {"what": what, "needs": told_needs([need] if need else []), "shows": row.told()}
        for what, need, row in signs
    ]
