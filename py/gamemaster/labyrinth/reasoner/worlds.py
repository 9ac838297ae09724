"""Whole worlds: valid plans with everybody's ways, in which all that was heard would be said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, cast

from gamemaster.core.game import CHANCE as CHANCES_TURN
from gamemaster.core.game import EVERYONE, Event, Said
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.chances import chances
from gamemaster.labyrinth.playing.state import new_state
from gamemaster.labyrinth.playing.turn import take_turn
from gamemaster.labyrinth.reasoner.asking import CHANCE
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import Model
from gamemaster.labyrinth.reasoner.mending import Clause, mend
from gamemaster.labyrinth.reasoner.minutes import Minute

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
    clauses, blueprint = chronicle.clauses, chronicle.blueprint
    for _ in range(MENDS):
        found = clauses.solve(assumptions, conflicts)
        if found is None:
            raise GaveUp
        if not found:
            return None
        holding = clauses.model()
        drawn = blueprint.drawn(holding)
        plan = blueprint.plan(drawn)
        world = World(plan, (*drawn, *_begun(chronicle, holding)), holding)
        faults = [*mend(blueprint, plan), *_misplaced(chronicle, world)]
        if not faults:
            return world
        blueprint.require(faults)
    raise GaveUp


def extend(
    chronicle: Chronicle, world: World, assumptions: Sequence[int] = (), conflicts: int = CONFLICTS
) -> World | None:
    """A world with the same plan, in which also what was heard since would have been said.

    None: there is none, or it is not found out.
    """
    if not chronicle.clauses.solve((*world.drawn, *assumptions), conflicts):
        return None
    return World(world.plan, world.drawn, chronicle.clauses.model())


def _begun(chronicle: Chronicle, holding: Model) -> list[int]:
    """The literals that say where each seat begins, if it is placed there."""
    literals = (start.values() for start in (chronicle.starts if chronicle.placed else ()))
    return [next(literal for literal in each if literal in holding) for each in literals]


def starts(chronicle: Chronicle, world: World) -> tuple[int, ...]:
    """Where each seat begins in a world, if it is placed there."""
    return tuple(
        cast(int, next(cell for cell, literal in start.items() if literal in world.holding))
        for start in (chronicle.starts if chronicle.placed else ())
    )


def outcomes(chronicle: Chronicle, world: World) -> list[list[str]]:
    """What chance has drawn in a world in each request, in order."""
    found = []
    for drawn in chronicle.chances:
        held = sorted(
            (number, str(value))
            for ((name, number), value), literal in drawn.items()
            if name == CHANCE and literal in world.holding
        )
        found.append([outcome for _, outcome in held])
    return found


def _misplaced(chronicle: Chronicle, world: World) -> Iterator[Clause]:
    """Who is placed stands on empty land, by himself, as long as there is any (Rule C-1)."""
    board, blueprint, plan = chronicle.board, chronicle.blueprint, world.plan
    land = [
        cell for cell in board.cells if plan.kinds[cell] == "land" and cell not in plan.treasures
    ]

    def bare(cell: int) -> list[int]:
        return [
            -blueprint.literal(("kind", cell), "land"),
            -blueprint.literal(("lying", cell), ()),
        ]

    begun = starts(chronicle, world)
    for seat, cell in enumerate(begun):
        here, earlier = chronicle.starts[seat][cell], begun[:seat]
        free = [other for other in land if other not in earlier]
        if free and cell in earlier:
            first = chronicle.starts[earlier.index(cell)][cell]
            taken = [start[free[0]] for start in chronicle.starts[:seat]]
            yield [-here, -first, *bare(free[0]), *taken]
        elif land and cell not in land:
            kind, lies = bare(cell)
            for wrong in (-kind, -lies):
                yield [-here, wrong, *bare(land[0])]


def replay(chronicle: Chronicle, world: World, minutes: Sequence[Minute]) -> list[list[Said]]:
    """What the seat would hear in this world, request by request: the engine says it.

    The replay ends early where a draw of chance can't come.
    """
    board = chronicle.board
    state = new_state(board.rules, world.plan, board.seats)
    said: list[list[Said]] = []

    def told(events: Sequence[Event]) -> list[Said]:
        return [
            event.said
            for event in events
            if event.audience is EVERYONE or chronicle.seat in event.audience
        ]

    def draw(outcome: str) -> list[Said] | None:
        if outcome not in (text for text, _ in chances(state)):
            return None
        return told(take_turn(state, read_move(outcome)))

    for minute, drawn in zip(minutes, outcomes(chronicle, world), strict=True):
        if minute.move is None:
            state.turn = CHANCES_TURN
            answers: list[Said] = []
            drawn = [f"placed {world.plan.name(cell)}" for cell in starts(chronicle, world)]
        else:
            answers = told(take_turn(state, minute.move))
        for outcome in drawn:
            if state.turn != CHANCES_TURN:
                break
            more = draw(outcome)
            if more is None:
                return said
            answers += more
        said.append(answers)
    return said


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
