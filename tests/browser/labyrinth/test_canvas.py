"""Playing on the drawn notebook itself: by mouse and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.kinds import only_chromium
from tests.browser.labyrinth.canvas import Square, canvas_of, neighbours, picture, start_square
from tests.campaigns import deep, sampled

SIDES = ("left", "right", "up", "down")
PAINTED = """
globalThis.painted = 0;
globalThis.addEventListener("pointerdown", ({ pointerId }) => (globalThis.hand = pointerId), true);
if (globalThis.CanvasRenderingContext2D) {
  const stroke = CanvasRenderingContext2D.prototype.stroke;
  CanvasRenderingContext2D.prototype.stroke = function (...given) {
    if (!this.canvas.isConnected) globalThis.painted += 1;
    return stroke.apply(this, given);
  };
}
"""
"""Counts the strokes of pictures that are made beside the canvas, and knows the hand."""
WORDS = {"go": "Newcomer: {}.", "shoot": "a shot to the {}", "blow": "a bomb to the {}"}

DRAG = """(canvas, from) => new Promise((done) => {
  const go = (step) => {
    if (step > 40) return done(painted);
    const at = { clientX: from.clientX - 15 * step, clientY: from.clientY + 2 * step };
    const by = { pointerType: "mouse", pointerId: globalThis.hand, bubbles: true };
    canvas.dispatchEvent(new PointerEvent("pointermove", { ...by, ...at }));
    requestAnimationFrame(() => go(step + 1));
  };
  go(1);
})"""
"""Drags further than pictures reach, a step with each frame; answers how much was painted."""


@pytest.fixture(
    params=sampled(
        [pytest.param("mouse"), pytest.param("finger", marks=only_chromium(kinds.FINGER))], 1
    )
)
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
        expect(page.locator(".log-line").nth(lines)).to_contain_text(f"Newcomer: {side}")
        home.decision()
        assert len(home.log()) == lines + 2


@deep("a map that is moved")
def test_dragging_and_zooming_make_no_move(page: Page) -> None:
    if page.evaluate("navigator.maxTouchPoints"):
        pytest.skip("a mouse's gestures")
    home = Gamemaster(page)
    home.set_table(bots=[], seed="drag")
    home.open_table()
    box = canvas_of(page).bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = picture(page)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 30, steps=4)
    page.mouse.up()
    dragged = picture(page, unlike=before)
    page.mouse.wheel(0, -300)
    picture(page, unlike=dragged)
    assert len(home.log()) == 1


@pytest.fixture
def sheet(new_context: OpenContext) -> Page:
    """A mouse's page with an empty sheet, on which a start is to be chosen."""
    page = new_context().new_page()
    page.goto("")
    return opened(page, rows=3, cols=4)


def opened(page: Page, rows: int, cols: int) -> Page:
    """The page of one who plays alone and is to choose a start."""
    home = Gamemaster(page)
    home.set_table(rows=rows, cols=cols, bots=[], seed="canvas")
    home.open_table()
    return page


@deep("how often it is painted")
def test_a_moving_hand_has_nothing_painted_anew_and_a_resting_one_all_sharply(
    new_context: OpenContext,
) -> None:
    context = new_context()
    context.add_init_script(PAINTED)
    page = context.new_page()
    page.goto("")
    canvas = Gamemaster(opened(page, rows=9, cols=9)).part("notebook")
    for _ in range(5):
        canvas.press("+")
    near = picture(page)
    box = canvas.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("painted = 0")
    assert canvas.evaluate(DRAG, {"clientX": x, "clientY": y}) == 0
    page.mouse.up()
    page.mouse.move(0, 0)
    picture(page)
    assert page.evaluate("painted") > 0
    canvas.press("0")
    picture(page)
    for _ in range(5):
        canvas.press("+")
    assert picture(page) == near, "what is looked at again is as sharp as before"


@deep("by keys what is shown by mouse")
def test_keys_zoom_and_move_the_page_and_make_no_move(sheet: Page) -> None:
    home = Gamemaster(sheet)
    canvas = home.part("notebook")
    whole = start_square(sheet, 1, 2, 3, 4)
    fitted = picture(sheet)
    for key in ("-", "-"):
        canvas.press(key)
    smaller = start_square(sheet, 1, 2, 3, 4)
    assert smaller.width == pytest.approx(whole.width / 1.25**2, rel=0.1)
    away = picture(sheet)
    canvas.press("Alt+ArrowRight")
    moved = start_square(sheet, 1, 2, 3, 4)
    assert (moved.x, moved.y) == pytest.approx((smaller.x - 60, smaller.y), abs=7)
    canvas.press("Alt+ArrowLeft")
    assert picture(sheet) == away
    canvas.press("0")
    assert picture(sheet) == fitted
    assert len(home.log()) == 1
    sheet.mouse.click(whole.x, whole.y)
    expect(sheet.locator(".log-line").nth(1)).to_contain_text("starts at c2")


@deep("by two fingers")
@only_chromium(kinds.FINGER)
def test_two_fingers_zoom_and_then_one_taps_what_it_touches(new_context: OpenContext) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}
    context = new_context(has_touch=True, is_mobile=True, **phone)
    page = context.new_page()
    page.goto("")
    home = Gamemaster(opened(page, rows=3, cols=4))
    before = start_square(page, 1, 2, 3, 4)
    box = canvas_of(page).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touching = context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + each, "y": y, "id": number} for number, each in enumerate(apart)]
        touching.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -100)
    touch("touchStart", -100, 100)
    for apart in range(96, 59, -4):
        touch("touchMove", -apart, apart)
    touch("touchEnd", -60)
    touch("touchEnd")
    after = start_square(page, 1, 2, 3, 4)
    assert after.width == pytest.approx(before.width * 0.6, rel=0.1)
    assert after.x - x == pytest.approx((before.x - x) * 0.6, abs=7)
    assert len(home.log()) == 1
    page.touchscreen.tap(after.x, after.y)
    expect(page.locator(".log-line").nth(1)).to_contain_text("starts at c2")
