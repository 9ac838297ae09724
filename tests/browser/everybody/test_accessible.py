"""Every screen passes axe-core's audit in both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.screens import screens, settled

BARE_PAPER = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { background-image: none !important }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Contrast can't be told over a picture; the squares of the paper are fainter than its ground."""


@pytest.mark.parametrize("theme", ["paper", "blackboard"])
def test_every_screen_can_be_used_by_all(
    new_context: OpenContext, axe: Callable[[Page], list[str]], theme: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    Gamemaster(page).prefer(theme=theme)
    page.evaluate(BARE_PAPER)
    found: dict[str, list[str]] = {}
    for screen in screens(page):
        settled(page)
        if violations := axe(page):
            found[screen] = violations
    assert found == {}
