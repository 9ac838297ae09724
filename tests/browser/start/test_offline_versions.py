"""A newer version is offered, and never mixed with the one that is open; no game is interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import kinds
from tests.browser.conftest import PLACES
from tests.browser.kinds import only_chromium
from tests.browser.start.publishing import (
    NEWER,
    TAGLINE,
    Hosted,
    Publisher,
    Visitor,
    hosted,
    tab_of,
)
from tests.browser.watching import LOST
from tests.campaigns import deep

FOREIGN = "caches.open('somebody else').then(() => null)"


@pytest.fixture
def online(browser: Browser, dist: Path, tmp_path: Path) -> Iterator[Hosted]:
    """The page on a host where newer versions are published."""
    worker = (PLACES.static / "sw.js").read_text(encoding="utf-8")
    with hosted(browser, Publisher(dist, tmp_path / "host", worker)) as host:
        yield host


def test_a_newer_version_is_offered_in_the_lobby_and_comes_when_it_is_accepted(
    online: Hosted, axe: Callable[[Page], list[str]]
) -> None:
    home = online.visitor()
    home.prefer(pace="instant")
    home.page.evaluate(FOREIGN)
    old = online.publisher.version()
    online.publisher.publish_other_words()
    new = online.publisher.version()
    home.quick_game()
    home.looks_for_newer()
    expect(home.part("update")).to_be_hidden()
    home.page.reload()
    home.is_at_table()
    home.move(home.offers()[0])
    expect(home.part("update")).to_be_hidden()

    home.part("home").click()
    home.is_offered()
    home.reads(TAGLINE)
    assert home.caches() == sorted([old, new, "somebody else"])
    assert axe(home.page) == []
    # It is said when it comes; the keyboard finds it first, and closes it without losing its place.
    expect(home.page.get_by_role("status").filter(has_text="newer version")).to_be_visible()
    home.page.reload()
    home.is_ready()
    home.is_offered()
    home.reads(TAGLINE)
    take = home.part("update-take")
    while not take.evaluate("one => one === document.activeElement"):
        home.page.keyboard.press("Tab")
    home.page.keyboard.press("Enter")
    home.comes_over()
    home.is_ready()
    expect(home.part("update")).to_be_hidden()
    home.is_kept()
    assert home.caches() == sorted([new, "somebody else"])
    home.continue_game()


@deep("without accepting")
def test_an_offer_can_be_declined(online: Hosted) -> None:
    home = online.visitor()
    online.publisher.publish_other_words()
    home.looks_for_newer()
    home.is_offered()
    home.part("update-later").focus()
    home.page.keyboard.press("Enter")
    expect(home.part("update")).to_be_hidden()
    expect(home.page.get_by_role("heading", level=1).first).to_be_focused()
    # Whoever closes the page and comes again has accepted it.
    context = home.page.context
    home.page.close()
    again = Visitor(context.new_page())
    again.opens()
    again.reads(NEWER)


@deep("with another tab")
def test_no_game_is_interrupted_in_another_tab_either(online: Hosted) -> None:
    home = online.visitor()
    other = tab_of(home)
    other.quick_game()
    online.publisher.publish_other_words()
    home.looks_for_newer()
    home.is_offered()
    home.part("update-take").click()
    expect(home.part("update")).to_contain_text("when the game in another tab is left")
    other.move(other.offers()[0])
    home.reads(TAGLINE)
    other.part("home").click()
    # The older service worker is stopped in the middle of what the other tab may ask for.
    online.watch.allow(LOST)
    home.comes_over()
    other.reads(NEWER)
    other.is_ready()


@deep("a version that is not whole")
def test_a_version_of_which_the_host_has_not_all_is_refused(online: Hosted) -> None:
    home = online.visitor()
    old = online.publisher.version()
    said = online.publisher.holding(TAGLINE)
    before = online.publisher.read(said)
    online.publisher.publish_other_words()
    newer = online.publisher.read(said)
    for halfway in (before, None):
        if halfway is None:
            (online.publisher.folder / said).unlink()
        else:
            online.publisher.put(said, halfway)
        online.watch.allow("404|ServiceWorker")
        home.breaks_off_looking()
        home.page.reload()
        home.is_ready()
        home.reads(TAGLINE)
        home.is_kept()
        expect(home.part("update")).to_be_hidden()
    online.publisher.put(said, newer)
    home.looks_for_newer()
    home.is_offered()
    home.part("update-take").click()
    home.comes_over()
    assert home.caches() == [online.publisher.version()]
    assert old != online.publisher.version()


@deep("files that are lost")
@only_chromium(kinds.PROTOCOL)
def test_a_version_that_is_damaged_and_can_not_be_had_any_more_gives_way(online: Hosted) -> None:
    home = online.visitor()
    said = online.publisher.publish_other_words()
    home.page.evaluate(LOSE, [said, "index.html"])
    home.page.context.new_cdp_session(home.page).send("Network.clearBrowserCache")
    online.watch.allow(LOST)
    home.page.reload()
    home.is_ready()
    home.reads(NEWER)
    home.is_kept()
    assert home.caches() == [online.publisher.version()]


LOSE = """async (paths) => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("gamemaster.offline "));
  const cache = await caches.open(name);
  for (const path of paths) await cache.delete(new URL(path, document.baseURI).href);
}"""
