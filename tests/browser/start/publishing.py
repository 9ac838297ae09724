"""A static host on which one version of the page after the other is published, and its visitors."""

from __future__ import annotations

import re
import shutil
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from builder import offline
from builder.places import tree
from builder.server import Handler, Server, Site
from tests.browser import kinds
from tests.browser.driving import Gamemaster
from tests.browser.watching import PATIENCE_MS, Watch

SUB_PATH: Final = "/some/where/"
STAMPED: Final = re.compile(r'<meta name="build" content="(\w+)">')
TAGLINE: Final = "a labyrinth that only the game master sees"
"""What the lobby says first; a newer version says it otherwise."""
NEWER: Final = "a newer labyrinth, that nobody sees at all"
CACHES: Final = "caches.keys()"
UNREACHED: Final = "ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|fetching the script"
"""What a browser complains of when it can't reach a host."""


BROKEN_OFF: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await new Promise((broken) => {
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing.onstatechange = () => installing.state === "redundant" && broken();
    });
    registration.update().catch(() => {});
  });
}"""


class Publisher:
    """The host's folder."""

    def __init__(self, dist: Path, folder: Path, worker: str) -> None:
        self.folder = folder
        self.worker = worker.encode()
        shutil.copytree(dist, folder)

    def version(self) -> str:
        """The version that the page here is of."""
        found = STAMPED.search((self.folder / "index.html").read_text(encoding="utf-8"))
        assert found
        return found[1]

    def holding(self, text: str) -> str:
        """The one file in which these words stand."""
        names = [
            path.relative_to(self.folder).as_posix()
            for path in tree(self.folder)
            if text.encode() in path.read_bytes()
        ]
        assert len(names) == 1, names
        return names[0]

    def read(self, name: str) -> bytes:
        """What lies here under a name."""
        return (self.folder / name).read_bytes()

    def put(self, name: str, content: bytes) -> None:
        """Lay a file here, or another in its place."""
        (self.folder / name).write_bytes(content)

    def publish(self, changes: Mapping[str, bytes]) -> None:
        """Make the next version: these files are others, all the rest is as it was."""
        wanted: dict[str, Path | bytes] = {
            path.relative_to(self.folder).as_posix(): path for path in tree(self.folder)
        }
        page = changes.get(offline.PAGE, self.read(offline.PAGE)).decode()
        unstamped = STAMPED.sub(offline.UNSTAMPED, page).encode()
        wanted |= {**changes, offline.WORKER: self.worker, offline.PAGE: unstamped}
        for name, content in {**changes, **offline.filled(wanted)}.items():
            self.put(name, content)

    def publish_other_words(self) -> str:
        """Make the next version, in which the lobby says something else; the file that says it."""
        name = self.holding(TAGLINE)
        words = self.read(name).replace(TAGLINE.encode(), NEWER.encode())
        page = self.read(offline.PAGE).replace(
            b"<title>Gamemaster</title>", b"<title>Newer</title>"
        )
        self.publish({name: words, offline.PAGE: page})
        return name


