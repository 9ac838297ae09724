"""Parchís has no secrets but the dice to come: nobody is shown anything of them or of the seed.

Two tables with the same rules are played by the same requests. Their seeds differ; one throws
again, for a while, what fell on the other. As long as the same dice have fallen, all that anybody
is shown, told or refused is the same, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core import messages
from gamemaster.core.game import CHANCE, GM, Illegal, Observation
from gamemaster.core.table import Player, Table
from gamemaster.parchis.game import PARCHIS
from gamemaster.session import Session
from tests.parchis.modes import MODES, Mode

pytestmark = pytest.mark.rule("P-13")

COLOURS: Final = ("red", "blue", "green", "orange")
ASKED: Final = (
    *(
        "roll",
        "done",
        "undo",
        "base-5",
        "base-39",
        "12-17",
        "66-L3",
        "L7-home",
        "dice 6 6",
        "die 1",
    ),
    *("dance", ""),
)
EQUAL: Final = (1, 4, 12, 40)
"""So many throws fall alike, those for the first turn among them."""


PLAYED: Final = ("two", "three", "four-safe", "pairs", "pairs-fierce")
PAIRS: Final = len(PLAYED) * len(EQUAL)
"""Every mode with every number of equal throws: they have no common divisor."""


class Leak(AssertionError):
    """Two listeners of the same dice were shown different things."""


def seated(mode: Mode, seed: str, outcomes: list[str]) -> Session:
    players = [Player(f"player {seat}", COLOURS[seat]) for seat in range(mode.seats)]
    plan = PARCHIS.generate(mode.rules, Random(seed))
    session = Session()
    session.table = Table(PARCHIS, mode.rules, plan, players, seed, outcomes)
    return session


def thrown(session: Session) -> list[str]:
    return [text for seat, text in session.playing().entries if seat == CHANCE]


class Recorder:
    """A bot that notes what it was handed, and does not use its generator."""

    id = "recorder"
    game = "parchis"
    level = 1

    def __init__(self, at: int) -> None:
        self.at = at
        self.seen: list[Observation] = []
        self.numbers: list[float] = []

    def choose(self, seen: Observation, rng: Random) -> str:
        self.seen.append(seen)
        self.numbers.append(rng.random())
        return seen.offers[self.at % len(seen.offers)].move


@dataclass(slots=True)
class Tally:
    """What was compared, and how often the dice parted at last."""

    pictures: int = 0
    answers: int = 0
    parted: int = 0


def compare(tally: Tally, one: Session, other: Session, rng: Random) -> None:
    """Everything that can be asked of both: observations, and answers to requests of all sorts."""
    table = one.playing()
    eyes: list[int | None] = [*range(len(table.players)), None]
    for seat in eyes:
        since = 0 if rng.random() < 0.05 else 1_000_000
        ask: Any = messages.Observe(type="observe", eyes=seat, since=since)
        if json.dumps(one.answer(ask)) != json.dumps(other.answer(ask)):
            raise Leak(f"picture of {seat}")
        tally.pictures += 1
    if table.observe(GM) != other.playing().observe(GM):
        raise Leak("the game master's picture")
    for seat in range(len(table.players)):
        text = rng.choice(ASKED)
        ask = messages.Consider(type="consider", seat=seat, move=text)
        stale = messages.Submit(type="submit", seat=seat, move=text, version=table.version + 1)
        for request in (ask, stale):
            if json.dumps(one.answer(request)) != json.dumps(other.answer(request)):
                raise Leak(f"answer to {request}")
            tally.answers += 1


def play(mode: Mode, number: int, tally: Tally) -> None:
    """A pair of tables until their dice part."""
    rng, choices = Random(f"pair {number}"), Random(f"choices {number}")
    alike = mode.seats + EQUAL[number % len(EQUAL)]
    one = seated(mode, f"first {number}", [])
    other = seated(mode, f"other {number}", fallen(mode, number, alike))
    for move in range(600):
        if thrown(one) != thrown(other):
            tally.parted += 1
            return
        compare(tally, one, other, rng)
        here, there = one.playing(), other.playing()
        if here.turn is None:
            return
        at = choices.randrange(6)
        bots = Recorder(at), Recorder(at)
        here.let_bot_move(bots[0])
        there.let_bot_move(bots[1])
        if bots[0].seen != bots[1].seen:
            raise Leak("a bot's input")
        assert bots[0].numbers != bots[1].numbers, f"move {move}"


def fallen(mode: Mode, number: int, count: int) -> list[str]:
    """What falls first on a pair's first table."""
    session = seated(mode, f"first {number}", [])
    choices = Random(f"choices {number}")
    while len(thrown(session)) < count:
        session.playing().let_bot_move(Recorder(choices.randrange(6)))
    return thrown(session)[:count]


def run(pairs: int) -> Tally:
    tally = Tally()
    for number in range(pairs):
        play(MODES[PLAYED[number % len(PLAYED)]], number, tally)
    return tally


def test_equal_dice_are_seen_equally_whatever_is_to_come() -> None:
    tally = run(PAIRS)
    assert tally.pictures > 3_000
    assert tally.answers > 3_000
    assert tally.parted == PAIRS, "the dice to come were different"


# -- mutants: each of them leaks, and each must be caught ------------------------


def _shows_the_next_throw(self: Table, seat: int | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    coming = Random(f"{self.seed}/chance/{len(self.entries)}").random()
    return replace(seen, view={**seen.view, "coming": coming})


def _shows_a_hash_of_the_seed(self: Table, seat: int | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    return replace(seen, view={**seen.view, "game": len(self.seed) + Random(self.seed).random()})


def _shows_bots_the_seed(self: Table, seat: int | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    return replace(seen, view={**seen.view, "seed": self.seed}) if since == 0 else seen


def _offers_to_roll_when_it_pays(self: Table, seat: int | None, since: int = 0) -> Observation:
    seen = OBSERVE(self, seat, since)
    pays = Random(f"{self.seed}/chance/{len(self.entries) + 1}").randrange(36) > 18
    offers = seen.offers * 2 if pays else seen.offers
    return replace(seen, offers=offers)


def _refuses_by_the_dice_to_come(self: Table, seat: int, text: str) -> Any:
    move, refusal = CONSIDER(self, seat, text)
    if refusal is not None and Random(self.seed).random() < 0.5:
        return move, Illegal(refusal.key, {**refusal.args, "why": "luck"})
    return move, refusal


def _draws_ahead(self: Table) -> None:
    DRAW_CHANCE(self)
    self.players[0] = replace(self.players[0], name=Random(self.seed).choice("abcdefghij"))


OBSERVE, CONSIDER, DRAW_CHANCE = Table.observe, Table.consider, Table._draw_chance
LEAKS: Final[tuple[tuple[str, Callable[..., Any]], ...]] = (
    ("observe", _shows_the_next_throw),
    ("observe", _shows_a_hash_of_the_seed),
    ("observe", _shows_bots_the_seed),
    ("observe", _offers_to_roll_when_it_pays),
    ("consider", _refuses_by_the_dice_to_come),
    ("_draw_chance", _draws_ahead),
)


@pytest.mark.parametrize(
    ("method", "leaky"), LEAKS, ids=[leaky.__name__.strip("_") for _, leaky in LEAKS]
)
def test_a_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch, method: str, leaky: Callable[..., Any]
) -> None:
    monkeypatch.setattr(Table, method, leaky)
    with pytest.raises(Leak):
        run(10)
