"""Level 2: finds its ways as a mapper does, but soon forgets what it has heard."""

from __future__ import annotations

from random import Random
from typing import Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.forgetting import shortened
from gamemaster.labyrinth.bots.mapper import find_way
from gamemaster.labyrinth.bots.wanderer import Wanderer

MEMORY: Final = 60
"""It remembers about so many statements; its scraps of map are lost with the others."""
WHIM: Final = 0.1
"""How often it strolls instead: who forgets where he was must not go in a circle for ever."""


class Forgetful:
    """Knows what to do with what it remembers, which is not much."""

    id = "forgetful"
    game = "labyrinth"
    level = 2

    def choose(self, seen: Observation, rng: Random) -> str:
        """The request that its plan begins with, made of what is offered."""
        remembered = self.remembers(seen)
        if rng.random() < WHIM:
            return Wanderer().choose(remembered, rng)
        return find_way(remembered, lambda *_: 0, rng)

    def remembers(self, seen: Observation) -> Observation:
        """What is left to it of what it has heard: by this it acts, and may be judged."""
        return shortened(seen, MEMORY)
