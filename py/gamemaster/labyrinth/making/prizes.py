"""Exits, and treasures or the key away from them (Rules V-3, V-4, V-6)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from gamemaster.labyrinth.grid import CLOSED, EXIT
from gamemaster.labyrinth.making.advice import beside_too, least_way_out
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.reach import Ways, backwards, distances, movements

HEARTS: Final = 8
"""Cells tried as the heart of a labyrinth that has all its exits far from there."""
PLACES_SEEN: Final = 8
"""Places looked at for each thing that should lie far from others."""
AT_ONCE: Final = 10
"""What it weighs that the true treasure lies one movement from an exit, or on its cell."""


class Prizes(NamedTuple):
    """Sides with exits, the cells of the treasures, the true one first, and what is wrong there."""

    sides: list[int]
    treasures: list[int]
    faults: int


def place_prizes(draft: Draft, rng: Random) -> None:
    """Exits and treasures, as well apart as the board allows.

    First come exits all around. Where these leave treasures no good place, exits are looked for
    that all lie far from one cell; the best of a few such drawings is taken.
    """
    board = _Board(draft, rng)
    best = board.hide(board.exits(draft.cells()))
    hearts = draft.free()
    for _ in range(HEARTS):
        if not best.faults:
            break
        if far := board.far_from(rng.choice(hearts)):
            best = min(best, board.hide(board.exits(far)), key=lambda prizes: prizes.faults)
    for side in best.sides:
        draft.sides[side] = EXIT
    for side in rng.sample(best.sides, draft.rules.closed_exits):
        draft.sides[side] = CLOSED
    draft.treasures += best.treasures


def farthest(draft: Draft, places: Sequence[int], others: Sequence[int], rng: Random) -> int:
    """Of a few places drawn at random the one farthest from all others."""
    seen = list(dict.fromkeys(rng.choice(places) for _ in range(PLACES_SEEN)))
    if len(seen) == 1 or not others:
        return seen[0]
    return max(seen, key=lambda cell: min((draft.apart(cell, one) for one in others), default=0))


class _Board:
    """A draft with walls and waters, and what leads where on it."""

    def __init__(self, draft: Draft, rng: Random) -> None:
        self.draft, self.rng = draft, rng
        self.plan = draft.plan()
        self.ways: Ways = movements(self.plan, draft.rules)
        self.back = backwards(self.ways)
        self.border = list(dict.fromkeys(draft.exit_places()))
        self.free = draft.free()
        self.least = least_way_out(self.plan)

    def far_from(self, heart: int) -> list[int]:
        """The cells from which exits may lead for a treasure at the heart."""
        way = distances(self.ways, [heart])
        near = beside_too(self.plan, [heart])
        return [cell for cell in self.border if way[cell] >= self.least and cell not in near]

    def exits(self, wanted: Sequence[int]) -> list[int]:
        """Sides for exits far from one another, each on a land cell of its own while there are.

        They lead from the cells `wanted`, as long as these have such sides.
        """
        sides: list[int] = []
        opened: list[int] = []
        kinds, gladly = self.draft.kinds, frozenset(wanted)
        while len(sides) < self.draft.rules.exits:
            left = {
                cell: ways
                for cell in self.border
                if opened.count(cell) < self.draft.openings(cell)
                and (ways := [w for w in self.draft.outer_sides(cell) if cell * 4 + w not in sides])
            }
            fresh = [cell for cell in left if cell not in opened] or [*left]
            cells = [cell for cell in fresh if cell in gladly] or fresh
            land = [cell for cell in cells if kinds[cell] == "land"]
            cell = farthest(self.draft, land or cells, opened, self.rng)
            sides.append(cell * 4 + self.rng.choice(left[cell]))
            opened.append(cell)
        return sides

    def hide(self, sides: list[int]) -> Prizes:
        """Treasures far from these exits and from one another; the true one is any that lies well.

        The key lies in the farther half of the labyrinth.
        """
        exits = [side // 4 for side in sides]
        way_out, near = distances(self.back, exits), beside_too(self.plan, exits)
        least = max(self.least, (max(way_out) + 1) // 2) if self.plan.keyed else self.least
        fair = [cell for cell in self.free if cell not in near]
        well = [cell for cell in fair if way_out[cell] >= least]
        outward = sorted(self.free, key=lambda cell: (way_out[cell], -cell), reverse=True)
        treasures: list[int] = []
        for _ in range(1 + self.draft.rules.false_treasures):
            rest = ([cell for cell in some if cell not in treasures] for some in (well, fair))
            places = next(filter(None, rest), [])
            places = places or [cell for cell in outward if cell not in treasures][:1]
            treasures.append(farthest(self.draft, places, treasures, self.rng))
        fit = [cell for cell in treasures if cell in well] or treasures[:1]
        true = self.rng.choice(fit)
        treasures.remove(true)
        faults = sum(cell in near for cell in (true, *treasures))
        faults += (way_out[true] < self.least) + AT_ONCE * (way_out[true] <= 1)
        return Prizes(sides, [true, *treasures], faults)
