"""Lessons: found at the first visit, taken at an ordinary table, by pointer or keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PLACES, OpenContext
from tests.browser.everybody.test_keyboard import ARROWS, RING
from tests.browser.everybody.test_phone import PHONE
from tests.browser.lessons.taking import Pupil
from tests.browser.start.publishing import Hosted, Publisher, hosted
from tests.campaigns import deep, sampled
from tests.teaching.learning import LESSONS

WALLS = LESSONS["walls"]["scenes"][0]["tasks"]
STEPS = [move.split()[1] for task in WALLS for move in task["solution"]]
IN_SIGHT = """(name) => {
  const one = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  return one.top >= 0 && one.bottom <= innerHeight && one.left >= 0 && one.right <= innerWidth;
}"""


@pytest.fixture
def pupil(new_context: OpenContext) -> Pupil:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    return Pupil(page)


@deep("by pointer")
def test_a_newcomer_learns_by_pointer(pupil: Pupil, axe: Callable[[Page], list[str]]) -> None:
    """A whole lesson, a wrong try in it; then the next one is offered."""
    expect(pupil.part("learn")).to_have_class("button primary")
    assert pupil.page.evaluate(IN_SIGHT, "learn")
    pupil.open_lessons()
    assert axe(pupil.page) == []
    pupil.begin("walls")
    assert axe(pupil.page) == []
    expect(pupil.part("aim")).to_be_hidden()
    pupil.move("go left")
    pupil.is_told("task-walls-step-wall")
    pupil.is_asked("task-walls-step")
    assert "Wall" in pupil.said_last()
    for task in WALLS:
        pupil.is_asked(task["ask"])
        for move in task["solution"]:
            pupil.move(move)
        pupil.is_told(task["praise"])
    pupil.has_done("walls")
    expect(pupil.part("guide-on")).to_contain_text(pupil.word("lesson-notebook"))
    pupil.part("guide-on").click()
    pupil.is_asked("task-notebook-cell")
    pupil.part("guide-list").click()
    expect(pupil.part("lessons-count")).to_have_text(f"1 of {len(LESSONS)} done")
    expect(pupil.page.locator("#lesson-walls-about")).to_contain_text("done")


def test_a_newcomer_learns_by_keyboard_on_a_narrow_page(new_context: OpenContext) -> None:
    """In Russian, with a reload in the middle of the lesson."""
    narrow = {"viewport": {"width": 360, "height": 740}, "reduced_motion": "reduce"}
    page = new_context(locale="ru", **narrow).new_page()
    page.goto("")
    pupil = Pupil(page)
    pupil.language = "ru"
    pupil.is_ready()
    press_until(page, "learn")
    page.keyboard.press("Enter")
    expect(pupil.part("lessons")).to_be_visible()
    press_until(page, "lesson")
    page.keyboard.press("Enter")
    pupil.is_at_table()
    pupil.is_asked("task-walls-step")
    page.keyboard.press("ArrowLeft")
    pupil.is_told("task-walls-step-wall")
    page.keyboard.press(ARROWS[STEPS[0]])
    pupil.is_asked("task-walls-wall")
    assert page.evaluate(IN_SIGHT, "guide")
    page.reload()
    pupil.is_at_table()
    pupil.is_asked("task-walls-wall")
    pupil.is_told("task-walls-step-done")
    for step in STEPS[1:]:
        page.keyboard.press(ARROWS[step])
        pupil.has_drawn()
    pupil.has_done("walls")
    press_until(page, "guide-on")
    page.keyboard.press("Enter")
    pupil.is_asked("task-notebook-cell")


def press_until(page: Page, name: str) -> None:
    """Go on with Tab to a control; where one is can be seen."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == name:
            assert page.evaluate(RING) == ""
            return
    raise AssertionError(f"no way to {name}")


@pytest.mark.parametrize("name", sampled(["arms", "school", "quest", "grand", "parchis"], 1))
def test_a_lesson_of_each_kind_is_played_on_a_phone(new_context: OpenContext, name: str) -> None:
    """Another player who makes his moves, a composed table, scenes that follow each other."""
    page = new_context(reduced_motion="reduce", **PHONE).new_page()
    page.goto("")
    pupil = Pupil(page)
    pupil.is_ready()
    pupil.prefer(pace="instant")
    pupil.open_lessons()
    pupil.begin(name)
    scenes = LESSONS[name]["scenes"]
    for at, scene in enumerate(scenes):
        for task in scene["tasks"]:
            pupil.is_asked(task["ask"])
            for move in task["solution"]:
                pupil.does(move)
            pupil.is_told(task["praise"])
        if at + 1 < len(scenes):
            pupil.part("guide-on").click()
    pupil.has_done(name)


@deep("beside a game")
def test_a_lesson_is_no_game_of_ones_own(pupil: Pupil) -> None:
    """It is neither among saved games nor among finished ones, and takes nobody's place."""
    pupil.is_ready()
    pupil.prefer(pace="instant")
    pupil.open_lessons()
    pupil.begin("treasure")
    (scene,) = LESSONS["treasure"]["scenes"]
    moves = [move for task in scene["tasks"] for move in task["solution"]]
    for move in moves[:-1]:
        pupil.move(move)
    pupil.part("home").click()
    pupil.is_in_lobby()
    expect(pupil.part("continue")).to_have_text("Go on with the lesson")
    pupil.continue_game()
    pupil.move(moves[-1])
    pupil.has_done("treasure")
    expect(pupil.part("play-again")).to_have_count(0)
    pupil.reveal()
    pupil.part("replay-close").click()
    pupil.has_done("treasure")
    pupil.part("home").click()
    pupil.is_in_lobby()
    expect(pupil.part("continue")).to_be_hidden()
    expect(pupil.part("first-game")).to_have_class("button primary")
    pupil.part("my-games").click()
    expect(pupil.part("games-watch")).to_have_count(0)
    expect(pupil.part("games-go")).to_have_count(0)


@deep("a lesson that begins anew")
def test_what_can_not_be_done_any_more_is_tried_again(pupil: Pupil) -> None:
    """In Parchís a throw is used up: the guide says so, and lays the position again."""
    pupil.is_ready()
    pupil.prefer(pace="instant")
    pupil.open_lessons()
    pupil.begin("parchis")
    for move in ("base-5", "5-8"):
        pupil.move(move)
    pupil.part("guide-on").click()
    pupil.is_asked("task-parchis-pair")
    pupil.button("23-26").click()
    pupil.is_told("task-parchis-pair-other-piece")
    pupil.button("20-21").click()
    pupil.button("done").click()
    pupil.is_asked("lessons-stuck")
    pupil.part("guide-again").click()
    pupil.is_asked("task-parchis-pair")


@pytest.fixture
def online(browser: Browser, dist: Path, tmp_path: Path) -> Iterator[Hosted]:
    worker = (PLACES.static / "sw.js").read_text(encoding="utf-8")
    with hosted(browser, Publisher(dist, tmp_path / "host", worker)) as host:
        yield host


@deep("without a network")
def test_lessons_are_there_without_a_network(online: Hosted) -> None:
    page = online.visitor().page
    online.goes_down()
    page.context.set_offline(True)
    page.reload()
    pupil = Pupil(page)
    pupil.is_ready()
    pupil.open_lessons()
    pupil.begin("walls")
    for move in [move for task in WALLS for move in task["solution"]]:
        pupil.move(move)
    pupil.has_done("walls")
