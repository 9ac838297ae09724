"""Sounds: nothing is made while they are off; then a wall, a shot and dice are heard, once each."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.labyrinth.playing_school import SCHOOL, SchoolTable
from tests.browser.parchis.playing_parchis import ParchisTable
from tests.browser.parchis.test_games import TO_ROLL
from tests.browser.spying import spy_on
from tests.campaigns import deep

EARS: Final = """
globalThis.ears = { contexts: 0, pitches: [] };
const pitched = () => ({
  frequency: {
    setValueAtTime: (hertz) => ears.pitches.push(hertz),
    exponentialRampToValueAtTime() {},
  },
});
const still = () => {};
const level = {
  setValueAtTime: still, linearRampToValueAtTime: still, exponentialRampToValueAtTime: still,
};
const node = (parts) => ({ connect() {}, start() {}, stop() {}, ...parts });
globalThis.AudioContext = class {
  state = "running";
  sampleRate = 8000;
  destination = {};
  constructor() {
    ears.contexts += 1;
  }
  // A thousand times too fast: each sound has ended before the next.
  get currentTime() { return performance.now(); }
  async close() { this.state = "closed"; }
  createGain() { return node({ gain: { ...level } }); }
  createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
  createBufferSource() { return node({}); }
  createBiquadFilter() { return node(pitched()); }
  createOscillator() { return node(pitched()); }
};
"""
"""In the place of the browser's own: counts what is made, and notes the pitch of each stroke."""
PITCHES: Final = {150: "wall", 210: "shot", 3100: "dice", 784: "turn"}
"""A stroke that only this sound has."""
HOPS: Final = 3
"""So often dice have theirs."""


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    """The page in a browser whose sounds are noted."""
    context = new_context(reduced_motion="reduce")
    spy_on(context)
    context.add_init_script(EARS)
    page = context.new_page()
    page.goto("")
    Gamemaster(page).prefer(pace="instant")
    return page


def heard(page: Page) -> dict[str, int]:
    """How often each sound was begun since this was asked last."""
    strokes = Counter(page.evaluate("ears.pitches.splice(0)"))
    found = {PITCHES[pitch]: count for pitch, count in strokes.items() if pitch in PITCHES}
    return {name: count // (HOPS if name == "dice" else 1) for name, count in found.items()}


def contexts(page: Page) -> int:
    """How many audio contexts were made."""
    made: int = page.evaluate("ears.contexts")
    return made


def turn_sounds(home: Gamemaster, *, on: bool) -> None:
    """Choose in the preferences, by keyboard."""
    home.part("settings").press("Enter")
    box = home.part("sounds")
    expect(box).to_be_checked(checked=not on)
    expect(box).to_have_accessible_description(re.compile("only your turn is heard"))
    box.press("Space")
    expect(box).to_be_checked(checked=on)
    home.part("settings-close").press("Enter")


@deep("sounds of the labyrinth")
def test_a_wall_and_a_shot_are_heard_once_each_when_sounds_are_on(page: Page) -> None:
    table = SchoolTable(page)
    table.open_plan(SCHOOL, "a1", "school", bullets=5)
    table.move("go up")
    table.move("shoot down")
    assert contexts(page) == 0
    assert heard(page) == {}

    turn_sounds(table, on=True)
    assert contexts(page) == 1
    assert heard(page) == {"turn": 1}, "how it sounds is heard at once"
    table.move("go up")
    assert heard(page) == {"wall": 1}
    table.move("shoot down")
    assert heard(page) == {"shot": 1}
    table.move("go down")
    assert heard(page) == {}

    page.reload()
    table.decision()
    assert (contexts(page), heard(page)) == (0, {}), "nobody has touched it yet"
    table.move("go up")
    table.move("go up")
    assert (contexts(page), heard(page)) == (1, {"wall": 1})

    turn_sounds(table, on=False)
    table.move("go up")
    assert (contexts(page), heard(page)) == (1, {})


def test_dice_are_heard_once_a_throw(page: Page) -> None:
    table = ParchisTable(page)
    table.open_position(TO_ROLL)
    turn_sounds(table, on=True)
    assert heard(page) == {"turn": 1}
    table.does("roll")
    assert heard(page) == {"dice": 1}
