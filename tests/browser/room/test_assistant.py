"""A game master leads people in his own room, and the page helps him."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.room.playing_room import Room
from tests.campaigns import deep

pytestmark = [pytest.mark.rule("T-2.5")]


def led(room: Room, *names: str, **options: object) -> None:
    """A table with these people in the room and nobody else, led by the person of the page."""
    room.set_table(leads=True, **options)  # type: ignore[arg-type]
    room.seat_people(names)
    room.seat_bots([])
    room.part("start-game").click()
    expect(room.part("assistant")).to_be_visible()


def test_what_is_said_aloud_is_entered_by_keys(
    new_context: OpenContext, axe: Callable[[Page], list[str]]
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    room = Room(page)
    led(room, "Anna", "Boris", rows=4, cols=5, seed="b", **PEACE)
    turn, answers = room.part("assistant-turn"), room.part("assistant-answers")
    first = turn.inner_text()
    room.button("start a1").click()
    expect(turn).not_to_have_text(first)
    room.button("start e4").click()
    expect(turn).to_contain_text("All have chosen their starts")
    room.part("console-confirm").click()
    own = room.part("own")
    expect(room.offer_buttons.first).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    mover, name = turn.inner_text(), own.locator(".own-name").text_content() or ""
    page.keyboard.press("ArrowUp")
    expect(answers).to_have_text("Wall.")
    expect(turn).not_to_have_text(mover)
    assert axe(page) == []
    for hidden in ("notebook", "log", "announcement", "seats"):
        expect(room.part(hidden)).to_be_hidden()
    expect(own).not_to_contain_text(name)
    page.keyboard.press("ArrowLeft")
    expect(turn).to_have_text(mover)
    expect(own).to_contain_text(name)
    page.keyboard.press("b")
    expect(room.part("pads-prompt")).not_to_be_empty()
    page.keyboard.press("ArrowUp")
    expect(turn).not_to_have_text(mover)
    room.part("assistant-switch").click()
    expect(room.part("assistant")).to_be_hidden()
    assert len(room.log()) >= 3
    expect(room.part("notebook")).to_be_visible()
    page.reload()
    expect(room.part("assistant")).to_be_visible()
    expect(turn).not_to_have_text(mover)


@deep("the cover of an assistant")
def test_what_one_alone_hears_is_covered_until_he_asks(new_context: OpenContext) -> None:
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    page.goto("")
    room = Room(page)
    room.is_ready()
    room.speak("ru")
    led(room, "Анна", "Борис", rows=3, cols=3, seed="b", start="secret", **PEACE)
    room.offer_buttons.first.click()
    whisper = room.part("whisper")
    expect(whisper).to_be_visible()
    expect(room.part("whispered")).to_have_count(0)
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    whisper.click()
    expect(room.part("whispered")).to_contain_text("a1")
    whisper.click()
    expect(room.part("whispered")).to_have_count(0)
    expect(room.part("assistant-answers")).not_to_contain_text("a1")


@deep("a composed move")
def test_a_composed_move_is_entered_as_it_was_said(new_context: OpenContext) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    room = Room(page)
    led(room, "Anna", "Boris", preset="grand", seed="b")
    turn = room.part("assistant-turn")
    first = turn.inner_text()
    room.offer_buttons.first.click()
    expect(turn).not_to_have_text(first)
    room.offer_buttons.last.click()
    room.part("console-confirm").click()
    expect(room.part("console-confirm")).to_be_hidden()
    expect(room.part("compose-move")).to_be_visible()
    mover = turn.inner_text()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("c")
    room.part("move-text").fill("shoot left; go up")
    expect(room.part("chip")).to_have_count(2)
    room.part("move-text").press("Enter")
    expect(turn).not_to_have_text(mover)
    expect(room.part("assistant-answers")).to_contain_text("a shot to the left: No scream")
