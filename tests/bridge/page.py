"""A page talking to the bridge: the requests of tests, each answer held against its model."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge, hired
from gamemaster.core.bot import Roster
from gamemaster.core.game import Observation
from gamemaster.session import Session
from tests.bridge.schema import hold_reply

PLAN: Final = """gamemaster plan 1
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
bear a4
"""
ANNA: Final = {"name": "Anna", "colour": "red"}
BORIS: Final = {"name": "Борис", "colour": "blue"}
WALKER: Final = {"name": "Bot", "colour": "green", "bot": "walker"}
WIN: Final = ("start e4", "blow up", "go up", "loop", "go right")


class Walker:
    """Takes the first thing offered, or fails when told to."""

    id = "walker"
    game = "labyrinth"
    level = 1
    fails = False

    def choose(self, seen: Observation, rng: Random) -> str:
        if self.fails:
            raise RuntimeError("tired")
        return seen.offers[0].move


class Dicer(Walker):
    """A bot of another game."""

    id = "dicer"
    game = "parchis"


@pytest.fixture(name="page", scope="module")
def lonely_page() -> Iterator[Any]:
    """A bridge with nothing of this machine in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hired, "find_bots", lambda: Roster({}, {}))
        patch.setattr(bridge, "SESSION", Session())
        yield bridge


@pytest.fixture(name="session")
def page_session(monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    bots = {"walker": Walker(), "dicer": Dicer()}
    monkeypatch.setattr(hired, "find_bots", lambda: Roster(bots, {"broken": "it broke"}))
    fresh = Session()
    monkeypatch.setattr(bridge, "SESSION", fresh)
    yield fresh
    Walker.fails = False


def ask(kind: str, **fields: Any) -> dict[str, Any]:
    reply = json.loads(bridge.handle(json.dumps({"type": kind, **fields})))
    assert isinstance(reply, dict)
    hold_reply(reply)
    return reply


def new(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    asked = {"game": "labyrinth", "rules": {}, "seats": list(seats), "plan": PLAN, **fields}
    return ask("new", **asked)


def submit(seat: int, move: str, version: int, **fields: Any) -> dict[str, Any]:
    return ask("submit", seat=seat, move=move, version=version, **fields)


def refused(reply: dict[str, Any], key: str, **args: Any) -> None:
    assert reply["type"] == "refused", reply
    assert (reply["key"], {**reply["args"], **args}) == (key, reply["args"])


def win(seat: int = 0) -> None:
    for version, move in enumerate(WIN):
        assert submit(seat, move, version)["type"] == "observation"


def state_of_things() -> tuple[str, ...]:
    table = bridge.SESSION.table
    return (bridge.save(), "" if table is None else table.digest)
