"""The plan desk in the words of somebody who draws at it: by pointer, or by keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

from playwright.sync_api import CDPSession, Locator, Page, expect

from gamemaster.labyrinth.grid import read_cell_name
from tests.browser.driving import Gamemaster

STEP: Final = 6
"""Pixels between two places that are tried."""
PROBE: Final = """(canvas, step) => {
  const box = canvas.getBoundingClientRect();
  const taken = [];
  const bare = { pointerType: "mouse", bubbles: false };
  for (let y = step / 2; y < box.height; y += step) {
    for (let x = step / 2; x < box.width; x += step) {
      canvas.dispatchEvent(new PointerEvent("pointermove",
        { ...bare, clientX: box.x + x, clientY: box.y + y }));
      if (canvas.style.cursor === "crosshair") taken.push([box.x + x, box.y + y]);
    }
  }
  canvas.dispatchEvent(new PointerEvent("pointerleave", bare));
  return taken;
}"""
"""Where the cursor promises that a click draws on a square."""
BESIDE: Final = {"left": (-0.4, 0), "right": (0.4, 0), "up": (0, -0.4), "down": (0, 0.4)}


class Desk(Gamemaster):
    """Somebody's page at the plan desk."""

    def __init__(self, page: Page, *, thumb: bool = False) -> None:
        super().__init__(page)
        self.finger = page.context.new_cdp_session(page) if thumb else None
        """What draws instead of a mouse."""

    def sits_down(self) -> None:
        """Go to the desk from the lobby, and begin with an empty sheet."""
        self.part("draw-labyrinth").click()
        self.part("desk-begin-use").click()
        expect(self.part("desk-begin")).to_be_hidden()
        self.has_drawn_nothing()

    def has_drawn_nothing(self) -> None:
        """Wait until a sheet lies there of which nothing can be undone."""
        expect(self.part("desk-plan")).to_be_visible()
        expect(self.part("desk-undo")).to_be_disabled()

    @property
    def canvas(self) -> Locator:
        """The paper."""
        return self.part("desk-plan")

    @property
    def text(self) -> str:
        """The plan's text form."""
        return self.part("desk-text").input_value()

    def draws(self, edit: str) -> None:
        """Wait until this was drawn, in the words that a screen reader hears."""
        expect(self.part("desk-said")).to_contain_text(edit)

    def takes(self, tool: str) -> None:
        """Choose a tool."""
        if self.part("desk-tab-tools").is_visible():
            self.part("desk-tab-tools").click()
        self.tool(tool).click()

    def tool(self, name: str) -> Locator:
        """The button of a tool."""
        return self.page.locator(f"#desk-tool-{name}")

    @cached_property
    def grid(self) -> tuple[float, float, float, float]:
        """Left, top and the width and height of a square, of a plan of one floor."""
        self.takes("land")
        taken = self.canvas.evaluate(PROBE, STEP)
        (left, top), (right, bottom) = (
            [pick(place[axis] for place in taken) for axis in (0, 1)] for pick in (min, max)
        )
        rows, cols = (
            int(self.part(f"desk-size-{name}").input_value()) for name in ("rows", "cols")
        )
        return left, top, (right - left + STEP) / cols, (bottom - top + STEP) / rows

    def at(self, cell: str, side: str | None = None) -> tuple[float, float]:
        """The middle of a square in the window, or a point near one of its sides."""
        left, top, width, height = self.grid
        place = read_cell_name(cell)
        assert place is not None, cell
        dx, dy = BESIDE[side] if side else (0, 0)
        return left + (place.col + 0.5 + dx) * width, top + (place.row + 0.5 + dy) * height

    def presses(self, tool: str, cell: str, side: str | None = None) -> None:
        """Draw with one click."""
        self.grid  # noqa: B018  # measured with a tool of its own
        self.takes(tool)
        self.points_at(cell, side)

    def points_at(self, cell: str, side: str | None = None) -> None:
        """Click on a square or beside one of its sides, or tap there."""
        if self.finger:
            self.page.touchscreen.tap(*self.at(cell, side))
        else:
            self.page.mouse.click(*self.at(cell, side))

    def strokes(self, tool: str, *cells: str) -> None:
        """Draw by leading the pointer from square to square."""
        self.grid  # noqa: B018
        self.takes(tool)
        if self.finger:
            self._leads_finger(self.finger, [self.at(cell) for cell in cells])
            return
        mouse = self.page.mouse
        mouse.move(*self.at(cells[0]))
        mouse.down()
        for cell in cells[1:]:
            mouse.move(*self.at(cell), steps=4)
        mouse.up()

    def _leads_finger(self, finger: CDPSession, way: Sequence[tuple[float, float]]) -> None:
        def touch(kind: str, *points: tuple[float, float]) -> None:
            told = [{"x": x, "y": y, "id": 0} for x, y in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

        touch("touchStart", way[0])
        for (x, y), (to_x, to_y) in pairwise(way):
            for part in range(1, 5):
                touch("touchMove", (x + (to_x - x) * part / 4, y + (to_y - y) * part / 4))
        touch("touchEnd")

    def finds(self, *rules: str) -> None:
        """Expect findings of these rules, whatever else is found."""
        for rule in rules:
            named = self.page.locator(f'[data-testid="desk-finding"][data-rule="{rule}"]')
            expect(named.first).to_be_attached()

    def opens(self, part: str) -> None:
        """Turn to the findings, the text or the shelf."""
        self.part(f"desk-tab-{part}").click()


def desk_of(page: Page) -> Desk:
    """The desk of somebody whose engine has come."""
    desk = Desk(page)
    desk.is_ready()
    return desk
