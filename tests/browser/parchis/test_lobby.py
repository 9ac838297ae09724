"""Parchís in the lobby: a table of it can be set, its rules changed, kept, shared and read."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from gamemaster.parchis.rules import OPTIONS
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.languages import LANGUAGES
from tests.browser.sharing import Shared
from tests.browser.watching import FITS
from tests.campaigns import deep, sampled


@pytest.fixture
def lobby(shared: Shared) -> Iterator[Gamemaster]:
    """The lobby with its form open, and Parchís chosen in it."""
    with shared.in_lobby() as page:
        lobby = Gamemaster(page)
        lobby.set_table(preset="classic", bots=["wanderer", "mapper"])
        lobby.part("preset-parchis").check()
        yield lobby


BOTS = [
    ("Dreamer", "The dreamer moves"),
    ("Runner", "The runner hurries"),
    ("Keeper", "The keeper weighs"),
    ("Reckoner", "The reckoner thinks"),
]
"""What the slider says from the left to the right, and how the characters begin."""


def seated(lobby: Gamemaster) -> list[str]:
    """The bots in the form."""
    found: list[str] = lobby.page.locator(".bot-row input").evaluate_all(
        "all => all.map(one => one.dataset.bot)"
    )
    return found


def pairs_told(lobby: Gamemaster) -> list[str]:
    """What the form says of each bot's pair."""
    return lobby.page.locator(".bot-pair").all_inner_texts()


@deep("its bots")
def test_the_bots_are_those_of_the_game(lobby: Gamemaster) -> None:
    """The others make room, each for one of another kind."""
    assert seated(lobby) == ["runner", "dicer"]
    slider = lobby.part("bot-0")
    for level, (name, character) in enumerate(BOTS, 1):
        slider.fill(str(level - 1))
        expect(slider).to_have_attribute("aria-valuetext", f"{name}, level {level}")
        expect(lobby.part("bot-name-0")).to_have_text(f"{name}, level {level}")
        expect(slider).to_have_accessible_description(re.compile(character))
    slider.focus()
    lobby.page.keyboard.press("ArrowLeft")
    assert seated(lobby) == ["keeper", "dicer"]
    expect(slider).to_be_focused()
    lobby.part("bot-more").click()
    assert seated(lobby) == ["keeper", "dicer", "runner"]
    expect(lobby.part("bot-more")).to_be_disabled()
    lobby.part("preset-classic").check()
    assert seated(lobby) == ["forgetful", "wanderer", "mapper"]


def test_a_pair_says_who_plays_with_whom(lobby: Gamemaster) -> None:
    assert pairs_told(lobby) == []
    lobby.part("preset-parchis-pairs").check()
    assert len(seated(lobby)) == 3
    assert pairs_told(lobby) == ["against you", "your partner", "against you"]
    expect(lobby.part("bot-1")).to_have_accessible_description(re.compile("^your partner "))
    lobby.part("you-play").uncheck()
    assert pairs_told(lobby) == ["with bot 3", "with bot 4", "with bot 1", "with bot 2"]
    lobby.part("you-play").check()


def test_house_rules_say_how_many_can_play(lobby: Gamemaster) -> None:
    """Pairs are four, whatever rule set they are based on."""
    lobby.open_house_rules()
    fields = lobby.page.locator(".house-row [data-option]")
    names = fields.evaluate_all("all => all.map(one => one.dataset.option)")
    assert names == [option.name for option in OPTIONS]
    lobby.change_rule("help_partner", True)
    verdict = lobby.part("house-verdict")
    expect(verdict).to_contain_text(
        "The options “Helping the partner” and “Pairs” contradict each other"
    )
    lobby.change_rule("pairs", True)
    expect(verdict).to_contain_text("These rules can be played")
    lobby.change_rule("safe_cells", 12)
    lobby.use_house_rules()
    expect(lobby.part("preset-parchis")).to_be_checked()
    expect(lobby.part("preset-changed")).to_contain_text(re.compile(r"3\soptions differ"))
    expect(lobby.part("setup")).to_contain_text("For 4 players.")
    expect(lobby.part("option-safe_cells")).to_have_value("12")
    assert pairs_told(lobby) == ["against you", "your partner", "against you"]

    lobby.part("rules").click()
    contents = lobby.part("rules-contents")
    expect(contents.get_by_role("button", name="Pairs", exact=True)).to_be_visible()
    own = lobby.part("rules-in-force").locator("strong").all_inner_texts()
    assert own == [
        "Coloured cells: these and 8 more (house rule)",
        "Pairs: yes (house rule)",
        "Helping the partner: yes (house rule)",
    ]
    lobby.part("rules-close").click()
    lobby.part("option-safe_cells").select_option("4")
    expect(lobby.part("preset-changed")).to_contain_text("2 options differ")
    assert pairs_told(lobby) == ["against you", "your partner", "against you"]


