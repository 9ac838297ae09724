"""The books of Parchís' accountant: the board by the rules' text, and where all pieces stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

STARTS: Final = (5, 22, 39, 56)
ENTRIES: Final = (68, 17, 34, 51)
SAFE: Final = (12, 17, 29, 34, 46, 51, 63, 68)
CORNERS: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
LUCKY: Final = ("pips", "doubles", "fives")
"""What the dice can give more of than the average."""
COUNTED: Final = (
    *("rolls", "pips", "doubles", "waits", "fives", "captures", "captured", "bonus"),
    *("bonus_lost", "unused", "stuck", "third_doubles", "laps", "home"),
)


def cells_to_go(corner: int, place: str) -> int:
    """Cells until a piece is home; one in the base is counted from its starting cell."""
    if place == "home":
        return 0
    if place.startswith("L"):
        return 8 - int(place[1:])
    number = STARTS[corner] if place == "base" else int(place)
    return (ENTRIES[corner] - number) % 68 + 8


@cache
def number_of(corner: int, place: str) -> int:
    """The number that a place has in the engine."""
    if place.startswith("L"):
        return 68 + 7 * corner + int(place[1:])
    return {"base": 0, "home": 97}[place] if place in ("base", "home") else int(place)


def way(corner: int, start: str, by: int, end: str) -> tuple[str, list[str]]:
    """How a piece gets from place to place by so many cells: the key, and the cells entered."""
    if start == "base":
        assert (by, end) == (5, str(STARTS[corner]))
        return "enters", [end]
    if start.startswith("L"):
        lane, track = int(start[1:]), []
    else:
        number = int(start)
        ahead = [(number + step - 1) % 68 + 1 for step in range(1, by + 1)]
        turn = (ENTRIES[corner] - number) % 68
        if end.isdigit():
            return "laps" if by > turn else "moves", [str(cell) for cell in ahead]
        lane, track = 0, ahead[:turn]
    cells = [f"L{cell}" for cell in range(lane + 1, lane + 1 + by - len(track))]
    assert len(cells) > 0
    cells = ["home" if cell == "L8" else cell for cell in cells]
    key = "comes-home" if cells[-1] == "home" else "climbs" if lane else "turns-in"
    return key, [*map(str, track), *cells]


@dataclass(slots=True)
class Books:
    """What a request can change, and taking back restores."""

    places: list[list[str]]
    tally: list[dict[str, int]]
    left: list[int] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    paired: set[tuple[int, int]] = field(default_factory=set)
    """The mover's pieces that stood together during a double (Rule P-8)."""
    moved: set[int] = field(default_factory=set)
    """Those that were moved in it."""

    def copy(self) -> Books:
        """Independent of these."""
        places, tally = [own[:] for own in self.places], [dict(each) for each in self.tally]
        rest = self.left[:], self.bonus[:], set(self.paired), set(self.moved)
        return Books(places, tally, *rest)

    def pairs(self, seat: int) -> set[tuple[int, int]]:
        """The pairs of a seat's pieces that form blockades."""
        own = self.places[seat]
        return {
            (low, high)
            for low in range(4)
            for high in range(low + 1, 4)
            if own[low] == own[high] not in ("base", "home")
        }
