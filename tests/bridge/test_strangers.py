"""Bots that did not come with the program: what they are told, and what is believed of them."""

from __future__ import annotations

import json
from importlib import metadata
from random import Random
from typing import Any

import pytest

from gamemaster import bridge, choosing
from gamemaster.core.bot import Roster, find_bots
from gamemaster.core.game import Observation
from gamemaster.session import Session
from tests.bridge.page import ask, new, page_session, submit

__all__ = ["page_session"]

ANNA = {"name": "Anna", "colour": "red"}
VISITOR = {"name": "Visitor", "colour": "blue", "bot": "visitor"}


def told(*ids: str, **fields: Any) -> str:
    bots = [{"id": name, "game": "labyrinth", "level": 2} for name in ids]
    return json.dumps({"bots": bots, "broken": {}, **fields})


def bring(text: str) -> dict[str, Any]:
    reply = json.loads(bridge.bring(text))
    assert isinstance(reply, dict)
    return reply


def advance(version: int, answer: object) -> dict[str, Any]:
    """The stranger's move, as the worker carries it; the question first."""
    request = json.dumps({"type": "advance", "version": version, "eyes": 0})
    assert bridge.question(request)
    text = answer if isinstance(answer, str) else json.dumps(answer)
    reply = json.loads(bridge.advance(request, text))
    assert isinstance(reply, dict)
    return reply


@pytest.fixture
def seen(session: Session) -> dict[str, Any]:
    """A game in which a stranger's bot has the turn."""
    assert bring(told("visitor")) == {"type": "brought", "bots": ["visitor"]}
    opened = new(ANNA, VISITOR)
    while opened["turn"] == 0:
        move = ask("observe", eyes=0)["offers"][0]["move"]
        opened = submit(0, move, opened["version"])
    return opened


def question(seen: dict[str, Any]) -> dict[str, Any]:
    request = {"type": "advance", "version": seen["version"], "eyes": 0}
    asked = json.loads(bridge.question(json.dumps(request)))
    assert isinstance(asked, dict)
    return asked


def test_brought_bots_are_listed_by_name_only(session: Session) -> None:
    bring(told("visitor", broken={"other": "x" * 1000}))
    reply = ask("bots")
    assert {"id": "visitor", "game": "labyrinth", "level": 2} in reply["bots"]
    assert [bot["level"] for bot in reply["bots"]] == sorted(b["level"] for b in reply["bots"])
    assert reply["broken"]["other"] == "x" * 300
    assert ask("catalog")["bots"] == reply["bots"]


def test_a_name_of_the_program_is_not_given_away(session: Session) -> None:
    assert bring(told("walker", "visitor"))["bots"] == ["visitor"]
    assert "came with the program" in ask("bots")["broken"]["walker"]
    assert not session.bots.strangers.owns("walker")


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "{}",
        '{"bots": [{"id": "", "game": "labyrinth", "level": 1}], "broken": {}}',
        '{"bots": [{"id": "a", "game": "labyrinth", "level": 1.5}], "broken": {}}',
        '{"bots": [{"id": "a", "game": "labyrinth", "level": 1, "more": 1}], "broken": {}}',
        told(*(f"bot{number}" for number in range(33))),
        " " * 70_000,
    ],
)
def test_what_a_worker_tells_is_guarded(session: Session, text: str) -> None:
    assert bring(text)["type"] == "refused"
    assert session.bots.strangers.bots == {}


@pytest.mark.rule("G-3")
def test_a_stranger_is_asked_with_what_its_seat_knows_and_nothing_else(
    seen: dict[str, Any], session: Session
) -> None:
    table = session.playing()
    asked = question(seen)
    assert asked.keys() == {"bot", "seen", "chance", "seconds"}
    assert asked["bot"] == "visitor"
    own = table.observe(1)
    fields = {name: getattr(own, name) for name in Observation.__dataclass_fields__}
    told = asked["seen"].keys()
    assert fields.keys() - {"led", "struck", "awaiting", "clock", "advice"} <= told <= fields.keys()
    text = json.dumps(asked)
    for secret in (table.seed, table.game.write_plan(table.plan), "Anna", "gm-"):
        assert json.dumps(secret)[1:-1] not in text


@pytest.mark.rule("G-3")
def test_a_strangers_chance_has_nothing_of_the_table(seen: dict[str, Any]) -> None:
    """The same table asks with another number each time: none can be computed from its seed."""
    asked = set()
    for _ in range(10):
        opened = new(ANNA, VISITOR)
        while opened["turn"] == 0:
            offered = ask("observe", eyes=0)["offers"][0]["move"]
            opened = submit(0, offered, opened["version"])
        asked.add(str(question(opened)["chance"]))
    assert len(asked) == 10


def test_until_something_happens_the_question_is_the_same(seen: dict[str, Any]) -> None:
    """A worker that has an answer to it knows by that whether it is still wanted."""
    first = question(seen)
    assert question(seen) == first
    ask("hand-over", seat=1, bot="walker", eyes=0)
    ask("hand-over", seat=1, bot="visitor", eyes=0)
    assert question(seen)["seen"]["version"] == seen["version"]
    reply = advance(seen["version"], {"move": first["seen"]["offers"][0]["move"]})
    if reply["turn"] == 1:
        assert question(reply) != first


