"""Sheets for players, the plan and the rules on paper, as the browser itself prints them."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from gamemaster.core import record
from gamemaster.core.table import Player
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, table_of
from tests.browser.kinds import only_chromium
from tests.browser.room.paper import Paper
from tests.browser.room.playing_room import Room
from tests.campaigns import deep

pytestmark = [
    pytest.mark.rule("T-2.5"),
    only_chromium("a Firefox led from outside prints no file"),
]

A4, LETTER = (596, 843), (612, 792)


def prints(room: Room, *choices: str, paper: str = "A4") -> Paper:
    """What comes out of the printer when exactly these boxes are ticked."""
    for box in room.part("print-dialog").get_by_role("checkbox").all():
        box.set_checked((box.get_attribute("id") or "") in [f"print-{one}" for one in choices])
    room.part("print-go").click()
    expect(room.part("print-view").locator(".print-page").first).to_be_attached()
    room.page.wait_for_function("globalThis.printed === true")
    room.page.evaluate("globalThis.printed = false")
    return Paper(room.page.pdf(format=paper, prefer_css_page_size=False))


def opens(room: Room) -> None:
    """Ask for the dialog of what can be printed."""
    room.page.evaluate("globalThis.print = () => { globalThis.printed = true; }")
    room.part("rules").click()
    room.part("rules-print").click()
    expect(room.part("print-dialog")).to_be_visible()


def closes(room: Room) -> None:
    """Go back to the table: the page itself would be printed again."""
    room.part("print-close").click()
    room.part("rules-close").click()
    expect(room.part("print-view")).to_have_count(0)


@deep("two whole tables")
def test_a_classic_table_and_a_grand_one(new_context: OpenContext) -> None:
    page: Page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    room = Room(page)
    room.set_room(["Anna", "Boris"], rows=3, cols=3, seed="paper")
    room.begin()
    opens(room)
    expect(room.part("print-plan")).to_be_hidden()
    paper = prints(room, "sheets")
    texts = paper.texts()
    assert paper.sizes() == {A4}
    assert len(texts) == 3
    for text, name in zip(texts, ("Anna", "Boris", "Name:"), strict=True):
        assert name in text
        assert "3×3" in text
        assert "hospital" in text
        assert "encephalitis" not in text, "only signs of this table"
    letter = prints(room, "sheets", paper="Letter")
    assert letter.sizes() == {LETTER}
    assert len(letter.pages) == 3
    rules = prints(room, "rules").texts()
    assert "Rows:3(usually4)" in rules[0]
    assert "openexit" not in rules[0]
    closes(room)
    room.part("home").click()

    room.speak("ru")
    room.set_room(["Анна", "Вера"], preset="grand", seed="paper")
    room.begin()
    opens(room)
    grand = prints(room, "sheets", "rules", "all-rules").texts()
    assert ["энцефалит" in text and "арсенал" in text for text in grand[:3]] == [True] * 3
    assert "Анна" in grand[0]
    assert "Имя:" in grand[2]
    assert len(grand) > 5
    assert "Составныеходы:да" in "".join(grand)


@deep("on paper")
def test_the_plan_of_a_game_that_is_over(new_context: OpenContext) -> None:
    """In the drawing and in words; whoever plays is not offered it."""
    rules = {"rows": 3, "cols": 3, **PEACE}
    table = table_of(rules, [Player("Anna", "blue"), Player("Boris", "red")], "paper")
    rng = Random("paper")
    while table.turn is not None:
        offers = table.observe(table.turn).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    page: Page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    room = Room(page)
    room.watch_record(record.save(table))
    room.is_at_table()
    opens(room)
    drawn, told = prints(room, "plan").texts()
    plan = table.game.write_plan(table.plan)
    treasure = next(line for line in plan.splitlines() if line.startswith("treasure "))
    assert f"Thetruetreasureliesat{treasure.split()[1]}." in told
    assert "plan" in drawn
