"""Dark and semi-dark moves (Rules D-6.7, D-6.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+---+
1 | .   .   >   >   D |
  +   +---+   +   +   +
2 | .   .   E   H   A
  +   +   +   +   +   +
3 | p1  .   .   p2  . |
  +---+---+---+---+---+
treasure a1
false a2
false c3
"""
dark = pytest.mark.rule("D-6.7")
semidark = pytest.mark.rule("D-6.8")


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


# -- D-6.7 ---------------------------------------------


@dark
@pytest.mark.parametrize(
    ("start", "move", "end"),
    [
        ("b2", "go left", "a2"),
        ("b2", "go up", "b2"),
        ("b1", "go right", "d1"),
        ("b3", "go left", "d3"),
        ("b2", "go right", "c2"),
        ("e2", "go right", "e2 right"),
        ("c1", "flow", "d1"),
        ("d3", "loop", "a3"),
        ("b2", "flow", "b2"),
        ("b2", "loop", "b2"),
        ("d3", "go up", "d2"),
        ("b2", "skip", "b2"),
    ],
)
def test_a_dark_move_is_done_and_nothing_is_told(start: str, move: str, end: str) -> None:
    game = told(f"0: start {start}", "1: start b1", f"0: dark {move} -> 0 dark-done")
    assert game.at(0) == end


@dark
def test_everything_is_done_by_the_rules() -> None:
    game = told("0: start b1", "0: dark go left")
    assert game.treasure(0) == "with 0"
    game = told("0: start b2", "1: start b1", "0: throw bullet left; shoot up; go right")
    game.tell("1: dark go left -> 1 dark-done", "0: go left", "1: dark go down -> 1 dark-done")
    assert (game.treasure(0), game.treasure(1)) == ("with 1", "a2")
    assert game.state.ground.piles[5].bullets == 1
    game = told("0: start d3", "0: shoot up; blow up; go up", "0: dark go right -> 0 dark-done")
    assert (game.state.pawns[0].bullets, game.state.pawns[0].bombs) == (3, 3)


@dark
def test_he_keeps_the_old_treasure_and_is_not_asked() -> None:
    game = told("0: start a2", "0: dark go up -> 0 dark-done")
    assert game.treasure(1) == "with 0"
    assert game.treasure(0) == "a1"


@dark
@pytest.mark.parametrize(
    "deed",
    [
        "shoot left",
        "blow up",
        "leave bullets",
        "throw bomb up",
        "take bullets",
        "mine here",
        "leave treasure",
        "status",
    ],
)
def test_any_action_can_be_dark(deed: str) -> None:
    game = told("0: start b2", "1: start a2", f"0: dark {deed}; go down", mines=True)
    assert game.last[:4] == [
        f"0 acts dark {deed}",
        "0 dark-done",
        "0 acts go down",
        "0 arrived-land",
    ]


@dark
def test_a_dark_shot_hits_and_the_victim_is_told_on_his_turn() -> None:
    game = told("0: start b3", "1: start a1", "2: start b2", "0: dark shoot up; go right hands-off")
    assert game.last == [
        "0 acts dark shoot up",
        "0 dark-done",
        "0 acts go right hands-off",
        "0 arrived-land",
        "0 found-treasure 1",
    ]
    game.tell("1: skip -> 1 skipped, 2 told-wounded, 2 may-order 2")


@dark
def test_also_where_victims_are_else_named_at_once() -> None:
    game = told("0: start b3", "1: start b2", "0: dark shoot up; go up", scream=False)
    assert game.last[:3] == ["0 acts dark shoot up", "0 dark-done", "0 acts go up"]
    assert game.last[-2:] == ["1 told-wounded", "1 may-order 1"]


@dark
def test_a_dark_blast_opens_the_wall() -> None:
    game = told("0: start b2", "0: dark blow up; dark go up")
    assert game.last == [
        *("0 acts dark blow up", "0 dark-done", "0 acts dark go up", "0 dark-done"),
    ]
    assert game.at(0) == "b1"


@dark
def test_whoever_is_hurt_by_his_own_dark_move_hears_no_blast_and_can_not_order() -> None:
    game = told("0: start b3", "1: start b2", "0: mine right; go up", "1: go down", mines=True)
    game.tell("0: dark flow", "1: dark go right -> 1 dark-done")
    assert game.state.pawns[1].wounded
    game.tell("0: skip")
    assert "1 may-order 1" not in game.last
    assert game.refused("1: order a1") == "illegal-not-now"


@dark
def test_infection_is_not_told() -> None:
    game = told("0: start b2", "0: go right", "0: go left", "0: dark go right -> 0 dark-done")
    assert game.state.pawns[0].infected
    game.tell("0: status -> 0 status infected 3 bombs 12 moves")
    game = told(
        "0: start b2", "1: start a1", "0: go right", "1: skip", "0: dark flow -> 0 dark-done"
    )
    assert game.state.pawns[0].infected


@dark
def test_healing_is_not_told() -> None:
    game = told("0: start b3", "1: start c3", "0: shoot right; flow", "1: dark go up", "0: skip")
    game.tell("1: dark go right -> 1 dark-done")
    assert not game.state.pawns[1].wounded
    assert game.at(1) == "d2"


@dark
def test_the_end_of_the_game_is_never_hidden() -> None:
    game = told(
        "0: start e1",
        "0: go down",
        "0: dark go right -> 0 dark-done",
        "0: dark go right -> 0 dark-done, 0 lost-outside, all-dead",
    )
    assert game.over


