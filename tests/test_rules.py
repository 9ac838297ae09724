"""The options of a labyrinth: bounds, contradictions, and the form that shows them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamemaster.labyrinth.rules import (
    OPTIONS,
    PLAYERS,
    PRESETS,
    Option,
    Rules,
    RulesError,
    check_rules,
    read_rules,
    write_rules,
)

ROOMY = replace(PRESETS["classic"], rows=12, cols=12)


def values(option: Option) -> st.SearchStrategy[Any]:
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    return st.integers(option.min, option.max)


def test_classic_is_the_document() -> None:
    """Rule A: 4 x 5, one exit, two treasures, three bullets and bombs, a bear nobody can shoot."""
    assert write_rules(PRESETS["classic"]) == {
        "preset": "classic",
        "rows": 4,
        "cols": 5,
        "exits": 1,
        "arsenals": 1,
        "hospitals": 1,
        "false_treasures": 1,
        "bullets": 3,
        "bombs": 3,
        "bear": True,
        "bear_can_be_shot": False,
        "bear_strikes_on_meeting": False,
        "outside": False,
        "quiet_rounds": 0,
        "difficulty": "medium",
    }
    assert PLAYERS["classic"] == (1, 6)


def test_every_option_is_shown_with_its_bounds() -> None:
    shown = {option.name: option for option in OPTIONS}
    assert [field.name for field in fields(Rules)] == ["preset", *shown]
    bounds = {o.name: (o.min, o.max) for o in OPTIONS if o.kind == "int"}
    assert bounds == {
        "rows": (3, 12),
        "cols": (3, 12),
        "exits": (1, 4),
        "arsenals": (1, 3),
        "hospitals": (1, 3),
        "false_treasures": (0, 6),
        "bullets": (0, 9),
        "bombs": (0, 9),
        "quiet_rounds": (0, 1000),
    }
    assert shown["rows"] == Option("rows", "int", 4, min=3, max=12)
    assert shown["bear"] == Option("bear", "bool", True)
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


@pytest.mark.parametrize("option", [o for o in OPTIONS if o.kind == "int"], ids=lambda o: o.name)
def test_the_bounds_belong_to_the_range(option: Option) -> None:
    assert option.min is not None
    assert option.max is not None
    inside: list[Any] = [option.min, option.max]
    beside: list[Any] = [option.min - 1, option.max + 1, float(option.min), True, "4", None]
    for value in inside:
        changed: dict[str, Any] = {option.name: value}
        check_rules(replace(ROOMY, **changed))
    for value in beside:
        changed = {option.name: value}
        with pytest.raises(RulesError) as caught:
            check_rules(replace(ROOMY, **changed))
        assert caught.value.key == "refused-option"
        wanted = f"{option.min} to {option.max}"
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
        ({"preset": "sharp"}, "refused-preset", {"preset": "sharp"}),
        ({"preset": ["classic"]}, "refused-preset", {"preset": "['classic']"}),
        ({"wings": 2}, "refused-unknown-option", {"option": "wings"}),
        (
            {"bear": False, "bear_can_be_shot": True},
            "refused-options",
            {"one": "bear_can_be_shot", "other": "bear"},
        ),
        (
            {"bear": False, "bear_strikes_on_meeting": True},
            "refused-options",
            {"one": "bear_strikes_on_meeting", "other": "bear"},
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
    ],
)
def test_what_cannot_be_played_is_refused(
    data: dict[str, Any], key: str, args: dict[str, Any]
) -> None:
    with pytest.raises(RulesError) as caught:
        read_rules(data)
    assert (caught.value.key, caught.value.args_for_words) == (key, args)


def test_as_much_as_there_is_room_for_can_be_asked() -> None:
    read_rules({"rows": 3, "cols": 3, "false_treasures": 2})
    read_rules({"rows": 3, "cols": 4, "false_treasures": 5})


@pytest.mark.rule("D-3.6")
def test_quiet_rounds_zero_stands_for_ten_times_the_cells() -> None:
    assert Rules().quiet_limit == 200
    assert Rules(rows=3, cols=7).quiet_limit == 210
    assert Rules(quiet_rounds=8).quiet_limit == 8
