"""The position of a game: the ground as it stands, the pawns, the bear.

Only the verbs of `turn.py` change these objects.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gamemaster.core.game import OVER
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.ground import Ground
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules

TRUE: Final = 0
"""The number of the true treasure; the false ones follow."""


@dataclass(slots=True)
class Pawn:
    """One player's piece.

    `cell` is where he stands (`NOWHERE` before he has chosen); `outside` is the direction in which
    he left that cell through an exit, or `NOWHERE`; `treasure` the one that he carries.
    """

    seat: int
    bullets: int
    bombs: int
    cell: int = NOWHERE
    outside: int = NOWHERE
    wounded: bool = False
    playing: bool = True
    treasure: int = NOWHERE

    def clone(self) -> Pawn:
        """An independent copy."""
        return Pawn(
            self.seat,
            self.bullets,
            self.bombs,
            self.cell,
            self.outside,
            self.wounded,
            self.playing,
            self.treasure,
        )


@dataclass(slots=True)
class State:
    """A position.

    `turn` is the seat to move or `OVER`. `changed` and `quiet` count towards the draw of Rule
    D-3.6: whether this round changed anything for good, and the rounds that did not.
    """

    rules: Rules
    plan: Plan
    ground: Ground
    pawns: list[Pawn]
    bear: int
    bear_wounded: bool = False
    starting: bool = True
    turn: int = 0
    changed: bool = False
    quiet: int = field(default=0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == OVER

    def clone(self) -> State:
        """An independent copy; the plan and what never changes are shared."""
        return State(
            self.rules,
            self.plan,
            self.ground.clone(),
            [pawn.clone() for pawn in self.pawns],
            self.bear,
            self.bear_wounded,
            self.starting,
            self.turn,
            self.changed,
            self.quiet,
        )


def new_state(rules: Rules, plan: Plan, seats: int) -> State:
    """The position before anybody has chosen a start cell."""
    pawns = [Pawn(seat, rules.bullets, rules.bombs) for seat in range(seats)]
    return State(rules, plan, Ground(plan), pawns, plan.bear)
