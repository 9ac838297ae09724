"""Puzzles in the lobby: chosen, tried wrongly and kindly answered, solved; by pointer or keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PLACES, OpenContext
from tests.browser.everybody.test_phone import PHONE, SMALL, THUMB, WIDE
from tests.browser.languages import LANGUAGES
from tests.browser.puzzles.solving import KINDS, Known, Puzzled
from tests.browser.start.publishing import Hosted, Publisher, hosted
from tests.campaigns import deep, sampled


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    return page


@deep("by pointer")
def test_where_am_i(page: Page, new_context: OpenContext, axe: Callable[[Page], list[str]]) -> None:
    """A cell that was forgotten is shown in pencil; one too many is refused by what was heard.

    What is solved stays so, and is carried to another browser as a file.
    """
    known = Known("quest-easy-where")
    one = Puzzled(page)
    one.begins(known)
    assert axe(page) == []
    names = page.locator("[data-testid=puzzle-cell]").all_inner_texts()
    wrong = next(name for name in names if name not in known.answer)
    cell = "[data-testid=puzzle-cell][data-cell={}]".format
    page.locator(cell(wrong)).click()
    one.checks()
    one.is_told(f"can't be on {wrong}")
    expect(page.locator(".puzzle-heard .lit").first).to_be_visible()
    page.locator(cell(wrong)).click()
    for name in known.answer[:-1]:
        page.locator(cell(name)).click()
    if len(known.answer) > 1:
        one.checks()
        one.is_told(f"may be on {known.answer[-1]} as well")
        expect(one.part("puzzle-paper")).to_be_visible()
    page.locator(cell(known.answer[-1])).click()
    one.checks()
    one.is_right()
    one.goes_back()
    done = page.locator("#book-quest-easy-where-done")
    expect(done).to_have_text(f"1 of {len(known.book.puzzles)} solved")
    expect(one.part("puzzles-dialog")).to_contain_text("Your strength")
    with page.expect_download() as saved:
        one.part("puzzles-save").click()
    page.reload()
    one.opens()
    expect(done).to_contain_text("1 of")
    other = new_context().new_page()
    other.goto("")
    there = Puzzled(other)
    there.opens()
    done = other.locator("#book-quest-easy-where-done")
    expect(done).to_contain_text("0 of")
    there.part("puzzles-file").set_input_files(
        {"name": "other.json", "mimeType": "application/json", "buffer": b'{"format":"other"}'}
    )
    expect(there.part("puzzles-taken")).to_have_text("That file has no progress with puzzles.")
    there.part("puzzles-file").set_input_files(saved.value.path())
    expect(done).to_contain_text("1 of")
    expect(there.part("puzzles-taken")).to_have_text("The progress was loaded.")


@deep("one of the kinds")
def test_where_is_he(page: Page) -> None:
    """Of another player, whose name is in the question; a cell too many comes back by name."""
    known = Known("quest-easy-other")
    one = Puzzled(page)
    one.begins(known)
    expect(one.part("puzzle-ask")).to_contain_text("may Newcomer 2 be")
    names = page.locator("[data-testid=puzzle-cell]").all_inner_texts()
    wrong = next(name for name in names if name not in known.answer)
    one.page.locator(f"#puzzle-{wrong}").press("Enter")
    one.checks()
    one.is_told(f"Newcomer 2 can't be on {wrong}")
    one.page.locator(f"#puzzle-{wrong}").press("Enter")
    one.solves(known)


@deep("of another kind")
def test_what_is_certain(page: Page) -> None:
    """Each mark is tried by itself, and stands in the notebook's words once it is proved."""
    known = Known("quest-easy-certain")
    one = Puzzled(page)
    one.begins(known)
    lines = one.part("puzzle-words").locator("li")
    before = lines.count()
    one.solves(known)
    assert lines.count() >= before


@pytest.mark.parametrize("kind", sampled(["way", "liar"], 1))
def test_the_way_out_and_who_lies_by_keys_on_a_narrow_page(
    new_context: OpenContext, kind: str
) -> None:
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    page.goto("")
    known = Known(f"quest-easy-{kind}")
    one = Puzzled(page)
    one.begins(known)
    if kind == "liar":
        choices = one.part("puzzle-statement")
        wrong = choices.evaluate_all(
            "(all, right) => all.map((each) => each.value).find((each) => each !== right)",
            known.answer[0],
        )
        page.locator(f"#puzzle-said-{wrong}").press("Space")
        one.checks()
        one.is_told("Not that one")
    one.solves(known)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@deep("on a phone")
@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
@pytest.mark.parametrize("kind", sampled(KINDS, 1))
def test_on_a_phone_there_is_room_for_all_of_it(
    new_context: OpenContext, axe: Callable[[Page], list[str]], language: str, kind: str
) -> None:
    """The list, and a puzzle with its answer, in every language."""
    page = new_context(**PHONE, locale=language, reduced_motion="reduce").new_page()
    page.goto("")
    one = Puzzled(page)
    one.opens()
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    assert axe(page) == []
    page.locator(f"[data-testid=yesterday][data-kind={kind}]").click()
    expect(page.locator(".puzzle-heard .lit").first).to_be_visible()
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, THUMB) == []
    assert axe(page) == []


@pytest.fixture
def online(browser: Browser, dist: Path, tmp_path: Path) -> Iterator[Hosted]:
    worker = (PLACES.static / "sw.js").read_text(encoding="utf-8")
    with hosted(browser, Publisher(dist, tmp_path / "host", worker)) as host:
        yield host


@deep("offline, after the first visit")
def test_puzzles_are_there_without_a_network_though_nobody_has_opened_them(online: Hosted) -> None:
    page = online.visitor().page
    online.goes_down()
    page.context.set_offline(True)
    page.reload()
    known = Known("classic-where")
    one = Puzzled(page)
    one.begins(known)
    one.solves(known)
