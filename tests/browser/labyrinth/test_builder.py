"""Composing a move: by tap, by key, by typing; what is wrong with it is told before it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import kinds
from tests.browser.everybody.test_accessible import BARE_PAPER
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.kinds import only_chromium
from tests.browser.labyrinth.playing_grand import GrandTable, grand_page
from tests.browser.languages import LANGUAGES
from tests.browser.sharing import Shared
from tests.campaigns import deep, sampled

LONG = (
    "shoot left; if scream and not (wall or found treasure) { dark go right; blow right }"
    " else { go left tell wall cell }; throw bullet down; status"
)

pytestmark = pytest.mark.shared


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with grand_page(browser, home) as shared:
        yield shared


@pytest.fixture
def table(page: Page) -> GrandTable:
    """A grand game at its first move: the person stands on b1, a bot without plans on d1."""
    table = GrandTable(page)
    table.open_drawn("statue")
    return table


@deep("without composing")
@pytest.mark.rule("D-2.1")
def test_a_plain_step_is_one_key_or_one_tap(table: GrandTable) -> None:
    table.step("left")
    assert table.own_line() == "Newcomer: left. — Walked onto land."
    table.move("go right")
    assert table.own_line() == "Newcomer: right. — Walked onto land."
    table.step("up")
    assert table.own_line() == "Newcomer: up. — Cannot move – hit a wall."
    table.page.keyboard.press("k")
    table.decision()
    assert table.own_line() == "Newcomer: skip. — Newcomer skips."
    expect(table.builder).to_be_hidden()


def test_composing_by_tap(table: GrandTable) -> None:
    """Before and after the movement, from the pads and from the things at hand."""
    table.piece("shoot left").click()
    table.is_refused("exactly one movement")
    table.button("go up").click()
    table.has_composed("shoot left; go up")
    expect(table.part("move-review")).to_have_text("“a shot to the left; up”")
    table.piece("blow up").click()
    table.has_composed("shoot left; go up; blow up")
    expect(table.part("strip").locator(".strip-caption")).to_have_text(["first", "then"])

    table.part("thing-throw").click()
    expect(table.part("which")).to_contain_text("Throw what?")
    table.page.locator("#which-bullet").click()
    expect(table.part("which")).to_contain_text("Which way?")
    table.page.locator("#which-left").click()
    table.has_composed("shoot left; go up; blow up; throw bullet left")
    lines = len(table.log())
    table.say()
    assert len(table.log()) == lines + 2, "one request of the person, one of the bot"
    assert table.own_line() == (
        "Newcomer: a shot to the left; up; blow up the upper wall; throw a bullet to the left."
        " – a shot to the left: No scream is heard."
        " – up: Cannot move – hit a wall."
        " – blow up the upper wall: Done."
        " – throw a bullet to the left: Newcomer throws a bullet to the left."
    )


def test_composing_by_keys_alone(table: GrandTable) -> None:
    table.press("s", "ArrowLeft")
    table.is_refused("exactly one movement")
    table.press("ArrowUp", "b", "ArrowDown", "m", "m")
    table.has_composed("shoot left; go up; blow down; mine here")
    table.press("d")
    expect(table.part("which")).to_contain_text("Leave what?")
    table.press("Escape")
    expect(table.part("which")).to_have_count(0)
    table.page.evaluate("document.activeElement.blur()")
    table.press("Enter")
    expect(table.builder).to_be_hidden()
    table.decision()
    assert "– set a mine here: The mine is set." in table.own_line()


@deep("another order")
def test_the_order_is_changed_by_keys(table: GrandTable) -> None:
    table.write("shoot left; go up; blow down")
    table.chip(0).focus()
    table.press("Alt+ArrowRight")
    table.has_composed("go up; shoot left; blow down")
    expect(table.chip(1)).to_be_focused()
    table.press("Alt+ArrowRight", "Alt+ArrowLeft", "Alt+ArrowLeft")
    table.has_composed("shoot left; go up; blow down")
    expect(table.chip(0)).to_be_focused()
    table.press("Delete")
    table.has_composed("go up; blow down")
    table.press("Enter")
    table.part("details-later").click()
    table.has_composed("blow down; go up")
    table.part("details-remove").click()
    table.is_refused("exactly one movement")
    table.press("Escape")
    expect(table.builder).to_be_hidden()


@deep("another order")
def test_the_order_is_changed_by_dragging(table: GrandTable) -> None:
    table.write("shoot left; go up; blow down")
    expect(table.part("chip")).to_have_count(3)
    table.drag(2, 0, 0.2)
    table.has_composed("blow down; shoot left; go up")
    table.drag(0, 2, 0.8)
    table.has_composed("shoot left; go up; blow down")
    expect(table.part("details")).to_be_hidden()


@pytest.mark.rule("D-6.7", "D-6.8")
def test_marks_of_a_movement(table: GrandTable) -> None:
    table.write("go right; status")
    table.chip(0).click()
    table.part("details-dark").click()
    table.has_composed("dark go right; status")
    expect(table.part("move-review")).to_contain_text("right, don't tell")
    table.part("details-tell-wall").click()
    table.part("details-tell-cell").click()
    table.has_composed("go right tell wall cell; status")
    table.part("details-hands-off").click()
    table.has_composed("go right hands-off tell wall cell; status")
    expect(table.part("details-hands-off")).to_have_attribute("aria-pressed", "true")
    table.part("details-dark").click()
    table.has_composed("dark go right hands-off; status")
    table.say()
    line = table.own_line()
    assert "right, picking up nothing, don't tell: Done." in line
    assert "Newcomer: healthy; 3 bullets, 3 grenades" in line
    assert "Walked" not in line


@deep("a condition by slots")
@pytest.mark.rule("D-6.6")
def test_conditions_by_slots(table: GrandTable) -> None:
    table.write("go right")
    table.chip(0).click()
    table.part("details-if").click()
    condition = table.part("condition-text")
    expect(condition).to_be_focused()
    table.page.keyboard.type("healthy and have bulle")
    expect(table.part("condition-text-next")).to_contain_text("bullets")
    table.press("ArrowDown", "Enter")
    expect(condition).to_have_value("healthy and have bullets ")
    table.slot("0.else").click()
    expect(table.part("details")).to_be_hidden()
    table.button("go left").click()
    table.has_composed("if healthy and have bullets { go right } else { go left }")
    table.slot("0.then").click()
    table.piece("shoot down").click()
    table.slot("").click()
    table.button("status").click()
    table.has_composed(
        "if healthy and have bullets { go right; shoot down } else { go left }; status"
    )
    expect(table.part("move-review")).to_have_text(
        "“(if healthy and bullets are left: right; a shot downwards; otherwise: left);"
        " my state, please”"
    )
    table.say()
    assert "– right: Walked onto land. – a shot downwards: No scream is heard." in table.own_line()
    assert "2 bullets" in table.own_line()


@pytest.mark.rule("D-6.6")
def test_conditions_by_typing(table: GrandTable) -> None:
    table.write("go up; if wall { blow up } else { shoot up }")
    expect(table.part("chip")).to_have_count(4)
    expect(table.part("move-review")).to_contain_text("if a wall was hit: blow up the upper wall")
    table.chip(1).click()
    table.part("details-unwrap").click()
    table.has_composed("go up; blow up; shoot up")
    table.write("go up; if wall { blow up } else { shoot up }")
    table.text.press("Enter")
    expect(table.builder).to_be_hidden()
    table.decision()
    assert table.own_line().endswith(
        "– up: Cannot move – hit a wall. – blow up the upper wall: Done."
    )


def test_a_mistake_is_marked_where_it_stands(table: GrandTable) -> None:
    table.write("shoot lefft; go up")
    table.is_refused("“lefft” wants a side: left, right, up or down (column 7).")
    expect(table.builder.locator("mark")).to_have_text("lefft")
    expect(table.text).to_have_attribute("aria-invalid", "true")
    table.write("go left; shoot")
    expect(table.part("move-review")).to_contain_text("Go on typing")
    table.text.fill("go left; if { shoot up }")
    table.is_refused("A condition is wanted here (column 13).")
    table.text.fill("go left; throw bullet up")
    table.has_composed("go left; throw bullet up")
    expect(table.builder.locator("mark")).to_have_count(0)


@deep("while words are typed")
def test_words_are_completed_by_keys(table: GrandTable) -> None:
    table.press("c")
    table.press("c")
    expect(table.text).to_be_focused()
    options = table.part("move-text-words").get_by_role("option")
    table.page.keyboard.type("sho")
    single = table.part("move-text-next")
    expect(single).to_contain_text("shoot")
    expect(options).to_have_count(0)  # a list of one is no list
    expect(table.text).to_have_attribute("aria-expanded", "false")
    expect(table.builder.get_by_role("status").first).to_contain_text("“shoot” could follow")
    table.press("ArrowRight")
    expect(table.text).to_have_value("shoot ")
    expect(single).to_be_hidden()
    expect(options).to_have_count(4)
    table.press("ArrowDown", "ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    expect(table.text).to_have_attribute("aria-activedescendant", "move-text-words-1")
    table.press("Tab")
    expect(table.text).to_have_value("shoot right ")
    table.page.keyboard.type("; go up")
    table.press("Escape")
    table.has_composed("shoot right ; go up")


OVER = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const words = boxes(".typed-words, .typed-next");
  const others = boxes(
    ".strip, .draft-told, .draft-hint, .typed-text, .draft-line .button, .details-tools");
  const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return [words.length, words.filter((one) => others.some((other) => over(one, other))).length];
}"""
"""How many places with words that could follow there are, and how many lie over the move."""


