"""Level 1: any step at random, as long as there is one."""

from __future__ import annotations

from random import Random

from gamemaster.core.game import Observation


class Dicer:
    """Plays what the dice allow, at random; it never waives a step that it could make."""

    id = "dicer"
    game = "parchis"
    level = 1

    def choose(self, seen: Observation, rng: Random) -> str:
        """Any step, else the only request that there is."""
        steps = [offer for offer in seen.offers if offer.do == "step"]
        return rng.choice(steps).move if steps else seen.offers[0].move
