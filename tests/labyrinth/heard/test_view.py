"""What is publicly known of the players, and how the view is shown."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gamemaster.core.game import EVERYONE, GM
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.heard.truth import TruthView
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import CLASSIC, play
from tests.labyrinth.heard.sketch import listen

PLAN = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   H | . |
      +   +---+   +   +
    2 | .   .   >   v |
      +   +   +   +   +
    3 | p1  A   .   D |
      +   +   +---+   +
    4 | .   .   p2  .
      +---+---+---+---+
    treasure a1
    false b4
    """


def pawn(seat: int, *lines: str, **options: Any) -> Mapping[str, Any]:
    shown: Mapping[str, Any] = listen(play(PLAN, *lines, **options)).show()["pawns"][seat]
    return shown


def test_before_anything_is_said() -> None:
    shown = LabyrinthView(CLASSIC, 1, 2).show()
    assert shown == {
        "rows": 4,
        "cols": 5,
        "floors": 1,
        "holes": [],
        "numbers": {},
        "phase": "start",
        "quiet": 0,
        "quiet_limit": 200,
        "counted": False,
        "pawns": [
            {
                "seat": seat,
                "health": "unplaced",
                "bullets": 3,
                "bombs": 3,
                "knives": 0,
                "boats": 0,
                "cement": 0,
                "lives": None,
                "money": None,
                "turns": 0,
                "treasures": 0,
                "mine": False,
                "corpse": False,
                "immune": False,
                "moves": None,
                "orders": 0,
                "sure": True,
                "outside": False,
                "on": None,
                "start": None,
            }
            for seat in (0, 1)
        ],
        "notebook": {"fragments": [], "links": [], "bear": None},
        "recall": [],
        "question": None,
        "may_order": False,
        "most_stake": 0,
    }


@pytest.mark.rule("A-1")
def test_a_start_is_public() -> None:
    seen = pawn(0, "0: start c1")
    assert (seen["start"], seen["on"], seen["health"]) == ("c1", "hospital", "healthy")


def test_the_phases() -> None:
    told = play(PLAN, "0: start d4", seats=2)
    assert listen(told, 2).show()["phase"] == "start"
    told.tell("1: start a2")
    assert listen(told).show()["phase"] == "play"
    told.tell("0: shoot up", "1: go up", "0: shoot up", "1: go right", "0: go up", "1: go left")
    assert listen(told).show()["phase"] == "play"
    won = play(PLAN.replace("treasure a1", "treasure c3"), "0: start c3", "0: go right")
    won.tell("0: go down", "0: go right -> 0 at-exit, 0 won")
    assert listen(won).show()["phase"] == "over"


@pytest.mark.rule("A-2")
def test_ammunition_is_spent_in_public_and_restored() -> None:
    spent = ("0: start b2", "0: shoot up", "0: blow down", "0: blow down")
    seen = pawn(0, *spent)
    assert (seen["bullets"], seen["bombs"]) == (2, 1)
    seen = pawn(0, *spent, "0: go down -> 0 arrived-arsenal, 0 rearmed 3 3")
    assert (seen["bullets"], seen["bombs"]) == (3, 3)


@pytest.mark.rule("A-6")
def test_health_and_what_is_carried() -> None:
    lines = [
        "0: start a2",
        "1: start b1",
        "0: go up -> 0 arrived-land, 0 found-treasure 1, 0 took-treasure",
    ]
    assert pawn(0, *lines)["treasures"] == 1
    lines.append("1: shoot left -> 1 shot-hit 0, 0 wounded, 0 dropped-treasure")
    assert (pawn(0, *lines)["treasures"], pawn(0, *lines)["health"]) == (0, "wounded")
    lines += ["0: shoot down", "1: shoot left -> 1 shot-hit 0, 0 died"]
    assert pawn(0, *lines)["health"] == "dead"
    told = listen(play(PLAN, *lines)).show()
    seats = [one["seat"] for piece in told["notebook"]["fragments"] for one in piece["pawns"]]
    assert seats == [1]


@pytest.mark.rule("A-6")
def test_the_hospital_heals_in_public() -> None:
    lines = ["0: start b1", "1: start a1", "0: shoot up", "1: shoot right", "0: go right"]
    assert pawn(0, *lines[:4])["health"] == "wounded"
    assert pawn(0, *lines)["health"] == "healthy"


