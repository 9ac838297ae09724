"""Back and Forward of the browser: between table and lobby, over dialogs, never out of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer
from tests.campaigns import deep, sampled

ELSEWHERE = "about:blank"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1280, "height": 800}}
TABLE, LOBBY = "#table$", "^[^#]*/$"
SIZES = (pytest.param(PHONE, id="phone"), pytest.param(WIDE, id="wide"))


def back(page: Page) -> None:
    """As the browser does; of what stays in the page Playwright hears nothing in Firefox."""
    page.evaluate("history.back()")


def forward(page: Page) -> None:
    page.evaluate("history.forward()")


def is_at(page: Page, address: str) -> None:
    """Wait for an address that fits the pattern."""
    page.wait_for_function("(address) => new RegExp(address).test(location.href)", arg=address)


@pytest.fixture
def page(request: pytest.FixtureRequest, new_context: OpenContext) -> Page:
    """A lobby that somebody has come to from elsewhere."""
    opened = new_context(**getattr(request, "param", WIDE)).new_page()
    opened.goto(ELSEWHERE)
    opened.goto("")
    return opened


@pytest.fixture
def person(page: Page) -> Gamemaster:
    person = Gamemaster(page)
    person.is_ready()
    return person


def begin(person: Gamemaster) -> list[str]:
    """A game in which something has been said."""
    person.prefer(pace="instant")
    person.set_table(**PEACE, bots=["wanderer"], seed="back")
    person.open_table()
    person.play(Newcomer("back"), moves=3)
    return person.log()


@pytest.mark.parametrize(
    "page",
    sampled(SIZES, 1),
    indirect=True,
)
def test_back_leads_to_the_lobby_and_forward_to_the_game(page: Page, person: Gamemaster) -> None:
    said = begin(person)
    is_at(page, TABLE)
    for _ in range(2):
        back(page)
        person.is_in_lobby()
        is_at(page, LOBBY)
        forward(page)
        person.is_at_table()
        is_at(page, TABLE)
        assert person.log() == said
    back(page)
    person.is_in_lobby()
    back(page)
    is_at(page, ELSEWHERE)
    forward(page)
    person.is_in_lobby()
    forward(page)
    person.is_at_table()
    assert person.log() == said


@deep("many times")
def test_however_often_the_table_is_left_back_leads_out_of_the_lobby_at_once(
    page: Page, person: Gamemaster
) -> None:
    begin(person)
    for _ in range(3):
        person.part("home").click()
        person.is_in_lobby()
        person.continue_game()
    person.part("home").click()
    person.is_in_lobby()
    back(page)
    is_at(page, ELSEWHERE)


@deep("a reload")
def test_a_reload_keeps_the_way_back(page: Page, person: Gamemaster) -> None:
    said = begin(person)
    page.reload()
    person.is_at_table()
    assert person.log() == said
    back(page)
    person.is_in_lobby()
    page.reload()
    person.is_ready()
    person.is_in_lobby()
    forward(page)
    person.is_at_table()
    assert person.log() == said


@deep("from the table's own address")
def test_who_opens_the_table_itself_has_the_lobby_below_it(page: Page, person: Gamemaster) -> None:
    said = begin(person)
    table = page.url
    page.goto(ELSEWHERE)
    page.goto(table)
    person.is_at_table()
    back(page)
    person.is_in_lobby()
    forward(page)
    person.is_at_table()
    assert person.log() == said


@deep("a table without a game")
def test_a_table_without_a_game_is_the_lobby(new_context: OpenContext) -> None:
    page = new_context().new_page()
    page.goto(ELSEWHERE)
    page.goto("#table")
    person = Gamemaster(page)
    person.is_ready()
    person.is_in_lobby()
    expect(person.part("notice")).to_be_visible()
    page.wait_for_function("location.hash === ''")
    back(page)
    is_at(page, ELSEWHERE)


@deep("from a dialog")
@pytest.mark.parametrize("opened", sampled(["rules", "settings"], 1))
def test_back_closes_a_dialog_first(page: Page, person: Gamemaster, opened: str) -> None:
    begin(person)
    for screen in ("table", "lobby"):
        person.part(opened).click()
        expect(person.part(f"{opened}-close")).to_be_visible()
        page.wait_for_function("history.state.trail.at(-1) === 'dialog'")
        back(page)
        expect(person.part(f"{opened}-close")).to_be_hidden()
        expect(page.locator("body")).to_have_attribute("data-screen", screen)
        # Closed by its own button it leaves nothing behind, either.
        person.part(opened).click()
        person.part(f"{opened}-close").click()
        page.wait_for_function("history.state.trail.at(-1) !== 'dialog'")
        expect(page.locator("body")).to_have_attribute("data-screen", screen)
        back(page)
        if screen == "table":
            person.is_in_lobby()
    is_at(page, ELSEWHERE)


@deep("from a dialog")
def test_a_game_that_begins_in_a_dialog_has_the_lobby_below_it(page: Page) -> None:
    person = Gamemaster(page)
    person.is_ready()
    link = "#labyrinth=eyJwcmVzZXQiOiJxdWVzdC1lYXN5In0&seed=friend&version=x"
    page.evaluate("(hash) => { location.hash = hash; }", link)
    person.part("invite-alone").click()
    person.is_at_table()
    page.wait_for_function("history.state.trail.at(-1) === 'table'")
    back(page)
    person.is_in_lobby()
    expect(person.part("invite-alone")).to_be_hidden()
