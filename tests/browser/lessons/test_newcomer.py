"""From the first screen to a won little game, by what the page says alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.conftest import OpenContext
from tests.browser.lessons.newcoming import Newcomer
from tests.campaigns import deep

MINUTES: Final = 15
LESSONS: Final = (
    *("A step and a wall", "What the notebook draws", "A river and its mouth"),
    *("A pit and a scrap", "Joining scraps", "The treasure and the exit"),
    *("Arms, wounds and the hospital", "The bear", "A whole little game"),
)
MOST_MOVES: Final = 150


@deep("each lesson is played by the engine's own tests, some of them in the page")
def test_a_newcomer_wins_a_little_game_within_a_quarter_of_an_hour(
    new_context: OpenContext, record_property: Callable[[str, object], None]
) -> None:
    """Nobody opens the rules; reading and pressing take as long as a person needs."""
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    newcomer = Newcomer(page)
    newcomer.learns()
    for title in LESSONS:
        told = newcomer.takes_lesson(title, MOST_MOVES)
        if title != LESSONS[-1]:
            newcomer.presses(newcomer.button("Next lesson"))
    assert "you have won your first labyrinth" in told
    record_property("seconds", round(newcomer.seconds))
    assert newcomer.seconds < 60 * MINUTES
