"""The language can be switched at any time; all that was said is said again in the other one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer
from tests.browser.labyrinth.canvas import picture
from tests.browser.watching import LOST, Watch
from tests.campaigns import deep, sampled

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
UNTRANSLATED = re.compile("[‹›]")
NAMES = ["Gamemaster", "Shift", "Esc", "wheel", "Python"]


def whole_text(page: Page) -> str:
    """All that can be read or heard on the page, without names."""
    texts: list[str] = page.evaluate(
        """() => [
          document.body.innerText,
          ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")]
            .filter((one) => one.checkVisibility())
            .flatMap((one) => [one.ariaLabel, one.title, one.placeholder]),
        ].filter(Boolean)"""
    )
    names = [*NAMES, *page.get_by_test_id("language").locator("option").all_text_contents()]
    return re.sub("|".join(names), "", "\n".join(texts), flags=re.IGNORECASE)


@deep("in a game")
def test_a_switch_in_the_middle_of_a_game(page: Page) -> None:
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(seed="words", bots=["wanderer", "mapper"], **PEACE)
    home.open_table()
    home.play(Newcomer("words"), moves=6)
    english, offers = home.log(), home.offers()
    assert not CYRILLIC.search(whole_text(page))

    home.speak("ru")
    expect(page.locator(".log-line").first).to_contain_text("Лабиринт готов")
    russian = home.log()
    assert len(russian) == len(english)
    assert all(CYRILLIC.search(line) for line in russian)
    assert not set(russian) & set(english)
    assert home.offers() == offers
    assert home.said_last().split("—")[-1].strip() in russian[-1]
    left = [line for line in whole_text(page).splitlines() if re.search("[a-z]{3,}", line)]
    assert left == []
    assert not UNTRANSLATED.search(whole_text(page))

    names = page.locator("#table-screen .seat-call")
    expect(names).to_have_text(["Игрок", "Путник", "Землемер"])

    home.play(Newcomer("слова"), moves=2)
    expect(names).to_have_text(["Игрок", "Путник", "Землемер"])
    home.speak("en")
    expect(names).to_have_text(["Newcomer", "Wanderer", "Surveyor"])
    expect(page.locator(".log-line").first).to_contain_text("The labyrinth is drawn")
    assert home.log()[: len(english)] == english

    page.reload()
    home.decision()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@deep("words that are late")
def test_words_that_do_not_come(page: Page, watch: Watch) -> None:
    """The page stays in the language that it has, says so, and can be asked again."""
    watch.allow(LOST)
    home = Gamemaster(page)
    home.is_ready()  # nothing is under way any more that a reload would break off
    page.context.route("**/locales/ru-*.ftl", lambda route: route.abort())
    page.reload()
    home.is_ready()
    home.part("language").select_option("ru")
    home.has_noticed("The words of this language could not be loaded")
    expect(home.part("language")).to_have_value("en")
    page.context.unroute_all()
    home.speak("ru")


SMALL: dict[str, dict[str, Any]] = {
    "classic": {"rows": 3, "cols": 3},
    "school": {"rows": 3, "cols": 4, "quiet_rounds": 30},
    "quest-easy": {"quiet_rounds": 30},
}


@deep("a game's own screens")
@pytest.mark.parametrize("preset", sampled(SMALL, 1))
def test_every_screen_speaks_russian(page: Page, preset: str) -> None:
    home = Gamemaster(page)
    home.speak("ru")
    home.prefer(pace="instant")
    home.set_table(preset=preset, seed="кругом", bots=["wanderer"], **SMALL[preset])
    folded = page.locator("details:not([open]) > summary").filter(visible=True)
    while folded.count():
        folded.first.click()
    seen = {"lobby": whole_text(page)}
    home.part("rules").click()
    seen["rules"] = whole_text(page)
    home.part("rules-close").click()
    home.part("settings").click()
    seen["settings"] = whole_text(page)
    home.part("settings-close").click()
    home.open_table()
    seen["start"] = whole_text(page)
    home.finishes()
    seen["end"] = whole_text(page)
    home.reveal()
    seen["review"] = whole_text(page)
    home.part("in-words").click()
    seen["map in words"] = whole_text(page)
    for screen, text in seen.items():
        assert not UNTRANSLATED.search(text), screen
        foreign = [line for line in text.splitlines() if re.search("[A-Za-z]{4,}", line)]
        assert [line for line in foreign if "«.bots»" not in line] == [], screen


@deep("letters that are late")
def test_letters_that_come_late_are_written_again(new_context: OpenContext) -> None:
    """Those of another alphabet come when nobody waits for anything, or when one is drawn."""
    context = new_context()
    held: list[Route] = []
    context.route("**/caveat-cyrillic*.woff2", lambda route: held.append(route))
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.set_table(rows=3, cols=3, bots=[], name="Жанна", seed="letters")
    home.open_table()
    home.move("start b2")
    without = picture(page)
    (face,) = held
    face.continue_()
    picture(page, unlike=without)