@pytest.mark.rule("D-3.4")
def test_outside_and_lost() -> None:
    lines = ["0: start d4", "1: start a1", "0: go right -> 0 went-outside", "1: shoot up"]
    seen = pawn(0, *lines, outside=True)
    assert (seen["outside"], seen["on"]) == (True, None)
    back = pawn(0, *lines, "0: go left -> 0 arrived-land", outside=True)
    assert (back["outside"], back["on"]) == (False, "land")
    lost = listen(play(PLAN, *lines, "0: go up -> 0 lost-outside", outside=True)).show()
    assert lost["pawns"][0]["health"] == "lost"
    assert [one["seat"] for one in lost["notebook"]["fragments"][0]["pawns"]] == [1]


@pytest.mark.rule("G-4")
def test_every_listener_sees_the_same() -> None:
    told = play(PLAN, "0: start b2", "1: start b3", "0: go right", "1: go left", "0: go down")
    shown = []
    for seat in (None, 0, 1):
        view = LabyrinthView(told.rules, seat, 2)
        for event in told.events:
            if event.audience is EVERYONE:
                view.hear(event.said)
        shown.append(json.dumps(view.show()))
    assert len(set(shown)) == 1


@pytest.mark.rule("D-3.6")
@pytest.mark.parametrize("seed", range(8))
def test_quiet_rounds_are_counted_as_the_game_counts_them(seed: int) -> None:
    rules = replace(CLASSIC, quiet_rounds=40, outside=seed % 2 == 0, bombs=seed)
    seats = 1 + seed % 4
    table = Table.open(LABYRINTH, rules, [Player(str(at), "") for at in range(seats)], str(seed))
    rng = Random(seed)
    while table.turn is not None:
        move = rng.choice(table.observe(table.turn).offers).move
        assert table.submit(table.turn, move, table.version) is None
        assert table.observe(None).view["quiet"] == table._state.quiet


ORDER = """
import json, sys
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
players = [Player(str(seat), "") for seat in range(3)]
table = Table.open(LABYRINTH, LABYRINTH.presets()["classic"], players, "order")
while table.version < 60 and not table.over:
    table.let_bot_move(Wanderer())
print(json.dumps(table.observe(0).view))
"""


def test_the_order_of_sets_and_hashes_never_shows() -> None:
    shown = {
        subprocess.run(
            [sys.executable, "-c", ORDER],
            check=True,
            capture_output=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(filter(None, sys.path))},
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(shown) == 1


def test_the_truth_is_the_position() -> None:
    table = Table.open(LABYRINTH, CLASSIC, [Player("0", ""), Player("1", "")], "truth")
    rng = Random(5)
    while table.turn is not None and table.version < 120:
        move = rng.choice(table.observe(table.turn).offers).move
        assert table.submit(table.turn, move, table.version) is None
        shown, state = table.observe(GM).view, table._state
        places = {seat["seat"]: seat["row"] * 5 + seat["col"] for seat in shown["pawns"]}
        placed = [one for one in state.pawns if one.cell != NOWHERE]
        assert places == {one.seat: one.cell for one in placed}
        assert shown["bear"] == dict(zip(("row", "col"), divmod(state.bear, 5), strict=True))
        lying = sorted(t["row"] * 5 + t["col"] for t in shown["treasures"] if "row" in t)
        assert lying == sorted(cell for cell, pile in state.ground.lying.items() for _ in pile)
    blown = [side for side in shown["sides"] if side["is"] == "blown"]
    assert len(blown) == sum(e.said.key == "gm-wall" for e in table.events)


def test_paths_tell_how_a_pawn_came() -> None:
    told = play(PLAN, "0: start b2", "0: go right", "0: go down", "0: go down", "0: go left")
    truth = TruthView(told.rules, 1)
    for event in told.events:
        truth.hear(event.said)
    hows = [how for _, _, how in truth.show()["paths"][0]["cells"]]
    assert hows == ["start", "walk", "river", "walk", "walk", "walk", "pit"]


def test_the_truth_needs_a_plan() -> None:
    with pytest.raises(RuntimeError):
        TruthView(CLASSIC, 1).show()


@pytest.mark.rule("B-5")
@pytest.mark.parametrize(
    ("options", "seat", "most"),
    [
        ({"money": 10, "casinos": 1}, 0, 10),
        ({"money": 10, "casinos": 1, "stake_limit": 3}, 0, 3),
        ({"money": 2, "casinos": 1, "stake_limit": 3}, 0, 2),
        ({"money": 10}, 0, 0),
        ({"money": 10, "casinos": 1}, None, 0),
        ({}, 0, 0),
    ],
)
def test_the_highest_stake_is_what_the_player_has_or_the_table_admits(
    options: dict[str, Any], seat: int | None, most: int
) -> None:
    assert LabyrinthView(Rules(**options), seat, 2).show()["most_stake"] == most
