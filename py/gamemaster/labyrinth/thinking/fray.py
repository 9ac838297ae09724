"""What a movement or a shot does to somebody's share of the lives that are left (A-4 to A-8, B-1).

In each world it ends somewhere, and may strike others: by a bullet, or by the bear that repeats a
step. What the others and the bear may do until the next turn is added to that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from gamemaster.core.game import Observation, Seat
from gamemaster.labyrinth.bots.aim import danger
from gamemaster.labyrinth.bots.arming import IN_PLAY
from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE, SIDE_NAMES
from gamemaster.labyrinth.reasoner.strides import OUTER, WALL, Strides
from gamemaster.labyrinth.thinking.bout import Bout, Stand
from gamemaster.labyrinth.thinking.shots import Arms, end_of, flight, safe
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

    end: int
    """Where the seat is then."""
    struck: Sequence[Seat]
    """Whom it wounds."""
    tells: bool
    """Whether those know then where it came from."""
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
        spared = [seat for seat in self._inside if not danger(seen, seat)]
        self.arms = Arms(scenes, seen.seat, self._inside, spared, seen.rules)
        self._armed = [pawn["seat"] for pawn in pawns if self._may_fire(pawn)]
        self._bullets = tuple(int(pawn["bullets"]) for pawn in seen.view["pawns"])
        self._least = 1.0 if seen.rules["health"] == "no-death" else 0.0

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
        courses, known = self._courses(move)
        return sum(self._share(course, known) for course in courses) / len(courses)

    def prospect(self, move: str) -> float:
        """The same after all that follows if the others stand where they are and shoot back."""
        courses, known = self._courses(move)
        outlooks = (
            self._outlook(bout, course, known)
            for bout, course in zip(self._bouts, courses, strict=True)
        )
        return sum(outlooks) / len(courses)

    def _outlook(self, bout: Bout, course: _Course, known: set[Seat]) -> float:
        lives = [self._lives.get(seat, 0.0) for seat in range(len(self._bullets))]
        lives[self._seat] = max(0.0, lives[self._seat] - course.own)
        before = Stand(course.end, tuple(lives), self._bullets, frozenset(known))
        stand = bout.rested(bout.struck(before, course.struck, shot=course.tells))
        fires = {seat: 1.0 if seat in stand.aware else BLIND for seat in course.seen_by}
        return bout.replied(stand, fires)

    @cached_property
    def _bouts(self) -> list[Bout]:
        full = float(self._rules["lives"]) if self._rules["health"] == "lives" else WHOLE
        return [
            Bout(scene, self.arms, sights, full, self._least)
            for scene, sights in zip(self._scenes, self._sights, strict=True)
        ]

    def _courses(self, move: str) -> tuple[list[_Course], set[Seat]]:
        """How a move goes in each world, and who certainly can shoot then."""
        courses = [
            self._course(scene, sights, move)
            for scene, sights in zip(self._scenes, self._sights, strict=True)
        ]
        watched = Counter(seat for course in courses for seat in course.seen_by)
        return courses, {seat for seat, n in watched.items() if n >= CERTAIN * len(courses)}

    def leads(self, move: str) -> bool:
        """Whether a step may lead to another cell, and not by a wall (Rules D-2.2, B-4)."""
        way = SIDE_NAMES.index(move.split()[1])
        return any(self._opens(scene, way) for scene in self._scenes)

    def _opens(self, scene: Scene, way: int) -> bool:
        start = scene.cells[self._seat]
        word = scene.walked.words[start * 5 + way] or WALL
        return not word.startswith((WALL, OUTER)) and end_of(scene.walked, start, way) != start

    def chance(self, shot: str) -> float:
        """In what share of the worlds a shot wounds somebody."""
        wounded = (
            self.arms.wounded(scene, scene.cells[self._seat], shot, self._inside)
            for scene in self._scenes
        )
        return sum(map(bool, wounded)) / len(self._scenes)

    def _share(self, course: _Course, known: set[Seat]) -> float:
        aware = known.union(course.struck) if course.tells else known
        fired = sum(1.0 if seat in aware else BLIND for seat in course.seen_by)
        struck = course.struck if self._strikes else ()
        wounds = {**dict.fromkeys(struck, 1.0), self._seat: course.own + fired}
        left = {
            seat: max(self._least, n - wounds.get(seat, 0.0)) for seat, n in self._lives.items()
        }
        own, total = left[self._seat], sum(left.values())
        if self.is_over:
            return own / WHOLE
        return own / total if total else 0.0

    def _course(self, scene: Scene, sights: Mapping[Seat, set[int]], move: str) -> _Course:
        do, *rest = move.split()
        start = scene.cells[self._seat]
        if do in ("shoot", "blow"):
            struck = self.arms.hit(scene, start, move, self._inside) if do == "shoot" else []
            end, bear, own = start, scene.bear, 0.0
        else:
            side = SIDE_NAMES.index(rest[0]) if rest and rest[0] in SIDE_NAMES else None
            end = self.arms.after(scene, move)
            bear, own, struck = self._led(scene, start, end, side)
        if bear != NOWHERE and not own:
            own = _met(scene.walked, bear, end, min(AHEAD, len(self._inside)))
        seen_by = [
            seat for seat, sight in sights.items() if end in sight and self._fires_on(seat, struck)
        ]
        return _Course(end, struck, do == "shoot", own, seen_by)

    def _led(
        self, scene: Scene, start: int, end: int, side: int | None
    ) -> tuple[int, float, list[Seat]]:
        """Where the bear is after a movement, and whom it has struck on its way (Rule A-8)."""
        bear = scene.bear
        if bear == NOWHERE or side is None:
            return bear, 0.0, []
        led = end_of(scene.walked, bear, side)
        own = 1.0 if led == end and bear != start else 0.0
        met = [seat for seat in self._inside if scene.cells[seat] == led != bear]
        return led, own, met

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


def _met(world: Strides, bear: int, cell: int, steps: int) -> float:
    """How probably the bear comes upon somebody by the next steps of others."""
    if not steps:
        return 0.0
    met = 0.0
    for way in DIRECTIONS:
        led = end_of(world, bear, way)
        met += 1.0 if led == cell != bear else _met(world, led, cell, steps - 1)
    return met * STEPS / len(DIRECTIONS)
