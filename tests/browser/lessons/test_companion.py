"""The companion of a first game: a sentence when something is new, and gone for good after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.lessons.taking import Pupil


@pytest.fixture
def pupil(new_context: OpenContext) -> Pupil:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    pupil = Pupil(page)
    pupil.is_ready()
    pupil.prefer(pace="instant")
    return pupil


def first_game(pupil: Pupil) -> None:
    """Begin it, and choose where to start."""
    pupil.part("first-game").click()
    pupil.is_at_table()
    pupil.decision()
    expect(pupil.part("guide")).to_be_hidden()
    pupil.move(pupil.offers()[0])


def test_it_sits_beside_the_first_game_and_no_other(pupil: Pupil) -> None:
    first_game(pupil)
    pupil.is_told("companion-start")
    pupil.page.reload()
    pupil.is_at_table()
    pupil.is_told("companion-start")
    pupil.part("home").click()
    pupil.is_in_lobby()
    first_game(pupil)
    expect(pupil.part("log").locator("li").nth(2)).to_be_attached()
    expect(pupil.part("guide")).to_be_hidden()


def test_it_goes_when_it_is_sent_away(pupil: Pupil) -> None:
    first_game(pupil)
    pupil.part("guide-dismiss").click()
    expect(pupil.part("guide")).to_be_hidden()
    for _ in range(4):
        pupil.move(next(move for move in pupil.offers() if move.startswith("go ")))
        expect(pupil.part("guide")).to_be_hidden()
    pupil.page.reload()
    pupil.is_at_table()
    expect(pupil.part("guide")).to_be_hidden()


def test_it_says_nothing_in_another_game(pupil: Pupil) -> None:
    """Parchís is begun first: the companion waits for a labyrinth."""
    pupil.part("quick-parchis").click()
    pupil.is_at_table()
    expect(pupil.part("guide")).to_be_hidden()
    pupil.part("home").click()
    pupil.is_in_lobby()
    first_game(pupil)
    pupil.is_told("companion-start")
