"""Walls that are built, and what is uncertain since (Rule C-5)."""

from __future__ import annotations

from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import LATER, Side, ends, side_at
from gamemaster.labyrinth.heard.ties import Spot

Where = tuple[int, int]
"""A fragment's id, and a side in it."""


def build_wall(atlas: Atlas, spot: Spot, direction: int) -> None:
    """A wall is built on a free side between two cells."""
    doubt_openings(atlas, (spot.fragment, side_at(spot.at, direction)))
    atlas.read_side(spot, direction, Side(wall=atlas.now, inner=True))
    atlas.set_cell(atlas.beside(spot, direction), None)


def doubt_openings(atlas: Atlas, built: Where | None) -> None:
    """Give up what may be wrong since a wall was built on a side, or (None) anywhere."""
    for fragment in atlas.fragments.values():
        # Nobody can build across a river's flow.
        water = {side_at(spot, flow) for spot, flow in fragment.flows.items()}
        for key, side in fragment.sides.items():
            if key in water or not (built is None or _may_be_one(atlas, (fragment.id, key), built)):
                continue
            if side.blown < LATER:
                atlas.doubts.try_blast(side.blown, fragment.id, key)
            fragment.sides[key] = side.lasting(closable=atlas.outline.closable)
            fragment.stamp += 1
            fragment.news += ends(key)
    atlas.bonds = [bond for bond in atlas.bonds if bond.since is None]


def _may_be_one(atlas: Atlas, one: Where, other: Where) -> bool:
    """Whether two sides may be the same: cells of other types don't lie beside both."""
    here, there = (atlas.fragments[fragment].cells for fragment, _ in (one, other))
    for spot, same in zip(ends(one[1]), ends(other[1]), strict=True):
        if len({here.get(spot), there.get(same), None}) > 2:
            return False
    return atlas.doubts.may_be_one(one, other)
