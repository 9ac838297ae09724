"""A real browser on the real page: served under a sub-path, and watched for every complaint."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from builder import browser as chromium
from builder.places import Places
from builder.server import Site, serving
from tests import built, saying_last
from tests.browser import kinds
from tests.browser.friends.playing_friends import Guest, Host, host_page
from tests.browser.hanging import LONGEST, at_most
from tests.browser.sharing import Shared, shared_page
from tests.browser.stacks import quick_stacks
from tests.browser.watching import PATIENCE_MS, Watch

HERE = Path(__file__).resolve().parent
PLACES = Places(HERE.parents[1])

expect.set_options(timeout=PATIENCE_MS)
SUB_PATH = "/some/where/"
AUDIT = """(rules) => axe
  .run([...document.querySelectorAll("dialog:modal")].at(-1) ?? document, {
    resultTypes: ["violations"], preload: false, ...(rules.length && { runOnly: rules }),
  })
  .then(({ violations }) => JSON.stringify(violations))"""
"""What goes well is not written down: on a large page that takes longer than to find it out.

Behind an open dialog nothing can be used, and what is there was audited before.
"""


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built page."""
    return built.published()


@pytest.fixture(scope="session")
def dist_home(dist: Path) -> Iterator[str]:
    """The address of the page, served under a sub-path as a static host does."""
    with serving(Site(dist, PLACES.gzipped, SUB_PATH)) as address:
        yield address


@pytest.fixture(scope="session")
def readable_home() -> Iterator[str]:
    """The address of the same page where every module can be asked for by its own name."""
    with serving(Site(built.readable(), prefix=SUB_PATH)) as address:
        yield address


@pytest.fixture(scope="module")
def home(request: pytest.FixtureRequest) -> str:
    """The address that a module's tests visit."""
    marked = request.node.get_closest_marker("readable")
    address: str = request.getfixturevalue("readable_home" if marked else "dist_home")
    return address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What leads the browsers."""
    with quick_stacks(), sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser of this run's kind; when it can't be had, the tests that need it fail and say why.

    Each module has its own, so that one that hangs or dies takes no other tests along.
    """
    running = kinds.start(playwright, PLACES)
    yield running
    running.close()


@pytest.fixture(scope="module")
def windowed(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium that has what belongs to a window: it can install a page."""
    path = chromium.ensure(PLACES)
    running = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS])
    yield running
    running.close()


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """A Firefox, whatever the browser of this run is."""
    running = kinds.start(playwright, PLACES, kinds.FIREFOX)
    yield running
    running.close()


@pytest.fixture
def watch(home: str) -> Iterator[Watch]:
    """Fails the test if any page or worker complained, or asked another host for anything."""
    parts = urlsplit(home)
    noted = Watch(f"{parts.scheme}://{parts.netloc}")
    yield noted
    assert noted.complaints() == []


OpenContext = Callable[..., BrowserContext]


def leave(context: BrowserContext) -> None:
    """Close somebody's browser; what a test answers itself may still be on its way."""
    with suppress(Error):  # a page that has crashed can't be asked any more
        context.unroute_all(behavior="ignoreErrors")
    context.close()


@pytest.fixture
def new_context(browser: Browser, home: str, watch: Watch) -> Iterator[OpenContext]:
    """Opens watched browser contexts: one is a person with storage of his own.

    Takes Playwright's options, for example `viewport` or `locale`; `page.goto("")` is the lobby.
    Pages keep nothing for playing offline unless asked to: what is kept is not routed.
    """
    with ExitStack() as stack:

        def new(**options: Any) -> BrowserContext:
            usual = {"base_url": home, "locale": "en", "service_workers": "block"}
            context = browser.new_context(**kinds.understood(browser, {**usual, **options}))
            context.set_default_timeout(PATIENCE_MS)
            stack.callback(leave, context)
            watch.follow(context)
            return context

        yield new


def context_of(browser: Browser, home: str, watch: Watch) -> BrowserContext:
    """Somebody who was never here before; what his pages complain of is noted."""
    context = browser.new_context(**kinds.understood(browser, {"base_url": home, "locale": "en"}))
    context.set_default_timeout(PATIENCE_MS)
    watch.follow(context)
    return context


@pytest.fixture
def in_firefox(firefox: Browser, home: str, watch: Watch) -> Iterator[OpenContext]:
    """Opens contexts in Firefox, each of another person."""
    with ExitStack() as stack:

        def new() -> BrowserContext:
            context = context_of(firefox, home, watch)
            stack.callback(leave, context)
            return context

        yield new


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page with the lobby open: of somebody who is new here, or the one that a module shares."""
    if request.node.get_closest_marker("shared"):
        shared: Shared = request.getfixturevalue("shared")
        with shared.in_lobby() as page:
            yield page
    else:
        context: BrowserContext = request.getfixturevalue("new_context")()
        opened = context.new_page()
        opened.goto("")
        yield opened


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    """One booted page for the tests of a module."""
    with shared_page(browser, home) as shared:
        yield shared


@pytest.fixture(scope="module")
def hosting(browser: Browser, home: str) -> Iterator[Shared]:
    """One booted page of a host for the tests of a module."""
    with host_page(browser, home, permissions=kinds.CLIPBOARD) as shared:
        yield shared


@pytest.fixture
def host(hosting: Shared) -> Iterator[Host]:
    """The host's page in the lobby; what it has begun is put away."""
    with hosting.in_lobby() as page:
        host = Host(page)
        yield host
        host.puts_away()


@pytest.fixture
def guest(new_context: OpenContext) -> Callable[[], Guest]:
    """Opens the page of one more guest."""
    return lambda: Guest(
        new_context(permissions=kinds.CLIPBOARD, reduced_motion="reduce").new_page()
    )


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[str]]:
    """Audits a page for accessibility, by all rules or by some; one line for each violation."""
    script = (PLACES.modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def audit(page: Page, *rules: str) -> list[str]:
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(script)
        found = page.evaluate(AUDIT, rules)
        return [
            f"{each['id']}: {node['html']} ({node['failureSummary']})"
            for each in json.loads(found)
            for node in each["nodes"]
        ]

    return audit


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if not item.path.is_relative_to(HERE):
        return (yield)
    with at_most(LONGEST):
        return (yield)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if kinds.OF_THIS_RUN != kinds.FIREFOX:
        return
    told = {each.nodeid: kinds.lacking(each) for each in items}
    for name, reason in told.items():
        if reason:
            saying_last.say(config, f"not in Firefox: {name}: {reason}")
    config.hook.pytest_deselected(items=[each for each in items if told[each.nodeid]])
    items[:] = [each for each in items if not told[each.nodeid]]
