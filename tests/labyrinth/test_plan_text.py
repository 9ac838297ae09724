"""Plans in their text form: round trips, and every way in which a drawing is refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamemaster.labyrinth.cells import SIGNS
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import (
    CLOSED,
    DIRECTIONS,
    DOWN,
    EXIT,
    LEFT,
    MONOLITH,
    NOWHERE,
    OPEN,
    RIGHT,
    UP,
    WALL,
    neighbours,
)
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import MAX_TEXT, PlanError, read_plan, write_plan
from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import CLASSIC, number

TEXT = """gamemaster plan 1
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   H | >   >   D |
  +   +---+   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   .   ^   .   p2
  +   +   +   +---+   +
4 | .   .   ^   <   . |
  +---+---+---+---+---+
treasure a3
false d2
bear c2
"""
LINES = TEXT.splitlines()


def test_a_drawing_is_read() -> None:
    plan = read_plan(TEXT)
    assert (plan.rows, plan.cols, plan.floors) == (4, 5, 1)
    assert plan.kinds[:5] == ("land", "hospital", "river", "river", "delta")
    assert plan.flows[2:4] == (1, 1)
    assert plan.flows[17:19] == (2, 0)
    assert plan.loops() == {0: [5, 14]}
    assert plan.side(number(plan, "b1"), 1) == plan.side(number(plan, "c1"), 0) == WALL
    assert plan.side(number(plan, "b1"), 3) == plan.side(number(plan, "b2"), 2) == WALL
    assert plan.side(number(plan, "a1"), 1) == OPEN
    assert plan.side(number(plan, "a1"), 0) == MONOLITH
    assert plan.side(number(plan, "e3"), 1) == EXIT
    assert plan.treasures == (number(plan, "a3"), number(plan, "d2"))
    assert plan.bear == number(plan, "c2")


def test_a_written_plan_can_be_read_by_people() -> None:
    lines = write_plan(read_plan(TEXT)).splitlines()
    assert lines[2] == "   +---+---+---+---+---+"
    assert lines[3] == " 1 | .   H | >   >   D |"
    assert lines[7] == " 3 | .   .   ^   .   p2"
    assert lines[-3:] == ["treasure a3", "false d2", "bear c2"]


RING = """gamemaster plan 1
    a   b   c
   +---+===+---+
 1 | .   E   . |
   +   +   +   +
 2 # .       .
   +   +===+   +
 3 | .   H | A #
   +   +---+===+
treasure a1
false c1
"""


@pytest.mark.rule("G-1")
def test_closed_exits_stand_in_the_outer_wall_of_any_outline() -> None:
    plan = read_plan(RING)
    assert plan.kinds[:6] == ("land", "encephalitis", "land", "land", None, "land")
    assert plan.holes() == {4}
    closed = {("a2", 0), ("b1", 2), ("b3", 2), ("c3", 1), ("c3", 3)}
    drawn = {
        (plan.name(cell), way)
        for cell in plan.cells()
        for way in range(4)
        if plan.side(cell, way) == CLOSED
    }
    assert drawn == closed
    # A gap beside a missing cell is an exit; inside the outline it is nothing.
    assert plan.side(number(plan, "c2"), 0) == plan.side(number(plan, "b1"), 3) == EXIT
    assert plan.side(number(plan, "a3"), 3) == EXIT
    assert plan.side(number(plan, "a2"), 3) == OPEN
    assert write_plan(plan) == RING


TOWER = """gamemaster plan 1
floor 1
    a   b   c
   +---+---+---+
 1 | .   L | A |
   +   +   +   +
 2   .   p1  B |
   +---+---+---+
floor 2
    a   b   c
   +---+---+===+
 1 | A   L   C |
   +   +---+   +
 2 | .   H   p2|
   +---+---+---+
