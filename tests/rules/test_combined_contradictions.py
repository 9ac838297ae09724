"""Options of the school and the quest that make no sense without others, or together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gamemaster.core.options import RulesError
from gamemaster.labyrinth.options import check_rules
from gamemaster.labyrinth.presets import PRESETS


@pytest.mark.rule("C-3", "B-5", "B-6", "B-10", "C-9")
@pytest.mark.parametrize(
    ("preset", "options", "one", "other"),
    [
        ("classic", {"lifts": True}, "lifts", "floors"),
        ("classic", {"floor_loops": True}, "floor_loops", "floors"),
        ("classic", {"floors": 2}, "floors", "lifts"),
        ("quest-medium", {"loops": 0}, "floor_loops", "loops"),
        ("quest-medium", {"loop_pits": 1}, "floor_loops", "loop_pits"),
        ("classic", {"casinos": 1}, "casinos", "money"),
        ("classic", {"hint_price": 1}, "hint_price", "money"),
        ("classic", {"money": 9, "hint_aloud": True}, "hint_aloud", "hint_price"),
        ("classic", {"money": 9, "stake_limit": 3}, "stake_limit", "casinos"),
        ("classic", {"goal": "key"}, "goal", "false_treasures"),
        ("grand", {"goal": "key", "false_treasures": 0}, "goal", "outside"),
        ("grand", {"kit": True}, "kit", "belongings"),
        ("school", {"boats": 1}, "boats", "current"),
        ("grand", {"boats": 1, "current": "shallow"}, "boats", "current"),
        ("classic", {"partial_arsenals": True}, "partial_arsenals", "arsenals"),
        ("grand", {"health": "no-death"}, "health", "encephalitis"),
        ("school", {"bear_moves": "trajectory"}, "bear_moves", "bear"),
        ("school", {"bear_cave": True}, "bear_cave", "bear"),
        ("classic", {"bear_cave": True}, "bear_cave", "bear_can_be_shot"),
        ("classic", {"arms_after": True}, "arms_after", "compound"),
        ("classic", {"skips_ride": True}, "skips_ride", "skips"),
        ("school", {"beginner_asks": 1}, "beginner_asks", "start"),
        ("school", {"void_starts": True}, "void_starts", "start"),
    ],
)
def test_contradictions_name_both_options(
    preset: str, options: dict[str, Any], one: str, other: str
) -> None:
    with pytest.raises(RulesError) as caught:
        check_rules(replace(PRESETS[preset], **options))
    assert caught.value.args_for_words == {"one": one, "other": other}
