"""Rule T-2.1: all that plans may hold is drawn by hand, in words, from nothing."""

from __future__ import annotations

import pytest

from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from tests.labyrinth.desk.sheets import desk
from tests.labyrinth.drawing import draw

pytestmark = pytest.mark.rule("T-2.1")


def test_a_classic_plan_is_drawn_from_nothing() -> None:
    drawn = desk("classic")
    drawn.is_plan("""
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +   +   +   +   +   +
    2 | .   .   .   .   . |
      +   +   +   +   +   +
    3 | .   .   .   .   . |
      +   +   +   +   +   +
    4 | .   .   .   .   . |
      +---+---+---+---+---+
    """)
    assert drawn.faults == {"no-arsenal", "no-hospital", "treasure-missing", "no-exit"}
    drawn.draw("cell b1 hospital", "cell e4 arsenal", "river c1 d1 e1", "river d3 d2 d1")
    drawn.draw("loop a2 e3", "wall a1 down", "wall b3 right", "wall c4 left")
    drawn.draw("exit a4 left", "treasure e2", "false a1", "bear c4")
    drawn.is_plan("""
      +---+---+---+---+---+
    1 | .   H   >   >   D |
      +---+   +   +   +   +
    2 | p1  .   .   ^   . |
      +   +   +   +   +   +
    3 | .   . | .   ^   p2|
      +   +   +   +   +   +
    4   .   . | .   .   A |
      +---+---+---+---+---+
    treasure e2
    false a1
    bear c4
    """)
    assert drawn.faults == set()
    assert drawn.shown["playable"]
    table = Table(
        LABYRINTH,
        LABYRINTH.read_rules(drawn.shown["rules"]),
        LABYRINTH.read_plan(drawn.text),
        [Player("Ann", "red")],
        "seed",
    )
    assert table.turn == 0


def test_any_outline_is_drawn_on_all_floors_at_once() -> None:
    drawn = desk("school-floors", rows=3, cols=3).draw("hole 1a1", "hole 2b1", "lift 2c3")
    drawn.is_plan("""
    floor 1
      +   +   +---+
    1         | . |
      +---+---+   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   L |
      +---+---+---+
    floor 2
      +   +   +---+
    1         | . |
      +---+---+   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   L |
      +---+---+---+
    """)
    assert drawn.shown["rules"]["outline"] == "ragged"
    assert not {"hole", "outline", "floors-unlike", "split"} & drawn.faults
    drawn.draw("hole 1b2", "hole 1c2", "hole 2c3")
    split = [found for found in drawn.shown["problems"] if found["key"] == "plan-split"]
    assert [found["args"]["rest"] for found in split] == ["1c1", "2c1"], "both in two pieces"
    drawn.draw("land 2c2", "land 1b2", "land 1a1", "land 1b1", "land 2c3")
    assert drawn.shown["rules"]["outline"] == "full"


def test_what_stood_at_a_hole_is_gone_and_land_is_open_to_its_neighbours() -> None:
    drawn = desk("classic", "treasure b2", "bear b2", "loop b2 c3", "exit a2 left")
    drawn.draw("wall b2 up", "hole b2", "hole a2")
    assert drawn.lines == []
    drawn.draw("exit b1 down", "land b2")
    drawn.is_plan("""
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +---+   +   +   +   +
    2     | .   .   .   . |
      +---+   +   +   +   +
    3 | .   .   p1  .   . |
      +   +   +   +   +   +
    4 | .   .   .   .   . |
      +---+---+---+---+---+
    """)


def test_a_stroke_into_a_river_joins_it_and_any_other_ends_in_a_delta() -> None:
    drawn = desk("classic", "river a1 b1 c1", "river b3 b2 b1")
    assert drawn.text.splitlines()[3] == " 1 | >   >   D   .   . |"
    assert drawn.text.splitlines()[5] == " 2 | .   ^   .   .   . |"
    assert drawn.tool("river")["count"] == 1
    # On from the delta, which is river then; and through a wall, which can't stand there.
    drawn.draw("wall d1 left", "river c1 d1 d2")
    assert drawn.text.splitlines()[3] == " 1 | >   >   >   v   . |"
    assert drawn.text.splitlines()[5] == " 2 | .   ^   .   D   . |"
    # Led elsewhere: what the water reaches no more is no delta.
    drawn.draw("river c1 c2 c3")
    assert drawn.text.splitlines()[3] == " 1 | >   >   v   v   . |"
    assert drawn.tool("river")["count"] == 2
    drawn.draw("river d1 c1")
    assert drawn.text.splitlines()[3] == " 1 | >   >   v   <   . |"
    assert drawn.text.splitlines()[5] == " 2 | .   ^   v   .   . |"
    assert not [fault for fault in drawn.faults if "flow" in fault or "delta" in fault]


