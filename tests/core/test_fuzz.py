"""Junk at every border: refused with a key, nothing changed, and never another exception."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gamemaster import bridge
from gamemaster.core import record
from gamemaster.core.game import Refused
from gamemaster.core.options import write_rules
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.options import read_rules
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.looking import Shelf
from tests.bridge.page import lonely_page
from tests.campaigns import times
from tests.labyrinth.drawing import CLASSIC

__all__ = ["lonely_page"]

LOCALES: Final = Path(__file__).resolve().parents[2] / "static" / "locales"
BORDER: Final = settings(
    max_examples=times(40, 150), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
SCALARS: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 12),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["gm", "labyrinth", "classic", "go left", "start a1", "red", "0", "rows"]),
)
JSON: Final = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
OPTION_NAMES: Final = [field.name for field in fields(Rules)]


@cache
def sentences() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in LOCALES.glob("en/*.ftl"))


def holds_key(key: str) -> None:
    """A refusal's key must have a sentence: the page forms it."""
    assert re.search(rf"^{re.escape(key)} *=", sentences(), re.MULTILINE), f"no sentence: {key}"


Draw = Callable[[st.SearchStrategy[Any]], Any]


def damaged(draw: Draw, text: str) -> str:
    """A text after a few accidents: cut, doubled, scribbled on, shuffled."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(text) - 1)))
        to = min(len(text), at + draw(st.integers(1, 30)))
        how = draw(st.sampled_from(["cut", "stop", "double", "put", "swap"]))
        if how == "cut":
            text = text[:at] + text[to:]
        elif how == "stop":
            text = text[:at]
        elif how == "double":
            text = text[:to] + text[at:]
        elif how == "put":
            junk = draw(st.one_of(st.text(max_size=3), st.sampled_from([*'{}[],:"0-9\\', "null"])))
            text = text[:at] + junk + text[at + len(junk) :]
        else:
            text = text[to:] + text[:at]
    return text


@st.composite
def damaged_json(draw: st.DrawFn, base: Any) -> str:
    """JSON text of a value of which some parts are replaced, dropped or doubled."""
    value = json.loads(json.dumps(base))
    for _ in range(draw(st.integers(1, 3))):
        spot = value
        parents: list[tuple[Any, Any]] = []
        while isinstance(spot, (dict, list)) and spot and (not parents or draw(st.booleans())):
            keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
            key = draw(st.sampled_from(keys))
            parents.append((spot, key))
            spot = spot[key]
        if not parents:
            continue
        parent, key = parents[-1]
        if draw(st.booleans()):
            parent[key] = draw(JSON)
        elif isinstance(parent, dict):
            del parent[key]
        else:
            parent.insert(key, draw(st.one_of(st.just(spot), JSON)))
    return json.dumps(value)


@cache
def finished(preset: str = "classic") -> str:
    """The record of a whole game."""
    rules = replace(PRESETS[preset], quiet_rounds=12)
    table = Table.open(LABYRINTH, rules, [Player("Anna", "red")], "fuzz")
    rng = Random(2)
    while table.turn is not None:
        offers = [offer for offer in table.observe(table.turn).offers if not offer.part]
        table.submit(table.turn, rng.choice(offers).move, table.version)
    return record.save(table)


@st.composite
def damaged_records(draw: st.DrawFn) -> str:
    """The record of a finished game after an accident, most often still JSON."""
    text = finished(draw(st.sampled_from(("classic", "school-floors", "quest-hard"))))
    return draw(damaged_json(json.loads(text))) if draw(st.booleans()) else damaged(draw, text)


PLAN: Final = write_plan(LABYRINTH.generate(CLASSIC, Random("fuzz")))
REQUESTS: Final[tuple[dict[str, Any], ...]] = (
    {"type": "catalog"},
    {"type": "bots"},
    {
        "type": "new",
        "game": "labyrinth",
        "rules": {"preset": "classic", "rows": 3, "bear": False},
        "seats": [{"name": "Anna", "colour": "red", "bot": None}],
        "seed": "s",
        "plan": None,
        "eyes": 0,
    },
    {"type": "new", "game": "labyrinth", "rules": {}, "seats": [{"name": "A", "colour": "red"}]},
    {
        "type": "new",
        "game": "labyrinth",
        "rules": {"preset": "school", "floors": 2, "lifts": True, "stake_limit": 3},
        "seats": [{"name": "Anna", "colour": "red", "bot": None}],
        "seed": "s",
    },
    {"type": "observe", "eyes": 0, "since": 3},
    {"type": "submit", "seat": 0, "move": "start a1", "version": 0, "since": 0},
    {"type": "submit", "seat": 0, "move": "go left", "version": 1, "since": 0},
    {"type": "advance", "version": 0, "eyes": 0, "since": 0},
    {"type": "hand-over", "seat": 0, "bot": None, "eyes": 0, "since": 0},
    {"type": "reveal"},
    {"type": "recollect"},
    {"type": "step", "at": 3, "eyes": "gm"},
    {"type": "check", "game": "labyrinth", "rules": {}, "plan": PLAN},
    {"type": "rules", "game": "labyrinth", "rules": {"preset": "grand", "walls": 3}},
    {"type": "rules", "game": "labyrinth", "rules": {"preset": "quest-hard", "floors": 3}},
    {"type": "consider", "seat": 0, "move": "start b2"},
    {"type": "consider", "seat": 0, "move": "bet red 3"},
    {"type": "consider", "seat": 0, "move": "skip; stab; cement left"},
    {"type": "consider", "seat": 0, "move": "if wall { shoot up } else { dark go left }; status"},
)


@given(st.data())
@settings(BORDER, max_examples=times(80, 400))
def test_damaged_plans(data: st.DataObject) -> None:
    text = data.draw(st.builds(lambda: PLAN) | st.text())
    text = damaged(data.draw, text)
    try:
        plan = read_plan(text)
    except Refused as refusal:
        holds_key(refusal.key)
        return
    for problem in LABYRINTH.validate(CLASSIC, plan):
        holds_key(problem.key)
    assert read_plan(write_plan(plan)) == plan


@given(st.dictionaries(st.sampled_from([*OPTION_NAMES, "wings"]), JSON, max_size=6))
@example({"preset": ["classic"]})
@example({"preset": {}})
@settings(BORDER)
def test_damaged_rules(data: dict[str, Any]) -> None:
    try:
        rules = read_rules(data)
    except Refused as refusal:
        holds_key(refusal.key)
    else:
        assert read_rules(write_rules(rules)) == rules


@given(damaged_records())
@settings(BORDER)
def test_damaged_records(text: str) -> None:
    try:
        table = record.load(text, GAMES)
    except Refused as refusal:
        holds_key(refusal.key)
    else:
        assert record.load(record.save(table), GAMES).digest == table.digest


def reset() -> None:
    players = [Player("Anna", "red"), Player("Boris", "blue")]
    bridge.SESSION.table = Table.open(LABYRINTH, CLASSIC, players, "fuzz")
    bridge.SESSION.shelf = Shelf()


def answer(text: str) -> dict[str, Any]:
    before = bridge.save()
    reply = json.loads(bridge.handle(text))
    assert isinstance(reply["type"], str)
    if reply["type"] == "refused":
        holds_key(reply["key"])
        # A readable move that is refused is told all the same to whoever considers it.
        assert set(reply) - {"actions", "text", "follows", "mended"} == {"type", "key", "args"}
        assert bridge.save() == before
    return dict(reply)


@pytest.mark.usefixtures("page")
@given(st.one_of(st.text(), JSON.map(json.dumps)))
@example('{"type":"observe","eyes":0}\x00')
@example('{"type":"submit","seat":0,"move":"\\ud800","version":0}')
@example('{"type":"submit","seat":0,"move":"\ud800","version":0}')
@example(
    '{"type":"new","game":"labyrinth","rules":{"\ud800":1},"seats":[{"name":"A","colour":"red"}]}'
)
@example("[" * 100_000)
@example('{"type":' * 5_000)
@example("1" * 10_000)
@example('{"type":"observe","since":' + "9" * 5_000 + "}")
@example("NaN")
@settings(BORDER)
def test_junk_messages(text: str) -> None:
    reset()
    assert answer(text)["type"] == "refused"


@pytest.mark.usefixtures("page")
@given(st.data())
@settings(BORDER, max_examples=times(80, 400))
def test_damaged_messages(data: st.DataObject) -> None:
    reset()
    for _ in range(data.draw(st.integers(1, 4))):
        request = data.draw(st.sampled_from(REQUESTS))
        if data.draw(st.booleans()):
            answer(data.draw(damaged_json(request)))
        else:
            answer(damaged(data.draw, json.dumps(request)))


@pytest.mark.usefixtures("page")
@given(damaged_records())
@settings(BORDER)
def test_damaged_records_at_the_bridge(text: str) -> None:
    reset()
    answer(json.dumps({"type": "replay", "record": text}))
    before = bridge.save()
    reply = json.loads(bridge.resume(text))
    if reply["type"] == "refused":
        holds_key(reply["key"])
        assert bridge.save() == before
    else:
        assert reply["type"] == "observation"


@pytest.mark.usefixtures("page")
@given(st.lists(st.text(max_size=24), max_size=6), st.text(max_size=64))
@settings(BORDER)
def test_any_name_and_seed_survive_being_saved(names: list[str], seed: str) -> None:
    reset()
    seats = [
        {"name": name, "colour": "teal", "bot": None, "friend": False, "lent": False}
        for name in names
    ]
    request = {"type": "new", "game": "labyrinth", "rules": {}, "seats": seats, "seed": seed}
    reply = answer(json.dumps(request))
    if names and all(names):
        assert reply["type"] == "observation"
        again = json.loads(bridge.resume(bridge.save()))
        assert again["seats"] == seats
    else:
        assert reply["type"] == "refused"
