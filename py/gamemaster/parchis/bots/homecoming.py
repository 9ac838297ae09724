"""How long a last piece waits for the exact throw that brings it home (Rule P-10)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

ROLLS: Final = tuple(product(range(1, 7), repeat=2))
PACE: Final = 7 * 6 / 5
"""Cells that two dice give in a turn on the average, another roll for each double included."""
FAR: Final = 15
"""So many cells from home, the wait no longer depends on the distance."""


def turns_home(cells: int) -> list[float]:
    """The expected turns of a player's last piece, by its cells to go from 0 to `cells`.

    Nobody is in its way; it must use one of its dice if it can, and may use both (Rule P-9).
    """
    turns = [0.0]
    for to_go in range(1, cells + 1):
        known = stuck = 0.0
        for first, second in ROLLS:
            uses = {first, second, first + second}
            if to_go in uses:
                known += 1
                continue
            ahead = [turns[to_go - use] for use in uses if use < to_go]
            known += (min(ahead) if ahead else 0) + (first != second)
            stuck += not ahead
        turns.append(known / (len(ROLLS) - stuck))
    return turns


@lru_cache(maxsize=1)
def waits() -> tuple[float, ...]:
    """What a last piece loses by waiting, in cells, by its cells to go from 0 to `FAR`."""
    return tuple(PACE * turns - to_go for to_go, turns in enumerate(turns_home(FAR)))
