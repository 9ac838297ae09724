"""The notebook as JSON values: fragments with their cells and sides, links, pawns, the bear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.labyrinth.grid import LEFT, SIDE_NAMES, UP
from gamemaster.labyrinth.heard.atlas import Atlas, Spot
from gamemaster.labyrinth.heard.fragments import PLAN, Fragment, ends, row_col, side_at

FEW_PLACES: Final = 24
"""So many possible places of a floating fragment are shown one by one."""
LINKS: Final = {"river": "river", "rapids": "river", "pit": "pit"}
NO_THINGS: Final = {"bullets": 0, "bombs": 0, "mines": 0, "corpses": 0}


def show_notebook(atlas: Atlas, inside: list[int]) -> dict[str, Any]:
    """The certain fragments; floating ones begin at row 0 and column 0 of their own."""
    origins = {piece.id: _origin(piece) for piece in atlas.fragments.values() if piece.cells}
    fragments = [
        _show_fragment(atlas, atlas.fragments[id_], origins[id_], inside) for id_ in origins
    ]
    links = [
        {
            "by": LINKS[link.by],
            "from": _place(link.source, origins),
            "to": _place(link.target, origins),
        }
        for link in atlas.links
        if link.by != "river" or link.source.fragment != link.target.fragment
    ]
    bear = None if atlas.bear is None else _place(atlas.bear, origins)
    return {"fragments": fragments, "links": links, "bear": bear}


def _origin(fragment: Fragment) -> tuple[int, int]:
    if fragment.anchored:
        return (0, 0)
    places = [row_col(spot) for spot in fragment.cells]
    return min(row for row, _ in places), min(col for _, col in places)


def _at(spot: int, origin: tuple[int, int]) -> dict[str, int]:
    row, col = row_col(spot)
    return {"row": row - origin[0], "col": col - origin[1]}


def _place(spot: Spot, origins: Mapping[int, tuple[int, int]]) -> dict[str, int]:
    return {"fragment": spot.fragment, **_at(spot.at, origins[spot.fragment])}


def _show_fragment(
    atlas: Atlas, fragment: Fragment, origin: tuple[int, int], inside: list[int]
) -> dict[str, Any]:
    cells = [
        {
            **_at(spot, origin),
            "cell": fragment.cells[spot],
            "flow": SIDE_NAMES[fragment.flows[spot]] if spot in fragment.flows else None,
            "treasures": atlas.doubts.treasures_at(fragment, spot),
            "things": _show_things(fragment, spot),
            "visits": fragment.visits.get(spot, 0),
        }
        for spot in sorted(fragment.cells)
    ]
    pawns = [
        {"seat": seat, **_at(atlas.pawns[seat].at, origin)}
        for seat in inside
        if atlas.pawns[seat].fragment == fragment.id
    ]
    return {
        "id": fragment.id,
        "anchored": fragment.anchored,
        "places": len(fragment.places),
        "at": _show_places(fragment, origin),
        "cells": cells,
        "sides": _show_sides(atlas, fragment, origin),
        "pawns": pawns,
    }


def _show_things(fragment: Fragment, spot: int) -> dict[str, int] | None:
    things = fragment.things.get(spot)
    return {**NO_THINGS, **things} if things and any(things.values()) else None


def _show_places(fragment: Fragment, origin: tuple[int, int]) -> list[list[int]]:
    """Where the fragment's own row 0 and column 0 could lie, if that is few places."""
    if len(fragment.places) > FEW_PLACES:
        return []
    places = (row_col(place) for place in sorted(fragment.places))
    return [[row + origin[0], col + origin[1]] for row, col in places]


def _show_sides(atlas: Atlas, fragment: Fragment, origin: tuple[int, int]) -> list[dict[str, Any]]:
    states = {key: side.state() for key, side in fragment.sides.items()}
    if fragment.anchored and _all_exits_known(atlas):
        for key in _outer_sides(atlas, fragment):
            if states.get(key) != "exit":
                states[key] = "edge"
    shown = []
    for key in sorted(states):
        state = states[key]
        if state is None:
            continue
        spot, beyond = ends(key)
        direction = UP if key & 1 else LEFT
        if spot in fragment.cells:
            side = {**_at(spot, origin), "side": SIDE_NAMES[direction ^ 1], "is": state}
        else:
            side = {**_at(beyond, origin), "side": SIDE_NAMES[direction], "is": state}
        if state == "wall" and atlas.doubtful_wall(fragment, key):
            side["doubtful"] = True
        shown.append(side)
    return shown


def _all_exits_known(atlas: Atlas) -> bool:
    return len(atlas.fragments[PLAN].landmarks.get("exit", ())) == atlas.limits["exit"]


def _outer_sides(atlas: Atlas, fragment: Fragment) -> list[int]:
    sides = (side_at(spot, direction) for spot in fragment.cells for direction in range(4))
    return [side for side in sides if atlas.outline.is_outer(side)]
