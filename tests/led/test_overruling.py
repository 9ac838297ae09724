"""The game master overrules: what changes, who is told, who must doubt (Rule T-2.4)."""

from __future__ import annotations

from typing import Any

import pytest

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


def led(*lines: str, **options: Any) -> Led:
    return Led(PLAN, *STARTED, *lines, **options)


@pytest.mark.rule("T-2.4")
def test_all_hear_that_something_was_changed_and_only_the_chosen_hear_what() -> None:
    game = led()
    game.tell("gm: put 2 a3 tell 1 -> overruled 1")
    assert game.at(1) == "a3"
    assert game.heard(0) == ["1 ruled-put a3 pit", "overruled 1"]
    assert game.heard(1) == game.heard(None) == ["overruled 1"]


@pytest.mark.rule("T-2.4")
def test_a_listener_who_was_told_knows_the_change_and_another_doubts_every_piece() -> None:
    game = led().tell("gm: put 2 a3 tell 1")
    assert game.knows(0) == {0: "a2", 1: "a3"}
    assert game.knows(1) == game.knows(None) == {}


@pytest.mark.rule("T-2.4")
def test_what_nobody_changes_stays_certain_and_a_wall_turns_to_pencil() -> None:
    game = led("0: go up -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure")
    game.tell("1: go left -> 1 arrived-land", "0: go right -> 0 arrived-hospital")
    game.tell("1: go right -> 1 arrived-land", "0: go right -> 0 hit-wall")
    assert game.sides(1)["b1 right"] == "wall"
    game.tell("gm: have 1 bombs 0 tell none -> overruled 1")
    assert game.sides(1)["b1 right"] == "wall?"
    assert game.sides(0)["b1 right"] == "wall", "it was told what was changed"
    cells = game.table.observe(1).view["notebook"]["fragments"][0]["cells"]
    assert {"hospital", "land"} <= {cell["cell"] for cell in cells}


@pytest.mark.rule("T-2.4")
def test_a_player_is_told_of_his_own_things_whomever_the_game_master_names() -> None:
    game = led().tell("gm: have 2 bullets 1 tell none -> overruled 1")
    assert game.heard(1) == ["1 ruled-have 1 bullets", "overruled 1"]
    assert game.heard(0) == ["overruled 1"]
    assert game.table.entries[-1] == (-1, "have 2 bullets 1 tell 2")
    sure = {seat: game.table.observe(seat).view["pawns"][1]["sure"] for seat in (0, 1)}
    assert sure == {0: False, 1: True}
    assert game.table.observe(1).view["pawns"][1]["bullets"] == 1


@pytest.mark.rule("T-2.4")
def test_figures_are_sure_again_by_what_is_said_of_them_later() -> None:
    game = led().tell("gm: have 2 bullets 1 tell none", "0: go right", "1: go up")
    assert not game.table.observe(0).view["pawns"][1]["sure"]
    game.tell("0: go left", "1: go left")
    game.tell("gm: health 2 wounded tell all -> 1 ruled-health wounded, overruled 2")
    assert not game.table.observe(0).view["pawns"][1]["sure"], "what ammunition is left?"
    game.tell("gm: have 2 bullets 2 tell all", "gm: have 2 bombs 2 tell all")
    assert game.table.observe(0).view["pawns"][1]["sure"]
    assert game.table.observe(0).view["pawns"][1]["health"] == "wounded"


@pytest.mark.rule("T-2.4")
def test_walls_are_built_and_taken_away() -> None:
    game = led("gm: wall a2 right tell all -> ruled-wall a2 right, overruled 1")
    game.tell("0: go right -> 0 hit-wall", "1: go left -> 1 arrived-land")
    game.tell("gm: open a2 right tell all -> ruled-open a2 right, overruled 2")
    game.tell("0: go right -> 0 arrived-arsenal")
    assert game.sides(1)["a2 right"] == "open"


@pytest.mark.rule("T-2.4")
def test_a_treasure_moves_and_nobody_hears_which_it_is() -> None:
    game = led("gm: treasure 1 to 2 tell all -> 1 ruled-treasure from a1 to player, overruled 1")
    assert game.table.observe(0).view["pawns"][1]["treasures"] == 1
    game.tell("gm: treasure 1 b3 tell 1")
    assert game.heard(0) == ["ruled-treasure from 1 to b3", "overruled 2"]
    assert game.heard(1) == ["ruled-treasure from 1 to b3", "overruled 2"], "his hands are empty"
    assert game.heard(None) == ["overruled 2"]


