"""Every lesson can be given, is played to its end, and answers the tries that it expects."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.session import Session
from gamemaster.terminal.catalogs import languages
from tests.teaching.learning import COMPANION, LESSONS, STATIC, Learner, word_in

SCENES = [(name, at) for name, each in LESSONS.items() for at in range(len(each["scenes"]))]
LANGUAGES = languages()
WORDS_A_MINUTE = 200
"""Slower than most people read to themselves."""
SECONDS_A_MOVE = 4
LONGEST = 90


@pytest.fixture(autouse=True)
def own_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "SESSION", Session())


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_it_is_played_to_its_end(name: str, scene: int) -> None:
    tasks = LESSONS[name]["scenes"][scene]["tasks"]
    learner = Learner(LESSONS[name], scene)
    assert learner.told["say"] is None
    learner.solve(tasks)
    assert learner.lesson["ask"] is None
    assert learner.lesson["more"] == (scene + 1 < len(LESSONS[name]["scenes"]))


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_its_example_of_a_wrong_try_is_answered_so(name: str, scene: int) -> None:
    tasks = LESSONS[name]["scenes"][scene]["tasks"]
    for at, task in enumerate(tasks):
        for answer in task.get("answers", ()):
            learner = Learner(LESSONS[name], scene)
            learner.solve(tasks[:at])
            learner.move(*answer["example"])
            assert learner.told == {**learner.told, "say": answer["say"], "praises": False}
            assert learner.lesson["ask"] == task["ask"]


@pytest.mark.parametrize("name", ["treasure", "game", "quest", "grand", "parchis"])
def test_it_ends_in_a_game_that_is_won(name: str) -> None:
    last = len(LESSONS[name]["scenes"]) - 1
    learner = Learner(LESSONS[name], last)
    learner.solve(LESSONS[name]["scenes"][last]["tasks"])
    assert learner.seen["over"]["args"]["seat"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_it_takes_a_minute_and_a_half_at_most(name: str, language: str) -> None:
    """All that is said is read, every move is made, and one of them is a wrong one first."""
    tasks = [task for scene in LESSONS[name]["scenes"] for task in scene["tasks"]]
    keys = [f"lesson-{name}", *(task[part] for task in tasks for part in ("ask", "praise"))]
    wrong = [answer["say"] for task in tasks for answer in task.get("answers", ())]
    read = sum(len(word_in(language, key).split()) for key in keys)
    read += max(len(word_in(language, key).split()) for key in wrong)
    moves = sum(len(task["solution"]) for task in tasks) + 1
    assert read / WORDS_A_MINUTE * 60 + moves * SECONDS_A_MOVE <= LONGEST


def keys_of(lesson: dict[str, Any]) -> list[str]:
    """The words that a lesson needs."""
    found = [f"lesson-{lesson['id']}", f"lesson-{lesson['id']}-about"]
    for scene in lesson["scenes"]:
        for task in scene["tasks"]:
            answers = [answer["say"] for answer in task.get("answers", ())]
            found += [task["ask"], task["praise"], task["otherwise"], *answers]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_its_words_are_in_the_catalogs(language: str) -> None:
    text = (STATIC / "locales" / language / "lessons.ftl").read_text(encoding="utf-8")
    there = re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)
    wanted = [key for each in LESSONS.values() for key in keys_of(each)]
    wanted += [remark["say"] for remark in COMPANION["remarks"]]
    assert not set(wanted) - set(there)
    unused = {key for key in there if key not in wanted and not key.startswith("lessons-")}
    assert not unused
    assert len(there) == len(set(there))
