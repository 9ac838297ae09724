"""The browsers in which pages are tested: how each is started, and what it can't be asked for."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from builder import browser as chromium
from builder import other_browsers
from builder.places import Places

CHROMIUM, FIREFOX = "chromium", "firefox"
OF_THIS_RUN: Final = os.environ.get("BROWSER") or CHROMIUM
"""The browser that all tests visit the page with, unless they name another."""
PREFERENCES: Final[dict[str, str | float | bool]] = {
    "ui.prefersReducedMotion": 1,
    "dom.events.testing.asyncClipboard": True,
    "media.peerconnection.ice.loopback": True,
    # Pages that nobody looks at go on as fast as the one in front.
    "layout.throttled_frame_rate": 60,
    "dom.min_background_timeout_value": 4,
    "dom.min_background_timeout_value_without_budget_throttling": 4,
    "dom.timeout.enable_budget_timer_throttling": False,
}
"""Firefox is told by preferences what Chromium is told for each person or by its flags."""
AS_IT_IS: Final = {
    "color_scheme": "null",
    "contrast": "null",
    "forced_colors": "null",
    "reduced_motion": "null",
}
"""What a Firefox that is led from outside can't be made to prefer for one person alone."""
CLIPBOARD: Final = ["clipboard-read", "clipboard-write"]
HASTY: Final = "--js-flags=--liftoff-only"
"""WebAssembly is compiled plainly: most tests are over before better code would pay."""
UNKNOWN: Final = ("permissions", "has_touch", "is_mobile")
"""Options that this way of leading Firefox does not know."""

FINGER: Final = "Playwright has no finger in Firefox"
PROTOCOL: Final = "the browser is told in Chromium's own protocol"
WORKERS: Final = "Playwright can't ask a worker in Firefox"
CAMERA: Final = "Firefox takes no film in place of a camera"
MOUSE: Final = "a Firefox without a window says that it has no mouse"
MOTION: Final = "all pages of a Firefox are told the same about motion"
COLOURS: Final = "a Firefox can't be told which colours a person prefers"
DEATH: Final = "Playwright doesn't hear of it when a page of Firefox dies"
ROUND: Final = "past its own controls a Firefox led from outside forgets that keys moved the focus"
CLAIMED: Final = "in Firefox a service worker serves no worker that was there before it"
NO_SCRIPTS: Final = "Playwright can't switch off scripts in Firefox"


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
        executable_path=chromium.ensure_shell(places), args=[*chromium.FLAGS, HASTY]
    )


def understood(browser: Browser, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a person's context as far as this browser knows them."""
    if browser.browser_type.name == CHROMIUM:
        return dict(options)
    known = {name: value for name, value in options.items() if name not in UNKNOWN}
    return {**known, **AS_IT_IS}


def of(page: Page) -> str:
    """The kind of browser that shows a page."""
    assert page.context.browser is not None
    return page.context.browser.browser_type.name


def lets_copy(context: BrowserContext) -> None:
    """Let the pages of a person use the clipboard; those of a Firefox for tests may anyway."""
    if OF_THIS_RUN == CHROMIUM:
        context.grant_permissions(CLIPBOARD)


def only_chromium(reason: str) -> pytest.MarkDecorator:
    """Marks a test that only Chromium can be led through, with the reason."""
    return pytest.mark.only_chromium(reason)


def lacking(test: pytest.Item) -> str:
    """Why Firefox can't be led through a test; empty if it can."""
    mark = test.get_closest_marker("only_chromium")
    return mark.args[0] if mark else ""
