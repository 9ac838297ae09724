"""What was said keeps its room, whatever else a rule set needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.browser import kinds
from tests.browser.everybody.test_phone import PHONE
from tests.browser.kinds import only_chromium
from tests.browser.labyrinth.playing_grand import GrandTable
from tests.browser.languages import LANGUAGES
from tests.browser.room.playing_room import Room
from tests.browser.sharing import Shared, shared_page
from tests.campaigns import deep, sampled, some

FILLED = """() => {
  // More was said than fits: lines of one row each, as the game master says them.
  const list = document.querySelector(".log-lines");
  while (list.children.length < 40) {
    const line = document.createElement("li");
    line.className = "log-line";
    line.textContent = "Newcomer: up. – Land.";
    list.append(line);
  }
  const log = list.parentElement;
  log.scrollTop = log.scrollHeight;
  const box = log.getBoundingClientRect();
  const whole = [...list.children].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top >= box.top - 0.5 && bottom <= box.bottom + 0.5;
  }).length;
  while (list.lastChild?.textContent === "Newcomer: up. – Land.") list.lastChild.remove();
  return log.checkVisibility() ? whole : -1;
}"""
CUT = """() => {
  const panel = document.querySelector(".side-players");
  const seen = panel.getBoundingClientRect();
  return [...panel.querySelectorAll(":is(.seat, .clock-asks > .button)")].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < seen.top - 0.5 || bottom > seen.bottom + 0.5;
  }).map((one) => one.textContent);
}"""
"""What of the players' panel can't be seen without scrolling."""
DESK: Final = (5, {"viewport": {"width": 1280, "height": 800}})
"""The fewest lines of the log that a screen shows, and the screen."""
LONG = "shoot left; if scream { go up; blow up } else { go left tell wall }; throw bullet down"


@pytest.fixture(scope="module", params=sampled([pytest.param((3, PHONE)), pytest.param(DESK)], 1))
def least(request: pytest.FixtureRequest) -> tuple[int, dict[str, Any]]:
    wanted: tuple[int, dict[str, Any]] = request.param
    return wanted


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str, least: tuple[int, dict[str, Any]]) -> Iterator[Shared]:
    with shared_page(browser, home, **least[1]) as shared:
        table = GrandTable(shared.page)
        table.is_ready()
        table.prefer(pace="instant")
        yield shared


@pytest.fixture
def page(shared: Shared) -> Iterator[Page]:
    with shared.in_lobby() as page:
        yield page


@deep("a long log")
def test_whole_lines_of_the_log(page: Page, least: tuple[int, dict[str, Any]]) -> None:
    """In rule sets with all their players: at the start, on one's turn, in all of composing."""
    table = GrandTable(page)
    few: dict[str, int] = {}

    def note(moment: str) -> None:
        lines = page.evaluate(FILLED)
        if lines < least[0]:
            few[moment] = lines

    def note_all(moment: str) -> None:
        for language in LANGUAGES:
            table.speak(language)
            note(f"{moment}, {language}")

    for preset in some([*PRESETS], 2):
        rules = PRESETS[preset]
        most = LABYRINTH.seats(rules)[1]
        table.set_table(preset=preset, bots=["wanderer"] * (most - 1), seed="room")
        table.open_table()
        table.decision()
        if table.part("tab-log").is_visible():
            table.part("tab-log").click()
        note_all(f"{preset}, start")
        while any(move.startswith("start ") for move in table.offers()):
            table.move(table.offers()[-3])
        note_all(f"{preset}, first move")
        table.move(next(move for move in table.offers() if move.startswith("go ")))
        if table.decision() != "move":
            note_all(f"{preset}, out")
        elif table.part("compose-move").is_visible():
            for language in LANGUAGES:
                table.speak(language)
                for moment in composing(table, rules.conditional):
                    note(f"{preset}, {moment}, {language}")
                table.part("discard-move").click()
        table.part("home").click()
        table.is_in_lobby()
    assert few == {}


@deep("three players")
@only_chromium(kinds.MOUSE)
@pytest.mark.parametrize("least", [DESK], indirect=True)
@pytest.mark.parametrize("preset", ["classic", "grand"])
def test_three_players_are_in_sight_while_starts_are_chosen(page: Page, preset: str) -> None:
    """With what they may ask for; on a phone they have a sheet of their own."""
    room = Room(page)
    room.set_table(preset=preset, bots=["wanderer"])
    room.set_room(["Anna", "Boris", "Vera"], start="secret", seed="room")
    room.begin()
    room.uncover()
    expect(room.part("ask-break")).to_be_visible()
    cut = {}
    for language in LANGUAGES:
        room.speak(language)
        cut[language] = page.evaluate(CUT)
    room.part("home").click()
    room.forget_house_rules()
    room.seat_people([])
    assert cut == {language: [] for language in LANGUAGES}


def wide(page: Page) -> bool:
    """Whether the players stand beside the map."""
    return page.viewport_size is not None and page.viewport_size["width"] > 820


def composing(table: GrandTable, conditional: bool) -> Iterator[str]:
    """All that the composer needs room for."""
    table.write("go up")
    yield "composing"
    table.write("go up; blow right; blow left; blow down")
    expect(table.part("chip")).to_have_count(4)
    table.text.press("End")
    table.page.keyboard.type(";")
    expect(table.part("move-text-words")).to_be_visible()
    yield "words that could follow"
    table.text.fill("go up; blow right")
    expect(table.part("chip")).to_have_count(2)
    table.text.blur()
    table.chip(0).click()
    yield "details"
    table.chip(0).click()
    if not conditional:
        return
    table.write(LONG)
    expect(table.part("chip")).to_have_count(6)
    yield "conditions"
    table.text.blur()
    table.chip(1).click()
    yield "a condition's details"
    table.chip(1).click()


@deep("the keys")
def test_the_keys_are_explained_behind_their_button(page: Page) -> None:
    """On a phone, which has none, there is nothing to explain."""
    table = GrandTable(page)
    table.set_table(preset="grand", bots=["wanderer"], seed="keys")
    table.open_table()
    table.decision()
    while any(move.startswith("start ") for move in table.offers()):
        table.move(table.offers()[-3])
    keys, text = table.part("keys"), table.part("keys-help")
    expect(text).to_be_hidden()
    if not wide(page):
        expect(keys).to_be_hidden()
        return
    expect(keys).to_have_attribute("aria-expanded", "false")
    keys.click()
    expect(text).to_contain_text("Arrows: go at once")
    expect(keys).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(text).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    expect(text).to_be_visible()
    page.keyboard.press("?")
    expect(text).to_be_hidden()
    page.keyboard.press("s")
    expect(table.part("pads-prompt")).to_contain_text("Shoot – which way?")
    page.keyboard.press("Escape")
    expect(table.part("pads-prompt")).to_be_empty()
