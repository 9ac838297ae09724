"""A frozen suite: five tasks of a thousand plans each, by which players can be compared for good.

>>> from gamemaster.suite import TASKS, Trial, RandomPlayer, play_trial
>>> escape = TASKS["escape"]
>>> play_trial(Trial(escape, RandomPlayer(escape.game), number=1))
{'won': 68}
"""

from __future__ import annotations

from gamemaster.suite.players import RandomPlayer
from gamemaster.suite.tasks import SEEDS, TASKS, VERSION, Task
from gamemaster.suite.trials import Trial, play_trial

__all__ = ["SEEDS", "TASKS", "VERSION", "RandomPlayer", "Task", "Trial", "play_trial"]
