"""The lobby before the engine: it is there at once; what is chosen begins when that has come."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.languages import LANGUAGES
from tests.browser.watching import LOST, Watch
from tests.campaigns import deep, sampled

UNTRANSLATED = re.compile("‹[^›]*›")
HELD = re.compile(r"/app/worker-[^/]*\.js$")
"""Without its worker there is no engine."""
COUNT_FORMATTERS = """
globalThis.formatters = 0;
Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
  construct(of, args) {
    globalThis.formatters += 1;
    return Reflect.construct(of, args);
  },
});
"""
"""Counts how often the page has asked the browser to format numbers, which is slow at first."""


class Held:
    """The engine's files wait on the way until they are let go."""

    def __init__(self, context: BrowserContext) -> None:
        self.waiting: list[Route] = []
        self.holds = True
        context.route(HELD, self._answer)

    def let_go(self) -> None:
        """The engine comes."""
        self.holds = False
        for route in self.waiting:
            route.continue_()

    def lose(self) -> None:
        """What was asked for is lost; what is asked for again comes."""
        self.holds = False
        for route in self.waiting:
            route.abort()

    def _answer(self, route: Route) -> None:
        if self.holds:
            self.waiting.append(route)
        else:
            route.continue_()


OpenHeld = Callable[..., tuple[Page, Held]]


@pytest.fixture
def open_held(new_context: OpenContext) -> OpenHeld:
    """Opens the lobby of a page whose engine is held back."""

    def opened(address: str = "", **options: object) -> tuple[Page, Held]:
        context = new_context(**options)
        held = Held(context)
        page = context.new_page()
        page.goto(address)
        expect(page.locator("body")).to_have_attribute("data-ready", "true")
        return page, held

    return opened


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_the_lobby_is_there_without_an_engine(open_held: OpenHeld, language: str) -> None:
    page, held = open_held(locale=language)
    home = Gamemaster(page)
    expect(home.part("boot")).to_have_attribute("data-state", "loading")
    assert page.evaluate("performance.getEntriesByName('gamemaster:lobby-usable').length") == 1
    assert page.locator("html").get_attribute("lang") == language
    folded = page.locator("details:not([open]) > summary").filter(visible=True)
    while folded.count():
        folded.first.click()
    home.part("preset-grand").check()
    expect(home.part("option-rows")).to_be_visible()
    expect(home.part("bot-0")).to_be_visible()
    home.part("rules").click()
    expect(home.part("rules-dialog")).to_be_visible()
    home.part("rules-close").click()
    lobby = page.locator("body").inner_text()
    assert UNTRANSLATED.findall(lobby) == []
    held.let_go()
    home.is_ready()
    # Nothing is drawn anew for what is shown already.
    expect(home.part("preset-grand")).to_be_checked()


@deep("a name that is half written")
def test_the_form_that_somebody_fills_in_outlives_the_coming_of_the_engine(
    open_held: OpenHeld,
) -> None:
    page, held = open_held()
    home = Gamemaster(page)
    home.unfold("setup-sheet")
    home.part("you-name").press_sequentially("An")
    held.let_go()
    home.is_ready()
    home.part("you-name").press_sequentially("na")
    expect(home.part("you-name")).to_have_value("Anna")
    expect(home.part("you-name")).to_be_focused()


@pytest.mark.parametrize(
    "chosen", sampled(["quick-game", "quick-quest", "quick-parchis", "start-game"], 1)
)
def test_a_game_that_was_chosen_before_begins_when_the_engine_comes(
    open_held: OpenHeld, chosen: str
) -> None:
    page, held = open_held()
    home = Gamemaster(page)
    if chosen == "start-game":
        home.unfold("setup-sheet")
    home.part(chosen).click()
    expect(home.part(chosen)).to_have_attribute("aria-busy", "true")
    expect(home.part("boot")).to_contain_text("the game begins as soon as")
    home.is_in_lobby()
    held.let_go()
    home.is_at_table()
    assert home.decision() == "move"


@deep("a second choice")
def test_another_choice_takes_the_place_of_the_first(open_held: OpenHeld) -> None:
    page, held = open_held()
    home = Gamemaster(page)
    home.part("quick-parchis").click()
    home.part("play-friends").click()
    expect(home.part("boot")).to_contain_text("your friends can be invited as soon as")
    home.part("quick-quest").click()
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    expect(home.part("quick-quest")).to_have_attribute("aria-busy", "true")
    held.let_go()
    home.is_at_table()
    expect(home.part("log")).to_contain_text("key")
    home.part("home").click()
    expect(home.part("friends-sheet")).to_have_count(0)
    expect(home.part("notice")).to_have_count(0)


