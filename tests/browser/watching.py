"""What a page complains of, and whom it asks for something, while a test plays on it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request

from tests.browser import kinds

PATIENCE_MS = 60_000  # a start of the engine on a busy machine
WHOLE_GAME_MS: Final = 240_000
LOST: Final = (
    "ERR_FAILED|Failed to fetch|Failed to load|error occurred while loading"
    "|NetworkError when attempting|loading dynamically imported module"
)
"""What browsers complain of when a file is lost on its way."""
UNREACHED: Final = (
    "WebSocket connection to '[^']*' failed|Firefox can.t establish a connection to the server"
)
"""What browsers complain of when nobody answers a WebSocket."""
REFUSED: Final = (
    "Content Security Policy|ERR_BLOCKED_BY_CSP|violates the document's"
    "|page.s settings blocked the loading"
)
"""What browsers complain of when a page's policy refuses what it asks for."""
PICTURED: Final = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA="
"""The style by which Playwright hides the caret for a screenshot: Firefox complains of it."""
CUT_SHORT: Final = "status=2152398850"
"""Firefox says of a font that its page was closed while it was loaded."""
IN_A_CLASSIC_WORKER: Final = "script-src-elem) at data:text/javascript, from"
"""Pyodide asks what kind of worker it is in by loading nothing, and goes by the refusal."""
NO_WAY: Final = "see about:webrtc"
"""Firefox says by itself that two pages found no way to each other, and where to read more."""


FITS: Final = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
"""Asks a page whether nothing of it stands out at the side, scroll bar or not."""


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
        context.on("weberror", lambda error: self._uncaught(str(error.error)))
        context.on("request", self._request)

    def complaints(self) -> list[str]:
        """What was noted and not allowed."""
        return [text for text in self.seen if not any(each.search(text) for each in self.allowed)]

    def _uncaught(self, error: str) -> None:
        # What keeps service workers out for a test does not know that some frames have none.
        no_workers = "'serviceWorker' property from 'Navigator'"
        if not any(
            part in error for part in (no_workers, CUT_SHORT, IN_A_CLASSIC_WORKER, NO_WAY, PICTURED)
        ):
            self.seen.append(f"uncaught: {error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if kinds.OF_THIS_RUN == kinds.FIREFOX and url.hostname == "127.0.0.1":
            return  # maybe a relay of the test's own: Firefox counts WebSockets among the requests
        if url.scheme not in ("data", "blob") and f"{url.scheme}://{url.netloc}" != self.origin:
            self.seen.append(f"foreign request: {request.url}")
