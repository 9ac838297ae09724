from __future__ import annotations

import pytest

from tests.labyrinth.drawing import play

pytestmark = pytest.mark.rule("A-7")

PLAN = """
  +---+---+---+
1 | .   .   H |
  +   +   +   +
2 | .   A   .
  +---+---+---+
treasure a2
false c1
"""


def test_the_true_treasure_carried_out_wins() -> None:
    told = play(PLAN, "0: start a2", "0: go right", "0: go right", "0: go right")
    assert told.last == ["0 at-exit", "0 won"]
    assert told.over
    assert told.offers == []
    assert told.refused("0: go left") == "illegal-game-over"


def test_the_others_have_no_further_turn() -> None:
    told = play(PLAN, "0: start b1", "1: start a2", "0: blow up", "1: go right", "0: blow up")
    told.tell("1: go right", "0: blow up", "1: go right -> 1 at-exit, 1 won")
    assert told.over
    assert told.refused("0: go left") == "illegal-game-over"


def test_a_false_treasure_is_revealed_and_gone() -> None:
    told = play(PLAN, "0: start c1", "0: go down", "0: go right -> 0 at-exit, 0 treasure-false")
    assert told.treasure(1) == "gone"
    assert not told.over
    told.tell("0: go right -> 0 at-exit", "0: go up -> 0 arrived-hospital")


def test_with_the_false_one_gone_the_true_one_can_still_be_fetched() -> None:
    told = play(PLAN, "0: start c1", "0: go down", "0: go right", "0: go left", "0: go left")
    assert told.last == ["0 arrived-land", "0 found-treasure 1", "0 took-treasure"]
    told.tell("0: go right", "0: go right", "0: go right -> 0 at-exit, 0 won")


def test_without_a_treasure_he_stays_in_the_exit_cell() -> None:
    told = play(PLAN, "0: start c2", "1: start a1", "0: go right -> 0 at-exit")
    assert told.at(0) == "c2"
    assert told.turn == 1
    told.tell("1: blow up", "0: go up -> 0 arrived-hospital, 0 found-treasure 1, 0 took-treasure")


def test_all_dead_ends_it() -> None:
    told = play(PLAN + "bear c2\n", "0: start b2", "0: go right", bear_strikes_on_meeting=False)
    assert told.last == ["0 arrived-land", "0 mauled", "0 wounded"]
    told.tell("0: go right -> 0 at-exit, 0 mauled, 0 died, all-dead")
    assert told.over
    assert told.offers == []


def test_one_alive_plays_on() -> None:
    told = play(PLAN, "0: start a1", "1: start b1", "0: shoot right", "1: blow up")
    told.tell("0: shoot right -> 0 shot-hit 1, 1 died")
    assert told.turn == 0
    told.tell("0: go down", "0: go right", "0: go right", "0: go right -> 0 at-exit, 0 won")


def test_the_last_two_die_together() -> None:
    starts = ("0: start c2", "1: start c2")
    told = play(PLAN + "bear c2\n", *starts, "0: go right", bear_strikes_on_meeting=False)
    assert told.last == ["0 at-exit", "0 mauled", "0 wounded", "1 mauled", "1 wounded"]
    told.tell("1: go right -> 1 at-exit, 0 mauled, 0 died, 1 mauled, 1 died, all-dead")
    assert told.over


def test_only_someone_who_carries_it_wins() -> None:
    told = play(PLAN, "0: start a2", "1: start c2", "0: go up", "1: go right -> 1 at-exit")
    assert not told.over


def test_dropped_before_the_exit_is_not_carried_out() -> None:
    told = play(PLAN, "0: start a2", "1: start c1", "0: go right", "1: go down", "0: go right")
    assert told.last == ["0 arrived-land"]
    told.tell("1: shoot up -> 1 shot-hit 0, 0 wounded, 0 dropped-treasure")
    told.tell("0: go right -> 0 at-exit")
    assert not told.over
