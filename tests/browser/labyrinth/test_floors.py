"""A labyrinth of two floors: beside each other where there is room, as tabs on a phone."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.kinds import only_chromium
from tests.browser.labyrinth.canvas import PROBE, STEP, Square, canvas_of, neighbours
from tests.campaigns import deep, sampled

DESK = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True}
ROWS, COLS = 4, 5


def begin(page: Page, bots: int = 0) -> Gamemaster:
    """A table in which everybody chooses his start on one of two floors."""
    page.goto("")
    home = Gamemaster(page)
    home.prefer(pace="instant")
    seats = ["wanderer"] * bots
    home.set_table(preset="school-floors", start="open", seed="floors", bots=seats)
    home.open_table()
    return home


def grids(page: Page) -> list[list[Square]]:
    """The squares of every floor on the canvas, row by row; all can be clicked."""
    taken = canvas_of(page).evaluate(PROBE, STEP)
    columns = sorted({x for x, _ in taken})
    # Squares of one floor touch each other, those of two floors don't.
    gaps = [at for at, (x, y) in enumerate(pairwise(columns), 1) if y - x > 4 * STEP]
    spans = [columns[a:b] for a, b in pairwise([0, *gaps, len(columns)])]
    top, bottom = (pick(y for _, y in taken) for pick in (min, max))
    found = []
    for span in spans:
        width = (span[-1] - span[0] + STEP) / COLS
        height = (bottom - top + STEP) / ROWS
        found.append(
            [
                Square(
                    span[0] - STEP / 2 + (col + 0.5) * width,
                    top - STEP / 2 + (row + 0.5) * height,
                    width,
                )
                for row in range(ROWS)
                for col in range(COLS)
            ]
        )
    return found


def test_a_desk_shows_both_floors_and_either_can_be_clicked(new_context: OpenContext) -> None:
    page = new_context(**DESK).new_page()
    home = begin(page)
    expect(home.part("board-floors")).to_be_hidden()
    lower, upper = grids(page)
    assert upper[0].x > lower[-1].x
    square = upper[2 * COLS + 1]
    page.mouse.click(square.x, square.y)
    expect(page.locator(".log-line").nth(1)).to_contain_text("starts at 2b3")


@deep("on a phone")
@only_chromium(kinds.FINGER)
def test_a_phone_turns_to_a_floor_and_follows_the_own_pawn(new_context: OpenContext) -> None:
    page = new_context(**PHONE).new_page()
    home = begin(page)
    first, second = (page.locator(f"#board-floor-{floor}") for floor in (1, 2))
    expect(first).to_have_attribute("aria-pressed", "true")
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    (shown,) = grids(page)
    square = shown[0]
    page.touchscreen.tap(square.x, square.y)
    expect(page.locator(".log-line").nth(1)).to_contain_text("starts at 2a1")
    home.decision()
    expect(second).to_have_attribute("aria-label", "Floor 2: you")
    expect(first).to_have_attribute("aria-label", "Floor 1")
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    home.move("go right")
    expect(second).to_have_attribute("aria-pressed", "true")
    assert set(neighbours(page)) == {"left", "right", "up", "down"}


@deep("by its key")
def test_a_key_turns_to_the_next_floor(new_context: OpenContext) -> None:
    page = new_context(**PHONE).new_page()
    home = begin(page)
    first, second = (page.locator(f"#board-floor-{floor}") for floor in (1, 2))
    canvas = home.part("notebook")
    canvas.press("PageUp")
    expect(second).to_have_attribute("aria-pressed", "true")
    canvas.press("PageUp")
    expect(second).to_have_attribute("aria-pressed", "true")
    canvas.press("PageDown")
    expect(first).to_have_attribute("aria-pressed", "true")
    first.press("PageUp")
    expect(second).to_be_focused()
    expect(second).to_have_attribute("aria-pressed", "true")


@deep("by arrows")
@pytest.mark.parametrize("size", sampled([PHONE, DESK], 1))
def test_arrows_stay_on_their_floor(new_context: OpenContext, size: dict[str, object]) -> None:
    page = new_context(**size).new_page()
    home = begin(page)
    page.locator("#start-1b1").focus()
    for key, there in [
        ("ArrowDown", "1b2"),
        ("ArrowDown", "1b3"),
        ("ArrowDown", "1b4"),
        ("ArrowDown", "1b4"),
        ("PageUp", "2b4"),
        ("ArrowUp", "2b3"),
        ("PageUp", "2b3"),
        ("PageDown", "1b3"),
        ("PageUp", "2b3"),
    ]:
        page.keyboard.press(key)
        expect(page.locator(f"#start-{there}")).to_be_focused()
        expect(page.locator(f"#start-{there}")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".log-line").nth(1)).to_contain_text("starts at 2b3")
    home.decision()


@deep("in words")
def test_the_floors_are_named_in_words(new_context: OpenContext) -> None:
    page = new_context(**DESK).new_page()
    home = begin(page)
    home.move("start 2c2")
    expect(home.part("notebook")).to_have_attribute(
        "aria-label", re.compile("^You stand at 2[a-e]")
    )
    home.part("in-words").click()
    expect(home.part("notebook-words")).to_contain_text("2 floors")
    expect(home.part("notebook-words")).to_contain_text("2c2: ")
