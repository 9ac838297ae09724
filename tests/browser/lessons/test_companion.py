"""The companion of a first game: a sentence when something is new, and gone for good after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.lessons.taking import Pupil
from tests.campaigns import deep
from tests.teaching.learning import COMPANION


@pytest.fixture
def pupil(new_context: OpenContext) -> Pupil:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    pupil = Pupil(page)
    pupil.is_ready()
    pupil.prefer(pace="instant")
    return pupil


def first_game(pupil: Pupil) -> None:
    """Begin it, choose where to start, and make a step."""
    pupil.part("first-game").click()
    pupil.is_at_table()
    pupil.decision()
    expect(pupil.part("guide")).to_be_hidden()
    pupil.move(pupil.offers()[0])
    step(pupil)


def step(pupil: Pupil) -> None:
    """Make a step, wherever it leads."""
    pupil.move(next(move for move in pupil.offers() if move.startswith("go ")))


def one_sentence(pupil: Pupil) -> str:
    """What the companion says."""
    expect(pupil.part("guide-said")).not_to_be_empty()
    said = pupil.part("guide-said").inner_text()
    remarks = [pupil.word(remark["say"]) for remark in COMPANION["remarks"]]
    assert said in remarks
    return said


def test_it_sits_beside_the_first_game_and_no_other(pupil: Pupil) -> None:
    first_game(pupil)
    said = one_sentence(pupil)
    pupil.page.reload()
    pupil.is_at_table()
    assert one_sentence(pupil) == said
    pupil.part("home").click()
    pupil.is_in_lobby()
    first_game(pupil)
    expect(pupil.part("guide")).to_be_hidden()


@deep("when it is sent away")
def test_it_goes_when_it_is_sent_away(pupil: Pupil) -> None:
    first_game(pupil)
    one_sentence(pupil)
    pupil.part("guide-dismiss").click()
    expect(pupil.part("guide")).to_be_hidden()
    for _ in range(4):
        step(pupil)
        expect(pupil.part("guide")).to_be_hidden()
    pupil.page.reload()
    pupil.is_at_table()
    expect(pupil.part("guide")).to_be_hidden()


@deep("after a game of another family")
def test_it_waits_for_a_labyrinth(pupil: Pupil) -> None:
    pupil.part("quick-parchis").click()
    pupil.is_at_table()
    expect(pupil.part("guide")).to_be_hidden()
    pupil.part("home").click()
    pupil.is_in_lobby()
    first_game(pupil)
    one_sentence(pupil)
