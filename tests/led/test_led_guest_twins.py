"""Twin worlds that a person leads, as they cross the links: every answer that a guest's page gets.

In two worlds other things are overruled, also while an answer is held; to whom nothing of it was
told, the same bytes are sent (Rules G-3, T-2.3). What a seal of an overruling looks like is the
business of the record's tests: these tables have none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from gamemaster import answers, bridge, session
from gamemaster.core.game import GM
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.session import Session
from tests.campaigns import times
from tests.led.leading import COLOURS
from tests.led.test_led_twins import NAMES, LedPair
from tests.secrecy.test_guest_secrets import GuestWorld
from tests.secrecy.twins import Leak, Tally, World

pytestmark = [pytest.mark.rule("G-3"), pytest.mark.rule("T-2.3")]

PICTURES: Final = times(80, 2_000)
MUTANT_PICTURES: Final = 3_000


@pytest.fixture(name="bridge_session", autouse=True, scope="module")
def lonely_session() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bridge, "SESSION", Session())
        yield


class LedGuestWorld(GuestWorld):
    """A led table at which everybody plays on a page of their own."""

    def __init__(self, rules: Rules, plan: Plan, seats: int) -> None:
        World.__init__(self, rules, plan, seats)
        people = [Player(f"player {at}", COLOURS[at], friend=True) for at in range(seats)]
        self.table = Table(LABYRINTH, rules, plan, people, "twins", led=True)

    def _send(self, seat: int | None, request: dict[str, Any]) -> str:
        bridge.SESSION.table = self.table
        text = json.dumps(request)
        return bridge.guest(GM if seat is None else seat, text)


class HoldingPair(LedPair):
    """Two such worlds, whose game master often lets an answer wait, and overrules meanwhile."""

    held = 0

    def _listen(self) -> None:
        super()._listen()
        tables = self.one.table, self.other.table
        if any(table.waiting for table in tables):
            self.held += 1
            self._overrule()
            super()._listen()
            for table in tables:
                table.release()
            super()._listen()

    def _next_texts(self) -> tuple[str, str] | None:
        on = self.rng.random() < 0.5
        for table in (self.one.table, self.other.table):
            table.hold(on)
        return super()._next_texts()


def run(name: str, pictures: int) -> tuple[Tally, int]:
    """Play twins until so many pictures were compared; how often an answer was held."""
    tally, held = Tally(), 0
    rules = PRESETS[name]
    for number in range(500):
        plan = LABYRINTH.generate(rules, Random(f"held twins/{number}"))
        seats = max(2, LABYRINTH.seats(rules)[0]) + number % 2
        worlds = LedGuestWorld(rules, plan, seats), LedGuestWorld(rules, plan, seats)
        pair = HoldingPair(*worlds, seats, Random(number), tally)
        pair.play(60)
        held += pair.held
        if tally.pictures >= pictures:
            break
    return tally, held


@pytest.mark.parametrize("name", NAMES)
def test_who_was_told_nothing_is_sent_the_same(name: str) -> None:
    tally, held = run(name, PICTURES)
    assert tally.pictures >= PICTURES
    assert held > 2


def _tells_how_much_waits(table: Table, seen: Any) -> Any:
    return {**WRITTEN(table, seen), "unsaid": table.unsaid}


def _tells_the_turn_that_waits(table: Table, seen: Any) -> Any:
    return {**WRITTEN(table, seen), "turn": table.turn, "cells": cells(table)}


def cells(table: Table) -> list[int]:
    return [pawn.cell for pawn in table._state.pawns]


WRITTEN: Final = answers.written


@pytest.mark.parametrize("leaky", [_tells_how_much_waits, _tells_the_turn_that_waits])
def test_a_leak_is_caught(leaky: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "written", leaky)
    with pytest.raises(Leak):
        run("classic", MUTANT_PICTURES)
