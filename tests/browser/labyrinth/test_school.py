"""School games through the page's own controls: casino, hints, rivers, treasures, lives."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.core import record
from tests.browser import kinds
from tests.browser.driving import played
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.kinds import only_chromium
from tests.browser.labyrinth.playing_school import SCHOOL, SchoolNewcomer, SchoolTable, school_page
from tests.browser.languages import LANGUAGES
from tests.browser.screens import settled
from tests.browser.sharing import Shared
from tests.browser.spying import observation
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.shared

ENDS = {
    "en": ("carries out the true treasure", "draw", "last one alive", "Nobody is left"),
    "ru": ("выносит настоящий клад", "ничь", "В живых", "в живых"),
}
"""The ways in which a school game ends, as the game master says them."""


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with school_page(browser, home) as shared:
        yield shared


@pytest.fixture
def table(page: Page) -> SchoolTable:
    table = SchoolTable(page)
    table.forget_house_rules()
    return table


@deep("a whole game")
@pytest.mark.parametrize(
    ("preset", "language"), sampled([("school", "ru"), ("school-floors", "en")], 1)
)
def test_a_newcomer_plays_to_the_end(table: SchoolTable, preset: str, language: str) -> None:
    """A whole game with bots; what was said is said in both languages, and replays here."""
    table.speak(language)
    table.set_table(preset=preset, bots=["wanderer", "mapper"], seed=f"lesson {language}")
    table.open_table()
    newcomer = SchoolNewcomer(table, f"{preset} {language}")
    assert newcomer.play() == "over"
    assert newcomer.hints

    verdict = table.verdict()
    assert any(words in verdict for words in ENDS[language]), verdict
    said = table.log()
    table.speak("ru" if language == "en" else "en")
    both = [*said, *table.log()]
    assert len(both) == 2 * len(said)
    assert [line for line in both if "‹" in line or "{" in line or "$" in line] == []
    table.speak(language)
    text = table.save_record()
    here = played(text)
    assert here.over
    assert record.save(here) == text


@pytest.mark.rule("B-5")
def test_the_casino(table: SchoolTable) -> None:
    """A bet and its stake are chosen; wheel, sentence and purse show what was drawn."""
    table.open_plan(SCHOOL, "a1", "school")
    expect(table.page.locator("#open-bet")).to_be_hidden()
    table.move("go right")
    table.visit("bet")
    assert table.part("layout").get_by_role("radio").count() == 37 + 6
    expect(table.part("odds")).to_contain_text("pays 1 : 1 and comes up on 18 of 37")
    table.stake("17", 2)
    expect(table.part("odds")).to_contain_text("pays 35 : 1 and comes up on 1 of 37")
    expect(table.part("odds")).to_contain_text("70 coins")
    table.part("casino-play").click()
    expect(table.part("casino-outcome")).not_to_be_empty()

    said = {one["key"]: one["args"] for one in observation(table.page)["heard"]}
    wheel = said["wheel"]
    spun = table.page.locator("svg.wheel")
    expect(spun).to_have_attribute("data-number", str(wheel["number"]))
    outcome = table.part("casino-outcome").inner_text()
    assert f"{wheel['number']}, {wheel['colour']}" in outcome
    assert said["requested"]["actions"] == [{"do": "bet", "thing": "17", "number": 2}]
    money = observation(table.page)["view"]["pawns"][0]["money"]
    assert money == 10 + (70 if wheel["number"] == 17 else -2)
    assert f"You have {money} coins" in table.part("purse").inner_text()
    table.part("casino-close").click()
    assert table.purse() == str(money)
    assert outcome in table.said_last()


@deep("every limit of a stake")
@pytest.mark.rule("B-5")
def test_no_stake_above_purse_or_limit(table: SchoolTable) -> None:
    """The stake stays within what one has and what the house allows; without coins nothing goes."""
    table.open_plan(SCHOOL, "b1", "school", money=6, stake_limit=4, hint_price=0)
    table.visit("bet")
    for typed, kept in (("9", "4"), ("-3", "1"), ("2.7", "2")):
        table.part("stake").fill(typed)
        table.part("stake").blur()
        expect(table.part("stake")).to_have_value(kept)
    table.part("stake").fill("4")
    expect(table.part("stake-more")).to_be_disabled()
    expect(table.part("purse")).to_contain_text("No stake is higher than 4")
    purse = 6
    while purse:
        table.part("stake").fill(str(min(4, purse)))
        table.part("casino-play").click()
        expect(table.part("casino-outcome")).not_to_be_empty()
        purse = observation(table.page)["view"]["pawns"][0]["money"]
    expect(table.part("casino-note")).to_contain_text("no coins left")
    expect(table.part("casino-play")).to_have_attribute("aria-disabled", "true")
    table.part("casino-close").click()
    expect(table.page.locator("#open-bet")).to_be_hidden()


@pytest.mark.rule("B-6")
def test_a_hint_is_bought(table: SchoolTable) -> None:
    """The price is asked for first; the answer is shown, and the notebook knows the place."""
    table.open_plan(SCHOOL, None, "school")
    before = observation(table.page)
    assert not before["view"]["notebook"]["fragments"][0]["anchored"]
    table.visit("hint")
    expect(table.part("hint-question")).to_contain_text("For 5 coins")
    expect(table.part("hint-question")).to_contain_text("5 coins left")
    table.part("hint-close").click()
    assert observation(table.page)["version"] == before["version"]

    table.visit("hint")
    table.part("hint-buy").click()
    expect(table.part("hint-answer")).not_to_be_empty()
    now = observation(table.page)
    told = next(one["args"]["at"] for one in now["heard"] if one["key"] == "hint")
    expect(table.part("hint-answer")).to_contain_text(told)
    expect(table.part("hint-buy")).to_be_hidden()
    table.part("hint-close").click()
    assert table.purse() == "5"
    assert now["view"]["notebook"]["fragments"][0]["anchored"]
    table.visit("hint")
    table.part("hint-buy").click()
    expect(table.part("hint-answer")).not_to_be_empty()
    table.part("hint-close").click()
    expect(table.page.locator("#open-hint")).to_be_hidden()  # no coins are left


@pytest.mark.rule("B-7")
@deep("the page's question")
def test_the_treasure_is_a_question_after_the_action(table: SchoolTable) -> None:
    table.open_plan(SCHOOL, "a2", "school")
    table.move("go right")
    question = table.part("offer").filter(visible=True)
    expect(table.page.locator("#question-title")).to_have_text(
        "A treasure lies here. Do you take it?"
    )
    expect(question).to_have_text(["Leave it", "Take it"])
    table.move("keep")
    expect(table.stock("chest")).to_be_hidden()
    table.move("blow up")  # he still stands there, so he is asked again
    table.move("choose 1")
    expect(table.stock("chest")).to_be_visible()
    table.move("go right")
    expect(table.page.locator("#question-title")).to_contain_text("Do you swap yours for it?")
    expect(question).to_have_text(["Keep my own", "Swap"])
    table.move("keep")
    table.move("go right")
    table.move("go right")
    assert "carries out the true treasure" in table.verdict()


@pytest.mark.rule("B-3")
@deep("the page's drawing")
def test_a_river_carries_nobody_knows_where(table: SchoolTable) -> None:
    """The words are the same wherever one ends; along and against the flow nothing drifts."""
    table.open_plan(SCHOOL, "a2", "school")
    table.move("go down")
    entered = table.log()[-1]
    seen = observation(table.page)
    assert [one["key"] for one in seen["heard"][-1:]] == ["carried-river"]
    table.move("flow")
    table.move("go left")
    assert table.log()[-1].split("—")[-1].strip() in (
        entered.split("—")[-1].strip(),
        "Mouth.",
        "Land.",
    )
    assert "drift" not in " ".join(table.log()).lower()


@deep("three players")
def test_three_players_are_in_sight_on_a_small_desktop(table: SchoolTable) -> None:
    table.has_had_company()
    table.page.set_viewport_size({"width": 1280, "height": 720})
    for preset in ("school", "quest-hard", "classic"):
        table.set_table(preset=preset, bots=["wanderer", "mapper"], seed="three")
        table.open_table()
        table.decision()
        if preset == "classic":
            table.move("start a1")
        else:
            table.move("go left")
        for row in table.page.locator(".seat").all():
            expect(row).to_be_in_viewport(ratio=0.99)
            box, side = row.bounding_box(), table.page.locator(".side-players").bounding_box()
            assert box is not None
            assert side is not None
            assert box["y"] + box["height"] <= side["y"] + side["height"] + 1
        table.part("home").click()
        table.is_in_lobby()


@deep("by keyboard")
def test_a_school_game_by_keyboard(table: SchoolTable) -> None:
    """Letters open casino and hint; what stands there is chosen with arrows and said with Enter."""
    press = table.page.keyboard.press
    table.page.reload()
    table.open_plan(SCHOOL, "b1", "school")
    press("r")
    expect(table.part("casino")).to_be_visible()
    expect(table.page.locator("#bet-red")).to_be_focused()
    press("ArrowRight")
    expect(table.page.locator("#bet-black")).to_be_checked()
    for _ in range(20):
        if table.page.evaluate("document.activeElement.id") == "stake":
            break
        press("Tab")
    press("Backspace")
    press("3")
    press("Enter")
    expect(table.part("casino-outcome")).not_to_be_empty()
    requests = [one for one in observation(table.page)["heard"] if one["key"] == "requested"]
    assert requests[-1]["args"]["actions"] == [{"do": "bet", "thing": "black", "number": 3}]
    press("Escape")
    expect(table.part("casino")).to_be_hidden()
    press("h")
    expect(table.part("hint")).to_be_visible()
    press("Tab")
    press("Enter")
    expect(table.part("hint-answer")).to_contain_text("b1")
    press("Enter")
    expect(table.part("hint")).to_be_hidden()
    press("ArrowDown")
    expect(table.page.locator("#question-title")).to_be_visible()


@deep("the audit of its sheets on a phone")
@only_chromium(kinds.FINGER)
def test_every_sheet_fits_a_phone(
    browser: Browser, home: str, axe: Callable[[Page], list[str]]
) -> None:
    """Casino, hint and question on 360 pixels: nothing sticks out, all is large enough."""
    with school_page(browser, home, **PHONE) as phone, phone.in_lobby() as page:
        table = SchoolTable(page)
        for language in LANGUAGES:
            table.speak(language)
            table.open_plan(SCHOOL, "b1", "school")
            faults = {"table": check(page, axe)}
            table.visit("bet")
            faults["casino"] = check(page, axe)
            table.part("casino-play").tap()
            expect(table.part("casino-outcome")).not_to_be_empty()
            expect(table.part("casino-play")).to_be_in_viewport(ratio=1)
            faults["result"] = check(page, axe)
            table.part("casino-close").tap()
            table.visit("hint")
            faults["hint"] = check(page, axe)
            table.part("hint-buy").tap()
            expect(table.part("hint-answer")).not_to_be_empty()
            table.part("hint-close").tap()
            table.move("go down")
            faults["question"] = check(page, axe)
            table.part("tab-players").tap()
            faults["players"] = check(page, axe)
            assert {name: found for name, found in faults.items() if found} == {}
            table.part("home").tap()
            table.is_in_lobby()


def check(page: Page, axe: Callable[[Page], list[str]]) -> list[str]:
    """What sticks out, is too small for a thumb, or is closed to somebody."""
    settled(page)
    found: list[str] = page.evaluate(WIDE) + page.evaluate(SMALL, THUMB)
    return found + axe(page)
