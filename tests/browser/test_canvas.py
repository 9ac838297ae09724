"""Playing on the drawn notebook itself: by mouse and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.canvas import Square, canvas_of, neighbours, start_square
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster

SIDES = ("left", "right", "up", "down")
WORDS = {"go": "Player: {}.", "shoot": "a shot to the {}", "blow": "a bomb to the {}"}


@pytest.fixture(params=["mouse", "finger"])
def page(request: pytest.FixtureRequest, new_context: OpenContext) -> Page:
    finger = request.param == "finger"
    phone = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}
    context = new_context(has_touch=finger, is_mobile=finger, **(phone if finger else {}))
    page = context.new_page()
    page.goto("")
    return page


def press(page: Page, square: Square) -> None:
    """Click or tap on the middle of a square."""
    if page.evaluate("navigator.maxTouchPoints"):
        page.touchscreen.tap(square.x, square.y)
    else:
        page.mouse.click(square.x, square.y)


def test_start_and_moves_by_pressing_squares(page: Page) -> None:
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(rows=3, cols=4, plays=True, bots=["wanderer"], seed="canvas", bear=False)
    home.open_table()
    press(page, start_square(page, row=1, col=2, rows=3, cols=4))
    expect(page.locator(".log-line").nth(1)).to_contain_text("starts at c2")
    home.decision()
    for side in SIDES:
        lines = len(home.log())
        press(page, neighbours(page)[side])
        expect(page.locator(".log-line").nth(lines)).to_contain_text(f"Player: {side}")
        home.decision()
        assert len(home.log()) == lines + 2


def test_dragging_and_zooming_make_no_move(page: Page) -> None:
    if page.evaluate("navigator.maxTouchPoints"):
        pytest.skip("a mouse's gestures")
    home = Gamemaster(page)
    home.set_table(bots=[], seed="drag")
    home.open_table()
    box = canvas_of(page).bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = canvas_of(page).evaluate("canvas => canvas.toDataURL()")
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 30, steps=4)
    page.mouse.up()
    dragged = canvas_of(page).evaluate("canvas => canvas.toDataURL()")
    assert dragged != before
    page.mouse.wheel(0, -300)
    assert canvas_of(page).evaluate("canvas => canvas.toDataURL()") != dragged
    assert len(home.log()) == 1
