"""What a seat may say, in brief: `go left|right|up|down`, `start a1…e4`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from gamemaster.core.offering import Offer

MOST: Final = 12
"""So many words that can stand in one place are listed; of more, the first and the last."""


def brief(offers: Sequence[Offer]) -> list[tuple[str, Offer]]:
    """Each kind of request in one form, with the first request of this form.

    Requests are of one form if they do the same and have as many words.
    """
    forms: dict[tuple[str, int], list[Offer]] = {}
    for offer in offers:
        forms.setdefault((offer.do, len(offer.move.split())), []).append(offer)
    return [(_form([one.move for one in same]), same[0]) for same in forms.values()]


def _form(moves: Sequence[str]) -> str:
    places = zip_longest(*(move.split() for move in moves))
    return " ".join(_alternatives(list(dict.fromkeys(words))) for words in places)


def _alternatives(words: Sequence[str]) -> str:
    return f"{words[0]}…{words[-1]}" if len(words) > MOST else "|".join(words)
