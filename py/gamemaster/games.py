"""The games that this program can host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.game import Game
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.parchis.game import PARCHIS

GAMES: Final[Mapping[str, Game[Any, Any, Any, Any]]] = {
    game.id: game for game in (LABYRINTH, PARCHIS)
}