@deep("for friends")
def test_a_table_for_friends_is_laid_when_the_engine_comes(open_held: OpenHeld) -> None:
    page, held = open_held()
    home = Gamemaster(page)
    home.part("play-friends").click()
    expect(home.part("friends-sheet")).to_have_count(0)
    held.let_go()
    expect(home.part("friends-sheet")).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


@deep("by keyboard")
def test_the_keyboard_alone_chooses_before_the_engine(open_held: OpenHeld) -> None:
    page, held = open_held()
    home = Gamemaster(page)
    for _ in range(20):
        page.keyboard.press("Tab")
        if home.part("quick-game").evaluate("(one) => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(home.part("quick-game")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="the game begins")).to_be_visible()
    held.let_go()
    home.is_at_table()


@deep("with house rules")
def test_house_rules_can_be_made_and_are_read_when_the_engine_comes(open_held: OpenHeld) -> None:
    page, held = open_held()
    home = Gamemaster(page)
    home.unfold("setup-sheet")
    home.part("house").click()
    home.change_rule("rows", 3)
    expect(home.part("house-verdict")).to_contain_text("reads these rules when he is here")
    held.let_go()
    expect(home.part("house-verdict")).to_contain_text("can be played")
    home.use_house_rules()
    home.open_table()


def test_a_start_that_fails_keeps_the_choice_and_says_so(open_held: OpenHeld, watch: Watch) -> None:
    watch.allow(LOST)
    page, held = open_held()
    home = Gamemaster(page)
    home.part("quick-game").click()
    held.lose()
    expect(home.part("boot")).to_contain_text("could not be started")
    expect(home.part("boot")).to_contain_text("What you have chosen is not forgotten")
    home.part("quick-parchis").click()
    expect(home.part("quick-game")).not_to_have_attribute("aria-busy", "true")
    home.part("retry").click()
    home.is_at_table()
    expect(page.locator(".parchis-board, .parchis-turn").first).to_be_visible()


@deep("a friend's challenge")
def test_a_challenge_can_be_taken_up_before_the_engine(open_held: OpenHeld) -> None:
    page, held = open_held("#labyrinth=eyJwcmVzZXQiOiJxdWVzdC1lYXN5In0&seed=friend&version=x")
    home = Gamemaster(page)
    home.part("invite-alone").click()
    expect(home.part("boot")).to_contain_text("the game begins as soon as")
    held.let_go()
    home.is_at_table()


@deep("words that are late")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_the_lobby_has_its_words_before_those_of_the_table(
    new_context: OpenContext, language: str
) -> None:
    context = new_context(locale=language)
    later: list[Route] = []
    context.route("**/locales/*-later-*.ftl", lambda route: later.append(route))
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.is_ready()
    folded = page.locator("details:not([open]) > summary").filter(visible=True)
    while folded.count():
        folded.first.click()
    home.part("settings").click()
    shown = page.locator("body").inner_text()
    labels = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert UNTRANSLATED.findall("\n".join([shown, *labels])) == []
    home.part("settings-close").click()
    home.part("preset-parchis-pairs").check()
    home.part("preset-grand").check()
    assert UNTRANSLATED.findall(page.locator("body").inner_text()) == []
    for route in later:
        route.continue_()
    home.quick_game()
    assert UNTRANSLATED.findall(page.locator("body").inner_text()) == []


@deep("what was not foretold")
def test_what_was_not_foretold_the_engine_says_itself(
    new_context: OpenContext, watch: Watch
) -> None:
    watch.allow(LOST)
    context = new_context()
    context.route("**/catalog-*.json", lambda route: route.abort())
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.set_table(preset="classic", rows=3, cols=3, bots=["wanderer"], seed="untold")
    home.open_table()
    assert home.decision() == "move"


@deep("how numbers are written")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_up_to_the_first_move_no_number_needs_the_browser_to_format_it(
    new_context: OpenContext, language: str
) -> None:
    page = new_context(locale=language).new_page()
    page.add_init_script(COUNT_FORMATTERS)
    page.goto("")
    home = Gamemaster(page)
    home.is_ready()
    home.quick_game()
    home.move(home.offers()[0])
    assert page.evaluate("performance.getEntriesByName('gamemaster:first-move').length") == 1
    assert page.evaluate("formatters") == 0