@dark
def test_in_the_dark_he_is_offered_whatever_could_be_possible() -> None:
    game = told("0: start b2", "0: leave bullets; leave bombs; dark go down")
    bold = {"shoot up", "blow up", "leave treasure", "leave corpse", "flow", "loop", "take bullets"}
    assert bold <= set(game.offers)
    game.tell("0: status")
    assert not {"shoot up", "blow up", "leave corpse"} & set(game.offers)


@dark
def test_told_again_where_he_is_he_is_offered_no_more_than_that() -> None:
    game = told("0: start b2", "0: dark go left")
    assert {"loop", "flow"} <= set(game.offers)
    game.tell("0: go right -> 0 arrived-land")
    assert not {"loop", "flow"} & set(game.offers)


@dark
def test_a_dark_action_behind_a_condition_does_not_show_whether_it_is_done() -> None:
    for move in ("if wall { dark blow left }", "if not wall { dark blow left }"):
        game = told("0: start b2", f"0: dark go up; {move}")
        assert game.last == ["0 acts dark go up", "0 dark-done"]


@dark
@pytest.mark.rule("G-3")
def test_nothing_that_anybody_hears_depends_on_what_a_dark_move_met() -> None:
    move = "dark shoot up; dark go up; dark blow left; dark status; dark leave treasure"
    heard = [told(f"0: start {start}", f"0: {move}").last for start in ("b2", "a1", "d3", "e3")]
    assert all(last == heard[0] for last in heard)


@dark
@pytest.mark.rule("D-7.1")
def test_dark_moves_are_an_option() -> None:
    game = told("0: start b2", dark=False)
    assert game.refused("0: dark go up") == "illegal-no-dark"
    assert game.refused("0: go up; dark shoot up") == "illegal-no-dark"


# -- D-6.8 ---------------------------------------------


@semidark
@pytest.mark.parametrize(
    ("start", "move", "told_too"),
    [
        ("b2", "go up tell wall", "0 hit-wall"),
        ("b2", "go down tell wall", "0 no-wall"),
        ("b3", "go right tell wall", "0 no-wall"),
        ("e2", "go right tell wall", "0 no-wall"),
        ("b3", "go right tell cell", "0 arrived-land"),
        ("b2", "go up tell cell", "0 hit-wall"),
        ("b1", "go right tell cell", "0 carried-river"),
        ("c3", "go right tell cell", "0 arrived-pit"),
        ("c1", "go up tell cell", "0 hit-wall, 0 drifted-river"),
        ("c1", "go up tell wall", "0 hit-wall"),
        ("c1", "flow tell cell", "0 flowed-river"),
        ("b3", "go right tell found", "0 found-treasure 1, 0 took-treasure"),
        ("b3", "go right tell wall found", "0 no-wall, 0 found-treasure 1, 0 took-treasure"),
        ("b3", "go right tell health", ""),
        ("b2", "go right tell health", "0 woke-mite"),
        ("b2", "go right tell cell", "0 arrived-encephalitis"),
    ],
)
def test_only_the_facts_that_he_asks_for(start: str, move: str, told_too: str) -> None:
    expected = ", ".join(filter(None, ["0 dark-done", told_too]))
    told(f"0: start {start}", f"0: {move} -> {expected}")


@semidark
def test_whether_he_was_infected_or_healed() -> None:
    game = told("0: start b2", "0: go right", "0: go left")
    game.tell("0: go right tell health -> 0 dark-done, 0 infected 12")
    game.tell("0: go right tell health -> 0 dark-done, 0 healed, 0 immune")


@semidark
def test_whether_a_mine_exploded() -> None:
    game = told("0: start b2", "0: mine down; flow", "0: go down tell health", mines=True)
    assert game.last[:3] == ["0 dark-done", "0 mine-exploded", "0 wounded"]


@semidark
@pytest.mark.rule("D-5.5h", "D-6.7")
def test_whoever_asked_for_his_health_is_told_of_a_wound_once_and_may_order_a_cell() -> None:
    lines = ("0: start b2", "1: start c1", "0: mine down; flow", "1: flow")
    game = told(*lines, "0: go down tell health", "1: flow", mines=True)
    assert game.last[-1] == "0 may-order 1"
    assert "0 told-wounded" not in game.last
    game.tell("0: order e3 -> 0 ordered")


@semidark
@pytest.mark.rule("D-5.5h", "D-6.7")
def test_whoever_asked_for_other_things_hears_of_it_on_his_turn_and_may_not() -> None:
    lines = ("0: start b2", "1: start c1", "0: mine down; flow", "1: flow")
    game = told(*lines, "0: go down tell wall cell found", "1: flow", mines=True)
    assert game.last[-1] == "0 told-wounded"
    assert game.refused("0: order e3") == "illegal-not-now"


@semidark
@pytest.mark.rule("D-5.7")
@pytest.mark.parametrize("scream", [True, False])
def test_of_the_others_health_he_is_not_told_and_they_are_on_their_turn(scream: bool) -> None:
    lines = ("0: start b2", "1: start b3", "0: mine down; flow", "1: flow")
    game = told(*lines, "0: go down tell health", mines=True, scream=scream)
    assert game.last == [
        *("0 dark-done", "0 mine-exploded", "0 wounded", "1 told-wounded", "1 may-order 1"),
    ]


@semidark
@pytest.mark.parametrize("move", ["shoot up tell wall; go up", "skip tell cell", "go up tell all"])
def test_only_movements_and_only_these_facts(move: str) -> None:
    assert told("0: start b2").refused(f"0: {move}") == "illegal-move-fact"


@semidark
@pytest.mark.rule("D-7.1")
def test_semi_dark_moves_are_an_option() -> None:
    assert (
        told("0: start b2", semidark=False).refused("0: go up tell wall") == "illegal-no-semidark"
    )
