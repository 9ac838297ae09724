"""Parchís on the page: whole games by buttons, keys and taps; taken back, reloaded, on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.core import record
from tests.browser import kinds
from tests.browser.driving import played
from tests.browser.everybody.test_keyboard import RING, Typist
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.kinds import only_chromium
from tests.browser.parchis.playing_parchis import (
    ParchisTable,
    has_figures,
    parchis_page,
    pictures,
    racer,
)
from tests.browser.sharing import Shared
from tests.browser.spying import letters, observation
from tests.campaigns import deep

MOVING: Final = pytest.param("no-preference", True, marks=only_chromium(kinds.MOTION))
UNDER_WAY: Final = "1: base 12 30 L3\n2: 14 home home 50\nturn: 1\ndice: 5 3\n"
"""Somebody else stands on 14; from 12 one can go to 15 or to 17."""
TO_ROLL: Final = "1: 8 12 30 44\n2: 14 home home 50\nturn: 1\n"
"""Whatever is rolled, something can be moved."""
LAST_STEP: Final = "1: base base base 12\n2: base base base 50\nturn: 1\ndice: 3 1\nleft: 3\n"
WON: Final = "1: home home home L4\n2: 14 home 48 50\nturn: 1\ndice: 4 1\n"
HELPING: Final = """1: home home home home
2: base base base 17
3: 60 home home L7
turn: 1
dice: 1 3
"""
"""Who has all home moves his partner's pieces."""


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with parchis_page(browser, home, viewport={"width": 1280, "height": 720}) as shared:
        yield shared


@pytest.fixture
def table(shared: Shared) -> Iterator[ParchisTable]:
    with shared.in_lobby() as page:
        yield ParchisTable(page)


def position(table: ParchisTable) -> tuple[object, ...]:
    """What a player sees and can do."""
    told = observation(table.page)
    return told["view"], table.in_words(), table.faces(), table.offers()


# -- a whole game -------------------------------------------------------------


@deep("a whole game")
@pytest.mark.rule("P-12")
@pytest.mark.rule("P-13")
def test_a_game_is_played_to_the_end(table: ParchisTable) -> None:
    """Said in both languages, summed up, seen again step by step, and loaded from its record."""
    table.set_table(preset="parchis", bots=["runner"], seed="race 37")
    table.open_table()
    assert table.play(racer) == "over"
    over = observation(table.page)
    assert "wins!" in table.verdict()
    assert table.said_last().endswith(table.verdict())
    ended = table.in_words()
    assert ended[0] == "The game is over."
    assert "4 pieces home." in {one.split(": ")[-1] for one in ended}
    has_figures(table, over["view"]["tally"])

    said = table.log()
    table.speak("ru")
    both = [*said, *table.log()]
    assert len(both) == 2 * len(said) > 100
    assert [line for line in both if not line.strip() or set("‹{$") & set(line)] == []
    table.speak("en")

    text = table.save_record()
    assert record.save(played(text)) == text
    table.reveal()
    table.has_steps(played(text).version)
    table.look(at=0)
    assert [one.split(": ")[1] for one in table.in_words()[-2:]] == ["4 pieces in the base."] * 2
    expect(table.analysis).to_be_hidden()
    table.part("replay-next").click()
    table.is_reviewing(1)
    assert "Newcomer rolled" in " ".join(table.in_words())
    table.look(at=table.steps())
    assert table.in_words() == [one.replace("You (Newcomer)", "Newcomer") for one in ended]

    table.part("home").click()
    table.is_in_lobby()
    table.watch_record(text)
    table.is_at_table()
    table.has_steps(played(text).version)
    table.look(at=table.steps())
    assert table.in_words() == [one.replace("You (Newcomer)", "Newcomer") for one in ended]
    has_figures(table, over["view"]["tally"])


# -- a turn -------------------------------------------------------------------


