"""House rules that add one option of the grand rules to classic games, and nothing else."""

from __future__ import annotations

import pytest

from tests.labyrinth.drawing import grand, play

PLAN = """
  +---+---+---+---+
1 | .   .   .   H |
  +   +   +   +   +
2 | A   .   .   . |
  +---+---+---+   +
treasure c1
false b1
"""
START = ("0: start a2", "1: start c2")


@pytest.mark.rule("D-5.5f")
def test_whoever_lies_rises_on_his_turn() -> None:
    game = play(PLAN, *START, fall=True)
    game.tell("0: shoot right -> 0 shot-hit 1, 1 wounded", "1: go right")
    game.tell("0: shoot right -> 0 shot-hit 1, 1 died")


@pytest.mark.rule("D-5.5f")
def test_and_is_not_hit_again_before_it() -> None:
    game = play(PLAN, *START, "2: start b2", fall=True)
    game.tell("0: shoot up", "1: shoot left -> 1 shot-hit 0 2, 0 wounded, 2 wounded")
    game.tell("2: shoot left -> 2 shot-nobody")


@pytest.mark.rule("D-5.5h")
def test_a_new_cell_can_be_ordered_in_a_game_of_single_actions() -> None:
    game = play(PLAN, *START, orders=True)
    game.tell("0: shoot right -> 0 shot-hit 1, 1 wounded, 1 may-order 1")
    game.tell("1: order c1 -> 1 ordered", "1: go right -> 1 arrived-hospital, 1 healed")
    assert game.refused("0: order b1") == "illegal-not-now"


@pytest.mark.rule("D-6.6")
def test_a_round_of_skips_is_a_draw() -> None:
    game = play(PLAN, *START, "0: skip", "1: go left", "0: skip", skips=True)
    game.tell("1: skip -> 1 skipped, draw-skips")
    assert game.over


@pytest.mark.rule("D-7.3")
def test_a_target_is_offered_from_outside_one_exit_to_outside_another() -> None:
    game = grand(PLAN, *START, named_targets=True)
    shots = [offer.split() for offer in game.offers if offer.startswith("shoot")]
    assert {int(far) for _, _, far, _, _ in shots} == {0, 1, 2, 3, 4, 5}
