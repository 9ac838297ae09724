"""Who plays the suite's tasks: a player by chance, the game's bots, and whoever is counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gamemaster.core.bot import Bot, find_bots
from gamemaster.core.game import Observation

RANDOM = "random"


class RandomPlayer:
    """Says any whole move, with up to three parts where it carries some."""

    id = RANDOM
    level = 0

    def __init__(self, game: str) -> None:
        self.game = game

    def choose(self, seen: Observation, rng: Random) -> str:
        """One of the moves that are offered."""
        return seen.legal_moves().sample(rng)


class Counted:
    """A player whose requests in one game are counted."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.id, self.game, self.level = player.id, player.game, player.level
        self.requests = 0

    def choose(self, seen: Observation, rng: Random) -> str:
        """The player's choice."""
        self.requests += 1
        return self._player.choose(seen, rng)


def players(game: str, named: Sequence[str] = ()) -> list[Bot]:
    """The players of a game, the weakest first: all of them, or those of the names that it has."""
    bots: list[Bot] = [bot for bot in find_bots().bots.values() if bot.game == game]
    found: list[Bot] = [RandomPlayer(game), *bots]
    return [player for player in found if not named or player.id in named]
