"""Making a plan: valid for all options, in the shape that the difficulty asks for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gamemaster.labyrinth.cells import those, to_place
from gamemaster.labyrinth.grid import WALL
from gamemaster.labyrinth.making.advice import drawing_faults
from gamemaster.labyrinth.making.chains import keep_easy_ways, shortest_chains
from gamemaster.labyrinth.making.creatures import dig_cave, place_creatures
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.prizes import AT_ONCE, farthest, place_prizes
from gamemaster.labyrinth.making.shapes import choose_shape
from gamemaster.labyrinth.making.stores import fill_stores
from gamemaster.labyrinth.making.walls import build_walls, open_attractors
from gamemaster.labyrinth.making.waters import draw_features
from gamemaster.labyrinth.options import least_beside, least_cells, least_features, wild_cells
from gamemaster.labyrinth.outline import fixed_holes, torn_holes
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reach import movements
from gamemaster.labyrinth.rules import Rules

HEALING: Final = those("heals")
ARMING: Final = those("arms")
CANDIDATES: Final = 6
"""Plans drawn before the best of them is taken."""


DIRECT: Final = ("plan-treasure-direct", "plan-key-direct")


def generate(rules: Rules, rng: Random) -> Plan:
    """A plan that keeps V-1 to V-5, the best of a few by V-6.

    `rules` must satisfy `check_rules`. Always ends; the same generator state gives the same plan.
    """
    holes = _choose_outline(rules, rng)
    best: tuple[int, Plan] | None = None
    for _ in range(CANDIDATES):
        plan = _draw(rules, holes, rng)
        faults = _faults(rules, plan)
        if best is None or faults < best[0]:
            best = (faults, plan)
        if not faults:
            break
    assert best is not None
    return best[1]


def _faults(rules: Rules, plan: Plan) -> int:
    """How much could be better on a plan."""
    faults = 0
    for fault in drawing_faults(rules, plan, movements(plan, rules)):
        at_once = fault.key in DIRECT and fault.args["steps"] <= 1
        faults += AT_ONCE if at_once else 1
    return faults + (rules.walls != 0 and WALL not in plan.sides)


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
        beside = 2 * sum(least_features(rules)) + wild_cells(rules) + rules.lifts
        keep_easy_ways(draft, beside, rng)
    shape = choose_shape(draft, rng)
    draw_features(draft, shape, rng)
    if rules.bear_cave:
        dig_cave(draft, rng)
    for kind in to_place("wild", rules):
        draft.kinds[rng.choice(draft.spare())] = kind
    build_walls(draft, shape, rng)
    open_attractors(draft, rng)
    place_prizes(draft, rng)
    _place_houses(draft, sorted(to_place("house", rules), key=_is_less_wanted), rng)
    if rules.partial_arsenals:
        fill_stores(draft, rng)
    place_creatures(draft, rng)
    return draft.plan()


def _is_less_wanted(house: str) -> bool:
    """Those that heal are the first to find a good place."""
    return house not in HEALING


def _place_houses(draft: Draft, kinds: Sequence[str], rng: Random) -> None:
    """Hospitals, arsenals and other houses far from one another, on land without treasure.

    No hospital beside an arsenal, if there is room (Rule V-6).
    """
    houses: list[int] = []
    for kind in kinds:
        places = [cell for cell in draft.free() if cell not in draft.treasures]
        shunned = ARMING if kind in HEALING else HEALING if kind in ARMING else frozenset()
        good = [
            cell
            for cell in places
            if all(draft.kinds[other] not in shunned for other in draft.around(cell))
        ]
        cell = farthest(draft, good or places, houses, rng)
        draft.kinds[cell] = kind
        houses.append(cell)
