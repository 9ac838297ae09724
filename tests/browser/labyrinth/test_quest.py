"""Quest games through the page's own controls: the kit, and a game for one that friends share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import played
from tests.browser.everybody.test_phone import PHONE
from tests.browser.friends.self_playing import FOLLOW
from tests.browser.kinds import only_chromium
from tests.browser.labyrinth.playing_grand import ARROWS
from tests.browser.labyrinth.playing_school import QUEST, SchoolNewcomer, SchoolTable, school_page
from tests.browser.labyrinth.test_school import check
from tests.browser.languages import LANGUAGES
from tests.browser.sharing import Shared
from tests.browser.spying import letters, observation, spy_on, stored
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.shared

WAY = ("up", "right", "right", "right", "down", "right")
"""From a2 on the drawn plan to the key, and out through the lock."""


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with school_page(browser, home) as shared:
        yield shared


@pytest.fixture
def table(page: Page) -> SchoolTable:
    table = SchoolTable(page)
    table.forget_house_rules()
    return table


def walk(table: SchoolTable, way: tuple[str, ...] = WAY) -> None:
    """One tap a step."""
    for side in way:
        table.move(f"go {side}")


@deep("a whole game with bots")
@pytest.mark.parametrize(
    ("preset", "language"),
    sampled([("quest-medium", "ru"), ("quest-easy", "en"), ("quest-hard", "en")], 1),
)
def test_a_newcomer_plays_with_bots(table: SchoolTable, preset: str, language: str) -> None:
    table.speak(language)
    seed = f"quest {language}"
    table.set_table(preset=preset, bots=["wanderer", "mapper"], seed=seed, quiet_rounds=25)
    table.open_table()
    SchoolNewcomer(table, f"{preset} {language}").play()
    said = table.log()
    table.speak("ru" if language == "en" else "en")
    both = [*said, *table.log()]
    assert [line for line in both if "‹" in line or "{" in line or "$" in line] == []
    assert played(table.save_record()).over


def test_one_tap_is_a_step_or_a_skip(table: SchoolTable) -> None:
    table.open_plan(QUEST, "a2", "quest-easy")
    table.move("go up")
    assert table.own_line().endswith("Done.")
    table.move("skip")
    expect(table.builder).to_be_hidden()
    expect(table.stock("steps")).to_contain_text("2")


@pytest.mark.rule("C-2")
def test_tools_are_used_around_the_step(table: SchoolTable) -> None:
    """A grenade before or after it; a weapon that is taken first waits for the step."""
    table.open_plan(QUEST, "c3", "quest-easy")
    table.move("skip")  # with the flow to the river's end
    table.move("go up")
    table.move("go left")
    table.piece("blow down").click()
    table.page.keyboard.press("k")
    table.has_composed("blow down; skip")
    table.say()
    assert "The wall is gone" in table.own_line() or "no wall" in table.own_line().lower()
    expect(table.stock("bomb")).to_have_class(re.compile("stock-spent"))
    expect(table.piece("blow down")).to_have_count(0)

    table.piece("shoot left").click()
    table.is_refused("after the")
    table.page.locator("#thing-stab").click()
    table.page.keyboard.press("ArrowUp")
    table.has_composed("go up; shoot left; stab")
    table.say()
    for tool in ("gun", "knife"):
        expect(table.stock(tool)).to_have_class(re.compile("stock-spent"))


@pytest.mark.rule("C-5")
@deep("the page's control")
def test_a_step_by_boat(table: SchoolTable) -> None:
    """Offered where it may be of use; a plain step stays one tap."""
    table.open_plan(QUEST, "d3", "quest-easy")
    boat = table.part("aim-boat")
    expect(boat).to_be_visible()
    boat.click()
    expect(boat).to_have_attribute("aria-pressed", "true")
    assert "go left by-boat" in table.offers()
    table.page.keyboard.press("Escape")
    expect(boat).to_have_attribute("aria-pressed", "false")
    table.page.keyboard.press("o")
    table.page.keyboard.press("ArrowLeft")
    expect(table.stock("boat")).to_have_class(re.compile("stock-spent"))
    expect(boat).to_be_hidden()
    assert observation(table.page)["heard"][-1]["key"] == "rowed-river"
    table.move("skip")
    assert observation(table.page)["heard"][-1]["key"] == "flowed-delta"


@deep("with house rules")
def test_tools_of_house_rules_are_plain_buttons(table: SchoolTable) -> None:
    """Where a turn is one action, knife and cement are moves by themselves."""
    options = {"compound": False, "skips_ride": False, "arms_after": False, "cement": 1}
    table.open_plan(QUEST, "a1", "quest-easy", **options)
    table.move("skip")
    table.page.locator("#thing-stab").click()
    expect(table.stock("knife")).to_have_class(re.compile("stock-spent"))
    walk(table, ("right", "right", "right", "left"))  # to the arsenal, and out of it
    table.page.locator("#thing-cement").click()
    expect(table.part("which")).to_be_visible()
    table.page.locator("#which-right").click()
    expect(table.stock("cement")).to_have_class(re.compile("stock-spent"))
    assert observation(table.page)["heard"][-1]["key"] == "cement-built"


@deep("a whole game")
def test_alone_to_the_end_with_result_and_best(table: SchoolTable) -> None:
    """The number of moves is compared with the best one in the same labyrinth, and kept."""
    page = table.page
    for detour, words in (
        ((), "first way out"),
        (("skip", "skip"), "took 6 moves"),
        ((), "As quick as your best"),
    ):
        table.open_plan(QUEST, "a2", "quest-easy")
        for move in detour:
            table.move(move)
        walk(table)
        assert "key" in table.verdict() or "over" in table.verdict()
        expect(table.part("result-moves")).to_have_text(f"{6 + len(detour)} moves")
        expect(table.part("result-compared")).to_contain_text(words)
        expect(table.part("result-unkept")).to_be_empty()
        table.part("home").click()
        table.is_in_lobby()
    kept = [text for text in stored(page)[0] if "gamemaster.bests" in text]
    assert len(kept) == 1
    assert "drawn" not in kept[0]  # nothing of the seed
    page.evaluate("localStorage.removeItem('gamemaster.bests')")


@deep("a second result")
def test_a_better_result_takes_the_place_and_survives_a_reload(table: SchoolTable) -> None:
    for detour in (3, 1):
        table.open_plan(QUEST, "a2", "quest-easy")
        for _ in range(detour):
            table.move("skip")
        walk(table)
        expect(table.part("result-moves")).to_have_text(f"{6 + detour} moves")
        if detour == 3:
            table.part("home").click()
            table.is_in_lobby()
    better = "Better than before: it took 9 moves until now."
    expect(table.part("result-compared")).to_have_text(better)
    table.page.reload()
    expect(table.part("result-compared")).to_have_text(better)
    table.page.evaluate("localStorage.removeItem('gamemaster.bests')")


@deep("of results")
def test_a_browser_that_keeps_nothing_says_so(new_context: OpenContext) -> None:
    context = new_context()
    spy_on(context)
    refuse = "Storage.prototype.setItem = () => { throw new Error('full'); };"
    context.add_init_script(refuse)
    page = context.new_page()
    page.goto("")
    table = SchoolTable(page)
    table.open_plan(QUEST, "a2", "quest-easy")
    walk(table)
    expect(table.part("result-moves")).to_have_text("6 moves")
    expect(table.part("result-unkept")).to_contain_text("doesn't let the page keep")


@deep("the way to a friend")
def test_from_the_lobby_and_on_to_a_friend(table: SchoolTable, new_context: OpenContext) -> None:
    """One click opens a quest for one; its link opens the same labyrinth at a friend's."""
    finished, _ = stored(table.page)
    table.part("quick-quest").click()
    table.is_at_table()
    seed_is_nowhere(table, finished)
    seen = observation(table.page)
    assert (seen["rules"]["preset"], len(seen["seats"])) == ("quest-easy", 1)
    table.finishes()
    expect(table.part("result-moves")).to_contain_text("move")
    table.part("reveal").click()
    expect(table.part("replay-close")).to_be_visible()
    table.part("share-game").click()
    link = table.part("share-link").input_value()
    table.part("share-close").click()
    table.part("replay-close").click()
    seed = parse_qs(urlsplit(link).fragment)["seed"][0]
    here = played(table.save_record())

    friend = new_context()
    spy_on(friend)
    page = friend.new_page()
    page.goto(link)
    other = SchoolTable(page)
    other.is_ready()
    about = other.part("invite-about")
    expect(other.page.locator("#invite-title")).to_have_text(
        "A friend invites you to the same labyrinth"
    )
    expect(about).to_contain_text("4 × 4")
    assert "#" not in page.url
    assert seed not in other.part("invite").inner_text()
    assert not [one for one in letters(page) if '"new"' in str(one.get("text", ""))]
    other.part("invite-alone").click()
    other.is_at_table()
    assert seed not in page.content()
    page.evaluate(FOLLOW, way_out(here.rules, seed))
    expect(other.part("result-moves")).to_contain_text("move")
    there = played(other.save_record())
    assert there.plan == here.plan
    assert there.seed == seed


