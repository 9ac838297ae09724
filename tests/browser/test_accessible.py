"""Every screen, in both themes, passes axe-core's audit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.screens import screens, settled


@pytest.mark.parametrize("theme", ["paper", "blackboard"])
def test_every_screen_can_be_used_by_all(
    new_context: OpenContext, axe: Callable[[Page], list[str]], theme: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    home = Gamemaster(page)
    home.prefer(theme=theme)
    found: dict[str, list[str]] = {}
    for screen in screens(page):
        settled(page)
        if violations := axe(page):
            found[screen] = violations
    assert found == {}


def test_a_phone_can_be_used_by_all(
    new_context: OpenContext, axe: Callable[[Page], list[str]]
) -> None:
    page = new_context(
        reduced_motion="reduce", viewport={"width": 360, "height": 740}, has_touch=True
    ).new_page()
    page.goto("")
    found = {}
    for screen in screens(page):
        settled(page)
        if violations := axe(page):
            found[screen] = violations
    assert found == {}
