"""Advice on plans that can be played but could be better (Rule V-6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.counts import as_drawn
from gamemaster.labyrinth.grid import CLOSED, DIRECTIONS, EXIT, NOWHERE
from gamemaster.labyrinth.making.chains import is_joined
from gamemaster.labyrinth.making.haunts import course, haunts
from gamemaster.labyrinth.making.problems import Problem, advice, names
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PLAYERS
from gamemaster.labyrinth.reach import (
    FAR,
    Ways,
    backwards,
    creature_ends,
    distances,
)
from gamemaster.labyrinth.rules import Rules

EASILY_ENTERED: Final = 3
"""Cells from which one movement leads into an attractor."""
SEVERAL: Final = 2
"""Arsenals and hospitals of the large game: with one of each the wounded are waited for."""
SMALL_PART: Final = 4
"""An attractor holds at most one in so many cells of a floor."""


def advise(rules: Rules, plan: Plan, ways: Ways) -> Iterator[Problem]:
    """What could be better on a plan without errors, in a fixed order."""
    yield from drawing_faults(rules, plan, ways)
    yield from _numbers(as_drawn(rules, plan))


def drawing_faults(rules: Rules, plan: Plan, ways: Ways) -> Iterator[Problem]:
    """What another drawing for the same rules could do better; `ways` are its movements."""
    yield from _neighbours(plan)
    yield from _treasures(plan, ways)
    yield from _attractors(plan, ways)
    yield from _haunted(plan)
    if rules.easy_ways and not is_joined(plan, across=True):
        yield advice("plan-no-way-across")
    if rules.easy_ways and not is_joined(plan, across=False):
        yield advice("plan-no-way-down")


def _numbers(rules: Rules) -> Iterator[Problem]:
    """What the document of the large game recommends (document 003, sections 5.7 and 8)."""
    players = PLAYERS[rules.preset][1]
    if rules.preset.startswith("grand"):
        if rules.arsenals < SEVERAL:
            yield advice("plan-few-arsenals", found=rules.arsenals, least=SEVERAL)
        if rules.hospitals < SEVERAL:
            yield advice("plan-few-hospitals", found=rules.hospitals, least=SEVERAL)
        if not 1 <= rules.false_treasures <= players:
            yield advice("plan-false-number", found=rules.false_treasures, most=players)
    if rules.mines and rules.exits <= players:
        yield advice("plan-mined-exits", found=rules.exits, players=players)
    if rules.closed_exits == rules.exits:
        yield advice("plan-all-closed", found=rules.exits)


def least_way_out(plan: Plan) -> int:
    """Movements that the true treasure or the key should lie from every exit.

    A third of rows plus columns, and of the floors above the first.
    """
    return (plan.rows + plan.cols + plan.floors + 1) // 3


def exit_cells(plan: Plan) -> list[int]:
    """The cells with an exit, open or closed, in order."""
    sides = [at for at, side in enumerate(plan.sides) if side in (EXIT, CLOSED)]
    return list(dict.fromkeys(at // 4 for at in sides))


def near_exits(plan: Plan) -> frozenset[int]:
    """The exit cells and the cells beside them."""
    return beside_too(plan, exit_cells(plan))


def beside_too(plan: Plan, cells: Sequence[int]) -> frozenset[int]:
    """Some cells and those beside them."""
    beside = (plan.beyond(cell, way) for cell in cells for way in DIRECTIONS)
    return frozenset((*cells, *(cell for cell in beside if cell != NOWHERE)))


def attractors(ways: Ways, most: int) -> list[list[int]]:
    """Groups of up to `most` cells which many movements enter and a single one leaves.

    A group is found by its only way out: what can be reached from that way's first cell without
    taking it. Of groups that contain one another the smallest is given.
    """
    back = backwards(ways)
    groups: list[list[int]] = []
    for cell, end in _narrow(ways, back):
        group = sorted(_without(ways, cell, end, most))
        if group and len(entries(back, group)) >= EASILY_ENTERED:
            groups.append(group)
    groups.sort(key=lambda group: (len(group), group))
    smallest: list[list[int]] = []
    for group in groups:
        if not any(set(other) <= set(group) for other in smallest):
            smallest.append(group)
    return smallest


def _narrow(ways: Ways, back: Ways) -> Iterator[tuple[int, int]]:
    """The movements that could be the only way out of something, in order.

    From some hub a tree leads to every cell, and another one from every cell to the hub: a movement
    that is in neither has a way around. Of two such pairs of trees, it has to be in both.
    """
    hub = max(range(len(ways)), key=lambda cell: len(ways[cell]))
    turned, turned_back = ([ends[::-1] for ends in each] for each in (ways, back))
    pairs = (ways, back), (turned, turned_back)
    trees = [(_tree(there, hub), _tree(home, hub)) for there, home in pairs]
    for cell, ends in enumerate(ways):
        for end in ends:
            if all(
                NOWHERE in (came[end], leads[cell]) or came[end] == cell or leads[cell] == end
                for came, leads in trees
            ):
                yield cell, end


def _tree(ways: Ways, hub: int) -> list[int]:
    """For each cell the one before it on a shortest way from the hub, `NOWHERE` without a way."""
    before = [NOWHERE] * len(ways)
    before[hub] = hub
    line = [hub]
    for cell in line:
        for end in ways[cell]:
            if before[end] == NOWHERE:
                before[end] = cell
                line.append(end)
    return before


def entries(back: Ways, group: list[int]) -> list[int]:
    """The cells from which one movement leads into a group; river sources, where nobody walks, not.

    `back` holds for each cell the cells from which one movement ends on it.
    """
    found = dict.fromkeys(one for cell in group for one in back[cell])
    return [one for one in found if one not in group and back[one]]


def _without(ways: Ways, start: int, goal: int, most: int) -> list[int]:
    """What is reached from `start` without its movement to `goal`.

    Empty if that includes `goal` or more than `most` cells.
    """
    line, seen = [start], {start}
    for cell in line:
        for end in ways[cell]:
            if end in seen or (end == goal and cell == start):
                continue
            if end == goal or len(line) == most:
                return []
            line.append(end)
            seen.add(end)
    return line


def _neighbours(plan: Plan) -> Iterator[Problem]:
    """The wounded must not heal and rearm within two movements (document 003, section 8)."""
    for cell in cells_where(plan.kinds, those("heals")):
        for direction in DIRECTIONS:
            other = plan.beyond(cell, direction)
            if other != NOWHERE and plan.kinds[other] in those("arms"):
                told = {"hospital": plan.name(cell), "arsenal": plan.name(other)}
                yield advice("plan-hospital-arsenal", [cell, other], **told)


def _treasures(plan: Plan, ways: Ways) -> Iterator[Problem]:
    near, true = near_exits(plan), "key" if plan.keyed else "treasure"
    for index, cell in enumerate(plan.treasures):
        if cell in near:
            what = "false" if index else true
            yield advice(f"plan-{what}-near-exit", [cell], at=plan.name(cell))
    least = least_way_out(plan)
    found = distances(ways, [plan.treasures[0]])
    for cell in exit_cells(plan):
        if FAR < found[cell] < least:
            yield advice(
                f"plan-{true}-direct",
                [plan.treasures[0], cell],
                at=plan.name(plan.treasures[0]),
                exit=plan.name(cell),
                steps=found[cell],
                least=least,
            )


def _haunted(plan: Plan) -> Iterator[Problem]:
    """Where nobody can come and go without meeting the bear, a dropped key stays (Rule C-9)."""
    ends = creature_ends(plan)
    visited = course(lambda cell, way: ends[cell * 4 + way], plan.bear, plan.bear_path)
    if found := sorted(haunts(visited)):
        yield advice("plan-bear-haunts", found, at=names(plan, found))


def _attractors(plan: Plan, ways: Ways) -> Iterator[Problem]:
    """Where people gather and shoot each other before they know the labyrinth."""
    lonely: list[int] = []
    mouths = those("mouth")
    for cell in cells_where(plan.kinds, mouths):
        if len(ways[cell]) < 2:
            lonely.append(cell)
            yield advice("plan-delta-one-way", [cell], at=plan.name(cell))
        for direction in DIRECTIONS:
            other = plan.beyond(cell, direction)
            if other > cell and plan.kinds[other] in mouths and other in ways[cell]:
                told = {"one": plan.name(cell), "other": plan.name(other)}
                yield advice("plan-deltas-adjacent", [cell, other], **told)
    back = backwards(ways)
    for group in attractors(ways, len(plan.cells()) // plan.floors // SMALL_PART):
        if group[0] in lonely and len(group) == 1:
            continue
        count = len(entries(back, group))
        yield advice("plan-attractor", group, at=names(plan, group), entries=count)
