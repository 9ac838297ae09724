"""Whole grand games through the page's own controls, and the same games in this Python."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gamemaster.core import record
from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.browser.driving import played
from tests.browser.labyrinth.playing_grand import PLAN, GrandNewcomer, GrandTable, grand_page
from tests.browser.sharing import Shared
from tests.browser.spying import letters, observation
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.shared

ENDS = {
    "en": ("carries out the true treasure", "draw", "Nobody is left", "the last one alive"),
    "ru": ("выносит настоящий клад", "ничьей", "В живых никого", "в живых больше никого"),
}
"""The ways in which a grand game ends, as the game master says them."""


@pytest.fixture(scope="module")
def shared(browser: Browser, home: str) -> Iterator[Shared]:
    with grand_page(browser, home) as shared:
        yield shared


@pytest.fixture
def table(page: Page) -> GrandTable:
    return GrandTable(page)


@deep("a whole game")
@pytest.mark.parametrize(
    ("preset", "language"), sampled([("grand", "ru"), ("grand-simple", "en")], 1)
)
def test_a_newcomer_plays_to_the_end(table: GrandTable, preset: str, language: str) -> None:
    table.speak(language)
    table.set_table(preset=preset, bots=["wanderer", "mapper"], seed=f"whole {language}")
    table.open_table()
    newcomer = GrandNewcomer(table, f"{preset} {language}")
    assert newcomer.play() == "over"
    assert newcomer.composed >= 1

    verdict = table.verdict()
    assert any(words in verdict for words in ENDS[language]), verdict
    said = table.log()
    assert verdict in said[-1]
    other = "ru" if language == "en" else "en"
    table.speak(other)
    assert any(words in table.verdict() for words in ENDS[other])
    both = [*said, *table.log()]
    assert len(both) == 2 * len(said)
    assert [line for line in both if "‹" in line or "{" in line or "$" in line] == []
    table.speak(language)

    table.reveal()
    steps = table.steps()
    lines = table.part("log").locator("li")
    for eyes in ("gm", "null", "0"):
        table.look(at=steps // 2)
        expect(lines).not_to_have_count(len(said))
        table.look(eyes=eyes)
        table.look(at=steps)
        expect(lines).to_have_count(len(said))
    table.look(eyes="0")
    expect(lines).to_have_text(said)
    text = table.save_record()
    here = played(text)
    assert here.over
    assert here.version == steps
    assert LABYRINTH.write_rules(here.rules)["preset"] == preset
    assert record.save(here) == text


@deep("bots alone")
def test_bots_among_themselves(table: GrandTable) -> None:
    """Whoever only watches hears no secret, and the same game is played here."""
    table.prefer(pace="steady")  # at once it might be over before it is skipped
    table.set_table(preset="grand", plays=False, bots=["wanderer", "mapper"], seed="watched")
    table.open_table()
    table.part("skip-to-end").click()
    table.verdict()
    table.prefer(pace="instant")
    assert not any("Between ourselves" in line for line in table.log())
    text = table.save_record()
    bots = find_bots().bots
    here = Table.open(LABYRINTH, PRESETS["grand"], played(text).players, "watched")
    while not here.over:
        here.let_bot_move(bots[here.players[here.turn or 0].bot or ""])
    assert text == record.save(here)


@deep("a start that is void")
@pytest.mark.rule("D-6.1")
def test_void_starts(table: GrandTable) -> None:
    """Both chose the same cell: why they are asked again is told, and not which cell it was."""
    table.open_drawn("statue", start="d1")
    expect(table.part("announcement")).to_contain_text("These choices are void.")
    offers = table.offers()
    assert "start d1" not in offers
    assert len(offers) == 24
    expect(table.page.locator("#start-d1")).to_have_attribute("aria-disabled", "true")
    table.page.locator("#start-d1").click(force=True)
    assert table.offers() == offers
    table.move("start b1")
    expect(table.part("announcement")).to_have_text(
        "Newcomer starts on land. statue starts on land."
    )
    assert table.log()[-2:] == ["Newcomer starts on land.", "statue starts on land."]


@pytest.mark.rule("D-5.5h")
def test_going_on_from_another_cell(table: GrandTable) -> None:
    table.open_drawn("marksman")
    expect(table.part("order-cell")).to_have_count(0)
    table.step("up")
    expect(table.part("announcement")).to_contain_text("Newcomer has been wounded.")
    expect(table.part("announcement")).to_contain_text("Newcomer can ask for a new cell now")
    expect(table.part("own")).to_contain_text("wounded")
    table.part("order-cell").click()
    assert [move for move in table.offers() if not move.startswith("order ")] == []
    assert len(table.offers()) == 25
    table.part("order-stay").click()
    assert "go left" in table.offers()
    table.part("order-cell").click()
    table.page.locator("#start-a1").press("ArrowDown")
    expect(table.page.locator("#start-a2")).to_be_focused()
    for _ in range(2):
        table.page.keyboard.press("ArrowDown")
    table.page.keyboard.press("Enter")
    expect(table.part("order-cell")).to_have_count(0)
    table.decision()
    assert table.log()[-1].endswith(
        "Newcomer goes on from a cell shown to me in secret."
        " Between ourselves: Newcomer goes on from a4."
    )
    table.move("loop")
    assert "Fell into a pit, and on into the next one" in table.own_line()


@pytest.mark.rule("D-5.8")
@deep("the page's question")
def test_which_treasure(table: GrandTable) -> None:
    """Nothing but an answer can be said until the question is answered."""
    table.open_drawn("statue")
    table.step("left")
    table.step("down")
    assert "Found a treasure! The mine is put down for it. Newcomer takes a treasure." in (
        table.own_line()
    )
    table.step("down")
    expect(table.page.locator("#question-title")).to_contain_text("A treasure lies here.")
    assert table.offers() == ["keep", "choose 1"]
    table.page.keyboard.press("ArrowUp")
    expect(table.part("compose-move")).to_be_hidden()
    assert table.offers() == ["keep", "choose 1"]
    table.move("choose 1")
    assert "Newcomer takes the treasure found here." in table.log()[-2]
    table.write("throw treasure up; go right")
    table.say()
    table.step("left")
    table.step("up")
    table.move("keep")
    assert "Newcomer keeps things as they are." in table.log()[-2]


@pytest.mark.rule("D-6.3", "D-6.4")
def test_status_and_recall(table: GrandTable) -> None:
    table.open_drawn("statue")
    table.write("shoot left; dark go left")
    table.say()
    expect(table.part("own")).to_contain_text("2?")
    table.move("status")
    assert "Newcomer: healthy; 2 bullets, 3 grenades, a mine" in table.said_last()
    expect(table.part("own")).not_to_contain_text("?")
    expect(table.button("status")).to_have_count(0)
    table.part("recall-0").click()
    expect(table.part("recalled")).to_have_text(
        "Newcomer: a shot to the left; left, don't tell."
        " – a shot to the left: No scream is heard. – left, don't tell: Done."
    )
    table.part("recall-1").click()
    expect(table.part("recalled")).to_have_text("statue: skip. — statue skips.")
    table.part("recall-1").click()
    expect(table.part("recalled")).to_be_empty()


@pytest.mark.rule("D-7.8")
@deep("the page without a notebook")
def test_a_game_of_memory(table: GrandTable) -> None:
    """The notebook stays shut, and of what was said only the last round is in sight."""
    table.open_drawn("statue", memory_game=True)
    note = table.page.locator(".board-note")
    expect(note).to_contain_text("A game of memory")
    expect(table.part("notebook")).to_be_hidden()
    for side in ("left", "right", "right"):
        table.step(side)
    assert table.log() == [
        "Newcomer: right. — Walked onto land.",
        "statue: skip. — statue skips.",
    ]
    table.part("recall-1").click()
    expect(table.part("recalled")).to_have_text("statue: skip. — statue skips.")
    table.write("go left; shoot left")
    expect(table.part("say-move")).to_be_enabled()


def question_seed() -> str:
    """A seed with which the walk to the second treasure is not disturbed by the wanderer."""
    wanderer = find_bots().bots["wanderer"]
    seats = (Player("Anna", "red"), Player("Wanderer", "blue", "wanderer"))
    plan = LABYRINTH.read_plan(PLAN)
    for number in range(200):
        table = Table(LABYRINTH, PRESETS["grand"], plan, seats, f"asked {number}")
        walk = list(WALK)
        while table.turn is not None and walk:
            if table.turn == 1:
                table.let_bot_move(wanderer)
            elif table.submit(0, walk.pop(0), table.version) is not None:
                break
        if not walk and table.observe(0).view["question"]:
            return f"asked {number}"
    raise AssertionError("no seed leads to a question")


WALK = ("start b1", "go left; shoot up", "dark go down hands-off", "go up", "go down", "go down")
"""To both treasures, the first of which is left and fetched."""


@deep("a reload")
def test_a_reload_in_the_middle_of_it_all(table: GrandTable) -> None:
    """After composed moves, and while a question is open: the same position again."""
    page = table.page
    table.page.evaluate("(plan) => { spied.plan = plan; }", PLAN)
    table.set_table(preset="grand", bots=["wanderer"], seed=question_seed(), name="Anna")
    page.get_by_test_id("colour-red").click()
    table.open_table()
    table.decision()
    table.move(WALK[0])
    for move in WALK[1:]:
        table.write(move)
        table.say()
        if move == WALK[2]:
            same_after_reload(table)
    assert table.offers() == ["keep", "choose 1"]
    same_after_reload(table)
    table.move("choose 1")
    assert any("takes the treasure found here" in line for line in table.log()[-3:])


def same_after_reload(table: GrandTable) -> None:
    """Leave the page and come back."""
    page = table.page
    before = table.log(), table.offers(), table.said_last(), position(page)
    page.reload()
    table.decision()
    assert (table.log(), table.offers(), table.said_last(), position(page)) == before
    kinds = [one["kind"] for one in letters(page) if one["from"] == "page" and "kind" in one]
    assert "resume" in kinds, "the game came from elsewhere than from the sealed record"


def position(page: Page) -> dict[str, object]:
    """All that the page knows of the game, whenever it was told."""
    seen = observation(page)
    return {name: seen[name] for name in ("version", "turn", "offers", "view", "seats", "rules")}
