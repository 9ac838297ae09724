"""A phone of 360 by 740 pixels: nothing sticks out, thumbs are enough, and audits find nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import kinds
from tests.browser.driving import Gamemaster
from tests.browser.everybody.test_accessible import BARE_PAPER
from tests.browser.kinds import only_chromium
from tests.browser.languages import LANGUAGES
from tests.browser.screens import screens, settled
from tests.browser.sharing import Shared, shared_page
from tests.campaigns import sampled, times

pytestmark = pytest.mark.shared

THUMB = 44
WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const out = document.documentElement.scrollWidth > width || document.body.scrollWidth > width
    ? ["the page scrolls sideways"] : [];
  for (const one of document.querySelectorAll("body *")) {
    const box = one.getBoundingClientRect();
    const shown = one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr");
    const inside = box.left >= -1 && box.right <= width + 1;
    if (shown && !inside) out.push(one.outerHTML.slice(0, 160));
  }
  return out;
}"""
SMALL = """(thumb) => {
  const small = [];
  const kinds = "button, select, summary, a[href], input, label.file, label.colour";
  for (const one of document.querySelectorAll(kinds)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".sr")) continue;
    // A box with its label beside it is pressed by pressing either.
    const boxes = [one, ...(one.labels ?? [])].map((each) => each.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if (width < thumb - 0.5 || height < thumb - 0.5) {
      small.push(`${width.toFixed(1)} × ${height.toFixed(1)} ${one.outerHTML.slice(0, 160)}`);
    }
  }
  return small;
}"""


PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with shared_page(browser, home, **PHONE) as shared:
        yield shared


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_every_screen_fits_and_can_be_used_by_all(
    browser: Browser, home: str, axe: Callable[..., list[str]], language: str
) -> None:
    """On a page of its own: the walk begins where nothing is kept yet."""
    found: dict[str, list[str]] = {}
    with shared_page(browser, home, **PHONE) as phone, phone.in_lobby() as page:
        Gamemaster(page).prefer(theme="paper")
        page.evaluate(BARE_PAPER)
        for at, screen in enumerate(screens(page, language)):
            settled(page)
            audit = axe(page) if at % times(4, 1) == 0 else []
            found[screen] = page.evaluate(WIDE) + page.evaluate(SMALL, THUMB) + audit
    assert {screen: faults for screen, faults in found.items() if faults} == {}


@only_chromium(kinds.FINGER)
def test_a_game_by_thumb(page: Page) -> None:
    """The controls of a turn lie within the window, and taps on them are moves."""
    home = Gamemaster(page)
    home.is_ready()
    home.prefer(pace="instant")
    home.set_table(name="Newcomer", rows=3, cols=3, seed="thumb", bots=["wanderer"], bear=False)
    home.open_table()
    home.offer_buttons.nth(4).tap()
    home.decision()
    for move in ("go left", "go up", "shoot right", "blow down"):
        expect(home.button(move)).to_be_in_viewport(ratio=1)
        lines = len(home.log())
        home.button(move).tap()
        expect(page.locator(".log-line").nth(lines)).to_contain_text("Newcomer:")
        home.decision()
    expect(home.part("notebook")).to_be_in_viewport(ratio=1)
    expect(home.part("turn")).to_be_in_viewport(ratio=1)


@only_chromium(kinds.FINGER)
def test_tabs_show_one_thing_at_a_time(page: Page) -> None:
    home = Gamemaster(page)
    home.quick_game()
    parts = {"map": home.part("notebook"), "log": home.part("log"), "players": home.part("seats")}
    for tab in ("log", "players", "map"):
        home.part(f"tab-{tab}").tap()
        for name, part in parts.items():
            expect(part).to_be_visible(visible=name == tab)
        expect(home.part(f"tab-{tab}")).to_have_attribute("aria-pressed", "true")
