"""Whether two fragments can overlap in a certain way, as far as either knows."""

from __future__ import annotations

from gamemaster.labyrinth.grid import DIRECTIONS
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import FLOWING, STEP, Fragment, clash, may_flow


def agree(atlas: Atlas, base: Fragment, piece: Fragment, shift: int) -> bool:
    """Whether a piece laid on a base at a shift contradicts it nowhere."""
    cells = base.cells
    for spot, kind in piece.cells.items():
        if kind is not None and cells.get(spot + shift, kind) not in (kind, None):
            return False
    sides, far = base.sides, 2 * shift
    common = [(sides[key + far], side) for key, side in piece.sides.items() if key + far in sides]
    if common:
        unseen, closable = atlas.unseen_by(base, piece), atlas.outline.closable
        for one, other in common:
            if clash(one, other, unseen, closable=closable):
                return False
    return (
        _waters_agree(base, piece, shift)
        and _waters_agree(piece, base, -shift)
        and _numbers_agree(atlas, base, piece, shift)
        and _rivers_end(base, piece, shift)
        and _rivers_flow(atlas, base, piece, shift)
    )


def _waters_agree(base: Fragment, piece: Fragment, shift: int) -> bool:
    """Whether the piece's rivers can flow over what the base knows (Rule G-9)."""
    for spot, direction in piece.flows.items():
        if base.cells.get(spot + shift) not in (None, "river"):
            return False
        if not may_flow(base, spot + shift, direction):
            return False
    return True


def _rivers_end(base: Fragment, piece: Fragment, shift: int) -> bool:
    """Whether no river would flow in a circle (Rule G-9)."""
    if not (base.flows and piece.flows):
        return True
    flows = base.flows | {spot + shift: way for spot, way in piece.flows.items()}
    for spot in piece.flows:
        start = at = spot + shift
        for _ in flows:
            if at not in flows:
                break
            at += STEP[flows[at]]
            if at == start:
                return False
    return True


def _rivers_flow(atlas: Atlas, base: Fragment, piece: Fragment, shift: int) -> bool:
    """Whether every river cell at which both meet would have a way to flow (Rule G-9)."""
    inside = atlas.outline.inside if base.anchored else None
    cells, rivers = base.cells, set[int]()
    for spot, kind in piece.cells.items():
        at = spot + shift
        if kind in FLOWING or cells.get(at) in FLOWING:
            rivers.add(at)
        for step in STEP:
            if cells.get(at + step) in FLOWING:
                rivers.add(at + step)
    for at in rivers:
        for way in DIRECTIONS:
            if (
                may_flow(base, at, way)
                and may_flow(piece, at - shift, way)
                and (inside is None or at + STEP[way] in inside)
            ):
                break
        else:
            return False
    return True


def _numbers_agree(atlas: Atlas, base: Fragment, piece: Fragment, shift: int) -> bool:
    """Whether no more landmarks come together than the rules publish (Rule A-1)."""
    for landmark, places in piece.landmarks.items():
        factor = 2 if landmark == "exit" else 1
        known = base.landmarks.get(landmark, [])
        new = sum(place + factor * shift not in known for place in places)
        if len(known) + new > atlas.limits[landmark]:
            return False
    return True
