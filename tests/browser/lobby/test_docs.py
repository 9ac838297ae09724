"""The documentation, as a visitor finds it: beside the game, in both themes, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.everybody.test_accessible import BARE_PAPER
from tests.browser.languages import LANGUAGES
from tests.campaigns import deep, sampled

HOUSE = "How the house is built"
PHONE = {"width": 360, "height": 740}


def opened(home: Gamemaster) -> Page:
    """The documentation, from the foot of the lobby."""
    with home.page.expect_popup() as popup:
        home.part("docs").click()
    popup.value.wait_for_load_state()
    return popup.value


@deep("from the lobby")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_the_lobby_leads_to_the_documentation_and_stays_open(page: Page, language: str) -> None:
    home = Gamemaster(page)
    home.speak(language)
    docs = opened(home)
    expect(docs).to_have_title("Documentation · Gamemaster")
    docs.get_by_role("main").get_by_role("link", name=HOUSE).click()
    expect(docs.get_by_role("heading", level=1)).to_have_text(HOUSE)
    docs.get_by_role("link", name="Build, test, measure").click()
    expect(docs.get_by_role("heading", level=1)).to_have_text("Build, test, measure")
    docs.get_by_role("link", name="Play").click()
    Gamemaster(docs).is_ready()
    home.is_ready()


@deep("the audit of the documentation")
@pytest.mark.parametrize("theme", sampled(["dark", "light"], 1))
def test_it_can_be_read_by_all(
    new_context: OpenContext, axe: Callable[[Page], list[str]], theme: str
) -> None:
    page = new_context(viewport=PHONE, color_scheme=theme).new_page()
    page.goto("docs/")
    links = page.get_by_role("main").get_by_role("link")
    pages = ["docs/index.html", *(f"docs/{link.get_attribute('href')}" for link in links.all())]
    assert len(pages) > 4
    for address in pages:
        page.goto(address)
        page.evaluate(BARE_PAPER)
        assert axe(page) == [], address
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], address
