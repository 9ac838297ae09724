"""What a game master can overrule in a labyrinth, as text (Rule T-2.4).

put 2 b3                player 2 stands on b3; on the second of several floors it is 2b3
wall b2 right           an inner wall stands there; `open b2 right`: none
treasure 1 b3           the true treasure, or the key, lies on b3; the false ones are 2, 3, …
treasure 1 to 2         player 2 carries it
lay b3 bullets 2        so many lie there: bullets, bombs or mines
health 2 wounded        or `healthy`, `infected`
lives 2 1               player 2 has one life left
have 2 bullets 3        so many bullets, bombs, knives, boats, bags of cement, coins; a mine
turn 2                  it is player 2's turn
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from gamemaster.core.game import Refused
from gamemaster.labyrinth.grid import NOWHERE, SIDE_NAMES, Place, read_cell_name
from gamemaster.labyrinth.moves import KIT

LIES: Final = ("bullets", "bombs", "mines")
"""What the game master can let lie on a cell, besides treasures."""
HAS: Final = (*KIT, "money", "mine")
"""What he can give a player, or take away."""
HEALTHS: Final = ("healthy", "wounded", "infected")
NAMES: Final[tuple[str, ...]] = SIDE_NAMES
_SEAT: Final = "(?P<seat>[1-9][0-9]?)"
_CELL: Final = "(?P<cell>[1-9]?[a-l][1-9][0-9]?)"
_COUNT: Final = "(?P<count>0|[1-9][0-9]?)"
_FORMS: Final = tuple(
    re.compile(form, re.ASCII)
    for form in (
        f"(?P<do>put) {_SEAT} {_CELL}",
        f"(?P<do>wall|open) {_CELL} (?P<side>{'|'.join(SIDE_NAMES)})",
        f"(?P<do>treasure) {_COUNT} (?:{_CELL}|to {_SEAT})",
        f"(?P<do>lay) {_CELL} (?P<thing>{'|'.join(LIES)}) {_COUNT}",
        f"(?P<do>health) {_SEAT} (?P<thing>{'|'.join(HEALTHS)})",
        f"(?P<do>lives) {_SEAT} {_COUNT}",
        f"(?P<do>have) {_SEAT} (?P<thing>{'|'.join(HAS)}) {_COUNT}",
        f"(?P<do>turn) {_SEAT}",
    )
)


@dataclass(frozen=True, slots=True)
class Ruling:
    """An overruling: `do` is its first word, `count` also the number of a treasure, from 1."""

    do: str
    text: str
    seat: int = NOWHERE
    place: Place | None = None
    side: int = NOWHERE
    thing: str = ""
    count: int = 0


def read_ruling(text: str) -> Ruling:
    """An overruling from its text; raises `Refused`."""
    words = " ".join(text.split())
    for form in _FORMS:
        if found := form.fullmatch(words):
            parts = found.groupdict()
            cell, side = parts.get("cell"), parts.get("side")
            return Ruling(
                parts["do"],
                words,
                int(parts.get("seat") or 0) - 1,
                read_cell_name(cell) if cell else None,
                _direction(side),
                parts.get("thing") or "",
                int(parts.get("count") or 0),
            )
    raise Refused("illegal-ruling-unread", f"{words[:80]!r} is no ruling", text=words[:80])


def _direction(side: str | None) -> int:
    return NOWHERE if side is None else NAMES.index(side)