key 2a2
bear 1c2 up down
leprechaun 2c1 left left right right
arsenal 1c1 bullets boats
arsenal 2a1 bombs knives cement
"""


@pytest.mark.rule("B-10")
@pytest.mark.rule("C-9")
def test_floors_are_drawn_one_after_the_other() -> None:
    plan = read_plan(TOWER)
    assert (plan.floors, plan.rows, plan.cols) == (2, 2, 3)
    assert plan.lifts() == [[1, 7]]
    assert plan.loops() == {0: [4, 11]}
    assert [plan.kinds[cell] for cell in (2, 5, 6, 8, 10)] == [
        *("arsenal", "cave", "arsenal", "casino", "hospital")
    ]
    # The lower side of the first floor and the upper one of the second have nothing to do with
    # each other.
    assert plan.side(3, DOWN) == MONOLITH
    assert plan.side(8, UP) == CLOSED
    assert plan.beyond(5, DOWN) == plan.beyond(8, UP) == NOWHERE
    assert plan.side(3, LEFT) == EXIT
    assert (plan.keyed, plan.treasures) == (True, (9,))
    assert (plan.bear, plan.bear_path) == (5, (UP, DOWN))
    assert (plan.leprechaun, plan.leprechaun_path) == (8, (LEFT, LEFT, RIGHT, RIGHT))
    assert plan.stores == ((2, ("bullets", "boats")), (6, ("bombs", "knives", "cement")))
    assert write_plan(plan) == TOWER


def test_lines_below_stand_in_any_order_and_below_any_floor() -> None:
    lines = TOWER.splitlines()
    floor = lines.index("floor 2")
    key, bear, leprechaun, first, second = lines[-5:]
    backwards = "arsenal 2a1 knives cement bombs knives"
    mixed = [*lines[:floor], backwards, bear, *lines[floor:-5], leprechaun, first, key]
    assert second == "arsenal 2a1 bombs knives cement"
    assert read_plan("\n".join(mixed)) == read_plan(TOWER)


@pytest.mark.rule("T-2.1")
def test_a_plan_that_is_not_finished_is_read() -> None:
    plan = read_plan(TOWER.replace("key 2a2\n", ""))
    assert (plan.treasures, plan.keyed) == ((NOWHERE,), False)
    bare = read_plan(TEXT.replace("treasure a3\n", "").replace("bear c2\n", ""))
    assert (bare.treasures, bare.bear) == ((NOWHERE, number(bare, "d2")), NOWHERE)
    for each in (plan, bare):
        assert read_plan(write_plan(each)) == each


def test_an_arsenal_may_be_drawn_empty() -> None:
    plan = read_plan(TOWER.replace("arsenal 1c1 bullets boats", "arsenal 1c1"))
    assert plan.stores[0] == (2, ())
    assert read_plan(write_plan(plan)) == plan


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "column"),
    [
        ("floor 1", "floor 2", "floor", 2, 1),
        ("floor 2", "floor 1", "floor", 9, 1),
        ("floor 2", "floor", "floor", 9, 1),
        ("floor 2", "floor 2 2", "floor", 9, 1),
        ("floor 2", "floor two", "floor", 9, 1),
        ("floor 1\n", "", "floor", 8, 1),
        ("floor 1\n", "# above\nkey 1a1\nfloor 1\n", "floor", 3, 1),
        ("floor 2\n", "floor 2\nfloor 3\n", "no-grid", 9, 1),
        (" 2 | .   H   p2|\n   +---+---+---+\n", "", "floor-size", 11, 1),
        ("+===+\n 1 | A   L   C |", "+===+---+\n 1 | A   L   C |   |", "floor-size", 11, 1),
        ("2a2", "a2", "cell", 16, 5),
        ("2a2", "3a2", "cell", 16, 5),
        ("2a2", "2a3", "cell", 16, 5),
        ("key 2a2", "key 2a2\nkey 2a2", "twice", 17, 1),
        ("key 2a2", "key 2a2\ntreasure 2a1", "twice", 17, 1),
        ("key 2a2", "key 2a2 up", "item", 16, 1),
        ("key 2a2", "lock 2a2", "item", 16, 1),
        ("bear 1c2 up down", "bear", "item", 17, 1),
        ("bear 1c2 up down", "bear 1c2  up  dwn", "step", 17, 15),
        ("leprechaun 2c1", "bear 2c1", "twice", 18, 1),
        ("left left right", "left 2c1 right", "step", 18, 21),
        ("2a1 bombs", "1c1 bombs", "twice", 20, 1),
        ("bullets boats", "bullets guns", "thing", 19, 21),
    ],
)
def test_faulty_floors_and_lines_are_refused_with_line_and_column(
    old: str, new: str, key: str, line: int, column: int
) -> None:
    text = TOWER.replace(old, new, 1)
    assert text != TOWER
    with pytest.raises(PlanError) as caught:
        read_plan(text)
    assert caught.value.key == f"refused-plan-{key}"
    assert caught.value.args_for_words == {"line": line, "column": column}


def test_there_are_four_floors_at_most() -> None:
    grid = "\n +---+\n | . |\n +---+\n"
    drawn = [f"floor {at}{grid}" for at in range(1, 6)]
    assert read_plan("gamemaster plan 1\n" + "".join(drawn[:4]) + "key 4a1").floors == 4
    with pytest.raises(PlanError) as caught:
        read_plan("gamemaster plan 1\n" + "".join(drawn) + "key 4a1")
    assert caught.value.args_for_words == {"line": 18, "column": 1}


@pytest.mark.parametrize("name", PRESETS)
def test_plans_of_every_preset_survive_the_trip(name: str) -> None:
    for seed in range(6):
        plan = LABYRINTH.generate(PRESETS[name], Random(seed))
        assert read_plan(write_plan(plan)) == plan


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("size", [(3, 3), (4, 5), (12, 12)])
def test_a_generated_plan_survives_the_trip(seed: int, size: tuple[int, int]) -> None:
    rules = replace(CLASSIC, rows=size[0], cols=size[1])
    plan = LABYRINTH.generate(rules, Random(seed))
    assert read_plan(write_plan(plan)) == plan


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Any plan that can be drawn, sensible or not."""
    floors = draw(st.sampled_from([1, 1, 2, 3, 4]))
    most = 12 if floors == 1 else 5
    rows, cols = draw(st.integers(1, most)), draw(st.integers(1, most))
    size = floors * rows * cols
    kinds = st.sampled_from([*SIGNS.values(), "river", "pit", None])
    chosen = draw(st.lists(kinds, min_size=size, max_size=size))
    chosen[draw(st.integers(0, size - 1))] = "land"
    rng = Random(draw(st.integers()))
    table = neighbours(floors, rows, cols)
    sides = bytearray(b"\xff" * len(chosen) * 4)
    for cell in range(len(chosen)):
        for side in range(4):
            other = table[cell * 4 + side]
            inner = other != NOWHERE and chosen[other] is not None
            if chosen[cell] is None:
                value = MONOLITH
            elif not inner:
                value = rng.choice((MONOLITH, EXIT, CLOSED))
            elif sides[other * 4 + (side ^ 1)] != 0xFF:
                value = sides[other * 4 + (side ^ 1)]
            else:
                value = rng.choice((OPEN, WALL))
            sides[cell * 4 + side] = value
    cells = [cell for cell, kind in enumerate(chosen) if kind is not None]
    goal = rng.choice([NOWHERE, *cells])
    false = (rng.choice(cells) for _ in range(rng.randrange(4)))
    bear, leprechaun = rng.choice([NOWHERE, *cells]), rng.choice([NOWHERE, *cells])
    stores = rng.sample(cells, rng.randrange(min(3, len(cells) + 1)))
    return Plan(
        rows,
        cols,
        tuple(chosen),
        tuple(rng.randrange(4) if kind == "river" else NOWHERE for kind in chosen),
        tuple((rng.randrange(6), rng.randrange(9)) if k == "pit" else None for k in chosen),
        bytes(sides),
        (goal, *false),
        bear,
        floors=floors,
        keyed=goal != NOWHERE and rng.random() < 0.5,
        stores=tuple((cell, KIT[: rng.randrange(5)]) for cell in sorted(stores)),
        bear_path=() if bear == NOWHERE else _steps(rng),
        leprechaun=leprechaun,
        leprechaun_path=() if leprechaun == NOWHERE else _steps(rng),
    )


