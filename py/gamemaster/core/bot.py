"""What a bot is, and where bots are found.

A bot is handed an observation and a generator of its own, never the game. It keeps nothing between
two moves, so a resumed game has the same bots as before.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from random import Random
from time import monotonic
from typing import Final, Protocol, runtime_checkable

from gamemaster.core.game import Observation, Refused

GROUP: Final = "gamemaster.bots"
"""The entry point group in which any installed package may register bots."""
PACKAGE: Final = "gamemaster"
"""The package of this program's own."""
SOLVER: Final = "pysat"
"""What bots that reason import, if they say `needs_solver = True`."""


@runtime_checkable
class Bot(Protocol):
    """A player made of software."""

    id: str
    """The name it is registered under."""
    game: str
    """The game that it plays."""
    level: int
    """Its strength, 1 for the weakest."""

    def choose(self, seen: Observation, rng: Random) -> str:
        """The text of one of the moves offered, or of one composed of offered parts ("; " between).

        It depends on its arguments only.
        """


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that plays the better the longer it thinks."""

    def choose_by(self, seen: Observation, rng: Random, end: float) -> str:
        """The best that it has found when `time.monotonic()` is `end`, given soon after that."""


def choice(bot: Bot, seen: Observation, rng: Random, seconds: float | None = None) -> str:
    """What a bot chooses; one that thinks ends after so many seconds, None: when it has done."""
    if seconds is None or not isinstance(bot, Thinker):
        return bot.choose(seen, rng)
    return bot.choose_by(seen, rng, monotonic() + seconds)


@dataclass(frozen=True, slots=True)
class Roster:
    """The bots found, by id, and why others could not be loaded."""

    bots: Mapping[str, Bot]
    broken: Mapping[str, str]

    def get(self, name: str, game: str) -> Bot:
        """The bot of this name for this game; raises `Refused`."""
        bot = self.bots.get(name)
        if bot is None or bot.game != game:
            raise Refused("refused-no-bot", f"no bot of {game} is called {name!r}", bot=name)
        return bot

    def best(self, game: str) -> Bot:
        """The strongest bot for this game that nothing has to be fetched for; raises `Refused`."""
        found = [bot for bot in self.bots.values() if bot.game == game and not needs_solver(bot)]
        if not found:
            raise Refused("refused-no-bot", f"no bot plays {game}", bot="")
        return found[-1]


def find_bots(own: bool = True) -> Roster:
    """Every bot registered by an installed package, the weakest first.

    `own`: those that came with this program are among them.
    """
    bots: list[Bot] = []
    broken: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        if not own and entry.dist is not None and entry.dist.name == PACKAGE:
            continue
        try:
            bot = entry.load()()
        except Exception as fault:  # a stranger's code: report it, let the others play
            broken[entry.name] = f"{type(fault).__name__}: {fault}"
            continue
        if not isinstance(bot, Bot):
            broken[entry.name] = "not a bot: id, game, level and choose() are needed"
        elif needs_solver(bot) and not _has_solver():
            broken[entry.name] = "it reasons with python-sat: install gamemaster[reasoner]"
        else:
            bots.append(bot)
    bots.sort(key=lambda bot: (bot.level, bot.id))
    return Roster({bot.id: bot for bot in bots}, broken)


def needs_solver(bot: Bot) -> bool:
    """Whether a bot reasons with the solver, which is not installed everywhere."""
    return bool(getattr(bot, "needs_solver", False))


def _has_solver() -> bool:
    """Whether the solver is here; a page fetches it as soon as such a bot is to move."""
    return sys.platform == "emscripten" or find_spec(SOLVER) is not None
