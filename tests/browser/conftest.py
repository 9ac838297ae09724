"""A real browser on the real page: served under a sub-path, and watched for every complaint."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from builder import browser as browsers
from builder import site
from builder.alone import alone
from builder.places import Places
from builder.server import Site, serving

PLACES = Places(Path(__file__).resolve().parents[2])
PATIENCE_MS = 60_000  # a start of the engine on a busy machine

expect.set_options(timeout=PATIENCE_MS)
SUB_PATH = "/some/where/"


@dataclass
class Watch:
    """Notes what a page complains of and what it asks other hosts for; both must stay empty."""

    origin: str
    seen: list[str] = field(default_factory=list)
    allowed: list[re.Pattern[str]] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """Expect complaints that match a pattern: for tests that break something on purpose."""
        self.allowed.append(re.compile(pattern))

    def follow(self, context: BrowserContext) -> None:
        """Listen to all pages and workers of a context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.seen.append(f"uncaught: {error.error}"))
        context.on("request", self._request)

    def complaints(self) -> list[str]:
        """What was noted and not allowed."""
        return [text for text in self.seen if not any(each.search(text) for each in self.allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and f"{url.scheme}://{url.netloc}" != self.origin:
            self.seen.append(f"foreign request: {request.url}")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built page."""
    with alone(PLACES):
        site.build(PLACES)
    return PLACES.dist


@pytest.fixture(scope="session")
def home(dist: Path) -> Iterator[str]:
    """The address of the page, served under a sub-path as a static host does."""
    with serving(Site(dist, PLACES.gzipped, SUB_PATH)) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; when none can be had, the tests that need it fail and say why."""
    path = browsers.ensure(PLACES)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=[*browsers.FLAGS])
        yield chromium
        chromium.close()


@pytest.fixture
def watch(home: str) -> Iterator[Watch]:
    """Fails the test if any page or worker complained, or asked another host for anything."""
    parts = urlsplit(home)
    noted = Watch(f"{parts.scheme}://{parts.netloc}")
    yield noted
    assert noted.complaints() == []


OpenContext = Callable[..., BrowserContext]


@pytest.fixture
def new_context(browser: Browser, home: str, watch: Watch) -> Iterator[OpenContext]:
    """Opens watched browser contexts: one is a person with storage of his own.

    Takes Playwright's options, for example `viewport` or `locale`; `page.goto("")` is the lobby.
    """
    with ExitStack() as stack:

        def new(**options: Any) -> BrowserContext:
            context = browser.new_context(**{"base_url": home, "locale": "en", **options})
            context.set_default_timeout(PATIENCE_MS)
            stack.callback(context.close)
            watch.follow(context)
            return context

        yield new


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    """A page of a person who was never here before, with the lobby open."""
    opened = new_context().new_page()
    opened.goto("")
    return opened


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """Audits a page for accessibility; one line for each violation."""
    script = (PLACES.modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def audit(page: Page) -> list[str]:
        page.evaluate(script)
        found = page.evaluate("axe.run().then((result) => JSON.stringify(result.violations))")
        return [
            f"{each['id']}: {node['html']} ({node['failureSummary']})"
            for each in json.loads(found)
            for node in each["nodes"]
        ]

    return audit
