"""A page that never answers fails the test that asked it, and no other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, Playwright

from tests.browser import kinds
from tests.browser.conftest import PLACES
from tests.browser.hanging import at_most


@kinds.only_chromium("Playwright doesn't hear of it when a Firefox dies")
def test_waiting_for_a_page_that_never_answers_ends(playwright: Playwright) -> None:
    for _ in range(2):
        browser = kinds.start(playwright, PLACES)
        page = browser.new_page()
        assert page.evaluate("1 + 1") == 2
        with at_most(0.5), pytest.raises(Error, match="closed"):
            page.evaluate("new Promise(() => {})")
        browser.close()
