"""Every screen passes axe-core's audit in both themes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.screens import screens, settled
from tests.campaigns import deep

CONTRAST: Final = "color-contrast"
BARE_PAPER: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { background-image: none !important }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Contrast can't be told over a picture; the squares of the paper are fainter than its ground."""
THEMES: Final[dict[str, tuple[str, ...]]] = {"blackboard": (CONTRAST,), "paper": ()}
"""By which rules a screen is audited in each, all of them where none is named: another theme is
nothing but other colours."""
IN_THEME: Final = "(theme) => { document.documentElement.dataset.theme = theme; }"
"""The same screen in another theme, as the preferences would show it."""


@deep("with more room, and in both themes")
def test_every_screen_can_be_used_by_all(
    new_context: OpenContext, axe: Callable[..., list[str]]
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    Gamemaster(page).prefer(theme="paper")
    page.evaluate(BARE_PAPER)
    found: dict[str, list[str]] = {}
    for screen in screens(page):
        for theme, rules in THEMES.items():
            page.evaluate(IN_THEME, theme)
            settled(page)
            if violations := axe(page, *rules):
                found[f"{screen}, {theme}"] = violations
    assert found == {}
