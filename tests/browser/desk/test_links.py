"""A plan goes from desk to desk as a link; junk in one changes nothing, and no drawing is lost."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gamemaster.core.table import Table
from gamemaster.games import GAMES
from tests.browser.conftest import OpenContext
from tests.browser.desk.drawing import Desk, desk_of
from tests.campaigns import deep
from tests.labyrinth.walking import walked

pytestmark = pytest.mark.rule("T-2.1")

OPEN = "(hash) => { location.hash = hash; }"
CLASSIC = {"preset": "classic"}


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    return page


def link_to(text: str, rules: dict[str, Any] = CLASSIC) -> str:
    """What the address of a link to a plan ends with."""
    packer = zlib.compressobj(wbits=-15)
    parts = json.dumps(rules).encode(), packer.compress(text.encode()) + packer.flush()
    return "#plan={}&text={}".format(
        *(urlsafe_b64encode(part).decode().rstrip("=") for part in parts)
    )


def plan_of(page: Page) -> tuple[Desk, str]:
    """Somebody's desk with a wall drawn on it, and the plan's text."""
    desk = desk_of(page)
    desk.sits_down()
    desk.canvas.focus()
    page.keyboard.press("w")
    page.keyboard.press("Shift+ArrowRight")
    desk.draws("Wall on the right of a1")
    return desk, desk.text


@deep("from page to page")
def test_a_friend_gets_the_plan_and_draws_on(page: Page, new_context: OpenContext) -> None:
    desk, text = plan_of(page)
    desk.opens("plan")
    desk.part("desk-share").click()
    expect(desk.part("desk-note")).to_contain_text("link")
    link = desk.part("desk-link").input_value()
    page.keyboard.press("Escape")
    desk.canvas.focus()
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    desk.draws("True treasure at a1")
    expect(desk.part("desk-link")).to_be_hidden()

    friend = Desk(new_context().new_page())
    friend.page.goto(link)
    friend.has_noticed("The plan of the link lies on the desk")
    friend.has_drawn_nothing()
    assert friend.text == text
    expect(friend.part("desk-begin")).to_be_hidden()
    assert friend.page.evaluate("location.hash") == "#desk"
    friend.page.reload()
    friend.has_drawn_nothing()
    assert friend.text == text, "it lies there as what is being drawn"
    friend.page.go_back()
    friend.is_in_lobby()


@deep("a drawing that is not kept")
def test_a_drawing_that_is_not_kept_makes_room_only_when_it_may(page: Page) -> None:
    desk, text = plan_of(page)
    other = text.replace("1 | .", "1 | H", 1)
    page.evaluate(OPEN, link_to(other))
    expect(desk.part("desk-room")).to_be_visible()
    desk.part("desk-room-later").click()
    assert desk.text == text
    page.evaluate(OPEN, link_to(other))
    desk.part("desk-room-name").fill("")
    desk.part("desk-room-keep").click()
    expect(desk.part("desk-room-wrong")).to_contain_text("needs a name")
    desk.part("desk-room-name").fill("North")
    desk.part("desk-room-keep").click()
    desk.has_noticed("The plan of the link lies on the desk")
    desk.has_drawn_nothing()
    assert desk.text == other
    desk.opens("plan")
    expect(desk.part("desk-kept-plan")).to_contain_text("North")

    page.evaluate(OPEN, link_to(text))
    expect(desk.part("desk-room-name")).to_have_value("A new labyrinth")
    desk.part("desk-room-away").click()
    expect(desk.part("desk-text")).to_have_value(text)
    page.evaluate(OPEN, link_to(other))
    expect(desk.part("desk-text")).to_have_value(other)
    expect(desk.part("desk-room")).to_be_hidden()


@deep("at the desk")
def test_junk_in_a_link_is_refused_in_words_and_changes_nothing(page: Page) -> None:
    desk, text = plan_of(page)
    lines = text.splitlines()
    sign = "\n".join([*lines[:3], lines[3].replace(".", "?", 1), *lines[4:]])
    for link, words in {
        link_to("not a plan at all"): "Line 1: a plan begins with",
        link_to(sign): "Line 4, column 5",
        link_to(text, {"preset": "classic", "rows": 99}): "can't be laid on the desk",
        link_to(text, {"preset": "parchis"}): "can't be laid on the desk",
        link_to(text, {"preset": "<b>"}): "no rules that can be read",
        link_to(text, {"preset": "chess"}): "chess",
        link_to(text)[:-9]: "Perhaps its end is missing",
        link_to("x" * 20_001): "Perhaps its end is missing",
        "#plan=" + "A" * 20_000: "too long",
    }.items():
        page.evaluate(OPEN, link)
        desk.has_noticed(words)
        for notice in desk.part("notice").get_by_role("button").all():
            notice.click()
        expect(desk.part("desk-room")).to_be_hidden()
        assert desk.text == text
    page.reload()
    expect(desk.part("desk-undo")).to_be_enabled()
    assert desk.text == text


@deep("of a finished game")
def test_the_plan_of_a_finished_game_is_drawn_on(page: Page) -> None:
    """At the end of a game that was played here, and of one that was only brought."""
    desk, text = plan_of(page)
    desk.prefer(pace="instant")
    desk.part("home").click()
    record = walked("quest-easy", rows=4, cols=4)
    desk.watch_record(record)
    desk.is_at_table()
    desk.part("draw-on").click()
    desk.part("desk-room-later").click()
    assert desk.text == text, "what was being drawn lies there"
    desk.part("home").click()
    desk.is_in_lobby()

    desk.set_table(preset="classic", bots=["wanderer", "mapper"], plays=False, seed="north")
    desk.open_table()
    desk.verdict()
    desk.part("draw-on").click()
    desk.part("desk-room-keep").click()
    desk.has_noticed("The plan of the game lies on the desk")
    labyrinth = GAMES["labyrinth"]
    plan = Table.draw_plan(labyrinth, labyrinth.read_rules(CLASSIC), "north")
    assert labyrinth.read_plan(desk.text) == plan
    expect(desk.part("desk-play")).not_to_have_attribute("aria-disabled", "true")
    page.go_back()
    desk.is_in_lobby()