def test_a_strangers_move_is_made(seen: dict[str, Any]) -> None:
    move = question(seen)["seen"]["offers"][0]["move"]
    reply = advance(seen["version"], {"move": move})
    assert reply["type"] == "observation"
    assert reply["version"] == seen["version"] + 1


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ({"move": "fly away"}, "illegal-move-unknown"),
        ({"move": 5}, "no-answer"),
        ({"move": "x" * 1001}, "no-answer"),
        ({"move": "go up", "more": 1}, "no-answer"),
        ("junk", "no-answer"),
        ("", "no-answer"),
        (" " * 70_000, "no-answer"),
        ({}, "Exception"),
        ({"fault": "KeyError"}, "KeyError"),
        ({"fault": "StopAsyncIteration"}, "StopAsyncIteration"),
        ({"fault": "too-slow"}, "too-slow"),
        ({"fault": "the pit is on b2"}, "Exception"),
        ({"fault": "print"}, "Exception"),
    ],
)
def test_whatever_else_a_stranger_answers_is_its_fault(
    seen: dict[str, Any], answer: object, why: str
) -> None:
    reply = advance(seen["version"], answer)
    assert reply["key"] == "refused-bot-fault"
    assert reply["args"] == {"bot": "visitor", "why": why}
    assert ask("observe", eyes=0)["version"] == seen["version"]


def test_a_stopped_stranger_gives_its_seat_away(seen: dict[str, Any]) -> None:
    bridge.stop('["visitor", "nobody"]')
    request = {"type": "advance", "version": seen["version"], "eyes": 0}
    assert bridge.question(json.dumps(request)) == ""
    reply = json.loads(bridge.handle(json.dumps(request)))
    assert reply["args"] == {"bot": "visitor", "why": "stopped"}
    assert new(ANNA, VISITOR)["key"] == "refused-no-bot"
    assert ask("hand-over", seat=1, bot="walker", eyes=0)["type"] == "observation"
    assert ask("advance", version=seen["version"], eyes=0)["type"] == "observation"


def test_a_stranger_that_is_stopped_over_a_question_is_told_of_for_that(
    seen: dict[str, Any],
) -> None:
    request = json.dumps({"type": "advance", "version": seen["version"], "eyes": 0})
    assert bridge.question(request)
    bridge.stop('["visitor"]')
    assert bridge.question(request), "what the worker knows of it belongs to this question"
    reply = json.loads(bridge.advance(request, '{"fault": "too-slow"}'))
    assert reply["args"] == {"bot": "visitor", "why": "too-slow"}


def test_no_question_where_no_stranger_is_to_move(seen: dict[str, Any]) -> None:
    def asks(**request: Any) -> bool:
        return bridge.question(json.dumps({"eyes": 0, **request})) != ""

    assert asks(type="advance", version=seen["version"])
    assert not asks(type="advance", version=seen["version"] - 1)
    assert not asks(type="observe")
    assert not asks(type="nonsense")
    ask("hand-over", seat=1, bot="walker", eyes=0)
    assert not asks(type="advance", version=seen["version"])


# -- in the bot's own worker ---------------------------------------------------


class Visitor:
    id, game, level = "visitor", "labyrinth", 3
    raises: type[BaseException] | None = None
    heard: Observation | None = None

    def choose(self, seen: Observation, rng: Random) -> str:
        Visitor.heard = seen
        if self.raises:
            raise self.raises("the pit is on b2")
        return rng.choice(seen.offers).move


@pytest.fixture
def visitor(monkeypatch: pytest.MonkeyPatch) -> Visitor:
    found = Visitor()
    roster = Roster({found.id: found}, {"other": "SyntaxError: no"})
    monkeypatch.setattr(choosing, "find_bots", lambda own: roster)
    listed = {"id": found.id, "game": found.game, "level": found.level}
    assert json.loads(choosing.listed()) == {"bots": [listed], "broken": dict(roster.broken)}
    return found


def test_a_bot_is_handed_what_its_seat_knows(
    seen: dict[str, Any], session: Session, visitor: Visitor
) -> None:
    asked = question(seen)
    chosen = json.loads(choosing.choose(json.dumps(asked)))
    own = session.playing().observe(1)
    assert visitor.heard == Observation(
        **{
            **{name: getattr(own, name) for name in Observation.__dataclass_fields__},
            "view": json.loads(json.dumps(own.view)),
            "heard": visitor.heard.heard if visitor.heard else (),
        }
    )
    assert visitor.heard is not None
    assert [said.key for said in visitor.heard.heard] == [said.key for said in own.heard]
    version, internal, gauss = asked["chance"]
    chance = Random()
    chance.setstate((version, tuple(internal), gauss))
    assert chosen == {"move": chance.choice(own.offers).move}
    assert advance(seen["version"], chosen)["type"] == "observation"


@pytest.mark.parametrize("fault", [KeyError, SystemExit, KeyboardInterrupt])
def test_a_bot_that_fails_tells_no_more_than_how(
    seen: dict[str, Any], visitor: Visitor, fault: type[BaseException]
) -> None:
    visitor.raises = fault
    chosen = choosing.choose(json.dumps(question(seen)))
    assert json.loads(chosen) == {"fault": fault.__name__}


def test_the_programs_own_bots_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    own = find_bots()
    assert own.bots
    assert not find_bots(own=False).bots
    group = "gamemaster.bots"
    entry = metadata.EntryPoint("visitor", f"{__name__}:Visitor", group)
    monkeypatch.setattr("gamemaster.core.bot.entry_points", lambda group: [entry])
    assert list(find_bots(own=False).bots) == ["visitor"]
