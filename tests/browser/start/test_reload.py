"""A game in progress survives what happens to pages: reloads, closed tabs, a second tab."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer
from tests.browser.spying import letters, observation, spy_on
from tests.campaigns import deep


@pytest.fixture
def person(new_context: OpenContext) -> BrowserContext:
    """Somebody's browser, whose pages' letters are read."""
    context = new_context(reduced_motion="reduce")
    spy_on(context)
    return context


def opened(person: BrowserContext) -> tuple[Page, Gamemaster]:
    """A new tab."""
    page = person.new_page()
    page.goto("")
    return page, Gamemaster(page)


def begun(person: BrowserContext) -> tuple[Page, Gamemaster, list[str]]:
    """A new tab with a game in which something has been said."""
    page, home = opened(person)
    home.prefer(pace="instant")
    home.quick_game()
    home.play(Newcomer("first"), moves=2)
    return page, home, home.log()


def position(page: Page) -> dict[str, object]:
    """All that the page knows of the game, whenever it was told."""
    seen = observation(page)
    return {name: seen[name] for name in ("version", "turn", "offers", "view", "seats", "rules")}


def test_a_reloaded_page_comes_back_to_the_same_position(person: BrowserContext) -> None:
    page, home = opened(person)
    home.prefer(pace="instant")
    home.set_table(
        rows=3, cols=4, bots=["wanderer"], seed="again", name="Ёлка", quiet_rounds=12, **PEACE
    )
    home.open_table()
    home.play(Newcomer("reload"), moves=5)
    before = home.log(), home.offers(), home.said_last(), position(page)
    words = home.page.locator(".board-words li")
    notebook = words.all_text_contents()

    page.reload()
    home.decision()
    assert (home.log(), home.offers(), home.said_last(), position(page)) == before
    assert words.all_text_contents() == notebook
    kinds = [one["kind"] for one in letters(page) if one["from"] == "page" and "kind" in one]
    assert "resume" in kinds, "the game came from elsewhere than from the sealed record"

    home.play(Newcomer("reload on"), moves=2)
    home.finishes()
    said = home.log()
    assert said[: len(before[0])] == before[0]
    page.reload()
    assert home.verdict() in said[-1]
    assert home.log() == said


@deep("before the first move")
def test_the_start_survives_too(person: BrowserContext) -> None:
    page, home = opened(person)
    home.quick_game()
    offers = home.offers()
    page.reload()
    home.decision()
    assert home.offers() == offers
    assert len(offers) == 20


@deep("a tab that was closed")
def test_the_lobby_offers_the_game_of_a_closed_tab(person: BrowserContext) -> None:
    page, home = opened(person)
    expect(home.part("continue")).to_be_hidden()
    home.prefer(pace="instant")
    home.set_table(**PEACE, seed="closed")
    home.open_table()
    home.play(Newcomer("closed"), moves=3)
    log, offers = home.log(), home.offers()
    assert offers
    page.close()

    page, home = opened(person)
    home.is_ready()
    home.is_in_lobby()
    home.continue_game()
    home.decision()
    assert (home.log(), home.offers()) == (log, offers)


@deep("without a reload")
def test_leaving_for_the_lobby_keeps_the_game(person: BrowserContext) -> None:
    _, home = opened(person)
    home.prefer(pace="instant")
    home.quick_game()
    home.play(Newcomer("lobby"), moves=2)
    log = home.log()
    home.part("home").click()
    home.is_in_lobby()
    home.continue_game()
    assert home.log() == log


@deep("while bots move")
def test_a_reload_in_the_middle_of_the_bots_turns(person: BrowserContext) -> None:
    page, home = opened(person)
    home.prefer(pace="calm")
    home.set_table(bots=["wanderer"] * 2)
    home.open_table()
    page.locator("[data-move='start b2']").filter(visible=True).click()
    expect(page.locator(".log-line")).to_have_count(3)
    page.reload()
    assert home.decision() == "move"
    assert len(home.log()) == 4
    assert [line.count(":") for line in home.log()[1:]] == [1] * 3


@deep("both tabs stay open")
def test_a_second_tab_says_that_it_does_not_store(person: BrowserContext) -> None:
    first, one, log = begun(person)

    second, other = opened(person)
    other.has_noticed("open in another tab already")
    other.quick_game()
    other.play(Newcomer("second"), moves=3)
    second.close()

    first.reload()
    one.decision()
    assert one.log() == log


@deep("in a second tab")
def test_a_second_tab_stores_once_the_first_is_closed(person: BrowserContext) -> None:
    first, _, log = begun(person)

    second, other = opened(person)
    other.has_noticed("open in another tab already")
    first.close()
    expect(other.part("notice")).to_have_count(0)
    other.continue_game()
    assert other.log() == log
    other.play(Newcomer("second"), moves=1)
    log = other.log()
    second.reload()
    other.decision()
    assert other.log() == log


@deep("beside a game that is stored")
def test_a_game_that_is_not_stored_does_not_take_the_place_of_the_one_that_is(
    person: BrowserContext,
) -> None:
    first, _, log = begun(person)

    _, other = opened(person)
    other.has_noticed("open in another tab already")
    other.quick_game()
    first.close()
    other.play(Newcomer("second"), moves=3)
    _, again = opened(person)
    again.continue_game()
    assert again.log() == log
