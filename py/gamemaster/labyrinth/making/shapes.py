"""How much of everything a generated plan holds: size and difficulty turned into numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from gamemaster.labyrinth.plan_text import LOOP_LETTERS
from gamemaster.labyrinth.rules import Rules


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


def choose_shape(rules: Rules, rng: Random) -> Shape:
    """The shape of a plan for these rules; rivers, deltas and pits always leave enough land."""
    size = rules.rows * rules.cols
    inner_corners = (rules.rows - 1) * (rules.cols - 1)  # as many walls make a perfect maze
    if rules.difficulty == "easy":
        loops = [2] * (1 + size // 72)
        rivers = _share(size // 10, 1 + size // 80)
        return _fit(rules, Shape(rivers, 0, loops, False, inner_corners // 3, 2, 0))
    if rules.difficulty == "medium":
        loops = [2 + rng.randrange(2) for _ in range(1 + size // 60)]
        rivers = _share(size * 3 // 20, 1 + size // 60)
        walls = inner_corners * 3 // 5
        return _fit(rules, Shape(rivers, 6, loops, False, walls, 1, 1 + size // 24))
    loops = [2 + rng.randrange(2) for _ in range(2 + size // 50)]
    if size < 50 and rng.randrange(2):
        loops = [4]
    rivers = _share(size * 9 // 40, 1 + size // 40)
    walls = inner_corners * 9 // 10
    return _fit(rules, Shape(rivers, 3, loops, True, walls, 1, 1 + size // 9))


def _share(cells: int, systems: int) -> list[int]:
    return [max(1, (cells + index) // systems) for index in range(systems)]


def _fit(rules: Rules, shape: Shape) -> Shape:
    """Take away until land, arsenals and hospitals have room, and some land stays empty.

    One river cell, a delta and a loop of two pits always remain; `check_rules` keeps room for them.
    """
    room = rules.rows * rules.cols
    room -= rules.false_treasures + 1 + rules.arsenals + rules.hospitals
    most = max(4, room * 3 // 4)
    rivers, loops = list(shape.rivers), list(shape.loops)[: len(LOOP_LETTERS)]

    def wanted() -> int:
        return sum(rivers) + len(rivers) + sum(loops)

    while wanted() > most:
        longest = max(range(len(rivers)), key=rivers.__getitem__)
        if rivers[longest] > 2:
            rivers[longest] -= 1
        elif len(loops) > 1:
            loops.pop()
        elif loops[0] > 2:
            loops[0] -= 1
        elif len(rivers) > 1:
            rivers.pop()
        else:
            rivers[longest] -= 1
    return replace(shape, rivers=rivers, loops=loops)
