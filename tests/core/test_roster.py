"""Bots that reason: they need the solver, which is not installed everywhere."""

from __future__ import annotations

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from gamemaster.core import bot
from gamemaster.core.bot import Roster, choice, find_bots, needs_solver
from gamemaster.core.game import Observation, Refused


class Plain:
    """Takes what is offered first."""

    id = "plain"
    game = "g"
    level = 1

    def choose(self, seen: Observation, rng: Random) -> str:
        return seen.offers[0].move


class Reasoning(Plain):
    """The same, with the solver."""

    id = "reasoning"
    level = 2
    needs_solver = True


class Found:
    """An entry point that gives one bot."""

    dist = None

    def __init__(self, kind: Any) -> None:
        self.name, self._kind = kind.id, kind

    def load(self) -> Any:
        return self._kind


@pytest.fixture(name="installed")
def two_bots_installed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(bot, "entry_points", lambda group: [Found(Plain), Found(Reasoning)])
    return monkeypatch


@pytest.mark.usefixtures("installed")
def test_with_the_solver_all_are_found_and_who_stands_in_needs_none() -> None:
    roster = find_bots()
    assert [*roster.bots] == ["plain", "reasoning"]
    assert [needs_solver(each) for each in roster.bots.values()] == [False, True]
    assert roster.best("g").id == "plain"


def test_without_it_who_needs_it_is_named_with_what_to_install(
    installed: pytest.MonkeyPatch,
) -> None:
    installed.setattr(bot, "find_spec", lambda name: None)
    assert [*find_bots().bots] == ["plain"]
    assert "gamemaster[reasoner]" in find_bots().broken["reasoning"]


def test_a_page_fetches_it_later(installed: pytest.MonkeyPatch) -> None:
    installed.setattr(bot, "find_spec", lambda name: None)
    installed.setattr(sys, "platform", "emscripten")
    assert [*find_bots().bots] == ["plain", "reasoning"]


def test_where_all_need_it_nobody_stands_in() -> None:
    with pytest.raises(Refused):
        Roster({"reasoning": Reasoning()}, {}).best("g")


class Slow(Plain):
    """Tells until when it may think."""

    id = "slow"

    def choose_by(self, seen: Observation, rng: Random, end: float) -> str:
        return f"think until {end:.0f}"


@pytest.mark.parametrize(("kind", "chosen"), [(Plain, "go up"), (Slow, "think until 105")])
def test_a_bot_that_thinks_is_told_when_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch, kind: type[Plain], chosen: str
) -> None:
    monkeypatch.setattr(bot, "monotonic", lambda: 100.0)
    seen: Any = SimpleNamespace(offers=[SimpleNamespace(move="go up")])
    assert choice(kind(), seen, Random(1), 5) == chosen
    assert choice(kind(), seen, Random(1)) == "go up", "it has all the time that it wants"
