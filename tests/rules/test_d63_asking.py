"""Status questions, conditions and skips (Rules D-6.4 to D-6.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import Told, grand

PLAN = """
  +---+---+---+---+---+
1 | .   .   >   >   D |
  +   +---+   +   +   +
2 | .   .   E   H   A
  +   +   +   +   +   +
3 | p1  .   .   p2  . |
  +---+---+---+---+---+
treasure a1
false c3
"""
PITS = """
  +---+---+---+
1 | .   p1  .
  +   +   +   +
2 | .   p2  . |
  +---+---+---+
treasure b2
"""


def told(*lines: str, **options: Any) -> Told:
    return grand(PLAN, *lines, **{"mines": False, **options})


# -- D-6.4 ---------------------------------------------


@pytest.mark.rule("D-6.4")
def test_before_his_move_he_can_ask_how_he_is_and_what_he_has() -> None:
    game = told("0: start b2", "0: status -> 0 status healthy 3 bullets 3 bombs")
    assert game.turn == 0
    game.tell("0: go up")


@pytest.mark.rule("D-6.4")
def test_and_after_it() -> None:
    game = told("0: start a2", "0: shoot up; go up; status")
    assert game.last[-2:] == ["0 acts status", "0 status healthy 2 bullets 3 bombs 1 treasures"]


@pytest.mark.rule("D-6.4")
def test_once_before_a_move() -> None:
    game = told("0: start b2", "0: status")
    assert game.refused("0: status") == "illegal-status-asked"
    assert "status" not in game.offers
    game.tell("0: go up", "0: status")


# -- D-6.5 ---------------------------------------------

BRANCH = "if {} {{ shoot left }} else {{ blow left }}"
YES, NO = "shoot left", "blow left"


@pytest.mark.rule("D-6.5")
@pytest.mark.parametrize(
    ("start", "move", "true", "false"),
    [
        ("a3", "go up", "land", "river"),
        ("b1", "go right", "river", "land"),
        ("d3", "flow", "pit", "land"),
        ("e2", "go up", "delta", "river"),
        ("c2", "go right", "hospital", "arsenal"),
        ("e3", "go up", "arsenal", "hospital"),
        ("c3", "go up", "encephalitis", "land"),
        ("e2", "go right", "outside", "arsenal"),
        ("b2", "go up", "wall", "river"),
        ("b2", "go right", "not wall", "wall"),
        ("b1", "go right", "carried", "wall"),
        ("b3", "go left", "carried and pit", "carried and river"),
        ("a2", "go down", "pit", "not carried"),
        ("a2", "go up", "found treasure", "found bullets"),
        ("a2", "go up", "have treasure", "have corpse"),
        ("a2", "leave bullets; go right", "not have bullets", "have bullets"),
        ("a2", "leave bombs; go right", "not have bombs", "have bombs"),
        ("a2", "throw bullet right; go right", "found bullets", "found bombs"),
        ("a2", "throw bomb right; go right", "found bombs", "found bullets"),
        ("a2", "go right", "healthy", "wounded"),
        ("a2", "go right", "not immune", "infected"),
        ("a2", "shoot up; go right", "not scream", "scream"),
        ("a2", "go right", "wall or land", "wall and land"),
        ("a2", "go right", "not (wall or river)", "not (wall or land)"),
        ("a2", "go right", "land or wall and river", "(land or wall) and river"),
        ("a2", "go right", "not not land", "not land"),
    ],
)
def test_an_action_may_depend_on_what_happened(
    start: str, move: str, true: str, false: str
) -> None:
    game = told(f"0: start {start}", f"0: {move}; {BRANCH.format(true)}")
    assert f"0 acts {YES}" in game.last
    assert f"0 acts {NO}" not in game.last
    game = told(f"0: start {start}", f"0: {move}; {BRANCH.format(false)}")
    assert f"0 acts {NO}" in game.last
    assert f"0 acts {YES}" not in game.last


@pytest.mark.rule("D-6.5")
def test_on_a_scream_and_on_what_was_caught() -> None:
    game = told("0: start b2", "1: start b2", "0: shoot up; if scream { shoot down }; flow")
    assert "0 acts shoot down" in game.last
    game = told(
        "0: start b2", "1: start b2", "0: shoot up; shoot up; if scream { shoot down }; flow"
    )
    assert "0 acts shoot down" not in game.last


@pytest.mark.rule("D-6.5")
def test_on_mines_and_corpses_found_and_carried() -> None:
    lines = (
        "0: start b2",
        "1: start b2",
        "2: start b3",
        "0: leave mine; shoot up; flow",
        "1: flow",
    )
    game = told(
        *lines,
        "2: flow",
        "0: shoot up; flow",
        "2: if have mine { go up } else { go left }",
        mines=True,
    )
    assert game.at(2) == "b2"
    game.tell(
        "0: leave corpse; go down",
        "2: go up",
        "0: go up; if found corpse and found mine "
        "{ shoot up }; if have mine and not have corpse { shoot down }",
    )
    assert "0 acts shoot up" in game.last
    assert "0 acts shoot down" in game.last


@pytest.mark.rule("D-6.5")
def test_on_his_health() -> None:
    game = told("0: start b2", "1: start a2", "0: shoot left; flow")
    game.tell("1: if wounded { go down } else { go up }")
    assert game.at(1) == "d3"
    game = told("0: start b2", "0: go right", "0: go down", "0: go up")
    game.tell(
        "0: if infected { go right } else { go left }", "0: if immune { go up } else { go left }"
    )
    assert game.at(0) == "e1"


@pytest.mark.rule("D-6.5")
def test_conditions_are_judged_when_they_are_reached() -> None:
    game = told(
        "0: start b2",
        "0: if wall { go left } else { go up }; if wall { blow up }; if wall { shoot up }",
    )
    assert game.last == [
        *("0 acts go up", "0 hit-wall", "0 acts blow up", "0 blast-told"),
        *("0 acts shoot up", "0 silence"),
    ]


@pytest.mark.rule("D-6.5")
def test_conditions_within_conditions() -> None:
    move = (
        "go right; if river { shoot up } else { if wall { shoot left } else { if encephalitis"
        " { shoot down } } }"
    )
    game = told("0: start b2", f"0: {move}")
    assert game.last[-2:] == ["0 acts shoot down", "0 silence"]


@pytest.mark.rule("D-6.5")
def test_the_movement_itself_may_depend_on_a_condition() -> None:
    game = told("0: start b2", "0: if have bombs { blow up; go up } else { go down }")
    assert game.at(0) == "b1"


@pytest.mark.rule("D-6.5")
def test_what_happened_in_an_earlier_move_does_not_count() -> None:
    game = told("0: start b2", "0: go up -> 0 hit-wall", "0: if wall { go left } else { go down }")
    assert game.at(0) == "b3"


@pytest.mark.rule("D-6.5")
def test_the_whole_request_is_heard_first() -> None:
    move = "go up; if wall and (not scream or river) { blow up } else { shoot up; status }"
    assert told("0: start b2", f"0: {move}").last[:2] == ["0 acts go up", "0 hit-wall"]


@pytest.mark.rule("D-6.5")
def test_what_can_not_be_done_is_answered_in_words() -> None:
    game = told("0: start b2", "0: leave bullets; leave bombs; go left")
    game.tell("0: shoot up; blow up; leave treasure; throw corpse up; take bullets; flow")
    assert game.last[1::2] == [
        *("0 lacks-bullets", "0 lacks-bombs", "0 lacks-treasure", "0 lacks-corpse"),
        *("0 not-here bullets", "0 cannot-flow"),
    ]


@pytest.mark.rule("D-6.5")
def test_a_conditional_move_as_in_the_document() -> None:
    game = grand(
        PITS,
        *("0: start a1", "1: start a2", "0: leave bombs; shoot left; go up"),
        "1: throw bullets right; go left",
        mines=False,
    )
    game.tell(
        "0: go right; if found treasure { shoot up }; if found bullets { shoot right };"
        " if pit { leave bomb }"
    )
    assert game.last == [
        *("0 acts go right", "0 arrived-pit", "0 found-treasure 1", "0 found-things 3 bullets"),
        *("0 took-treasure", "0 took-things 1 bullets", "0 acts shoot up", "0 silence"),
        *("0 acts shoot right", "0 silence", "0 acts leave bomb", "0 lacks-bombs"),
    ]


@pytest.mark.rule("D-6.5")
@pytest.mark.rule("D-7.1")
def test_conditions_are_an_option() -> None:
    game = told("0: start b2", conditional=False)
    assert game.refused("0: if wall { go up } else { go down }") == "illegal-no-conditional"
    game.tell("0: shoot up; go left")


@pytest.mark.rule("D-6.5")
@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("if { go up }", "condition"),
        ("if wall go up", "brace"),
        ("if wall { go up", "brace"),
        ("go up }", "brace"),
        ("if wall { go up } else go down", "brace"),
        ("if wall and { go up }", "condition"),
        ("if (wall { go up }", "brace"),
        ("if found wall { go up }", "condition"),
        ("if " * 300, "condition"),
        ("if wall { " * 90, "too-deep"),
        ("if " + "not " * 200 + "wall { go up }", "too-deep"),
        ("if " + "(" * 500, "too-deep"),
        ("shoot up; " * 30 + "go up", "too-many"),
        ("if wall { } else { go up }", "empty"),
        ("go up;" * 400, "too-long"),
    ],
)
def test_malformed_and_huge_moves_get_a_clear_answer(move: str, key: str) -> None:
    game = told("0: start b2")
    assert game.refused(f"0: {move}") == f"illegal-move-{key}"
    assert game.turn == 0


# -- D-6.6 ---------------------------------------------


@pytest.mark.rule("D-6.6")
def test_a_player_may_skip() -> None:
    game = told("0: start b2", "1: start a2", "0: skip -> 0 skipped")
    assert (game.turn, game.at(0)) == (1, "b2")


@pytest.mark.rule("D-6.6")
def test_if_all_skip_in_one_round_it_is_a_draw() -> None:
    game = told("0: start b2", "1: start a2", "2: start b3", "0: skip", "1: skip", "2: go up")
    game.tell("0: skip", "1: go up", "2: skip", "0: skip", "1: skip", "2: skip")
    assert game.last == ["2 skipped", "draw-skips"]
    assert game.over


@pytest.mark.rule("D-6.6")
def test_a_question_is_no_move() -> None:
    game = told("0: start b2", "1: start a2", "0: status", "0: skip", "1: count", "1: skip")
    assert game.last[-1] == "draw-skips"


@pytest.mark.rule("D-6.6")
@pytest.mark.rule("D-7.7")
def test_skipping_may_be_forbidden() -> None:
    game = told("0: start b2", skips=False)
    assert game.refused("0: skip") == "illegal-no-skips"
    assert "skip" not in game.offers
