"""What a seat's shots and stabs do in the worlds that it counts with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any, Final

from gamemaster.core.game import Seat
from gamemaster.labyrinth.bots.aim import HOUSES
from gamemaster.labyrinth.bots.flight import HEALING
from gamemaster.labyrinth.grid import NOWHERE, OPEN, SIDE_NAMES
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.reasoner.strides import FLOWING, LEAP, Strides
from gamemaster.labyrinth.thinking.thoughts import Scene

ARMS: Final = {"shoot": "bullets", "stab": "knives"}
"""What each use of arms takes of what somebody has."""


@dataclass(frozen=True, slots=True)
class Volley:
    """Uses of arms around a movement; `hits`: how many they hit in the mean of all worlds."""

    before: Sequence[str]
    after: Sequence[str]
    hits: float


@dataclass(frozen=True, slots=True)
class Arms:
    """A seat in its worlds, and whom it may hit there."""

    scenes: Sequence[Scene]
    seat: Seat
    targets: Sequence[Seat]
    spared: Sequence[Seat]
    """Those of them to whom a wound does nothing (Rule C-4)."""
    rules: Mapping[str, Any]

    def volley(
        self, uses: Sequence[str], stock: Mapping[str, int], fair: float, movement: str
    ) -> Volley:
        """Uses of arms before a movement and after it, the best first.

        `stock`: how often each may be used; `fair`: in what share of the worlds it must hit.
        Nobody is counted twice: who is hit lies down (Rule D-5.5f). The `spared` are not counted.
        """
        before = [scene.cells[self.seat] for scene in self.scenes]
        after = [self.after(scene, movement) for scene in self.scenes]
        moments = (after,) if self.rules["arms_after"] else (before, after)
        up = [[*self.targets] for _ in self.scenes]
        left, first, later, hits = Counter(stock), list[str](), list[str](), 0.0
        while ready := [use for use in uses if left[use.split()[0]] > 0]:
            shots = [
                (starts is before, use, [*map(self.wounded, self.scenes, starts, repeat(use), up)])
                for starts in moments
                for use in ready
            ]
            early, use, struck = max(shots, key=lambda shot: sum(map(bool, shot[2])))
            if sum(map(bool, struck)) < fair * len(self.scenes):
                break
            (first if early else later).append(use)
            hits += sum(map(len, struck)) / len(self.scenes)
            left[use.split()[0]] -= 1
            up = [
                [seat for seat in some if seat not in lying]
                for some, lying in zip(up, struck, strict=True)
            ]
        return Volley(first, later, hits)

    def after(self, scene: Scene, movement: str) -> int:
        """Where a movement leads in a world; `NOWHERE` if that is not known."""
        start = scene.cells[self.seat]
        do, *rest = movement.split()
        if start == NOWHERE:
            return start
        if do == "go" and len(rest) == 1:
            return end_of(scene.walked, start, SIDE_NAMES.index(rest[0]))
        if do == "skip" and not self.rules["skips_ride"]:
            return start
        return end_of(scene.walked, start, LEAP) if do in ("skip", "loop", "flow") else NOWHERE

    def wounded(self, scene: Scene, start: int, shot: str, targets: Sequence[Seat]) -> list[Seat]:
        """Whom of some players it costs something to be hit."""
        return [seat for seat in self.hit(scene, start, shot, targets) if seat not in self.spared]

    def hit(self, scene: Scene, start: int, shot: str, targets: Sequence[Seat]) -> list[Seat]:
        """Whom of some players a bullet hits, or a knife (Rules A-4, B-1, C-4).

        A shot may name how far, and what player (Rule D-5.5b).
        """
        plan, hit = scene.walked.plan, list[Seat]()
        if start == NOWHERE:
            return hit
        if shot == "stab":
            there = [seat for seat in targets if scene.cells[seat] == start]
            return [] if safe(plan, start, self.rules) else there
        _, side, *named = shot.split()
        for far, cell in enumerate(flight(plan, start, SIDE_NAMES.index(side), self.rules)):
            if safe(plan, cell, self.rules) or not (far or self.rules["point_blank"]):
                continue
            there = [seat for seat in targets if scene.cells[seat] == cell]
            if named:
                there = [seat for seat in there if named == [str(far), "player", str(seat + 1)]]
            hit += there
            if hit and self.rules["shots"] == "first":
                break
        return hit


def end_of(world: Strides, cell: int, way: int) -> int:
    """Where a movement leads; who can't make it stays."""
    end = world.ends[cell * 5 + way]
    return cell if end == NOWHERE else end


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
