"""The rule sets in the lobby: cards below each game, chosen with pointer, keyboard and ear."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from gamemaster.games import GAMES
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.languages import LANGUAGES
from tests.browser.sharing import Shared
from tests.browser.watching import FITS
from tests.campaigns import deep, sampled

NAMES = {
    "classic": "Classic",
    "school": "School, one floor",
    "school-floors": "School, two floors",
    "quest-easy": "Quest, easy",
    "quest-medium": "Quest, medium",
    "quest-hard": "Quest, hard",
    "grand-simple": "Grand, simple",
    "grand": "Grand, whole",
    "parchis": "Parchís",
    "parchis-pairs": "Parchís in pairs",
}
GAME_OF = {preset: game for game in GAMES.values() for preset in game.presets()}
GAME_NAMES = {"labyrinth": "Labyrinth", "parchis": "Parchís"}
FIRST_FIELD = {"labyrinth": "rows", "parchis": "safe_cells"}
"""An option that stands in the form itself, for each game."""


@pytest.fixture
def lobby(shared: Shared) -> Iterator[Gamemaster]:
    """The lobby with its form open."""
    with shared.in_lobby() as page:
        lobby = Gamemaster(page)
        lobby.is_ready()
        lobby.unfold("setup-sheet")
        yield lobby


def test_every_rule_set_can_be_chosen_and_says_what_it_is(lobby: Gamemaster) -> None:
    assert set(NAMES) == set(GAME_OF)
    for preset, game in GAME_OF.items():
        rules = game.presets()[preset]
        least, most = game.seats(rules)
        lobby.part(f"preset-{preset}").check()
        choice = lobby.page.get_by_role("radio", name=NAMES[preset], exact=True)
        expect(choice).to_be_checked()
        about = lobby.page.locator(f"#preset-{preset}-about")
        expect(about).to_be_visible()
        expect(choice).to_have_accessible_description(about.inner_text())
        number = f"{least} to {most}" if least < most else str(most)
        expect(lobby.part("setup")).to_contain_text(f"For {number} players")
        field = FIRST_FIELD[game.id]
        value = str(game.write_rules(rules)[field])
        expect(lobby.part(f"option-{field}")).to_have_value(value)
        group = lobby.page.get_by_role("group", name=GAME_NAMES[game.id], exact=True).first
        expect(group.get_by_role("radio", name=NAMES[preset], exact=True)).to_be_checked()


@deep("by keyboard")
def test_the_keyboard_goes_through_all_of_them(lobby: Gamemaster) -> None:
    lobby.part("preset-classic").check()
    lobby.part("preset-classic").focus()
    seen = ["classic"]
    for _ in GAME_OF:
        lobby.page.keyboard.press("ArrowDown")
        chosen = lobby.page.locator("input[name=preset]:checked")
        expect(chosen).to_be_focused()
        seen.append(chosen.input_value())
    assert seen == [*GAME_OF, "classic"]


@deep("every card")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_the_cards_fit_a_phone(new_context: OpenContext, language: str) -> None:
    page = page_on_phone(new_context)
    lobby = Gamemaster(page)
    lobby.is_ready()
    lobby.speak(language)
    lobby.unfold("setup-sheet")
    for preset in GAME_OF:
        lobby.part(f"preset-{preset}").check()
        label = page.locator(f"label[for=preset-{preset}]").bounding_box()
        assert label is not None
        assert label["height"] >= 44
        assert label["x"] + label["width"] <= 360
    assert page.evaluate(FITS)


def page_on_phone(new_context: OpenContext) -> Page:
    """A page as narrow as small phones are."""
    context = new_context(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    page = context.new_page()
    page.goto("")
    return page
