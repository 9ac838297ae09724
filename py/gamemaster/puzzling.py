"""Who knows the puzzles of which game: they think, and are loaded when they are asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gamemaster.core.game import Refused
from gamemaster.core.puzzles import Puzzler
from gamemaster.labyrinth.puzzles.puzzler import LabyrinthPuzzler

PUZZLERS: Final[Mapping[str, Puzzler]] = {"labyrinth": LabyrinthPuzzler()}


def puzzler_for(game: str) -> Puzzler:
    """Who knows the puzzles of a game; raises `Refused` if there are none."""
    if game not in PUZZLERS:
        raise Refused("refused-game", f"there are no puzzles of {game!r}", game=game)
    return PUZZLERS[game]
