"""Whole worlds: valid plans with everybody's ways, in which all that was heard would be said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, cast

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.blueprint import FLOWING
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import Model
from gamemaster.labyrinth.reasoner.mending import Clause, mend
from gamemaster.labyrinth.reasoner.versions import Version

CONFLICTS: Final = 20_000
"""So long one question may occupy the solver."""
MENDS: Final = 400
"""So many plans may be drawn that can't be played, until one can."""


class GaveUp(Exception):
    """A question took too long: nothing is proved."""


@dataclass(frozen=True, slots=True)
class World:
    """A plan with all that has happened on it: `holding` has the literals that hold.

    `drawn` are those of the plan, and of where everybody began: all the rest follows from them, but
    for what chance decided.
    """

    plan: Plan
    drawn: tuple[int, ...]
    holding: Model


def find(
    chronicle: Chronicle, assumptions: Sequence[int], conflicts: int = CONFLICTS
) -> World | None:
    """A world in which all this holds; None: there is none.

    Raises `GaveUp` if neither is found out within the limits.
    """
    for _ in range(MENDS):
        found = chronicle.clauses.solve(assumptions, conflicts)
        if found is None:
            raise GaveUp
        if not found:
            return None
        world = checked(chronicle)
        if world is not None:
            return world
    raise GaveUp


def checked(chronicle: Chronicle) -> World | None:
    """The world that the solver has found; None: it can't be played, which is known from now on."""
    clauses, blueprint = chronicle.clauses, chronicle.blueprint
    holding = clauses.model()
    drawn = blueprint.drawn(holding)
    plan = blueprint.plan(drawn)
    world = World(plan, (*drawn, *_begun(chronicle, holding)), holding)
    faults, misplaced = mend(blueprint, plan), [*_misplaced(chronicle, world)]
    if not (faults or misplaced):
        return world
    blueprint.require(faults)
    for clause in misplaced:
        clauses.add(*clause)
    return None


def extend(
    chronicle: Chronicle, world: World, assumptions: Sequence[int] = (), conflicts: int = CONFLICTS
) -> World | None:
    """A world with the same plan, in which also what was heard since would have been said.

    None: there is none, or it is not found out.
    """
    if not chronicle.clauses.solve((*world.drawn, *assumptions), conflicts):
        return None
    return World(world.plan, world.drawn, chronicle.clauses.model())


def uncontested(chronicle: Chronicle, world: World, literals: Sequence[int]) -> list[int]:
    """Those of some literals that a world doesn't show to be uncertain.

    It shows that of what does not hold in it, or not when two of its outer sides are exchanged.
    """
    sides = chronicle.blueprint.outer
    return [
        literal
        for literal in world.holding.common(literals)
        if literal not in sides or not _is_exchanged(chronicle, world, sides[literal])
    ]


def _is_exchanged(chronicle: Chronicle, world: World, at: int) -> bool:
    """Whether something else stands on an outer side in a world that is no different otherwise.

    What stands on sides that nobody has come to makes no difference to anything that was heard: two
    of them can be exchanged.
    """
    sides = world.plan.sides
    return _is_free(chronicle, world, at) and any(
        sides[other] != sides[at] and _is_free(chronicle, world, other)
        for other in chronicle.board.outer
    )


def _is_free(chronicle: Chronicle, world: World, at: int) -> bool:
    """Whether nobody has come to an outer side in a world; those of rivers matter (Rule V-4)."""
    if world.plan.kinds[at // 4] in FLOWING:
        return False
    return not any(way in world.holding for way in chronicle.met.get(at, ()))


def _begun(chronicle: Chronicle, holding: Model) -> list[int]:
    """The literals that say where each seat begins, if that is not said aloud."""
    return [
        next(literal for literal in each.values() if literal in holding)
        for each in chronicle.beginning.versions()
    ]


def cells_of(versions: Sequence[Version], world: World) -> list[int]:
    """Where each of some things is in a world."""
    return [
        cast(int, next(cell for cell, literal in each.items() if literal in world.holding))
        for each in versions
    ]


def _misplaced(chronicle: Chronicle, world: World) -> Iterator[Clause]:
    """Who is placed stands on empty land, by himself, as long as there is any (C-1, D-7.6)."""
    board, blueprint, plan = chronicle.board, chronicle.blueprint, world.plan
    land = [
        cell for cell in board.cells if plan.kinds[cell] == "land" and cell not in plan.treasures
    ]

    def bare(cell: int) -> list[int]:
        return [
            -blueprint.literal(("kind", cell), "land"),
            -blueprint.literal(("lying", cell), ()),
        ]

    begins = [] if board.rules.start == "secret" else chronicle.beginning.starts
    begun = cells_of(begins, world)
    for seat, cell in enumerate(begun):
        here, earlier = begins[seat][cell], begun[:seat]
        free = [other for other in land if other not in earlier]
        if free and cell in earlier and board.rules.start == "placed":
            first = begins[earlier.index(cell)][cell]
            taken = [start[free[0]] for start in begins[:seat]]
            yield [-here, -first, *bare(free[0]), *taken]
        elif land and cell not in land:
            kind, lies = bare(cell)
            for wrong in (-kind, -lies):
                yield [-here, wrong, *bare(land[0])]


def ways(chronicle: Chronicle, world: World) -> list[list[int]]:
    """Where each seat is in a world, at the beginning and after each request."""
    found: list[list[int]] = []
    for seat in range(chronicle.board.seats):
        course = []
        for moment in chronicle.moments:
            here = (cell for cell, at in moment.at[seat].items() if at in world.holding)
            course.append(cast(int, next(here, NOWHERE)))
        found.append(course)
    return found
