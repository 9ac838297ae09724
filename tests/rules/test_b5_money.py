"""The casino and the hints (Rules B-5, B-6)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamemaster.labyrinth.game import LABYRINTH
from tests.labyrinth.drawing import Told, grand, play, school

PLAN = """
  +---+---+---+---+
1 | .   C   .   . |
  +   +   +   +   +
2 | .   .   .   . |
  +   +   +   +   +
3 | A   H   .   .
  +---+---+---+---+
treasure c3
false a1
"""
UNBUILT = PLAN.replace("C", ".")
RED = "1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36"
BLACK = "2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35"


def every(first: int, last: int, step: int = 1) -> set[int]:
    return set(range(first, last + 1, step))


WINNING = {
    "red": set(map(int, RED.split())),
    "black": set(map(int, BLACK.split())),
    "odd": every(1, 35, 2),
    "even": every(2, 36, 2),
    "low": every(1, 18),
    "high": every(19, 36),
}


def inside(*lines: str, seats: int | None = None, **options: Any) -> Told:
    """In the casino, with ten coins."""
    return school(PLAN, "0: start b2", "0: go up", *lines, seats=seats, **options)


# -- B-5 -----------------------------------------------


@pytest.mark.rule("B-5")
def test_arriving_is_told_and_costs_nothing() -> None:
    told = school(PLAN, "0: start b2", "0: go up -> 0 arrived-casino")
    assert told.state.pawns[0].money == 10


@pytest.mark.rule("B-5", "G-12")
def test_a_round_is_a_turn_and_the_wheel_is_chances() -> None:
    told = school(PLAN, "0: start b1", "1: start a2", "0: bet red 3")
    assert told.last == []
    chances = LABYRINTH.chances(told.state)
    assert [text for text, _ in chances] == [f"wheel {pocket}" for pocket in range(37)]
    assert {share for _, share in chances} == {Fraction(1, 37)}
    assert told.refused("1: go up") == told.refused("0: bet red 1") == "illegal-not-your-turn"
    told.tell("chance: wheel 1 -> 0 wheel 1 red, 0 bet-won 3 3 13")
    assert told.turn == 1


@pytest.mark.rule("B-5")
@pytest.mark.parametrize("kind", WINNING)
def test_even_money(kind: str) -> None:
    for pocket in range(37):
        told = inside(f"0: bet {kind} 4", f"chance: wheel {pocket}")
        won = pocket in WINNING[kind]
        assert told.last[1] == ("0 bet-won 4 4 14" if won else "0 bet-lost 4 6"), pocket
        assert told.state.pawns[0].money == (14 if won else 6)


@pytest.mark.rule("B-5")
@pytest.mark.parametrize("kind", ["0", "1", "17", "36"])
def test_a_number_pays_thirty_five_to_one(kind: str) -> None:
    for pocket in range(37):
        told = inside(f"0: bet {kind} 2", f"chance: wheel {pocket}")
        won = str(pocket) == kind
        assert told.last[1] == ("0 bet-won 2 70 80" if won else "0 bet-lost 2 8"), pocket


@pytest.mark.rule("B-5")
def test_the_result_of_the_wheel_is_announced() -> None:
    for pocket in range(37):
        colour = "green" if not pocket else "red" if pocket in WINNING["red"] else "black"
        assert (
            inside("0: bet 5 1", f"chance: wheel {pocket}").last[0] == f"0 wheel {pocket} {colour}"
        )


@pytest.mark.rule("B-5")
def test_the_stake_is_at_most_what_he_has() -> None:
    told = inside()
    assert told.refused("0: bet red 11") == told.refused("0: bet 7 99") == "illegal-no-money"
    told.tell("0: bet red 10", "chance: wheel 2 -> 0 wheel 2 black, 0 bet-lost 10 0")
    assert told.refused("0: bet red 1") == "illegal-no-money"
    assert not [move for move in told.offers if move.startswith("bet")]


@pytest.mark.rule("B-5")
def test_what_was_won_can_be_staked() -> None:
    told = inside("0: bet 7 1", "chance: wheel 7 -> 0 wheel 7 red, 0 bet-won 1 35 45")
    told.tell("0: bet red 45", "chance: wheel 0 -> 0 wheel 0 green, 0 bet-lost 45 0")


@pytest.mark.rule("B-5")
def test_a_limit_of_stakes_is_an_option() -> None:
    told = inside(stake_limit=4)
    assert told.refused("0: bet red 5") == told.refused("0: bet 0 11") == "illegal-stake-limit"
    told.tell("0: bet red 4", "chance: wheel 3 -> 0 wheel 3 red, 0 bet-won 4 4 14")


@pytest.mark.rule("B-5")
@pytest.mark.parametrize("text", ["bet red 0", "bet red -1", "bet 37 1", "bet -1 1", "bet zero 1"])
def test_there_are_no_other_bets(text: str) -> None:
    assert inside().refused(f"0: {text}") in ("illegal-move-number", "illegal-move-bet")


@pytest.mark.rule("B-5")
def test_every_bet_is_offered_and_only_there() -> None:
    told = school(PLAN, "0: start b2")
    assert not [move for move in told.offers if move.startswith("bet")]
    assert told.refused("0: bet red 1") == "illegal-no-casino"
    told.tell("0: go up")
    bets = [move.split()[1] for move in told.offers if move.startswith("bet")]
    assert bets == [*WINNING, *map(str, range(37))]


@pytest.mark.rule("B-5")
def test_without_a_casino_in_the_plan_nobody_bets() -> None:
    told = school(UNBUILT, "0: start b2", "0: go up", casinos=0)
    assert told.refused("0: bet red 1") == "illegal-no-casino"


@pytest.mark.rule("B-5")
def test_a_wounded_player_may_bet() -> None:
    told = school(PLAN, "0: start b1", "1: start b3", "0: blow up", "1: shoot up")
    told.tell("0: bet even 5", "chance: wheel 36 -> 0 wheel 36 red, 0 bet-won 5 5 15")


@pytest.mark.rule("B-5")
def test_a_house_rule_brings_it_to_other_rule_sets() -> None:
    told = play(PLAN, "0: start b1", "0: bet low 2", "chance: wheel 18", casinos=1, money=2)
    assert told.last == ["0 wheel 18 red", "0 bet-won 2 2 4"]
    assert play(PLAN, "0: start b1", casinos=1).refused("0: bet low 1") == "illegal-no-money"


@pytest.mark.rule("B-5")
def test_in_composed_moves_it_stands_alone_and_is_never_dark() -> None:
    told = grand(PLAN, "0: start b1", casinos=1, money=5, hint_price=2)
    assert told.refused("0: bet red 1; go up") == "illegal-stands-alone"
    assert told.refused("0: if land { bet red 1 } else { hint }") == "illegal-stands-alone"
    assert told.refused("0: dark bet red 1") == told.refused("0: dark hint") == "illegal-never-dark"
    told.tell("0: bet red 1", "chance: wheel 2 -> 0 wheel 2 black, 0 bet-lost 1 4")


@pytest.mark.rule("B-5")
def test_after_a_dark_move_he_may_try() -> None:
    told = grand(PLAN, "0: start b2", "0: dark go up", casinos=1, money=5)
    told.tell("0: bet red 1", "chance: wheel 2 -> 0 wheel 2 black, 0 bet-lost 1 4")
    told = grand(PLAN, "0: start b2", "1: start a2", "0: dark go down", casinos=1, money=5)
    told.tell("1: go up", "0: bet red 1 -> 0 cannot-bet")
    assert told.state.pawns[0].money == 5
    assert told.turn == 1


@pytest.mark.rule("B-5")
def test_after_a_dark_move_only_what_these_rules_know_is_offered() -> None:
    told = grand(UNBUILT, "0: start b2", "0: dark go up", casinos=0, money=5, hint_price=5)
    assert not [move for move in told.offers if move.startswith("bet")]
    assert "hint" in told.offers


@pytest.mark.rule("B-5")
def test_outside_there_is_no_casino() -> None:
    plan = PLAN.replace("+---+---+---+---+", "+---+   +---+---+", 1)
    told = grand(plan, "0: start b1", "0: go up -> 0 went-outside", casinos=1, money=5)
    assert told.refused("0: bet red 1") == "illegal-no-casino"
    assert not [move for move in told.offers if move.startswith("bet")]
    told = grand(plan, "0: start b1", "0: dark go up", casinos=1, money=5)
    told.tell("0: bet red 1 -> 0 cannot-bet")


# -- B-6 -----------------------------------------------


@pytest.mark.rule("B-6")
def test_a_hint_is_a_turn_and_only_the_buyer_hears_the_answer() -> None:
    told = school(PLAN, "0: start c2", "1: start a2", "0: hint -> 0 bought-hint 5 5")
    assert told.secret == ["0 hint c2"]
    assert told.turn == 1
    assert told.state.pawns[0].money == 5


@pytest.mark.rule("B-6")
def test_the_answer_can_be_for_all() -> None:
    told = school(PLAN, "0: start c2", "0: hint -> 0 bought-hint 5 5, 0 hint c2", hint_aloud=True)
    assert told.secret == []


@pytest.mark.rule("B-6")
def test_the_price_is_an_option_and_must_be_paid() -> None:
    told = school(PLAN, "0: start c2", "0: hint -> 0 bought-hint 4 6", hint_price=4)
    told.tell("0: hint -> 0 bought-hint 4 2")
    assert told.refused("0: hint") == "illegal-no-money"
    assert "hint" not in told.offers


@pytest.mark.rule("B-6")
def test_the_last_coin_will_do() -> None:
    told = school(PLAN, "0: start c2", money=5)
    assert "hint" in told.offers
    told.tell("0: hint -> 0 bought-hint 5 0")
    assert school(PLAN, "0: start c2", money=4).refused("0: hint") == "illegal-no-money"


@pytest.mark.rule("B-6")
def test_without_a_price_there_are_none() -> None:
    told = school(PLAN, "0: start c2", hint_price=0)
    assert told.refused("0: hint") == "illegal-no-hints"
    assert "hint" not in told.offers


@pytest.mark.rule("B-6")
def test_it_tells_where_he_was_carried() -> None:
    plan = PLAN.replace("1 | .   C   .   . |", "1 | >   >   >   D |")
    told = school(plan, "0: start a2", "0: go up", "chance: drift 2", "0: hint")
    assert told.secret == ["0 hint c1"]


@pytest.mark.rule("B-6")
def test_outside_it_tells_the_exit() -> None:
    told = grand(PLAN, "0: start d3", "0: go right", "0: hint", money=9, hint_price=1)
    assert told.last == ["0 bought-hint 1 8"]
    assert told.secret == ["0 hint d3 right"]


@pytest.mark.rule("B-6")
def test_in_composed_moves_a_hint_stands_alone() -> None:
    told = grand(PLAN, "0: start c2", money=9, hint_price=1)
    assert (
        told.refused("0: hint; go up") == told.refused("0: go up; hint") == "illegal-stands-alone"
    )
