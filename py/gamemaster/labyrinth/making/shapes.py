"""How much of everything a generated plan holds: a range of numbers by size and difficulty."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.options import least_cells, least_features, wild_cells
from gamemaster.labyrinth.plan_signs import LOOP_LETTERS
from gamemaster.labyrinth.rules import AS_DRAWN


@dataclass(frozen=True, slots=True)
class Shape:
    """What the generator aims at for one plan, counted in cells, walls and plain numbers."""

    rivers: list[int]
    """River cells of each system, its delta not counted."""
    tributaries: int
    """River cells of a system for each one that belongs to a tributary; 0: no tributaries."""
    loops: list[int]
    """Pits of each loop."""
    outside: bool
    """Rivers and pits seek the outer wall, where people look for their bearings."""
    walls: int
    least_open: int
    """Open sides that every cell keeps."""
    dead_ends: int


def choose_shape(draft: Draft, rng: Random) -> Shape:
    """The shape of a plan on a fresh draft; rivers, deltas and pits always leave enough land."""
    shape = _usual_shape(draft, rng)
    if draft.rules.lone_pits and rng.randrange(2):
        shape = replace(shape, loops=[*shape.loops, 1])
    return _limit(draft, shape)


def _usual_shape(draft: Draft, rng: Random) -> Shape:
    """What the difficulty asks for, whether or not there is room."""
    rules, size = draft.rules, len(draft.cells())
    openings = sum(len(draft.around(cell)) for cell in draft.cells()) // 2
    mazy = openings - (size - rules.floors)  # as many walls make a perfect maze of every floor
    if rules.difficulty == "easy":
        loops = [2] * (1 + size // 72)
        rivers = _share(_about((size + 5) // 10, rng), 1 + size // 80)
        return Shape(rivers, 0, loops, False, _about(mazy // 3, rng), 2, 0)
    if rules.difficulty == "medium":
        loops = [2 + rng.randrange(2) for _ in range(1 + size // 60)]
        rivers = _share(_about(size * 3 // 20, rng), 1 + size // 60)
        walls = _about(mazy * 3 // 5, rng)
        return Shape(rivers, 6, loops, False, walls, 1, 1 + size // 24)
    loops = [2 + rng.randrange(2) for _ in range(2 + size // 50)]
    if size < 50 and rng.randrange(2):
        loops = [4]
    rivers = _share(_about(size * 9 // 40, rng), 1 + size // 40)
    walls = _about(mazy * 9 // 10, rng)
    return Shape(rivers, 3, loops, True, walls, 1, 1 + size // 9)


def _about(usual: int, rng: Random) -> int:
    """A number from about two thirds to four thirds of the usual one: nobody can count on it."""
    spread = max(1, usual // 3)
    return max(1, usual - spread + rng.randrange(2 * spread + 1))


def _share(cells: int, systems: int) -> list[int]:
    return [max(1, (cells + index) // systems) for index in range(systems)]


def _limit(draft: Draft, shape: Shape) -> Shape:
    """What the table agreed on instead of the difficulty's numbers (Rule D-7.1).

    Numbers of rivers, loops and walls are aimed at, lengths are only cut.
    """
    rules = draft.rules
    rivers, loops = _as_many(shape.rivers, rules.rivers), _as_many(shape.loops, rules.loops)
    least = least_features(rules)[1]
    if rules.river_cells != AS_DRAWN:
        rivers = [min(cells, rules.river_cells) for cells in rivers if rules.river_cells]
    if rules.loop_pits != AS_DRAWN:
        loops = [min(pits, rules.loop_pits) for pits in loops if least]
    if rules.floor_loops:
        loops[0] = max(loops[0], least)
    walls = shape.walls if rules.walls == AS_DRAWN else rules.walls
    return _fit(draft, replace(shape, rivers=rivers, loops=loops, walls=walls))


def _as_many(usual: list[int], count: int) -> list[int]:
    if count == AS_DRAWN:
        return list(usual)
    return [usual[index % len(usual)] for index in range(count)]


def _fit(draft: Draft, shape: Shape) -> Shape:
    """Take away until land and houses have room, and some land stays empty.

    One river cell, a delta and the shortest loop remain where there are to be rivers and loops;
    `check_rules` keeps room for them.
    """
    rules = draft.rules
    river, pits = least_features(rules)
    room = len(draft.cells()) - least_cells(rules) + 2 * river + pits
    most = max(2 * river + pits, room * 3 // 4)
    apart = wild_cells(rules) + (rules.floors if rules.lifts else 0)
    beside = max(river + pits, (len(draft.spare()) - apart) * 3 // 4)
    rivers, loops = list(shape.rivers), list(shape.loops)[: len(LOOP_LETTERS)]

    def too_many() -> bool:
        harmful = sum(rivers) + sum(loops)
        return harmful + len(rivers) > most or (bool(draft.kept) and harmful > beside)

    while too_many():
        longest = max(rivers, default=0)
        if longest > 2:
            rivers[rivers.index(longest)] -= 1
        elif len(loops) > 1:
            loops.pop()
        elif loops and loops[0] > pits:
            loops[0] -= 1
        elif len(rivers) > 1:
            rivers.pop()
        else:
            rivers[0] -= 1
    return replace(shape, rivers=rivers, loops=loops)
