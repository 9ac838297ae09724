"""Easy ways: opposite outer walls joined by chains of harmless cells (Rule D-7.1)."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Final

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.outline import on_every_floor
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import FAR, Ways, distances

HARMLESS: Final = those("harmless")
TRIES: Final = 4
"""Pairs of winding chains drawn before the shortest are taken."""
ROUGH: Final = 4
"""Cells cost a chain one step to so many."""


def outer_cells(cells: list[int], cols: int) -> list[list[int]]:
    """The cells of an outline in its leftmost and rightmost column, its top and bottom row."""
    columns = [cell % cols for cell in cells]
    rows = [cell // cols for cell in cells]
    return [
        [cell for cell, place in zip(cells, places, strict=True) if place == end]
        for places in (columns, rows)
        for end in (min(places), max(places))
    ]


def is_joined(plan: Plan, *, across: bool) -> bool:
    """Whether harmless cells join left and right, or top and bottom, on every floor."""
    ways: Ways = [[] for _ in plan.kinds]
    for cell in plan.cells():
        near = [plan.beyond(cell, way) for way in DIRECTIONS if plan.side(cell, way) == OPEN]
        ways[cell] = [other for other in near if plan.kinds[other] in HARMLESS]
    return all(_is_joined(plan, ways, floor, across=across) for floor in range(plan.floors))


def _is_joined(plan: Plan, ways: Ways, floor: int, *, across: bool) -> bool:
    size = plan.rows * plan.cols
    cells = [cell for cell in plan.cells() if cell // size == floor]
    left, right, top, bottom = outer_cells(cells, plan.cols)
    first, last = (left, right) if across else (top, bottom)
    found = distances(ways, [cell for cell in first if plan.kinds[cell] in HARMLESS])
    return any(found[cell] != FAR for cell in last)


def keep_easy_ways(draft: Draft, least: int, rng: Random) -> None:
    """Reserve winding chains on a fresh draft, leaving `least` cells beside them if it can be.

    They are the same on every floor, so that lifts find a place beside all of them.
    """
    cells = draft.on_floor(0)
    left, right, top, bottom = outer_cells(cells, draft.cols)
    for _ in range(TRIES):
        rough = [1 + rng.randrange(ROUGH) for _ in draft.kinds]
        chains = [_chain(draft, left, right, rough), _chain(draft, top, bottom, rough)]
        if len(cells) - len({*chains[0], *chains[1]}) >= least:
            break
    else:
        chains = shortest_chains(draft)
    kept = {cell for chain in chains for cell in chain}
    links = {
        cell * 4 + way
        for chain in chains
        for at, cell in enumerate(chain)
        for way in DIRECTIONS
        if draft.beyond(cell, way) in chain[max(at - 1, 0) : at + 2]
    }
    draft.kept = on_every_floor(kept, draft.floors, draft.floor_size)
    draft.links = on_every_floor(links, draft.floors, draft.floor_size * 4)


def shortest_chains(draft: Draft) -> list[list[int]]:
    """Chains from one cell of the first floor to all its outer walls, with the fewest cells."""
    ways = [draft.around(cell) for cell in range(len(draft.kinds))]
    cells = draft.on_floor(0)
    far = [distances(ways, wall) for wall in outer_cells(cells, draft.cols)]
    hub = min(cells, key=lambda cell: sum(found[cell] for found in far))
    legs: list[list[int]] = []
    for found in far:
        leg = [hub]
        while found[leg[-1]]:
            leg.append(min(ways[leg[-1]], key=found.__getitem__))
        legs.append(leg)
    return [[*legs[0][:0:-1], *legs[1]], [*legs[2][:0:-1], *legs[3]]]


def _chain(draft: Draft, first: list[int], last: list[int], rough: list[int]) -> list[int]:
    """The cheapest chain of neighbours between two walls, each cell at its own price."""
    came: dict[int, int] = {}
    queue = [(rough[cell], cell, NOWHERE) for cell in first]
    goal = frozenset(last)
    queue.sort()
    while True:
        price, cell, before = heappop(queue)
        if cell in came:
            continue
        came[cell] = before
        if cell in goal:
            break
        for other in draft.around(cell):
            if other not in came:
                heappush(queue, (price + rough[other], other, cell))
    chain = [cell]
    while came[chain[-1]] != NOWHERE:
        chain.append(came[chain[-1]])
    return chain
