"""What digests of the suite's tasks are made of; run by hand, it writes those of a new version.

PYTHONPATH=py:. python tests/suite/frozen.py > tests/suite/frozen-1.json
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from gamemaster.core.game import GM
from gamemaster.core.table import Table
from gamemaster.suite.players import RandomPlayer
from gamemaster.suite.tasks import SEEDS, TASKS, VERSION, Task

FILE: Final = Path(__file__).with_name(f"frozen-{VERSION}.json")
SOME: Final = 60
"""Plans that are drawn again in every run."""
GAMES: Final = 2


def rules_of(task: Task) -> dict[str, Any]:
    """Every option of a task."""
    game, rules = task.read()
    return game.write_rules(rules)


def plans_of(task: Task, seeds: int) -> str:
    """The digest of its first so many plans."""
    game, rules = task.read()
    digest = hashlib.sha256()
    for number in range(seeds):
        plan = Table.draw_plan(game, rules, task.seed(number))
        digest.update(game.write_plan(plan).encode())
    return digest.hexdigest()


def games_of(task: Task) -> str:
    """The digest of all that is said in its first games of random players, whoever hears it."""
    digest = hashlib.sha256()
    for number in range(GAMES):
        table, seated = task.open(number, RandomPlayer(task.game))
        while table.turn is not None:
            table.let_bot_move(seated[table.turn])
        for said in table.observe(GM).heard:
            digest.update(repr((said.key, sorted(said.args.items()))).encode())
    return digest.hexdigest()


def frozen(task: Task) -> dict[str, Any]:
    """All that is kept of a task."""
    return {
        "seats": task.seats,
        "measures": [*task.measures],
        "rules": rules_of(task),
        "some": plans_of(task, SOME),
        "all": plans_of(task, SEEDS),
        "games": games_of(task),
    }


if __name__ == "__main__":
    print(json.dumps({task.name: frozen(task) for task in TASKS.values()}, indent=1))
