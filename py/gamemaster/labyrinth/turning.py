"""A plan whose paper is turned, or held up to a mirror: it might have been drawn as well."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from gamemaster.labyrinth.grid import DOWN, LEFT, NOWHERE, RIGHT, UP
from gamemaster.labyrinth.plan import Plan

MIRRORED: Final = {LEFT: RIGHT, RIGHT: LEFT, UP: UP, DOWN: DOWN}
TURNED: Final = {LEFT: UP, UP: RIGHT, RIGHT: DOWN, DOWN: LEFT}
"""What becomes of each direction."""


def mirrored(plan: Plan) -> Plan:
    """Left becomes right."""
    return _moved(plan, plan.rows, lambda row, col: (row, plan.cols - 1 - col), MIRRORED)


def turned(plan: Plan) -> Plan:
    """A quarter turn, clockwise."""
    return _moved(plan, plan.cols, lambda row, col: (col, plan.rows - 1 - row), TURNED)


def images(plan: Plan) -> list[Plan]:
    """The plan, and what it becomes on as many rows and columns: eight plans, or four."""
    found = [plan, mirrored(plan)]
    for _ in range(3):
        found += [turned(each) for each in found[-2:]]
    return [each for each in found if each.rows == plan.rows]


def _moved(
    plan: Plan, rows: int, to: Callable[[int, int], tuple[int, int]], ways: Mapping[int, int]
) -> Plan:
    """All cells of each floor and their directions go elsewhere on so many rows."""
    size = plan.rows * plan.cols
    cols = size // rows
    goes = {NOWHERE: NOWHERE}
    for cell in range(len(plan.kinds)):
        floor, at = divmod(cell, size)
        row, col = to(*divmod(at, plan.cols))
        goes[cell] = floor * size + row * cols + col
    ways = {NOWHERE: NOWHERE, **ways}
    came = sorted(range(len(plan.kinds)), key=goes.__getitem__)
    sides = bytearray(plan.sides)
    for at, stands in enumerate(plan.sides):
        sides[goes[at // 4] * 4 + ways[at % 4]] = stands
    return replace(
        plan,
        rows=rows,
        cols=cols,
        kinds=tuple(plan.kinds[cell] for cell in came),
        flows=tuple(ways[plan.flows[cell]] for cell in came),
        pits=tuple(plan.pits[cell] for cell in came),
        sides=bytes(sides),
        treasures=tuple(goes[cell] for cell in plan.treasures),
        bear=goes[plan.bear],
        stores=tuple(sorted((goes[cell], held) for cell, held in plan.stores)),
        bear_path=tuple(ways[way] for way in plan.bear_path),
        leprechaun=goes[plan.leprechaun],
        leprechaun_path=tuple(ways[way] for way in plan.leprechaun_path),
    )
