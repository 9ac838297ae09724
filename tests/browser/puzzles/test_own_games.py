"""A puzzle from a game that was played here: looked for in what one's own seat has heard."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from gamemaster.core import record
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.campaigns import deep

SLOW_MS: Final = 120_000
TRIES: Final = 3
PATIENT: Final = """() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (letter, ...more) {
    const text = letter?.text?.replace(/"patience":\\d+/, '"patience":10000');
    return postMessage.call(this, text ? { ...letter, text } : letter, ...more);
  };
}"""
"""Each kind has ten seconds: on a busy machine five for all of them may be too few."""


@pytest.fixture
def table(new_context: OpenContext) -> Gamemaster:
    page: Page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    table = Gamemaster(page)
    table.is_ready()
    return table


def played(preset: str, seed: str) -> str:
    """The record of a game of the mapper's."""
    table = Table.open(LABYRINTH, PRESETS[preset], [Player("Mapper", "red", "mapper")], seed)
    while table.turn is not None and table.version < 400:
        table.let_bot_move(Mapper())
    return record.save(table)


def finds(table: Gamemaster) -> bool:
    """Have a puzzle looked for; whether one was found in time."""
    table.part("find-puzzle").press("Enter")
    expect(table.part("puzzle-search-said")).not_to_be_empty()
    none = table.page.get_by_text("No puzzle this time")
    found = table.part("puzzle")
    expect(found.or_(none).filter(visible=True)).to_be_visible(timeout=SLOW_MS)
    if none.is_visible():
        table.part("puzzles-close").press("Enter")
    return found.is_visible()


def test_a_finished_game_gives_a_puzzle_that_is_no_matter_of_strength(table: Gamemaster) -> None:
    table.watch_record(played("quest-easy", "own8"))
    table.page.evaluate(PATIENT)
    assert any(finds(table) for _ in range(TRIES))
    expect(table.part("puzzle-ask")).to_contain_text("You are")
    assert table.part("puzzle-heard").locator("li").count() > 3
    expect(table.part("puzzle-next")).to_be_hidden()
    assert table.page.evaluate("localStorage['gamemaster.puzzles'] ?? null") is None


@deep("a game in which nothing is found")
def test_where_there_is_none_it_is_said_kindly(table: Gamemaster) -> None:
    """Where creatures roam, nothing can be certain for long."""
    table.watch_record(played("quest-hard", "own"))
    table.part("find-puzzle").click()
    said = table.part("puzzle-search-said")
    expect(said).to_contain_text("No puzzle this time", timeout=SLOW_MS)
    expect(table.part("puzzle")).to_be_hidden()
