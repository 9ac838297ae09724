"""What is spoken: a lesson, a puzzle, and a game of each family, led by a screen reader alone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.lessons.taking import Pupil
from tests.browser.puzzles.solving import Known, Puzzled
from tests.browser.spoken.reader import Reader
from tests.campaigns import deep, sampled, times
from tests.teaching.learning import LESSONS

WALLS: Final = LESSONS["walls"]["scenes"][0]["tasks"]
SMALL: Final = {"rows": 3, "cols": 3}
SOLO: Final[dict[str, dict[str, Any]]] = {
    "classic": {"preset": "classic", **SMALL, "bear": False, "false_treasures": 0},
    "school": {"preset": "school", **SMALL, "casinos": 0},
    "quest": {"preset": "quest-easy"},
}
SEEDS: Final = {"classic": "spoken", "school": "spoken5", "quest": "spoken6"}
"""They give games that are won by moves with a button of their own."""
WHOLE: Final = 1_000
MOVES: Final = times(6, WHOLE)
"""So many moves are made of games that others play as well."""


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    return page


def test_a_whole_lesson_is_heard(page: Page) -> None:
    """From its button in the list to the praise of the last task, a wrong try among them."""
    pupil, reader = Pupil(page), Reader(page)
    pupil.is_ready()
    pupil.prefer(pace="instant")
    pupil.open_lessons()
    reader.listens("[data-testid=lessons]")
    assert "button" in reader.reads_to(pupil.word("lesson-walls"))
    assert pupil.word("lesson-walls-about") in reader.log()[-1], (
        "what it is about is its description"
    )
    reader.acts()
    pupil.is_at_table()
    reader.listens()
    reader.reads_to(pupil.word(WALLS[0]["ask"]), 400)
    steps = [(WALLS[0], "go left", "task-walls-step-wall")]
    steps += [
        (task, move, task["praise"] if move == task["solution"][-1] else "")
        for task in WALLS
        for move in task["solution"]
    ]
    for _, move, said in steps:
        control = pupil.button(move)
        reader.comes_to(control)
        reader.acts()
        pupil.has_drawn()
        reader.hears(pupil.said_last())
        if said:
            reader.hears(pupil.word(said))
    pupil.has_done("walls")


@deep("a puzzle")
def test_a_puzzle_is_heard(page: Page) -> None:
    """The question, what was heard in the game, the cells as they are marked, and the verdict."""
    known = Known("quest-easy-where")
    one, reader = Puzzled(page), Reader(page)
    one.begins(known)
    reader.listens("[data-testid=puzzles-dialog]")
    reader.reads_to("In which cells may you be by now?")
    heard = one.part("puzzle-heard").locator("li").first.inner_text()
    reader.reads_to(heard.split(":")[0], 300)
    for name in known.answer:
        cell = page.locator(f"#puzzle-{name}")
        assert reader.comes_to(cell) == f"button, {name}, not pressed"
        reader.acts()
        expect(cell).to_have_attribute("aria-pressed", "true")
        assert reader.comes_to(cell) == f"button, {name}, pressed"
    reader.comes_to(one.part("puzzle-check"))
    reader.acts()
    reader.hears("Right, that's it!")


def won(options: dict[str, Any], seed: str) -> list[str]:
    """The moves with which the mapper wins alone."""
    game, bot = GAMES["labyrinth"], find_bots().bots["mapper"]
    table = Table.open(game, game.read_rules(options), [Player("Mapper", "red", "mapper")], seed)
    while not table.over:
        table.let_bot_move(bot)
    assert table.last_word is not None
    assert game.winners(table.last_word) == (0,), "choose another seed"
    return [move for seat, move in table.entries if seat == 0]


@pytest.mark.parametrize("family", sampled(SOLO, 1))
def test_a_game_alone_is_heard_to_its_end(page: Page, family: str) -> None:
    """Each button by its name, each answer of the game master, and the last word."""
    options, seed = SOLO[family], SEEDS[family]
    moves = won(options, seed)
    table, reader = Gamemaster(page), Reader(page)
    table.set_table(seed=seed, bots=[], **options)
    table.open_table()
    reader.listens()
    for move in moves:
        speaks(table, reader, move)
    expect(table.part("game-over")).to_be_visible()
    reader.hears(table.said_last())


def speaks(table: Gamemaster, reader: Reader, move: str) -> None:
    """Make a move with its button, and hear what the game master says to it."""
    reader.comes_to(table.button(move))
    reader.acts()
    table.decision()
    table.has_drawn()
    reader.hears(table.said_last())


@deep("with others")
@pytest.mark.parametrize(
    ("family", "bot"), sampled([("grand-simple", "mapper"), ("parchis", "reckoner")], 1)
)
def test_a_game_with_others_is_heard(page: Page, family: str, bot: str) -> None:
    """One's own moves, what is said in between, and at great depth the last word of all."""
    table, reader = Gamemaster(page), Reader(page)
    table.is_ready()
    table.prefer(pace="instant")
    table.set_table(seed="spoken", preset=family, bots=[bot])
    table.open_table()
    reader.listens()
    over = table.part("game-over")
    for _ in range(MOVES):
        table.decision()
        if over.is_visible():
            break
        forward = (move for move in table.offers() if move != "undo")
        speaks(table, reader, next(forward))
    assert any("polite" in phrase for phrase in reader.log())
    if MOVES == WHOLE:
        expect(over).to_be_visible()
        reader.hears(table.said_last())
