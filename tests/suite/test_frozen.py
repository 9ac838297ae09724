"""The suite is what it was when its version was made, whatever else has changed."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from gamemaster.suite.tasks import SEEDS, TASKS, Task
from tests.campaigns import deep
from tests.suite import frozen

KEPT: Final[dict[str, Any]] = json.loads(frozen.FILE.read_text("utf-8"))
WHY: Final = "the suite would change: what has changed needs a new version of it"
EVERY_TASK: Final = pytest.mark.parametrize("task", TASKS.values(), ids=lambda task: task.name)


def test_there_are_the_five_tasks_of_a_thousand_seeds() -> None:
    assert [*KEPT] == [*TASKS] == ["find-yourself", "escape", "race", "quest", "parchis"]
    assert SEEDS == 1000


@EVERY_TASK
def test_its_rules_are_what_they_were(task: Task) -> None:
    """New options may have come to them, whose default must play as before: see the games."""
    kept = KEPT[task.name]
    assert (task.seats, [*task.measures]) == (kept["seats"], kept["measures"]), WHY
    rules = frozen.rules_of(task)
    assert {name: rules[name] for name in kept["rules"]} == kept["rules"], WHY


@EVERY_TASK
def test_its_plans_are_what_they_were(task: Task) -> None:
    assert frozen.plans_of(task, frozen.SOME) == KEPT[task.name]["some"], WHY


@deep("all thousand plans, where a change of the generator shows in the first ones")
@EVERY_TASK
def test_all_its_plans_are_what_they_were(task: Task) -> None:
    assert frozen.plans_of(task, SEEDS) == KEPT[task.name]["all"], WHY


@EVERY_TASK
def test_random_players_hear_what_they_heard(task: Task) -> None:
    assert frozen.games_of(task) == KEPT[task.name]["games"], WHY


@EVERY_TASK
def test_another_seed_is_another_game_and_none_lies_beyond(task: Task) -> None:
    """So that a digest of many is no digest of one."""
    assert len({task.seed(number) for number in range(SEEDS)}) == SEEDS
    assert frozen.plans_of(task, 2) != frozen.plans_of(task, 1)
    assert {task.seat(number) for number in range(6)} == {*range(task.seats)}
    for number in (-1, SEEDS):
        with pytest.raises(ValueError, match=f"no seed {number}: they are 0 to 999"):
            task.seed(number)
