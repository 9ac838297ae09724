"""Shooting, wounds, and going on from another cell (Rules D-5.5a to D-5.5i)."""

from __future__ import annotations

from typing import Any

import pytest

from gamemaster.core.game import EVERYONE
from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+---+
1 | .   .   .   .   .
  +   +   +   +   +   +
2 | .   .   . | A   . #
  +   +   +   +   +   +
3 | H   .   .   .   . |
  +---+---+---+---+---+
treasure a1
false c1
"""


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


def hit(game: Told) -> list[int]:
    return [pawn.seat for pawn in game.state.pawns if pawn.wounded]


# -- (a), (b), (c): the bullet -------------------------


@pytest.mark.rule("D-5.5a")
def test_before_and_after_the_movement_as_long_as_there_are_bullets() -> None:
    game = told("0: start b3", "0: shoot up; shoot up; go right; shoot up; shoot up")
    assert game.last[-4:] == [
        *("0 acts shoot up", "0 silence", "0 acts shoot up", "0 lacks-bullets"),
    ]


@pytest.mark.rule("D-5.5a")
def test_bullets_on_the_cell_count() -> None:
    game = told("0: start b3", "0: throw bullets up; go right", "0: go left")
    game.tell("0: go up hands-off; shoot up; shoot up; shoot up; shoot up")
    assert game.last.count("0 silence") == 3
    assert game.last[-1] == "0 lacks-bullets"


@pytest.mark.rule("D-5.5b")
@pytest.mark.parametrize("side", ["left", "right", "up", "down"])
def test_all_in_his_own_cell_are_hit_whatever_the_direction(side: str) -> None:
    game = told("0: start b2", "1: start b2", "2: start b2", f"0: shoot {side}; go left")
    assert hit(game) == [1, 2]


@pytest.mark.rule("D-5.5b")
def test_they_stop_the_bullet() -> None:
    game = told("0: start b2", "1: start b2", "2: start c2", "0: shoot right; go left")
    assert hit(game) == [1]


@pytest.mark.rule("D-5.5c")
@pytest.mark.parametrize(
    ("shooter", "side", "victims", "wounded"),
    [
        ("a2", "right", ("c2", "c2"), [1, 2]),
        ("a2", "right", ("b2", "c2"), [1]),
        ("a2", "right", ("c2", "b2"), [2]),
        ("c2", "right", ("d2", "e2"), []),
        ("e2", "left", ("d2", "c2"), [1]),
        ("b3", "left", ("a3", "a3"), []),
        ("d3", "up", ("d1", "d1"), []),
        ("a1", "right", ("e1", "e3"), [1]),
        ("e3", "up", ("e1", "a1"), [1]),
    ],
)
def test_it_flies_to_the_first_obstacle(
    shooter: str, side: str, victims: tuple[str, str], wounded: list[int]
) -> None:
    game = told(
        f"0: start {shooter}",
        f"1: start {victims[0]}",
        f"2: start {victims[1]}",
        f"0: shoot {side}; flow",
    )
    assert hit(game) == wounded
    assert game.last[1] == ("0 scream" if wounded else "0 silence")


@pytest.mark.rule("D-5.5c")
def test_an_exit_lets_it_out_a_closed_one_does_not() -> None:
    game = told("0: start c3", "1: start e1", "0: go left", "1: go right", "0: go up", "1: go left")
    game.tell("0: go up", "1: go right", "0: shoot right; go up")
    assert hit(game) == [1]
    game = told("0: start e3", "1: start e2", "0: flow", "1: blow right; go right", "0: go up")
    game.tell("1: go left", "0: go down", "1: go right", "0: go up; shoot right")
    assert hit(game) == [1]


@pytest.mark.rule("D-5.5c")
def test_bullets_may_fly_on_through_everybody() -> None:
    game = told(
        "0: start a2", "1: start b2", "2: start c2", "0: shoot right; flow", shots="through"
    )
    assert hit(game) == [1, 2]


# -- (d), (e): what falls ------------------------------


@pytest.mark.rule("D-5.5d")
def test_the_wounded_lose_bullets_and_the_big_thing_onto_their_cell() -> None:
    game = told("0: start c2", "1: start c1", "0: shoot up; go left", "1: status")
    assert game.last == ["1 status wounded 3 bombs"]
    assert game.treasure(1) == "c1"
    assert game.state.ground.piles[2].bullets == 3
    game = told("0: start b2", "1: start b1", "0: shoot up; go left", mines=True)
    assert (game.state.ground.piles[1].bullets, game.state.ground.piles[1].mines) == (3, 1)


@pytest.mark.rule("D-5.5d")
@pytest.mark.rule("D-5.6")
def test_the_dead_leave_their_grenades_and_their_corpse_too() -> None:
    game = told("0: start b2", "1: start b1", "0: shoot up; flow", last_alive="plays-on")
    pile = game.state.ground.piles[1]
    assert (pile.bullets, pile.bombs, pile.corpses) == (3, 0, ())
    game.tell("1: flow", "0: shoot up; flow")
    assert (pile.bullets, pile.bombs, pile.corpses) == (3, 3, (1,))


@pytest.mark.rule("D-5.5e")
def test_in_the_same_cell_he_catches_the_bullets_on_the_fly() -> None:
    game = told(
        "0: start b2", "1: start b2", "2: start b1", "0: throw bullet left; shoot up; go up"
    )
    assert game.last[2:6] == [
        *("0 acts shoot up", "0 scream", "0 found-things 3 bullets", "0 took-things 2 bullets"),
    ]


@pytest.mark.rule("D-5.5e")
def test_and_uses_them_in_the_same_move() -> None:
    shots = "; ".join(["shoot up"] * 6)
    game = told("0: start b3", "1: start b2", "0: shoot down; shoot down; go up; " + shots)
    assert game.last.count("0 scream") == 1
    assert game.last.count("0 silence") == 5
    assert game.last.count("0 lacks-bullets") == 2


@pytest.mark.rule("D-5.5e")
@pytest.mark.rule("D-5.8")
def test_a_treasure_caught_in_the_middle_of_a_move_is_asked_about_at_once() -> None:
    game = told("0: start a1", "1: start c1", "0: go right", "1: go left hands-off")
    game.tell("0: shoot up; go down; blow up")
    assert game.last == [
        *("0 acts shoot up", "0 scream", "0 found-treasure 1", "0 found-things 3 bullets"),
        *("0 asks-treasure 1 carrying", "0 took-things 1 bullets"),
    ]
    game.tell("0: choose 1")
    assert game.last[:3] == ["0 chose-treasure 1/1", "0 acts go down", "0 arrived-land"]
    assert (game.treasure(0), game.treasure(1)) == ("b1", "with 0")


@pytest.mark.rule("D-5.5e")
@pytest.mark.rule("D-6.7")
def test_in_the_dark_he_catches_without_a_word() -> None:
    game = told("0: start b2", "1: start b2", "0: dark shoot up; go left; status")
    assert game.last[:4] == [
        *("0 acts dark shoot up", "0 dark-done", "0 acts go left", "0 arrived-land"),
    ]
    assert game.last[5] == "0 status healthy 3 bullets 3 bombs"


@pytest.mark.rule("D-5.5e")
def test_what_falls_elsewhere_is_not_caught() -> None:
    game = told("0: start b2", "1: start b1", "2: start a2", "0: leave bombs; shoot up; go down")
    assert "0 scream" in game.last
    assert not [said for said in game.last if "found" in said or "took" in said]


@pytest.mark.rule("D-5.5e")
def test_nor_what_falls_outside() -> None:
    game = told("0: start e1", "1: start e1", "0: go up; leave bombs", "1: go right")
    game.tell("0: shoot right; go up")
    assert game.last[:4] == ["0 acts shoot right", "0 scream", "0 acts go up", "0 hit-wall"]
    game = told("0: start e1", "1: start e1", "0: shoot up; leave bombs; go right", "1: order e1")
    game.tell("1: go right", "0: shoot up; go left")
    assert game.last[:3] == ["0 acts shoot up", "0 scream", "0 acts go left"]


# -- (f), (g): lying down, and being told --------------


@pytest.mark.rule("D-5.5f")
def test_nobody_can_be_hit_twice_before_his_turn() -> None:
    game = told("0: start b2", "1: start b1", "2: start c1", "0: shoot up; shoot up; go left")
    assert game.last[1:4:2] == ["0 scream", "0 silence"]
    assert game.state.pawns[1].playing
    game = told(
        "0: start b2", "1: start c1", "2: start b1", "0: shoot up; flow", "1: shoot left; flow"
    )
    assert "1 silence" in game.last
    assert game.state.pawns[2].playing


@pytest.mark.rule("D-5.5f")
def test_on_his_turn_he_rises() -> None:
    game = told(
        "0: start b2", "1: start b1", "2: start c3", "0: shoot up; flow", "1: flow", "2: flow"
    )
    game.tell("0: shoot up; flow")
    assert game.last[1] == "0 scream"
    assert not game.state.pawns[1].playing


@pytest.mark.rule("D-5.5f")
def test_who_lies_down_lets_bullets_pass() -> None:
    game = told("0: start a2", "1: start b2", "2: start c2", "0: shoot right; shoot right; flow")
    assert hit(game) == [1, 2]


@pytest.mark.rule("D-5.5f", "D-5.5b")
def test_also_if_he_lies_at_the_shooters_feet() -> None:
    game = told("0: start a2", "1: start a2", "2: start c2", "0: shoot right; shoot right; flow")
    assert hit(game) == [1, 2]
    assert game.answers.count("0 scream") == 2


@pytest.mark.rule("D-5.5f", "D-5.5c")
def test_everybodys_bullets_fly_on_over_him_to_whoever_stands_behind() -> None:
    lines = ("0: start a2", "1: start b1", "2: start c2", "3: start b2", "0: shoot right; flow")
    game = told(*lines, "1: flow", "2: shoot left; flow")
    assert hit(game) == [0, 3]
    game = told(*lines, "1: go down", "2: shoot left; flow")
    assert hit(game) == [1, 3]
    assert game.state.pawns[3].playing


@pytest.mark.rule("D-5.5f")
def test_lying_down_is_an_option() -> None:
    game = told(
        "0: start b2", "1: start b1", "2: start c1", "0: shoot up; shoot up; flow", fall=False
    )
    assert not game.state.pawns[1].playing


@pytest.mark.rule("D-5.5g")
def test_only_a_scream_is_heard_and_the_victim_is_told_on_his_turn() -> None:
    game = told("0: start b2", "1: start c3", "2: start b1", "0: shoot up; flow")
    assert game.last == ["0 acts shoot up", "0 scream", "0 acts flow", "0 cannot-flow"]
    game.tell("1: flow -> 1 cannot-flow, 2 told-wounded, 2 may-order 2")


@pytest.mark.rule("D-5.5g")
def test_nobody_hears_what_the_victim_drops() -> None:
    game = told("0: start c2", "1: start b3", "2: start c1", "0: shoot up; flow")
    assert game.last == ["0 acts shoot up", "0 scream", "0 acts flow", "0 cannot-flow"]


@pytest.mark.rule("D-5.5g")
def test_the_dead_are_named_when_their_turn_would_come() -> None:
    game = told(
        "0: start b2", "1: start c3", "2: start b1", "0: shoot up; flow", "1: flow", "2: flow"
    )
    game.tell("0: shoot up; flow -> 0 acts shoot up, 0 scream, 0 acts flow, 0 cannot-flow")
    game.tell("1: flow -> 1 cannot-flow, 2 told-died")


@pytest.mark.rule("D-5.5g")
def test_the_victims_may_be_named_at_once() -> None:
    game = told("0: start b2", "1: start b1", "0: shoot up; flow", scream=False)
    assert game.last[1:3] == ["0 shot-hit 1", "1 wounded"]
    assert "1 told-wounded" not in game.last


# -- (h): ordering -------------------------------------


@pytest.mark.rule("D-5.5h")
def test_after_a_wound_he_may_order_a_cell_in_secret() -> None:
    game = told("0: start b2", "1: start b1", "2: start c3", "0: shoot up; flow")
    assert game.last[-2:] == ["1 told-wounded", "1 may-order 2"]
    assert "order e3" in game.offers
    game.tell("1: order e3 -> 1 ordered")
    assert game.secret == ["1 ordered-at e3"]
    assert (game.turn, game.at(1)) == (1, "e3")
    game.tell("1: go up -> 1 arrived-land")
    assert not [e for e in game.events if e.audience is EVERYONE and "e3" in str(e.said.args)]


@pytest.mark.rule("D-5.5h")
def test_the_cell_that_he_ordered_does_not_act() -> None:
    game = told("0: start b2", "1: start b1", "0: shoot up; flow", "1: order a3 -> 1 ordered")
    assert hit(game) == [1]


@pytest.mark.rule("D-5.5h")
@pytest.mark.rule("D-3.4")
def test_from_outside_an_order_leads_back_in() -> None:
    game = told("0: start e1", "1: start e1", "0: go right", "1: shoot right; go up", "0: order b2")
    assert game.at(0) == "b2"
    game.tell("0: go up -> 0 arrived-land")


@pytest.mark.rule("D-5.5h")
def test_or_stay_and_then_it_is_too_late() -> None:
    game = told("0: start b2", "1: start b1", "0: shoot up; flow", "1: flow", "0: flow")
    assert game.refused("1: order e3") == "illegal-not-now"
    assert not [offer for offer in game.offers if offer.startswith("order")]


@pytest.mark.rule("D-5.5h")
def test_without_a_wound_nobody_orders() -> None:
    assert told("0: start b2").refused("0: order e3") == "illegal-not-now"


@pytest.mark.rule("D-5.5h")
def test_only_cells_of_the_plan_can_be_ordered() -> None:
    game = told("0: start b2", "1: start b1", "0: shoot up; flow")
    assert game.refused("1: order f1") == "illegal-no-such-cell"
    assert game.refused("1: order up") == "illegal-move-cell"


@pytest.mark.rule("D-5.5h")
def test_as_often_as_there_are_other_players() -> None:
    game = told("0: start b3", "1: start b2", "0: shoot up; flow")
    assert game.last[-1] == "1 may-order 1"
    game.tell("1: order b3", "1: go left -> 1 arrived-hospital, 1 healed", "0: flow", "1: go right")
    game.tell("0: shoot up; flow")
    assert game.last[-1] == "1 told-wounded"
    assert game.refused("1: order e3") == "illegal-not-now"


@pytest.mark.rule("D-5.5h")
def test_orders_are_an_option() -> None:
    game = told("0: start b2", "1: start b1", "0: shoot up; flow", orders=False)
    assert game.last[-1] == "1 told-wounded"
    assert game.refused("1: order e3") == "illegal-not-now"


# -- (i): the wounded and the infected -----------------


@pytest.mark.rule("D-5.5i")
def test_the_wounded_neither_shoot_nor_take_but_blow_and_hand_on_grenades() -> None:
    game = told("0: start b3", "1: start c3", "0: throw bullet up; shoot right; flow")
    game.tell("1: shoot up; take bullet; blow up; throw bomb up; go up")
    assert game.last[:8] == [
        *("1 acts shoot up", "1 too-hurt shoot", "1 acts take bullet", "1 too-hurt take"),
        *("1 acts blow up", "1 blast-told", "1 acts throw bomb up", "1 threw 1 bomb up"),
    ]


@pytest.mark.rule("D-5.5i")
@pytest.mark.parametrize("thing", ["bullet", "bullets", "treasure", "corpse", "mine"])
def test_and_neither_leave_nor_throw_anything_else(thing: str) -> None:
    game = told("0: start b3", "1: start c3", "0: shoot right; flow", mines=True)
    game.tell(f"1: leave {thing}; throw {thing} up; mine here; go up")
    assert game.last[1:6:2] == ["1 too-hurt leave", "1 too-hurt throw", "1 too-hurt mine"]


@pytest.mark.rule("D-5.5i")
def test_the_wounded_may_shoot_where_the_table_wants_it() -> None:
    game = told("0: start b3", "1: start c3", "0: shoot right; flow", wounded_shoot=True)
    game.tell("1: shoot left; flow")
    assert game.last[1] == "1 lacks-bullets"


@pytest.mark.rule("D-5.5i")
@pytest.mark.parametrize("may", [True, False])
def test_the_wounded_are_offered_shots_only_if_they_may_shoot(may: bool) -> None:
    options = {"belongings": False, "throwing": "none", "wounded_shoot": may}
    game = told("0: start b3", "1: start c3", "0: shoot right; flow", **options)
    assert ("shoot up" in game.offers) == may


@pytest.mark.rule("D-5.5i")
def test_the_wounded_use_no_bullets_from_the_ground() -> None:
    game = told("0: start b3", "1: start c3", "0: shoot right; flow", wounded_shoot=True)
    assert game.state.ground.piles[12].bullets == 3
    game.tell("1: shoot left; flow")
    assert game.last[1] == "1 lacks-bullets"
