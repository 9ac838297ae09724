"""The player's pencil: by pointer, by keys alone, after a reload, in the replay; nobody else's."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.knowing.test_knowing import SLOW_MS, play, thinks_no_more
from tests.browser.room.playing_room import Room, everything
from tests.campaigns import deep

pytestmark = pytest.mark.shared

NO_ROOM = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, name) {
  if (globalThis.full && this.name === "sheets") throw new DOMException("", "QuotaExceededError");
  return put.call(this, value, name);
};"""
STEP = 14
"""Pixels between two places that are tapped to find out where squares lie."""


def penciled(table: Gamemaster) -> list[str]:
    """What was drawn by hand, as it is read aloud."""
    told = table.part("notebook-words").locator("li").all_text_contents()
    starts = [at for at, text in enumerate(told) if text.startswith("In pencil")]
    return told[starts[0] + 1 :] if starts else []


def has_drawn(table: Gamemaster, *lines: str) -> None:
    """Wait until exactly this was drawn by hand."""
    last = table.part("notebook-words").locator("li").last
    if lines:
        expect(last).to_have_text(lines[-1])
    else:
        expect(table.part("notebook-words")).not_to_contain_text("In pencil")
    assert penciled(table) == [*lines]


def take(table: Gamemaster, tool: str) -> Locator:
    button = table.page.locator(f"#pencil-tool-{tool}")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    return button


@dataclass
class Paper:
    """Where the squares of the plan lie in the window."""

    left: float
    top: float
    width: float

    @classmethod
    def of(cls, table: Gamemaster) -> Paper:
        """By tapping along two lines: what is told names the square."""
        take(table, "look")
        box = table.part("notebook").bounding_box()
        assert box
        told = table.part("pencil-told")

        def tapped(x: float, y: float) -> str:
            table.page.mouse.click(x, y)
            found = re.match(r"([a-e])([1-4]):", told.inner_text())
            return found[0] if found else ""

        down, across = box["y"] + box["height"] * 0.3, range(int(box["x"]) + 4, 700, STEP)
        names = {x: tapped(x, down)[:1] for x in across if x < box["x"] + box["width"] * 0.55}
        firsts = {name: min(x for x in names if names[x] == name) for name in "abc"}
        width = (firsts["c"] - firsts["a"]) / 2
        x = firsts["b"] + width / 2
        rows = {y: tapped(x, y) for y in range(int(box["y"]) + 4, int(down), 4)}
        first = min(y for y in rows if rows[y] == "b1:")
        return cls(firsts["a"] - STEP / 2, first - 2, width)

    def at(self, col: float, row: float) -> tuple[float, float]:
        return self.left + col * self.width, self.top + row * self.width


@deep("by pointer")
def test_strokes_mean_sides_and_a_wrong_mark_names_what_it_contradicts(table: Gamemaster) -> None:
    """All of it comes back after a reload, and in the replay through the player's own eyes."""
    play(table, "proofs", 4)
    thinks_no_more(table)
    table.part("board-pencil").click()
    expect(table.part("pencil")).to_be_visible()
    offered = table.offers()
    paper = Paper.of(table)
    mouse = table.page.mouse

    def stroke(*points: tuple[float, float]) -> None:
        mouse.move(*paper.at(*points[0]))
        mouse.down()
        for point in points[1:]:
            mouse.move(*paper.at(*point), steps=6)
        mouse.up()

    take(table, "wall")
    stroke((1, 0.1), (1.06, 0.5), (0.98, 0.9))
    has_drawn(table, "a1: wall right")
    stroke((0.5, 0.5), (0.5, 1.5))
    has_drawn(table, "a1: wall right, open below")
    stroke((0.4, 0.4), (0.4, -0.4))
    has_drawn(table, "a1: wall right, open below, exit above")
    table.part("pencil-undo").click()
    has_drawn(table, "a1: wall right, open below")
    assert table.offers() == offered, "whoever draws makes no move"

    table.part("pencil-suppose").click()
    take(table, "pit")
    mouse.click(*paper.at(0.5, 0.5))
    take(table, "letter")
    table.part("pencil-letter").fill("A?")
    mouse.click(*paper.at(0.5, 0.5))
    has_drawn(table, "a1: wall right, open below, pit, “A?”")
    table.part("pencil-sheets").select_option(label="Sheet 1")
    has_drawn(table, "a1: wall right, open below")
    table.part("pencil-sheets").select_option(label="Sheet 2")

    started = next(text for text in table.log() if "starts at" in text)
    found = re.search(r"starts at ([a-e])([1-4])", started)
    assert found
    take(table, "pit")
    mouse.click(*paper.at("abcde".index(found[1]) + 0.5, int(found[2]) - 0.5))
    expect(table.part("pencil-verdict")).to_have_text("5 marks")
    table.part("pencil-judge").check()
    expect(table.part("pencil-verdict")).to_contain_text("Wrong: 1.", timeout=SLOW_MS)
    table.part("pencil-first").click()
    against = table.part("pencil-against").locator("li")
    expect(against.first).to_contain_text("starts at", timeout=SLOW_MS)
    expect(table.part("log").locator(".log-proof").first).to_be_in_viewport()
    marks = [re.sub(r" \((possible|impossible|proved)\)", "", text) for text in penciled(table)]
    assert len(marks) == 2

    table.page.reload()
    table.is_at_table()
    has_drawn(table, *marks)
    table.finishes()
    expect(table.part("board-pencil")).to_be_hidden()
    table.reveal()
    table.look(eyes="0")
    has_drawn(table, *marks)
    table.look(at=2)
    has_drawn(table)
    table.look(eyes="1")
    has_drawn(table)


