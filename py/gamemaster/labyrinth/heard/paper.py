"""The notebook as JSON values: fragments with their cells and sides, links, pawns, the bear.

Rows count through the floors, each of which has as many as the plan.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gamemaster.labyrinth import replies
from gamemaster.labyrinth.grid import LEFT, SIDE_NAMES, UP, Place
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import PLAN, Fragment, ends, floor_of, place_at, side_at
from gamemaster.labyrinth.heard.ties import Spot

FEW_PLACES: Final = 24
"""So many possible places of a floating fragment are shown one by one."""


class Frame(NamedTuple):
    """Where a fragment's own rows, columns and floors begin, and the rows of a floor."""

    origin: Place
    rows: int

    def at(self, spot: int) -> replies.Beside:
        """Row and column of a spot as they are shown."""
        row, col, floor = place_at(spot)
        up = floor - self.origin.floor
        return {"row": up * self.rows + row - self.origin.row, "col": col - self.origin.col}

    def place(self, row: int, col: int) -> Place:
        """The place of a square that is shown, as the fragment has it."""
        up, down = divmod(row, self.rows)
        return Place(down + self.origin.row, col + self.origin.col, up + self.origin.floor)


def frame_of(atlas: Atlas, fragment: Fragment) -> Frame:
    """How a fragment is shown."""
    return Frame(_origin(fragment), atlas.outline.rows)


def show_notebook(atlas: Atlas, inside: list[int]) -> replies.Notebook:
    """The certain fragments; floating ones begin at row 0 and column 0 of their own."""
    frames = {piece.id: frame_of(atlas, piece) for piece in atlas.fragments.values() if piece.cells}
    fragments = [_show_fragment(atlas, atlas.fragments[id_], frames[id_], inside) for id_ in frames]
    links: list[replies.Link] = [
        {
            "by": "river" if link.by == "rapids" else link.by,
            "from": _place(link.source, frames),
            "to": _place(link.target, frames),
        }
        for link in atlas.links
        if link.by != "river" or link.source.fragment != link.target.fragment
    ]
    bear = None if atlas.bear is None else _place(atlas.bear, frames)
    return {"fragments": fragments, "links": links, "bear": bear}


def _origin(fragment: Fragment) -> Place:
    if fragment.anchored:
        return Place(0, 0, 0)
    places = [place_at(spot) for spot in fragment.cells]
    return Place(*(min(numbers) for numbers in zip(*places, strict=True)))


def _place(spot: Spot, frames: Mapping[int, Frame]) -> replies.Spot:
    return {"fragment": spot.fragment, **frames[spot.fragment].at(spot.at)}


def _show_fragment(
    atlas: Atlas, fragment: Fragment, frame: Frame, inside: list[int]
) -> replies.Fragment:
    cells: list[replies.KnownCell] = [
        {
            **frame.at(spot),
            "cell": fragment.cells[spot],
            "flow": SIDE_NAMES[fragment.flows[spot]] if spot in fragment.flows else None,
            "treasures": atlas.doubts.treasures_at(fragment, spot),
            "things": _show_things(fragment, spot),
            "visits": fragment.visits.get(spot, 0),
        }
        for spot in sorted(fragment.cells)
    ]
    pawns: list[replies.Standing] = [
        {"seat": seat, **frame.at(atlas.pawns[seat].at)}
        for seat in inside
        if atlas.pawns[seat].fragment == fragment.id
    ]
    return {
        "id": fragment.id,
        "anchored": fragment.anchored,
        "places": len(fragment.places),
        "at": _show_places(fragment, frame),
        "floors": _count_floors(atlas, fragment),
        "cells": cells,
        "sides": _show_sides(atlas, fragment, frame),
        "pawns": pawns,
    }


def _show_things(fragment: Fragment, spot: int) -> replies.Lying | None:
    things = fragment.things.get(spot)
    if not things or not any(things.values()):
        return None
    return {
        "bullets": things.get("bullets", 0),
        "bombs": things.get("bombs", 0),
        "mines": things.get("mines", 0),
        "corpses": things.get("corpses", 0),
    }


def _show_places(fragment: Fragment, frame: Frame) -> list[list[int]]:
    """Where the fragment's own row 0 and column 0 could lie, if that is few places."""
    if len(fragment.places) > FEW_PLACES:
        return []
    origin = frame.origin
    shown = []
    for place in sorted(fragment.places):
        row, col, floor = place_at(place)
        shown.append([(floor + origin.floor) * frame.rows + row + origin.row, col + origin.col])
    return shown


def _count_floors(atlas: Atlas, fragment: Fragment) -> int:
    """How many floors it spans."""
    if fragment.anchored:
        return atlas.outline.floors
    floors = [floor_of(spot) for spot in fragment.cells]
    return max(floors) - min(floors) + 1


def _show_sides(atlas: Atlas, fragment: Fragment, frame: Frame) -> list[replies.KnownSide]:
    states = {key: side.state() for key, side in fragment.sides.items()}
    if fragment.anchored and _all_exits_known(atlas):
        for key in _outer_sides(atlas, fragment):
            if states.get(key) != "exit":
                states[key] = "edge"
    shown: list[replies.KnownSide] = []
    for key in sorted(states):
        state = states[key]
        if state is None:
            continue
        spot, beyond = ends(key)
        direction = UP if key & 1 else LEFT
        if spot in fragment.cells:
            at, name = frame.at(spot), SIDE_NAMES[direction ^ 1]
        else:
            at, name = frame.at(beyond), SIDE_NAMES[direction]
        side: replies.KnownSide = {"row": at["row"], "col": at["col"], "side": name, "is": state}
        if state == "wall" and atlas.doubtful_wall(fragment, key):
            side["doubtful"] = True
        shown.append(side)
    return shown


def _all_exits_known(atlas: Atlas) -> bool:
    return len(atlas.fragments[PLAN].landmarks.get("exit", ())) == atlas.limits["exit"]


def _outer_sides(atlas: Atlas, fragment: Fragment) -> list[int]:
    sides = (side_at(spot, direction) for spot in fragment.cells for direction in range(4))
    return [side for side in sides if atlas.outline.is_outer(side)]