@pytest.mark.rule("T-2.4")
def test_who_is_made_wounded_drops_the_treasure_and_only_the_told_hear_that() -> None:
    game = led("gm: treasure 2 to 2 tell all", "gm: health 2 wounded tell none -> overruled 2")
    assert game.heard(1) == ["1 ruled-health wounded", "1 dropped-treasure", "overruled 2"]
    assert game.heard(0) == ["overruled 2"]


@pytest.mark.rule("T-2.4")
def test_whose_turn_it_is_all_are_told() -> None:
    game = led("gm: turn 2 tell none -> 1 ruled-turn, overruled 1", "1: go up")
    assert game.table.turn == 0


@pytest.mark.rule("T-2.4")
def test_money_and_lives_of_school() -> None:
    options: dict[str, Any] = {"preset": "school", "start": "open"}
    game = Led(PLAN, *STARTED, **options)
    game.tell("gm: have 1 money 42 tell all -> 0 ruled-have 42 money, overruled 1")
    game.tell("gm: lives 1 1 tell all -> 0 ruled-lives 1 wounded, overruled 2")
    pawn = game.table.observe(1).view["pawns"][0]
    assert (pawn["money"], pawn["lives"], pawn["health"], pawn["sure"]) == (42, 1, "wounded", True)


@pytest.mark.rule("T-2.4")
def test_things_lie_where_he_says() -> None:
    game = Led(PLAN, *STARTED, preset="grand", start="open", encephalitis=0)
    game.tell("gm: lay b3 bullets 2 tell 1 -> overruled 1")
    game.tell("0: skip -> 0 skipped", "1: go left")
    assert "1 found-things 2 bullets" in game.heard(0)


@pytest.mark.rule("T-2.4")
@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("", "illegal-ruling-empty"),
        ("put 2 a3", "illegal-ruling-unread"),
        ("put 2 z9 tell all", "illegal-ruling-unread"),
        ("put 2 d4 tell all", "illegal-ruling-no-cell"),
        ("put 3 a1 tell all", "illegal-no-such-player"),
        ("put 2 a1 tell 3", "illegal-no-such-player"),
        ("put 2 c3 tell all", "illegal-ruling-same"),
        ("wall b2 down tell all", "illegal-ruling-wall"),
        ("wall a1 left tell all", "illegal-ruling-wall"),
        ("open a1 right tell all", "illegal-ruling-open"),
        ("treasure 3 a1 tell all", "illegal-ruling-unknown"),
        ("treasure 1 a1 tell all", "illegal-ruling-same"),
        ("lay a1 bullets 2 tell all", "illegal-ruling-unknown"),
        ("health 1 infected tell all", "illegal-ruling-unknown"),
        ("health 1 healthy tell all", "illegal-ruling-same"),
        ("lives 1 2 tell all", "illegal-ruling-unknown"),
        ("have 1 bullets 10 tell all", "illegal-ruling-unknown"),
        ("have 1 boats 1 tell all", "illegal-ruling-unknown"),
        ("turn 1 tell all", "illegal-ruling-same"),
        ("dance tell all", "illegal-ruling-unread"),
        ("back 4", "illegal-back"),
        ("back 0", "illegal-ruling-unread"),
        ("confirm", "illegal-no-starts"),
        ("end won 7", "illegal-no-such-player"),
        ("clock out", "illegal-nothing-runs"),
    ],
)
def test_junk_is_refused_by_name_and_changes_nothing(word: str, key: str) -> None:
    assert led().refused(f"gm: {word}") == key


@pytest.mark.rule("T-2.4")
def test_nothing_is_overruled_before_the_start_or_while_a_question_waits() -> None:
    game = Led(PLAN, "0: start a2")
    assert game.refused("gm: put 1 a1 tell all") == "illegal-ruling-start"
    asked = Led(PLAN, *STARTED, preset="school", start="open")
    asked.tell("0: go up")
    assert asked.table.observe(0).view["question"] is not None
    assert asked.refused("gm: put 1 a1 tell all") == "illegal-ruling-question"


@pytest.mark.rule("T-2.4")
def test_where_nobody_leads_nobody_overrules() -> None:
    game = Led(PLAN, "0: start a2", "1: start c3", led=False)
    for word in ("put 2 a3 tell all", "back 1", "void", "end draw", "turn 2 tell all"):
        assert game.refused(f"gm: {word}") == "illegal-not-led"


@pytest.mark.rule("T-2.4")
def test_what_is_offered_can_be_overruled() -> None:
    game = led()
    offers = {offer.do for offer in game.table.rulings()}
    assert offers == {
        *("back", "end draw", "end won", "put", "wall", "open", "treasure", "health", "have"),
        "turn",
    }
    sides = next(offer for offer in game.table.rulings() if offer.do == "open").args[0].choices
    assert sides == ("b1 right", "b2 down")
    for side in sides:
        assert led().tell(f"gm: open {side} tell all")
