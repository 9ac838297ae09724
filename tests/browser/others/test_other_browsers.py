"""Every family of games in Firefox and in WebKit, as people have them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from builder import other_browsers
from tests.browser.driving import Gamemaster
from tests.browser.friends.self_playing import PLAY
from tests.browser.others import webkit
from tests.browser.sharing import Shared, shared_page
from tests.campaigns import deep, sampled

FAMILIES: Final = ("grand", "school", "parchis", "classic", "quest-easy")
LINES: Final = 8
"""So many requests are made and answered."""

CHOSEN: Final = json.dumps({"bots": ["reasoner"], "pace": "instant"})
"""Preferences of somebody who plays against a bot that thinks."""

families = pytest.mark.parametrize("family", sampled(FAMILIES[::-1], 1))


@pytest.fixture(scope="module")
def in_firefox(firefox: Browser, home: str) -> Iterator[Shared]:
    with shared_page(firefox, home) as shared:
        yield shared


@pytest.fixture
def in_webkit(home: str) -> Iterator[webkit.Page]:
    """A browser for each test: after several games WebKit has been seen to start no worker more."""
    with webkit.started(other_browsers.ensure_webkit()) as page:
        page.goto(home)
        yield page


@deep("a deep run has all of it in Firefox")
@families
def test_firefox_plays(in_firefox: Shared, family: str) -> None:
    with in_firefox.in_lobby() as page:
        home = Gamemaster(page)
        home.prefer(pace="instant")
        home.set_table(preset=family, seed="other browsers")
        home.open_table()
        page.evaluate(PLAY, FAMILIES.index(family))
        told = home.part("game-over").or_(home.part("log").locator("li").nth(LINES))
        told.filter(visible=True).first.wait_for()
        page.evaluate("player.disconnect()")
        said = home.log()[:-1]  # the last line may go on
        page.reload()
        expect(home.part("log").locator("li").nth(len(said))).to_be_attached()
        assert home.log()[: len(said)] == said


@deep("how a Firefox starts that plays")
def test_firefox_starts_from_the_snapshot(firefox: Browser, home: str) -> None:
    asked: list[str] = []
    with shared_page(
        firefox, home, lambda context: context.on("request", lambda one: asked.append(one.url))
    ) as shared:
        Gamemaster(shared.page).is_ready()
        expect(shared.page.get_by_test_id("quick-game")).to_be_enabled()
    assert any(url.endswith("/snapshot.bin") for url in asked)
    assert not any(url.endswith("/python_first.zip") for url in asked)


@deep("in WebKit itself")
@families
def test_webkit_plays(in_webkit: webkit.Page, family: str) -> None:
    in_webkit.opens_table(family)
    said = in_webkit.plays_on(FAMILIES.index(family), LINES)[:-1]  # the last line may go on
    in_webkit.driver.refresh()
    in_webkit.waits("() => part('log')?.querySelector('li')")
    assert in_webkit.log()[: len(said)] == said


@deep("in WebKit itself")
def test_webkit_says_that_it_connects_nobody(in_webkit: webkit.Page, home: str) -> None:
    """It has no peer connections: that is said at once, not after a link was sent in vain."""
    in_webkit.goto(home)
    # The page before this one has let go of the stored game, though the browser may keep it.
    assert not in_webkit.evaluate("() => part('notice')?.textContent")
    in_webkit.clicks("play-friends")
    assert "browser can't connect" in in_webkit.sees("friends-unable")


@deep("in WebKit itself")
def test_webkit_has_bots_that_think(in_webkit: webkit.Page, home: str) -> None:
    """They do so in a worker that the engine's worker has begun."""
    in_webkit.evaluate("(kept) => localStorage.setItem('gamemaster.preferences', kept)", CHOSEN)
    in_webkit.goto(home)
    in_webkit.opens_table("classic")
    said = in_webkit.plays_on(1, LINES)
    assert any("Detective" in line for line in said)
