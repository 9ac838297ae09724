"""A Firefox beside the Chromium of the other tests; functions run in its pages as in those."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final
from urllib.parse import urlsplit

from tests.browser.bidi import Refused, Session
from tests.browser.watching import PATIENCE_MS, Watch

NAMES: Final = ("firefox", "firefox-esr")
PATIENCE_S: Final = PATIENCE_MS / 1000
PORT: Final = re.compile(r"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)")
PREFERENCES: Final = 'user_pref("ui.prefersReducedMotion", 1);\n'
"""Nothing else is changed; above all, addresses stay hidden from pages, as they are by default."""
RUN: Final = """async (text) => {
  const given = JSON.parse(text);
  const found = (%s);
  return JSON.stringify(await (typeof found === "function" ? found(given) : found)) ?? "null";
}"""
WAIT: Final = """async (given) => {
  const found = (%s);
  const end = performance.now() + %d;
  while (!(await found(given))) {
    if (performance.now() > end) throw new Error(`never so: ${found}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""


def find() -> str:
    """The path of a Firefox; empty if there is none.

    `FIREFOX` names one, or the usual names are looked for.
    """
    named = os.environ.get("FIREFOX")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), "")


class Page:
    """A page of somebody with storage of his own; it is used by Playwright's words."""

    def __init__(self, session: Session, context: str, watch: Watch) -> None:
        self.fetched: list[str] = []
        self._session = session
        self._context = context
        self._watch = watch

    def goto(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._session.send(
            "browsingContext.navigate", context=self._context, url=address, wait="complete"
        )

    def reload(self) -> None:
        """Load the page anew, and wait until it is."""
        self._session.send("browsingContext.reload", context=self._context, wait="complete")

    def add_init_script(self, script: str) -> None:
        """Run a script in whatever is opened from now on, before all else."""
        self._session.send(
            "script.addPreloadScript",
            functionDeclaration=f"() => {{ {script} }}",
            contexts=[self._context],
        )

    def empties(self, address: str) -> None:
        """From now on the script at this address is an empty one."""
        self._session.send(
            "network.addIntercept",
            phases=["beforeRequestSent"],
            urlPatterns=[{"type": "string", "pattern": address}],
            contexts=[self._context],
        )

    def evaluate(self, script: str, arg: object = None) -> Any:
        """What an expression or a function of the argument yields, as far as JSON can say it."""
        told = self._session.send(
            "script.callFunction",
            functionDeclaration=RUN % script,
            arguments=[{"type": "string", "value": json.dumps(arg)}],
            awaitPromise=True,
            target={"context": self._context},
            userActivation=True,
        )
        if told["type"] == "exception":
            raise Refused(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def wait_for_function(self, script: str, *, arg: object = None) -> None:
        """Wait until a function says so."""
        self.evaluate(WAIT % (script, PATIENCE_MS), arg)

    def happened(self, event: str, told: dict[str, Any]) -> None:
        """What the browser tells of this page."""
        if event == "log.entryAdded":
            if told["level"] == "error":
                self._watch.seen.append(f"console of Firefox: {told['text']}")
            return
        request = told["request"]
        if told["isBlocked"]:
            self._session.post(
                "network.provideResponse",
                request=request["request"],
                statusCode=200,
                headers=[_header("content-type", "text/javascript")],
            )
        self.fetched.append(request["url"])
        url = urlsplit(request["url"])
        if url.scheme in ("http", "https") and f"{url.scheme}://{url.netloc}" != self._watch.origin:
            self._watch.seen.append(f"foreign request of Firefox: {request['url']}")


class Firefox:
    """A running one."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._pages: dict[str, Page] = {}
        session.on_event = self._happened
        session.send("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])

    @contextmanager
    def page(self, watch: Watch) -> Iterator[Page]:
        """An empty page of somebody who was never here before; what it complains of is noted."""
        person = self._session.send("browser.createUserContext")["userContext"]
        # A window of its own: timers of a tab that is out of sight go slowly.
        opened = self._session.send("browsingContext.create", type="window", userContext=person)
        context: str = opened["context"]
        self._pages[context] = Page(self._session, context, watch)
        yield self._pages[context]
        self._session.send("browser.removeUserContext", userContext=person)
        del self._pages[context]

    def _happened(self, event: str, told: dict[str, Any]) -> None:
        page = self._pages.get(told.get("source", told).get("context"))
        if page:
            page.happened(event, told)


@contextmanager
def started(path: str) -> Iterator[Firefox]:
    """A Firefox with a fresh profile and without a screen; it is closed in the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        command = [path, "--headless", "--no-remote", "--profile", profile]
        with subprocess.Popen(
            [*command, "--remote-debugging-port=0", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                session = Session(_port(process), PATIENCE_S)
                yield Firefox(session)
                session.close()
                process.wait(PATIENCE_S)
            finally:
                process.kill()


def _port(process: subprocess.Popen[str]) -> int:
    """Where the browser listens, as soon as it says so."""
    assert process.stderr
    lines: Queue[str] = Queue()
    Thread(target=_read, args=(process.stderr, lines), daemon=True).start()
    said = ""
    while not (found := PORT.search(said)):
        try:
            line = lines.get(timeout=PATIENCE_S)
        except Empty:
            line = ""
        if not line:
            raise Refused(f"Firefox does not start: {said}")
        said += line
    return int(found[1])


def _read(stream: IO[str], lines: Queue[str]) -> None:
    """Reads to the end, or the browser would wait for a listener; the last line is empty."""
    for line in stream:
        lines.put(line)
    lines.put("")


def _header(name: str, value: str) -> dict[str, object]:
    return {"name": name, "value": {"type": "string", "value": value}}
