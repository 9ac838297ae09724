"""The game master's word: starts, answers that wait, the end (Rules D-6.1, T-2.3)."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from gamemaster.answers import written
from gamemaster.core.game import GM
from tests.led.telling import Led

PLAN = """
  +---+---+   +
1 | .   H | . |
  +   +   +   +
2 | .   A   p1|
  +   +---+   +
3 | p2  .   . |
  +---+---+---+
treasure a1
false c1
"""
STARTED = ("0: start a2", "1: start c3", "gm: confirm")
SECRET: Final[dict[str, Any]] = {
    "preset": "grand",
    "encephalitis": 0,
    "start": "secret",
    "void_starts": True,
}


def choose(game: Led, *cells: str) -> Led:
    """Everybody whom chance has asked names his cell."""
    for _ in cells:
        assert game.table.turn is not None
        game.tell(f"{game.table.turn}: start {cells[game.table.turn]}")
    return game


# -- starts ----------------------------------------


@pytest.mark.rule("T-2.3")
@pytest.mark.rule("D-6.1")
def test_the_table_waits_until_the_chosen_cells_are_confirmed() -> None:
    game = choose(Led(PLAN, **SECRET), "a1", "c3")
    seen = game.table.observe(0)
    assert (seen.turn, seen.over, seen.awaiting, seen.offers) == (None, None, "starts", ())
    assert game.refused("0: go up") == "illegal-not-your-turn"
    game.tell("gm: confirm")
    assert game.heard(0)[:2] == ["starts-confirmed", "0 starts-land"]
    assert (game.table.turn, game.table.observe(0).awaiting) == (0, None)


@pytest.mark.rule("T-2.3")
@pytest.mark.rule("D-6.1")
def test_he_declares_them_void_as_often_as_he_likes_and_gives_no_reason() -> None:
    game = choose(Led(PLAN, **SECRET), "a1", "a1")
    assert game.table.observe(0).awaiting == "starts", "the computer's own rule is silent"
    for cells in (("a2", "b3"), ("a1", "c3"), ("a2", "b3")):
        game.tell("gm: void")
        assert game.heard(None)[0] == "starts-void"
        assert game.refused(f"{game.table.turn}: start {before(game)}") == "illegal-same-cell"
        choose(game, *cells)
    game.tell("gm: confirm")
    assert (game.at(0), game.at(1)) == ("a2", "b3")


def before(game: Led) -> str:
    """The cell that the seat to choose had chosen last."""
    seat = game.table.turn
    assert seat is not None
    return str(game.table.plan.name(game.table._state.former[seat]))


@pytest.mark.rule("T-2.3")
@pytest.mark.rule("A-1")
def test_open_starts_are_confirmed_too_and_only_then_the_types_are_told() -> None:
    game = Led(PLAN, "0: start b2 ->", "1: start c3 ->")
    assert game.heard(0) == []
    game.tell("gm: void -> starts-void", "0: start b1", "1: start a2")
    game.tell("gm: confirm -> starts-confirmed, 0 starts-hospital, 1 starts-land")
    assert game.knows(None) == {0: "b1", 1: "a2"}


# -- answers that wait ----------------------------------------


def page(game: Led, eye: int | None) -> str:
    """The bytes of a player's page."""
    return json.dumps(written(game.table, game.table.observe(eye)))


@pytest.mark.rule("T-2.3")
def test_players_see_the_table_of_before_until_the_answer_is_released() -> None:
    game = Led(PLAN, *STARTED)
    game.table.hold(True)
    before = {eye: page(game, eye) for eye in (None, 0, 1)}
    game.tell("0: go up")
    for eye, shown in before.items():
        waiting = json.loads(page(game, eye))
        assert waiting.pop("awaiting") == "answer"
        assert json.dumps(waiting) == shown
    assert (game.table.observe(GM).version, game.table.observe(1).version) == (4, 3)
    assert game.table.unsaid == len(game.said(GM)) > 3
    game.table.release()
    assert game.heard(1) == ["0 arrived-land", "0 found-treasure 1", "0 took-treasure"]
    assert (game.table.observe(1).version, game.table.observe(1).turn) == (4, 1)


@pytest.mark.rule("T-2.3")
@pytest.mark.rule("G-3")
def test_nothing_tells_what_the_answer_is_before() -> None:
    game = Led(PLAN, *STARTED)
    game.table.hold(True)
    game.tell("0: go up")
    for seat in (0, 1):
        assert game.refused(f"{seat}: go left") == "illegal-answer-awaited"
        _, refusal = game.table.consider(seat, "go left")
        assert refusal is not None
        assert refusal.key == "illegal-answer-awaited"
    game.tell("gm: put 2 b3 tell 2")
    assert game.heard(1) == [], "an overruling waits behind the answer"
    game.table.hold(False)
    assert game.heard(1)[-2:] == ["1 ruled-put b3 land", "overruled 1"]


@pytest.mark.rule("T-2.3")
def test_the_end_is_none_before_it_is_said() -> None:
    game = Led(PLAN, *STARTED)
    game.table.hold(True)
    game.tell("gm: end won 2 -> ended-won 1")
    assert game.table.over, "his own word waits for nothing"
    game = Led(PLAN, "0: start c1", "1: start a2", "gm: confirm", "gm: treasure 2 b3 tell none")
    game.tell("gm: treasure 1 to 1 tell none")
    game.table.hold(True)
    game.tell("0: go up")
    assert game.table.observe(GM).over is not None
    assert (game.table.over, game.table.observe(0).over) == (False, None)
    game.table.release()
    assert game.table.over


# -- the end ----------------------------------------


@pytest.mark.rule("T-2.3")
def test_he_ends_the_game_with_a_draw_or_with_winners() -> None:
    game = Led(PLAN, *STARTED, "gm: end draw -> ended-draw")
    assert (game.table.over, game.table.turn) == (True, None)
    over = game.table.observe(1).over
    assert over is not None
    assert game.table.game.winners(over) == ()
    assert game.table.observe(1).view["phase"] == "over"
    assert game.refused("0: go up") == game.refused("gm: back 1") == "illegal-game-over"
    won = Led(PLAN, *STARTED, "gm: end won 1 2 -> ended-won 0 1").table
    assert won.game.winners(won.observe(None).over) == (0, 1)  # type: ignore[arg-type]
