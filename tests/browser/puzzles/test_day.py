"""The day: its puzzles, its quest, a streak, the result to share, and the answers of yesterday."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page, expect

from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.hindsight import measure
from gamemaster.labyrinth.presets import PRESETS
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.puzzles.solving import Known, Puzzled, fnv, of_day
from tests.campaigns import deep

DAY: Final = "2026-11-25"
NEXT: Final = "2026-11-26"
BEFORE_MIDNIGHT: Final = "2026-11-26T04:50:00Z"
"""In Lima, which is five hours behind, on the 25th."""
AFTER_MIDNIGHT: Final = "2026-11-26T05:10:00Z"
QUEST_DAY: Final = "2026-11-10"
"""Its quest is won by moves that have buttons."""
LIMA: Final = "America/Lima"
QUESTS: Final = ("quest-easy", "quest-medium", "quest-hard")
INKED: Final = "one => new Set(one.getContext('2d').getImageData(0, 0, 1000, 520).data).size"


def page_at(new_context: OpenContext, time: str, zone: str = LIMA, **more: Any) -> Page:
    """A page whose clock shows a time, somewhere."""
    page = new_context(timezone_id=zone, reduced_motion="reduce", **more).new_page()
    page.clock.set_fixed_time(time)
    page.goto("")
    return page


def daily(day: str, kind: str) -> Known:
    return Known(*of_day(day, kind))


def has_streak(one: Puzzled, days: int) -> None:
    words = {0: "the same for everybody", 1: "One day in a row"}
    expect(one.part("puzzles-streak")).to_contain_text(words.get(days, f"{days} days in a row"))


@deep("days on end")
def test_a_streak_goes_on_across_midnight_and_into_other_time_zones(
    new_context: OpenContext,
) -> None:
    """What was laid before midnight is that day's, however long one thinks about it."""
    page = page_at(new_context, BEFORE_MIDNIGHT)
    one = Puzzled(page)
    one.opens()
    has_streak(one, 0)
    first = daily(DAY, "where")
    one.takes_daily(first)
    page.clock.set_fixed_time(AFTER_MIDNIGHT)
    one.solves(first)
    one.goes_back()
    has_streak(one, 1)
    expect(page.locator("#daily-where-done")).to_be_empty()
    second = daily(NEXT, "other")
    one.takes_daily(second)
    one.solves(second)
    one.goes_back()
    has_streak(one, 2)
    expect(page.locator("#daily-other-done")).to_contain_text("solved")
    kept = page.context.storage_state()
    for zone in ("Europe/Madrid", "Pacific/Honolulu"):
        there = Puzzled(page_at(new_context, AFTER_MIDNIGHT, zone, storage_state=kept))
        there.opens()
        has_streak(there, 2)
    lost = Puzzled(page_at(new_context, "2026-11-29T12:00:00Z", storage_state=kept))
    lost.opens()
    has_streak(lost, 0)


@deep("while it is looked at")
def test_the_list_is_of_the_day_that_has_begun_while_it_is_looked_at(
    new_context: OpenContext,
) -> None:
    """What is held by the keyboard stays held."""
    page = new_context(timezone_id=LIMA, reduced_motion="reduce").new_page()
    page.clock.install(time="2026-11-27T04:50:00Z")
    page.goto("")
    one = Puzzled(page)
    one.opens()
    quest = page.locator("#daily-quest-done")
    expect(quest).to_have_text("Quest, hard")
    page.locator("#daily-other").focus()
    page.clock.fast_forward("20:00")
    expect(quest).to_have_text("Quest, easy")
    expect(page.locator("#daily-other")).to_be_focused()
    one.takes_daily(daily("2026-11-27", "other"))


@deep("the day before")
def test_yesterdays_answers_are_told_with_what_proves_them(new_context: OpenContext) -> None:
    """Whoever has seen one is not graded by it any more."""
    page = page_at(new_context, AFTER_MIDNIGHT)
    one = Puzzled(page)
    one.opens()
    for kind in ("where", "certain"):
        known = daily(DAY, kind)
        page.locator(f"[data-testid=yesterday][data-kind={kind}]").click()
        one.has_laid(known)
        one.is_told("The answer: ")
        told = one.part("puzzle-said").inner_text()
        assert all(claim.split()[-1 if kind == "where" else 1] in told for claim in known.answer)
        lit = page.locator(".puzzle-heard .lit")
        assert 0 < lit.count() <= len(known.solution.because)
        expect(one.part("puzzle-check")).to_be_hidden()
        expect(one.part("puzzle-next")).to_be_hidden()
        one.goes_back()
    assert page.evaluate("JSON.parse(localStorage['gamemaster.puzzles']).strength.games") == 0


def test_a_result_is_shared_as_text_and_picture_and_gives_nothing_away(
    new_context: OpenContext,
) -> None:
    page = page_at(new_context, BEFORE_MIDNIGHT)
    one = Puzzled(page)
    one.opens()
    known = daily(DAY, "where")
    one.takes_daily(known)
    names = page.locator("[data-testid=puzzle-cell]").all_inner_texts()
    page.locator(f"#puzzle-{next(name for name in names if name not in known.answer)}").click()
    one.checks()
    one.is_told("can't be")
    one.part("puzzle-cell").and_(page.locator("[aria-pressed=true]")).click()
    one.solves(known)
    one.goes_back()
    one.part("daily-share").press("Enter")
    text = one.part("day-share-field").input_value()
    head, result, signs, _ = text.split("\n")
    assert head.endswith(" · November 25, 2026")
    assert result == "1 of 5 puzzles · the quest is still open"
    assert signs == "▣□□□□□", "solved after a wrong try"
    assert not re.search(r"\b[a-z][1-9]\b", text), "no square is named"
    assert one.part("day-picture").evaluate(INKED) > 8
    with page.expect_download() as saved:
        one.part("day-save").click()
    assert saved.value.suggested_filename.endswith(".png")


@cache
def won(day: str) -> Table:
    """The quest of a day, as the mapper plays it."""
    rules = PRESETS[QUESTS[fnv(f"{day} quest") % len(QUESTS)]]
    table = Table.open(LABYRINTH, rules, [Player("Mapper", "red", "mapper")], f"day {day}")
    while table.turn is not None:
        table.let_bot_move(Mapper())
    return table


@deep("the quest of the day")
def test_the_quest_of_the_day_is_the_same_for_everybody_and_the_first_win_counts(
    new_context: OpenContext,
) -> None:
    page = page_at(new_context, f"{QUEST_DAY}T15:00:00Z")
    one, table = Puzzled(page), Gamemaster(page)
    table.is_ready()
    one.opens()
    one.part("daily-quest").click()
    table.is_at_table()
    for seat, move in won(QUEST_DAY).entries:
        if seat == 0:
            table.move(move)
    by = measure(won(QUEST_DAY), 0)
    quest = table.part("result-quest")
    expect(quest).to_contain_text(f"November 10, 2026: won in {by['moves']} moves")
    if by["par"] is not None:
        expect(quest).to_contain_text(f"needs {by['par']}")
    table.part("home").click()
    table.is_in_lobby()
    one.opens()
    expect(page.locator("#daily-quest-done")).to_contain_text(f"won in {by['moves']} moves")
    has_streak(one, 1)
    one.part("daily-share").click()
    assert f"the quest in {by['moves']} moves" in one.part("day-share-field").input_value()
