"""Easy ways: opposite outer walls joined by chains of harmless cells (Rule D-7.1)."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Final

from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.reach import FAR, Ways, distances
from gamemaster.labyrinth.plan import Plan

HARMLESS: Final = ("land", "hospital", "arsenal", "delta")
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
    """Whether a harmless chain without walls joins left and right, or top and bottom."""
    left, right, top, bottom = outer_cells(plan.cells(), plan.cols)
    first, last = (left, right) if across else (top, bottom)
    ways: Ways = [[] for _ in plan.kinds]
    for cell in plan.cells():
        near = [plan.beyond(cell, way) for way in DIRECTIONS if plan.side(cell, way) == OPEN]
        ways[cell] = [other for other in near if plan.kinds[other] in HARMLESS]
    found = distances(ways, [cell for cell in first if plan.kinds[cell] in HARMLESS])
    return any(found[cell] != FAR for cell in last)


def keep_easy_ways(draft: Draft, least: int, rng: Random) -> None:
    """Reserve winding chains on a fresh draft, leaving `least` cells beside them if it can be."""
    cells = draft.cells()
    left, right, top, bottom = outer_cells(cells, draft.cols)
    for _ in range(TRIES):
        rough = [1 + rng.randrange(ROUGH) for _ in draft.kinds]
        chains = [_chain(draft, left, right, rough), _chain(draft, top, bottom, rough)]
        if len(cells) - len({*chains[0], *chains[1]}) >= least:
            break
    else:
        chains = shortest_chains(draft)
    draft.kept = frozenset(cell for chain in chains for cell in chain)
    draft.links = frozenset(
        cell * 4 + way
        for chain in chains
        for at, cell in enumerate(chain)
        for way in DIRECTIONS
        if draft.beyond(cell, way) in chain[max(at - 1, 0) : at + 2]
    )


def shortest_chains(draft: Draft) -> list[list[int]]:
    """Chains from one cell to all four outer walls, with the fewest cells together."""
    ways = [draft.around(cell) for cell in range(len(draft.kinds))]
    walls = outer_cells(draft.cells(), draft.cols)
    far = [distances(ways, wall) for wall in walls]
    hub = min(draft.cells(), key=lambda cell: sum(found[cell] for found in far))
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
