"""Who asked the system for less motion sees none."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.kinds import only_chromium
from tests.browser.labyrinth.canvas import canvas_of
from tests.campaigns import sampled

COUNT = """
globalThis.pictures = 0;
if (globalThis.CanvasRenderingContext2D) {
  const set = CanvasRenderingContext2D.prototype.setTransform;
  let frame = -1;
  CanvasRenderingContext2D.prototype.setTransform = function (...given) {
    if (this.canvas.isConnected && this.canvas.dataset.testid === "notebook") {
      const now = document.timeline.currentTime;
      if (now !== frame) globalThis.pictures += 1;
      frame = now;
    }
    return set.apply(this, given);
  };
}
"""
MOVING: Final = pytest.param("no-preference", True, marks=only_chromium(kinds.MOTION))
MOVES = ("go up", "go left", "go down", "go right")


@pytest.mark.parametrize(("preference", "moves"), sampled([("reduce", False), MOVING], 1))
def test_a_step_is_drawn_at_once(new_context: OpenContext, preference: str, moves: bool) -> None:
    context = new_context(reduced_motion=preference)
    context.add_init_script(COUNT)
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.set_table(rows=3, cols=3, seed="still", bots=[], bear=False)
    home.open_table()
    home.move("start b2")
    pictures = []
    for move in MOVES:
        canvas_of(page)
        page.evaluate("pictures = 0")
        home.move(move)
        canvas_of(page)
        pictures.append(page.evaluate("pictures"))
    assert (max(pictures) > 8) is moves, pictures
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert moves or page.evaluate(running) == 0
