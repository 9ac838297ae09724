"""Drawn positions as a seat that knows the plan sees them."""

from __future__ import annotations

from random import Random

from gamemaster.core.game import Observation
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.likely import Crowd
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.strides import strides
from gamemaster.labyrinth.reasoner.worlds import cells_of
from gamemaster.labyrinth.rules import Rules
from gamemaster.labyrinth.thinking.thoughts import Scene
from tests.labyrinth.drawing import draw


def position(rules: Rules, plan: str, *lines: str, seats: int = 2) -> tuple[Observation, Scene]:
    """What the first player has heard, and how it is: `1: go left` is the second one's request."""
    players = [Player("Anna", "red"), Player("Boris", "blue")][:seats]
    table = Table(LABYRINTH, rules, draw(plan), players, "fray")
    for line in lines:
        seat, _, text = line.partition(": ")
        assert table.submit(int(seat), text, table.version) is None, line
    seen = table.remembered(0)
    reasoner = Reasoner(rules, seats, 0)
    reasoner.hear(seen.heard)
    chronicle = reasoner.following
    assert chronicle is not None
    drawn = draw(plan)
    crowd = Crowd([drawn], Random(1))
    crowd.fill(chronicle, 12)
    world = min(crowd.worlds, key=lambda world: _changed(world.plan, drawn))
    now = chronicle.now
    (bear,) = cells_of([now.bear], world) if now.bear else (-1,)
    return seen, Scene(strides(chronicle, world, 0), tuple(cells_of(now.at, world)), bear)


def _changed(plan: Plan, drawn: Plan) -> int:
    """So much of a drawing had to be changed: it may lack exits, and ways between all cells."""
    pairs = ((plan.kinds, drawn.kinds), (plan.flows, drawn.flows), (plan.sides, drawn.sides))
    return sum(new != old for now, was in pairs for new, old in zip(now, was, strict=True))
