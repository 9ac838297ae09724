"""After a game the winner is offered the next labyrinth (Rule T-2.6)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from gamemaster.games import GAMES
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined, planned, play_out
from tests.campaigns import deep

SMALL: Final[dict[str, Any]] = {"rows": 3, "cols": 3, **PEACE}


def drawn() -> str:
    """A plan as it comes from the desk, larger than the table's."""
    game = GAMES["labyrinth"]
    rules = game.read_rules({"preset": "classic", **SMALL, "rows": 4})
    return game.write_plan(game.generate(rules, Random("drawn")))


def after_a_game(host: Host, boris: Guest) -> None:
    """Boris, a guest, has won."""
    table = planned(2, winner=1, **SMALL)
    host.gathers(["friend"], preset="classic", name="Anna", seed=table.seed, **SMALL)
    joined(host, boris, 1, "Boris")
    host.begins()
    play_out([host, boris], table)


@deep("between two pages")
@pytest.mark.rule("T-2.6")
def test_the_winner_draws_the_next_labyrinth_and_hands_it_over(
    host: Host, guest: Callable[[], Guest]
) -> None:
    boris = guest()
    after_a_game(host, boris)
    expect(host.part("next-told")).to_contain_text("Boris is asked to draw")
    expect(host.part("next-accept")).to_have_count(0)
    expect(boris.part("next-pass-0")).to_have_text("Pass it on to Anna")
    boris.part("next-accept").press("Enter")
    expect(boris.part("next-plan")).to_be_focused()
    expect(host.part("next-told")).to_contain_text("Boris draws the next labyrinth")

    # What is no plan is refused with its line, and nothing has changed.
    boris.part("next-plan").fill("no labyrinth")
    boris.part("next-hand").click()
    expect(boris.part("next-refusal")).to_contain_text("Line 1")
    boris.part("next-plan").fill(drawn())
    boris.part("next-hand").click()
    expect(host.part("next-told")).to_contain_text("Begin another game to play it")
    assert "plan 1" not in host.page.content()

    host.part("play-again").click()
    expect(host.part("game-over").filter(visible=True)).to_have_count(0)
    expect(boris.part("game-over").filter(visible=True)).to_have_count(0)
    for page, part in ((host, "friends-origin"), (boris, "guest-sheet-origin")):
        page.opens_sheet()
        expect(page.part(part)).to_contain_text("Boris has drawn the plan of this game")
        page.closes_sheet()
    expect(boris.part("waiting-text").or_(boris.part("turn")).first).to_be_visible()
    expect(boris.offer_buttons).to_have_count(0)
    host.is_to_move()


@deep("after a crash and a reload")
@pytest.mark.rule("T-2.6")
def test_what_was_handed_over_outlives_the_engine_and_the_hosts_page(
    host: Host, guest: Callable[[], Guest]
) -> None:
    boris = guest()
    after_a_game(host, boris)
    boris.part("next-accept").click()
    boris.part("next-plan").fill(drawn())
    boris.part("next-hand").click()
    expect(host.part("next-told")).to_contain_text("Begin another game to play it")
    host.page.reload()
    host.is_at_table()
    expect(host.part("next-told")).to_contain_text("Begin another game to play it")
    host.part("play-again").click()
    expect(host.part("game-over").filter(visible=True)).to_have_count(0)
    host.opens_sheet()
    expect(host.part("friends-origin")).to_contain_text("Boris has drawn the plan of this game")
    host.closes_sheet()
    host.is_to_move()
