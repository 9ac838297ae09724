"""What a movement or a shot does to somebody's share of the lives that are left (A-4 to A-8, B-1).

In each world it ends somewhere, and may strike others: by a bullet, or by the bear that repeats a
step. What the others and the bear may do until the next turn is added to that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Any, Final

from gamemaster.core.game import Observation, Seat
from gamemaster.labyrinth.bots.aim import HOUSES
from gamemaster.labyrinth.bots.arming import IN_PLAY
from gamemaster.labyrinth.bots.flight import HEALING
from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, OPEN, SIDE_NAMES
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.strides import FLOWING, LEAP, Strides
from gamemaster.labyrinth.thinking.thoughts import Scene

CERTAIN: Final = 0.95
"""In such a share of the worlds it is as good as known: whoever can shoot there will."""
BLIND: Final = 0.3
"""How often somebody fires where nothing is certain."""
STEPS: Final = 0.8
"""How often others step on, and the bear with them: in any direction."""
AHEAD: Final = 2
"""So many of their steps are looked ahead."""
WHOLE: Final = 2.0
"""The lives of one who is healthy, where a second wound kills (Rule A-6)."""


@dataclass(frozen=True, slots=True)
class _Course:
    """How a move goes in one world."""

    struck: Sequence[Seat]
    """Whom it wounds."""
    own: float
    """The wounds that the bear is to be expected to do."""
    seen_by: Sequence[Seat]
    """Who may shoot then."""


class Fray:
    """The others, as a seat knows them: where they may be, and what they can do and lose."""

    def __init__(self, scenes: Sequence[Scene], seen: Observation, *, strikes: bool) -> None:
        """`strikes`: whether it counts what others lose as well."""
        assert seen.seat is not None
        self._strikes = strikes
        self._scenes, self._rules, self._seat = scenes, seen.rules, seen.seat
        pawns = [pawn for pawn in seen.view["pawns"] if pawn["health"] in IN_PLAY]
        self._lives = {pawn["seat"]: lives(pawn, seen.rules) for pawn in pawns}
        self._inside = [
            pawn["seat"] for pawn in pawns if pawn["seat"] != seen.seat and not pawn["outside"]
        ]
        self._armed = [pawn["seat"] for pawn in pawns if self._may_fire(pawn)]

    @cached_property
    def _sights(self) -> list[dict[Seat, set[int]]]:
        """In each world what can be hit from where each of the others stands who may shoot."""
        return [{seat: self._sight(scene, seat) for seat in self._armed} for scene in self._scenes]

    @property
    def is_over(self) -> bool:
        """Whether nobody else is left."""
        return len(self._lives) == 1

    def worth(self, move: str) -> float:
        """The mean share of the lives that is left after a move and the round that follows."""
        courses = [
            self._course(scene, sights, move)
            for scene, sights in zip(self._scenes, self._sights, strict=True)
        ]
        watched = Counter(seat for course in courses for seat in course.seen_by)
        known = {seat for seat, n in watched.items() if n >= CERTAIN * len(courses)}
        return sum(self._share(course, known) for course in courses) / len(courses)

    def chance(self, shot: str) -> float:
        """In what share of the worlds a shot hits somebody."""
        courses = [self._course(scene, {}, shot) for scene in self._scenes]
        return sum(bool(course.struck) for course in courses) / len(courses)

    def volley(
        self, uses: Sequence[str], stock: Mapping[str, int], fair: float, movement: str
    ) -> tuple[list[str], list[str]]:
        """Uses of arms before a movement and after it, each of which hits in so many worlds.

        `fair`: their share. Nobody is counted twice: who is hit lies down (Rule D-5.5f).
        """
        before = [scene.cells[self._seat] for scene in self._scenes]
        after = [self._after(scene, movement) for scene in self._scenes]
        moments = (after,) if self._rules["arms_after"] else (before, after)
        up = [[*self._inside] for _ in self._scenes]
        left, first, later = Counter(stock), list[str](), list[str]()
        while ready := [use for use in uses if left[use.split()[0]] > 0]:
            hits = [
                (starts is before, use, [*map(self._hit, self._scenes, starts, repeat(use), up)])
                for starts in moments
                for use in ready
            ]
            early, use, struck = max(hits, key=lambda hit: sum(map(bool, hit[2])))
            if sum(map(bool, struck)) < fair * len(self._scenes):
                break
            (first if early else later).append(use)
            left[use.split()[0]] -= 1
            up = [
                [seat for seat in some if seat not in hit]
                for some, hit in zip(up, struck, strict=True)
            ]
        return first, later

    def _after(self, scene: Scene, movement: str) -> int:
        """Where a movement leads in a world; `NOWHERE` if that is not known."""
        start = scene.cells[self._seat]
        do, *rest = movement.split()
        if start == NOWHERE:
            return start
        if do == "go" and len(rest) == 1:
            return _end(scene.walked, start, SIDE_NAMES.index(rest[0]))
        if do == "skip" and not self._rules["skips_ride"]:
            return start
        return _end(scene.walked, start, LEAP) if do in ("skip", "loop", "flow") else NOWHERE

    def _share(self, course: _Course, known: set[Seat]) -> float:
        fired = sum(1.0 if seat in known else BLIND for seat in course.seen_by)
        struck = course.struck if self._strikes else ()
        wounds = {**dict.fromkeys(struck, 1.0), self._seat: course.own + fired}
        least = 1.0 if self._rules["health"] == "no-death" else 0.0
        left = {seat: max(least, n - wounds.get(seat, 0.0)) for seat, n in self._lives.items()}
        own, total = left[self._seat], sum(left.values())
        if self.is_over:
            return own / WHOLE
        return own / total if total else 0.0

    def _course(self, scene: Scene, sights: Mapping[Seat, set[int]], move: str) -> _Course:
        do, *rest = move.split()
        start = scene.cells[self._seat]
        side = SIDE_NAMES.index(rest[0]) if rest and rest[0] in SIDE_NAMES else None
        if do == "shoot" and side is not None:
            struck = self._hit(scene, start, move, self._inside)
            end, bear, own = start, scene.bear, 0.0
        else:
            end = self._after(scene, move)
            bear, own, struck = self._led(scene, start, end, side)
        if bear != NOWHERE and not own:
            own = _met(scene.walked, bear, end, min(AHEAD, len(self._inside)))
        seen_by = [
            seat for seat, sight in sights.items() if end in sight and self._fires_on(seat, struck)
        ]
        return _Course(struck, own, seen_by)

    def _led(
        self, scene: Scene, start: int, end: int, side: int | None
    ) -> tuple[int, float, list[Seat]]:
        """Where the bear is after a movement, and whom it has struck on its way (Rule A-8)."""
        bear = scene.bear
        if bear == NOWHERE or side is None:
            return bear, 0.0, []
        led = _end(scene.walked, bear, side)
        own = 1.0 if led == end and bear != start else 0.0
        met = [seat for seat in self._inside if scene.cells[seat] == led != bear]
        return led, own, met

    def _hit(self, scene: Scene, start: int, shot: str, targets: Sequence[Seat]) -> list[Seat]:
        """Whom of some players a bullet hits, or a knife (Rules A-4, B-1, C-4).

        A shot may name how far, and what player (Rule D-5.5b).
        """
        plan, hit = scene.walked.plan, list[Seat]()
        if start == NOWHERE:
            return hit
        if shot == "stab":
            there = [seat for seat in targets if scene.cells[seat] == start]
            return [] if safe(plan, start, self._rules) else there
        _, side, *named = shot.split()
        for far, cell in enumerate(flight(plan, start, SIDE_NAMES.index(side), self._rules)):
            if safe(plan, cell, self._rules) or not (far or self._rules["point_blank"]):
                continue
            there = [seat for seat in targets if scene.cells[seat] == cell]
            if named:
                there = [seat for seat in there if named == [str(far), "player", str(seat + 1)]]
            hit += there
            if hit and self._rules["shots"] == "first":
                break
        return hit

    def _fires_on(self, seat: Seat, struck: Sequence[Seat]) -> bool:
        """Whether somebody can still shoot, who may have been wounded."""
        if seat not in struck:
            return True
        return self._lives[seat] > 1 and bool(self._rules["wounded_shoot"])

    def _may_fire(self, pawn: Mapping[str, Any]) -> bool:
        able = pawn["health"] == "healthy" or self._rules["wounded_shoot"]
        return bool(pawn["bullets"]) and able and pawn["seat"] in self._inside

    def _sight(self, scene: Scene, seat: Seat) -> set[int]:
        """The cells on which somebody hits from his own."""
        cell, plan = scene.cells[seat], scene.walked.plan
        if cell == NOWHERE:
            return set()
        lines = (flight(plan, cell, side, self._rules) for side in DIRECTIONS)
        return {at for line in lines for at in line if not safe(plan, at, self._rules)}


def lives(pawn: Mapping[str, Any], rules: Mapping[str, Any]) -> float:
    """How many wounds somebody can still take (Rules A-6, B-1)."""
    if rules["health"] == "lives":
        return float(pawn["lives"])
    return WHOLE if pawn["health"] == "healthy" else 1.0


def _end(world: Strides, cell: int, way: int) -> int:
    """Where a movement leads; who can't make it stays."""
    end = world.ends[cell * 5 + way]
    return cell if end == NOWHERE else end


