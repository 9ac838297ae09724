"""Junk for Parchís at every border: refused with a sentence, and nothing is changed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gamemaster import bridge
from gamemaster.core import record
from gamemaster.core.game import Refused
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.looking import Shelf
from gamemaster.parchis.game import PARCHIS
from gamemaster.parchis.moves import MOST
from gamemaster.parchis.rules import OPTIONS
from tests.campaigns import times
from tests.core.test_fuzz import BORDER, JSON, answer, damaged, damaged_json, holds_key, lonely_page
from tests.parchis.modes import ALL, MODES, PAIRS

__all__ = ["lonely_page"]

POSITIONS: Final = (
    "start\n",
    "1: base 12 30 L3\n2: 17 home home 50\nturn: 1\ndice: 5 3\n",
    "1: 12 12 30 L3\n2: 17 home base 50\n3: 1 2 3 4\n4: L1 L2 L7 L7\nturn: 4\ndice: 6 6\n"
    "left: 6\nbonus: 20 10\ndoubles: 2\npaired: 1-2 3-4\nmoved: 1 3\n",
    "# a remark\n2: home home home 34   # another\nturn: 2\ndoubles: 1\n",
)
PLACES: Final = ("base", "home", "L1", "L7", "L8", "1", "68", "69", "0", "5", "39", "012", "²", "٣")
WORDS: Final = (
    *(*PLACES, "1:", "2:", "4:", "5:", "turn:", "dice:", "left:", "bonus:", "doubles:"),
    *("paired:", "moved:", "start", "20", "10", "1-2", "2-1", "1-", "-", "#", ":", "\n", "\x85"),
)
REQUESTS: Final = (
    "roll",
    "done",
    "undo",
    "12-17",
    "base-5",
    "66-L3",
    "L3-home",
    "die 3",
    "dice 5 3",
)


@st.composite
def strange_positions(draw: st.DrawFn) -> str:
    """A damaged position, its own words in any order, or any text."""
    how = draw(st.sampled_from(["damaged", "words", "lines", "text"]))
    if how == "damaged":
        return damaged(draw, draw(st.sampled_from(POSITIONS)))
    if how == "words":
        return " ".join(draw(st.lists(st.sampled_from(WORDS), max_size=40)))
    if how == "lines":
        whole = [line for text in POSITIONS for line in text.splitlines()]
        return "\n".join(draw(st.lists(st.sampled_from(whole), max_size=12)))
    return draw(st.text(max_size=200))


@st.composite
def strange_moves(draw: st.DrawFn) -> str:
    how = draw(st.sampled_from(["damaged", "places", "text"]))
    if how == "damaged":
        return damaged(draw, draw(st.sampled_from(REQUESTS)))
    if how == "places":
        joint = draw(st.sampled_from(["-", " - ", "--", "–", " "]))
        return joint.join(draw(st.lists(st.sampled_from(PLACES), min_size=1, max_size=3)))
    return draw(st.text(max_size=MOST + 20))


@given(strange_positions(), st.sampled_from(list(MODES)))
@example("1: ² base base base\nturn: 1", "two")
@example("turn: ٣", "three")
@example("1: base base base base base", "two")
@example("1:\n1:", "two")
@example("paired: -", "two")
@example("bonus:" + " 20" * 40, "two")
@example("start\nstart", "two")
@example("1: home home home home\n3: home home home home\nturn: 2\ndice: 3 3", "pairs-alone")
@settings(BORDER, max_examples=times(100, 500))
def test_strange_positions(text: str, name: str) -> None:
    """Refused with line and column, or by a rule; else it can be played to its end."""
    mode = MODES[name]
    try:
        setup = PARCHIS.read_plan(text)
    except Refused as refusal:
        holds_key(refusal.key)
        args = refusal.args_for_words
        lines = text.splitlines() or [""]
        assert 1 <= args["line"] <= len(lines)
        assert 1 <= args["column"] <= len(lines[args["line"] - 1]) + 1
        assert len(args["word"]) <= 20
        return
    assert PARCHIS.read_plan(PARCHIS.write_plan(setup)) == setup
    problems = PARCHIS.validate(mode.rules, setup)
    for problem in problems:
        holds_key(problem.key)
    if any(problem.severity == "error" for problem in problems):
        return
    players = [Player(f"player {seat}", "red") for seat in range(mode.seats)]
    try:
        table = Table(PARCHIS, mode.rules, setup, players, "fuzz")
    except Refused as refusal:
        holds_key(refusal.key)
        return
    rng = Random(text)
    for _ in range(20):
        if table.turn is None:
            break
        offers = table.observe(table.turn, 10**6).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    assert record.load(record.save(table), GAMES).digest == table.digest


@given(strange_moves())
@example("12 - 17")
@example("68-69")
@example("dice 5  3")
@example("dice 7 1")
@example("ROLL")
@example(" " * (MOST + 1))
@settings(BORDER, max_examples=times(60, 300))
def test_strange_moves(text: str) -> None:
    try:
        move = PARCHIS.read_move(text)
    except Refused as refusal:
        holds_key(refusal.key)
    else:
        assert PARCHIS.read_move(PARCHIS.write_move(move)) == move


@given(st.dictionaries(st.sampled_from(["preset", "rows", *(o.name for o in OPTIONS)]), JSON))
@example({"preset": ["parchis"]})
@example({"safe_cells": 4.0})
@example({"safe_cells": True})
@settings(BORDER)
def test_strange_rules(data: Mapping[str, Any]) -> None:
    try:
        rules = PARCHIS.read_rules(data)
    except Refused as refusal:
        holds_key(refusal.key)
    else:
        assert PARCHIS.read_rules(PARCHIS.write_rules(rules)) == rules


@cache
def finished() -> str:
    players = [Player("Anna", "red"), Player("Boris", "blue", "dicer")]
    table = Table.open(PARCHIS, ALL, players, "fuzz")
    rng = Random(2)
    while table.turn is not None:
        offers = table.observe(table.turn, 10**6).offers
        table.submit(table.turn, rng.choice(offers).move, table.version)
    return record.save(table)


@given(st.data())
@settings(BORDER, max_examples=times(32, 80))
def test_damaged_records(data: st.DataObject) -> None:
    text = finished()
    if data.draw(st.booleans()):
        text = data.draw(damaged_json(json.loads(text)))
    else:
        text = damaged(data.draw, text)
    try:
        table = record.load(text, GAMES)
    except Refused as refusal:
        holds_key(refusal.key)
    else:
        assert record.load(record.save(table), GAMES).digest == table.digest


def reset() -> None:
    """A table in the midst of a roll."""
    players = [Player("Anna", "red"), Player("Boris", "blue")]
    setup = PARCHIS.read_plan(POSITIONS[1])
    bridge.SESSION.table = Table(PARCHIS, ALL, setup, players, "fuzz")
    bridge.SESSION.shelf = Shelf()


SEATS: Final = [{"name": f"{at}", "colour": "red", "bot": None} for at in range(4)]
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "new", "game": "parchis", "rules": {"safe_cells": 12}, "seats": SEATS[:2], "eyes": 0},
    {
        "type": "new",
        "game": "parchis",
        "rules": {"preset": "parchis-pairs"},
        "seats": SEATS,
        "seed": "s",
        "plan": POSITIONS[2],
    },
    {"type": "rules", "game": "parchis", "rules": {"pairs": True, "help_partner": True}},
    {"type": "check", "game": "parchis", "rules": {}, "plan": POSITIONS[2]},
    {"type": "submit", "seat": 0, "move": "12-17", "version": 0, "since": 0},
    {"type": "submit", "seat": 0, "move": "undo", "version": 1, "since": 3},
    {"type": "consider", "seat": 0, "move": "base-5"},
    {"type": "advance", "version": 0, "eyes": 0, "since": 0},
    {"type": "reveal"},
)


@pytest.mark.usefixtures("page")
@given(st.data())
@settings(BORDER, max_examples=times(40, 200))
def test_damaged_messages(data: st.DataObject) -> None:
    reset()
    for _ in range(data.draw(st.integers(1, 4))):
        request = data.draw(st.sampled_from(MESSAGES))
        if data.draw(st.booleans()):
            answer(data.draw(damaged_json(request)))
        else:
            answer(damaged(data.draw, json.dumps(request)))


@pytest.mark.usefixtures("page")
@given(strange_moves(), st.integers(0, 3), st.integers(-1, 2))
@example("12-17", 0, 0)
@example("12-17", 0, 1)
@example("12-17", 1, 0)
@settings(BORDER, max_examples=times(40, 200))
def test_strange_requests_at_the_bridge(text: str, seat: int, off: int) -> None:
    """Considered, then submitted: refused alike, or done; with another version it is stale."""
    reset()
    before = bridge.save()
    considered = answer(json.dumps({"type": "consider", "seat": seat, "move": text}))
    assert bridge.save() == before
    request = {"type": "submit", "seat": seat, "move": text, "version": max(off, 0)}
    done = answer(json.dumps(request))
    if off > 0:
        assert done["key"] == "illegal-stale"
    elif done["type"] == "refused":
        assert bridge.save() == before
        if seat < 2:
            assert (done["key"], done["args"]) == (considered["key"], considered["args"])
    else:
        assert considered["type"] == "considered"
        assert done["version"] == 1


@pytest.mark.usefixtures("page")
@given(strange_positions(), st.integers(1, 4))
@settings(BORDER)
def test_strange_positions_at_the_bridge(text: str, players: int) -> None:
    reset()
    rules = {"preset": PAIRS.preset} if players == 4 else {}
    request = {"type": "new", "game": "parchis", "rules": rules, "seats": SEATS[:players]}
    reply = answer(json.dumps({**request, "plan": text}))
    checked = answer(json.dumps({"type": "check", "game": "parchis", "rules": rules, "plan": text}))
    if reply["type"] == "observation":
        assert checked == {"type": "checked", "problems": []}
        again = json.loads(bridge.resume(bridge.save()))
        assert again["view"] == reply["view"]
