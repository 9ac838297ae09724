"""Bots that think are asked elsewhere: with what, for how long, and that nothing is lost by it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gamemaster import bridge, choosing
from gamemaster.core.letters import MAX_PATIENCE
from gamemaster.session import Session
from tests.bridge.page import ask, new, page_session, submit
from tests.campaigns import deep

__all__ = ["page_session"]

ANNA = {"name": "Anna", "colour": "red"}
THINKER = {"name": "Sam", "colour": "blue", "bot": "reasoner"}
MAPPER = {"name": "Sam", "colour": "blue", "bot": "mapper"}


def advance(seen: dict[str, Any], patience: object = 1_000) -> str:
    version = seen["version"]
    return json.dumps({"type": "advance", "version": version, "eyes": 0, "patience": patience})


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    fresh = Session()
    monkeypatch.setattr(bridge, "SESSION", fresh)
    return fresh


@pytest.fixture
def seen(session: Session) -> dict[str, Any]:
    """A game in which a bot that thinks has the turn."""
    opened = new(ANNA, THINKER)
    while opened["turn"] == 0:
        move = ask("observe", eyes=0)["offers"][0]["move"]
        opened = submit(0, move, opened["version"])
    return opened


@pytest.mark.rule("G-3")
def test_it_is_asked_with_what_its_seat_knows_and_for_how_long(
    seen: dict[str, Any], session: Session
) -> None:
    table = session.playing()
    asked = json.loads(bridge.question(advance(seen, 2_000)))
    assert (asked["bot"], asked["seconds"], asked["seen"]["seat"]) == ("reasoner", 2, 1)
    text = json.dumps(asked)
    for secret in (table.seed, table.game.write_plan(table.plan), "Anna", "gm-"):
        assert json.dumps(secret)[1:-1] not in text


@pytest.mark.rule("G-12")
def test_its_chance_is_as_fixed_by_the_seed_as_all_others(seen: dict[str, Any]) -> None:
    first = json.loads(bridge.question(advance(seen)))["chance"]
    bridge.resume(bridge.save())
    assert json.loads(bridge.question(advance(seen)))["chance"] == first


def test_elsewhere_it_moves_as_it_would_here(seen: dict[str, Any], session: Session) -> None:
    choosing.prepare()
    assert choosing.ask("{}") == "{}", "it is there"
    told = choosing.ask(bridge.question(advance(seen, None)))
    reply = json.loads(bridge.advance(advance(seen, None), told))
    assert (reply["type"], reply["version"]) == ("observation", seen["version"] + 1)


def test_without_an_answer_it_moves_here(seen: dict[str, Any]) -> None:
    reply = json.loads(bridge.handle(advance(seen)))
    assert (reply["type"], reply["version"]) == ("observation", seen["version"] + 1)


def test_its_failure_is_told_and_changes_nothing(seen: dict[str, Any]) -> None:
    reply = json.loads(bridge.advance(advance(seen), '{"fault": "KeyError"}'))
    assert reply["args"] == {"bot": "reasoner", "why": "KeyError"}
    assert ask("observe", eyes=0)["version"] == seen["version"]


def test_others_move_at_once(session: Session) -> None:
    opened = new(ANNA, MAPPER)
    while opened["turn"] == 0:
        move = ask("observe", eyes=0)["offers"][0]["move"]
        opened = submit(0, move, opened["version"])
    assert bridge.question(advance(opened)) == ""
    assert not bridge.thinks()


def test_the_worker_is_told_whether_one_sits_at_the_table(
    seen: dict[str, Any], session: Session
) -> None:
    assert bridge.thinks()
    ask("hand-over", seat=1, bot="mapper", eyes=0)
    assert not bridge.thinks()
    ask("hand-over", seat=1, bot="reasoner", eyes=0)
    assert bridge.thinks()
    session.clear()
    assert not bridge.thinks()


@deep("a whole game")
def test_the_worker_rests_when_the_game_is_over(seen: dict[str, Any], session: Session) -> None:
    while not session.playing().over:
        ask("advance", version=session.playing().version, eyes=0)
        for move in ("blow up", "go up", "loop", "go right", "skip"):
            if session.playing().turn == 0:
                submit(0, move, session.playing().version)
    assert not bridge.thinks()


@pytest.mark.parametrize("patience", [0, -1, MAX_PATIENCE + 1, 0.5, "long"])
def test_time_without_measure_is_refused(seen: dict[str, Any], patience: object) -> None:
    reply = json.loads(bridge.handle(advance(seen, patience)))
    assert reply["type"] == "refused"
    assert ask("observe", eyes=0)["version"] == seen["version"]
