"""A ladder: every bot against the next weaker one, and each alone on the fixed lists of plans."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from gamemaster.arena.figures import Hypothesis
from gamemaster.arena.grounds import PLANS, Ground, solo_seed
from gamemaster.arena.judges import judge_for
from gamemaster.arena.results import Alone, Match, Results, note
from gamemaster.arena.running import in_order
from gamemaster.arena.unit import Played, Unit, match_unit, play_unit, score, solo_unit
from gamemaster.core.bot import Bot
from gamemaster.core.game import Game

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

    def run(
        self,
        executor: Executor | None = None,
        ahead: int = 1,
        step: Step = lambda what, most: None,
    ) -> Results:
        """Play it all; any executor may do the work, and changes nothing but the time it takes.

        Raises `BotFault` if a bot fails, `Refused` for options that contradict each other.
        """
        follies = list(judge_for(self.game.id).follies)
        results = Results(self.game.id, self.seed, self.hypothesis, follies)
        for ground in self.grounds:
            if ground.seats == 1:
                for bot in self.bots if self.plans else ():
                    results.alone.append(self._alone(ground, bot, executor, ahead, step))
            elif self.units:
                for weaker, stronger in pairwise(self.bots):
                    bots = (stronger, weaker)
                    results.matches.append(self._match(ground, bots, executor, ahead, step))
        return results

    def _match(
        self,
        ground: Ground,
        bots: tuple[Bot, Bot],
        executor: Executor | None,
        ahead: int,
        step: Step,
    ) -> Match:
        ids = (bots[0].id, bots[1].id)
        match = Match(ground.rules, dict(ground.options), ground.seats, ids)
        rules = ground.read(self.game)
        units = (
            match_unit(self.game, rules, f"{self.seed}/{number}", bots, ground.seats)
            for number in range(self.units)
        )
        with closing(_results(executor, ahead, units)) as played:
            for games in played:
                note(match, games, dict(enumerate(ids)))
                match.scores.append(score(games))
                step(f"{ground.name}: {ids[0]} over {ids[1]}", self.units)
                if self.hypothesis.verdict(match.scores, ground.seats) != "open":
                    break
        return match

    def _alone(
        self, ground: Ground, bot: Bot, executor: Executor | None, ahead: int, step: Step
    ) -> Alone:
        solo = Alone(ground.rules, dict(ground.options), bot.id)
        rules = ground.read(self.game)
        units = (
            solo_unit(self.game, rules, solo_seed(number), bot) for number in range(self.plans)
        )
        for games in _results(executor, ahead, units):
            note(solo, games, {0: bot.id})
            solo.moves += [one.turns[0] if one.winners else None for one in games]
            step(f"{ground.name}: {bot.id} alone", self.plans)
        return solo


def _results(
    executor: Executor | None, ahead: int, units: Iterator[Unit]
) -> Generator[list[Played], None, None]:
    return in_order(executor, ahead, play_unit, units)
