from __future__ import annotations

from random import Random

import pytest

from gamemaster.core.game import EVERYONE
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import EXIT
from tests.labyrinth.drawing import CLASSIC, play

pytestmark = pytest.mark.rule("A-1")

EVERY_TYPE = """
  +---+---+---+---+
1 | .   H   A   p1|
  +   +   +   +   +
2 | >   >   D   p2|
  +   +   +---+   +
3 | .   .   .   .
  +---+---+---+---+
treasure a3
false b3
bear a1
"""


@pytest.mark.parametrize("seed", range(12))
def test_two_treasures_one_true_and_one_exit(seed: int) -> None:
    plan = LABYRINTH.generate(CLASSIC, Random(seed))
    true, *false = plan.treasures
    assert len(false) == 1
    assert true not in false
    exits = [(c, side) for c in plan.cells() for side in range(4) if plan.side(c, side) == EXIT]
    assert len(exits) == 1


def test_players_choose_one_after_the_other() -> None:
    told = play(EVERY_TYPE, seats=3)
    assert told.turn == 0
    assert told.refused("1: start a1") == "illegal-not-your-turn"
    told.tell("0: start b1 -> 0 starts-hospital")
    assert told.turn == 1
    assert told.refused("0: start c1") == "illegal-not-your-turn"
    told.tell("1: start c1 -> 1 starts-arsenal")
    assert told.refused("2: go left") == "illegal-choose-start"
    told.tell("2: start a1 -> 2 starts-land")
    assert told.turn == 0
    assert told.refused("0: start a2") == "illegal-started"


def test_any_cell_can_be_chosen_and_is_offered() -> None:
    told = play(EVERY_TYPE, seats=2)
    assert told.offers == [f"start {col}{row}" for row in (1, 2, 3) for col in "abcd"]
    assert told.refused("0: start e1") == "illegal-no-such-cell"
    assert told.refused("0: start a4") == "illegal-no-such-cell"
    told.tell("0: start d3 -> 0 starts-land")
    assert "start d3" in told.offers


def test_the_choice_is_open() -> None:
    told = play(EVERY_TYPE, "0: start d3", seats=2)
    request = next(e for e in told.events if e.said.key == "requested")
    assert request.audience is EVERYONE
    assert request.said.args == {"seat": 0, "actions": [{"do": "start", "at": "d3"}]}


@pytest.mark.parametrize(
    ("cell", "kind"),
    [
        ("a1", "land"),
        ("b1", "hospital"),
        ("c1", "arsenal"),
        ("d1", "pit"),
        ("d2", "pit"),
        ("a2", "river"),
        ("b2", "river"),
        ("c2", "delta"),
    ],
)
def test_the_type_is_told_and_nothing_acts(cell: str, kind: str) -> None:
    told = play(EVERY_TYPE, f"0: start {cell} -> 0 starts-{kind}")
    assert told.at(0) == cell


def test_two_players_may_start_on_one_cell() -> None:
    told = play(EVERY_TYPE, "0: start b2 -> 0 starts-river", "1: start b2 -> 1 starts-river")
    assert told.at(0) == told.at(1) == "b2"


def test_the_bear_harms_nobody_at_the_start() -> None:
    play(EVERY_TYPE, "0: start a1 -> 0 starts-land", "1: start a1 -> 1 starts-land")


def test_picking_up_happens_at_the_start() -> None:
    told = play(
        EVERY_TYPE,
        "0: start a3 -> 0 starts-land, 0 found-treasure 1, 0 took-treasure",
        "1: start a3 -> 1 starts-land",
        "2: start b3 -> 2 starts-land, 2 found-treasure 1, 2 took-treasure",
    )
    assert told.treasure(0) == "with 0"
    assert told.treasure(1) == "with 2"
