"""Homes and paths for the bear and the leprechaun (Rule C-9)."""

from __future__ import annotations

from random import Random
from typing import Final

from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN, opposite
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.haunts import course, haunts
from gamemaster.labyrinth.options import wild_cells
from gamemaster.labyrinth.reach import distances
from gamemaster.labyrinth.rules import Rules

CARRYING: Final = those("carries")
"""Cells that carry on whoever enters: a path over them is no circle, or hard to foresee."""
SHORTEST, LONGEST = 3, 4
"""Steps of a path until it turns back."""
TRIES: Final = 12
"""Paths drawn before one is taken that leaves some cell no rest."""


def has_path(rules: Rules) -> bool:
    """Whether some creature goes its own way."""
    return rules.leprechaun or rules.bear_moves == "trajectory"


def homes(draft: Draft) -> list[int]:
    """The plain land beside another cell that carries nobody, whatever stands between."""
    return [cell for cell in draft.free() if _beside(draft, cell)]


def dig_cave(draft: Draft, rng: Random) -> None:
    """The bear's cave, where mites don't need the place and the bear's path can begin."""
    places = homes(draft) if has_path(draft.rules) else draft.free()
    if len(draft.spare()) <= wild_cells(draft.rules):
        places = [cell for cell in places if cell in draft.kept]
    if draft.rules.bear_moves == "trajectory":
        places = [cell for cell in places if rings(draft, cell)] or places
    draft.kinds[rng.choice(places)] = "cave"


def place_creatures(draft: Draft, rng: Random) -> None:
    """The bear in its cave or on land, the leprechaun on land, each with its path if it has one."""
    rules = draft.rules
    walks = rules.bear_moves == "trajectory"
    if rules.bear_cave:
        draft.bear = draft.kinds.index("cave")
    elif rules.bear:
        lairs = _lairs(draft, walks=walks)
        round_ = [cell for cell in lairs if rings(draft, cell)] if walks else []
        draft.bear = rng.choice(round_ or lairs)
    if walks:
        draft.bear_path = _draw_round(draft, draft.bear, rng)
    if rules.leprechaun:
        lairs = _lairs(draft, walks=True)
        draft.leprechaun = rng.choice([cell for cell in lairs if cell != draft.bear] or lairs)
        draft.leprechaun_path = _draw_path(draft, draft.leprechaun, rng)


def _lairs(draft: Draft, *, walks: bool) -> list[int]:
    """Land without treasure, or else the next best; a walker must be able to leave it."""
    free = draft.free()
    bare = [cell for cell in free if cell not in draft.treasures]
    if not walks:
        return bare or free
    still = [cell for cell in draft.cells() if draft.kinds[cell] not in CARRYING]
    return [cell for cell in bare if _steps(draft, cell)] or [
        cell for cell in still if _beside(draft, cell)
    ]


def _beside(draft: Draft, cell: int) -> list[int]:
    """The ways to neighbours that carry nobody, whatever stands between."""
    beyond = ((way, draft.beyond(cell, way)) for way in DIRECTIONS)
    return [way for way, at in beyond if at != NOWHERE and draft.kinds[at] not in CARRYING]


def _steps(draft: Draft, cell: int) -> list[int]:
    """The ways to neighbours that carry nobody, where no wall stands."""
    return [way for way in _beside(draft, cell) if draft.sides[cell * 4 + way] == OPEN]


def rings(draft: Draft, home: int) -> list[tuple[int, ...]]:
    """The rounds of four cells from home and back that carry nobody, whatever stands between."""
    found: list[tuple[int, ...]] = []
    for way in DIRECTIONS:
        for turn in DIRECTIONS:
            path = (way, turn, opposite(way), opposite(turn))
            cells = course(draft.beyond, home, path) if turn not in (way, opposite(way)) else []
            if cells and not any(at == NOWHERE or draft.kinds[at] in CARRYING for at in cells):
                found.append(path)
    return found


def _draw_round(draft: Draft, home: int, rng: Random) -> tuple[int, ...]:
    """The bear's path: if there is room a ring of four cells, to each of which it comes seldom."""
    around = rings(draft, home)
    if not around:
        return _draw_path(draft, home, rng)
    path = rng.choice(around)
    for cell, way in zip(course(draft.beyond, home, path), path, strict=True):
        if draft.sides[cell * 4 + way] != OPEN:
            draft.tear_down(cell, way)
    return path


def _draw_path(draft: Draft, home: int, rng: Random) -> tuple[int, ...]:
    """A path that leaves every cell some rest, if there is one; walls around a home are opened."""
    if not _steps(draft, home):
        draft.tear_down(home, rng.choice(_beside(draft, home)))
    path: tuple[int, ...] = ()
    for _ in range(TRIES):
        path = _walk(draft, home, rng)
        if not haunts(course(draft.beyond, home, path)):
            break
    return path


def _walk(draft: Draft, home: int, rng: Random) -> tuple[int, ...]:
    """Some steps at random and the shortest way back."""
    path: list[int] = []
    cell = home
    for _ in range(rng.randint(SHORTEST, LONGEST)):
        steps = _steps(draft, cell)
        ahead = [way for way in steps if not path or way != opposite(path[-1])]
        path.append(rng.choice(ahead or steps))
        cell = draft.beyond(cell, path[-1])
    ways = [
        [draft.beyond(at, way) for way in _steps(draft, at)] if kind is not None else []
        for at, kind in enumerate(draft.kinds)
    ]
    far = distances(ways, [home])
    while cell != home:
        path.append(min(_steps(draft, cell), key=lambda way: far[draft.beyond(cell, way)]))
        cell = draft.beyond(cell, path[-1])
    return tuple(path)
