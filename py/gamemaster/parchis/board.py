"""The board: its cells as numbers and as texts, and every way a piece can be moved along them.

Places are numbers: 0 is the base, 1 to 68 the track, seven cells from 69 on for the lane of each
corner, 97 the home. A place's text is what players call it: `base`, `12`, `L3` (the third cell of
one's own lane), `home`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gamemaster.core.game import Seat
from gamemaster.parchis.replies import StepKey
from gamemaster.parchis.rules import Rules

TRACK: Final = 68
LANE: Final = 7
PIECES: Final = 4
"""Pieces of each player."""
CORNERS: Final = 4
BASE: Final = 0
HOME: Final = TRACK + CORNERS * LANE + 1
PLACES: Final = HOME + 1
STARTS: Final = (5, 22, 39, 56)
"""The starting cell of each corner (Rule P-1)."""
ENTRIES: Final = (68, 17, 34, 51)
"""The cell after which each corner's lane turns off (Rule P-1)."""
SAFE: Final = (12, 17, 29, 34, 46, 51, 63, 68)
"""The other safe cells of the standard board (Rule P-1)."""
ENTERING: Final = 5
CAPTURE_BONUS: Final = 20
HOME_BONUS: Final = 10
DISTANCES: Final = (1, 2, 3, 4, 5, 6, HOME_BONUS, CAPTURE_BONUS)
SEATED: Final[Mapping[int, tuple[int, ...]]] = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The corners at which so many players sit."""


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """One way of moving a piece `by` cells from place to place; there is one object of each.

    `path` has a bit for every cell passed or entered: a blockade on one of them is in the way.
    `key` is what is said of it: `enters`, `moves`, `laps`, `turns-in`, `climbs` or `comes-home`;
    `text` is the request for it. `end` is the text of `dst`, `lane` the cell of the lane that it
    leads to, 0 for none.
    """

    src: int
    dst: int
    by: int
    path: int
    key: StepKey
    text: str
    start: str
    end: str
    lane: int


def lane_cell(corner: int, number: int) -> int:
    """The place of a lane's cell, 1 to 7; the one after the last is the home."""
    return TRACK + corner * LANE + number if number <= LANE else HOME


def place_text(place: int) -> str:
    """What players call a place."""
    if place == BASE:
        return "base"
    if place == HOME:
        return "home"
    return str(place) if place <= TRACK else f"L{lane_number(place)}"


def lane_number(place: int) -> int:
    """1 to 7 for a cell of a lane, else 0."""
    return (place - TRACK - 1) % LANE + 1 if TRACK < place < HOME else 0


@lru_cache(maxsize=CORNERS)
def places_by_text(corner: int) -> Mapping[str, int]:
    """The places that a piece of a corner can stand on, by their texts."""
    own = (lane_cell(corner, number) for number in range(1, LANE + 1))
    return {place_text(place): place for place in (*range(TRACK + 1), *own, HOME)}


def remaining(corner: int, place: int) -> int:
    """How many cells a piece still has to go until it is home; from the base: from its start."""
    if place == HOME:
        return 0
    if place == BASE:
        place = STARTS[corner]
    number = lane_number(place)
    return LANE + 1 - number if number else (ENTRIES[corner] - place) % TRACK + LANE + 1


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _way(key: StepKey, cells: list[int], src: int, by: int) -> Way:
    """A way over these cells, the last of which it ends on."""
    dst = cells[-1]
    start, end = place_text(src), place_text(dst)
    path = _bits([cell for cell in cells if cell != HOME])
    return Way(src, dst, by, path, key, f"{start}-{end}", start, end, lane_number(dst))


def _along_track(corner: int, src: int, by: int) -> Way:
    """A way along the track; past the own lane it is another lap (Rule P-10)."""
    cells = [(src + step - 1) % TRACK + 1 for step in range(1, by + 1)]
    laps = (ENTRIES[corner] - src) % TRACK < by
    return _way("laps" if laps else "moves", cells, src, by)


def _up_lane(corner: int, src: int, by: int) -> Way | None:
    """A way into the lane or up in it, None if it leads nowhere: home wants the exact number."""
    number = lane_number(src)
    before = 0 if number else (ENTRIES[corner] - src) % TRACK
    last = number + by - before
    if not 1 <= last <= LANE + 1:
        return None
    cells = [(src + step - 1) % TRACK + 1 for step in range(1, before + 1)]
    cells += [lane_cell(corner, cell) for cell in range(number + 1, last + 1)]
    key: StepKey = "comes-home" if last > LANE else "climbs" if number else "turns-in"
    return _way(key, cells, src, by)


@lru_cache(maxsize=CORNERS)
def ways_of(corner: int) -> tuple[Mapping[int, tuple[Way, ...]], ...]:
    """For each place of a corner's piece and each distance the ways that the board has.

    Two of them where a piece may enter its lane or go another lap (Rule P-10); the only way out of
    the base has the distance 5 (Rule P-3).
    """
    found: list[Mapping[int, tuple[Way, ...]]] = []
    own = range(lane_cell(corner, 1), lane_cell(corner, LANE) + 1)
    for place in range(PLACES):
        ways: dict[int, tuple[Way, ...]] = {}
        if place == BASE:
            ways[ENTERING] = (_way("enters", [STARTS[corner]], BASE, ENTERING),)
        elif place <= TRACK or place in own:
            for by in DISTANCES:
                track = [_along_track(corner, place, by)] if place <= TRACK else []
                lane = _up_lane(corner, place, by)
                ways[by] = (*track, *([lane] if lane else []))
        found.append(ways)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Board:
    """A board with its players: who sits where, and what holds there for all the game.

    `starts` and `ways` by seat (`ways_of`); `shelters` are the coloured cells (Rule P-1);
    `partners` by seat, the seat itself where all play against all.
    """

    rules: Rules
    corners: tuple[int, ...]
    starts: tuple[int, ...]
    ways: tuple[tuple[Mapping[int, tuple[Way, ...]], ...], ...]
    shelters: frozenset[int]
    partners: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.corners)

    def pieces(self, seat: Seat) -> range:
        """The numbers of a seat's pieces among all pieces."""
        return range(seat * PIECES, (seat + 1) * PIECES)

    def may_capture(self, seat: Seat, other: Seat) -> bool:
        """Whether a seat's move may capture another's piece at all (Rule P-12)."""
        return self.rules.partners_capture or self.partners[seat] != other


@lru_cache(maxsize=64)
def board_for(rules: Rules, seats: int) -> Board:
    """The board of so many players: two sit across from each other (Rule P-1)."""
    corners = SEATED[seats]
    safe = (*STARTS, *SAFE) if rules.safe_cells == len(STARTS) + len(SAFE) else STARTS
    across = CORNERS // 2
    partners = [(seat + across) % CORNERS if rules.pairs else seat for seat in range(seats)]
    return Board(
        rules,
        corners,
        tuple(STARTS[corner] for corner in corners),
        tuple(ways_of(corner) for corner in corners),
        frozenset(safe),
        tuple(partners),
    )
