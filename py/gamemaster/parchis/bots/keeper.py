"""Level 3: looks at every complete use of its roll and takes the one that leaves it best off."""

from __future__ import annotations

from random import Random
from typing import Final

from gamemaster.core.game import Observation
from gamemaster.parchis.bots.seeing import see
from gamemaster.parchis.bots.thinking import next_to_roll, outlook
from gamemaster.parchis.bots.turns import endings
from gamemaster.parchis.bots.worth import KEEPING, judge_for

MOST: Final = 400
"""Positions of a roll that it looks at: chains of bonuses branch without end."""


class Keeper:
    """Weighs the way gone against dangers, blockades, captures and lanes."""

    id = "keeper"
    game = "parchis"
    level = 3

    def choose(self, seen: Observation, rng: Random) -> str:
        """The request that leads to the best position; of equal ones the first offered."""
        usable = [offer for offer in seen.offers if offer.do != "undo"]
        if len(usable) == 1:
            return usable[0].move
        board, position = see(seen)
        judge = judge_for(board, KEEPING)
        following = next_to_roll(board, position)
        best = max(
            endings(board, position, MOST),
            key=lambda end: outlook(board, judge.worths(end.position, following), position.mover),
        )
        return best.first
