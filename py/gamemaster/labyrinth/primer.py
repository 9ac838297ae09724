"""What a page is told of the labyrinth's rules: forms, the rules page, moves, the wheel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gamemaster.core.primer import (
    Moves,
    PencilSign,
    Primer,
    Wheel,
    groups,
    parts,
    told_needs,
)
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.desk.known import KNOWN_IF
from gamemaster.labyrinth.move_text import COMPOSED
from gamemaster.labyrinth.moves import FACTS, MOVEMENTS, TURNS
from gamemaster.labyrinth.pictures import figures, legend
from gamemaster.labyrinth.roulette import EVEN_PAYS, EVENS, NUMBER_PAYS, WHEEL, colour
from gamemaster.labyrinth.vocabulary import cells_if, words_if

LOBBY: Final = ("rows", "cols", "difficulty", "help")
GROUPS: Final = groups(
    {
        "aim": "goal false_treasures last_alive last_moves quiet_rounds",
        "labyrinth": "floors rows cols outline exits closed_exits lifts arsenals partial_arsenals"
        " hospitals casinos encephalitis heal_moves difficulty loops loop_pits lone_pits"
        " floor_loops rivers river_cells walls easy_ways",
        "beginning": "start void_starts bullets bombs knives boats cement",
        "move": "compound conditional dark semidark arms_after skips skips_ride skips_draw"
        " no_repeats",
        "ground": "current flow_moves wall_drift wall_fall tells_monolith blast_answer outside",
        "things": "pick_up kit arsenal_adds belongings throwing mines mines_beside arsenal_mines",
        "shooting": "health lives shots point_blank scream houses_stop_shots hospital_safe fall"
        " wounded_shoot short_shots damp_powder named_targets orders mine_orders",
        "creatures": "bear bear_moves bear_strikes_on_meeting bear_can_be_shot bear_cave"
        " leprechaun",
        "money": "money hint_price hint_aloud stake_limit",
        "help": "help advice beginners beginner_asks beginner_orders memory_game",
        "time": "break_minutes clock_minutes",
    }
)
PARTS: Final = parts(
    {
        "game": "goal plan start turn conditional dark",
        "labyrinth": "moving water pits lifts walls houses casino mite",
        "players": "treasure kit things mines shooting wounds orders bear leprechaun money",
        "table": "asking end notebook",
    }
)
LEGEND_IN: Final = "plan"
"""The chapter in which the legend stands."""


def primer() -> Primer:
    """All of it."""
    return {
        "secrets": True,
        "lobby": list(LOBBY),
        "groups": GROUPS,
        "parts": PARTS,
        "figures": figures(),
        "legend": {"chapter": LEGEND_IN, "signs": legend()},
        "moves": _moves(),
        "wheel": _wheel(),
        "pencil": [*_pencil()],
    }


def _moves() -> Moves:
    """What moves are composed of (Rules D-2.1, D-6.7, D-6.8)."""
    needs = {word: told_needs([need]) for word, need in words_if().items()}
    return {
        "turns": list(TURNS),
        "composed": list(COMPOSED),
        "marks": [
            {"mark": "dark", "on": None, "needs": needs["dark"], "clears": ["tell"]},
            {"mark": "by-boat", "on": ["go"], "needs": needs["by-boat"], "clears": []},
            {
                "mark": "hands-off",
                "on": list(MOVEMENTS),
                "needs": needs["hands-off"],
                "clears": [],
            },
        ],
        "facts": {
            "of": list(FACTS),
            "on": list(MOVEMENTS),
            "needs": needs["tell"],
            "clears": ["dark"],
        },
        "branches": needs["if"],
    }


def _pencil() -> Iterator[PencilSign]:
    """What players may draw on their notebooks: sides, types, currents, each other (Rule G-3)."""
    side: dict[str, Any] = {"on": "side", "word": "side"}
    yield _sign("wall", **side, edge="inner", stroke="along", needs=told_needs(KNOWN_IF["wall"]))
    yield _sign("open", **side, edge="inner", stroke="across")
    yield _sign("monolith", **side, edge="outer", stroke="along")
    yield _sign("exit", **side, edge="outer", stroke="across")
    yield _sign("closed", **side, edge="outer", needs=told_needs(KNOWN_IF["closed"]))
    known = cells_if()
    for name in CELL_TYPES:
        needs = told_needs([known[name]] if name in known else [])
        yield _sign(name, on="cell", word="cell", needs=needs)
    yield _sign("flow", on="flow", word="flow", after="")
    yield _sign("seat", on="seat", word="at", after="")


def _sign(name: str, **told: Any) -> PencilSign:
    sign: Any = {"sign": name, "edge": None, "stroke": None, "after": name, "needs": []}
    return sign | told  # type: ignore[no-any-return]


def _wheel() -> Wheel:
    """The wheel of the casino and what it pays (Rule B-5)."""
    return {
        "pockets": [(number, colour(number)) for number in WHEEL],
        "evens": list(EVENS),
        "pays_number": NUMBER_PAYS,
        "pays_even": EVEN_PAYS,
    }
