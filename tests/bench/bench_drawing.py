"""Frame times while a large notebook is moved about and zoomed by real input, drawn by software.

The notebooks are of the largest plans with three floors: one that is known whole, one in a dozen
scraps, and the game master's map with all the ways that were gone. They are looked at in the review
of a finished game, whose notebook is the table's own. Browsers draw sixty frames a second; a frame
that takes longer than one of these is late. What the machine holds while there is nothing to draw
is measured in the same page, beside the gestures.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from builder import browser
from builder.places import Places
from builder.server import Site, serving
from tests.browser.driving import Gamemaster
from tests.browser.labyrinth.canvas import canvas_of
from tests.labyrinth.walking import walked

PLACES = Places(Path(__file__).resolve().parents[2])
FRAME_MS = 1000 / 60
SLACK_MS = 1.5
TARGET_P95_MS = 17.5
LONGEST_MS = 120_000
GAME_MASTER = "gm"

SIZE: Mapping[str, Any] = {"rows": 12, "cols": 12, "floors": 3}
SCREENS: Mapping[str, Mapping[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 720}},
    "wide": {"viewport": {"width": 2560, "height": 1440}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 3,
        "has_touch": True,
        "is_mobile": True,
    },
}
"""A wide one has room for all floors, the others turn to one of them."""

WATCH = """
if (globalThis.document) {
  const request = requestAnimationFrame.bind(globalThis);
  let [drawing, last, watched] = [0, null, []];
  globalThis.requestAnimationFrame = (draw) => request((now) => {
    const begun = performance.now();
    draw(now);
    drawing += performance.now() - begun;
  });
  let awaited = 0;
  const tick = (now) => {
    if (last !== null) watched.push([now - last, drawing]);
    [last, drawing] = [now, 0];
    awaited = request(tick);
  };
  globalThis.frames = {
    watch() {
      [drawing, last, watched] = [0, null, []];
      awaited = request(tick);
    },
    seen() {
      cancelAnimationFrame(awaited);
      return watched;
    },
  };
}
"""
"""Keeps of every frame how long after the last one it came, and how long the page drew in it."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds from frame to frame, and those in which the page drew in each."""

    apart: Sequence[float]
    drawing: Sequence[float]

    @property
    def late(self) -> float:
        """The part of frames that came late."""
        return sum(each > FRAME_MS + SLACK_MS for each in self.apart) / len(self.apart)

    def __str__(self) -> str:
        a_second = 1000 / statistics.fmean(self.apart)
        p95, drawing = part_of(self.apart, 0.95), statistics.median(self.drawing)
        return (
            f"{a_second:5.1f} a second, median {statistics.median(self.apart):5.2f} ms, "
            f"p95 {p95:5.2f}, slowest {max(self.apart):5.1f}, late {self.late:5.1%}; "
            f"drawing {drawing:4.2f} ms, p95 {part_of(self.drawing, 0.95):4.2f}"
        )


def together(all_frames: Sequence[Frames]) -> Frames:
    """The frames of several gestures as if they were one."""
    return Frames(
        [apart for each in all_frames for apart in each.apart],
        [drawing for each in all_frames for drawing in each.drawing],
    )


def part_of(values: Sequence[float], part: float) -> float:
    """The value that so large a part of all is below or equal to."""
    return sorted(values)[math.ceil(part * len(values)) - 1]


@dataclass(frozen=True, slots=True)
class Hand:
    """Somebody's hand on the notebook: where its middle is, and what moves it."""

    page: Page
    x: float
    y: float

    def wheel(self) -> None:
        """In and out again about three places."""
        for at, way in ((-0.3, -1), (0.2, 1), (0.0, -1), (0.0, 1)):
            self.page.mouse.move(self.x * (1 + at), self.y * (1 + at))
            for _ in range(40):
                self.page.mouse.wheel(0, way * 12)

    def drag(self) -> None:
        """Three times across the notebook, and around in circles."""
        mouse = self.page.mouse
        for side in (1, 1, -1):
            self.sweep([(side * (1 - 2 * part / 40) * 0.8, 0.2) for part in range(41)])
        mouse.move(self.x, self.y)
        turns = [part * math.tau / 60 for part in range(120)]
        self.sweep([(math.cos(turn) * 0.6, math.sin(turn) * 0.6) for turn in turns])

    def sweep(self, points: Sequence[tuple[float, float]]) -> None:
        """Drag along points, given in parts of the way from the middle to the edge."""
        mouse = self.page.mouse
        reach = min(self.x, self.y) * 0.9
        for number, (x, y) in enumerate(points):
            mouse.move(self.x + x * reach, self.y + y * reach)
            if number == 0:
                mouse.down()
        mouse.up()

    def pinch(self) -> None:
        """In and out with two fingers."""
        for scale in (2.0, 1.6, 0.5, 0.6):
            self.gesture("Pinch", scaleFactor=scale, relativeSpeed=800)

    def swipe(self) -> None:
        """Over the notebook with one finger, there and back."""
        for x, y in ((-150, 40), (-150, 40), (150, -120), (150, 120), (-150, -120)):
            self.gesture("Scroll", xDistance=x, yDistance=y, speed=600, preventFling=True)

    def gesture(self, name: str, **how: float | bool) -> None:
        """A gesture of fingers, which the browser makes touches of itself."""
        place = {"x": self.x, "y": self.y, "gestureSourceType": "touch"}
        session = self.page.context.new_cdp_session(self.page)
        session.send(f"Input.synthesize{name}Gesture", {**place, **how})
        session.detach()

    def keys(self) -> None:
        """Zoom in, to and fro, zoom out, by the keyboard."""
        canvas = self.page.get_by_test_id("notebook")
        canvas.focus()
        across = [*("ArrowRight", "ArrowDown") * 20, *("ArrowLeft",) * 40]
        for key in ("+", "+", *across, "-", "-", "+", "-", "0"):
            self.page.keyboard.press(key)

    def rest(self) -> None:
        """Nothing for two seconds: what the machine holds by itself."""
        self.page.wait_for_timeout(2000)


