"""Finding squares on the notebook's canvas: by where its cursor promises that a click is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page

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
      if (canvas.style.cursor === "pointer") taken.push([box.x + x, box.y + y]);
    }
  }
  canvas.dispatchEvent(new PointerEvent("pointerleave", bare));
  return taken;
}"""
SAME_TWICE: Final = """(canvas) => new Promise((done) => {
  let before = "";
  const look = () => {
    const now = canvas.toDataURL();
    if (now === before) return done();
    before = now;
    setTimeout(() => after(6), 150);
  };
  const after = (frames) => (frames ? requestAnimationFrame(() => after(frames - 1)) : look());
  after(1);
})"""
"""Moving, and painting sharply what rests, take time and frames; a busy machine has few."""
CHANGED: Final = """([canvas, before]) => canvas.toDataURL() !== before"""


@dataclass(frozen=True)
class Square:
    """A square that can be clicked: its middle and its width in pixels of the window."""

    x: float
    y: float
    width: float


def canvas_of(page: Page) -> Locator:
    """The notebook's canvas, once nothing moves on it any more."""
    canvas = page.get_by_test_id("notebook")
    canvas.evaluate(SAME_TWICE)
    return canvas


def picture(page: Page, unlike: str | None = None) -> str:
    """What is on the canvas, once nothing moves on it any more; `unlike`: and it has changed."""
    if unlike is not None:
        canvas = page.get_by_test_id("notebook").element_handle()
        page.wait_for_function(CHANGED, arg=[canvas, unlike])
    drawn: str = canvas_of(page).evaluate("canvas => canvas.toDataURL()")
    return drawn


def start_square(page: Page, row: int, col: int, rows: int, cols: int) -> Square:
    """A square of the empty sheet, where all squares can be clicked."""
    taken = canvas_of(page).evaluate(PROBE, STEP)
    (left, top), (right, bottom) = (
        [pick(place[axis] for place in taken) for axis in (0, 1)] for pick in (min, max)
    )
    width = (right - left + STEP) / cols
    height = (bottom - top + STEP) / rows
    return Square(
        left - STEP / 2 + (col + 0.5) * width, top - STEP / 2 + (row + 0.5) * height, width
    )


def neighbours(page: Page) -> dict[str, Square]:
    """The squares beside the own pawn, by side."""
    taken = {(x, y) for x, y in canvas_of(page).evaluate(PROBE, STEP)}
    islands: list[Square] = []
    while taken:
        island, edge = [], [taken.pop()]
        while edge:
            x, y = edge.pop()
            island.append((x, y))
            for near in ((x - STEP, y), (x + STEP, y), (x, y - STEP), (x, y + STEP)):
                if near in taken:
                    taken.remove(near)
                    edge.append(near)
        xs, ys = [x for x, _ in island], [y for _, y in island]
        islands.append(
            Square((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, max(xs) - min(xs) + STEP)
        )
    assert len(islands) == 4, f"{len(islands)} squares can be clicked"
    by_x = sorted(islands, key=lambda square: square.x)
    by_y = sorted(islands, key=lambda square: square.y)
    return {"left": by_x[0], "right": by_x[-1], "up": by_y[0], "down": by_y[-1]}
