"""A ladder: every bot against the next weaker one, and each alone on the fixed lists of plans."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from gamemaster.arena.figures import Hypothesis
from gamemaster.arena.grounds import PLANS, Ground, grounds_for, solo_seed
from gamemaster.arena.judges import judge_for
from gamemaster.arena.results import Alone, Match, Results, note
from gamemaster.arena.running import in_order
from gamemaster.arena.unit import Played, Unit, match_unit, play_unit, score, solo_unit
from gamemaster.core.bot import Bot, find_bots
from gamemaster.core.game import Game, Refused

Step = Callable[[str, int], None]
"""Told after every unit: what is played, and how many units at most."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What is to be proved, by which bots (the weakest first), and how far one goes for it.

    `units`: a match ends after so many, if the test has not decided before; `plans`: so many of
    the fixed list are played alone.
    """

    game: Game[Any, Any, Any, Any]
    bots: Sequence[Bot]
    grounds: Sequence[Ground]
    seed: str = "ladder"
    units: int = 400
    plans: int = PLANS
    hypothesis: Hypothesis = field(default_factory=Hypothesis)

    def begun(self) -> Results:
        """Results in which nothing is played yet."""
        follies = list(judge_for(self.game.id).follies)
        return Results(self.game.id, self.seed, self.hypothesis, follies)

    def run(
        self,
        executor: Executor | None = None,
        ahead: int = 1,
        step: Step = lambda what, most: None,
        results: Results | None = None,
    ) -> Results:
        """Play it all; any executor may do the work, and changes nothing but the time it takes.

        `results`: of the same ladder as far as it was played; what is lacking is added to them.

        Raises `BotFault` if a bot fails, `Refused` for options that contradict each other and for
        results of another ladder.
        """
        results = results or self.begun()
        if (results.game, results.seed) != (self.game.id, self.seed):
            why = f"results of {results.game} with seed {results.seed!r}: no part of this ladder"
            raise Refused("refused-results", why)
        results.hypothesis = self.hypothesis
        for ground in self.grounds:
            if ground.seats == 1:
                for bot in self.bots if self.plans else ():
                    self._alone(ground, bot, results, _Hands(executor, ahead, step))
            elif self.units:
                for weaker, stronger in pairwise(self.bots):
                    self._match(ground, (stronger, weaker), results, _Hands(executor, ahead, step))
        place = self._places()
        results.matches.sort(key=place)
        results.alone.sort(key=place)
        return results

    def _places(self) -> Callable[[Match | Alone], tuple[int, int]]:
        """Says where each belongs: ground by ground, the weakest first, strangers behind.

        Other parts of a ladder may have been played before this one.
        """
        every = [*grounds_for(self.game, []), *self.grounds]
        grounds = [(ground.rules, dict(ground.options)) for ground in every]
        known = [bot for bot in find_bots().bots.values() if bot.game == self.game.id]
        bots = [bot.id for bot in (*known, *self.bots)]

        def place(one: Match | Alone) -> tuple[int, int]:
            ground = one.rules, one.options
            bot = one.bots[0] if isinstance(one, Match) else one.bot
            return (
                grounds.index(ground) if ground in grounds else len(grounds),
                bots.index(bot) if bot in bots else len(bots),
            )

        return place

    def _match(
        self, ground: Ground, bots: tuple[Bot, Bot], results: Results, hands: _Hands
    ) -> None:
        ids = (bots[0].id, bots[1].id)
        match = results.match(Match(ground.rules, dict(ground.options), ground.seats, ids))
        rules = ground.read(self.game)
        units = (
            match_unit(self.game, rules, f"{self.seed}/{number}", bots, ground.seats)
            for number in range(len(match.scores), self.units)
        )
        if self.hypothesis.verdict(match.scores, ground.seats) != "open":
            return
        with closing(hands.results(units)) as played:
            for games in played:
                note(match, games, dict(enumerate(ids)))
                match.scores.append(score(games))
                hands.step(f"{ground.name}: {ids[0]} over {ids[1]}", self.units)
                if self.hypothesis.verdict(match.scores, ground.seats) != "open":
                    break

    def _alone(self, ground: Ground, bot: Bot, results: Results, hands: _Hands) -> None:
        solo = results.solo(Alone(ground.rules, dict(ground.options), bot.id))
        rules = ground.read(self.game)
        units = (
            solo_unit(self.game, rules, solo_seed(number), bot)
            for number in range(len(solo.moves), self.plans)
        )
        for games in hands.results(units):
            note(solo, games, {0: bot.id})
            solo.moves += [one.turns[0] if one.winners else None for one in games]
            hands.step(f"{ground.name}: {bot.id} alone", self.plans)


@dataclass(frozen=True, slots=True)
class _Hands:
    """Who does the work, and who is told of it."""

    executor: Executor | None
    ahead: int
    step: Step

    def results(self, units: Iterator[Unit]) -> Generator[list[Played], None, None]:
        return in_order(self.executor, self.ahead, play_unit, units)
