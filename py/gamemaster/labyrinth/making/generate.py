"""Making a plan: valid for all options, in the shape that the difficulty asks for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gamemaster.labyrinth.grid import CLOSED, EXIT
from gamemaster.labyrinth.making.advice import (
    drawing_faults,
    exit_cells,
    least_way_out,
    near_exits,
)
from gamemaster.labyrinth.making.chains import keep_easy_ways, shortest_chains
from gamemaster.labyrinth.making.creatures import dig_cave, place_creatures
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.shapes import choose_shape
from gamemaster.labyrinth.making.stores import fill_stores
from gamemaster.labyrinth.making.walls import build_walls, open_attractors
from gamemaster.labyrinth.making.waters import draw_features
from gamemaster.labyrinth.options import least_beside, least_cells, least_features
from gamemaster.labyrinth.outline import fixed_holes, torn_holes
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import backwards, distances, movements
from gamemaster.labyrinth.rules import Rules

CANDIDATES: Final = 6
"""Plans drawn before the best of them is taken."""
PLACES_SEEN: Final = 8
"""Places looked at for each thing that should lie far from others."""


def generate(rules: Rules, rng: Random) -> Plan:
    """A plan that keeps V-1 to V-5, the best of a few by V-6.

    `rules` must satisfy `check_rules`. Always ends; the same generator state gives the same plan.
    """
    holes = _choose_outline(rules, rng)
    best: tuple[int, Plan] | None = None
    for _ in range(CANDIDATES):
        plan = _draw(rules, holes, rng)
        faults = sum(1 for _ in drawing_faults(rules, plan))
        if best is None or faults < best[0]:
            best = (faults, plan)
        if not faults:
            break
    assert best is not None
    return best[1]


def _choose_outline(rules: Rules, rng: Random) -> frozenset[int]:
    """The cells that every floor lacks; a ragged outline leaves room for all that it must hold."""
    fixed = fixed_holes(rules.outline, rules.rows, rules.cols)
    if fixed is not None:
        return fixed
    holes = torn_holes(rules.rows, rules.cols, -(-least_cells(rules) // rules.floors), rng)
    if rules.easy_ways:
        draft = Draft(rules, holes)
        chains = {cell for chain in shortest_chains(draft) for cell in chain}
        # The delta may need a cell beside the chains.
        delta = least_features(rules)[0]
        if len(draft.on_floor(0)) - len(chains) < least_beside(rules) + delta:
            return frozenset()
    return holes


def _draw(rules: Rules, holes: frozenset[int], rng: Random) -> Plan:
    draft = Draft(rules, holes)
    if rules.easy_ways:
        beside = 2 * sum(least_features(rules)) + rules.encephalitis + rules.lifts
        keep_easy_ways(draft, beside, rng)
    shape = choose_shape(draft, rng)
    draw_features(draft, shape, rng)
    if rules.bear_cave:
        dig_cave(draft, rng)
    for _ in range(rules.encephalitis):
        draft.kinds[rng.choice(draft.spare())] = "encephalitis"
    build_walls(draft, shape, rng)
    open_attractors(draft, rng)
    _open_exits(draft, rng)
    _hide_treasures(draft, 1 + rules.false_treasures, rng)
    houses = ["hospital"] * rules.hospitals + ["arsenal"] * rules.arsenals
    _place_houses(draft, houses + ["casino"] * rules.casinos, rng)
    if rules.partial_arsenals:
        fill_stores(draft, rng)
    place_creatures(draft, rng)
    return draft.plan()


def _farthest(draft: Draft, places: Sequence[int], others: Sequence[int], rng: Random) -> int:
    """Of a few places drawn at random the one farthest from all others."""
    seen = [rng.choice(places) for _ in range(PLACES_SEEN)]
    return max(seen, key=lambda cell: min((draft.apart(cell, one) for one in others), default=0))


def _open_exits(draft: Draft, rng: Random) -> None:
    """Exits far from one another, each on a land cell of its own while there are such."""
    border = list(dict.fromkeys(draft.exit_places()))
    opened: list[int] = []
    sides: list[int] = []
    for _ in range(draft.rules.exits):
        closed = [cell for cell in border if draft.outer_sides(cell)]
        fresh = [cell for cell in closed if cell not in opened]
        land = [cell for cell in fresh if draft.kinds[cell] == "land"]
        cell = _farthest(draft, land or fresh or closed, opened, rng)
        sides.append(cell * 4 + rng.choice(draft.outer_sides(cell)))
        draft.sides[sides[-1]] = EXIT
        opened.append(cell)
    for side in rng.sample(sides, draft.rules.closed_exits):
        draft.sides[side] = CLOSED


def _hide_treasures(draft: Draft, count: int, rng: Random) -> None:
    """Treasures far from the exits and from one another; any that lies well may be the true one.

    The key lies in the farther half of the labyrinth.
    """
    plan = draft.plan()
    way_out = distances(backwards(movements(plan, draft.rules)), exit_cells(plan))
    near, least = near_exits(plan), least_way_out(plan)
    if plan.keyed:
        least = max(least, (max(way_out) + 1) // 2)
    well = [cell for cell in draft.free() if way_out[cell] >= least and cell not in near]
    by_way_out = sorted(draft.free(), key=lambda cell: (way_out[cell], -cell), reverse=True)
    for _ in range(count):
        places = [cell for cell in well if cell not in draft.treasures]
        places = places or [cell for cell in by_way_out if cell not in draft.treasures][:1]
        draft.treasures.append(_farthest(draft, places, draft.treasures, rng))
    fit = [cell for cell in draft.treasures if cell in well] or draft.treasures[:1]
    true = draft.treasures.index(rng.choice(fit))
    draft.treasures[0], draft.treasures[true] = draft.treasures[true], draft.treasures[0]


def _place_houses(draft: Draft, kinds: Sequence[str], rng: Random) -> None:
    """Hospitals, arsenals and casinos far from one another, on land without treasure."""
    houses: list[int] = []
    for kind in kinds:
        places = [cell for cell in draft.free() if cell not in draft.treasures]
        cell = _farthest(draft, places, houses, rng)
        draft.kinds[cell] = kind
        houses.append(cell)
