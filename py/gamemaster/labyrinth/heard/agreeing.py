"""Whether two fragments can overlap in a certain way, as far as either knows."""

from __future__ import annotations

from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import FLOWING, STEP, Fragment, clash, may_flow


def agree(atlas: Atlas, base: Fragment, piece: Fragment, shift: int) -> bool:
    """Whether a piece laid on a base at a shift contradicts it nowhere."""
    cells = base.cells
    for spot, kind in piece.cells.items():
        known = cells.get(spot + shift)
        if known is not None and kind is not None and known != kind:
            return False
    sides = base.sides
    unseen, closable = atlas.unseen_by(base, piece), atlas.outline.closable
    for key, side in piece.sides.items():
        other = sides.get(key + 2 * shift)
        if other is not None and clash(other, side, unseen, closable=closable):
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
    return all(
        base.cells.get(spot + shift) in (None, "river") and may_flow(base, spot + shift, direction)
        for spot, direction in piece.flows.items()
    )


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
    rivers: set[int] = set()
    for spot, kind in piece.cells.items():
        at = spot + shift
        if kind in FLOWING:
            rivers.add(at)
        for near in (at, *(at + step for step in STEP)):
            if base.cells.get(near) in FLOWING:
                rivers.add(near)
    return all(
        any(
            may_flow(base, at, way)
            and may_flow(piece, at - shift, way)
            and (inside is None or at + STEP[way] in inside)
            for way in range(4)
        )
        for at in rivers
    )


def _numbers_agree(atlas: Atlas, base: Fragment, piece: Fragment, shift: int) -> bool:
    """Whether no more landmarks come together than the rules publish (Rule A-1)."""
    for landmark, places in piece.landmarks.items():
        factor = 2 if landmark == "exit" else 1
        known = base.landmarks.get(landmark, [])
        new = sum(place + factor * shift not in known for place in places)
        if len(known) + new > atlas.limits[landmark]:
            return False
    return True
