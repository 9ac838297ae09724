"""Whom a bot shoots at or stabs: where it certainly hits, or with bullets to spare believes to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gamemaster.core.game import Observation, Seat
from gamemaster.labyrinth.bots.chart import Chart, Node
from gamemaster.labyrinth.cells import those
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES

CARRIER: Final = 4
WOUNDED: Final = 3
HEALTHY: Final = 2
HURT: Final = 1
"""Somebody who has lost a life and has more than one left (Rule B-1)."""
SPARE: Final = 2
"""Whoever has so many bullets may try one."""
HOUSES: Final = those("stops_shots")


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot: how it is said, whom it hits, and what that is worth."""

    move: str
    hit: tuple[Seat, ...]
    worth: int


def best_shot(chart: Chart, seen: Observation) -> str | None:
    """The shot that certainly hits the most dangerous opponents; None if there is none.

    Whoever carries a treasure drops it, whoever is wounded dies (Rule A-6).
    """
    armed = seen.view["pawns"][seen.seat]["bullets"]
    shots = shots_from(chart, seen, chart.me) if armed else []
    best = max(shots, key=lambda shot: shot.worth, default=None)
    return None if best is None else best.move


def volley(
    chart: Chart, seen: Observation, node: Node, bullets: int, spared: Collection[Seat] = ()
) -> list[Shot]:
    """The best shots from a position, none at somebody who lies down already (Rule D-5.5f)."""
    fired: list[Shot] = []
    lying = set(spared)
    while len(fired) < bullets:
        open_shots = [s for s in shots_from(chart, seen, node) if not lying.intersection(s.hit)]
        best = max(open_shots, key=lambda shot: shot.worth, default=None)
        if best is None:
            break
        fired.append(best)
        lying.update(best.hit)
    return fired


def hopeful_shot(chart: Chart, seen: Observation, bullets: int) -> list[Shot]:
    """Where it only believes to know its place: one shot that hits somebody if it is right."""
    if chart.certain or bullets < SPARE:
        return []
    near = tuple(seat for seat, at in chart.pawns.items() if at.fragment == chart.me.fragment)
    believed = replace(chart, company=tuple(seat for seat in near if seat != seen.seat))
    return volley(believed, seen, chart.me, 1)


def shots_from(chart: Chart, seen: Observation, node: Node) -> list[Shot]:
    """Every shot from a position that certainly hits somebody, in the order of directions."""
    if not _may_shoot(chart, seen, node):
        return []
    shots = []
    for direction in DIRECTIONS:
        hit = [
            (far, seat) for far, seat in _hit(chart, seen, node, direction) if danger(seen, seat)
        ]
        move = f"shoot {SIDE_NAMES[direction]}"
        if seen.rules["named_targets"]:
            shots += [
                Shot(f"{move} {far} player {seat + 1}", (seat,), danger(seen, seat))
                for far, seat in hit
            ]
        elif hit:
            seats = tuple(seat for _, seat in hit)
            shots.append(Shot(move, seats, sum(danger(seen, seat) for seat in seats)))
    return shots


def attack(chart: Chart, seen: Observation, node: Node, used: Sequence[Shot] = ()) -> list[Shot]:
    """What weapons certainly do from a position, the knife first, after some were used already."""
    me = seen.view["pawns"][seen.seat]
    stabs = sum(shot.move == "stab" for shot in used)
    fired = _stab(chart, seen, node) if me["knives"] > stabs else []
    hit = {seat for shot in used for seat in shot.hit}
    fired = [shot for shot in fired if hit.isdisjoint(shot.hit)]
    hit.update(seat for shot in fired for seat in shot.hit)
    return fired + volley(chart, seen, node, me["bullets"] - len(used) + stabs, hit)


def _stab(chart: Chart, seen: Observation, node: Node) -> list[Shot]:
    """The use of a knife on a position where somebody certainly is; none if it would be idle."""
    me = seen.view["pawns"][seen.seat]
    if me["health"] != "healthy" and not seen.rules["wounded_shoot"]:
        return []
    if seen.rules["hospital_safe"] and chart.kind(node) in those("heals"):
        return []
    there = [seat for seat in _targets(chart, seen) if chart.pawns[seat] == node]
    hit = tuple(seat for seat in there if danger(seen, seat))
    return [Shot("stab", hit, sum(danger(seen, seat) for seat in hit))] if hit else []


def _may_shoot(chart: Chart, seen: Observation, node: Node) -> bool:
    """Whether a shot from there is allowed to somebody of this health (D-4.2, D-5.5i, D-7.3)."""
    me = seen.view["pawns"][seen.seat]
    kind = chart.kind(node)
    if me["health"] != "healthy" and not seen.rules["wounded_shoot"]:
        return False
    if seen.rules["houses_stop_shots"] and kind in HOUSES:
        return False
    return not (seen.rules["damp_powder"] and kind in those("flows"))


def _hit(chart: Chart, seen: Observation, node: Node, direction: int) -> Iterator[tuple[int, Seat]]:
    """How far off certainly who is hit (Rules A-4, D-5.5b, D-5.5c)."""
    rules = seen.rules
    for far, (place, certain) in enumerate(chart.line(node, direction)):
        if not certain or (rules["short_shots"] and far > 1):
            return
        if not far and not (rules["point_blank"] or rules["named_targets"]):
            continue
        kind = chart.kind(place)
        safe = rules["hospital_safe"] and kind in those("heals")
        there = (
            [] if safe else [seat for seat in _targets(chart, seen) if chart.pawns[seat] == place]
        )
        yield from ((far, seat) for seat in there)
        if there and rules["shots"] == "first":
            return
        if far and rules["houses_stop_shots"] and (kind is None or kind in HOUSES):
            return


def _targets(chart: Chart, seen: Observation) -> list[Seat]:
    """The opponents inside, whose place relative to the bot is certain."""
    return [
        pawn["seat"]
        for pawn in seen.view["pawns"]
        if pawn["seat"] in chart.company and not pawn["outside"]
    ]


def danger(seen: Observation, seat: Seat) -> int:
    """How much a wound of an opponent is worth; nothing if it would change nothing (Rule C-4)."""
    pawn: Mapping[str, Any] = seen.view["pawns"][seat]
    if pawn["treasures"]:
        return CARRIER
    if pawn["health"] == "healthy":
        return HEALTHY
    if seen.rules["health"] == "no-death":
        return 0
    lives = seen.rules["health"] == "lives" and pawn["health"] == "wounded"
    return HURT if lives and pawn["lives"] > 1 else WOUNDED
