"""How those who think go on where the mapper would look for a goal on its notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from gamemaster.core.game import Observation
from gamemaster.core.offering import JOINT
from gamemaster.labyrinth.bots.dangers import SICKNESS
from gamemaster.labyrinth.bots.flight import is_hurt
from gamemaster.labyrinth.bots.parts import DRAWISH
from gamemaster.labyrinth.bots.request import is_offered
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.moves import MOVEMENTS
from gamemaster.labyrinth.reasoner.strides import EMPTY, GOAL, LEAP
from gamemaster.labyrinth.thinking.fray import CERTAIN, Fray
from gamemaster.labyrinth.thinking.seeking import Costs, Plan, Seeker
from gamemaster.labyrinth.thinking.shots import ARMS, Volley
from gamemaster.labyrinth.thinking.thoughts import FEW, NO_CLOCK, Clock, Minds

TOLERATED: Final = 0.004
ALONE: Final = 0.05
"""So much of its share of the lives it risks for getting on; and so much where it has them all."""
GAINED: Final = 0.005
"""So much more of it a shot must bring than a movement."""
FAIR: Final = 0.4
"""In fewer of the worlds than that it would waste a bullet."""
SURE: Final = 0.85
"""In fewer of them one who does not fight fires none in passing, even where wounds kill."""
DETOUR: Final = 0.25
"""So many more hits are worth a movement that leads elsewhere."""
SEVERAL: Final = 2
"""With so many exits it maps on until it has found something to carry out."""


class Thinker:
    """A `Counsel` that knows the next movement, and keeps out of danger."""

    strikes: ClassVar[bool] = False
    """Whether it counts what others lose as well."""

    def __init__(self, minds: Minds, clock: Clock = NO_CLOCK) -> None:
        self._minds, self._clock = minds, clock

    def seek(self, seen: Observation) -> str | None:
        """The movement after which least is left to do."""
        return seek(self._minds, seen, self._clock)

    def shun(self, seen: Observation, ways: Sequence[str]) -> Sequence[str]:
        """Those after which it would stand worse than it need; none before a draw."""
        fray = self._fray(seen)
        moving = [way for way in ways if not way.startswith("blow")]
        if fray is None or not moving or _is_drawish(seen):
            return ()
        worth = {way: fray.worth(way) for way in ways}
        best = max(worth[way] for way in moving)
        least = best - (ALONE if fray.is_over else TOLERATED)
        return [way for way in ways if worth[way] < least]

    def fight(self, seen: Observation, sure: str | None) -> str | None:
        """What certainly hits: in all its worlds, where the chart does not know it."""
        fray = None if sure else self._fray(seen)
        if fray is None:
            return sure
        shots = [offer.move for offer in seen.offers if offer.do == "shoot"]
        return next((shot for shot in shots if fray.chance(shot) >= CERTAIN), None)

    def volley(self, seen: Observation, movement: str) -> tuple[Sequence[str], Sequence[str]]:
        """Those that hit somebody in enough of the worlds, as far as its arms go."""
        fray = self._others(seen)
        if fray is None:
            return (), ()
        found = self._volley(fray, seen, movement)
        return found.before, found.after

    def close_in(self, seen: Observation, movement: str, others: Sequence[str]) -> str:
        """The movement: it does not go after anybody."""
        return movement

    def _volley(self, fray: Fray, seen: Observation, movement: str) -> Volley:
        uses = [offer.move for offer in seen.offers if offer.do in ARMS and offer.part]
        me = seen.view["pawns"][seen.seat]
        stock = {do: me[arm] for do, arm in ARMS.items()}
        return fray.arms.volley(uses, stock, self._fair(seen), movement)

    def _fair(self, seen: Observation) -> float:
        """In what share of its worlds a shot must hit."""
        return 1.0 if seen.rules["health"] == "no-death" else SURE

    def _fray(self, seen: Observation) -> Fray | None:
        """The others as it knows them; None where that does not help.

        Where moves are composed (Rule C-2) others come round any corner and shoot in one turn: who
        keeps out of sight only loses time.
        """
        return None if seen.rules["compound"] else self._others(seen)

    def _others(self, seen: Observation) -> Fray | None:
        scenes = self._minds.of(seen, self._clock).scenes()
        return Fray(scenes, seen, strikes=self.strikes) if len(scenes) >= FEW else None


class Fighter(Thinker):
    """A thinker who takes the lives of others where that is worth more than keeping its own."""

    strikes = True

    def fight(self, seen: Observation, sure: str | None) -> str | None:
        """What wins most, or loses least, by all that would follow."""
        fray = self._fray(seen)
        if fray is None or _is_drawish(seen):
            return sure
        shots = [offer.move for offer in seen.offers if offer.do == "shoot"]
        shots = [shot for shot in shots if shot == sure or fray.chance(shot) >= FAIR]
        if not shots:
            return None
        steps = [offer.move for offer in seen.offers if offer.do == "go" and fray.leads(offer.move)]
        worth = {move: fray.prospect(move) for move in (*shots, *steps)}
        shot = max(shots, key=worth.__getitem__)
        step = max(steps, key=worth.__getitem__, default=shot)
        if worth[shot] >= worth[step] + (0.0 if shot == sure else GAINED):
            return shot
        return step if sure else None

    def close_in(self, seen: Observation, movement: str, others: Sequence[str]) -> str:
        """The one after which arms hit more, if it is so much that it is worth the way lost."""
        fray = self._others(seen)
        if fray is None:
            return movement
        hits = {way: self._volley(fray, seen, way).hits for way in (movement, *others)}
        best = max(hits, key=hits.__getitem__)
        return best if hits[best] > hits[movement] + DETOUR else movement

    def _fair(self, seen: Observation) -> float:
        return FAIR


def _is_drawish(seen: Observation) -> bool:
    """Whether so little has happened that a draw comes near: nobody can wait any longer."""
    return bool(seen.view["quiet"] >= DRAWISH * seen.view["quiet_limit"])


def seek(
    minds: Minds, seen: Observation, clock: Clock = NO_CLOCK, costs: Costs | None = None
) -> str | None:
    """The movement after which least is left to do; None: it is not this that matters now."""
    assert seen.seat is not None
    worlds = minds.of(seen, clock).worlds()
    me = seen.view["pawns"][seen.seat]
    if len(worlds) < FEW or is_hurt(seen):
        return None
    if any(world.goal == NOWHERE and world.hand != GOAL for world in worlds):
        return None
    if all(world.hand == EMPTY and len(world.exits) >= SEVERAL for world in worlds):
        return None  # an exit will be met on the way: whatever is new is good, and the nearest best
    together = bool(seen.rules["compound"])
    sickness = 0.0 if me["immune"] else SICKNESS
    costs = costs or Costs(
        blast=1.3 if together else 2.2,
        outside=float(seen.rules["outside"]),
        sickness=sickness,
    )
    plan = Seeker(worlds, costs, me["bombs"]).best(clock.stop)
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
