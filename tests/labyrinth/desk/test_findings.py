"""Rule T-2.1: what V-1 to V-6 find is shown at its place, with its mend if there is only one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from gamemaster import __main__ as terminal
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.bridge.schema import hold_reply
from tests.labyrinth.desk.sheets import desk
from tests.labyrinth.drawing import draw

pytestmark = pytest.mark.rule("T-2.1")


def test_a_finding_names_its_rule_and_its_place() -> None:
    drawn = desk("school-floors", "river 2a3 2b3 2b4", "wall 2b3 left")
    found = drawn.found("flow-wall")
    assert (found["rule"], found["severity"]) == ("V-1", "error")
    assert found["args"] == {"at": "2a3", "to": "2b3"}
    # Rows are counted through the floors, as in the picture.
    assert found["cells"] == [(6, 0), (6, 1)]
    assert found["sides"] == [(6, 0, "right")]
    assert found["mends"] == ["open 2a3 right"]
    assert drawn.mend("flow-wall").desk.plan.sides.count(1) == 0


BROKEN = """
    a   b   c   d
  +---+---+---+---+
1 | H   .   p1| .
  +   +   +   +   +
2 | >   > | D   L |
  +   +   +   +   +
3   .   p3| A   . |
  +---+---+---+---+
key a3
false d1
false d1
leprechaun b1 up
arsenal b1 bombs
"""


@pytest.mark.parametrize(
    ("key", "edits"),
    [
        ("flow-wall", ["open b2 right"]),
        ("pit-missing", ["loop c1 b3"]),
        ("lift", ["land d2"]),
        ("key", ["treasure a3"]),
        ("treasures-together", ["take d1 false"]),
        ("leprechaun", ["take b1 leprechaun"]),
        ("store", ["take b1 store"]),
        ("store-astray", ["take b1 store"]),
    ],
)
def test_what_is_wrong_in_a_text_is_mended(key: str, edits: list[str]) -> None:
    drawn = desk("classic", plan=BROKEN)
    assert drawn.found(key)["mends"] == edits
    drawn.mend(key)


def test_an_exit_from_a_source_is_shut_and_false_treasures_beside_a_key_are_taken() -> None:
    drawn = desk("quest-easy", plan=BROKEN)
    assert drawn.mend("false-beside-key").lines == [
        "key a3",
        "leprechaun b1 up",
        "arsenal b1 bombs",
    ]
    source = desk("classic", "river a1 b1", "exit a1 up").mend("exit-source")
    assert source.faults >= {"no-exit"}


def test_a_bear_goes_to_its_cave_and_without_a_path_of_its_own_has_none() -> None:
    drawn = desk("quest-hard", "cell 1b2 cave")
    assert drawn.mend("no-bear").lines[-1] == "bear 1b2"
    drawn.draw("bear 1a1 right left")
    assert drawn.mend("bear-astray").lines[-1] == "bear 1b2 right left"
    plan = BROKEN.replace("leprechaun b1 up", "bear a1 right left")
    assert desk("classic", plan=plan).mend("path").lines[-2] == "bear a1"


def test_what_the_rules_know_nothing_of_mends_nothing() -> None:
    plan = BROKEN.replace("leprechaun b1 up", "bear a1 right left")
    drawn = desk("classic", plan=plan, bear=False)
    assert drawn.found("path")["mends"] == []
    drawn.refuses("bear a1", "unknown", what="bear")


def test_an_arsenal_that_holds_nothing_yet_is_shown() -> None:
    drawn = desk("classic", "cell b2 arsenal", "store b2", partial_arsenals=True)
    hold_reply(drawn.shown)
    [arsenal] = [cell for cell in drawn.shown["truth"]["cells"] if cell["cell"] == "arsenal"]
    assert arsenal["stores"] == []


def test_floors_are_made_alike_and_as_many_as_there_are_to_be() -> None:
    plan = """
    floor 1
      +---+---+---+
    1 | .   L   . |
      +   +   +   +
    2 | .   .     |
      +   +   +---+
    3 | .   . |
      +---+---+   +
    floor 2
      +   +---+---+
    1     | .   . |
      +---+   +   +
    2 | .   .   . |
      +   +   +   +
    3 | .   .   . |
      +---+---+---+
    """
    drawn = desk("school-floors", plan=plan)
    assert drawn.found("floors-unlike")["cells"] == [(3, 0), (4, 2), (5, 2)]
    drawn.mend("floors-unlike")
    assert drawn.desk.plan.holes() == {5, 8, 14, 17}
    assert drawn.mend("floor-lifts").desk.plan.lifts() == [[1, 10]]
    alone = desk("classic", plan=plan)
    assert alone.mend("floors").desk.plan.floors == 1


def test_where_there_are_several_ways_none_is_offered() -> None:
    drawn = desk("classic", "treasure a1", "cell a1 hospital", "cell c3 delta", "loop b1")
    for key in ("treasure-ground", "delta-dry", "loop-short", "no-exit", "no-arsenal"):
        assert drawn.found(key)["mends"] == []


def test_numbers_differing_from_what_was_agreed_are_advice_at_their_place() -> None:
    text = LABYRINTH.write_plan(LABYRINTH.generate(PRESETS["classic"], Random(4)))
    drawn = desk("classic", text)
    assert drawn.shown["playable"]
    land = next(
        cell
        for cell in draw(text).cells()
        if draw(text).kinds[cell] == "land" and cell not in draw(text).treasures
    )
    drawn.draw(f"cell {draw(text).name(land)} arsenal")
    if not drawn.faults:
        found = drawn.found("arsenals")
        assert (found["rule"], found["severity"], found["mends"]) == ("V-2", "advice", [])
        assert divmod(land, 5) in found["cells"]
    assert drawn.shown["rules"]["arsenals"] == 2


@pytest.mark.parametrize("preset", PRESETS)
def test_the_terminal_says_the_same(
    preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    floor = "1" if PRESETS[preset].floors > 1 else ""
    generated = LABYRINTH.write_plan(LABYRINTH.generate(PRESETS[preset], Random(1)))
    sheets = (
        desk(preset),
        desk(preset, "mirror", "turn", plan=generated),
        desk(preset, f"hole {floor}a1", f"loop {floor}b1", f"river {floor}c3 {floor}c2 {floor}b2"),
        desk(preset, "size 3 3", f"cell {floor}b2 hospital"),
    )
    for drawn in sheets:
        path = tmp_path / "plan.txt"
        path.write_text(drawn.text, encoding="utf-8")
        terminal.main(["check", str(path), "--rules", preset])
        printed = capsys.readouterr().out.splitlines()[:-1]
        shown = drawn.shown["problems"]
        assert printed == [
            " ".join((one["rule"], one["severity"], one["key"], json.dumps(dict(one["args"]))))
            for one in shown
        ]
