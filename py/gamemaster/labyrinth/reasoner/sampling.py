"""A sample of possible worlds, as likely as the generator draws their plans.

A plan is drawn, luck decides what the requests leave open, and the world is kept if the engine says
what was heard: such a sample is fair. After many requests hardly any plan passes; then plans that
are drawn are changed until they do, as little as the solver finds they need be: that is no more
than near to fair.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.clauses import TRUE
from gamemaster.labyrinth.reasoner.minutes import Minute
from gamemaster.labyrinth.reasoner.replaying import Luck, replay
from gamemaster.labyrinth.reasoner.worlds import CONFLICTS, GaveUp, World, find
from gamemaster.labyrinth.rules import Rules

Draw = Callable[[Rules, Random], Plan]
"""What draws plans: the generator, which is no part of this room."""
DRAWN: Final = 20
"""So many plans are drawn for each world that is wanted, before others are changed."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Worlds in which all that was heard would be said; `fair`: each came as the generator draws.

    Where seats name cells in secret, every cell counts as equally likely.
    """

    worlds: tuple[World, ...]
    fair: bool

    def share(self, literals: Sequence[int]) -> float:
        """In which share of the worlds any of some literals holds."""
        held = (any(map(world.holding.__contains__, literals)) for world in self.worlds)
        return sum(held) / len(self.worlds)


def sample(
    chronicle: Chronicle, minutes: Sequence[Minute], count: int, draw: Draw, rng: Random
) -> Sample | None:
    """So many worlds; None: not so many were found in time, or there are none."""
    worlds: list[World] = []
    stop = chronicle.clauses.stop
    for _ in range(DRAWN * count):
        if len(worlds) == count or stop():
            break
        plan = draw(chronicle.board.rules, rng)
        passed = _passes(chronicle, minutes, plan, rng)
        if passed is not None:
            worlds.append(passed)
    fair = len(worlds) == count
    try:
        while len(worlds) < count:
            plan = draw(chronicle.board.rules, rng)
            near = nearest(chronicle, plan, rng)
            if near is None:
                return None
            worlds.append(near)
    except GaveUp:
        return None
    return Sample(tuple(worlds), fair)


def _passes(
    chronicle: Chronicle, minutes: Sequence[Minute], plan: Plan, rng: Random
) -> World | None:
    """The world of a plan in which just that was said; None: something else was."""
    if plan.holes() != chronicle.board.plan.holes():
        return None
    told = replay(chronicle, plan, minutes, Luck(chronicle, minutes, rng))
    places: list[int] = []
    for minute, moment in zip(minutes, chronicle.moments[1:], strict=True):
        said, state = next(told, (None, None))
        if state is None or said != [*minute.words]:
            return None
        places += [
            literal
            for pawn in state.pawns
            if (literal := moment.at[pawn.seat].get(pawn.cell, TRUE)) != TRUE
        ]
    says = chronicle.blueprint.says(plan)
    clauses = chronicle.clauses
    if not clauses.solve([*says, *places], CONFLICTS):
        if clauses.stop():
            return None
        raise AssertionError("a game was heard that a reasoner thinks impossible")
    holding = clauses.model()
    return World(plan, tuple(says), holding)


def nearest(
    chronicle: Chronicle, plan: Plan, rng: Random, assumptions: Sequence[int] = ()
) -> World | None:
    """A world whose plan is like a drawn one, as far as that can be, in which all this holds.

    None: there is none. Raises `GaveUp`.
    """
    board, blueprint = chronicle.board, chronicle.blueprint
    if plan.holes() == board.plan.holes():
        chronicle.clauses.prefer(blueprint.says(plan))
    begun = [rng.choice([*version.values()]) for version in chronicle.beginning.versions()]
    chronicle.clauses.prefer(begun)
    return find(chronicle, assumptions)
