"""What awaits somebody after a movement: the bear that repeats steps, and those who may shoot.

In each world a movement ends somewhere. What may happen there before the next turn is added up: by
how much it is more than after the safest one decides whether it is worth a way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from gamemaster.core.game import Observation
from gamemaster.labyrinth.bots.arming import IN_PLAY
from gamemaster.labyrinth.bots.flight import HEALING, is_hurt
from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN, SIDE_NAMES
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.strides import LEAP, Strides
from gamemaster.labyrinth.thinking.thoughts import Scene

CERTAIN: Final = 0.95
"""In such a share of the worlds it is as good as known: whoever can shoot there will."""
BLIND: Final = 0.3
"""How often somebody fires where nothing is certain."""
STEPS: Final = 0.8
"""How often others step on, and the bear with them: in any direction."""
AHEAD: Final = 2
"""So many of their steps are looked ahead."""
TOLERATED: Final = 0.15
TOLERATED_HURT: Final = 0.05
"""So many wounds more than after the safest movement are still taken. One who is hurt would die."""


def shunned(
    scenes: Sequence[Scene], seen: Observation, ways: Sequence[str], blind: float = BLIND
) -> list[str]:
    """The movements that are much more dangerous than the safest of them.

    `blind`: how often somebody is thought to fire who can't be certain to hit.

    None where moves are composed (Rule C-2): others come round any corner and shoot in one turn, so
    that who keeps out of sight only loses time.
    """
    if seen.rules["compound"] or not scenes:
        return []
    expected = _wounds(scenes, seen, ways, blind)
    least = min(expected.values(), default=0.0)
    tolerated = least + (TOLERATED_HURT if is_hurt(seen) else TOLERATED)
    return [way for way, wounds in expected.items() if wounds > tolerated]


def _wounds(
    scenes: Sequence[Scene], seen: Observation, ways: Sequence[str], blind: float
) -> dict[str, float]:
    """The wounds to be expected between each movement and the next one."""
    assert seen.seat is not None
    others = [*_others(seen)]
    armed = [pawn["seat"] for pawn in others if _may_fire(pawn, seen.rules)]
    steps = min(AHEAD, len(others))
    mauled, hit = dict.fromkeys(ways, 0.0), dict.fromkeys(product(ways, armed), 0)
    for scene in scenes:
        world, start = scene.walked, scene.cells[seen.seat]
        sights = {seat: _in_sight(world.plan, scene.cells[seat], seen.rules) for seat in armed}
        for way in ways:
            side = _side(way)
            end = _end(world, start, LEAP if side is None else side)
            mauled[way] += _mauled(scene, start, end, side, steps)
            for seat, sight in sights.items():
                hit[way, seat] += end in sight
    return {
        way: mauled[way] / len(scenes)
        + sum(_fear(hit[way, seat] / len(scenes), blind) for seat in armed)
        for way in ways
    }


def _fear(share: float, blind: float) -> float:
    """How probably somebody shoots who would hit in such a share of the worlds."""
    return share if share >= CERTAIN else share * blind


def _side(way: str) -> int | None:
    """The direction of a step; None: it is a ride, or none at all."""
    name = way.removeprefix("go ")
    return SIDE_NAMES.index(name) if name in SIDE_NAMES else None


def _others(seen: Observation) -> Iterator[Mapping[str, Any]]:
    return (
        pawn
        for pawn in seen.view["pawns"]
        if pawn["seat"] != seen.seat and pawn["health"] in IN_PLAY
    )


def _may_fire(pawn: Mapping[str, Any], rules: Mapping[str, Any]) -> bool:
    healthy = pawn["health"] == "healthy" or rules["wounded_shoot"]
    return bool(pawn["bullets"]) and healthy and not pawn["outside"]


def _end(world: Strides, cell: int, way: int) -> int:
    """Where a movement leads; who can't make it stays."""
    end = world.ends[cell * 5 + way]
    return cell if end == NOWHERE else end


def _mauled(scene: Scene, start: int, end: int, side: int | None, steps: int) -> float:
    """How probably the bear comes upon somebody: by this step, or by the next ones of others."""
    bear = scene.bear
    if bear == NOWHERE:
        return 0.0
    if side is not None:
        bear = _end(scene.walked, bear, side)
        if bear == end and scene.bear != start:
            return 1.0
    return _met(scene.walked, bear, end, steps)


def _met(world: Strides, bear: int, cell: int, steps: int) -> float:
    if not steps:
        return 0.0
    met = 0.0
    for way in DIRECTIONS:
        led = _end(world, bear, way)
        met += 1.0 if led == cell != bear else _met(world, led, cell, steps - 1)
    return met * STEPS / len(DIRECTIONS)


def _in_sight(plan: Plan, cell: int, rules: Mapping[str, Any]) -> set[int]:
    """The cells that somebody hits from a cell, as far as walls let bullets pass (Rule A-4)."""
    if cell == NOWHERE:
        return set()
    hit = {cell}
    for way in DIRECTIONS:
        at = cell
        while plan.sides[at * 4 + way] == OPEN:
            at = plan.beyond(at, way)
            if at == NOWHERE or at in hit:
                break
            hit.add(at)
            if rules["short_shots"]:
                break
    return {at for at in hit if not (rules["hospital_safe"] and plan.kinds[at] in HEALING)}