@only_chromium(kinds.ROUND)
def test_a_turn_without_a_mouse(table: ParchisTable) -> None:
    """Every key does what the help says; the focus is never lost; words are told."""
    page, typist = table.page, Typist(table.page)
    said = table.part("announcement")
    page.reload()
    table.is_ready()
    page.evaluate("(plan) => { spied.plan = plan; }", TO_ROLL)
    table.set_table(preset="classic", bots=["wanderer"])
    typist.go_to("preset-classic")
    for _ in range(20):
        if typist.here() == "preset-parchis":
            break
        typist.press("ArrowDown")
    typist.go_to("seed")
    page.keyboard.type("keys")
    typist.press("Enter")
    table.is_at_table()
    page.evaluate("() => { spied.plan = null; }")
    expect(said).to_have_attribute("aria-live", "polite")
    assert typist.here() is not None

    typist.press("Space")
    expect(said).to_contain_text("Newcomer: ")
    table.decision()
    first, second = observation(page)["view"]["dice"]["faces"]
    assert f"Newcomer: {first} and {second}." in table.said_last()
    start = position(table)
    offered = {
        offer["move"]: offer["target"]
        for offer in observation(page)["offers"]
        if offer["do"] == "step"
    }
    first_die = {
        move for move, one in offered.items() if one["with"] == "die" and one["by"] == first
    }
    typist.press(str(first))
    expect(table.part("die").first).to_have_attribute("aria-pressed", "true")
    table.can_be_chosen(first_die)
    typist.press("Escape")
    table.can_be_chosen(set(offered))
    typist.press(str(first), "ArrowDown", "ArrowDown", "ArrowUp")
    move = typist.here()
    assert move == f"step-{next(one for one in table.offers() if one in first_die)}"
    assert page.evaluate(RING) == ""
    typist.press("Enter")
    step = offered[move.removeprefix("step-")]
    expect(said).to_contain_text(f"{step['from']} → {step['to']}.")
    table.decision()
    assert typist.here() is not None
    typist.press("u")
    expect(said).to_contain_text("Taken back.")
    table.decision()
    assert position(table) == start
    assert typist.here() is not None
    while table.great.get_attribute("data-do") not in ("done", "roll"):
        typist.press("ArrowDown", "Enter")
        table.decision()
    typist.press("r")
    expect(table.button("roll")).to_be_visible()
    table.decision()
    assert typist.here() is not None


