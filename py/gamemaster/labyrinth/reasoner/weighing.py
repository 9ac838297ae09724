"""How much the requests of a seat could tell: a reasoner that weighs each when it hears of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from gamemaster.core.game import Seat
from gamemaster.labyrinth.grid import EXIT, OPEN
from gamemaster.labyrinth.moves import Move
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.minutes import Minute
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.sampling import Draw, nearest, sample
from gamemaster.labyrinth.reasoner.worlds import GaveUp, World, cells_of, extend, find
from gamemaster.labyrinth.rules import Rules

WORLDS: Final = 12
"""So many worlds are drawn to tell how likely something is."""
FEWEST: Final = 6
"""With fewer that are left of them, others are drawn."""

EARLY: Final = 4
"""After so few requests some of the plans that are drawn fit by themselves."""


@dataclass(frozen=True, slots=True)
class Weight:
    """What could be expected of one request.

    `foregone`: whatever was answered was certain before; None: that was not found out. `chance`: in
    which share of some possible worlds its step is let through, and never all or none: there are
    others; None: it is no single step, or no worlds were found in time.
    """

    foregone: bool | None
    chance: float | None


class Weigher(Reasoner):
    """What one seat can know, with the weight of each request that was followed so far.

    `draw` draws plans as likely as the generator does.
    """

    def __init__(self, rules: Rules, seats: int, seat: Seat, draw: Draw) -> None:
        super().__init__(rules, seats, seat)
        self._draw = draw
        self._worlds: list[World] = []
        self.weights: list[Weight | None] = []
        """For each request its weight; None for those of others, and before the first move."""

    def _follow(self, chronicle: Chronicle, minute: Minute) -> None:
        move = minute.move
        if move is None or minute.seat != self._seat:
            super()._follow(chronicle, minute)
            self.weights.append(None)
            return
        chance = self._chance(chronicle, move, minute.seat)
        chronicle.weighing = True
        try:
            super()._follow(chronicle, minute)
        finally:
            chronicle.weighing = False
        foregone = None if chronicle.lost else self._foregone(chronicle)
        chronicle.take_for_granted()
        self.weights.append(Weight(foregone, chance))

    def _foregone(self, chronicle: Chronicle) -> bool | None:
        """Whether no world that sounded the same so far would have answered otherwise."""
        try:
            return all(find(chronicle, [-told]) is None for told in chronicle.told)
        except GaveUp:
            return None

    def _chance(self, chronicle: Chronicle, move: Move, seat: Seat) -> float | None:
        """How likely its only step is let through."""
        steps = [action.side for action in move.deeds if action.do == "go"]
        if len(steps) != 1 or not self._can_draw(chronicle):
            return None
        worlds = self._possible(chronicle, seat)
        passing = [_passes(chronicle, world, seat, steps[0]) for world in worlds]
        return (sum(passing) + 1) / (len(passing) + 2) if passing else None

    def _can_draw(self, chronicle: Chronicle) -> bool:
        """Whether its worlds are whole games: what is heard next is not followed yet."""
        return not (chronicle.lost or chronicle.relaxed or self._rules.roams)

    def _possible(self, chronicle: Chronicle, seat: Seat) -> list[World]:
        """Some worlds that sound the same so far, about as likely as they are drawn."""
        left = (extend(chronicle, world) for world in self._worlds)
        self._worlds = [world for world in left if world is not None]
        if len(self._worlds) < FEWEST:
            rng = Random(f"luck/{self.followed}")
            if self.followed <= EARLY:
                heard = self._minutes[: self.followed]
                drawn = sample(chronicle, heard, WORLDS, self._draw, rng)
                self._worlds = [] if drawn is None else [*drawn.worlds]
            else:
                self._worlds = [*self._near(chronicle, seat, rng)]
        return self._worlds

    def _near(self, chronicle: Chronicle, seat: Seat, rng: Random) -> Iterator[World]:
        """Worlds that are like drawn ones; where the seat may be anywhere, it is anywhere."""
        here = [*chronicle.now.at[seat].values()]
        try:
            for _ in range(WORLDS):
                plan = self._draw(chronicle.board.rules, rng)
                world = nearest(chronicle, plan, rng, [rng.choice(here)])
                if world is None:
                    world = nearest(chronicle, plan, rng)
                if world is not None:
                    yield world
        except GaveUp:
            return


def _passes(chronicle: Chronicle, world: World, seat: Seat, way: int) -> bool:
    """Whether a step of a seat is let through in a world."""
    board, now, blueprint = chronicle.board, chronicle.now, chronicle.blueprint
    (cell,) = cells_of([now.at[seat]], world)
    fact = ("side", board.canonical[cell * 4 + way])
    stands = now.version(fact, blueprint)
    return any(stands[side] in world.holding for side in (OPEN, EXIT) if side in stands)