def way_out(rules: Any, seed: str) -> list[str]:
    """The moves by which a bot that draws its map gets out of the labyrinth of a seed, alone."""
    table = Table.open(GAMES["labyrinth"], rules, [Player("Somebody", "blue")], seed)
    mapper = find_bots().bots["mapper"]
    while not table.over:
        table.let_bot_move(mapper)
    return [move for seat, move in table.entries if seat == 0]


def seed_is_nowhere(table: SchoolTable, finished: list[str]) -> None:
    """Neither the letters nor what is stored nor the page know a seed that nobody typed.

    `finished`: what was stored before, with the seeds of games that are over.
    """
    replies = [str(one.get("text", "")) for one in letters(table.page) if one["from"] == "worker"]
    assert not any('"seed"' in text and '"observation"' in text for text in replies)
    texts, _ = stored(table.page)
    assert not any('"seed"' in text for text in texts if text not in finished)


@deep("each junk by itself")
@pytest.mark.parametrize(
    ("change", "words"),
    sampled(
        [
            (lambda link: link + "x" * 5000, "too long to be one"),
            (
                lambda link: re.sub("labyrinth=[^&]*", "labyrinth=junk", link),
                "no rules that can be read",
            ),
            (lambda link: re.sub("seed=[^&]*", "seed=", link), "its seed is missing"),
            (lambda link: re.sub("seed=[^&]*", "seed=" + "x" * 65, link), "more than 64"),
            (lambda link: link + "&moves=-3", "number of moves that can't be"),
        ],
        2,
    ),
)
def test_junk_in_a_link_is_refused(page: Page, change: Callable[[str], str], words: str) -> None:
    good = "#labyrinth=eyJwcmVzZXQiOiJxdWVzdC1lYXN5In0&seed=friend&version=x"
    table = SchoolTable(page)
    before = page.url
    page.evaluate("(hash) => { location.hash = hash; }", change(good))
    table.has_noticed(words)
    expect(table.part("invite")).to_be_hidden()
    assert page.url == before
    table.part("notice").get_by_role("button").click()


