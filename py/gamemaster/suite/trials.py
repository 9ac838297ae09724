"""One player at one game of a task, and what is counted of it: what one process does in a row."""

from __future__ import annotations

from dataclasses import dataclass

from gamemaster.core.bot import Bot
from gamemaster.suite.oracle import Finding
from gamemaster.suite.players import Counted
from gamemaster.suite.tasks import PROVED, SHOWN, WON, Task

Counts = dict[str, int | None]
"""For each measure the player's requests up to then, None if it never came to that."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Who plays which game of which task."""

    task: Task
    player: Bot
    number: int


def play_trial(trial: Trial) -> Counts:
    """Play it; raises `BotFault` if a bot fails, `Refused` where the oracle has no solver."""
    return _find(trial) if PROVED in trial.task.measures else _win(trial)


def _win(trial: Trial) -> Counts:
    task, player = trial.task, Counted(trial.player)
    table, seated = task.open(trial.number, player)
    while table.turn is not None:
        table.let_bot_move(seated[table.turn])
    over = table.last_word
    assert over is not None
    won = task.seat(trial.number) in table.game.winners(over)
    return {WON: player.requests if won else None}


def _find(trial: Trial) -> Counts:
    """Up to the moment at which both oracle and notebook have it, or the end of the game."""
    task, player = trial.task, Counted(trial.player)
    table, seated = task.open(trial.number, player)
    finding = Finding(table, task.seat(trial.number))
    counts: Counts = {PROVED: None, SHOWN: None}
    while table.turn is not None and None in counts.values():
        table.let_bot_move(seated[table.turn])
        if table.over:
            break
        finding.look()
        for measure, found in ((PROVED, finding.proved), (SHOWN, finding.shown)):
            if found and counts[measure] is None:
                counts[measure] = player.requests
    return counts
