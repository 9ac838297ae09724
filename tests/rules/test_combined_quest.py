"""Key, kit, skips and answers of the quest in other rule sets (Rules C-2 to C-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import grand, quest

PLAN = """
  +---+---+---+---+---+
1 | .   >   >   >   D |
  +   +   +   +   +   +
2 | .   .   .   .   H |
  +   +   +   +   +   +
3 | p1  A   .   p2  .
  +---+---+---+---+---+
treasure c3
false a1
"""


@pytest.mark.rule("C-6", "D-5.2")
def test_a_key_in_grand_games() -> None:
    plan = PLAN.replace("treasure c3\nfalse a1", "key d2")
    options = {"outside": False, "mines": False}
    game = grand(plan, "0: start c2", "1: start e3", "0: go right; throw treasure left", **options)
    assert game.answers[:3] == ["0 arrived-land", "0 found-treasure 1", "0 took-treasure"]
    assert game.treasure(0) == "c2"
    game.tell("1: go right -> 1 at-exit")
    assert game.at(1) == "e3"
    game.tell("0: go left; dark leave treasure; take treasure", "1: skip", "0: go right", "1: skip")
    game.tell("0: go right", "1: skip", "0: go down", "1: skip", "0: go right")
    assert game.last[-1] == "0 won"


@pytest.mark.rule("C-6", "D-5.2")
def test_a_key_thrown_out_is_lost_for_all() -> None:
    plan = PLAN.replace("treasure c3\nfalse a1", "key e2")
    game = grand(
        plan, "0: start d2", "0: go right", "0: go down; throw treasure right", outside=False
    )
    assert game.last[-1] == "draw-treasure"


@pytest.mark.rule("C-4", "D-5.5b")
def test_knives_in_grand_games() -> None:
    game = grand(PLAN, "0: start a2", "1: start a2", "2: start b2", "0: stab; go right", knives=1)
    assert game.answers[:2] == ["0 stabbed 1", "0 arrived-land"]
    assert game.answers[2:] == ["1 told-wounded", "1 may-order 2"]
    assert game.refused("1: stab") == "illegal-one-movement"
    game.tell("1: go up; stab")
    assert "1 too-hurt stab" in game.last


@pytest.mark.rule("C-3", "D-7.6")
def test_whoever_starts_without_ammunition_has_no_kit_at_all() -> None:
    options: dict[str, Any] = {"start": "together", "knives": 1, "boats": 1, "mines": False}
    game = grand(PLAN, "chance: together b2", seats=2, **options)
    assert game.kit() == game.kit(1) == (0, 0, 0, 0, 0)
    game.tell("0: go down -> 0 arrived-arsenal, 0 rearmed 3 3 1 knives 1 boats")


@pytest.mark.rule("C-4", "D-5.5f")
def test_a_knife_does_not_hit_who_lies() -> None:
    lines = ("0: start a2", "1: start c2", "2: start b2", "0: shoot right; go down")
    game = grand(PLAN, *lines, "1: go left; stab", knives=1)
    assert "1 stabbed-nobody" in game.last
    game = grand(PLAN, *lines, "1: go left; stab", knives=1, fall=False)
    assert "1 stabbed 2" in game.last


@pytest.mark.rule("C-4", "D-4.2")
def test_no_knife_in_the_hospital() -> None:
    lines = ("0: start e2", "1: start e2", "0: stab; go left")
    assert "0 stabbed-nobody" in grand(PLAN, *lines, knives=1).last
    assert "0 stabbed 1" in grand(PLAN, *lines, knives=1, hospital_safe=False).last


@pytest.mark.rule("C-4", "D-3.4")
def test_knives_outside() -> None:
    lines = ("0: start e3", "1: start e3", "0: go right")
    game = grand(PLAN, *lines, "1: go up; stab", knives=1)
    assert "1 stabbed-nobody" in game.last
    game = grand(PLAN, *lines, "1: stab; go right; stab", knives=2)
    assert game.last[1] == "1 stabbed-nobody"
    assert "1 stabbed 0" in game.last


@pytest.mark.rule("C-4", "C-9", "D-3.4")
@pytest.mark.parametrize("creature", ["bear e2 down up", "leprechaun e2 down up"])
def test_outside_no_creature_is_stabbed(creature: str) -> None:
    lines = ("0: start e3", "1: start a2", "0: go right", "1: skip", "0: stab; go left; stab")
    options: dict[str, Any] = {"knives": 2, "bear_can_be_shot": True, "health": "lives"}
    game = grand(PLAN + creature + "\n", *lines, wounded_shoot=True, **options)
    stabs = [said for said in game.last if "stabbed" in said or "-died" in said]
    assert stabs[0] == "0 stabbed-nobody"
    inside = {"b": ["0 stabbed bear"], "l": ["0 stabbed-nobody", "leprechaun-died"]}
    assert stabs[1:] == inside[creature[0]]


@pytest.mark.rule("C-4", "D-6.7")
def test_a_dark_knife() -> None:
    game = grand(PLAN, "0: start a2", "1: start a2", "0: dark stab; go up", knives=1)
    assert "0 dark-done" in game.last
    assert not [said for said in game.last if "stabbed" in said]
    assert "1 told-wounded" in game.last
    game.tell("1: go right")
    assert "stab" in game.offers
    game.tell("0: go down; stab")
    assert "0 lacks-knives" in game.last


@pytest.mark.rule("C-4", "D-6.5")
def test_conditions_ask_for_knives_boats_and_cement() -> None:
    move = "0: if have {} {{ leave bomb }}; go {}"
    for thing in ("knives", "boats"):
        game = grand(PLAN, "0: start a2", "1: start e2", move.format(thing, "right"), **{thing: 1})
        assert "0 left 1 bomb" in game.last
        game = grand(PLAN, "0: start a2", move.format(thing, "right"))
        assert game.last[-1] == "0 arrived-land"
    game = grand(PLAN, "0: start a2", move.format("cement", "right"), cement=1)
    assert "0 left 1 bomb" not in game.last
    game.tell("0: go down", move.format("cement", "up"))
    assert "0 left 1 bomb" in game.last


@pytest.mark.rule("C-5", "D-7.7")
def test_towards_a_wall_just_met_no_boat_is_offered() -> None:
    options: dict[str, Any] = {"no_repeats": True, "wall_drift": False, "boats": 1}
    game = grand(PLAN, "0: start b1", "1: start e2", "0: go up -> 0 hit-wall", "1: skip", **options)
    assert game.refused("0: go up by-boat") == "illegal-repeats"
    assert "go up by-boat" not in game.offers


@pytest.mark.rule("C-5", "D-6.7")
def test_a_boat_in_the_dark() -> None:
    game = grand(PLAN, "0: start e1", "1: start a2", "0: dark go left by-boat", boats=1)
    assert game.last == ["0 dark-done"]
    assert game.at(0) == "d1"
    game.tell("1: go up")
    assert "go left by-boat" in game.offers
    game.tell("0: go left by-boat -> 0 lacks-boats, 0 carried-river")


@pytest.mark.rule("C-5", "D-3.4")
def test_cement_in_grand_games() -> None:
    options = {"cement": 1, "mines": False}
    game = grand(PLAN, "0: start b2", "1: start a2", "0: go down; cement right", **options)
    assert game.answers[:2] == ["0 arrived-arsenal", "0 rearmed 3 3 1 cement"]
    assert "0 cement-built" in game.last
    assert game.refused("1: dark cement up; go up") == "illegal-never-dark"
    plan = PLAN.replace("3 | p1  A   .   p2  .", "3 | p1  .   .   p2  A")
    game = grand(plan, "0: start e2", "0: go down", "0: go right; cement left", cement=1)
    assert game.last[-1] == "0 cement-refused"


@pytest.mark.rule("C-5", "D-6.7")
def test_after_a_dark_move_he_may_have_found_cement() -> None:
    game = grand(PLAN, "0: start b2", "1: start a2", "0: dark go right", "1: go right", cement=1)
    assert "cement up" in game.offers
    game.tell("0: cement up; go left")
    assert "0 lacks-cement" in game.last
    assert "cement up" not in grand(PLAN, "0: start b2", "0: dark go right").offers


@pytest.mark.rule("C-3", "D-5.3")
def test_an_arsenal_that_adds_does_not_fill_up_at_the_end_of_a_move() -> None:
    options = {"arsenal_adds": True, "mines": False}
    game = grand(PLAN, "0: start b2", "1: start a1", "0: go down; shoot up", **options)
    assert game.answers == ["0 arrived-arsenal", "0 rearmed 6 6", "0 cannot-shoot-house"]
    game.tell("1: go down", "0: blow up; go up")
    assert game.state.pawns[0].bombs == 5


@pytest.mark.rule("C-2", "D-6.6")
@pytest.mark.parametrize(
    ("ride", "at", "said"), [(True, "d3", ["0 arrived-pit"]), (False, "a3", [])]
)
def test_skips_that_ride_in_grand_games(ride: bool, at: str, said: list[str]) -> None:
    game = grand(PLAN, "0: start a3", "1: start e2", "0: skip", skips_ride=ride)
    assert game.at(0) == at
    assert game.last == (said or ["0 skipped"])


@pytest.mark.rule("C-8", "D-3.4")
def test_outside_a_skip_rides_nowhere() -> None:
    plan = PLAN.replace("3 | p1  A", "3   p1  A")
    game = grand(plan, "0: start a3", "1: start e2", "0: go left", "1: skip", skips_ride=True)
    game.tell("0: skip")
    assert game.last[:2] == ["0 skipped", "0 lost-outside"]


@pytest.mark.rule("C-8", "D-6.7")
def test_after_a_dark_skip_that_rides_he_does_not_know_where_he_is() -> None:
    game = grand(PLAN, "0: start a3", "1: start e2", "0: dark skip", "1: go left", skips_ride=True)
    assert game.at(0) == "d3"
    assert {"flow", "loop"} <= set(game.offers)
    game = grand(PLAN, "0: start a2", "1: start e2", "0: dark skip", "1: go left", skips_ride=True)
    assert {"flow", "loop"} <= set(game.offers)
    game = grand(PLAN, "0: start a2", "1: start e2", "0: dark skip", "1: go left")
    assert not {"flow", "loop"} & set(game.offers)


@pytest.mark.rule("C-7", "D-6.8", "G-1")
def test_monoliths_told_apart_in_grand_games() -> None:
    plan = PLAN.replace("  +   +   +   +   +   +\n3", "  +   +   +   +   +---+\n3")
    plan = plan.replace("+---+---+---+---+---+\n1", "+===+---+---+---+---+\n1")
    game = grand(
        plan, "0: start a1", "1: start e2", "0: go up -> 0 hit-monolith", tells_monolith=True
    )
    game.tell("1: go down tell wall -> 1 dark-done, 1 hit-wall")
    game.tell("0: go up tell wall -> 0 dark-done, 0 hit-monolith")
    game.tell("1: go up", "0: blow up; go up")
    assert game.answers[:2] == ["0 blast-told", "0 went-outside"]


@pytest.mark.rule("C-4", "D-7.3")
def test_named_targets_and_the_own_cell() -> None:
    options = {"named_targets": True, "mines": False}
    shot = "0: shoot up 0 player 2; go up"
    game = grand(PLAN, "0: start a2", "1: start a2", shot, **options)
    assert "0 scream" in game.last
    game = grand(PLAN, "0: start a2", "1: start a2", shot, point_blank=False, **options)
    assert "0 silence" in game.last


@pytest.mark.rule("C-4", "D-7.3")
def test_short_shots_and_the_own_cell() -> None:
    options = {"short_shots": True, "point_blank": False}
    lines = ("0: start a2", "1: start b2", "2: start a2")
    game = quest(
        PLAN.replace("treasure c3\nfalse a1", "key c3"), *lines, "0: skip; shoot right", **options
    )
    assert "0 shot-hit 1" in game.last
