"""Placement at random, and what a turn consists of (Rules C-1, C-2)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gamemaster.core.game import EVERYONE, TO_GM
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PLAYERS, PRESETS
from tests.labyrinth.drawing import Told, quest, school

PLAN = """
  +---+---+---+
1 | .   .   H |
  +   +   +   +
2 | .   . | A |
  +   +   +   +
3 | >   >   D
  +---+---+---+
key a2
"""
ALL = ("a1", "b1", "b2")
"""The land cells on which nothing lies."""


def lots(told: Told) -> list[str]:
    chances = LABYRINTH.chances(told.state)
    assert {share for _, share in chances} == {Fraction(1, len(chances))}
    return [text for text, _ in chances]


# -- C-1 -----------------------------------------------


@pytest.mark.rule("C-1", "G-12")
def test_players_are_placed_on_empty_land_all_cells_alike() -> None:
    told = quest(PLAN, seats=1, start="placed")
    assert lots(told) == [f"placed {cell}" for cell in ALL]
    assert told.offers == []
    told.tell("chance: placed b2 -> starts-placed, 0 starts-land")
    assert told.at(0) == "b2"
    assert told.turn == 0


@pytest.mark.rule("C-1")
def test_one_after_the_other_and_never_together_while_there_is_room() -> None:
    told = quest(PLAN, "chance: placed b1", seats=4, start="placed")
    assert told.last == []
    assert lots(told) == ["placed a1", "placed b2"]
    told.tell("chance: placed b2")
    assert lots(told) == ["placed a1"]
    told.tell("chance: placed a1")
    assert lots(told) == [f"placed {cell}" for cell in ALL]
    told.tell("chance: placed b1")
    assert told.last == ["starts-placed", *(f"{seat} starts-land" for seat in range(4))]
    assert [told.at(seat) for seat in range(4)] == ["b1", "b2", "a1", "b1"]


@pytest.mark.rule("C-1")
def test_where_all_land_is_taken_by_things_any_cell_that_can_be_reached_will_do() -> None:
    plan = """
      +---+---+---+
    1 | p1  p2  H |
      +   +   +   +
    2 | .   p3| A |
      +   +   +   +
    3 | >   >   D
      +---+---+---+
    key a2
    """
    told = quest(plan, seats=1, start="placed")
    others = ("a1", "b1", "c1", "a2", "b2", "c2", "b3", "c3")
    assert lots(told) == [f"placed {cell}" for cell in others]


@pytest.mark.rule("C-1")
def test_nobody_hears_where() -> None:
    told = quest(PLAN, "chance: placed b1", "chance: placed a1", seats=2, start="placed")
    heard = [event.said for event in told.events if event.audience is EVERYONE]
    assert [said.key for said in heard] == ["opened", "starts-placed", *["starts-land"] * 2]
    assert [dict(said.args) for said in heard[2:]] == [{"seat": 0}, {"seat": 1}]
    assert all(event.audience in (EVERYONE, TO_GM) for event in told.events)


@pytest.mark.rule("C-1", "B-10")
def test_on_all_floors() -> None:
    floor = PLAN.strip("\n").replace("key a2", "")
    told = quest(f"floor 1\n{floor}floor 2\n{floor}key 1a2\n", seats=1, start="placed")
    cells = ("1a1", "1b1", "1b2", "2a1", "2b1", "2a2", "2b2")
    assert lots(told) == [f"placed {cell}" for cell in cells]
    told.tell("chance: placed 2b2")
    assert told.at(0) == "2b2"


@pytest.mark.rule("C-1")
def test_schools_begin_like_this_too() -> None:
    assert {PRESETS[name].start for name in PRESETS if "school" in name or "quest" in name} == {
        "placed"
    }
    told = school(PLAN.replace("key", "treasure"), seats=1, start="placed")
    told.tell("chance: placed a1 -> starts-placed, 0 starts-land")


@pytest.mark.rule("C-1")
def test_one_to_three_players() -> None:
    assert {PLAYERS[name] for name in PLAYERS if "quest" in name} == {(1, 3)}


# -- C-2 -----------------------------------------------


def quests(*lines: str, **options: Any) -> Told:
    return quest(PLAN, "0: start b1", "1: start b2", *lines, **options)


@pytest.mark.rule("C-2")
def test_a_step_then_the_use_of_things() -> None:
    told = quests("0: go left; shoot down; blow up; stab")
    assert [said for said in told.last if "acts" not in said] == [
        *("0 arrived-land", "0 shot-nobody", "0 blast-stands", "0 stabbed-nobody"),
    ]
    assert told.turn == 1


@pytest.mark.rule("C-2")
def test_or_a_skip_then_the_use_of_things() -> None:
    told = quests("0: skip; shoot down", bullets=2)
    assert told.last == [
        *("0 acts skip", "0 skipped", "0 acts shoot down", "0 shot-hit 1", "1 wounded"),
        "1 kit-lost",
    ]
    told.tell("1: skip -> 1 skipped")
    assert told.turn == 0


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(
    "text", ["blow up", "blow up; blow down", "go up; skip", "skip; skip", "go up; go up"]
)
def test_exactly_one_step_or_skip(text: str) -> None:
    assert quests().refused(f"0: {text}") == "illegal-one-movement"


@pytest.mark.rule("C-2")
@pytest.mark.parametrize(
    "text", ["shoot left; go up", "stab; skip", "blow up; stab; go left", "stab"]
)
def test_gun_and_knife_are_used_after_it(text: str) -> None:
    assert quests().refused(f"0: {text}") == "illegal-arms-after"


@pytest.mark.rule("C-2")
def test_a_grenade_before_or_after() -> None:
    quests("0: blow down; go down").tell("1: go down; blow up")


@pytest.mark.rule("C-2")
def test_the_order_is_an_option() -> None:
    told = quests("0: shoot down; go left", arms_after=False)
    assert told.last[1:4] == ["0 shot-hit 1", "1 wounded", "1 kit-lost"]
    assert quests(arms_after=False).refused("0: stab") == "illegal-one-movement"
    quests("0: stab; skip", arms_after=False)


@pytest.mark.rule("C-2", "D-6.5")
@pytest.mark.parametrize(
    ("text", "early"),
    [
        ("go left; if wall { shoot up }", False),
        ("if wall { go up } else { go left }; shoot up", False),
        ("if land { go up; shoot up } else { skip; stab }", False),
        ("if land { blow up }; go left; stab", False),
        ("if have bullets { shoot up }; go left", True),
        ("if land { go up; stab } else { stab; go up }", True),
        ("if land { shoot up; go up } else { go up }", True),
        ("if land { if wall { stab } }; skip", True),
    ],
)
def test_on_every_way_through_the_conditions(text: str, early: bool) -> None:
    told = quests(conditional=True)
    if early:
        assert told.refused(f"0: {text}") == "illegal-arms-after"
    else:
        told.tell(f"0: {text}")


@pytest.mark.rule("C-2")
def test_there_are_no_conditions_unless_agreed() -> None:
    assert quests().refused("0: if wall { skip } else { skip }") == "illegal-no-conditional"


@pytest.mark.rule("C-2")
def test_nobody_loses_or_draws_by_skipping() -> None:
    told = quests("0: skip", "1: skip", "0: skip", "1: skip -> 1 skipped")
    assert not told.over


@pytest.mark.rule("C-2", "D-6.6")
def test_a_draw_by_skips_is_an_option() -> None:
    told = quests("0: skip", "1: skip -> 1 skipped, draw-skips", skips_draw=True)
    assert told.over


@pytest.mark.rule("C-2")
def test_skips_are_an_option() -> None:
    told = quests(skips=False)
    assert told.refused("0: skip") == told.refused("0: skip; stab") == "illegal-no-skips"
    assert "skip" not in told.offers
    assert "skip" in quests().offers


@pytest.mark.rule("C-2")
def test_where_skips_do_not_ride_a_skip_stands_alone() -> None:
    told = quests(skips_ride=False)
    assert told.refused("0: skip; stab") == "illegal-skip-alone"
    told.tell("0: skip -> 0 skipped")
