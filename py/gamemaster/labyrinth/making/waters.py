"""Drawing all that carries people onto a draft: lifts, rivers and pits."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Final

from gamemaster.labyrinth.cells import cells_where, those
from gamemaster.labyrinth.grid import DIRECTIONS, DOWN, LEFT, NOWHERE, RIGHT, UP, opposite
from gamemaster.labyrinth.making.creatures import has_path, homes
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.lifts import draw_lifts
from gamemaster.labyrinth.making.plainest import draw_plainest
from gamemaster.labyrinth.making.shapes import Shape
from gamemaster.labyrinth.options import wild_cells
from gamemaster.labyrinth.reach import is_connected, movements, unreached

TRIES: Final = 12
"""Drawings of all rivers and pits before the plainest one is taken."""
MOUTHS: Final = 6
"""Places tried for a delta before the longest river so far is taken."""
STRAIGHT, WINDING, CURLING = 4, 4, 1
"""How gladly a river goes on, turns against its last turn, or turns the same way again."""
PLACES_SEEN: Final = 12
"""Places looked at for each pit; the farthest from the other pits is taken."""

Course = list[tuple[int, int]]
"""River cells with their flow, from the mouth upwards."""


def draw_features(draft: Draft, shape: Shape, rng: Random) -> None:
    """Lifts, rivers, deltas and pits in such places that every cell can be reached (Rule V-5).

    Where the board is too full for a drawing at random, the plainest one is taken.
    """
    for _ in range(TRIES):
        draw_lifts(draft, rng)
        if (
            _draw_rivers(draft, shape, rng)
            and _draw_pits(draft, shape, rng)
            and _has_room(draft)
            and _is_sound(draft)
        ):
            return
        draft.clear()
    draw_plainest(draft)


def _has_room(draft: Draft) -> bool:
    """Whether mites, exits and creatures find their places."""
    rules = draft.rules
    return (
        len(draft.spare()) >= wild_cells(rules)
        and len(draft.exit_places()) >= rules.exits
        and (not has_path(rules) or bool(homes(draft)))
    )


def _is_sound(draft: Draft) -> bool:
    """Whether every cell can be reached, and two ways or more lead out of every delta (V-6)."""
    plan, rules = draft.plan(), draft.rules
    ways = movements(plan, rules)
    deltas = cells_where(draft.kinds, those("mouth"))
    return is_connected(plan, ways, unreached(plan, rules)) and all(
        len(ways[cell]) > 1 for cell in deltas
    )


def _draw_rivers(draft: Draft, shape: Shape, rng: Random) -> bool:
    """Whether every system found a place."""
    for length in shape.rivers:
        best: tuple[int, Course] = (NOWHERE, [])
        for _ in range(MOUTHS):
            mouth = _choose_mouth(draft, shape, rng)
            course = _River(draft, shape, rng, mouth).grow(length) if mouth != NOWHERE else []
            if len(course) > len(best[1]):
                best = (mouth, course)
            if len(course) == length:
                break
        mouth, course = best
        if mouth == NOWHERE:
            return False
        draft.kinds[mouth] = "delta"
        for cell, flow in course:
            draft.kinds[cell], draft.flows[cell] = "river", flow
    return True


def _is_water(draft: Draft, cell: int) -> bool:
    return draft.kinds[cell] in those("wet")


def _choose_mouth(draft: Draft, shape: Shape, rng: Random) -> int:
    """A place for a delta away from corners and other water, or `NOWHERE`."""
    places = [
        cell
        for cell in draft.free()
        if len(draft.around(cell)) > 2
        and not any(_is_water(draft, other) for other in draft.around(cell))
    ]
    if not places:
        return NOWHERE
    if shape.outside:
        return max((rng.choice(places) for _ in range(2)), key=draft.on_border)
    return rng.choice(places)


class _River:
    """A river system growing upwards from its mouth, before it is drawn."""

    def __init__(self, draft: Draft, shape: Shape, rng: Random, mouth: int) -> None:
        self.draft, self.shape, self.rng = draft, shape, rng
        self.course: Course = []
        self.taken = {mouth}
        self.mouth = mouth

    def grow(self, length: int) -> Course:
        """The river's cells, `length` of them where there is room."""
        of_tributaries = length // self.shape.tributaries if self.shape.tributaries else 0
        self._branch(self.mouth, length - of_tributaries)
        joins = [cell for cell, _ in self.course[:-1]]
        self.rng.shuffle(joins)
        for join in joins:
            left = length - len(self.course)
            if left:
                self._branch(join, left)
        return self.course

    def _branch(self, head: int, length: int) -> None:
        heading = last_turn = NOWHERE
        for _ in range(length):
            options = [way for way in DIRECTIONS if self._may_enter(head, way)]
            if not options:
                return
            way = self._pick(options, head, heading, last_turn)
            if heading not in (NOWHERE, way):
                last_turn = _turn(heading, way)
            head, heading = self.draft.beyond(head, way), way
            self.course.append((head, opposite(way)))
            self.taken.add(head)

    def _may_enter(self, head: int, way: int) -> bool:
        """Whether the next cell upwards is free and touches no water but the cell below it."""
        cell = self.draft.beyond(head, way)
        return (
            cell != NOWHERE
            and cell not in self.taken
            and self.draft.kinds[cell] == "land"
            and cell not in self.draft.kept
            and not any(
                other != head and (other in self.taken or _is_water(self.draft, other))
                for other in self.draft.around(cell)
            )
        )

    def _pick(self, options: Sequence[int], head: int, heading: int, last_turn: int) -> int:
        weights: list[int] = []
        for way in options:
            if way == heading:
                weight = STRAIGHT
            elif heading != NOWHERE and _turn(heading, way) == last_turn:
                weight = CURLING
            else:
                weight = WINDING
            along = self.shape.outside and self.draft.on_border(self.draft.beyond(head, way))
            weights.append(weight * 2 if along else weight)
        return self.rng.choices(options, weights)[0]


