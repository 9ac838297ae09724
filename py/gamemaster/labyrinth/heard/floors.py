"""What follows from there being several floors (Rules B-10, C-8)."""

from __future__ import annotations

from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import FLOOR, PLAN, floor_of, keep
from gamemaster.labyrinth.heard.ties import Bond, Link, Spot, any_floors


class Floors:
    """Draws conclusions from lifts, and from pits that keep to their floor."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self._shafts: set[tuple[int, int]] = set()
        """Pairs of fragments whose lifts are tied to each other."""
        self._lifts_placed = False
        self._kept: dict[Link, tuple[int, int]] = {}
        """The numbers of places at which links were last seen to keep to one floor."""

    def conclude(self) -> bool:
        """Tie lifts and strike out places; whether others should look again."""
        if self.atlas.outline.floors == 1:
            return False
        return self._tie_lifts() or self._close_shafts() or self._keep_to_floors()

    def _tie_lifts(self) -> bool:
        """All lifts stand in one and the same place of their floors (Rule B-10)."""
        holders = [piece for piece in self.atlas.fragments.values() if "lift" in piece.landmarks]
        if not holders:
            return False
        base = holders[0]
        tied = False
        if base.anchored and not self._lifts_placed:
            self._place_lifts(base.landmarks["lift"][0] % FLOOR)
            tied = self._lifts_placed = True
        for piece in holders[1:]:
            if (base.id, piece.id) not in self._shafts:
                self._shafts.add((base.id, piece.id))
                one, other = (Spot(end.id, end.landmarks["lift"][0]) for end in (base, piece))
                self.atlas.bonds.append(Bond(one, other, any_floors(self.atlas.outline.floors)))
                tied = True
        return tied

    def _place_lifts(self, at: int) -> None:
        """One lift is known in the plan's frame, and so are all of them, and where they lead."""
        atlas = self.atlas
        lifts = [Spot(PLAN, at + floor * FLOOR) for floor in range(atlas.outline.floors)]
        for lift, above in zip(lifts, (*lifts[1:], lifts[0]), strict=True):
            atlas.set_cell(lift, "lift")
            atlas.links.append(Link("lift", lift, above))

    def _close_shafts(self) -> bool:
        """Whoever has passed the lifts of all floors is back at the first (Rule B-10)."""
        ups = {link.source: link.target for link in self.atlas.links if link.by == "lift"}
        closed = False
        for first in tuple(ups):
            last: Spot | None = first
            for _ in range(self.atlas.outline.floors - 1):
                last = None if last is None else ups.get(last)
            if last is not None and last not in ups:
                ups[last] = first
                self.atlas.links.append(Link("lift", last, first))
                closed = True
        return closed

    def _keep_to_floors(self) -> bool:
        """A pit leads to one on its own floor, unless loops go through the floors (Rule C-8)."""
        if not self.atlas.keeps_floors:
            return False
        fragments = self.atlas.fragments
        for link in self.atlas.links:
            one, other = fragments[link.source.fragment], fragments[link.target.fragment]
            if link.by != "pit" or one is other:
                continue
            places = len(one.places), len(other.places)
            if self._kept.get(link) == places:
                continue
            self._kept[link] = places
            narrowed = self._keep_floors(link.source, link.target)
            if self._keep_floors(link.target, link.source) or narrowed:
                return True
        return False

    def _keep_floors(self, one: Spot, other: Spot) -> bool:
        """Keep the places in which the other spot is on a floor on which the one may be."""
        known, piece = (self.atlas.fragments[spot.fragment] for spot in (one, other))
        floors = {floor_of(place + one.at) for place in known.places}
        reach = {place for place in piece.places if floor_of(place + other.at) in floors}
        return keep(piece, reach)
