"""Who draws the next labyrinth: the winner is offered it, and may pass it on (Rule T-2.6).

Everything is asked through the bridge, as the pages of a table do.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.core.agreement_messages import AnswerModel, HeirsModel, PersonModel
from gamemaster.core.bot import find_bots
from gamemaster.core.succession import succeeded
from gamemaster.games import GAMES
from tests.bridge.schema import hold_reply

pytestmark = pytest.mark.rule("T-2.6")

SMALL = {"preset": "classic", "rows": 3, "cols": 3, "bear": False, "bullets": 0}
NAMES = ("Anna", "Boris", "Vera")


def seats(*bots: int) -> list[dict[str, Any]]:
    """Anna at the host's page, Boris and Vera at theirs; the named seats are bots'."""
    colours = ("blue", "red", "green")
    return [
        {
            "name": name,
            "colour": colour,
            "bot": "mapper" if at in bots else None,
            "friend": at > 0 and at not in bots,
        }
        for at, (name, colour) in enumerate(zip(NAMES, colours, strict=True))
    ]


def ask(**request: Any) -> Any:
    return hold_reply(json.loads(bridge.handle(json.dumps(request))))


def ask_as(who: int, **request: Any) -> Any:
    reply = bridge.guest(who, json.dumps(request)).partition("\n")[2]
    return hold_reply(json.loads(reply))


@pytest.fixture(autouse=True)
def own_session() -> Iterator[None]:
    yield
    bridge.SESSION.clear()


@cache
def finished(winner: int, *bots: int) -> str:
    """The record of a game that this one has won."""
    mapper = find_bots().bots["mapper"]
    for number in range(200):
        ask(type="new", game="labyrinth", rules=SMALL, seats=seats(*bots), seed=f"{number}")
        table = bridge.SESSION.playing()
        while not table.over and table.version < 200:
            table.let_bot_move(mapper)
        if table.last_word and table.game.winners(table.last_word) == (winner,):
            return bridge.save()
    raise AssertionError(f"seat {winner} wins nothing")


class Afterwards:
    """A table whose game is over: one of the people has won."""

    def __init__(self, winner: int = 1, *bots: int) -> None:
        self.people = [
            {"seat": at, "name": name} for at, name in enumerate(NAMES) if at not in bots
        ]
        self.heirs: Any = None
        self.refusal = ""
        bridge.resume(finished(winner, *bots))
        self.look()

    def ask(self, act: dict[str, Any] | None) -> None:
        reply = ask(type="succeed", heirs=self.heirs, people=self.people, act=act)
        if reply["type"] == "refused":
            self.refusal = reply["key"]
            return
        self.refusal = ""
        self.heirs, self.told = reply["heirs"], reply["told"]

    def look(self) -> None:
        self.ask(None)

    def answers(self, seat: int, do: str, to: int | None = None) -> None:
        self.ask({"seat": seat, "do": do, "to": to})

    @property
    def stands(self) -> tuple[str, str]:
        return self.told["state"], self.told["name"]


# -- the offer -----------------------------------------------------------------


def test_it_is_offered_to_the_winner() -> None:
    table = Afterwards(winner=1)
    assert table.stands == ("offered", "Boris")
    assert table.told["may"] == [0, 2]
    table.answers(1, "accept")
    assert table.stands == ("accepted", "Boris")
    assert table.told["may"] == []


def test_before_the_end_nothing_is_offered() -> None:
    ask(type="new", game="labyrinth", rules=SMALL, seats=seats(), seed="1")
    reply = ask(type="succeed", heirs=None, people=[{"seat": 0, "name": "Anna"}])
    assert reply["key"] == "next-not-over"


def test_the_winner_passes_it_on_and_nobody_is_asked_twice() -> None:
    table = Afterwards(winner=1)
    table.answers(1, "pass", to=0)
    assert table.stands == ("offered", "Anna")
    assert table.told["may"] == [2]
    table.answers(0, "pass", to=1)
    assert table.refusal == "next-not-to"
    table.answers(0, "pass", to=2)
    assert table.stands == ("offered", "Vera")
    table.answers(2, "accept")
    assert table.stands == ("accepted", "Vera")
    assert table.told["asked"] == [
        {"name": "Boris", "answer": "pass"},
        {"name": "Anna", "answer": "pass"},
    ]


def test_who_declines_is_asked_no_more() -> None:
    table = Afterwards(winner=1)
    table.answers(1, "decline")
    assert table.stands == ("nobody", "")
    assert table.told["asked"] == [{"name": "Boris", "answer": "decline"}]
    table.answers(1, "accept")
    assert table.refusal == "next-not-yours"


def test_nobody_answers_for_others() -> None:
    table = Afterwards(winner=1)
    for seat in (0, 2):
        for do in ("accept", "decline", "pass"):
            table.answers(seat, do, to=2 - seat)
            assert table.refusal == "next-not-yours"
    table.answers(1, "pass", to=1)
    assert table.refusal == "next-not-to"
    table.answers(1, "pass", to=5)
    assert table.refusal == "next-not-to"
    table.answers(1, "pass")
    assert table.refusal == "next-not-to"
    assert table.stands == ("offered", "Boris")


def test_a_bot_that_has_won_draws_nothing() -> None:
    assert Afterwards(1, 1).stands == ("nobody", "")


def test_who_has_left_is_asked_no_more() -> None:
    table = Afterwards(winner=1)
    table.people = [person for person in table.people if person["seat"] != 1]
    table.look()
    assert table.stands == ("nobody", "")


def test_of_partners_the_next_is_asked_after_one_who_declines() -> None:
    people = [PersonModel(seat=at, name=name) for at, name in enumerate(NAMES)]
    first = succeeded((0, 2), people, None, None)
    assert first.offered == 0
    second = succeeded((0, 2), people, first, AnswerModel(seat=0, do="decline"))
    assert second.offered == 2
    assert succeeded((0, 2), people, second, AnswerModel(seat=2, do="decline")) == HeirsModel(
        offered=None,
        accepted=False,
        asked=[*second.asked, second.asked[0].__class__(seat=2, name="Vera", answer="decline")],
    )


def test_who_has_accepted_may_change_his_mind() -> None:
    table = Afterwards(winner=1)
    table.answers(1, "accept")
    table.answers(1, "pass", to=2)
    assert table.stands == ("offered", "Vera")


# -- the plan ------------------------------------------------------------------


def drawn(seed: str = "drawn", **options: Any) -> str:
    """A plan that somebody has drawn."""
    game = GAMES["labyrinth"]
    rules = game.read_rules({**SMALL, **options})
    return game.write_plan(game.generate(rules, Random(seed)))


def prepared(**more: Any) -> Any:
    two = [seats()[0], seats()[2]]
    return ask(type="prepare", game="labyrinth", rules=SMALL, seats=two, **more)


def test_only_who_has_accepted_hands_a_plan_over() -> None:
    table = Afterwards(winner=1)
    for seat in (1, 2):
        assert ask_as(seat, type="hand-plan", seat=seat, plan=drawn())["key"] == "next-not-yours"
    table.answers(1, "accept")
    table.look()
    assert ask_as(2, type="hand-plan", seat=2, plan=drawn())["key"] == "next-not-yours"
    assert ask_as(2, type="hand-plan", seat=1, plan=drawn())["key"] == "refused-not-yours"
    assert ask(type="hand-plan", seat=1, plan=drawn())["key"] == "refused-eyes"
    assert ask_as(1, type="hand-plan", seat=1, plan="x")["key"] == "refused-plan-header"
    table.look()
    assert table.stands == ("accepted", "Boris")
    assert prepared(handed=True)["key"] == "next-not-drawn"
    assert ask_as(1, type="hand-plan", seat=1, plan=drawn()) == {"type": "handed"}
    table.look()
    assert table.stands == ("drawn", "Boris")


def test_the_next_game_is_played_on_it_by_the_rules_that_it_settles() -> None:
    table = Afterwards(winner=1)
    table.answers(1, "accept")
    plan = drawn(rows=4)
    assert ask_as(1, type="hand-plan", seat=1, plan=plan)["type"] == "handed"
    table.look()
    assert table.told["rules"]["cols"] == 3
    assert table.told["rules"].get("rows", 4) == 4
    assert prepared(handed=True)["type"] == "prepared"
    opened = ask(type="open", nonces=[], eyes=0)
    assert opened["rules"]["rows"] == 4
    played = bridge.SESSION.playing()
    assert played.origin == "text"
    assert played.game.write_plan(played.plan) == plan
    assert prepared(handed=True)["type"] == "refused", "it is played once"


def test_what_is_told_of_the_offer_tells_nothing_of_the_plan() -> None:
    """Two plans of the same size: every reply is the same, byte for byte."""
    told = []
    plans = [drawn("north"), drawn("south")]
    assert plans[0] != plans[1]
    for plan in plans:
        table = Afterwards(winner=1)
        table.answers(1, "accept")
        handed = bridge.guest(1, json.dumps({"type": "hand-plan", "seat": 1, "plan": plan}))
        table.look()
        told.append((handed, json.dumps(table.told | {"rules": None}), json.dumps(table.heirs)))
    assert told[0] == told[1]
