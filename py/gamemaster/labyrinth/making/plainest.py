"""The plainest drawing of lifts, river and pits, for boards too full for one at random."""

from __future__ import annotations

from collections.abc import Sequence

from gamemaster.labyrinth.grid import DIRECTIONS, NOWHERE
from gamemaster.labyrinth.making.draft import Draft
from gamemaster.labyrinth.making.lifts import lift_places, put_lifts
from gamemaster.labyrinth.options import least_features, wild_cells


def draw_plainest(draft: Draft) -> None:
    """Lifts, a river cell, a delta and the shortest loop, where there are to be any.

    This is valid on every board: a source without which its floor still hangs together parts
    nothing, and pits and lifts, which lead on along their loop, part nothing wherever they are.
    """
    rules = draft.rules
    river, pits = least_features(rules)
    if rules.lifts:
        put_lifts(draft, _corners(draft, lift_places(draft), 1)[0])
    if river:
        _draw_spring(draft)
    if pits:
        floors = range(draft.floors) if rules.floor_loops else [_roomiest(draft)]
        dug = [
            cell
            for floor in floors
            for cell in _corners(draft, draft.spare_on(floor), pits // len(floors))
        ]
        for number, cell in enumerate(dug):
            draft.kinds[cell], draft.pits[cell] = "pit", (0, number)


def _draw_spring(draft: Draft) -> None:
    """A river of one cell, on the floor with the most room; its delta on an easy way if it can.

    The first place does, unless the delta would take a cell that something else needs.
    """
    rules = draft.rules
    short = len(draft.spare()) < 2 + least_features(rules)[1] + wild_cells(rules)
    courses = [
        (source, way, draft.beyond(source, way))
        for source in draft.spare_on(_roomiest(draft))
        if not _parts(draft, source)
        for way in DIRECTIONS
        if draft.beyond(source, way) != NOWHERE
    ]
    open_courses = [course for course in courses if draft.kinds[course[2]] == "land"]
    source, way, mouth = min(
        open_courses, key=lambda course: (0 if short else course[0], course[2] not in draft.kept)
    )
    draft.kinds[source], draft.flows[source] = "river", way
    draft.kinds[mouth] = "delta"


def _roomiest(draft: Draft) -> int:
    """The first of the floors with the most plain land that no easy way needs."""
    return max(range(draft.floors), key=lambda floor: len(draft.spare_on(floor)))


def _parts(draft: Draft, cell: int) -> bool:
    """Whether the outline of a floor falls apart without a cell."""
    line = draft.around(cell)[:1]
    seen = {cell, *line}
    for one in line:
        fresh = [other for other in draft.around(one) if other not in seen]
        seen.update(fresh)
        line += fresh
    return len(seen) < len(draft.on_floor(0))


def _corners(draft: Draft, places: Sequence[int], count: int) -> list[int]:
    """One or two cells with the fewest neighbours: the first, and then the last of them."""
    by_sides = sorted(places, key=lambda cell: len(draft.around(cell)))
    fewest = len(draft.around(by_sides[0]))
    corners = [cell for cell in by_sides if len(draft.around(cell)) == fewest]
    return [corners[0], corners[-1]][:count] if len(corners) > 1 else by_sides[:count]
