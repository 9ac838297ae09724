"""Puzzles are looked for in a game that is over: in what one seat has heard, and in time."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import Any

import pytest

from gamemaster import knowing, seeking
from gamemaster.core import record, replies
from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from tests.strictly import hold

SECONDS = 5.0


@cache
def played(seed: str = "own", *, seats: int = 1, led: bool = False, moves: int = 400) -> str:
    """The record of a game of the mapper's, by the rules of the easy quest."""
    game, bot = GAMES["labyrinth"], find_bots().bots["mapper"]
    players = [Player(f"player {at}", "red") for at in range(seats)]
    rules = game.read_rules({"preset": "quest-easy"})
    table = Table.open(game, rules, players, seed, led=led)
    while not table.over and table.version < moves:
        table.let_bot_move(bot)
    return record.save(table)


def ask(what: str, **fields: Any) -> Any:
    return json.loads(seeking.ask(json.dumps({"type": what, **fields})))


def sought(kind: str, patience: int = 5_000) -> Any:
    told = ask("seek", kind=kind, patience=patience)
    hold(replies.Sought, told)
    return told["puzzle"]


def test_a_puzzle_of_ones_own_game_is_found_in_time_and_can_be_solved() -> None:
    told = ask("search", record=played(), seat=0)
    hold(replies.Searching, told)
    assert "other" not in told["kinds"], "nobody else is there"
    begun = time.monotonic()
    each = int(1000 * SECONDS / len(told["kinds"]))
    found = next(puzzle for kind in told["kinds"] if (puzzle := sought(kind, each)))
    assert time.monotonic() - begun < SECONDS + 1
    mailbox = {name: found[name] for name in ("game", "rules", "seat", "heard", "question")}
    solve = {"type": "solve", **mailbox, "seats": len(found["seats"])}
    solved = json.loads(knowing.ask(json.dumps(solve)))
    assert solved["type"] == "solved"


@pytest.mark.rule("G-3")
def test_it_has_what_the_seat_has_heard_and_nothing_else() -> None:
    ask("search", record=played(seats=2), seat=1)
    found = next(puzzle for kind in ("where", "other", "certain") if (puzzle := sought(kind)))
    assert found["seat"] == 1
    assert not [said for said in found["heard"] if said["key"].startswith("gm-")]
    assert {"plan", "seed", "moves", "offers"}.isdisjoint(found)


def test_without_time_none_is_found() -> None:
    ask("search", record=played(), seat=0)
    assert sought("certain", 1) is None


def test_where_a_person_led_none_are_looked_for() -> None:
    assert ask("search", record=played(led=True), seat=0)["kinds"] == []
    assert ask("seek", kind="where", patience=10)["key"] == "refused-puzzle"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"record": played(moves=3), "seat": 0}, "refused-not-over"),
        ({"record": played(), "seat": 1}, "refused-seat"),
        ({"record": "{}", "seat": 0}, "refused-record-broken"),
    ],
)
def test_what_is_no_finished_game_is_refused(fields: dict[str, Any], key: str) -> None:
    assert ask("search", **fields)["key"] == key