def test_what_is_taken_back_never_happened(table: ParchisTable) -> None:
    """Undo brings back the same board in words and ink; nothing is taken back after the turn."""
    table.open_position(UNDER_WAY)
    expect(table.page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    start, drawn = position(table), table.picture()
    table.move("12-15")
    between = position(table)
    table.move("base-5")
    assert table.faces() == ["5, used", "3, used"]
    assert table.offers() == ["undo", "done"]
    expect(table.great).to_have_text("Done")
    table.does("undo")
    assert position(table) == between
    table.does("undo")
    assert position(table) == start
    assert table.picture() == drawn
    table.move("30-33")
    expect(table.great).to_have_text("Pass the rest")
    table.does("pass")
    assert "Newcomer passes: 5 unused." in " ".join(table.log())
    expect(table.great).to_have_text("Roll")
    assert table.offers() == ["roll"]


def test_pieces_are_moved_by_tapping(table: ParchisTable) -> None:
    """A piece shows where it can go, and goes where it is told; a die is used the same way."""
    taps_move(table)


def taps_move(table: ParchisTable) -> None:
    """The first roll of the position under way, by taps on the board."""
    table.open_position(UNDER_WAY)
    table.tap("12")
    table.can_be_chosen({"12-15", "12-17"})
    table.tap("64")  # empty: the piece is put down again
    table.can_be_chosen(observed(table))
    table.tap("30")
    table.tap("12")
    table.tap("15")
    table.has_moved("12 → 15.", "base", "15", "30", "L3")
    assert "cell 15" in " ".join(table.in_words())
    table.tap("base")
    table.can_be_chosen({"base-5"})
    table.tap("5")
    table.has_moved("Out of the base onto 5.", "5", "15", "30", "L3")


def observed(table: ParchisTable) -> set[str]:
    """The steps that the engine offers."""
    offers = observation(table.page)["offers"]
    return {offer["move"] for offer in offers if offer["do"] == "step"}


def test_a_turn_without_choices_ends_by_itself(table: ParchisTable) -> None:
    """Only for who wishes it; who has a choice left is not hurried."""
    table.open_position(LAST_STEP)
    table.move("12-15")
    assert table.offers() == ["undo", "done"]
    table.end_turn_itself(True)
    table.does("undo")
    assert "12-15" in table.offers()
    table.button("12-15").click()
    expect(table.part("log")).to_contain_text("Newcomer is next.")
    table.decision()
    assert table.offers() == ["roll"]
    table.end_turn_itself(False)


@deep("a reload")
def test_a_roll_survives_a_reload(table: ParchisTable) -> None:
    table.open_position(UNDER_WAY)
    table.move("12-15")
    before = position(table), table.log(), table.said_last()
    table.page.reload()
    table.decision()
    assert (position(table), table.log(), table.said_last()) == before
    assert any(one.get("kind") == "resume" for one in letters(table.page))
    table.does("undo")
    table.move("base-5")
    table.play(racer, moves=3)
    assert " ".join(table.log()).startswith(" ".join(before[1]))


# -- pairs --------------------------------------------------------------------


@deep("in pairs")
@pytest.mark.rule("P-12")
def test_a_pair_plays_together(table: ParchisTable) -> None:
    """Everybody sees who plays with whom; who is done moves his partner's pieces; both win."""
    pairs: dict[str, Any] = {"preset": "parchis-pairs", "bots": ["dicer", "keeper", "runner"]}
    table.set_table(seed="pairs", **pairs)
    table.open_table()
    assert table.play(racer, moves=4) == "move"
    seats = table.part("seats").locator(".seat")
    for seat, partner in zip(seats.all(), ("Keeper", "Runner", "Newcomer", "Dreamer"), strict=True):
        expect(seat).to_contain_text(f"with {partner}")
    for pair in ("Newcomer and Keeper are a pair.", "Dreamer and Runner are a pair."):
        assert pair in table.in_words()
    table.part("home").click()
    table.is_in_lobby()

    table.open_position(HELPING, **pairs)
    assert "The pieces of Keeper are moved." in table.in_words()
    own = table.page.locator(".steps-piece")
    expect(own.first).to_have_accessible_name("Keeper, 60")
    table.move("60-63")
    table.move("L7-home")
    assert observation(table.page)["view"]["pieces"][2] == ["63", "home", "home", "home"]
    assert table.play(racer) == "over"
    assert "win" in table.verdict()


# -- motion, phone ------------------------------------------------------------


@deep("without motion")
@pytest.mark.parametrize(("preference", "moves"), [("reduce", False), MOVING])
def test_a_piece_goes_at_once(shared: Shared, preference: Any, moves: bool) -> None:
    """Who asked the system for less motion sees none; others see dice and pieces go."""
    with shared.in_lobby() as page:
        page.emulate_media(reduced_motion=preference)
        table = ParchisTable(page)
        table.open_position(TO_ROLL)
        drawn = []
        for _ in range(2):
            table.picture()
            page.evaluate("pictures = 0")
            table.move(racer(table.offers()))
            table.picture()
            drawn.append(pictures(page))
        page.emulate_media(reduced_motion="reduce")
        assert [count > 8 for count in drawn] == [moves, moves], drawn


@deep("on a phone")
@only_chromium(kinds.FINGER)
def test_a_phone_has_room_for_all_of_it(
    browser: Browser, home: str, axe: Callable[[Page], list[str]]
) -> None:
    """In Russian, on a blackboard: to roll, to move, the steps in words, and the analysis."""
    with parchis_page(browser, home, **PHONE) as phone, phone.in_lobby() as page:
        table = ParchisTable(page)
        taps_move(table)
        table.part("home").tap()
        table.is_in_lobby()
        table.prefer(theme="blackboard")
        table.speak("ru")
        faults = {}
        for name, setup in {"roll": TO_ROLL, "move": UNDER_WAY}.items():
            table.open_position(setup)
            in_sight(table)
            faults[name] = check(table, axe)
            table.unfold_steps()
            faults[f"{name}, steps"] = check(table, axe)
            table.part("home").tap()
            table.is_in_lobby()
        table.open_position(WON)
        table.unfold_steps()
        table.move("L4-home")
        table.verdict()
        expect(table.analysis).to_be_visible()
        faults["analysis"] = check(table, axe)
        assert {name: found for name, found in faults.items() if found} == {}


def in_sight(table: ParchisTable) -> None:
    """Board, dice and the great button are seen together."""
    assert table.page.evaluate("scrollY") == 0
    for part in (table.board, table.part("tray"), table.great):
        expect(part).to_be_in_viewport(ratio=1)


def check(table: ParchisTable, axe: Callable[[Page], list[str]]) -> list[str]:
    """What sticks out, is too small for a thumb, or is closed to somebody."""
    table.picture()
    page = table.page
    found: list[str] = page.evaluate(WIDE) + page.evaluate(SMALL, THUMB)
    return found + axe(page)
