"""Several people share a page: each looks for himself, and between them it is covered."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from gamemaster.core import record
from gamemaster.games import GAMES
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Newcomer
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.room.playing_room import Room, everything
from tests.browser.spying import SPY
from tests.campaigns import deep

pytestmark = pytest.mark.rule("T-2.5")

FRAMES: Final = """() => {
  globalThis.flashes = [];
  const note = () => {
    const canvas = document.querySelector(".board-canvas");
    const table = document.querySelector("#table-screen");
    if (canvas?.isConnected && globalThis.watched) {
      const { width, height } = canvas;
      const pixels = canvas.getContext("2d").getImageData(0, 0, width, height).data;
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 4) sum = (sum * 31 + pixels[at]) | 0;
      flashes.push({ sum, log: table.querySelector(".log-lines")?.textContent ?? "" });
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
"""Notes what the map and the log show in every frame that is painted."""
DOUBLE_CLICK: Final = """async () => {
  const button = document.querySelector("#uncover");
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = performance.now();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const place = { clientX, clientY, bubbles: true, cancelable: true };
  const press = (on, type, detail, when) => {
    const event = new PointerEvent(type, { ...place, detail, pointerId: 1, isPrimary: true });
    Object.defineProperty(event, "timeStamp", { value: when });
    on.dispatchEvent(event);
  };
  press(button, "click", 1, at);
  while (button.isConnected && button.checkVisibility()) await new Promise(requestAnimationFrame);
  const beneath = document.elementFromPoint(clientX, clientY);
  for (const type of ["pointerdown", "pointerup", "click"]) press(beneath, type, 2, at + 150);
  return beneath.outerHTML;
}"""
"""Presses twice, as quickly as people do, however long it takes to lay open what is covered."""
HEARD: Final = """() => spied.letters.filter(({ from, text }) => from === "worker" && text)
  .map(({ text }) => JSON.parse(text)).filter(({ type }) => type === "observation").at(-1)"""


@deep("a whole game")
def test_a_game_of_two_to_its_end_on_a_phone_in_russian(new_context: OpenContext) -> None:
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    page.goto("")
    room = Room(page)
    room.is_ready()
    room.speak("ru")
    room.set_room(["Анна", "Борис"], rows=3, cols=3, seed="phone", **PEACE)
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    room.begin()
    room.is_covered_for("Анна")
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    room.uncover()
    room.button("start b2").click()
    expect(room.part("cover-now")).to_be_visible()
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    passed = room.take_turns(Newcomer("phone"))
    assert passed > 2
    expect(room.part("cover")).to_have_count(0)
    text = room.save_record()
    table = record.load(text, GAMES)
    assert table.over
    assert [player.name for player in table.players] == ["Анна", "Борис"]
    room.reveal()
    room.look(eyes="1")


def test_the_cover_hides_everything(new_context: OpenContext) -> None:
    """Neither the document nor the store holds what another knows; nothing flashes up."""
    context = new_context(reduced_motion="reduce")
    context.add_init_script(SPY)
    page = context.new_page()
    page.goto("")
    room = Room(page)
    room.set_room(["Anna", "Boris"], rows=4, cols=5, seed="b", start="secret", **PEACE)
    room.begin()
    room.is_covered_for("Anna")
    assert_hidden(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    room.is_covered_for("Anna")
    room.uncover()
    room.button("start a1").click()
    expect(room.part("cover-now")).to_be_visible()
    anna = page.evaluate(HEARD)
    assert anna["seat"] == 0
    room.pass_on()
    room.is_covered_for("Boris")
    assert_hidden(page)
    held = page.evaluate(HEARD)
    assert held["seat"] is None
    assert held["offers"] == []
    assert "Anna: starts at a1" not in everything(page)

    page.reload()
    room.is_covered_for("Boris")
    assert_hidden(page)
    assert page.evaluate(HEARD)["seat"] is None, "a page that comes back holds nobody's notebook"
    page.evaluate(FRAMES)
    page.evaluate("globalThis.watched = true")
    assert "canvas" in page.evaluate(DOUBLE_CLICK), "something that can be pressed lies beneath"
    expect(room.part("cover")).to_be_hidden()
    boris = page.evaluate(HEARD)
    assert boris["seat"] == 1
    assert boris["view"] != anna["view"]
    room.button("start e4").click()
    expect(room.part("cover-now")).to_be_visible()
    seen = page.evaluate("flashes")
    assert seen
    assert not any("a1" in frame["log"] for frame in seen)

    room.part("home").click()
    room.is_in_lobby()
    # A page that is left lying gives nothing away; the engine's answer may come after the lobby.
    page.wait_for_function(f"({HEARD})().seat === null")
    room.part("continue").click()
    room.is_covered_for("Anna")


@deep("by keyboard, and of Parchís")
def test_keyboard_alone_and_nothing_to_cover_in_parchis(
    new_context: OpenContext, axe: Callable[[Page], list[str]]
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    room = Room(page)
    room.set_room(["Anna", "Boris"], rows=3, cols=3, seed="keys", **PEACE)
    room.begin()
    assert axe(page) == []
    expect(room.part("cover")).to_be_focused()
    page.keyboard.press("Tab")
    expect(room.part("uncover")).to_be_focused()
    page.keyboard.press("Enter")
    expect(room.part("cover")).to_be_hidden()
    room.button("start a1").press("Enter")
    expect(room.part("cover-now")).to_be_visible()
    assert axe(page) == []
    room.part("cover-now").press("Enter")
    room.is_covered_for("Boris")
    room.part("home").click()

    room.prefer(pace="instant")
    room.set_room(["Anna", "Boris"], preset="parchis", seed="open")
    room.part("start-game").click()
    room.is_at_table()
    turns = set()
    for _ in range(12):
        room.decision()
        turns.add(room.part("turn").inner_text())
        room.button(room.offers()[0]).click()
        room.has_drawn()
    expect(room.part("cover")).to_have_count(0)
    assert len(turns) > 1, turns


def assert_hidden(page: Page) -> None:
    """Nothing of the table is in the document: no map, log, offer, live region or secret."""
    table = page.locator("#table-screen")
    expect(table.locator("> *")).to_have_count(1)
    for what in ("canvas", ".log", "[data-testid=offer]", "[aria-live]", "[role=status]"):
        expect(table.locator(what)).to_have_count(0)
    assert page.title() == "Gamemaster – Labyrinth and Parchís"
    stored: dict[str, Any] = json.loads(page.evaluate("JSON.stringify({ ...localStorage })"))
    assert not any("heard" in value for value in stored.values())
