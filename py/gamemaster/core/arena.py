"""Bots against bots: many games, every plan played from all seats in turn, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import process_time
from typing import Any, Final

from gamemaster.core.bot import Bot
from gamemaster.core.game import Game
from gamemaster.core.table import Player, Table

Z95: Final = 1.96
"""The normal distribution's two-sided 95 % point."""


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game.

    `winners` are places among the contestants; `ending` is the key of the last word; `moves`
    counts the requests; `slowest` is the slowest move of each contestant, in seconds that the
    processor worked on it: what else the machine did meanwhile does not count.
    """

    winners: tuple[int, ...]
    ending: str
    moves: int
    slowest: tuple[float, ...]


@dataclass(slots=True)
class Standing:
    """What one contestant achieved."""

    bot: str
    wins: int = 0
    slowest: float = 0.0


@dataclass(slots=True)
class Report:
    """What came of all games so far."""

    standings: list[Standing]
    games: int = 0
    longest: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.longest = max(self.longest, result.moves)
        self.lengths.append(result.moves)
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        for winner in result.winners:
            self.standings[winner].wins += 1
        for standing, slowest in zip(self.standings, result.slowest, strict=True):
            standing.slowest = max(standing.slowest, slowest)

    def lines(self) -> Iterator[str]:
        """The report as text for a terminal."""
        for standing in self.standings:
            low, high = interval(standing.wins, self.games)
            yield (
                f"{standing.bot}: {standing.wins} of {self.games} won, "
                f"{standing.wins / self.games:.1%} ({low:.1%} to {high:.1%}), "
                f"slowest move {standing.slowest * 1000:.1f} ms"
            )
        endings = ", ".join(f"{key} {self.endings[key]}" for key in sorted(self.endings))
        median = sorted(self.lengths)[self.games // 2]
        yield f"endings: {endings}; moves: median {median}, longest {self.longest}"


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate, both ends from 0 to 1; `games` at least 1."""
    rate = wins / games
    weight = Z95**2 / games
    centre = rate + weight / 2
    spread = Z95 * sqrt((rate * (1 - rate) + weight / 4) / games)
    return max(0.0, (centre - spread) / (1 + weight)), min(1.0, (centre + spread) / (1 + weight))


def play(
    game: Game[Any, Any, Any, Any],
    rules: Any,
    bots: Sequence[Bot],
    seed: str,
    first: int = 0,
    clock: Callable[[], float] = process_time,
) -> Result:
    """One game on the plan of a seed.

    Contestant `first` sits on seat 0, the next on seat 1 and so on.

    Raises `BotFault` if a bot fails.
    """
    seated = [(first + seat) % len(bots) for seat in range(len(bots))]
    players = [Player(bots[who].id, "", bots[who].id) for who in seated]
    table = Table.open(game, rules, players, seed)
    slowest = [0.0] * len(bots)
    while table.turn is not None:
        who = seated[table.turn]
        start = clock()
        table.let_bot_move(bots[who])
        slowest[who] = max(slowest[who], clock() - start)
    over = table.observe(None).over
    assert over is not None
    winners = tuple(seated[seat] for seat in game.winners(over))
    return Result(winners, over.key, table.version, tuple(slowest))


def compete(
    game: Game[Any, Any, Any, Any],
    rules: Any,
    bots: Sequence[Bot],
    plans: int,
    seed: str = "arena",
    clock: Callable[[], float] = process_time,
) -> Report:
    """So many plans, each played once from every order of seats in the circle.

    An order in which equal bots have only changed places would be the same game again.
    """
    report = Report([Standing(bot.id) for bot in bots])
    ids = [bot.id for bot in bots]
    orders = {tuple(ids[first:] + ids[:first]): first for first in reversed(range(len(bots)))}
    for plan in range(plans):
        for first in sorted(orders.values()):
            report.add(play(game, rules, bots, f"{seed}/{plan}", first, clock))
    return report
