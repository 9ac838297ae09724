"""How those who think go on where the mapper would look for a goal on its notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from gamemaster.core.game import Observation
from gamemaster.core.offering import JOINT
from gamemaster.labyrinth.bots.flight import is_hurt
from gamemaster.labyrinth.bots.request import is_offered
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.moves import MOVEMENTS
from gamemaster.labyrinth.reasoner.clauses import Stop, go_on
from gamemaster.labyrinth.reasoner.strides import GOAL, LEAP
from gamemaster.labyrinth.thinking.perils import BLIND, shunned
from gamemaster.labyrinth.thinking.seeking import Costs, Plan, Seeker
from gamemaster.labyrinth.thinking.thoughts import Minds

FEW: Final = 6
"""With fewer worlds than that nothing is known of chances."""


class Thinker:
    """A `Counsel` that knows the next movement, and what certainly awaits one after others."""

    blind: ClassVar[float] = 0.0
    """How often it thinks that somebody fires who can't be certain to hit."""

    def __init__(self, minds: Minds, stop: Stop) -> None:
        self._minds, self._stop = minds, stop

    def seek(self, seen: Observation) -> str | None:
        """The movement after which least is left to do."""
        return seek(self._minds, seen, self._stop)

    def shun(self, seen: Observation, ways: Sequence[str]) -> Sequence[str]:
        """The movements after which more wounds are to be expected than need be."""
        return shunned(self._minds.of(seen, self._stop).scenes(), seen, ways, self.blind)


class Wary(Thinker):
    """A thinker who keeps out of anybody's sight: those who are armed may try their luck."""

    blind = BLIND


def seek(
    minds: Minds, seen: Observation, stop: Stop = go_on, costs: Costs | None = None
) -> str | None:
    """The movement after which least is left to do; None: it is not this that matters now.

    `stop` is asked now and then whether to end thinking.
    """
    assert seen.seat is not None
    worlds = minds.of(seen, stop).worlds()
    me = seen.view["pawns"][seen.seat]
    if len(worlds) < FEW or is_hurt(seen):
        return None
    if any(world.goal == NOWHERE and world.hand != GOAL for world in worlds):
        return None
    together = bool(seen.rules["compound"])
    costs = costs or Costs(blast=1.3 if together else 2.2)
    plan = Seeker(worlds, costs, me["bombs"]).best(stop)
    if plan is None:
        return None
    move = _text(seen, plan, together=together)
    return move if is_offered(seen, move) else None


def _text(seen: Observation, plan: Plan, *, together: bool) -> str:
    if plan.way == LEAP:
        leaps = (
            offer.move
            for offer in seen.offers
            if offer.do in MOVEMENTS and not offer.target.get("side") and not offer.part
        )
        return next(leaps, "skip")
    side = SIDE_NAMES[plan.way]
    if not plan.blows:
        return f"go {side}"
    return f"blow {side}{JOINT}go {side}" if together else f"blow {side}"
