"""What the game master has changed, in the notebook of somebody who was told what, or was not.

Whoever was told the change makes it. Whoever was not knows that any piece may stand elsewhere, any
inner wall be gone or new, any thing lie elsewhere. Types of cells, rivers, pits, lifts, the outline
and the exits nobody changes: what was seen of these stays certain (Rule T-2.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.cement import build_wall, doubt_openings
from gamemaster.labyrinth.heard.doubts import Deed
from gamemaster.labyrinth.heard.fragments import Side, side_at
from gamemaster.labyrinth.heard.litter import Litter
from gamemaster.labyrinth.heard.ties import Spot
from gamemaster.labyrinth.heard.tracks import Tracks, place_of

Args = Mapping[str, Any]
RULED = "ruled-"
"""How statements of what was changed begin."""


class Overruling:
    """Changes an atlas, and what lies there, as the game master has changed the game."""

    def __init__(self, atlas: Atlas, tracks: Tracks, litter: Litter) -> None:
        self._atlas = atlas
        self._tracks = tracks
        self._litter = litter
        self._told = False
        """Whether this listener was told what is announced next."""

    def hear(self, key: str, args: Args) -> None:
        """A change that this listener is told, or the announcement to all that there was one."""
        self._atlas.now += 1
        if key == "overruled":
            if not self._told:
                self.doubt_all()
            self._told = False
            return
        self._told = True
        match key:
            case "ruled-put":
                self._put(args)
            case "ruled-wall" | "ruled-open":
                self._change_side(args, built=key == "ruled-wall")
            case "ruled-treasure":
                self._move_treasure(args)
            case "ruled-lay":
                self._litter.lay(place_of(args["at"]), args["thing"], args["count"])

    def doubt_all(self) -> None:
        """Give up all that he may have changed."""
        atlas = self._atlas
        atlas.drop_former()
        doubt_openings(atlas, None)
        atlas.doubts.try_anywhere(atlas.now)
        atlas.doubts.settle(atlas.now + 1)
        atlas.now += 1
        self._litter.veil()
        for seat in [*atlas.pawns]:
            self._litter.displace(seat)
            # Whoever comes back in by his word is told aloud.
            if seat not in self._tracks.outside:
                atlas.leave_for(seat, atlas.new_fragment(None))

    def _put(self, args: Args) -> None:
        seat, place = args["seat"], place_of(args["at"])
        self._litter.displace(seat)
        self._tracks.order(seat, place)
        self._atlas.set_cell(place, args["cell"])

    def _change_side(self, args: Args, *, built: bool) -> None:
        atlas, place = self._atlas, place_of(args["at"])
        direction = SIDE_NAMES.index(args["side"])
        beyond = atlas.beside(place, direction)
        for spot in (place, beyond):
            atlas.set_cell(spot, None)
        if built:
            build_wall(atlas, place, direction)
            return
        now = atlas.now
        atlas.doubts.blasts.append(Deed(now, place.fragment, side_at(place.at, direction)))
        atlas.read_side(place, direction, Side(open=now, blown=now, bare=now, inner=True))

    def _move_treasure(self, args: Args) -> None:
        """One less lies where it was, one more where it is."""
        if "from" in args:
            self._litter.count_treasures(self._known(args["from"]), -1)
        if "at" in args:
            self._litter.count_treasures(self._known(args["at"]), 1)

    def _known(self, name: str) -> Spot:
        spot = place_of(name)
        self._atlas.set_cell(spot, None)
        return spot
