"""A run of the suite: all players at all tasks, by whatever executor there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

from gamemaster.arena.running import in_order
from gamemaster.suite.players import players
from gamemaster.suite.results import Results
from gamemaster.suite.tasks import Task
from gamemaster.suite.trials import Trial, play_trial

Step = Callable[[str, int], None]
"""Told after every game: what is played, and how many games of it."""


def run(
    results: Results,
    tasks: Sequence[Task],
    named: Sequence[str],
    seeds: int,
    executor: Executor | None = None,
    ahead: int = 1,
    step: Step = lambda what, most: None,
    done: Callable[[], None] = lambda: None,
) -> None:
    """Play the first `seeds` games of some tasks by players of some names (none: by all).

    What `results` have of it already is not played again; `done` is called whenever a player is
    through with a task. Whoever does the work changes nothing but the time it takes. Raises
    `BotFault` if a bot fails.
    """
    for task in tasks:
        for player in players(task.game, named):
            row = results.row(task.name, player.id)
            trials = (Trial(task, player, number) for number in range(row.games, seeds))
            for counts in in_order(executor, ahead, play_trial, trials):
                for measure, count in counts.items():
                    row.counts[measure].append(count)
                step(f"{task.name}: {player.id}", seeds)
            done()