@deep("pairs that end")
def test_pairs_that_are_none_any_more_may_be_fewer(lobby: Gamemaster) -> None:
    lobby.part("preset-parchis-pairs").check()
    lobby.make_house_rules(help_partner=False, pairs=False)
    expect(lobby.part("setup")).to_contain_text("For 2 to 4 players.")
    lobby.seat_bots(["runner"])
    lobby.part("option-safe_cells").select_option("12")
    expect(lobby.part("preset-changed")).to_contain_text(re.compile(r"3\soptions differ"))
    lobby.part("you-play").click()
    lobby.part("you-play").click()
    expect(lobby.part("setup")).to_contain_text("For 2 to 4 players.")
    assert len(seated(lobby)) == 2


@deep("by a link")
def test_a_link_brings_rules_of_parchis(lobby: Gamemaster) -> None:
    page = lobby.page
    page.evaluate("hash => { location.hash = hash }", hash_of("rules", safe_cells=12))
    expect(lobby.part("house-base")).to_have_value("parchis")
    expect(lobby.part("house-option-safe_cells")).to_have_value("12")
    lobby.part("house-cancel").click()
    page.evaluate("hash => { location.hash = hash }", hash_of("rules", mines=True))
    lobby.has_noticed("There is no option “mines” here.")
    page.evaluate("hash => { location.hash = hash }", hash_of("labyrinth") + "&seed=x")
    lobby.has_noticed("The link to a labyrinth holds the rules of another game.")
    for notice in lobby.part("notice").all()[::-1]:
        notice.get_by_role("button").click()
    expect(lobby.part("notice")).to_have_count(0)


def hash_of(name: str, **options: object) -> str:
    """What a link has after the page's address, with these options of Parchís."""
    rules = json.dumps({"preset": "parchis", **options})
    return f"#{name}=" + urlsafe_b64encode(rules.encode()).decode().rstrip("=")


@deep("its rules")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_the_rules_page_is_that_of_parchis(lobby: Gamemaster, language: str) -> None:
    lobby.speak(language)
    lobby.part("rules").click()
    dialog = lobby.part("rules-dialog")
    chapters = dialog.locator("section > h3").all_inner_texts()
    contents = lobby.part("rules-contents").get_by_role("button")
    assert contents.all_inner_texts() == chapters
    assert len(chapters) > 12
    lines = lobby.part("rules-in-force").get_by_role("listitem").all_inner_texts()
    assert len(set(lines)) == len(OPTIONS)
    text = dialog.inner_text()
    for sign in "‹›{}":
        assert sign not in text
    drawings = dialog.get_by_role("figure")
    assert drawings.count() == 5
    for drawing in drawings.all():
        assert drawing.locator("figcaption").inner_text()
        assert drawing.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert drawing.locator("canvas").evaluate(COLOURS) > PAPER
    contents.last.press("Enter")
    expect(lobby.part("rules-in-force").get_by_role("heading", level=3)).to_be_focused()
    lobby.part("rules-close").click()


PAPER = 20
"""More colours than these stand on a sheet on which something is drawn."""
COLOURS = """canvas => new Set(new Uint32Array(
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size"""


@deep("on a phone")
def test_the_lobby_of_a_phone_has_room_for_all_of_it(new_context: OpenContext) -> None:
    context = new_context(
        viewport={"width": 360, "height": 740}, locale="ru", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("")
    lobby = Gamemaster(page)
    lobby.set_table(preset="parchis-pairs")
    for name in ("quick-game", "quick-quest", "quick-parchis", "bot-0", "bot-2", "house"):
        fits(page, name)
    lobby.part("rules").click()
    for drawing in lobby.part("rules-dialog").locator("canvas").all():
        box = drawing.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    lobby.part("rules-close").click()
    assert page.evaluate(FITS)


def fits(page: Page, name: str) -> None:
    """Whether a control is within the page, and large enough for a thumb."""
    box = page.get_by_test_id(name).bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 120
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360


def test_a_game_begins_with_one_click(lobby: Gamemaster) -> None:
    begin = lobby.part("quick-parchis")
    expect(begin).to_have_accessible_description(re.compile("before three bots do"))
    begin.click()
    lobby.is_at_table()
    expect(lobby.part("parchis-board")).to_be_visible()
    for name in ("Newcomer", "Runner", "Keeper", "Reckoner"):
        expect(lobby.part("seats")).to_contain_text(name)
    lobby.part("home").click()
    lobby.is_in_lobby()
    expect(lobby.page.get_by_text("Games that you leave are kept: up to 8")).to_be_visible()