def test_a_loop_is_tapped_in_order_and_drawn_anew_from_its_first_pit() -> None:
    drawn = desk("classic", "loop b1 c2 d3", "loop a4 e1")
    assert [line[5:-1].split() for line in drawn.text.splitlines()[3:11:2]] == [
        [".", "p1", ".", ".", "q2"],
        [".", ".", "p2", ".", "."],
        [".", ".", ".", "p3", "."],
        ["q1", ".", ".", ".", "."],
    ]
    # The pits of a loop close up when one of them is something else.
    drawn.draw("cell c2 hospital")
    assert drawn.desk.plan.loops() == {0: [1, 13], 1: [15, 4]}
    drawn.draw("loop b1 d3 e1")
    assert drawn.desk.plan.loops() == {0: [1, 13, 4], 1: [15]}
    drawn.draw("loop b1")
    assert drawn.desk.plan.loops() == {0: [1], 1: [15]}


def test_a_key_opens_locks_and_the_creatures_go_their_paths() -> None:
    drawn = desk("quest-hard", rows=3, cols=3)
    assert drawn.shown["truth"]["keyed"], "its exits are locks before the key lies anywhere"
    drawn.draw("key 2b2", "cell 1b2 cave", "bear 1b2 left up right down")
    drawn.draw("leprechaun 1c3 up down", "cell 1a1 arsenal", "cell 2a1 arsenal")
    drawn.draw("store 1a1 bullets boats", "store 2a1 cement knives bombs")
    assert drawn.lines[-5:] == [
        "key 2b2",
        "bear 1b2 left up right down",
        "leprechaun 1c3 up down",
        "arsenal 1a1 bullets boats",
        "arsenal 2a1 bombs knives cement",
    ]
    assert not {"C-3", "C-9"} & {problem["rule"] for problem in drawn.shown["problems"]}
    # Of what there is only once, there is one.
    drawn.draw("key 1c3", "cell 1c1 cave", "leprechaun 2c3", "bear 1c1")
    assert drawn.desk.plan.kinds.count("cave") == 1
    assert drawn.lines[2:5] == ["key 1c3", "bear 1c1", "leprechaun 2c3"]
    # An arsenal that holds everything is none of the partial ones.
    drawn.draw("store 1a1 cement boats knives bombs bullets", "take 2a1 store")
    assert drawn.lines[5:] == []


def test_treasures_take_each_others_place_and_are_taken_away() -> None:
    drawn = desk("classic", "false a1", "false b1", "treasure b1", "false b1", "false b1")
    assert drawn.lines == ["false a1", "false b1"]
    drawn.draw("bear a1", "treasure c1", "take a1")
    assert drawn.lines == ["treasure c1", "false b1"]
    drawn.refuses("take c1 false", "nothing", at="c1")
    drawn.draw("take c1 treasure")
    assert drawn.lines == ["false b1"]


def test_exits_stand_where_the_plan_ends_and_walls_where_it_goes_on() -> None:
    drawn = desk("grand", "hole c3", "exit a1 up", "closed b3 right", "wall a1 right")
    drawn.draw("exit e5 down", "shut e5 down", "open b1 left")
    drawn.is_plan("""
      +   +---+---+---+---+
    1 | .   .   .   .   . |
      +   +   +   +   +   +
    2 | .   .   .   .   . |
      +   +   +---+   +   +
    3 | .   . #   | .   . |
      +   +   +---+   +   +
    4 | .   .   .   .   . |
      +   +   +   +   +   +
    5 | .   .   .   .   . |
      +---+---+---+---+---+
    """)
    drawn.refuses("wall a1 up", "outer", at="a1", side="up")
    drawn.refuses("open d3 left", "outer", at="d3", side="left")
    drawn.refuses("exit a1 right", "inner", at="a1", side="right")


PART = """
  +---+---+---+---+
1 | H | p1  .   . |
  +   +---+   +   +
2   >   D   .   p2|
  +   +   +   +   +
3 | .   .   .   . |
  +---+---+---+---+
treasure a2
false b1
bear a1
"""


