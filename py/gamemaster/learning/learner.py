"""A game as learners play it: actions by number, the position of one seat as numbers."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from gamemaster.core.game import Said
from gamemaster.learning import (
    labyrinth_actions,
    labyrinth_planes,
    parchis_actions,
    parchis_planes,
)
from gamemaster.learning.actions import ActionList

MAKERS: Final[Any] = {
    "labyrinth": (labyrinth_actions.actions_for, labyrinth_planes.Seeing),
    "parchis": (parchis_actions.actions_for, parchis_planes.Seeing),
}

_AS_JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@lru_cache(maxsize=64)
def actions_of(game: str, rules: Any, players: int) -> ActionList:
    """The actions of a game by its rules with so many players."""
    made: ActionList = MAKERS[game][0](rules, players)
    return made


@lru_cache(maxsize=64)
def seeing_of(game: str, rules: Any, players: int) -> Any:
    """How a seat's view of such a game becomes numbers: `see`, `figures` and what they show."""
    return MAKERS[game][1](rules, players)


def text_of(said: Said) -> str:
    """A statement as text: its key, and its arguments as JSON."""
    return f"{said.key} {_AS_JSON(said.args)}"


def reward(seat: int, winners: tuple[int, ...]) -> float:
    """What a seat gets at the end: 1 for winning, -1 for losing, 0 if nobody wins (Rule A-7)."""
    if not winners:
        return 0.0
    return 1.0 if seat in winners else -1.0