def test_rules_that_contradict_each_other_can_not_be_accepted(page: Page) -> None:
    """The link is well formed; the engine says what is wrong, and nothing can be begun."""
    table = SchoolTable(page)
    rules = '{"preset":"quest-easy","rows":3,"exits":8,"outline":"diamond","floors":4}'
    link = "#labyrinth=' + btoa(rules).replaceAll('=', '') + '&seed=s"
    page.evaluate(f"(rules) => {{ location.hash = '{link}'; }}", rules)
    expect(table.part("invite-refusal")).not_to_be_empty()
    expect(table.part("invite-alone")).to_be_disabled()
    table.part("invite-later").click()
    expect(table.part("invite")).to_be_hidden()


def test_an_invitation_with_bots(page: Page) -> None:
    table = SchoolTable(page)
    link = "#labyrinth=eyJwcmVzZXQiOiJxdWVzdC1lYXN5In0&seed=friend&version=x&moves=12"
    page.evaluate("(hash) => { location.hash = hash; }", link)
    expect(table.part("invite-about")).to_contain_text("Your friend says: 12 moves, alone.")
    expect(table.part("invite-about")).to_contain_text("another version")
    table.part("invite-bots").click()
    table.is_at_table()
    seats = observation(page)["seats"]
    assert [seat["bot"] is None for seat in seats] == [True] + [False] * (len(seats) - 1)
    assert len(seats) >= 2


@deep("by keyboard")
def test_a_quest_by_keyboard(table: SchoolTable) -> None:
    """To the end without a pointer: key, tools, lock, and the same labyrinth again."""
    press = table.page.keyboard.press
    table.open_plan(QUEST, "a2", "quest-easy")
    press(ARROWS["up"])
    expect(table.stock("steps")).to_contain_text("1")
    press("c")
    press("Escape")
    press("n")
    press("k")
    expect(table.text).to_have_value("skip; stab")
    press("Enter")
    expect(table.stock("knife")).to_have_class(re.compile("stock-spent"))
    for count, side in enumerate(WAY[1:], 3):
        press(ARROWS[side])
        if side != WAY[-1] or count < 7:
            expect(table.stock("steps")).to_contain_text(str(count))
    assert table.verdict()
    for _ in range(60):
        if table.page.evaluate("document.activeElement.id") == "play-again":
            break
        press("Tab")
    press("Enter")
    table.is_at_table()
    expect(table.part("game-over")).to_be_hidden()


@deep("by thumb, with an audit")
@only_chromium(kinds.FINGER)
def test_a_quest_by_thumb(browser: Browser, home: str, axe: Callable[[Page], list[str]]) -> None:
    """360 pixels wide: the kit in use, the result, and why this plan is no challenge."""
    with school_page(browser, home, **PHONE) as phone, phone.in_lobby() as page:
        table = SchoolTable(page)
        for language in LANGUAGES:
            table.speak(language)
            table.open_plan(QUEST, "d3", "quest-easy")
            faults = {"table": check(page, axe)}
            for control in ("aim-boat", "go up", "skip", "shoot up"):
                one = page.locator(f"[data-testid='{control}'], [data-move='{control}']")
                expect(one.filter(visible=True).first).to_be_in_viewport(ratio=1)
            table.piece("blow up").tap()
            table.button("go up").tap()
            faults["composing"] = check(page, axe)
            table.say()
            table.part("tab-players").tap()
            faults["players"] = check(page, axe)
            table.part("tab-map").tap()
            for side in ("up", "left", "left", "right", "right", "down", "right"):
                table.move(f"go {side}")
            expect(table.part("result-moves")).not_to_be_empty()
            faults["result"] = check(page, axe)
            # A plan that was brought is no challenge: no seed gives it again.
            table.part("share-game").tap()
            expect(page.get_by_test_id("notice").first).to_be_visible()
            faults["share"] = check(page, axe)
            page.get_by_test_id("notice").first.get_by_role("button").tap()
            table.part("home").tap()
            table.is_in_lobby()
            assert {name: found for name, found in faults.items() if found} == {}