def test_a_part_is_moved_with_all_that_is_in_it() -> None:
    desk("classic", "move a1 b2 c2", plan=PART, rows=3, cols=4).is_plan("""
      +---+---+---+---+
    1 | .   .   .   . |
      +   +   +   +   +
    2 | .   .   H | p1|
      +   +   +   +---+
    3 | .   .   >   D |
      +---+---+---+---+
    treasure c3
    false d2
    bear c2
    """)


def test_a_part_is_copied_but_for_what_there_is_once() -> None:
    desk("classic", "copy a1 b2 c2", plan=PART, rows=3, cols=4).is_plan("""
      +---+---+---+---+
    1 | H | p1  .   . |
      +   +---+   +   +
    2   >   D   H | q1|
      +   +   +   +---+
    3 | .   .   >   D |
      +---+---+---+---+
    treasure a2
    false b1
    false d2
    bear a1
    """)


def test_a_plan_is_mirrored_and_turned() -> None:
    drawn = desk("classic", "mirror", plan=PART)
    drawn.is_plan("""
      +---+---+---+---+
    1 | .   .   p1| H |
      +   +   +---+   +
    2 | p2  .   D   <
      +   +   +   +   +
    3 | .   .   .   . |
      +---+---+---+---+
    treasure d2
    false c1
    bear d1
    """)
    drawn.draw("mirror", "turn")
    drawn.is_plan("""
      +---+   +---+
    1 | .   v   H |
      +   +   +---+
    2 | .   D | p1|
      +   +   +   +
    3 | .   .   . |
      +   +   +   +
    4 | .   p2  . |
      +---+---+---+
    treasure b1
    false c2
    bear c1
    """)
    drawn.draw("turn", "turn", "turn")
    drawn.is_plan(PART)


def test_paths_turn_with_the_plan() -> None:
    drawn = desk("quest-hard", "bear 1a1 right down left up", "turn", rows=3, cols=4)
    assert drawn.lines[-1] == "bear 1c1 down left up right"
    drawn.draw("mirror")
    assert drawn.lines[-1] == "bear 1a1 down right up left"


def test_a_plan_grows_and_is_cut_off() -> None:
    drawn = desk("classic", "size 3 5", plan=PART)
    drawn.is_plan("""
      +---+---+---+---+---+
    1 | H | p1  .   .   . |
      +   +---+   +   +   +
    2   >   D   .   p2  . |
      +   +   +   +   +   +
    3 | .   .   .   .   . |
      +---+---+---+---+---+
    treasure a2
    false b1
    bear a1
    """)
    assert {name: drawn.shown["rules"][name] for name in ("rows", "cols")} == {"rows": 3, "cols": 5}
    assert "size" not in drawn.faults, "the drawing settles it"
    drawn.draw("undo", "size 3 3")
    drawn.is_plan("""
      +---+---+---+
    1 | H | p1  . |
      +   +---+   +
    2   >   D   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    treasure a2
    false b1
    bear a1
    """)
    drawn.draw("clear")
    assert (drawn.lines, drawn.text.count(".")) == ([], 9)


def test_floors_are_added_in_the_outline_of_the_first() -> None:
    drawn = desk("school-floors", "hole 1a1", "lift 1b2", "exit 1c1 up", rows=3, cols=3)
    drawn.draw("size 3 3 3")
    assert drawn.desk.plan.lifts() == [[4, 13, 22]]
    assert drawn.desk.plan.holes() == {0, 9, 18}
    assert drawn.shown["rules"]["floors"] == 3
    assert not {"floors", "floors-unlike", "floor-lifts"} & drawn.faults
    drawn.refuses("size 3 3 1", "number", word="1", column=10, least=2, most=4)


def test_a_text_takes_the_place_of_the_plan_and_junk_changes_nothing() -> None:
    drawn = desk("classic", "wall a1 right")
    text = desk("classic", plan=PART).text
    drawn.draw(text)
    drawn.is_plan(PART)
    before = drawn.shown
    with pytest.raises(ValueError, match="line 4, column 5"):
        drawn.desk.draw(text.replace("H", "?"))
    with pytest.raises(ValueError, match="line 1, column 1"):
        drawn.desk.draw("a drawing\nof something")
    assert drawn.shown == before
    drawn.draw("undo")
    assert "| .   |" not in drawn.text
    assert drawn.desk.plan.sides.count(1) == 2


def test_what_is_not_finished_is_text_like_any_other_and_read_again() -> None:
    drawn = desk("classic", "false b2", "cell a1 delta", "loop b1", "hole c3")
    assert draw(drawn.text) == drawn.desk.plan
    assert not drawn.shown["playable"]
    assert desk("classic", drawn.text).text == drawn.text