def frames(page: Page, gesture: Callable[[], None]) -> Frames:
    """The frames while a hand makes a gesture."""
    page.evaluate("frames.watch()")
    gesture()
    apart, drawing = zip(*page.evaluate("frames.seen()"), strict=True)
    return Frames(apart, drawing)


def look_at(page: Page, eyes: str) -> Hand:
    """The last step of the finished game through somebody's eyes, once nothing moves any more."""
    home, canvas = Gamemaster(page), page.get_by_test_id("notebook")
    if home.part("tab-map").is_visible():
        home.part("tab-map").click()
    shown = canvas.get_attribute("aria-label") or ""
    home.look(at=home.steps(), eyes=eyes)
    if eyes != GAME_MASTER:
        expect(canvas).not_to_have_attribute("aria-label", shown)
    box = canvas_of(page).bounding_box()
    assert box is not None
    return Hand(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def gestures(hand: Hand, touch: bool) -> dict[str, Callable[[], None]]:
    """What is done with the notebook on such a screen."""
    if touch:
        return {"zoom": hand.pinch, "move": hand.swipe, "keys": hand.keys}
    return {"zoom": hand.wheel, "move": hand.drag, "keys": hand.keys}


def measure(
    opened: Browser, address: str, screen: str, scenes: Mapping[str, str]
) -> tuple[list[Frames], list[Frames]]:
    """The frames of all gestures on one screen, and those at rest; printed as they come."""
    context = opened.new_context(base_url=address, locale="en", **SCREENS[screen])
    context.set_default_timeout(LONGEST_MS)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    moving, resting = [], []
    for scene, record in scenes.items():
        home.is_ready()
        home.watch_record(record)
        home.is_at_table()
        for eyes in ("0", GAME_MASTER) if scene == "plan" else ("0",):
            hand = look_at(page, eyes)
            name = "map" if eyes == GAME_MASTER else scene
            resting.append(frames(page, hand.rest))
            print(f"{screen}, {name}\n  {'at rest':8} {resting[-1]}", flush=True)
            for gesture, make in gestures(hand, bool(SCREENS[screen].get("has_touch"))).items():
                moving.append(frames(page, make))
                print(f"  {gesture:8} {moving[-1]}", flush=True)
        home.part("home").click()
    context.close()
    return moving, resting


def main(arguments: Sequence[str]) -> int:
    """Measure and report."""
    options = argparse.ArgumentParser(prog="build.py bench drawing")
    options.add_argument("--screen", choices=SCREENS, action="append", help="default: all")
    screens = options.parse_args(arguments).screen or list(SCREENS)
    expect.set_options(timeout=LONGEST_MS)
    scenes = {
        "plan": walked("school-floors", **SIZE, loops=2, current="shallow", quiet_rounds=700),
        "scraps": walked("quest-hard", **SIZE, loops=6, rivers=6, quiet_rounds=900),
    }
    with (
        serving(Site(PLACES.dist, PLACES.gzipped)) as address,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=[*browser.FLAGS]
        )
        measured = {each: measure(chromium, address, each, scenes) for each in screens}
        chromium.close()
    print(
        f"All gestures together, {os.environ['CHROMIUM']} (target: p95 {TARGET_P95_MS} ms at most):"
    )
    for each, (moving, resting) in measured.items():
        print(f"{each}\n  moving   {together(moving)}\n  at rest  {together(resting)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
