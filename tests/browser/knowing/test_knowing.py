"""How far the page helps: a blank sheet, what was said, a notebook, all that can be proved."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.everybody.test_phone import PHONE
from tests.browser.languages import LANGUAGES
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.shared

SOLVER = "python_sat"
"""In the address of what is fetched for thinking alone."""
SLOW_MS = 60_000
"""Until a worker has started and thought, on a machine that does other things as well."""
PEACE: dict[str, Any] = {"bear": False, "bullets": 0}


def play(table: Gamemaster, level: str, moves: int, **options: Any) -> None:
    """A game with a bot, of so many own moves, the same for every level."""
    table.set_table(seed="knowing", bots=["mapper"], help=level, **PEACE, **options)
    table.open_table()
    table.prefer(pace="instant")
    rng = Random("knowing")

    def choose(offers: list[str]) -> str:
        return rng.choice([each for each in offers if each.startswith("go")] or offers)

    table.play(choose, moves)


def thinks_no_more(table: Gamemaster) -> None:
    """Wait until all has been thought through."""
    expect(table.part("help-told")).to_contain_text("∴", timeout=SLOW_MS)


def words(table: Gamemaster) -> list[str]:
    """The notebook in words."""
    table.part("in-words").click()
    told = table.part("notebook-words").locator("li").all_text_contents()
    table.part("in-words").click()
    return told


def thinkers(page: Page) -> int:
    """How many workers the page has besides the engine's."""
    return len(page.workers) - 1


@deep("the other levels")
def test_each_level_writes_down_more_than_the_one_before(table: Gamemaster) -> None:
    told = {}
    fetched: list[str] = []
    table.page.context.on("request", lambda request: fetched.append(request.url))
    for level in ("blank", "scribe", "notebook"):
        play(table, level, 9)
        told[level] = words(table)
        expect(table.part("help-told")).to_be_visible(visible=level != "notebook")
        assert thinkers(table.page) == 0, "nothing is thought about where that helps nobody"
        assert not [url for url in fetched if SOLVER in url], "nor is anything fetched for it"
        table.page.go_back()
        table.is_in_lobby()
    assert told["blank"] == ["Nothing is certain yet."]
    scraps = [text for text in told["scribe"] if text.startswith("Scrap")]
    assert scraps
    assert not [text for text in scraps if "fits" in text]
    assert "Map:" in " ".join(told["notebook"])


@deep("all of a long game")
def test_all_that_can_be_proved_is_drawn_and_told(table: Gamemaster) -> None:
    """Sooner or later more can be proved than a notebook draws."""
    play(table, "proofs", 14)
    thinks_no_more(table)
    assert thinkers(table.page) == 1
    proved_sooner_or_later(table)
    table.prefer(help="blank")
    expect(table.part("help-told")).to_contain_text("A blank sheet")
    assert words(table) == ["Nothing is certain yet."]
    expect(table.part("ask")).to_be_hidden()
    assert thinkers(table.page) == 0
    table.prefer(help="allowed")
    thinks_no_more(table)
    assert any("(proved)" in text for text in words(table))


def proved_sooner_or_later(table: Gamemaster) -> None:
    """Play on until more is proved than a notebook draws."""
    for _ in range(10):
        if any("(proved)" in text for text in words(table)):
            return
        table.play(lambda offers: next(each for each in offers if each.startswith("go")), 2)
        thinks_no_more(table)
    pytest.fail("nothing was proved in a long game")


def ask(table: Gamemaster, square: str) -> Locator:
    """Ask about a square by its name; the answers."""
    table.part("asked-square").select_option(label=square)
    facts = table.part("asked-facts").locator("li")
    expect(facts.first).to_be_visible(timeout=SLOW_MS)
    return facts


def test_what_is_certain_is_proved_by_what_was_said(table: Gamemaster) -> None:
    play(table, "proofs", 9)
    thinks_no_more(table)
    start = table.part("log").locator("li", has_text=re.compile(r"starts at")).first.inner_text()
    found = re.search(r"starts at ([a-e][1-4])", start)
    assert found
    table.part("ask").click()
    ask(table, found[1])
    table.part("asked-why-0").click()
    lines = table.part("asked-told").locator("li")
    expect(lines.first).to_contain_text(f"starts at {found[1]}", timeout=SLOW_MS)
    lit = table.part("log").locator(".log-proof")
    expect(lit.first).to_be_in_viewport()
    expect(lit).to_have_count(lines.count())
    scrap = table.part("asked-square").locator("option", has_text="of scrap").first
    ask(table, scrap.inner_text())
    table.part("asked-why-0").click()
    expect(lines.first).to_be_visible(timeout=SLOW_MS)
    expect(lit).to_have_count(lines.count())
    table.part("asked-close").click()
    expect(lit).to_have_count(0)


@deep("by keys")
def test_with_keys_alone_it_is_asked_what_else_could_be(table: Gamemaster) -> None:
    play(table, "proofs", 2)
    thinks_no_more(table)
    keys = table.page.keyboard
    table.part("ask").focus()
    keys.press("Enter")
    expect(table.part("asked-square")).to_be_focused()
    keys.type("e4")
    facts = table.part("asked-facts").locator("li")
    expect(facts.first).to_be_visible(timeout=SLOW_MS)
    before = table.part("notebook").get_attribute("aria-label")
    for _ in range(30):
        keys.press("Tab")
        if table.page.evaluate("() => document.activeElement.id.startsWith('asked-suppose')"):
            break
    keys.press("Enter")
    expect(table.part("asked-back")).to_be_visible(timeout=SLOW_MS)
    expect(table.part("notebook")).to_have_attribute("aria-label", re.compile("whole labyrinth"))
    table.part("asked-back").focus()
    keys.press("Escape")
    expect(table.part("asked-back")).to_be_hidden()
    expect(table.part("notebook")).to_have_attribute("aria-label", before or "")


@deep("by tap")
def test_a_tap_on_the_map_asks_while_squares_are_asked_about(table: Gamemaster) -> None:
    """And makes no move, wherever it falls."""
    play(table, "proofs", 2)
    thinks_no_more(table)
    table.part("ask").click()
    canvas = table.part("notebook")
    box = canvas.bounding_box()
    assert box
    canvas.click(position={"x": box["width"] / 2, "y": box["height"] * 0.3})
    expect(table.part("asked-facts").locator("li").first).to_be_visible(timeout=SLOW_MS)
    expect(table.part("asked-square")).not_to_have_value("")


@deep("a reload")
def test_the_worker_dies_and_nothing_is_lost(table: Gamemaster) -> None:
    play(table, "proofs", 8)
    thinks_no_more(table)
    before = words(table)
    table.page.reload()
    table.is_at_table()
    thinks_no_more(table)
    assert words(table) == before
    assert thinkers(table.page) == 1


@deep("on a phone")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_on_a_phone_all_of_it_can_be_reached(
    new_context: OpenContext, home: str, language: str
) -> None:
    page = new_context(**{**PHONE, "viewport": {"width": 360, "height": 740}}).new_page()
    page.goto(home)
    table = Gamemaster(page)
    table.is_ready()
    table.speak(language)
    table.part("settings").click()
    close = table.part("settings-close").bounding_box()
    assert close
    assert close["x"] + close["width"] <= 340, "no choice is so long that the sheet is cut off"
    for select in page.locator("dialog[open] select").all():
        box = select.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 340
    table.part("settings-close").click()
    play(table, "proofs", 5)
    thinks_no_more(table)
    table.part("ask").click()
    facts = ask(table, "a1")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    facts.last.scroll_into_view_if_needed()
    for button in facts.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= 360