def _steps(rng: Random) -> tuple[int, ...]:
    return tuple(rng.choice(DIRECTIONS) for _ in range(rng.randrange(9)))


@settings(deadline=None)
@given(plans())
def test_any_plan_survives_the_trip(plan: Plan) -> None:
    text = write_plan(plan)
    assert read_plan(text) == plan
    assert write_plan(read_plan(text)) == text


@settings(deadline=None)
@given(plans(), st.data())
def test_comments_blank_lines_and_line_ends_do_not_matter(plan: Plan, data: st.DataObject) -> None:
    lines = []
    for line in write_plan(plan).splitlines():
        lines += data.draw(st.sampled_from([[], ["# a remark"], [""], ["   "]]))
        lines.append(line + data.draw(st.sampled_from(["", "  ", "\t", "\r"])))
    assert read_plan("\n".join(lines)) == plan


def without(*numbers: int) -> str:
    return "\n".join(line for at, line in enumerate(LINES, 1) if at not in numbers)


def changed(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


@pytest.mark.parametrize(
    ("text", "key", "line", "column"),
    [
        ("", "header", 1, 1),
        ("# only a remark\n", "header", 1, 1),
        (without(1), "header", 1, 1),
        (changed(1, "gamemaster plan 2"), "header", 1, 1),
        ("\n# later\n" + changed(1, "plan"), "header", 3, 1),
        (LINES[0], "no-grid", 1, 1),
        ("\n".join(LINES[:3]), "no-grid", 3, 1),
        ("\n".join([*LINES[:2], *LINES[11:]]), "no-grid", 5, 1),
        (changed(3, "  +---+---+---+---+--+"), "size", 3, 1),
        (changed(3, "  +"), "size", 3, 1),
        (changed(3, "  +" + "---+" * 13), "size", 3, 1),
        ("\n".join([LINES[0], "  +---+", *["  | . |\n  +---+"] * 13]), "size", 2, 1),
        ("\n".join([LINES[0], "remark", *LINES[1:]]), "stray", 2, 1),
        (without(4), "row", 3, 1),
        ("\n".join([*LINES[:4], LINES[3], *LINES[4:]]), "row", 5, 1),
        (changed(6, LINES[5].replace("2 ", "3 ", 1)), "label", 6, 1),
        (changed(6, LINES[5].replace("2 ", "x ", 1)), "label", 6, 1),
        (changed(6, LINES[5] + " |"), "width", 6, 25),
        (changed(6, LINES[5] + "|"), "width", 6, 24),
        (changed(5, LINES[4] + "-"), "width", 5, 24),
        (changed(5, LINES[4] + "---+"), "width", 5, 27),
        (changed(3, "  +   +   +   +   +   +").replace("A", "Z"), "sign", 6, 12),
        (changed(4, LINES[3].replace("H |", "HH|")), "sign", 4, 8),
        (changed(4, LINES[3].replace("H |", "p0|")), "sign", 4, 8),
        (changed(4, LINES[3].replace("H |", "p |")), "sign", 4, 8),
        (changed(4, LINES[3].replace("H |", "p²|")), "sign", 4, 8),
        (changed(4, LINES[3].replace("H |", "z1|")), "sign", 4, 8),
        (changed(4, LINES[3].replace("H |", "H :")), "wall", 4, 11),
        (changed(4, "1   .   H | >   >   D %"), "wall", 4, 23),
        (changed(5, "  +   +-- +   +   +   +"), "wall", 5, 7),
        (changed(5, "  +   +---+   +   +"), "wall", 5, 19),
        (changed(5, "+ +   +---+   +   +   +"), "wall", 5, 3),
        (changed(5, "  +   +===+   +   +   +"), "closed", 5, 8),
        (changed(6, "2 | p1# .   A   .   . |"), "closed", 6, 7),
        (changed(5, "  +   +==-+   +   +   +"), "wall", 5, 7),
        ("gamemaster plan 1\n  +---+---+---+\n  | .         #\n  +---+---+---+", "closed", 3, 15),
        ("gamemaster plan 1\n  +---+---+===+\n  | . |   |   |\n  +---+---+---+", "closed", 2, 12),
        (changed(12, "treasures a3"), "item", 12, 1),
        (changed(12, "treasure"), "item", 12, 1),
        (changed(12, "treasure a3 b3"), "item", 12, 1),
        (changed(12, "treasure f3"), "cell", 12, 10),
        (changed(12, "treasure a5"), "cell", 12, 10),
        (changed(12, "treasure 3a"), "cell", 12, 10),
        (changed(12, "treasure r"), "cell", 12, 10),
        (changed(14, "bear bear"), "cell", 14, 6),
        (changed(13, "false   d0"), "cell", 13, 9),
        (changed(14, "bear a1\nbear a2"), "twice", 15, 1),
        (changed(13, "treasure b2"), "twice", 13, 1),
        ("gamemaster plan 1\n  +   +   +\n\n        \n  +   +   +", "row", 2, 1),
        ("gamemaster plan 1\n  +   +   +\n1\n  +   +   +\n", "no-grid", 2, 1),
        ("#" * (MAX_TEXT + 1), "too-long", 1, 1),
    ],
)
def test_a_faulty_drawing_is_refused_with_line_and_column(
    text: str, key: str, line: int, column: int
) -> None:
    with pytest.raises(PlanError) as caught:
        read_plan(text)
    assert caught.value.key == f"refused-plan-{key}"
    assert caught.value.args_for_words == {"line": line, "column": column}
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


def test_the_longest_text_is_read() -> None:
    remark = "#" * (MAX_TEXT - len(TEXT) - 1) + "\n"
    assert len(remark + TEXT) == MAX_TEXT
    assert read_plan(remark + TEXT) == read_plan(TEXT)


def test_a_thing_lies_on_a_cell_of_the_plan() -> None:
    text = changed(4, LINES[3].replace("1 | .", "1 |  ")).replace("a3", "a1")
    with pytest.raises(PlanError, match="a1 is not part of the plan") as caught:
        read_plan(text)
    assert caught.value.key == "refused-plan-cell"


@settings(deadline=None)
@given(st.data())
def test_a_scribble_on_the_drawing_is_refused_or_still_a_plan(data: st.DataObject) -> None:
    signs = st.sampled_from(" .|+-=<>^vDHAELCBp1q2z%\n\t#é")
    drawn = data.draw(st.sampled_from([TEXT, TOWER]))
    scribbled = list(drawn)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(scribbled) - 1))
        how: Any = data.draw(st.sampled_from(["put", "cut", "add", "end"]))
        if how == "put":
            scribbled[at] = data.draw(signs)
        elif how == "add":
            scribbled.insert(at, data.draw(signs))
        else:
            del scribbled[at : at + 1 if how == "cut" else None]
            scribbled = scribbled or [" "]
    text = "".join(scribbled)
    try:
        plan = read_plan(text)
    except PlanError as refusal:
        key, place = refusal.key, refusal.args_for_words
    else:
        assert read_plan(write_plan(plan)) == plan
        return
    assert key.startswith("refused-plan-")
    assert 1 <= place["line"] <= text.count("\n") + 1
    assert place["column"] >= 1
