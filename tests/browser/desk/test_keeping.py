"""What was drawn stays: over a reload, on the shelf, in files; and junk changes nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.desk.drawing import Desk, desk_of
from tests.browser.kinds import only_chromium
from tests.browser.saving import saved
from tests.campaigns import deep

FULL = """() => {
  globalThis.room = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
ROOM = "() => { IDBObjectStore.prototype.put = globalThis.room; }"
PASTE = """(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const paste = new Event("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(paste, "clipboardData", { value: clipboardData });
  document.getElementById("desk-plan").dispatchEvent(paste);
}"""
"""Firefox gives a ClipboardEvent of a script's own nothing to hold."""


@pytest.fixture
def desk(new_context: OpenContext) -> Desk:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    desk = desk_of(page)
    desk.sits_down()
    return desk


def brings(page: Page, name: str, text: str) -> None:
    """Choose a file."""
    page.get_by_test_id("desk-file").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    )


@pytest.mark.rule("T-2.1")
def test_drawing_goes_on_after_a_reload_and_junk_changes_nothing(desk: Desk) -> None:
    page = desk.page
    desk.canvas.focus()
    page.keyboard.press("w")
    page.keyboard.press("Shift+ArrowRight")
    desk.draws("Wall on the right of a1")
    before = desk.text
    page.reload()
    expect(desk.part("desk-undo")).to_be_enabled()
    assert desk.text == before
    page.keyboard.press("Control+z")
    desk.draws("Undone")
    assert desk.text != before
    page.keyboard.press("Control+Shift+z")
    desk.draws("Done again")
    assert desk.text == before

    desk.opens("text")
    lines = before.splitlines()
    for junk, words in {
        "not a plan at all": "Line 1: a plan begins with",
        "\n".join([*lines[:3], lines[3].replace(".", "?", 1), *lines[4:]]): "Line 4, column",
    }.items():
        for bring in (
            lambda junk: page.evaluate(PASTE, junk),
            lambda junk: brings(page, "junk.txt", junk),
        ):
            bring(junk)
            expect(desk.part("desk-text-wrong")).to_contain_text(words)
            assert desk.text == junk, "what is wrong stands where it can be mended"
            desk.part("desk-text-back").click()
            assert desk.text == before
            expect(desk.part("desk-text-wrong")).to_be_empty()
    page.reload()
    expect(desk.part("desk-undo")).to_be_enabled()
    assert desk.text == before, "what was refused is no part of the drawing"
    desk.opens("plan")
    brings(page, "large.txt", "x" * (64 * 1024 + 1))
    expect(desk.part("desk-note")).to_contain_text("is larger than")
    brings(page, "small.txt", before.replace("4 | .", "4 | H", 1))
    expect(desk.part("desk-note")).to_contain_text("small.txt")
    assert "4 | H" in desk.text
    name, text = saved(page, desk.part("desk-export").click)
    assert (name, text) == ("labyrinth.txt", desk.text)


@deep("a full shelf")
@pytest.mark.rule("T-2.1")
def test_the_shelf_and_a_storage_without_room(desk: Desk) -> None:
    page = desk.page
    desk.opens("plan")
    desk.part("desk-keep").click()
    expect(desk.part("desk-note")).to_contain_text("needs a name")
    desk.speak("ru")
    expect(desk.part("desk-note")).to_contain_text("назовите его")
    desk.speak("en")
    expect(desk.part("desk-note")).to_contain_text("needs a name")
    desk.part("desk-name").fill("North")
    desk.part("desk-keep").click()
    expect(desk.part("desk-kept-plan")).to_contain_text("North")
    page.evaluate(FULL)
    desk.part("desk-name").fill("South")
    desk.part("desk-keep").click()
    expect(desk.part("desk-note")).to_contain_text("no room left for plans")
    desk.canvas.focus()
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    desk.draws("True treasure at a1")
    desk.has_noticed("will not survive a reload")
    page.evaluate(ROOM)
    page.locator("#desk-rename-0").click()
    page.keyboard.type("Polar")
    page.keyboard.press("Enter")
    expect(desk.part("desk-kept-plan")).to_contain_text("Polar")
    desk.part("desk-take").click()
    desk.has_drawn_nothing()
    assert "treasure" not in desk.text, "the kept plan lies there again"
    desk.part("desk-drop-0").click()
    desk.part("desk-drop-0").click()
    expect(desk.part("desk-kept-plan")).to_have_count(0)


@deep("on paper")
@only_chromium(kinds.PROTOCOL)
def test_the_plan_as_picture_and_as_printed_sheet(desk: Desk) -> None:
    page = desk.page
    desk.opens("plan")
    with page.expect_download() as download:
        desk.part("desk-picture").click()
    assert download.value.suggested_filename == "labyrinth.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(desk.part("desk-printed").locator("canvas").first).to_be_visible()
    for hidden in ("desk-findings", "desk-tools", "desk-state", "home"):
        expect(desk.part(hidden)).to_be_hidden()