def _met(world: Strides, bear: int, cell: int, steps: int) -> float:
    """How probably the bear comes upon somebody by the next steps of others."""
    if not steps:
        return 0.0
    met = 0.0
    for way in DIRECTIONS:
        led = _end(world, bear, way)
        met += 1.0 if led == cell != bear else _met(world, led, cell, steps - 1)
    return met * STEPS / len(DIRECTIONS)


def flight(plan: Plan, cell: int, way: int, rules: Mapping[str, Any]) -> list[int]:
    """The cells through which a bullet passes, the shooter's own first; none if none can be fired.

    Cells on which nobody is hit are among them: see `safe`.
    """
    kinds = plan.kinds
    if rules["houses_stop_shots"] and kinds[cell] in HOUSES:
        return []
    if rules["damp_powder"] and kinds[cell] in FLOWING:
        return []
    cells = [cell]
    while plan.sides[cell * 4 + way] == OPEN:
        cell = plan.beyond(cell, way)
        cells.append(cell)
        if rules["short_shots"] or (rules["houses_stop_shots"] and kinds[cell] in HOUSES):
            break
    return cells


def safe(plan: Plan, cell: int, rules: Mapping[str, Any]) -> bool:
    """Whether nobody is hit on a cell (Rule D-4.2)."""
    return bool(rules["hospital_safe"]) and plan.kinds[cell] in HEALING
