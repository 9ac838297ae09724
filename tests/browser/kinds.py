"""The browsers in which pages are tested: how each is started, and what it can't be asked for."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Browser, Playwright

from builder import browser as chromium
from builder import other_browsers
from builder.places import Places

CHROMIUM, FIREFOX = "chromium", "firefox"
OF_THIS_RUN: Final = os.environ.get("BROWSER", CHROMIUM)
"""The browser that all tests visit the page with, unless they name another."""
PREFERENCES: Final[dict[str, str | float | bool]] = {"ui.prefersReducedMotion": 1}
"""Firefox is told by a preference what Chromium is told for each person."""
AS_IT_IS: Final = {
    "color_scheme": "null",
    "contrast": "null",
    "forced_colors": "null",
    "reduced_motion": "null",
}
"""What a Firefox that is led from outside can't be made to prefer for one person alone."""


LACKING_IN_FIREFOX: Final[Mapping[str, str]] = {}
"""Tests that only Chromium can be led through, by parts of their names, with the reasons."""


def start(playwright: Playwright, places: Places, kind: str = OF_THIS_RUN) -> Browser:
    """A running browser.

    Raises:
        Failure: none can be had.
    """
    if kind == FIREFOX:
        return playwright.firefox.launch(
            channel="moz-firefox",
            executable_path=other_browsers.ensure_firefox(),
            firefox_user_prefs=PREFERENCES,
        )
    return playwright.chromium.launch(
        executable_path=chromium.ensure_shell(places), args=[*chromium.FLAGS]
    )


def understood(browser: Browser, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a person's context as far as this browser knows them."""
    if browser.browser_type.name == CHROMIUM:
        return dict(options)
    return {**options, **AS_IT_IS}


def lacking(test: str) -> str:
    """Why Firefox can't be led through a test, named as pytest does; empty if it can."""
    return next((why for part, why in LACKING_IN_FIREFOX.items() if part in test), "")
