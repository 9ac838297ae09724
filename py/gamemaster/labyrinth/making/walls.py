"""Building inner walls that shape corridors and shut nobody in."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import (
    DIRECTIONS,
    DOWN,
    LEFT,
    NOWHERE,
    OPEN,
    RIGHT,
    STEPS,
    UP,
    WALL,
    opposite,
)
from gamemaster.labyrinth.making.advice import SMALL_PART, attractors
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.shapes import Shape
from gamemaster.labyrinth.reach import movements, onward, step_ends, unreached

FLOWING: Final = those("flows")
MOUTHS: Final = those("mouth")
STROKES: Final = 6
"""Strokes of the pencil tried for each wall wanted."""
TURNS: Final = 3
"""One in so many steps a stroke turns."""


def build_walls(draft: Draft, shape: Shape, rng: Random) -> None:
    """Up to `shape.walls` walls in connected strokes.

    Keeps what the draft has: every cell that can be reached stays so (Rule V-5), no wall crosses a
    flow (G-9), two ways lead out of a delta (V-6).
    """
    site = _Site(draft, shape)
    for _ in range(STROKES * shape.walls):
        if site.built >= shape.walls:
            return
        _stroke(site, rng, min(shape.walls - site.built, 2 + rng.randrange(3)))
    if not site.built and shape.walls:
        _lone_wall(site, rng)


def _lone_wall(site: _Site, rng: Random) -> None:
    """One wall wherever there can be one, if need be at a dead end."""
    draft = site.draft
    edges = [(cell, way) for cell in draft.cells() for way in (UP, LEFT)]
    edges = [edge for edge in edges if draft.beyond(*edge) != NOWHERE]
    rng.shuffle(edges)
    if not any(site.try_wall(*edge) for edge in edges):
        site.shape = replace(site.shape, least_open=1, dead_ends=1)
        any(site.try_wall(*edge) for edge in edges)


def _stroke(site: _Site, rng: Random, length: int) -> None:
    """One line of walls, from the outer wall, another wall or an empty corner."""
    draft = site.draft
    floor = rng.randrange(draft.floors) if draft.floors > 1 else 0
    row, col = rng.randrange(draft.rows + 1), rng.randrange(draft.cols + 1)
    way = rng.choice(DIRECTIONS)
    for _ in range(length):
        down, right = STEPS[way]
        edge = site.edge(floor, row, col, way)
        if edge is None or not site.try_wall(*edge):
            return
        row, col = row + down, col + right
        if not rng.randrange(TURNS):
            way = rng.choice((UP, DOWN) if way in (LEFT, RIGHT) else (LEFT, RIGHT))


def open_attractors(draft: Draft, rng: Random) -> None:
    """Give every attractor another way out where a wall can be taken away for it (Rule V-6)."""
    most = len(draft.on_floor(0)) // SMALL_PART
    mended = True
    while mended:
        mended = False
        plan = draft.plan()
        ends = step_ends(plan, draft.rules)
        for group in attractors(movements(plan, draft.rules), most):
            ways_out = [
                (cell, way)
                for cell in group
                for way in DIRECTIONS
                if draft.sides[cell * 4 + way] == WALL and ends[cell * 4 + way] not in group
                if draft.openings(cell) and draft.openings(draft.beyond(cell, way))
            ]
            if ways_out:
                draft.tear_down(*rng.choice(ways_out))
                mended = True


class _Site:
    """The draft with its movements kept up to date while walls go up."""

    def __init__(self, draft: Draft, shape: Shape) -> None:
        plan, rules = draft.plan(), draft.rules
        self.draft, self.shape = draft, shape
        self.built = self.dead_ends = 0
        # Nobody comes back to these, and their flow always leads out, unless one wades there.
        self.sources = frozenset() if rules.water.wades else unreached(plan, rules)
        self.ends = step_ends(plan, rules)
        self.onward = onward(plan, rules)
        self.open_sides = [len(draft.around(cell)) for cell in range(len(plan.kinds))]

    def edge(self, floor: int, row: int, col: int, way: int) -> tuple[int, int] | None:
        """Cell and side that a step between two corners of a floor's squared paper runs along."""
        down, right = STEPS[way]
        top, left = min(row, row + down), min(col, col + right)
        if way in (LEFT, RIGHT):
            inside = 0 < row < self.draft.rows and 0 <= left < self.draft.cols
            cell, side = row * self.draft.cols + left, UP
        else:
            inside = 0 < col < self.draft.cols and 0 <= top < self.draft.rows
            cell, side = top * self.draft.cols + col, LEFT
        edge = floor * self.draft.floor_size + cell, side
        return edge if inside and self.draft.beyond(*edge) != NOWHERE else None

    def try_wall(self, cell: int, direction: int) -> bool:
        """Build a wall if the labyrinth bears it; whether it did."""
        other = self.draft.beyond(cell, direction)
        if self.draft.sides[cell * 4 + direction] != OPEN or self._flow_joins(cell, other):
            return False
        if cell * 4 + direction in self.draft.links:
            return False
        closing = sum(self.open_sides[one] == 2 for one in (cell, other))
        if min(self.open_sides[cell], self.open_sides[other]) <= self.shape.least_open:
            return False
        if any(self._becomes_closet(one, not_to) for one, not_to in ((cell, other), (other, cell))):
            return False
        if self.dead_ends + closing > self.shape.dead_ends:
            return False
        edges = (cell * 4 + direction, other * 4 + opposite(direction))
        lost = [(one, self.ends[edge]) for one, edge in zip((cell, other), edges, strict=True)]
        for edge in edges:
            self.ends[edge] = NOWHERE
        if not all(self._bears(one, end) for one, end in lost):
            for edge, (_, end) in zip(edges, lost, strict=True):
                self.ends[edge] = end
            return False
        self.draft.build(cell, direction)
        self.built += 1
        self.dead_ends += closing
        for one in (cell, other):
            self.open_sides[one] -= 1
        return True

    def _becomes_closet(self, cell: int, walled: int) -> bool:
        """Whether a wall leaves a cell with one side, which opens to a place and not a corridor."""
        if self.open_sides[cell] > 2:
            return False
        doors = [way for way in DIRECTIONS if self.draft.sides[cell * 4 + way] == OPEN]
        others = [self.draft.beyond(cell, way) for way in doors]
        return any(self.open_sides[one] > 2 for one in others if one != walled)

    def _flow_joins(self, cell: int, other: int) -> bool:
        return any(
            self.draft.kinds[one] in FLOWING and self.draft.beyond(one, self.draft.flows[one]) == to
            for one, to in ((cell, other), (other, cell))
        )

    def _bears(self, cell: int, end: int) -> bool:
        """Whether the plan can do without the movement from `cell` to `end`.

        Where each movement taken away has another way between its ends, all that was joined stays
        so; this spares walking through the whole plan for every wall.
        """
        if self.draft.kinds[cell] in MOUTHS and len(self._ways(cell)) < 2:
            return False
        if cell in self.sources:
            return True
        return self._reaches(cell, end)

    def _ways(self, cell: int) -> list[int]:
        found = dict.fromkeys((*self.ends[cell * 4 : cell * 4 + 4], self.onward[cell]))
        return [end for end in found if end not in (cell, NOWHERE)]

    def _reaches(self, start: int, goal: int) -> bool:
        seen = bytearray(len(self.onward))
        seen[start] = 1
        line = [start]
        for cell in line:
            if cell == goal:
                return True
            for end in (*self.ends[cell * 4 : cell * 4 + 4], self.onward[cell]):
                if end != NOWHERE and not seen[end]:
                    seen[end] = 1
                    line.append(end)
        return False
