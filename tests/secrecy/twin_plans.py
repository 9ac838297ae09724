"""Plans that differ in one thing: what may differ between twin worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from gamemaster.labyrinth.counts import counts
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, MONOLITH, NOWHERE, OPEN, WALL
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules


def _with_side(plan: Plan, cell: int, direction: int, value: int) -> Plan:
    sides = bytearray(plan.sides)
    sides[cell * 4 + direction] = value
    other = plan.beyond(cell, direction)
    if other != NOWHERE:
        sides[other * 4 + (direction ^ 1)] = value
    return replace(plan, sides=bytes(sides))


def toggle_wall(plan: Plan, rng: Random) -> Plan:
    """An inner wall more or less."""
    inner = [(c, d) for c in plan.cells() for d in DIRECTIONS if plan.beyond(c, d) != NOWHERE]
    cell, direction = rng.choice(inner)
    return _with_side(plan, cell, direction, WALL + OPEN - plan.side(cell, direction))


def swap_cells(plan: Plan, rng: Random) -> Plan:
    """Two cells of different types change places; what lies on them stays."""
    one, other = rng.sample(plan.cells(), 2)
    order = list(range(len(plan.kinds)))
    order[one], order[other] = other, one
    return replace(
        plan,
        kinds=tuple(plan.kinds[cell] for cell in order),
        flows=tuple(plan.flows[cell] for cell in order),
        pits=tuple(plan.pits[cell] for cell in order),
    )


def retype_cell(plan: Plan, rng: Random) -> Plan:
    """Land becomes a further delta, river or pit, or the other way round."""
    kinds, flows, pits = list(plan.kinds), list(plan.flows), list(plan.pits)
    cell = rng.choice(plan.cells())
    kinds[cell], flows[cell], pits[cell] = "land", NOWHERE, None
    if plan.kinds[cell] == "land":
        kinds[cell], flows[cell] = "river", rng.choice(DIRECTIONS)
    return replace(plan, kinds=tuple(kinds), flows=tuple(flows), pits=tuple(pits))


def reverse_river(plan: Plan, rng: Random) -> Plan:
    """A river flows the other way, from its delta to its source."""
    kinds, flows = list(plan.kinds), list(plan.flows)
    rivers = [cell for cell in plan.cells() if kinds[cell] == "river"]
    fed = {plan.beyond(cell, flows[cell]) for cell in rivers}
    cell = source = rng.choice([cell for cell in rivers if cell not in fed])
    back = NOWHERE
    while kinds[cell] == "river":
        flow = plan.flows[cell]
        flows[cell], back = back, flow ^ 1
        cell = plan.beyond(cell, flow)
    kinds[cell], flows[cell], kinds[source] = "river", back, "delta"
    return replace(plan, kinds=tuple(kinds), flows=tuple(flows))


def swap_treasures(plan: Plan, rng: Random) -> Plan:
    """The true treasure and a false one change places."""
    return replace(plan, treasures=(plan.treasures[1], plan.treasures[0], *plan.treasures[2:]))


def move_treasure(plan: Plan, rng: Random) -> Plan:
    """A treasure lies elsewhere."""
    treasures = list(plan.treasures)
    treasures[rng.randrange(len(treasures))] = rng.choice(plan.cells())
    return replace(plan, treasures=tuple(treasures))


def move_bear(plan: Plan, rng: Random) -> Plan:
    """The bear starts elsewhere."""
    return replace(plan, bear=rng.choice(plan.cells()))


def renumber_pits(plan: Plan, rng: Random) -> Plan:
    """The pits of a loop are numbered in another order."""
    loop = rng.choice(list(plan.loops().values()))
    order = rng.sample(loop, len(loop))
    pits = list(plan.pits)
    for cell, source in zip(loop, order, strict=True):
        pits[cell] = plan.pits[source]
    return replace(plan, pits=tuple(pits))


def _outer(plan: Plan, *values: int) -> list[tuple[int, int]]:
    sides = [(c, d) for c in plan.cells() for d in DIRECTIONS if plan.beyond(c, d) == NOWHERE]
    return [(c, d) for c, d in sides if plan.side(c, d) in values]


def _move_side(plan: Plan, value: int, rng: Random) -> Plan:
    gone = _with_side(plan, *rng.choice(_outer(plan, value)), MONOLITH)
    return _with_side(gone, *rng.choice(_outer(plan, MONOLITH)), value)


def move_exit(plan: Plan, rng: Random) -> Plan:
    """An exit is elsewhere in the outer wall."""
    return _move_side(plan, EXIT, rng)


def move_closed_exit(plan: Plan, rng: Random) -> Plan:
    """A closed exit is elsewhere: where it was, a monolith stands."""
    return _move_side(plan, CLOSED, rng)


def swap_exits(plan: Plan, rng: Random) -> Plan:
    """A closed exit is open, and an open one closed."""
    shut, open_ = rng.choice(_outer(plan, CLOSED)), rng.choice(_outer(plan, EXIT))
    return _with_side(_with_side(plan, *shut, EXIT), *open_, CLOSED)


def move_encephalitis(plan: Plan, rng: Random) -> Plan:
    """The mite lives elsewhere: land there is land here."""
    kinds = list(plan.kinds)
    homes, lands = (
        [cell for cell in plan.cells() if kinds[cell] == kind] for kind in ("encephalitis", "land")
    )
    kinds[rng.choice(homes)], kinds[rng.choice(lands)] = "land", "encephalitis"
    return replace(plan, kinds=tuple(kinds))


def move_lifts(plan: Plan, rng: Random) -> Plan:
    """The lifts are elsewhere on every floor; what was there is here."""
    floor = plan.rows * plan.cols
    place, other = plan.lifts()[0][0] % floor, rng.randrange(floor)
    order = list(range(len(plan.kinds)))
    for lowest in range(0, len(order), floor):
        order[lowest + place], order[lowest + other] = lowest + other, lowest + place
    return replace(
        plan,
        kinds=tuple(plan.kinds[cell] for cell in order),
        flows=tuple(plan.flows[cell] for cell in order),
        pits=tuple(plan.pits[cell] for cell in order),
    )


def turn_back(plan: Plan, rng: Random) -> Plan:
    """A creature goes its way the other way round."""
    bear, leprechaun = plan.bear_path, plan.leprechaun_path
    if rng.randrange(2):
        return replace(plan, bear_path=tuple(way ^ 1 for way in reversed(bear)))
    return replace(plan, leprechaun_path=tuple(way ^ 1 for way in reversed(leprechaun)))


def move_leprechaun(plan: Plan, rng: Random) -> Plan:
    """The leprechaun starts elsewhere, to and fro in some direction."""
    way = rng.choice(DIRECTIONS)
    return replace(plan, leprechaun=rng.choice(plan.cells()), leprechaun_path=(way, way ^ 1))


def swap_stores(plan: Plan, rng: Random) -> Plan:
    """What two arsenals hold is exchanged."""
    (one, here), (other, there) = plan.stores
    return replace(plan, stores=((one, there), (other, here)))


Change = Callable[[Plan, Random], Plan]
CHANGES: Final[tuple[Change, ...]] = (
    toggle_wall,
    swap_cells,
    retype_cell,
    reverse_river,
    swap_treasures,
    move_treasure,
    move_bear,
    renumber_pits,
    move_exit,
)
GRAND_CHANGES: Final[tuple[Change, ...]] = (
    *(change for change in CHANGES if change is not move_bear),
    move_closed_exit,
    swap_exits,
    move_encephalitis,
)


SCHOOL_CHANGES: Final[tuple[Change, ...]] = (
    *(change for change in CHANGES if change is not move_bear),
    move_lifts,
)
QUEST_CHANGES: Final[tuple[Change, ...]] = (
    *(toggle_wall, swap_cells, reverse_river, move_treasure, renumber_pits, move_exit),
    *(turn_back, move_leprechaun, swap_stores),
)


def twin_of(plan: Plan, rules: Rules, change: Change, rng: Random) -> Plan | None:
    """A valid plan that differs by this change, or None if chance finds none.

    How many there are of a kind is announced, so that it is no difference that could leak.
    """
    for _ in range(40):
        twin = change(plan, rng)
        if twin == plan or counts(twin) != counts(plan):
            continue
        if all(problem.severity == "advice" for problem in LABYRINTH.validate(rules, twin)):
            return twin
    return None
