"""Requests and outcomes of chance, and their texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gamemaster.core.game import Refused

PLAIN: Final = ("roll", "done", "undo")
FACES: Final = range(1, 7)
_PLACE: Final = r"(base|[1-9]|[1-5][0-9]|6[0-8]|L[1-7]|home)"
_STEP: Final = re.compile(f"{_PLACE}-{_PLACE}")
_DICE: Final = re.compile(r"(?:die ([1-6])|dice ([1-6]) ([1-6]))")
MOST: Final = 40
"""Characters that a request may have."""


class MoveError(Refused):
    """A request that can't be read."""


@dataclass(frozen=True, slots=True)
class Move:
    """A request or an outcome of chance.

    `do` is `roll`, `step`, `done`, `undo`, `die` or `dice`; `text` is its text form, `dice` the
    faces of an outcome.
    """

    do: str
    text: str
    dice: tuple[int, ...] = ()


@lru_cache(maxsize=4096)
def read_move(text: str) -> Move:
    """A move from its text: `roll`, `12-17`, `base-5`, `66-L3`, `L3-home`, `done`, `undo`.

    Raises `MoveError`.
    """
    if len(text) > MOST:
        raise MoveError("illegal-move-too-long", f"a request has at most {MOST} characters")
    words = " ".join(text.split())
    if words in PLAIN:
        return Move(words, words)
    if _STEP.fullmatch(words):
        return Move("step", words)
    drawn = _DICE.fullmatch(words)
    if drawn:
        dice = tuple(int(face) for face in drawn.groups() if face)
        return Move("die" if len(dice) == 1 else "dice", words, dice)
    if not words:
        raise MoveError("illegal-move-empty", "column 1: an action is missing", column=1)
    raise MoveError("illegal-move-unknown", f"column 1: {words!r}", column=1, word=words)
