"""Golden transcripts: whole games with every word the game master says, to read and to compare.

GAMEMASTER_GOLDEN=write writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any, Final

import pytest

from gamemaster.core.game import EVERYONE, Event
from gamemaster.labyrinth import cells, game, turn
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.plan_text import write_plan
from gamemaster.labyrinth.turn import VERBS
from tests.drawing import Told, play
from tests.golden_texts import GOLDEN, expect

PLAN: Final = """
  +---+---+---+---+---+
1 | .   H | >   >   D |
  +   +---+   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   .   .   .   p2
  +   +   +   +---+   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
treasure e4
false a1
"""

GAMES: Final[dict[str, tuple[str, dict[str, Any], tuple[str, ...]]]] = {
    "tour": (
        PLAN,
        {},
        (
            *("0: start c1", "1: start e1", "2: start b1", "3: start c2", "4: start a2"),
            *("5: start e4", "0: go left", "1: go left", "2: blow down", "3: shoot right"),
            *("4: loop", "5: blow right", "0: go up", "1: go up", "2: go down", "3: go left"),
            *("4: loop", "5: shoot left", "0: shoot down", "1: go down", "2: go down", "3: go right"),
            *("4: go right", "5: go up", "0: go right", "1: go left", "2: go right", "3: go down"),
            *("4: go up", "5: loop", "0: go down", "1: go left", "2: go up", "3: go left"),
            *("4: go left", "5: go right"),
        ),
    ),
    "fight": (
        PLAN,
        {},
        (
            *("0: start a1", "1: start b2", "2: start d3", "0: shoot right", "1: go down"),
            *("2: shoot left", "0: go right", "1: go left", "2: go down", "0: go left"),
            *("1: go right", "2: go right", "0: go down", "1: blow up", "2: go up"),
            *("0: loop", "1: shoot up", "2: shoot right", "0: shoot right", "1: go up"),
            *("2: loop", "0: go right", "1: go right", "2: go right", "0: go left"),
            *("1: shoot left", "2: blow left", "0: shoot left", "2: go up", "0: shoot left"),
            *("2: go up", "0: go left", "2: shoot right", "0: go up"),
        ),
    ),
    "treasures": (
        PLAN.replace("false a1", "false c4"),
        {},
        (
            *("0: start c4", "1: start d4", "0: go left", "1: go right", "0: shoot right"),
            *("1: go left", "0: go right", "1: shoot left", "0: go right", "1: go right"),
            *("0: go left", "1: go up", "0: go right", "1: loop", "0: shoot up", "1: loop"),
            *("0: go right", "1: go down", "0: go up", "1: go up", "0: loop", "1: go right"),
            *("0: blow up", "1: go left", "0: blow left", "1: go left", "0: loop", "1: go down"),
            *("0: go right",),
        ),
    ),
    "false": (
        PLAN.replace("false a1", "false e3").replace("p2", "p3").replace("4 | .", "4 | p2"),
        {"quiet_rounds": 4},
        (
            *("0: start d3", "0: go right", "0: go left", "0: go up", "0: loop", "0: go left"),
            *("0: go right", "0: go left"),
        ),
    ),
    "bear": (
        PLAN + "bear b4\n",
        {},
        (
            *("0: start b3", "1: start d4", "2: start b4", "0: go down", "1: go left"),
            *("2: go left", "0: go left", "1: go left", "2: go left", "0: go right", "1: go up"),
            *("2: shoot right", "0: go up", "1: go left", "0: go left", "1: go down", "0: go left"),
            *("1: go left",),
        ),
    ),
    "outside": (
        PLAN + "bear c4\n",
        {"outside": True, "bear_can_be_shot": True, "quiet_rounds": 12},
        (
            *("0: start e3", "1: start d3", "2: start a4", "0: go right", "1: shoot right"),
            *("2: shoot right", "0: go left", "1: go right", "2: shoot right", "0: go right"),
            *("1: shoot right", "2: go up", "0: go right", "1: loop", "2: go up", "1: go right"),
            *("2: go down", "1: go up"),
        ),
    ),
    "draw": (
        PLAN,
        {"quiet_rounds": 12},
        ("0: start b2", *["0: go up"] * 12),
    ),
}


def told_line(event: Event) -> str:
    audience = "all" if event.audience is EVERYONE else "gm"
    args = json.dumps(event.said.args, ensure_ascii=False)
    return f"    {audience} {event.said.key} {args}"


def transcript(name: str) -> tuple[str, Told]:
    """A game as text: plan, options, then each request with all that was said about it."""
    plan, options, lines = GAMES[name]
    told = play(plan, seats=1 + max(int(line[0]) for line in lines), **options)
    text = [*write_plan(told.plan).splitlines(), f"options {json.dumps(options)}", ""]
    text += [told_line(event) for event in told.events]
    for line in lines:
        before = len(told.events)
        text += [line, *map(told_line, told.tell(line).events[before:])]
    return "\n".join(text) + "\n", told


@pytest.mark.parametrize("name", GAMES)
def test_the_transcript_is_the_one_kept(name: str) -> None:
    text, _ = transcript(name)
    expect(f"classic-{name}.txt", text)


def test_no_transcript_is_kept_that_nobody_compares() -> None:
    kept = {path.name for path in GOLDEN.glob("*.txt")}
    assert kept == {f"classic-{name}.txt" for name in GAMES} | {"referee.txt"}


def said() -> set[str]:
    return {event.said.key for name in GAMES for event in transcript(name)[1].events}


def keys_in_the_source() -> set[str]:
    """The message keys written in the engine's own text, as far as they are constants."""
    found: set[str] = set()
    for module in (turn, game, cells):
        tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("to_all", "aloud", "Said") and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        found.add(str(first.value))
            elif isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
                if isinstance(node.value.value, str):
                    found.add(node.value.value)
    return found


def test_every_message_key_occurs() -> None:
    keys = keys_in_the_source()
    assert {"hit-wall", "won", "healed", "rearmed", "opened", "mauled"} <= keys
    assert len(keys) > 30
    keys |= {f"starts-{kind}" for kind in CELL_TYPES}
    keys |= {f"arrived-{kind}" for kind in CELL_TYPES if kind != "river"}
    keys |= {"requested", "carried-river", "carried-delta"}
    keys |= {"gm-plan", "gm-stands", "gm-bear", "gm-wall", "gm-treasure"}
    assert said() == keys


def test_every_action_and_every_side_occurs() -> None:
    requests = [
        action
        for name in GAMES
        for event in transcript(name)[1].events
        if event.said.key == "requested"
        for action in event.said.args["actions"]
    ]
    assert {action["do"] for action in requests} == set(VERBS)
    for do in ("go", "shoot"):
        assert {action["side"] for action in requests if action["do"] == do} == {
            *("left", "right", "up", "down"),
        }
    assert len({action["side"] for action in requests if action["do"] == "blow"}) >= 3