class Visitor(Gamemaster):
    """Somebody whose browser keeps the page."""

    def is_kept(self) -> None:
        """Wait until the page says that it opens without a network."""
        expect(self.part("offline")).to_have_attribute("data-kept", "yes")

    def opens(self) -> None:
        """Open the page as its bookmark does."""
        self.page.goto("")
        self.is_ready()

    def looks_for_newer(self) -> None:
        """Have the browser look for a newer version, as it does by itself from time to time."""
        self.page.evaluate(
            "navigator.serviceWorker.getRegistration()"
            ".then((found) => found.update()).then(() => null)"
        )

    def breaks_off_looking(self) -> None:
        """The same, and the newer version turns out not to be whole."""
        self.page.evaluate(BROKEN_OFF)

    def is_offered(self) -> None:
        """Wait for the offer of a newer version."""
        expect(self.part("update-take")).to_be_visible()

    def reads(self, words: str) -> None:
        """Expect these words in the lobby."""
        expect(self.page.locator(".lobby-tagline")).to_contain_text(words)

    def comes_over(self) -> None:
        """Wait for the newer version, which was accepted.

        A Chromium that is watched doesn't send an idle service worker to rest, as it else would,
        and the newer one would wait for minutes: the older one is stopped for it, as often as a
        page that is still open has woken it.
        """
        on_its_way = self.page.get_by_text("is being opened")
        newer = self.page.get_by_text(NEWER)
        expect(newer.or_(on_its_way).first).to_be_visible()
        if kinds.of(self.page) == kinds.CHROMIUM:
            self._stops_the_older_one()
        self.reads(NEWER)

    def _stops_the_older_one(self) -> None:
        session = self.page.context.new_cdp_session(self.page)
        versions: dict[str, dict[str, str]] = {}

        def note(told: dict[str, Any]) -> None:
            versions.update({each["versionId"]: each for each in told["versions"]})
            if any(each["status"] == "installed" for each in versions.values()):
                for each in versions.values():
                    if (each["status"], each["runningStatus"]) == ("activated", "running"):
                        session.send("ServiceWorker.stopWorker", {"versionId": each["versionId"]})

        session.on("ServiceWorker.workerVersionUpdated", note)
        session.send("ServiceWorker.enable")

    def caches(self) -> list[str]:
        """The versions that this browser keeps, and other caches by their names.

        What a start keeps for the next one is left out: any version gets along without it.
        """
        names: list[str] = self.page.evaluate(CACHES)
        return sorted(
            name.rsplit(" ", 1)[1] if name.startswith("gamemaster.offline ") else name
            for name in names
            if not name.startswith("gamemaster.start ")
        )


class CutOff(Server):
    """A server that serves from the beginning, and can be cut off from everybody at once."""

    def __init__(self, address: tuple[str, int], handler: type[Handler]) -> None:
        super().__init__(address, handler)
        self._lines: list[socket.socket] = []
        self._thread = threading.Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    def get_request(self) -> tuple[socket.socket, Any]:
        """Take the next line, and remember it."""
        line, caller = super().get_request()
        self._lines.append(line)
        return line, caller

    def cut(self) -> None:
        """Hang up, and answer nobody any more; browsers would go on with the lines they have."""
        self.shutdown()
        self.server_close()
        self._thread.join()
        for line in self._lines:
            with suppress(OSError):  # it has hung up before
                line.shutdown(socket.SHUT_RDWR)
        self._lines.clear()


class Hosted:
    """The host on the network, and the people who come to it."""

    def __init__(self, browser: Browser, publisher: Publisher) -> None:
        self.browser = browser
        self.publisher = publisher
        site = Site(publisher.folder, None, SUB_PATH)
        handler = type("PublishedHandler", (Handler,), {"site": site})
        self._server = CutOff(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}{SUB_PATH}"
        self.watch = Watch(self.address.removesuffix(SUB_PATH))
        self.contexts: list[BrowserContext] = []
        self.down = False

    def person(self, **options: Any) -> BrowserContext:
        """A browser of somebody who was never here before."""
        usual = {"base_url": self.address, "locale": "en", "reduced_motion": "reduce"}
        context = self.browser.new_context(**kinds.understood(self.browser, {**usual, **options}))
        context.set_default_timeout(PATIENCE_MS)
        self.watch.follow(context)
        self.contexts.append(context)
        return context

    def visitor(self, **options: Any) -> Visitor:
        """Somebody who has visited once, so that the page is kept."""
        visitor = Visitor(self.person(**options).new_page())
        visitor.opens()
        visitor.is_kept()
        return visitor

    def goes_down(self) -> None:
        """From now on nobody reaches anything."""
        self.watch.allow(UNREACHED)
        self._server.cut()
        self.down = True

    def close(self) -> None:
        """Send everybody home."""
        for context in self.contexts:
            context.close()
        if not self.down:
            self._server.cut()


@contextmanager
def hosted(browser: Browser, publisher: Publisher) -> Iterator[Hosted]:
    """A host for one test, which fails if any page complained."""
    host = Hosted(browser, publisher)
    try:
        yield host
        complaints = host.watch.complaints()
        assert not complaints, complaints
    finally:
        host.close()


def tab_of(visitor: Visitor) -> Visitor:
    """Another tab of the same browser, on the page."""
    page: Page = visitor.page.context.new_page()
    other = Visitor(page)
    other.opens()
    return other
