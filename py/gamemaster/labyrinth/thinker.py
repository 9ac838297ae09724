"""Levels 4 and 5: they count with every labyrinth that may be the true one."""

from __future__ import annotations

from functools import cached_property
from math import inf
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.counsel import Counsel
from gamemaster.labyrinth.bots.mapper import Mapper, find_way

if TYPE_CHECKING:
    from gamemaster.labyrinth.thinking.thoughts import Clock, Minds

RESERVE: Final = 0.1
"""Seconds that it keeps for what it does when it stops thinking."""
SOON: Final = 0.08
"""The part of a second, or of less, after which it draws no more plans and worlds than it needs.

Of five seconds the part is five times as large: a player who gives it more wants it to be used.
"""
LATE: Final = 0.1
"""The part after which it draws none: it maps on if it has too few, and draws more next time."""


class Reasoner(Mapper):
    """Draws labyrinths in which it would have heard the same, and asks what tells them apart.

    It keeps out of the bear's way, and out of lines of fire.
    """

    id = "reasoner"
    level = 4
    needs_solver = True
    """Whoever fetches the solver when it is needed fetches it for this one's moves."""

    def choose(self, seen: Observation, rng: Random) -> str:
        """The request that its plan begins with, made of what is offered."""
        return self.choose_by(seen, rng, inf)

    def choose_by(self, seen: Observation, rng: Random, end: float) -> str:
        """The same, of a plan made with what it has found out by then; without one it maps on."""
        clock = _clock(end)

        def times(seen: Observation, way: str, then: int | None) -> int:
            """It may know better than its notebook where it stands."""
            return self._times(seen, way, then, self._minds.of(seen, clock).place)

        return find_way(seen, times, rng, self._counsel(clock))

    def _counsel(self, clock: Clock) -> Counsel:
        from gamemaster.labyrinth.thinking.thinker import Thinker

        return Thinker(self._minds, clock)

    @cached_property
    def _minds(self) -> Minds:
        """Loaded when it thinks for the first time: most pages never need it."""
        from gamemaster.labyrinth.making.generate import generate
        from gamemaster.labyrinth.thinking.thoughts import Minds

        return Minds(generate)


class Master(Reasoner):
    """Thinks as the reasoner does, and fights: with the bear, with shots that may hit, to the end.

    It steps out of a line of fire where it would lose, shot for shot.
    """

    id = "master"
    level = 5

    def _counsel(self, clock: Clock) -> Counsel:
        from gamemaster.labyrinth.thinking.thinker import Fighter

        return Fighter(self._minds, clock)


def _clock(end: float) -> Clock:
    """For what it thinks from now on until then."""
    from gamemaster.labyrinth.thinking.thoughts import Clock

    now = monotonic()
    share = (end - now) * max(1.0, end - now)
    soon, late = now + SOON * share, now + LATE * share
    return Clock(
        lambda: monotonic() >= end - RESERVE,
        lambda: monotonic() >= soon,
        lambda: monotonic() >= late,
    )
