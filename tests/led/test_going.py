"""Before requests are taken back: which would go, and who has heard what of their answers."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.core.game import GM
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.session import Session
from tests.bridge.page import ask, refused
from tests.bridge.party import in_vain
from tests.led.leading import confirm, move, overruling, players
from tests.led.telling import Led
from tests.led.test_taking_back import PLAN, STARTED

pytestmark = pytest.mark.rule("T-2.4")


@pytest.fixture(autouse=True)
def own_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "SESSION", Session())


def going(table: Table, count: int) -> list[dict[str, Any]]:
    bridge.SESSION.table = table
    heard: list[dict[str, Any]] = ask("going", count=count)["heard"]
    return heard


def keys(heard: list[dict[str, Any]]) -> list[tuple[str, Any, bool]]:
    return [(each["said"]["key"], each["whom"], each["unsaid"]) for each in heard]


def test_requests_are_shown_with_what_each_has_told_and_whom() -> None:
    game = Led(PLAN, *STARTED, "0: go up", "gm: put 2 b2 tell 1")
    told = keys(going(game.table, 1))
    assert told[-1] == ("overruled", None, False)
    assert ("ruled-put", [0, 1], False) in told or ("ruled-put", [0], False) in told
    more = keys(going(game.table, 2))
    assert more[-len(told) :] == told
    assert more[0] == ("requested", None, False)
    assert len(more) > len(told)


def test_what_is_held_has_been_heard_by_nobody() -> None:
    game = Led(PLAN, *STARTED, "0: go up")
    game.table.hold(True)
    game.tell("1: go up")
    told = keys(going(game.table, 2))
    first = [each[0] for each in told].index("requested", 1)
    assert not any(unsaid for _, _, unsaid in told[:first])
    assert all(unsaid for _, _, unsaid in told[first:])
    game.table.release()
    assert not any(unsaid for _, _, unsaid in keys(going(game.table, 2)))


@pytest.mark.parametrize("name", ["classic", "school", "quest-hard", "grand"])
def test_what_is_shown_is_what_goes(name: str) -> None:
    """Whatever has happened: the statements that are shown are those that are struck."""
    rng = Random(name)
    seats = max(2, LABYRINTH.seats(PRESETS[name])[0])
    table = Table.open(LABYRINTH, PRESETS[name], players(seats), "going", led=True)
    for _ in range(25):
        confirm(table)
        if table.over:
            break
        if rng.random() < 0.3:
            overruling(table, rng)
        elif table.turn is not None:
            move(table, rng)
        most = next((one.args[0].most for one in table.rulings() if one.do == "back"), 0)
        if not most or rng.random() > 0.3:
            continue
        count = rng.randint(1, min(most, 4))
        shown = [each["said"] for each in going(table, count)]
        before = {index for start, end in table.observe(GM).struck for index in range(start, end)}
        assert table.rule(f"back {count}", table.version) is None
        seen = table.observe(GM)
        gone = [index for start, end in seen.struck for index in range(start, end)]
        struck = [seen.heard[index] for index in gone if index not in before]
        assert shown == [json.loads(json.dumps(vars_of(said))) for said in struck]


def vars_of(said: Any) -> dict[str, Any]:
    return {"key": said.key, "args": said.args}


def test_nobody_else_asks_for_it() -> None:
    game = Led(PLAN, *STARTED, "0: go up")
    bridge.SESSION.table = game.table
    in_vain(None, "refused-message-broken", "going", count=1)
    unled = Led(PLAN, *STARTED[:2], led=False)
    bridge.SESSION.table = unled.table
    refused(ask("going", count=1), "illegal-not-led")
