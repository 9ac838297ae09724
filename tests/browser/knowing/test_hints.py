"""Hints while a game is played, and how it went when it is over: counted, looked at, shared."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from gamemaster.core import record
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.knowing.test_knowing import SLOW_MS, thinkers
from tests.browser.languages import LANGUAGES
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.shared

SEED = "j"


def begin(table: Gamemaster, **options: Any) -> None:
    """A quest alone, with its first move made."""
    table.set_table(preset="quest-easy", seed=SEED, bots=[], **options)
    table.open_table()
    table.decision()


def won() -> Table:
    """The same quest as the mapper plays it."""
    rules = PRESETS["quest-easy"]
    table = Table.open(LABYRINTH, rules, [Player("Mapper", "red", "mapper")], SEED)
    while table.turn is not None:
        table.let_bot_move(Mapper())
    return table


def advised(table: Gamemaster, count: int) -> tuple[str, int]:
    """Ask on until a move is advised; the move, and how many hints were taken by then."""
    while True:
        table.part("advice-ask").press("Enter")
        count += 1
        said = re.compile(rf"(^|\D){count}(\D|$)|One hint|Una pista")
        expect(table.part("advice-taken")).to_have_text(said, timeout=SLOW_MS)
        move = table.part("advice-told").locator("[data-move]")
        if move.count():
            return move.get_attribute("data-move") or "", count


@deep("to the end of a game")
def test_hints_are_counted_to_the_end_and_the_game_is_looked_through(table: Gamemaster) -> None:
    """With keys alone; the moves are the mapper's, on the same plan."""
    moves = [text for seat, text in won().entries if seat == 0]
    begin(table)
    assert thinkers(table.page) == 0, "nothing is thought about before somebody asks"
    _, count = advised(table, 0)
    assert count == 2, "nothing is certain at the beginning but what is drawn"
    expect(table.part("advice-ask")).to_have_attribute("aria-disabled", "true")
    for move in moves[:-1]:
        table.move(move)
    expect(table.part("advice-told")).to_be_empty()
    last, count = advised(table, count)
    table.move(last)
    expect(table.part("result-hints")).to_contain_text(str(count))
    assert sum("hint" in line for line in table.log()) == count
    table.page.reload()
    expect(table.part("result-hints")).to_contain_text(str(count))

    table.part("review-open").press("Enter")
    expect(table.page.locator("#review-title")).to_be_focused()
    go = table.part("review-go-0")
    expect(go).to_be_visible(timeout=SLOW_MS)
    expect(table.part("review-figures").locator("li")).to_have_count(7)
    number = re.search(r"\d+", go.inner_text())
    assert number
    go.press("Enter")
    table.is_reviewing(int(number[0]))
    expect(go).to_be_focused()
    table.part("review-table").press("Enter")
    assert table.part("review").locator("tbody tr").count() > len(moves) // 2
    assert thinkers(table.page) == 0, "who has thought it through is gone"
    table.part("result-share").press("Enter")
    text = table.part("result-share-field").input_value()
    assert re.search(rf"4 × 4\nOut in {len(moves)} moves .* {count} hints\n[■▣□]+\n", text), text
    assert not re.search(r"\b[a-d][1-4]\b", text), "no square is named"
    inked = table.part("result-picture").evaluate(
        "one => new Set(one.getContext('2d').getImageData(0, 0, 1000, 520).data).size"
    )
    assert inked > 8
    table.page.keyboard.press("Escape")
    table.part("replay-close").press("Enter")
    expect(table.part("review")).to_be_hidden()


@deep("on a phone")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_on_a_phone_there_is_room_for_all_of_it(
    new_context: OpenContext, home: str, language: str
) -> None:
    page = new_context(**PHONE).new_page()
    page.goto(home)
    table = Gamemaster(page)
    table.speak(language)
    begin(table)
    advised(table, 0)
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    table.page.go_back()
    table.is_in_lobby()
    table.watch_record(record.save(won()))
    table.part("review-open").click()
    expect(table.part("result-share")).to_be_visible(timeout=SLOW_MS)
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    table.part("result-share").click()
    assert page.evaluate(WIDE) == []


@deep("what the page offers")
def test_nobody_is_offered_hints_where_the_rules_give_none(table: Gamemaster) -> None:
    begin(table, advice="never")
    expect(table.part("advice")).to_be_hidden()


def test_a_hint_tells_where_then_what_and_why_of_what_is_not_on_ones_own_paper(
    table: Gamemaster,
) -> None:
    """Proofs are allowed here, and not wanted: what would be drawn then is news."""
    moves = [text for seat, text in won().entries if seat == 0]
    begin(table, help="proofs")
    table.prefer(help="notebook")
    told, ask = table.part("advice-told"), table.part("advice-ask")
    for move in moves[:-1]:
        table.move(move)
        ask.press("Enter")
        expect(told).to_contain_text(re.compile("is certain|is nothing"), timeout=SLOW_MS)
        if "is certain" in told.inner_text():
            break
    ask.press("Enter")
    expect(told).to_contain_text(re.compile(r"[a-d][1-4]"), timeout=SLOW_MS)
    expect(told.locator(".advice-fact")).to_have_count(0)
    square = re.search(r"[a-d][1-4]", told.inner_text())
    assert square
    ask.press("Enter")
    expect(told.locator(".advice-fact")).to_contain_text(square[0], timeout=SLOW_MS)
    expect(told.locator("p")).not_to_have_count(1)
    assert table.page.evaluate(WIDE) == []
    table.prefer(help="allowed")
    expect(told).to_be_empty()
