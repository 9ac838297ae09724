"""The options of a labyrinth: bounds, contradictions, and the form that shows them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamemaster.core.game import Option
from gamemaster.core.options import RulesError, numbers_wanted, write_rules
from gamemaster.labyrinth.options import NEEDS, OPTIONS, check_rules, read_rules
from gamemaster.labyrinth.presets import PLAYERS, PRESETS
from gamemaster.labyrinth.rules import Rules

ROOMY = replace(PRESETS["classic"], rows=12, cols=12, exits=8)
WITH: Final[dict[str, dict[str, Any]]] = {
    "casinos": {"money": 9},
    "hint_price": {"money": 9},
    "stake_limit": {"money": 9, "casinos": 1},
}
"""What some options need beside them."""


def values(option: Option) -> st.SearchStrategy[Any]:
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.kind == "text":
        return st.sampled_from(["", "1", "2 3"])
    return st.integers(option.min, option.max)


def test_classic_is_the_document() -> None:
    """Rule A: 4 x 5, one exit, two treasures, three bullets and bombs, a bear nobody can shoot."""
    played = {
        "preset": "classic",
        "floors": 1,
        "goal": "treasure",
        "rows": 4,
        "cols": 5,
        "outline": "full",
        "exits": 1,
        "arsenals": 1,
        "hospitals": 1,
        "false_treasures": 1,
        "difficulty": "medium",
        "loops": -1,
        "loop_pits": -1,
        "rivers": -1,
        "river_cells": -1,
        "walls": -1,
        "start": "open",
        "bullets": 3,
        "bombs": 3,
        "skips_draw": True,
        "current": "once",
        "blast_answer": "exploded",
        "pick_up": "at-once",
        "throwing": "none",
        "mines_beside": True,
        "health": "wounds",
        "lives": 3,
        "shots": "through",
        "point_blank": True,
        "wounded_shoot": True,
        "mine_orders": True,
        "bear": True,
        "bear_moves": "repeats",
        "bear_strikes_on_meeting": True,
        "last_alive": "plays-on",
        "help": "notebook",
        "advice": "alone",
    }
    rules = write_rules(PRESETS["classic"])
    assert {name: rules[name] for name in played} == played
    heal_moves = rules.pop("heal_moves")
    assert heal_moves == 12
    clock = {name: rules.pop(name) for name in ("clock_minutes", "break_minutes")}
    assert clock == {"clock_minutes": 1, "break_minutes": 5}
    assert not [name for name in rules.keys() - played.keys() if rules[name]]
    assert PLAYERS["classic"] == (1, 6)


GRAND: Final[dict[str, Any]] = {
    "preset": "grand",
    "rows": 5,
    "exits": 6,
    "closed_exits": 2,
    "arsenals": 2,
    "hospitals": 2,
    "encephalitis": 1,
    "false_treasures": 2,
    "start": "secret",
    "void_starts": True,
    "compound": True,
    "conditional": True,
    "dark": True,
    "semidark": True,
    "skips": True,
    "flow_moves": True,
    "wall_drift": True,
    "blast_answer": "done",
    "outside": True,
    "belongings": True,
    "throwing": "throw",
    "mines": True,
    "shots": "first",
    "scream": True,
    "houses_stop_shots": True,
    "hospital_safe": True,
    "fall": True,
    "wounded_shoot": False,
    "orders": True,
    "bear": False,
    "last_alive": "wins",
    "quiet_rounds": -1,
}
"""What the document of the grand rules sets otherwise than classic."""


def changed(rules: Rules, base: Rules) -> dict[str, Any]:
    """The options in which rules differ from others."""
    before = write_rules(base)
    return {name: value for name, value in write_rules(rules).items() if value != before[name]}


@pytest.mark.rule("D-7.1")
def test_grand_is_the_document_and_the_simple_one_its_easier_form() -> None:
    assert changed(PRESETS["grand"], PRESETS["classic"]) == GRAND
    assert changed(PRESETS["grand-simple"], PRESETS["grand"]) == {
        "preset": "grand-simple",
        "exits": 2,
        "closed_exits": 0,
        "encephalitis": 0,
        "false_treasures": 1,
        "difficulty": "easy",
        "loops": 1,
        "rivers": 1,
        "easy_ways": True,
        "conditional": False,
        "dark": False,
        "semidark": False,
        "throwing": "leave",
        "mines": False,
        "mines_beside": False,
    }
    assert PLAYERS["grand"] == PLAYERS["grand-simple"] == (2, 5)
    for rules in PRESETS.values():
        check_rules(rules)


SCHOOL: Final[dict[str, Any]] = {
    "preset": "school",
    "casinos": 1,
    "lone_pits": True,
    "start": "placed",
    "money": 10,
    "flow_moves": True,
    "current": "drift",
    "wall_drift": True,
    "wall_fall": True,
    "pick_up": "after",
    "health": "lives",
    "shots": "first",
    "bear": False,
    "last_alive": "wins",
    "hint_price": 5,
}
"""What the document of the school rules sets otherwise than classic."""
QUEST: Final[dict[str, Any]] = {
    "preset": "quest-easy",
    "cols": 4,
    "goal": "key",
    "false_treasures": 0,
    "difficulty": "easy",
    "start": "placed",
    "bullets": 1,
    "bombs": 1,
    "knives": 1,
    "boats": 1,
    "compound": True,
    "skips": True,
    "skips_draw": False,
    "skips_ride": True,
    "arms_after": True,
    "tells_monolith": True,
    "blast_answer": "remains",
    "kit": True,
    "health": "no-death",
    "shots": "first",
    "point_blank": False,
    "wounded_shoot": False,
    "bear": False,
    "quiet_rounds": 300,
}
"""What the document of the quest sets otherwise than classic."""


@pytest.mark.rule("B-1", "B-2", "B-5", "B-6", "B-9", "B-10")
def test_school_is_the_document() -> None:
    assert changed(PRESETS["school"], PRESETS["classic"]) == SCHOOL
    more = changed(PRESETS["school-floors"], PRESETS["school"])
    assert more == {"preset": "school-floors", "floors": 2, "lifts": True}
    assert PLAYERS["school"] == PLAYERS["school-floors"] == (1, 6)


@pytest.mark.rule("C-1", "C-3", "C-9", "C-10")
def test_quest_is_the_document_in_three_sizes() -> None:
    assert changed(PRESETS["quest-easy"], PRESETS["classic"]) == QUEST
    assert changed(PRESETS["quest-medium"], PRESETS["quest-easy"]) == {
        "preset": "quest-medium",
        "floors": 2,
        "rows": 3,
        "cols": 3,
        "difficulty": "medium",
        "floor_loops": True,
    }
    assert changed(PRESETS["quest-hard"], PRESETS["quest-medium"]) == {
        "preset": "quest-hard",
        "cols": 4,
        "difficulty": "hard",
        "arsenals": 2,
        "hospitals": 2,
        "partial_arsenals": True,
        "cement": 1,
        "bear": True,
        "bear_moves": "trajectory",
        "bear_can_be_shot": True,
        "bear_cave": True,
        "leprechaun": True,
        "quiet_rounds": 400,
    }
    assert {PLAYERS[f"quest-{level}"] for level in ("easy", "medium", "hard")} == {(1, 3)}


def test_every_option_is_shown_with_its_bounds() -> None:
    shown = {option.name: option for option in OPTIONS}
    assert [field.name for field in fields(Rules)] == ["preset", *shown]
    bounds = {o.name: (o.min, o.max) for o in OPTIONS if o.kind == "int"}
    limits = ("loops", "loop_pits", "rivers", "river_cells", "walls")
    assert bounds == {
        "floors": (1, 4),
        "rows": (3, 12),
        "cols": (3, 12),
        "exits": (1, 8),
        "closed_exits": (0, 8),
        "arsenals": (1, 4),
        "hospitals": (1, 4),
        "encephalitis": (0, 3),
        "heal_moves": (0, 99),
        "false_treasures": (0, 6),
        **dict.fromkeys(limits, (-1, 99)),
        "casinos": (0, 2),
        **dict.fromkeys(("bullets", "bombs", "knives", "boats", "cement"), (0, 9)),
        **dict.fromkeys(("money", "hint_price", "stake_limit"), (0, 99)),
        "lives": (1, 9),
        "beginner_asks": (0, 9),
        "beginner_orders": (0, 9),
        "last_moves": (0, 200),
        "quiet_rounds": (-1, 1000),
        "clock_minutes": (0, 60),
        "break_minutes": (0, 60),
    }
    assert shown["rows"] == Option("rows", "int", 4, min=3, max=12)
    assert shown["bear"] == Option("bear", "bool", True)
    assert shown["beginners"] == Option("beginners", "text", "", max=64)
    difficulties = ("easy", "medium", "hard")
    assert shown["difficulty"] == Option("difficulty", "choice", "medium", choices=difficulties)


@settings(deadline=None)
@given(st.fixed_dictionaries({}, optional={option.name: values(option) for option in OPTIONS}))
def test_rules_within_bounds_are_read_or_two_options_are_named(data: dict[str, Any]) -> None:
    try:
        rules = read_rules(data)
    except RulesError as refusal:
        named = set(refusal.args_for_words.values())
    else:
        assert read_rules(write_rules(rules)) == rules
        assert {name: getattr(rules, name) for name in data} == data
        return
    assert len(named) == 2
    assert named <= {option.name for option in OPTIONS}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("rows", "3 to 12"),
        ("loops", "0 to 99, by-difficulty"),
        ("stake_limit", "1 to 99, unlimited"),
        ("quiet_rounds", "1 to 1000, ten-times-cells, cells"),
    ],
)
def test_a_number_that_stands_for_something_else_is_wanted_by_its_name(
    name: str, wanted: str
) -> None:
    (option,) = [one for one in OPTIONS if one.name == name]
    assert numbers_wanted(option) == wanted


@pytest.mark.parametrize("option", [o for o in OPTIONS if o.kind == "int"], ids=lambda o: o.name)
def test_the_bounds_belong_to_the_range(option: Option) -> None:
    assert option.min is not None
    assert option.max is not None
    inside: list[Any] = [option.min, option.max]
    beside: list[Any] = [option.min - 1, option.max + 1, float(option.min), True, "4", None]
    for value in inside:
        only: dict[str, Any] = {**WITH.get(option.name, {}), option.name: value}
        check_rules(replace(ROOMY, **only, lifts=option.name == "floors" and value > 1))
    for value in beside:
        only = {option.name: value}
        with pytest.raises(RulesError) as caught:
            check_rules(replace(ROOMY, **only))
        assert caught.value.key == "refused-option"
        wanted = numbers_wanted(option)
        assert caught.value.args_for_words == {"option": option.name, "wanted": wanted}


@pytest.mark.parametrize(
    ("data", "key", "args"),
    [
        ({"bear": 1}, "refused-option", {"option": "bear", "wanted": "true or false"}),
        (
            {"difficulty": "none"},
            "refused-option",
            {"option": "difficulty", "wanted": "easy, medium, hard"},
        ),
        (
            {"beginners": "1" * 65},
            "refused-option",
            {"option": "beginners", "wanted": "at most 64 characters"},
        ),
        (
            {"beginners": 1},
            "refused-option",
            {"option": "beginners", "wanted": "at most 64 characters"},
        ),
        ({"beginners": "1 x"}, "refused-option", {"option": "beginners", "wanted": "1 2 3"}),
        ({"beginners": "0"}, "refused-option", {"option": "beginners", "wanted": "1 2 3"}),
        ({"beginners": "7"}, "refused-option", {"option": "beginners", "wanted": "1 2 3"}),
        ({"beginners": "²"}, "refused-option", {"option": "beginners", "wanted": "1 2 3"}),
        ({"preset": "sharp"}, "refused-preset", {"preset": "sharp"}),
        ({"preset": ["classic"]}, "refused-preset", {"preset": "['classic']"}),
        ({"wings": 2}, "refused-unknown-option", {"option": "wings"}),
        (
            {"bear": False, "bear_can_be_shot": True},
            "refused-options",
            {"one": "bear_can_be_shot", "other": "bear"},
        ),
        (
            {"bullets": 0, "bear_can_be_shot": True},
            "refused-options",
            {"one": "bear_can_be_shot", "other": "bullets"},
        ),
        (
            {"rows": 3, "cols": 3, "false_treasures": 3},
            "refused-options",
            {"one": "false_treasures", "other": "rows"},
        ),
        (
            {"exits": 2, "closed_exits": 3},
            "refused-options",
            {"one": "closed_exits", "other": "exits"},
        ),
        ({"void_starts": True}, "refused-options", {"one": "void_starts", "other": "start"}),
        (
            {"preset": "grand", "start": "together", "void_starts": False, "beginner_asks": 1},
            "refused-options",
            {"one": "beginner_asks", "other": "start"},
        ),
    ],
)
def test_what_cannot_be_played_is_refused(
    data: dict[str, Any], key: str, args: dict[str, Any]
) -> None:
    with pytest.raises(RulesError) as caught:
        read_rules(data)
    assert (caught.value.key, caught.value.args_for_words) == (key, args)


@pytest.mark.rule("D-7.1")
@pytest.mark.parametrize(("option", "needed"), NEEDS)
def test_what_makes_no_sense_without_another_option_names_both(option: str, needed: str) -> None:
    shown = {each.name: each for each in OPTIONS}
    on: Any = {"choice": "leave", "bool": True, "int": 1}[shown[option].kind]
    without: dict[str, Any] = {needed: 0 if shown[needed].kind == "int" else False}
    base = ROOMY if needed in ("bear", "bear_can_be_shot", "bullets") else PRESETS["grand"]
    with pytest.raises(RulesError) as caught:
        check_rules(replace(base, **{**without, option: on}))
    named = caught.value.args_for_words
    assert caught.value.key == "refused-options"
    assert (named["one"], named["other"]) in NEEDS
    assert named["other"] == needed


@pytest.mark.rule("D-7.2")
def test_beginners_are_counted_from_one() -> None:
    rules = read_rules({"preset": "grand", "beginners": "1 3", "beginner_orders": 2})
    assert [seat for seat in range(5) if rules.is_beginner(seat)] == [0, 2]


def test_as_much_as_there_is_room_for_can_be_asked() -> None:
    read_rules({"rows": 3, "cols": 3, "false_treasures": 2})
    read_rules({"rows": 3, "cols": 4, "false_treasures": 5})


def drawn_after(rules: Rules) -> int:
    """Quiet rounds until the draw on a plan without holes."""
    return rules.rounds_to_draw(rules.size)


@pytest.mark.rule("D-3.6")
def test_quiet_rounds_zero_stands_for_ten_times_the_cells() -> None:
    assert drawn_after(Rules()) == 200
    assert drawn_after(Rules(rows=3, cols=7)) == 210
    assert drawn_after(Rules(quiet_rounds=8)) == 8


@pytest.mark.rule("D-3.6")
def test_minus_one_stands_for_the_number_of_cells() -> None:
    assert drawn_after(Rules(quiet_rounds=-1)) == 20
    assert drawn_after(PRESETS["grand"]) == 25
