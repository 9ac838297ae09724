"""Where rivers, pits and lifts take somebody, as far as that is certain."""

from __future__ import annotations

from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import FLOWING, LOOPS, WET
from gamemaster.labyrinth.heard.ties import Bond, Spot, drifts
from gamemaster.labyrinth.rules import Rules


class Rides:
    """The ways of an atlas that nobody goes on foot."""

    def __init__(self, rules: Rules, atlas: Atlas) -> None:
        self._rules = rules
        self._atlas = atlas

    def swept(self, source: Spot, kind: str | None, walked: int) -> Spot:
        """Where a river carries somebody (Rules G-9, B-3, D-7.4).

        `walked`: the direction in which he stepped into it from the cell before; else `NOWHERE`.
        """
        if not self._rules.water.drifts:
            by = "rapids" if self._rules.water.to_delta else "river"
            return self.led("river", source, kind, by)
        self._atlas.set_cell(source, "river")
        target = self._atlas.new_fragment(kind)
        courses = drifts(walked, to_delta=kind == "delta")
        self._atlas.bonds.append(Bond(source, target, courses))
        return target

    def led(self, kind: str, source: Spot, told: str | None, by: str = "") -> Spot:
        """Where a river, pit or lift leads: a known spot, or a new fragment (Rules G-9, G-10)."""
        by = by or kind
        told = kind if kind in LOOPS else told
        self._atlas.set_cell(source, kind)
        target = self._atlas.link_from(source, by)
        if target is None:
            target = self._atlas.new_fragment(told)
            self._atlas.tie(by, source, target)
        else:
            self._atlas.set_cell(target, told)
        return target

    def ridden(self, here: Spot, kind: str) -> Spot:
        """Where somebody ends whom the cell on which he is takes on."""
        if kind in FLOWING:
            return self.swept(here, None, NOWHERE)
        return self.led(kind, here, None)

    def stopped(self, here: Spot) -> Spot | None:
        """Where somebody ends who met a wall, if that is certain."""
        rules, kind = self._rules, self._atlas.cell(here)
        carrying = set(LOOPS) if rules.wall_fall else set()
        if rules.wall_drift and not rules.water.still:
            carrying |= FLOWING
        if kind is None:
            return None if carrying else here
        return self.ridden(here, kind) if kind in carrying else here

    def carried(self, entered: Spot, before: str | None, walked: int = NOWHERE) -> Spot | None:
        """Where somebody ends who enters a cell from one of the type `before` (None: any)."""
        kind = self._atlas.cell(entered)
        if kind is not None and kind in LOOPS:
            return self.led(kind, entered, None)
        if kind not in FLOWING:
            return entered if kind is not None else None
        if self._rules.water.still and (before is None or before in WET):
            return None
        return self.swept(entered, None, walked)
