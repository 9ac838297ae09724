"""What is told of semi-dark moves where cells, walls and wounds are of school or quest (D-6.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.labyrinth.drawing import grand

pytestmark = pytest.mark.rule("D-6.8")

PLAN = """
  +---+---+---+---+---+
1 | .   >   >   >   D |
  +   +   +   +   +   +
2 | .   .   C   .   H |
  +---+   +   +   +   +
3 | p1  A   .   p2  .
  +---+---+---+---+---+
treasure c3
false a1
"""
LIFTS = """
floor 1
  +---+---+---+
1 | .   .   L |
  +   +   +   +
2 | .   H   . |
  +---+---+---+
floor 2
  +---+---+---+
1 | .   .   L |
  +   +   +   +
2 | .   A   .
  +---+---+---+
treasure 1a1
"""
BEAR = PLAN.replace("3 | p1  A   .", "3 | p1  A   B").replace("treasure c3", "treasure e3")
BEAR += "bear c3 up down\n"
LEPRECHAUN = PLAN + "leprechaun a2 down up\n"
FACTS = ("wall", "cell", "found", "health")
CASES: list[tuple[str, str, str, dict[str, Any], dict[str, str]]] = [
    (PLAN, "b2", "go right", {"casinos": 1}, {"cell": "arrived-casino"}),
    (PLAN, "e1", "go left by-boat", {"boats": 1}, {"cell": "rowed-river"}),
    (PLAN, "a3", "go left", {}, {"wall": "hit-wall", "cell": "hit-wall"}),
    (
        PLAN,
        "a3",
        "go left",
        {"wall_fall": True},
        {"wall": "hit-wall", "cell": "hit-wall drifted-pit"},
    ),
    (
        *(PLAN, "a2", "go left", {"tells_monolith": True}),
        {"wall": "hit-monolith", "cell": "hit-monolith"},
    ),
    (PLAN, "a2", "go down", {"tells_monolith": True}, {"wall": "hit-wall", "cell": "hit-wall"}),
    (LIFTS, "1c2", "go up", {}, {"cell": "arrived-lift"}),
    (LIFTS, "1c1", "lift", {}, {"cell": "arrived-lift"}),
    (LIFTS, "1b1", "lift", {}, {"cell": "cannot-lift"}),
    (
        *(LIFTS, "1c1", "go up", {"wall_fall": True}),
        {"wall": "hit-wall", "cell": "hit-wall drifted-lift"},
    ),
    (
        BEAR,
        "b3",
        "go right",
        {"bullets": 0},
        {"cell": "arrived-cave", "health": "mauled lost-life"},
    ),
    (LEPRECHAUN, "b2", "go left", {}, {"cell": "arrived-land", "found": "leprechaun-met"}),
]


@pytest.mark.parametrize("fact", FACTS)
@pytest.mark.parametrize(("plan", "start", "move", "options", "told"), CASES)
def test_only_what_was_asked_is_told(
    plan: str, start: str, move: str, options: dict[str, Any], told: dict[str, str], fact: str
) -> None:
    other = "1: start 2a2" if plan == LIFTS else "1: start e2"
    mixed = {"mines": False, "bear_cave": False, "wall_drift": False, "health": "lives"}
    game = grand(plan, f"0: start {start}", other, **{**mixed, **options})
    game.tell(f"0: {move} tell {fact}")
    heard = [said.split()[1] for said in game.last if said.startswith("0 ")]
    assert [key for key in heard if key not in ("dark-done", "no-wall")] == told.get(
        fact, ""
    ).split()
