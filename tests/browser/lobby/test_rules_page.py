"""The rules page: every chapter that applies, a list of contents, and every option in force."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from gamemaster.labyrinth.options import OPTIONS
from gamemaster.labyrinth.presets import PRESETS
from tests.browser.driving import Gamemaster
from tests.browser.languages import LANGUAGES
from tests.browser.sharing import Shared
from tests.campaigns import deep, sampled

UNFILLED = re.compile(r"[‹›{}]|undefined|NaN")
FOREIGN = re.compile("[A-Za-z]{4,}")


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.in_lobby() as page:
        yield page


def rules_of(page: Page, preset: str) -> Gamemaster:
    """The rules page of a rule set, open."""
    home = Gamemaster(page)
    home.set_table(preset=preset)
    home.part("rules").click()
    expect(home.part("rules-dialog")).to_be_visible()
    return home


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
@pytest.mark.parametrize("preset", sampled(PRESETS, 2))
def test_every_option_in_force_is_listed(page: Page, preset: str, language: str) -> None:
    Gamemaster(page).speak(language)
    home = rules_of(page, preset)
    lines = home.part("rules-in-force").get_by_role("listitem").all_inner_texts()
    assert len(lines) == len(OPTIONS)
    assert len(set(lines)) == len(lines)
    expect(home.part("rules-in-force").locator("strong")).to_have_count(0)
    text = home.part("rules-dialog").inner_text()
    assert not UNFILLED.search(text)
    if language == "ru":
        assert [line for line in text.splitlines() if FOREIGN.search(line)] == []
    home.part("rules-close").click()


@pytest.mark.parametrize("preset", sampled(PRESETS, 2))
def test_the_contents_lead_to_every_chapter(page: Page, preset: str) -> None:
    home = rules_of(page, preset)
    dialog = home.part("rules-dialog")
    chapters = dialog.locator("section > h3").all_inner_texts()
    contents = home.part("rules-contents").get_by_role("button")
    assert contents.all_inner_texts() == chapters
    assert len(chapters) > 10
    for entry in contents.all():
        chapter = entry.inner_text()
        entry.press("Enter")
        title = dialog.get_by_role("heading", name=chapter, exact=True, level=3)
        expect(title).to_be_focused()
        expect(title).to_be_in_viewport(ratio=1)
    home.part("rules-top").click()
    expect(contents.first).to_be_in_viewport(ratio=1)
    home.part("rules-close").click()


@deep("the chapters of each")
def test_a_rule_set_has_the_chapters_that_it_needs(page: Page) -> None:
    chapters = {}
    for preset in PRESETS:
        home = rules_of(page, preset)
        chapters[preset] = set(home.part("rules-contents").get_by_role("button").all_inner_texts())
        home.part("rules-close").click()
    assert chapters["grand-simple"] < chapters["grand"]
    assert {"Mines", "Conditional moves", "Dark moves"} <= chapters["grand"]
    assert not {"Mines", "Conditional moves", "Dark moves"} & chapters["classic"]
    assert "The bear" in chapters["classic"] - chapters["grand"]
    assert {"Lives", "The casino", "Money and hints", "Pits"} <= chapters["school"]
    assert chapters["school-floors"] - chapters["school"] == {"Lifts"}
    assert {"The key", "The kit", "Wormholes", "Walls and grenades"} <= chapters["quest-easy"]
    assert chapters["quest-hard"] - chapters["quest-easy"] == {"The bear", "The leprechaun"}


@deep("the drawings of each")
def test_the_drawings_have_captions_and_fit(page: Page) -> None:
    for preset in PRESETS:
        home = rules_of(page, preset)
        drawings = home.part("rules-dialog").get_by_role("figure")
        assert drawings.count() >= 6
        for drawing in drawings.all():
            assert drawing.locator("figcaption").inner_text()
            assert drawing.evaluate("one => one.scrollWidth <= one.clientWidth")
        home.part("rules-close").click()


def test_the_rules_follow_the_house_rules_of_the_form(page: Page) -> None:
    home = Gamemaster(page)
    home.set_table(preset="grand", mines=False, mines_beside=False)
    home.part("rules").click()
    expect(home.part("rules-contents")).not_to_contain_text("Mines")
    own = home.part("rules-in-force").locator("strong")
    expect(own).to_have_text(
        ["Mines: no (house rule)", "Mines on neighbouring cells: no (house rule)"]
    )
    home.part("rules-close").click()


@deep("in the lobby")
def test_in_the_lobby_they_are_those_of_the_form(page: Page) -> None:
    """Whatever game was left before."""
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(preset="classic", bots=["wanderer"], seed="left", rows=3, cols=3)
    home.open_table()
    home.part("home").click()
    home.is_in_lobby()
    home = rules_of(page, "quest-easy")
    expect(home.part("rules-contents")).to_contain_text("Wormholes")
    home.part("rules-close").click()