@deep("where the words stand")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["wide", "phone"])
def test_words_that_could_follow_lie_over_nothing(
    table: GrandTable, language: str, size: tuple[int, int]
) -> None:
    page = table.page
    table.speak(language)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for text, several in (("shoot left; go up ", True), ("shoot left; go up; sho", False)):
        table.write(text[:-1])
        table.text.press("End")
        page.keyboard.type(text[-1])
        shown = table.part("move-text-words" if several else "move-text-next")
        expect(shown).to_be_visible()
        assert page.evaluate(OVER) == [1, 0]
    table.text.fill("shoot left; go up ")
    # A space at the end is no other move: what it says stays in sight.
    expect(table.part("move-review")).to_contain_text("“" if language == "en" else "«")
    table.text.blur()
    table.chip(0).click()
    table.part("details-if").click()
    expect(table.part("condition-text-words")).to_be_visible()
    assert page.evaluate(OVER) == [1, 0]
    page.keyboard.type("scr")
    expect(table.part("condition-text-next")).to_contain_text("scream")
    assert page.evaluate(OVER) == [1, 0]
    table.part("condition-text-next").click()
    expect(table.part("condition-text")).to_have_value("scream ")
    page.set_viewport_size({"width": 1280, "height": 800})


@deep("how a chip looks")
def test_it_can_be_seen_that_a_chip_can_be_tapped(table: GrandTable) -> None:
    table.write("shoot left; go up")
    help_line = table.part("strip-help")
    expect(help_line).to_contain_text(
        "Tap a part to put it behind an “if”, or to do it in the dark."
    )
    expect(table.chip(0).locator(".chip-more")).to_be_visible()
    assert table.chip(0).get_attribute("aria-describedby") == help_line.get_attribute("id")
    table.chip(0).click()
    expect(help_line).to_be_hidden()
    expect(table.part("details-if")).to_be_visible()


