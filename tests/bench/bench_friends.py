"""A table of friends in one browser: how soon all hear a move, and how soon a guest is there.

A host and five guests sit in pages of their own and are connected by WebRTC over this machine's
network. The page is the readable one, so that its engine can be timed, except for first visits. A
move is measured from the click in its maker's page to the moment when the log of every
guest's page holds what was said; what the engine needed for it meanwhile, the answers to all six
among it, is measured in the worker and taken off. Joining is measured from the click that takes a
pasted reply to the guest's page showing the table, at the table of a running game. First visits, of
a guest by his link and of a host, begin with an empty cache.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright

from builder import browser, site
from builder.places import Places
from builder.server import Site, serving
from tests.browser.friends.playing_friends import Guest, Host, joined

PLACES = Places(Path(__file__).resolve().parents[2])
GUESTS = 5
LONGEST_MS = 120_000
NAMES = ("Anna", "Boris", "Clara", "Denis", "Emma", "Fedor")
NOW = "performance.timeOrigin + performance.now()"

STARTED = "late = bridge.LATE.toJs();"
TIMED = (
    STARTED
    + """
globalThis.uses = [];
const timed = (work) => (...given) => {
  const begun = performance.now();
  const answer = work(...given);
  uses.push([performance.timeOrigin + begun, performance.now() - begun]);
  return answer;
};
const whole = bridge;
const noted = ["handle", "guest", "save", "keep", "addition"];
bridge = new Proxy({}, {
  get: (_, name) => (noted.includes(name) ? timed(whole[name]) : whole[name]),
});
"""
)
"""The worker, with a note of every use of the bridge."""

WATCH = f"""() => {{
  globalThis.lines = [];
  let heard = () => {{}};
  globalThis.line = async (at) => {{
    while (lines.length <= at) await new Promise((resolve) => (heard = resolve));
    return lines[at];
  }};
  const log = document.querySelector("[data-testid=log]");
  const count = () => log.querySelectorAll("li").length;
  let known = count();
  new MutationObserver(() => {{
    if (count() === known) return;
    known = count();
    lines.push({NOW});
    heard();
  }}).observe(log, {{ subtree: true, childList: true }});
}}"""

CLICK = f"""() => {{
  const offers = [...document.querySelectorAll("[data-testid=offer]")].filter((one) =>
    one.checkVisibility());
  const chosen = offers.find((one) => /^(start|go) /.test(one.dataset.move)) ?? offers[0];
  const begun = {NOW};
  chosen.click();
  return begun;
}}"""

STILL = """
if (globalThis.document) {
  let asked = performance.now();
  const frame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (work) => {
    asked = performance.now();
    return frame.call(globalThis, work);
  };
  globalThis.still = () => new Promise((resolve) => {
    const look = () => (performance.now() - asked > 100 ? resolve() : setTimeout(look, 20));
    look();
  });
}
"""
"""Waits until a page has drawn all it had to draw: nobody moves while a pawn still walks."""

TAKE = f"""() => {{
  const begun = {NOW};
  document.querySelector("[data-testid=friends-reply-take]").click();
  return begun;
}}"""

SHOWN = f"""() => new Promise((resolve) => {{
  const look = () => {{
    const turn = document.querySelector("[data-testid=turn]");
    if (!turn?.checkVisibility()) return;
    observer.disconnect();
    resolve({NOW});
  }};
  const observer = new MutationObserver(look);
  observer.observe(document, {{ subtree: true, childList: true, attributes: true }});
  look();
}})"""


FIRST = """
if (globalThis.document) {
  globalThis.seen = new Promise((resolve) => {
    const look = () => {
      const boot = document.querySelector("[data-testid=boot][data-state=ready]");
      const join = document.querySelector("[data-testid=guest-join]");
      if (!boot && !join?.checkVisibility()) return;
      observer.disconnect();
      resolve(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}
"""
"""When the page was ready: a guest's to be joined from, a host's to lead a game."""


class Bench:
    """The pages of one table, and what the host's engine noted."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        context = self.context()
        context.route("**/app/worker.js", self._time)
        self.host = Host(context.new_page())
        self.guests: list[Guest] = []
        self.codes: list[int] = []
        self.link = ""

    def context(self) -> BrowserContext:
        """The browser of one more person."""
        # Six browsers that keep the page for later, each once, are not what is measured.
        opened = self.chromium.new_context(
            base_url=self.address, locale="en", service_workers="block"
        )
        opened.add_init_script(STILL)
        return opened

    def open(self) -> None:
        """All sit down, and the game begins."""
        self.host.page.goto("")
        self.host.is_ready()
        self.host.gathers(("friend",) * GUESTS)
        for at in range(1, GUESTS + 1):
            guest = Guest(self.context().new_page())
            self.guests.append(guest)
            joined(self.host, guest, at, NAMES[at])
        self.host.begins()
        for guest in self.guests:
            guest.is_at_table()
        for page in self.pages:
            page.evaluate(WATCH)

    @property
    def pages(self) -> list[Page]:
        """The host's page and the guests'."""
        return [self.host.page, *(guest.page for guest in self.guests)]

    def move(self) -> tuple[float, float, float]:
        """Whoever has the turn moves: milliseconds until all guests have heard it, and the host.

        The third figure is the engine's part until the guests have.
        """
        mover = self._mover()
        for page in self.pages:
            page.evaluate("still()")
        heard = [page.evaluate("lines.length") for page in self.pages]
        begun: float = mover.evaluate(CLICK)
        pairs = zip(self.pages, heard, strict=True)
        shown: list[float] = [page.evaluate("(at) => line(at)", lines) for page, lines in pairs]
        last = max(shown[1:])
        uses: list[tuple[float, float]] = self.host.page.workers[0].evaluate("uses.splice(0)")
        spent = sum(took for at, took in uses if begun <= at <= last)
        return last - begun, shown[0] - begun, spent

    def join(self) -> float:
        """One more looks on: milliseconds from taking his reply to his page showing the table."""
        self.host.opens_sheet()
        guest = Guest(self.context().new_page())
        guest.opens(self._link())
        guest.joins("Guest")
        reply = guest.reply()
        self.codes += [len(link.split("=")[1].split("&")[0]) for link in (self.link, reply)]
        self.host.part("friends-reply-text").fill(reply)
        guest.page.evaluate(f"globalThis.shown = ({SHOWN})(), null")
        begun: float = self.host.page.evaluate(TAKE)
        shown: float = guest.page.evaluate("shown")
        self.host.closes_sheet()
        guest.page.context.close()
        return shown - begun

    def start(self, address: str) -> float:
        """A first visit of somebody new: milliseconds from navigation until the page is ready."""
        page = self.context().new_page()
        page.add_init_script(FIRST)
        page.goto(address)
        ready: float = page.evaluate("seen")
        page.context.close()
        return ready

    def _link(self) -> str:
        """A link that nobody has used."""
        if not self.link:
            self.link = self.host.invites_to_watch()
            return self.link
        field = self.host.part("friends-watch-link")
        self.host.part("friends-watch-again").click()
        expect(field).not_to_have_value(self.link)
        self.link = field.input_value()
        return self.link

    def _mover(self) -> Page:
        while True:
            for page in self.pages:
                offers = page.locator("[data-testid=offer]").filter(visible=True)
                if offers.count():
                    return page
            if self.host.part("game-over").is_visible():
                self.host.part("play-again").click()
                for page in self.pages:
                    expect(page.get_by_test_id("game-over")).to_be_hidden()

    def _time(self, route: Route) -> None:
        source = route.fetch().text()
        assert source.count(STARTED) == 1, "the worker takes up its bridge otherwise"
        route.fulfill(body=source.replace(STARTED, TIMED), content_type="text/javascript")


@contextmanager
def table(**options: Any) -> Iterator[Bench]:
    """A table at which all sit."""
    with (
        serving(Site(site.build_readable(PLACES))) as address,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=[*browser.FLAGS], **options
        )
        bench = Bench(chromium, address)
        bench.open()
        yield bench
        chromium.close()


def told(name: str, values: Sequence[float], target: str) -> str:
    """One line of the report."""
    ordered = sorted(values)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    return f"{name}: median {statistics.median(values):.1f} ms, 95 % {late:.1f} ms ({target})"


def main(arguments: Sequence[str]) -> int:
    """Measure and report."""
    options = argparse.ArgumentParser(prog="build.py bench friends")
    options.add_argument("--moves", type=int, default=48)
    options.add_argument("--joins", type=int, default=7)
    chosen = options.parse_args(arguments)
    expect.set_options(timeout=LONGEST_MS)
    with table() as bench, serving(Site(PLACES.dist, PLACES.gzipped)) as shipped:
        moves = [bench.move() for _ in range(chosen.moves)]
        joins = [bench.join() for _ in range(chosen.joins)]
        link = urljoin(shipped, f"#{urlsplit(bench.link).fragment}")
        starts = [(bench.start(link), bench.start(shipped)) for _ in range(chosen.joins)]
    over = [whole - engine for whole, _, engine in moves]
    print(f"A host and {GUESTS} guests, {os.environ['CHROMIUM']}:")
    print(told("move clicked to heard by all guests", [whole for whole, _, _ in moves], "in all"))
    print(told("  of which the engine", [spent for _, _, spent in moves], "all answers to all"))
    print(told("  over the engine's time", over, "target: median 30 ms at most"))
    print(told("  the host's own page", [host for _, host, _ in moves], "from the click on"))
    print(told("reply taken to table shown", joins, "target 500 ms at most"))
    guest, host = (statistics.median(found) for found in zip(*starts, strict=True))
    print(
        f"first visit: a guest can join after {guest:.0f} ms, a host's engine is ready after "
        f"{host:.0f} ms: ratio {guest / host:.2f} (target 0.3 at most)"
    )
    print(f"packed codes: at most {max(bench.codes)} characters (target 140 at most)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
