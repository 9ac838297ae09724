"""Worlds that are kept: each shows at once of many claims that they are not certain.

What is heard later is true in some of them, too: whether it is takes far less finding out than
another world takes finding.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.worlds import World, extend, uncontested

MOST: Final = 48
"""Worlds that are kept at the same time."""
REVIVED: Final = 4
"""So many are asked whether something can be true in them, before a new one is looked for."""


class Kept:
    """Worlds that sound the same; and some that did, before more was heard."""

    def __init__(self) -> None:
        self.worlds: list[World] = []
        self._former: list[World] = []

    def age(self) -> None:
        """More was heard: none of them is sure to sound the same."""
        self._former = [*self.worlds, *self._former][:MOST]
        self.worlds = []

    def add(self, world: World) -> None:
        """Keep one that was found."""
        self.worlds = [world, *self.worlds[: MOST - 1]]

    def with_all(self, chronicle: Chronicle, assumptions: Sequence[int]) -> World | None:
        """A world in which all this holds, if one comes to mind."""
        for world in self.worlds:
            if all(each in world.holding for each in assumptions):
                return world
        likely = [
            world
            for world in self._former
            if not any(world.holding.denies(each) for each in assumptions)
        ]
        for world in likely[:REVIVED]:
            revived = extend(chronicle, world, assumptions)
            if revived is not None:
                self._former.remove(world)
                self.add(revived)
                return revived
        return None

    def uncontested(self, chronicle: Chronicle, literals: Sequence[int]) -> list[int]:
        """Those of some literals that none of them shows to be uncertain."""
        left = [*literals]
        for world in self.worlds:
            left = uncontested(chronicle, world, left)
        for world in [*self._former]:
            if any(map(world.holding.denies, left)):
                self._former.remove(world)
                revived = extend(chronicle, world)
                if revived is not None:
                    self.add(revived)
                    left = uncontested(chronicle, revived, left)
        return left
