"""One page for the tests of a file, each of which begins in the lobby without house rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.driving import Gamemaster
from tests.browser.sharing import Shared, shared_page


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with shared_page(browser, home) as shared:
        yield shared


@pytest.fixture
def table(page: Page) -> Gamemaster:
    table = Gamemaster(page)
    table.forget_house_rules()
    return table