def _turn(before: int, after: int) -> int:
    """0 for a left turn, 1 for a right turn."""
    return int((before, after) in ((LEFT, UP), (UP, RIGHT), (RIGHT, DOWN), (DOWN, LEFT)))


def _draw_pits(draft: Draft, shape: Shape, rng: Random) -> bool:
    """Whether there was room for the pits of every loop, far apart and numbered at random."""
    dug: list[int] = []
    loops = [_floors_of(draft, loop, count, rng) for loop, count in enumerate(shape.loops)]
    for floor in chain(*loops):
        places = draft.spare_on(floor)
        if not places:
            return False
        seen = [rng.choice(places) for _ in range(PLACES_SEEN)]
        if shape.outside:
            seen = [cell for cell in seen if draft.on_border(cell)] or seen
        pit = max(seen, key=lambda cell: min((draft.apart(cell, d) for d in dug), default=0))
        dug.append(pit)
        draft.kinds[pit] = "pit"
    rng.shuffle(dug)
    for loop, floors in enumerate(loops):
        for number, floor in enumerate(floors):
            pit = next(pit for pit in reversed(dug) if draft.floor(pit) == floor)
            dug.remove(pit)
            draft.pits[pit] = (loop, number)
    return True


def _floors_of(draft: Draft, loop: int, count: int, rng: Random) -> list[int]:
    """The floors of a loop's pits in their order; the first loop joins all floors (Rule C-8)."""
    every = range(draft.floors)
    if draft.floors == 1:
        return [0] * count
    if not draft.rules.floor_loops:
        return [rng.choice(every)] * count
    floors = [*every] if loop == 0 else []
    floors += [rng.choice(every) for _ in range(count - len(floors))]
    rng.shuffle(floors)
    return floors
