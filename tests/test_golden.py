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

GAMES: Final[dict[str, tuple[str, dict[str, Any], int, str]]] = {
    "tour": (
        PLAN,
        {},
        6,
        """
        start c1, start e1, start b1, start c2, start a2, start e4
        go left, go left, blow down, shoot right, loop, blow right
        go up, go left, go down, go left, loop, shoot left
        shoot down, go down, go down, go right, go right, go up
        go down, go up, go right, go up, go down, loop
        go right, go left, blow left, go left, go left, go right
        """,
    ),
    "fight": (
        PLAN,
        {},
        3,
        """
        start a1, start b1, start e4, blow right, shoot left, go up
        go down, go left, go up, loop, go right, shoot right
        go up, go left, go right, go right, shoot right, go left
        go left, go right, shoot right, go left, go right
        blow up, go left, go down, go down, go down, go right
        """,
    ),
    "wounds": (
        PLAN,
        {},
        2,
        """
        start a1, start b1, shoot up, shoot left, go down, go right, loop, blow right
        go up, go left, go right, shoot right, go left, go down, go right, go right
        """,
    ),
    "bear": (
        PLAN + "bear b4\n",
        {},
        3,
        """
        start b3, start d4, start b4, go down, go left, go left
        go left, go left, go left, go right
        """,
    ),
    "outside": (
        PLAN.replace("false a1", "false d3") + "bear c4\n",
        {"outside": True, "bear_can_be_shot": True, "quiet_rounds": 12},
        3,
        """
        start e3, start d3, start a4, go right, shoot right, shoot right
        go left, go right, shoot right, go right, go right, go up
        go right, go up, shoot down, go down, go left, go right
        shoot up, go right, go left, shoot up, go up
        """,
    ),
    "draw": (PLAN, {"quiet_rounds": 12}, 1, "start b2" + ", go up" * 12),
}


def told_line(event: Event) -> str:
    audience = "all" if event.audience is EVERYONE else "gm"
    args = json.dumps(event.said.args, ensure_ascii=False)
    return f"    {audience} {event.said.key} {args}"


def transcript(name: str) -> tuple[str, Told]:
    """A game as text: plan, options, then each request with all that was said about it."""
    plan, options, seats, moves = GAMES[name]
    told = play(plan, seats=seats, **options)
    text = [*write_plan(told.plan).splitlines(), f"options {json.dumps(options)}", ""]
    text += [told_line(event) for event in told.events]
    for move in moves.replace("\n", ",").split(","):
        if move.strip():
            line, before = f"{told.turn}: {move.strip()}", len(told.events)
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
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("to_all", "aloud", "Said") and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        found.add(str(first.value))
            elif isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
                found.add(str(node.value.value))
    return found - {"None", "True", "False"}


def test_every_message_key_occurs() -> None:
    keys = keys_in_the_source()
    assert {"hit-wall", "won", "healed", "rearmed", "opened", "mauled"} <= keys
    assert len(keys) > 25
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
