"""The wheel of the casino, the bets, and what they pay (Rule B-5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gamemaster.labyrinth.moves import POCKETS

REDS: Final = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
"""The red numbers of the European wheel."""
WHEEL: Final = (
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
)
"""The numbers as they stand on that wheel, clockwise."""
EVENS: Final = ("low", "even", "red", "black", "odd", "high")
"""The bets at even money as they lie beside the numbers."""
NUMBER_PAYS: Final = 35
EVEN_PAYS: Final = 1
EVEN_MONEY: Final[Mapping[str, Callable[[int], bool]]] = {
    "red": lambda number: number in REDS,
    "black": lambda number: number not in REDS,
    "odd": lambda number: number % 2 == 1,
    "even": lambda number: number % 2 == 0,
    "low": lambda number: number <= 18,
    "high": lambda number: number >= 19,
}
"""Which numbers a bet at even money wins on; zero is none of them."""


def gain(kind: str, number: int) -> int:
    """What a bet gains for each coin of its stake when the wheel stops; -1: the stake is lost."""
    if kind in POCKETS:
        return NUMBER_PAYS if number == int(kind) else -1
    return EVEN_PAYS if number and EVEN_MONEY[kind](number) else -1


def colour(number: int) -> str:
    """The colour of a pocket."""
    return "green" if not number else "red" if number in REDS else "black"
