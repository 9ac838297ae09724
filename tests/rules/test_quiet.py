"""Rounds in which nothing changes for good end in a draw (Rule D-3.6)."""

from __future__ import annotations

import pytest

from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import CLASSIC, play, rules_for

pytestmark = pytest.mark.rule("D-3.6")

PLAN = """
  +---+---+---+
1 | .   . | H |
  +   +   +   +
2 | .   A   .
  +---+---+---+
treasure a2
false c1
"""
IDLE = "0: go up -> 0 hit-wall"


def drawn_after(rules: Rules) -> int:
    """Quiet rounds until the draw on a plan without holes."""
    return rules.rounds_to_draw(rules.size)


def test_so_many_rounds_without_a_change_are_a_draw() -> None:
    told = play(PLAN, "0: start a1", quiet_rounds=30)
    told.tell(*[IDLE] * 14, "0: go up -> 0 hit-wall, quiet-rounds 15/30", *[IDLE] * 4)
    for rounds in range(20, 30):
        told.tell(f"0: go up -> 0 hit-wall, quiet-rounds {rounds}/30")
    told.tell("0: go up -> 0 hit-wall, draw 30")
    assert told.over
    assert told.offers == []
    assert told.refused("0: go up") == "illegal-game-over"


@pytest.mark.rule("V-5")
@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_announced_to_everybody_before_the_game(preset: str) -> None:
    rules = PRESETS[preset]
    table = Table.open(LABYRINTH, rules, [Player("0", ""), Player("1", "")], preset)
    for eyes in (0, 1, None):
        seen = table.observe(eyes)
        (opened,) = (said for said in seen.heard if said.key == "opened")
        cells = rules.size - len(opened.args.get("holes", ()))
        assert opened.args["limit"] == rules.rounds_to_draw(cells) == seen.view["quiet_limit"]


def test_the_limit_is_ten_times_the_cells_unless_agreed_otherwise() -> None:
    assert drawn_after(CLASSIC) == 200
    assert drawn_after(rules_for(play(PLAN).plan)) == 60
    assert drawn_after(rules_for(play(PLAN).plan, quiet_rounds=7)) == 7


def test_a_round_is_a_turn_of_everybody() -> None:
    told = play(PLAN, "0: start a1", "1: start a1", "2: start b1", quiet_rounds=2)
    told.tell("0: go up", "1: go up -> 1 hit-wall", "2: go up -> 2 hit-wall, quiet-rounds 1/2")
    told.tell("0: go up", "1: go up -> 1 hit-wall", "2: go up -> 2 hit-wall, draw 2")


def test_choosing_the_start_is_no_round() -> None:
    told = play(PLAN, "0: start a1 -> 0 starts-land", quiet_rounds=1)
    told.tell("0: go up -> 0 hit-wall, draw 1")


def test_a_destroyed_wall_begins_the_count_anew() -> None:
    told = play(PLAN, "0: start b1", "0: go up -> 0 hit-wall, quiet-rounds 1/2", quiet_rounds=2)
    told.tell("0: blow right -> 0 blast-done", "0: go up -> 0 hit-wall, quiet-rounds 1/2")
    told.tell("0: blow right -> 0 blast-nothing, draw 2")


def test_a_treasure_carried_out_begins_the_count_anew() -> None:
    told = play(PLAN, "0: start c1", "0: go down", quiet_rounds=2)
    assert told.last == ["0 arrived-land", "quiet-rounds 1/2"]
    told.tell("0: go right -> 0 at-exit, 0 treasure-false", "0: go up")
    assert told.last == ["0 arrived-hospital", "quiet-rounds 1/2"]


def test_a_death_begins_the_count_anew() -> None:
    told = play(PLAN, "0: start a1", "1: start b1", "0: shoot right", "1: go up", quiet_rounds=2)
    assert told.last == ["1 hit-wall", "quiet-rounds 1/2"]
    told.tell("0: shoot right -> 0 shot-hit 1, 1 died", "0: go up")
    assert told.last == ["0 hit-wall", "quiet-rounds 1/2"]


def test_the_loss_of_a_player_outside_begins_the_count_anew() -> None:
    told = play(PLAN, "0: start a1", "1: start c2", quiet_rounds=2, outside=True)
    told.tell("0: go up", "1: go right -> 1 went-outside, quiet-rounds 1/2", "0: go up")
    told.tell("1: go right -> 1 lost-outside", "0: go up -> 0 hit-wall, quiet-rounds 1/2")


def test_the_death_of_the_bear_begins_the_count_anew() -> None:
    told = play(
        PLAN + "bear b2\n", "0: start a2", "0: shoot right", quiet_rounds=2, bear_can_be_shot=True
    )
    assert told.last == ["0 shot-hit bear", "bear-wounded", "quiet-rounds 1/2"]
    told.tell("0: shoot right -> 0 shot-hit bear, bear-died", "0: go up")
    assert told.last == ["0 arrived-land", "quiet-rounds 1/2"]


@pytest.mark.parametrize(
    "change", ["shoot left", "blow left", "go down", "go right"], ids=lambda move: move[:4]
)
def test_what_can_be_undone_does_not(change: str) -> None:
    told = play(PLAN, "0: start a1", f"0: {change}", quiet_rounds=2)
    assert told.last[-1] == "quiet-rounds 1/2"
    told.tell("0: go up")
    assert told.last[-1] == "draw 2"


def test_a_round_ends_when_only_earlier_seats_are_left() -> None:
    told = play(PLAN, "0: start a1", "1: start b1", "2: start b2", quiet_rounds=3)
    told.tell("0: go up", "1: shoot down -> 1 shot-hit 2, 2 wounded", "2: go up")
    told.tell("0: go up -> 0 hit-wall", "1: shoot down -> 1 shot-hit 2, 2 died")
    told.tell("0: go up -> 0 hit-wall", "1: go up -> 1 hit-wall, quiet-rounds 1/3")
