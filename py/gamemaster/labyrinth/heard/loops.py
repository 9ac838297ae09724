"""Where pieces can't lie because of the loops of pits (Rules G-10, B-4).

In a loop each pit leads to one other, and one other leads to it; a pit leads to itself only where
a loop may consist of one.
"""

from __future__ import annotations

from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import PLAN, Fragment
from gamemaster.labyrinth.heard.ties import Spot


class Loops:
    """Holds the places of a piece against where pits lead."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas

    @property
    def stamp(self) -> tuple[int, int]:
        """What pieces are held against: so many links, and places of all that pits tie."""
        links, fragments = self.atlas.links, self.atlas.fragments
        tied = {end.fragment for link in links if link.by == "pit" for end in link.ends}
        return len(links), sum(len(fragments[id_].places) for id_ in tied)

    def fitting(self, piece: Fragment) -> set[int]:
        """The places of a piece at which it may lie, as far as where its pits lead is concerned."""
        pits = [link for link in self.atlas.links if link.by == "pit"]
        own = [link for link in pits if piece.id in (link.source.fragment, link.target.fragment)]
        if not own:
            return piece.places
        after = {link.source.at: link.target for link in pits if link.source.fragment == PLAN}
        before = {link.target.at: link.source for link in pits if link.target.fragment == PLAN}

        def fits(place: int) -> bool:
            for link in own:
                source, target = (_laid(end, piece, place) for end in link.ends)
                if not self.atlas.lone_pits and source == target:
                    return False
                if source.fragment == PLAN and not self._may_be_one(
                    target, _laid(after.get(source.at, target), piece, place)
                ):
                    return False
                if target.fragment == PLAN and not self._may_be_one(
                    source, _laid(before.get(target.at, source), piece, place)
                ):
                    return False
            return True

        if any(PLAN in (link.source.fragment, link.target.fragment) for link in own):
            return {place for place in piece.places if fits(place)}
        # Nothing else speaks of where the other ends lie: only pits of the plan may.
        if not self.atlas.lone_pits and any(link.source == link.target for link in own):
            return set()
        met = {known - link.source.at for link in own if link.source.fragment == piece.id
               for known in after}  # fmt: skip
        met |= {known - link.target.at for link in own if link.target.fragment == piece.id
                for known in before}  # fmt: skip
        return {place for place in piece.places if place not in met or fits(place)}

    def _may_be_one(self, one: Spot, other: Spot) -> bool:
        """Whether two spots may be the same cell, as far as their pieces' places say."""
        if one.fragment == other.fragment:
            return one.at == other.at
        if PLAN not in (one.fragment, other.fragment):
            return True
        known, afloat = (one, other) if one.fragment == PLAN else (other, one)
        return known.at - afloat.at in self.atlas.fragments[afloat.fragment].places


def _laid(spot: Spot, piece: Fragment, place: int) -> Spot:
    """A spot in the plan, if it belongs to the piece, which is laid at a place."""
    return Spot(PLAN, spot.at + place) if spot.fragment == piece.id else spot
