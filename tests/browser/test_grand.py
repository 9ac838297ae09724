"""Whole grand games through the page's own controls, and the same games in this Python."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.core import record
from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.rules import PRESETS
from tests.browser.driving import played
from tests.browser.playing_grand import PLAN, GrandNewcomer, GrandTable, grand_page
from tests.browser.sharing import Shared
from tests.browser.spying import letters, observation

ENDS = {
    "en": ("carries out the true treasure", "draw", "Nobody is left", "left alive"),
    "ru": ("выносит настоящий клад", "ничья", "ничью", "В живых"),
}
"""The ways in which a grand game ends, as the game master says them."""


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with grand_page(browser, home) as shared:
        yield shared


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.in_lobby() as page:
        yield page


@pytest.fixture
def table(page: Page) -> GrandTable:
    return GrandTable(page)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("preset", ["grand-simple", "grand"])
def test_a_newcomer_plays_to_the_end(table: GrandTable, preset: str, language: str) -> None:
    table.speak(language)
    table.set_table(preset=preset, bots=["wanderer", "mapper"], seed=f"whole {language}")
    table.open_table()
    newcomer = GrandNewcomer(table, f"{preset} {language}")
    assert newcomer.play() == "over"
    assert newcomer.composed >= 1

    verdict = table.verdict()
    assert any(words in verdict for words in ENDS[language]), verdict
    said = table.log()
    assert verdict in said[-1]
    assert not any("‹" in line or "{" in line for line in said), "words are missing"

    table.reveal()
    steps = table.steps()
    for eyes in ("0", "1", "null", "gm"):
        table.look(eyes=eyes, at=steps // 2)
        table.look(eyes=eyes, at=steps)
    assert table.log() == said
    text = table.save_record()
    here = played(text)
    assert here.over
    assert here.version == steps
    assert here.rules.preset == preset
    assert record.save(here) == text
