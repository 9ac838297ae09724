"""A unit of play: one plan, and the games played on it, which one process plays in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from gamemaster.arena.figures import arrangements
from gamemaster.arena.judges import judge_for
from gamemaster.core.arena import play
from gamemaster.core.bot import Bot
from gamemaster.core.game import Game, Observation


@dataclass(frozen=True, slots=True)
class Unit:
    """What is to be played: the plan of a seed, with bots on its seats, once for each seating."""

    game: Game[Any, Any, Any, Any]
    rules: Any
    seed: str
    bots: tuple[Bot, ...]
    seatings: tuple[tuple[int, ...], ...]
    """For each game, which of the bots has each seat."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: for each seat its bot, its turns, its follies and its slowest move in seconds."""

    seated: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats."""
    ending: str
    turns: tuple[int, ...]
    follies: tuple[dict[str, int], ...]
    slowest: tuple[float, ...]


class Watched:
    """A bot on one seat in one game, whose moves a judge sees as well.

    A bot that does not remember all of what was said is judged by what it `remembers`.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.id, self.game, self.level = bot.id, bot.game, bot.level
        self._judge = judge_for(bot.game)
        self.turns = 0
        self.follies: Counter[str] = Counter()

    def choose(self, seen: Observation, rng: Random) -> str:
        """The bot's choice."""
        text = self._bot.choose(seen, rng)
        remembers: Callable[[Observation], Observation] | None
        remembers = getattr(self._bot, "remembers", None)
        found = self._judge.judge(remembers(seen) if remembers else seen, text)
        if found is not None:
            self.turns += 1
            self.follies.update(found)
        return text


def play_unit(unit: Unit) -> list[Played]:
    """Play all games of a unit; raises `BotFault` if a bot fails."""
    return [_play(unit, seated) for seated in unit.seatings]


def _play(unit: Unit, seated: tuple[int, ...]) -> Played:
    watched = [Watched(unit.bots[who]) for who in seated]
    result = play(unit.game, unit.rules, watched, unit.seed)
    return Played(
        seated,
        result.winners,
        result.ending,
        tuple(one.turns for one in watched),
        tuple(dict(one.follies) for one in watched),
        result.slowest,
    )


def match_unit(
    game: Game[Any, Any, Any, Any], rules: Any, seed: str, bots: tuple[Bot, Bot], seats: int
) -> Unit:
    """Two bots on one plan, in all arrangements over the seats."""
    return Unit(game, rules, seed, bots, arrangements(seats))


def solo_unit(game: Game[Any, Any, Any, Any], rules: Any, seed: str, bot: Bot) -> Unit:
    """A bot alone on a plan."""
    return Unit(game, rules, seed, (bot,), ((0,),))


def score(games: list[Played]) -> float:
    """What a unit gave the first of two bots: 1 for a win, 0 for the other's, else a half."""
    return sum(_points(one) for one in games) / len(games)


def _points(played: Played) -> float:
    winners = {played.seated[seat] for seat in played.winners}
    return 1.0 if winners == {0} else 0.0 if winners == {1} else 0.5
