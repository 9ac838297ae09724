"""One booted page for several tests of a module, each of which begins in the lobby."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser import kinds
from tests.browser.driving import Gamemaster
from tests.browser.watching import PATIENCE_MS, Watch

CLOSE = "document.querySelectorAll('dialog[open]').forEach((one) => one.close())"


class Shared:
    """The page, and the complaints about it that no test has looked at yet."""

    def __init__(self, page: Page, watch: Watch) -> None:
        self.page = page
        self.watch = watch

    @contextmanager
    def in_lobby(self) -> Iterator[Page]:
        """The page for one test: in the lobby, in English; complaints during it fail it."""
        home = Gamemaster(self.page)
        self.page.evaluate(CLOSE)  # what a failed test has left open
        if self.page.locator("body").get_attribute("data-screen") != "lobby":
            home.part("home").click()
        home.is_in_lobby()
        home.speak("en")
        yield self.page
        complaints = self.watch.complaints()
        self.watch.seen.clear()
        assert complaints == [], complaints


@contextmanager
def shared_page(
    browser: Browser,
    home: str,
    prepare: Callable[[BrowserContext], None] | None = None,
    **options: Any,
) -> Iterator[Shared]:
    """Open a watched page in a context of its own, which may be prepared before."""
    watch = Watch(urljoin(home, "/").rstrip("/"))
    usual = {"base_url": home, "locale": "en", "service_workers": "block"}
    wanted = {**usual, "reduced_motion": "reduce", **options}
    context = browser.new_context(**kinds.understood(browser, wanted))
    context.set_default_timeout(PATIENCE_MS)
    watch.follow(context)
    if prepare is not None:
        prepare(context)
    page = context.new_page()
    page.goto("")
    yield Shared(page, watch)
    context.close()
