"""House rules for tests: some that people might agree on, and any that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final, get_args

from hypothesis import strategies as st

from gamemaster.core.game import Option
from gamemaster.core.options import RulesError
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.options import OPTIONS, check_rules
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Difficulty, Rules

CLASSIC: Final = PRESETS["classic"]
GRAND: Final = PRESETS["grand"]

LEVELS: Final[tuple[Difficulty, ...]] = get_args(Difficulty)


def is_admitted(rules: Rules) -> bool:
    """Whether options can be played: those that contradict each other or want too much can't."""
    try:
        check_rules(rules)
    except RulesError:
        return False
    return True


def plans(rules: Rules, count: int) -> Iterator[Plan]:
    """The generator's plans of the first seeds."""
    for seed in range(count):
        yield generate(rules, Random(seed))


MIXES: Final[dict[str, Rules]] = {
    "grand": GRAND,
    "simple": PRESETS["grand-simple"],
    "loud": replace(
        GRAND,
        scream=False,
        fall=False,
        wounded_shoot=True,
        hospital_safe=False,
        houses_stop_shots=False,
        blast_answer="remains",
    ),
    "sick": replace(
        GRAND, encephalitis=3, heal_moves=2, arsenals=1, hospitals=1, mine_orders=False
    ),
    "together": replace(
        GRAND, start="together", void_starts=False, last_alive="plays-on", arsenal_mines=True
    ),
    "bear": replace(
        GRAND, bear=True, bear_can_be_shot=True, rows=4, cols=4, false_treasures=6, encephalitis=0
    ),
    "inside": replace(
        GRAND, outside=False, shots="through", current="shallow", skips=False, no_repeats=True
    ),
    "helped": replace(
        GRAND, beginners="1 2", beginner_asks=2, beginner_orders=3, mines_beside=False, walls=4
    ),
    "aimed": replace(
        GRAND,
        named_targets=True,
        short_shots=True,
        damp_powder=True,
        current="turbulent",
        last_alive="must-carry",
        last_moves=9,
        rows=6,
        cols=7,
        outline="no-corners",
    ),
    "armed classic": replace(
        CLASSIC, compound=True, conditional=True, dark=True, belongings=True, encephalitis=1
    ),
    "school": PRESETS["school-floors"],
    "rich school": replace(
        PRESETS["school"],
        floors=3,
        rows=3,
        cols=4,
        floor_loops=True,
        loops=2,
        casinos=2,
        stake_limit=4,
        hint_aloud=True,
        arsenal_adds=True,
        knives=1,
        cement=2,
        skips=True,
        skips_ride=True,
        lives=1,
        wall_fall=False,
        quiet_rounds=60,
    ),
    "quest": PRESETS["quest-hard"],
    "calm quest": replace(
        PRESETS["quest-easy"],
        rows=5,
        cols=5,
        outline="ring",
        current="turbulent",
        pick_up="after",
        arms_after=False,
        skips_ride=False,
        leprechaun=True,
        cement=2,
        quiet_rounds=60,
    ),
    "towers": replace(
        GRAND,
        floors=2,
        rows=4,
        cols=4,
        lifts=True,
        floor_loops=True,
        skips_ride=True,
        wall_fall=True,
        tells_monolith=True,
        knives=1,
        boats=1,
        cement=1,
        partial_arsenals=True,
        bear=True,
        bear_can_be_shot=True,
        bear_moves="trajectory",
        bear_cave=True,
        leprechaun=True,
        easy_ways=True,
    ),
    "classic with a key": replace(
        CLASSIC,
        goal="key",
        false_treasures=0,
        lone_pits=True,
        loop_pits=1,
        start="placed",
        health="no-death",
        point_blank=False,
        money=5,
        hint_price=2,
    ),
}
"""Every option of the rules on in one and off in another."""
OFF: Final[dict[str, Any]] = {
    "throwing": "none",
    "closed_exits": 0,
    "beginner_asks": 0,
    "goal": "treasure",
    "boats": 0,
    "casinos": 0,
    "stake_limit": 0,
    "hint_price": 0,
    "health": "wounds",
    "bear_moves": "repeats",
}
"""How options are switched off that are neither true nor false."""
NEEDED: Final = {"floors": "lifts"}
"""Options that are switched on for others rather than these off."""


def _values(option: Option) -> st.SearchStrategy[Any]:
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.kind == "text":
        return st.sampled_from(["", "1", "2 3", "1 2 3 4 5 6"])
    assert option.min is not None
    assert option.max is not None
    near = st.integers(option.min, min(option.max, option.min + 5))
    return near | st.integers(option.min, option.max)


def playable(rules: Rules) -> Rules:
    """The rules without what contradicts something else; where cells are few, a larger labyrinth.

    Raises `RulesError` where no larger one is allowed.
    """
    while True:
        try:
            check_rules(rules)
        except RulesError as refusal:
            wrong = refusal.args_for_words.get("one", "")
            if wrong in NEEDED:
                needed: dict[str, Any] = {NEEDED[wrong]: True}
                rules = replace(rules, **needed)
            elif wrong in OFF or isinstance(getattr(rules, wrong, None), bool):
                rules = replace(rules, **{wrong: OFF.get(wrong, False)})
            elif rules.rows < 12:
                rules = replace(rules, rows=rules.rows + 1, cols=max(rules.cols, rules.rows + 1))
            else:
                raise
        else:
            return rules


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any options that can be played; the quiet rounds are few, so that a game ends soon."""
    options = draw(st.sets(st.sampled_from(OPTIONS), max_size=40))
    values = {option.name: draw(_values(option)) for option in sorted(options, key=OPTIONS.index)}
    values["quiet_rounds"] = draw(st.integers(1, 25))
    preset = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    return playable(replace(preset, **values))
