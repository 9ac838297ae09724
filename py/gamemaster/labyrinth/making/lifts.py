"""Drawing lifts, that join the floors (Rule B-10)."""

from __future__ import annotations

from random import Random

from gamemaster.labyrinth.making.draft import Draft


def lift_places(draft: Draft) -> list[int]:
    """The cells of the first floor that are plain land on every floor."""
    spare = frozenset(draft.spare())
    return [
        cell
        for cell in draft.on_floor(0)
        if spare.issuperset(range(cell, draft.rules.size, draft.floor_size))
    ]


def put_lifts(draft: Draft, place: int) -> None:
    """A lift on every floor, above that cell of the first one."""
    for cell in range(place, draft.rules.size, draft.floor_size):
        draft.kinds[cell] = "lift"


def draw_lifts(draft: Draft, rng: Random) -> None:
    """A lift on every floor, all in the same place (Rule B-10), where the rules want them."""
    if draft.rules.lifts:
        put_lifts(draft, rng.choice(lift_places(draft)))
