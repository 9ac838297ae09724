"""A labyrinth is drawn by hand and played on: by mouse, by thumb, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from gamemaster.core.table import Table
from gamemaster.games import GAMES
from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.desk.drawing import Desk, desk_of
from tests.browser.everybody.test_keyboard import RING, Typist
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.kinds import only_chromium
from tests.campaigns import deep

DRAWN = """\
gamemaster plan 1
    a   b   c   d   e
  +---+---+---+---+---+
1 | >   v   .   . | H |
  +   +   +   +   +   +
2 | .   D   .   .   .
  +   +   +   +---+   +
3 | p1  .   .   .   p2|
  +   +   +   +   +   +
4 | .   .   A   .   . |
  +---+---+---+---+---+
treasure c3
bear d1
"""
"""What all the tests end with."""

BROKEN = """() => [...document.querySelectorAll(".desk-tool-name")].flatMap((name) => {
  name.style.letterSpacing = "0.12em";
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const wide = name.scrollWidth > name.closest("button").clientWidth;
  return lines > name.textContent.split(" ").length || wide ? [name.textContent] : [];
})"""
"""Names of tools that are broken within a word, or wider than their tools, where letters stand as
far apart as readers may set them."""


def is_drawn(text: str) -> bool:
    """Whether a text is that plan, however it is written."""
    labyrinth = GAMES["labyrinth"]
    return labyrinth.write_plan(labyrinth.read_plan(text)) == labyrinth.write_plan(
        labyrinth.read_plan(DRAWN)
    )


@deep("by pointer")
@pytest.mark.rule("T-2.1")
@pytest.mark.shared
def test_a_plan_is_drawn_from_nothing_by_pointer_and_played_on(page: Page) -> None:
    desk = desk_of(page)
    desk.prefer(pace="instant")
    desk.forget_house_rules()
    desk.sits_down()
    desk.finds("V-2", "V-3", "V-4")
    expect(desk.part("desk-play")).to_have_attribute("aria-disabled", "true")
    desk.part("desk-play").click(force=True)  # it leads to what has to be mended
    expect(desk.part("desk-findings")).to_be_visible()
    draw_by_hand(desk)
    expect(desk.part("desk-play")).not_to_have_attribute("aria-disabled", "true")
    assert is_drawn(desk.text), desk.text

    desk.part("desk-play").click()
    desk.is_at_table()
    desk.has_noticed("a plan that was brought to this table")
    desk.move("start d2")
    desk.move("go right")
    expect(desk.part("log")).to_contain_text("Newcomer: right")
    page.go_back()
    desk.is_in_lobby()
    desk.part("draw-labyrinth").click()
    assert is_drawn(desk.text), "the desk is as it was left"


@deep("by thumb")
@only_chromium(kinds.FINGER)
@pytest.mark.rule("T-2.1")
def test_a_generated_plan_and_one_of_ones_own_by_thumb(new_context: OpenContext) -> None:
    """What the generator drew is drawn on; then the same plan comes about as by the mouse."""
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    page.goto("")
    desk = Desk(page, thumb=True)
    desk.is_ready()
    desk.part("draw-labyrinth").tap()
    desk.part("desk-way-seed").check()
    desk.part("desk-seed").fill("thumb")
    desk.part("desk-begin-use").tap()
    expect(desk.part("desk-begin")).to_be_hidden()
    labyrinth = GAMES["labyrinth"]
    plan = Table.draw_plan(labyrinth, labyrinth.presets()["classic"], "thumb")
    assert labyrinth.read_plan(desk.text) == plan
    expect(desk.part("desk-play")).not_to_have_attribute("aria-disabled", "true")
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    desk.opens("text")
    desk.part("desk-text").fill(DRAWN)
    desk.part("desk-text-use").tap()
    expect(desk.part("desk-undo")).to_be_enabled()
    assert is_drawn(desk.text), "text and drawing are one plan"

    desk.opens("plan")
    desk.part("desk-new").tap()
    desk.part("desk-way-empty").check()
    desk.part("desk-begin-use").tap()
    expect(desk.part("desk-begin")).to_be_hidden()
    desk.has_drawn_nothing()
    draw_by_hand(desk)
    assert is_drawn(desk.text), desk.text
    desk.opens("plan")
    expect(desk.part("desk-play")).to_be_in_viewport(ratio=1)


@pytest.mark.rule("T-2.1")
def test_a_plan_is_drawn_by_keyboard_alone_on_a_phone_in_russian(new_context: OpenContext) -> None:
    phone = {"viewport": {"width": 360, "height": 740}}
    page = new_context(reduced_motion="reduce", locale="ru", **phone).new_page()
    page.goto("")
    desk, typist = Desk(page), Typist(page)
    desk.is_ready()
    typist.go_to("draw-labyrinth")
    typist.press("Enter")
    expect(desk.part("desk-begin")).to_be_visible()
    typist.go_to("desk-begin-use")
    typist.press("Enter")
    expect(desk.part("desk-begin")).to_be_hidden()
    typist.go_to("desk-plan")
    assert page.evaluate(RING) == ""
    expect(desk.part("desk-said")).to_contain_text("a1: суша")

    assert page.evaluate(BROKEN) == []
    draw_by_keys(typist)
    desk.draws("Цикл: a3, e3")
    assert is_drawn(desk.text), desk.text

    typist.press("ArrowUp")
    expect(desk.part("desk-said")).to_contain_text("e2: суша")
    expect(desk.part("desk-said")).to_contain_text("выход")
    typist.press("j", "Delete")
    expect(desk.part("desk-refusal")).not_to_be_empty()
    typist.go_to("desk-tab-findings")
    typist.press("Enter")
    typist.go_to("desk-tab-plan")
    typist.press("Enter")
    typist.go_to("desk-name")
    page.keyboard.type("Остров")
    typist.press("Enter")
    expect(desk.part("desk-note")).to_contain_text("План «Остров» сохранён")
    # On past the last control the way leads through the browser itself.
    typist.go_to("desk-play", back=True)
    typist.press("Enter")
    desk.is_at_table()
    desk.has_noticed("по принесённому плану")


def draw_by_hand(desk: Desk) -> None:
    """All of the plan, with what lies in the hand: a mouse, or a thumb."""
    desk.strokes("river", "a1", "b1", "b2")
    desk.draws("River from a1 to b2")
    desk.presses("hospital", "e1")
    desk.presses("arsenal", "c4")
    desk.draws("arsenal at c4")
    desk.presses("treasure", "c3")
    desk.presses("bear", "d1")
    desk.presses("wall", "e1", "left")
    desk.presses("wall", "d3", "up")
    desk.presses("exit", "e2", "right")
    desk.draws("Exit on the right of e2")
    desk.presses("wall", "b2", "left")
    desk.draws("Wall on the left of b2")
    desk.part("desk-undo").click()
    desk.draws("Undone")
    desk.presses("loop", "a3")
    desk.points_at("e3")
    desk.part("desk-done").click()
    desk.draws("Loop: a3, e3")


def draw_by_keys(typist: Typist) -> None:
    """All of the plan, beginning at a1."""
    press = typist.press
    press("r", "Enter", "ArrowRight", "ArrowDown", "Enter")  # the river a1 b1 b2
    press("ArrowRight", "ArrowDown", "t", "Enter")  # the treasure at c3
    press("ArrowDown", "a", "Enter")  # the arsenal at c4
    press("ArrowRight", "ArrowUp", "w", "Shift+ArrowUp")  # a wall above d3
    press("ArrowUp", "ArrowUp", "b", "Enter")  # the bear at d1
    press("w", "Enter", "ArrowRight")  # a wall on its right
    press("ArrowRight", "h", "Enter")  # the hospital at e1
    press("ArrowDown", "x", "Shift+ArrowRight")  # the exit at e2
    press("w", "Shift+ArrowDown", "Control+z")  # a wall too many
    press("p", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter")
    press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter", "Enter")  # the loop
