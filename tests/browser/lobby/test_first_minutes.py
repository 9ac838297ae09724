"""The first minutes of somebody who has never heard of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.browser.driving import Gamemaster
from tests.browser.everybody.test_phone import PHONE
from tests.browser.labyrinth.playing_grand import PLAN, GrandTable, grand_page
from tests.browser.languages import LANGUAGES
from tests.browser.sharing import Shared, shared_page
from tests.browser.spying import ask, letters, spy_on
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.shared

AIMS = {
    "en": ("Find the treasure", "carry it out", "find the key", "your four pieces"),
    "es": ("Encuentra el tesoro", "sacarlo", "encontrar la llave", "tus cuatro fichas"),
    "ru": ("Найдите клад", "вынести его", "найти ключ", "свои четыре фишки"),
}
"""What is said of the aim: on the first screen, of a treasure, of a key, in Parchís."""
OWN_TABLE = "() => document.querySelector('.setup-sheet').getBoundingClientRect().top + scrollY"


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with grand_page(browser, home) as shared:
        yield shared


@pytest.fixture
def table(page: Page) -> GrandTable:
    return GrandTable(page)


@deep("the aim in each language")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_the_aim_is_told_on_the_first_screen_and_at_the_first_move(
    table: GrandTable, language: str
) -> None:
    table.speak(language)
    lobby, treasure, key, pieces = AIMS[language]
    expect(table.page.locator(".lobby-tagline")).to_contain_text(lobby)
    aim = table.part("aim")
    for begin, words in (("first-game", treasure), ("quick-quest", key), ("quick-parchis", pieces)):
        table.part(begin).click()
        table.is_at_table()
        assert table.decision() == "move"
        expect(aim).to_contain_text(words)
        assert aim.inner_text().count(".") == 1, "one sentence"
        assert table.page.locator("#table-screen h1").get_attribute("aria-describedby") == "aim"
        table.part("home").click()
        table.is_in_lobby()
    table.part("first-game").click()
    table.is_at_table()
    table.move(table.offers()[0])
    expect(aim).to_be_visible()
    table.move(next(move for move in table.offers() if move.startswith("go ")))
    expect(aim).to_be_hidden()


@deep("of Parchís")
def test_parchis_tells_its_aim_until_the_first_throw(table: GrandTable) -> None:
    table.part("quick-parchis").click()
    table.is_at_table()
    assert table.decision() == "move"
    expect(table.part("aim")).to_be_visible()
    table.move("roll")
    expect(table.part("aim")).to_be_hidden()


def test_lessons_are_offered_first_and_then_a_gentle_game(browser: Browser, home: str) -> None:
    """And who wants a table of his own still sees where to set it."""
    with shared_page(browser, home, spy_on, viewport={"width": 1280, "height": 800}) as shared:
        page, table = shared.page, Gamemaster(shared.page)
        for language in LANGUAGES:
            table.speak(language)
            table.is_ready()
            assert page.evaluate(OWN_TABLE) < 800 - 44
        first = table.part("first-game")
        expect(page.locator(".starts .button").filter(visible=True).first).to_have_attribute(
            "data-testid", "learn"
        )
        expect(table.part("learn")).to_have_class("button primary")
        expect(first).to_have_class("button")
        about = page.locator(f"#{first.get_attribute('aria-describedby')}")
        expect(about).to_contain_text("gentle")
        expect(about).to_contain_text("nobody gets hurt")
        first.click()
        table.is_at_table()
        (asked,) = [text for text in requests(page) if '"type":"new"' in text]
        assert '"bear":false' in asked
        assert '"bullets":0' in asked
        expect(table.part("seats").locator("li")).to_have_count(2)
        table.move(table.offers()[0])
        expect(page.locator(".pad-blow")).to_be_visible()
        expect(page.locator(".pad-shoot")).to_be_hidden()  # nobody ever has a bullet


def die(table: GrandTable, bots: Sequence[str] = ("statue", "shade")) -> None:
    """Out through the exit above a1, and then on instead of back in: this player is out."""
    table.page.evaluate("(plan) => { spied.plan = plan; }", PLAN)
    table.set_table(preset="grand", bots=[*bots], seed="death", void_starts=False)
    table.open_table()
    table.page.evaluate("() => { spied.plan = null; }")
    table.decision()
    table.move("start a1")
    table.move("go up")
    table.move("go left")
    assert table.decision() == "watch"


def requests(page: Page) -> list[str]:
    """What the page has asked its engine for."""
    return [one["text"] for one in letters(page) if one["from"] == "page" and "text" in one]


@deep("after the own end")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_who_is_out_is_offered_the_same_labyrinth_again_or_to_watch(
    table: GrandTable, language: str
) -> None:
    table.speak(language)
    die(table)
    again, watch = table.part("again"), table.part("watch")
    for choice in (again, watch):
        expect(choice).to_be_visible()
        expect(choice).to_be_enabled()
    expect(table.part("skip-to-end")).to_be_hidden()
    lines = table.log()
    # The bots wait for the choice: what happened last can be read in peace.
    table.page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
    assert table.log() == lines

    before = len(requests(table.page))
    again.click()
    expect(watch).to_be_hidden()
    assert table.decision() == "move"
    assert len(table.log()) < len(lines)
    assert requests(table.page)[before] == '{"type":"again","eyes":0}'
    told = [one["text"] for one in letters(table.page) if one["from"] == "worker" and "text" in one]
    assert not any("gamemaster plan" in text or '"seed"' in text for text in told)
    # It is the same labyrinth: the exit is where it was.
    table.move("start a1")
    table.move("go up")
    table.move("go left")
    assert table.decision() == "watch"

    table.prefer(pace="calm")  # the game isn't over before anybody can hurry it
    watch.focus()
    table.page.keyboard.press("Enter")
    expect(table.part("skip-to-end")).to_be_visible()
    expect(again).to_be_visible()
    table.part("skip-to-end").click()
    expect(table.part("log").locator("li").nth(len(lines) + 2)).to_be_attached()


@deep("a reload")
def test_a_reload_offers_it_again(table: GrandTable) -> None:
    die(table, bots=["wanderer", "mapper"])
    table.page.reload()
    assert table.decision() == "watch"
    table.part("again").click()
    expect(table.part("watch")).to_be_hidden()
    assert table.decision() == "move"


@deep("on a phone")
def test_the_offer_fits_a_phone(browser: Browser, home: str) -> None:
    with grand_page(browser, home, **PHONE) as shared:
        table = GrandTable(shared.page)
        for language in LANGUAGES:
            table.speak(language)
            die(table)
            expect(table.part("again")).to_be_in_viewport(ratio=1)
            expect(table.part("watch")).to_be_in_viewport(ratio=1)
            table.part("home").click()
            table.is_in_lobby()


@pytest.mark.parametrize("preset", sampled(PRESETS, 1))
@deep("the offer itself")
def test_any_labyrinth_can_be_opened_again_from_the_page(table: GrandTable, preset: str) -> None:
    """The engine does it in all rule sets; nobody here has to die for it."""
    least, most = LABYRINTH.seats(PRESETS[preset])
    table.set_table(preset=preset, bots=["wanderer"] * max(least - 1, min(1, most - 1)), seed="all")
    table.open_table()
    table.decision()
    version = len(table.log())
    table.move(table.offers()[0])
    assert len(table.log()) > version
    reply = ask(table.page, {"type": "again", "eyes": 0})
    assert (reply["type"], reply["version"]) == ("observation", 0)