def test_with_keys_alone_on_a_phone(new_context: OpenContext, home: str) -> None:
    page = new_context(**PHONE).new_page()
    page.goto(home)
    table = Gamemaster(page)
    table.is_ready()
    table.set_table(seed="knowing", bots=["mapper"], help="blank", **PEACE)
    table.open_table()
    table.part("board-pencil").focus()
    keys = page.keyboard
    keys.press("Enter")
    expect(page.locator("#pencil-tool-look")).to_be_focused()
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    expect(page.locator("#pencil-judge")).to_be_hidden()
    keys.press("Tab")
    keys.press("Space")
    table.part("notebook").focus()
    for key in ("ArrowRight", "ArrowDown", "Shift+ArrowRight", "Enter", "ArrowUp"):
        keys.press(key)
    has_drawn(table, "b2: wall right, wall above")
    expect(table.part("pencil-told")).to_contain_text("b2: 2 pencil marks")
    for key in ("KeyP", "ArrowLeft", "Enter", "KeyU", "ArrowLeft", "ArrowDown", "Enter"):
        keys.press(key)
    has_drawn(table, "a2: pit", "b2: wall right, wall above", "a3: question mark")
    keys.press("Delete")
    keys.press("Control+z")
    keys.press("Control+z")
    has_drawn(table, "a2: pit", "b2: wall right, wall above")
    keys.press("Control+y")
    keys.press("Escape")
    keys.press("Escape")
    expect(table.part("pencil")).to_be_hidden()
    has_drawn(table, "a2: pit", "b2: wall right, wall above", "a3: question mark")


@deep("on a full shelf")
def test_where_there_is_no_room_it_is_drawn_all_the_same(
    new_context: OpenContext, home: str
) -> None:
    """A notice says so, the game goes on, and once there is room again all of it is kept."""
    context = new_context(reduced_motion="reduce")
    context.add_init_script(NO_ROOM)
    page = context.new_page()
    page.goto(home)
    table = Gamemaster(page)
    table.set_table(seed="knowing", bots=["mapper"], help="blank", **PEACE)
    table.open_table()
    table.part("board-pencil").focus()
    page.keyboard.press("Enter")
    table.part("notebook").focus()

    def draw(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    draw("KeyP", "Enter")
    has_drawn(table, "a1: pit")
    page.evaluate("globalThis.full = true")
    draw("ArrowRight", "Enter")
    table.has_noticed("can’t be kept now")
    has_drawn(table, "a1: pit", "b1: pit")
    draw("Escape", "Escape")
    table.offer_buttons.nth(1).click()
    table.decision()
    has_drawn(table, "a1: pit", "b1: pit")
    page.evaluate("globalThis.full = false")
    table.part("board-pencil").focus()
    page.keyboard.press("Enter")
    table.part("notebook").focus()
    draw("KeyU", "ArrowDown", "Enter")
    marks = ("a1: pit", "b1: pit", "b2: question mark")
    has_drawn(table, *marks)
    expect(table.part("notice")).to_have_count(0)
    page.reload()
    table.is_at_table()
    has_drawn(table, *marks)


@deep("between people who share a page")
def test_people_who_share_a_page_have_a_pencil_each(new_context: OpenContext, home: str) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto(home)
    room = Room(page)
    room.is_ready()
    room.set_room(["Anna", "Boris"], rows=3, cols=3, seed="pencils", help="blank", **PEACE)
    room.begin()
    room.uncover()
    room.part("board-pencil").click()
    page.locator("#pencil-tool-letter").click()
    room.part("pencil-letter").fill("Zyx")
    room.part("notebook").focus()
    page.keyboard.press("Enter")
    has_drawn(room, "a1: “Zyx”")
    room.button("start b2").click()
    room.pass_on()
    assert "Zyx" not in everything(page)
    page.reload()
    room.is_covered_for("Boris")
    assert "Zyx" not in everything(page)
    room.uncover()
    expect(room.part("board-pencil")).to_be_visible()
    has_drawn(room)
    assert "Zyx" not in everything(page)
    room.button("start a1").click()
    room.pass_on()
    room.uncover()
    has_drawn(room, "a1: “Zyx”")