def test_escape_drops_the_move(table: GrandTable) -> None:
    version = len(table.log())
    table.press("s", "ArrowLeft", "ArrowUp", "Escape")
    expect(table.builder).to_be_hidden()
    table.write("shoot left; go up")
    table.press("Escape")
    expect(table.builder).to_be_hidden()
    table.step("up")
    assert table.own_line() == "Newcomer: up. — Cannot move – hit a wall."
    assert len(table.log()) == version + 2


@pytest.mark.rule("D-6.5")
def test_what_can_not_be_done_is_answered_in_words(table: GrandTable) -> None:
    table.write("shoot left; shoot left; shoot left; shoot left; loop")
    table.say()
    line = table.own_line()
    assert line.count("No scream is heard.") == 3
    assert line.endswith(
        "– a shot to the left: No bullets left."
        " – on to the next pit: No pit is here to jump on from."
    )
    expect(table.part("refusal")).to_be_hidden()


def test_what_is_not_allowed_can_not_be_said(table: GrandTable) -> None:
    for text, why in {
        "shoot left": "exactly one movement",
        "go left; go up": "exactly one movement",
        "if scream { go left }": "exactly one movement",
        "skip; go left": "does nothing else",
        "status; " * 24 + "go up": "too many actions",
        "start b3": "have been chosen already",
        "order b3": "Nothing was asked",
    }.items():
        table.write(text)
        table.is_refused(why)
    table.text.press("Enter")
    expect(table.part("refusal")).to_contain_text("Nothing was asked")
    expect(table.text).to_have_value("order b3")


@deep("the audit of a blackboard")
@pytest.mark.parametrize("theme", sampled(["blackboard", "paper"], 1))
def test_a_composed_move_can_be_used_by_all(
    table: GrandTable, axe: Callable[[Page], list[str]], theme: str
) -> None:
    table.prefer(theme=theme)
    page = table.page
    page.evaluate(BARE_PAPER)
    found = {state: axe(page) for state in table.composing_states(LONG)}
    assert list(found) == ["composed", "details", "condition", "mistake", "which"]
    assert {state: faults for state, faults in found.items() if faults} == {}


@deep("the audit on a phone")
@only_chromium(kinds.FINGER)
def test_a_composed_move_fits_a_phone(
    browser: Browser, home: str, axe: Callable[[Page], list[str]]
) -> None:
    with grand_page(browser, home, **PHONE) as shared, shared.in_lobby() as page:
        table = GrandTable(page)
        table.open_drawn("statue")
        found = {}
        for language in LANGUAGES:
            table.speak(language)
            for state in table.composing_states(LONG):
                faults = page.evaluate(WIDE) + page.evaluate(SMALL, THUMB) + axe(page)
                found[f"{language} {state}"] = faults
        assert {state: faults for state, faults in found.items() if faults} == {}
        table.write("shoot left; go up")
        table.part("say-move").tap()
        expect(table.builder).to_be_hidden()
        table.decision()
        expect(table.part("notebook")).to_be_in_viewport()
        table.piece("blow up").tap()
        expect(table.part("say-move")).to_be_in_viewport(ratio=1)
        table.button("go up").tap()
        table.has_composed("blow up; go up")
