"""How a fight goes on: shot for shot, out of a line of fire, or to where wounds are dressed.

The others are taken to stay where they are, and to shoot whenever they know that they hit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from gamemaster.core.game import Seat
from gamemaster.labyrinth.bots.flight import HEALING
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES
from gamemaster.labyrinth.thinking.shots import Arms, end_of
from gamemaster.labyrinth.thinking.thoughts import Scene

TURNS: Final = 4
"""So many more of its turns are looked ahead."""
STAYS: Final = 0.9
"""How probably the others are still there at the next turn: a shot that can wait is worth less."""


class Stand(NamedTuple):
    """How it stands in a fight: `aware` are those who know where the seat is."""

    cell: int
    lives: tuple[float, ...]
    bullets: tuple[int, ...]
    aware: frozenset[Seat]


class Bout:
    """A fight in one world, as it looks to one seat."""

    def __init__(
        self, scene: Scene, arms: Arms, sights: Mapping[Seat, set[int]], full: float, least: float
    ) -> None:
        """`full`, `least`: the lives of one who is healed, and of one who can lose no more."""
        self._scene, self._arms, self._sights = scene, arms, sights
        self._full, self._least = full, least
        self._worth: dict[tuple[Stand, int], float] = {}

    def replied(self, stand: Stand, fires: Mapping[Seat, float], turns: int = TURNS) -> float:
        """The seat's share of all lives in the end, where others now fire, each by a chance."""
        for seat, chance in fires.items():
            if not (stand.bullets[seat] and self._able(stand.lives[seat])):
                continue
            others = {other: n for other, n in fires.items() if other != seat}
            hit = self.replied(self._shot_by(seat, stand), others, turns)
            spared = self.replied(stand, others, turns) if chance < 1 else 0.0
            return chance * hit + (1 - chance) * spared
        return self._best(stand, turns)

    def struck(self, stand: Stand, struck: Sequence[Seat], *, shot: bool) -> Stand:
        """After some have been struck: by a bullet, of which they know whence it came, or not."""
        left = [*stand.bullets]
        left[self._arms.seat] -= shot
        lives = self._wounded(stand.lives, struck)
        return Stand(
            stand.cell, lives, tuple(left), stand.aware.union(struck) if shot else stand.aware
        )

    def rested(self, stand: Stand) -> Stand:
        """After its turn has ended, which heals where wounds are dressed."""
        return self._dressed(stand, self._arms.seat, stand.cell)

    def _best(self, stand: Stand, turns: int) -> float:
        total, own = sum(stand.lives), stand.lives[self._arms.seat]
        share = own / total if total else 0.0
        if not turns or own in (0.0, total):
            return share
        found = self._worth.get((stand, turns))
        if found is None:
            nexts = (*self._steps(stand), *self._shots(stand))
            best = max(self._after(then, turns - 1) for then in nexts)
            found = self._worth[stand, turns] = STAYS * best + (1 - STAYS) * share
        return found

    def _after(self, stand: Stand, turns: int) -> float:
        """It has moved: those who know that they hit it now shoot."""
        stand = self.rested(stand)
        fires = {seat: 1.0 for seat in stand.aware if stand.cell in self._sights.get(seat, ())}
        return self.replied(stand, fires, turns)

    def _steps(self, stand: Stand) -> Iterator[Stand]:
        world = self._scene.walked
        for end in {end_of(world, stand.cell, way) for way in DIRECTIONS}:
            yield stand._replace(cell=end)

    def _shots(self, stand: Stand) -> Iterator[Stand]:
        me = self._arms.seat
        if not (stand.bullets[me] and self._able(stand.lives[me])):
            return
        up = [seat for seat in self._arms.targets if stand.lives[seat] > 0]
        for side in SIDE_NAMES:
            struck = self._arms.hit(self._scene, stand.cell, f"shoot {side}", up)
            if struck:
                yield self.struck(stand, struck, shot=True)

    def _shot_by(self, seat: Seat, stand: Stand) -> Stand:
        """After somebody has shot at it from where he stands, which may heal him."""
        left = [*stand.bullets]
        left[seat] -= 1
        lives = self._wounded(stand.lives, [self._arms.seat])
        then = Stand(stand.cell, lives, tuple(left), stand.aware | {seat})
        return self._dressed(then, seat, self._scene.cells[seat])

    def _wounded(self, lives: Sequence[float], struck: Sequence[Seat]) -> tuple[float, ...]:
        now = [*lives]
        for seat in struck:
            now[seat] = max(self._least, now[seat] - 1)
        return tuple(now)

    def _dressed(self, stand: Stand, seat: Seat, cell: int) -> Stand:
        """After somebody alive has ended his turn on a cell (Rule A-6)."""
        if not stand.lives[seat] or self._scene.walked.plan.kinds[cell] not in HEALING:
            return stand
        lives = [*stand.lives]
        lives[seat] = self._full
        return stand._replace(lives=tuple(lives))

    def _able(self, lives: float) -> bool:
        """Whether somebody with so many lives can shoot."""
        return lives >= self._full or (lives > 0 and bool(self._arms.rules["wounded_shoot"]))
