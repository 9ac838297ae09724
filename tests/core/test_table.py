"""A table under any sequence of requests, sensible or not, loaded and handed over in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from gamemaster.core import record
from gamemaster.core.game import CHANCE, GM, OVER, Game, Observation, Refused, Said
from gamemaster.core.table import BotFault, Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.parchis.game import PARCHIS
from tests.core.coin import COIN, CoinRules
from tests.labyrinth.drawing import CLASSIC, draw, rules_for
from tests.parchis.modes import ALL, FIERCE

AnyGame = Game[Any, Any, Any, Any]
COLOURS: Final = ("red", "blue", "green", "orange", "purple", "teal")
HOSTED: Final[tuple[tuple[AnyGame, Any], ...]] = (
    (COIN, CoinRules(4)),
    (LABYRINTH, replace(CLASSIC, rows=3, cols=4, quiet_rounds=25)),
    (LABYRINTH, replace(CLASSIC, rows=4, cols=3, outside=True, bear_can_be_shot=True)),
    (PARCHIS, ALL),
    (PARCHIS, FIERCE),
)
READABLE: Final = {"coin": "guess heads", "labyrinth": "go left", "parchis": "roll"}
JUNK: Final = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["go", "go left; go up", "start z9", "loop", "start a1", "edge", "guess 7"]),
    st.sampled_from(["12-", "base-5-6", "dice 6 6", "die 1", "heads", "undo undo", "12-12"]),
)


class Tables(RuleBasedStateMachine):
    """One table, and what everybody must have heard so far."""

    table: Table

    @initialize(hosted=st.sampled_from(HOSTED), seats=st.integers(1, 4), seed=st.integers(0, 30))
    def open(self, hosted: tuple[AnyGame, Any], seats: int, seed: int) -> None:
        game, rules = hosted
        least, most = game.seats(rules)
        players = [
            Player(f"player {seat}", COLOURS[seat]) for seat in range(min(max(seats, least), most))
        ]
        self.table = Table.open(game, rules, players, f"{seed}")
        self.games = {game.id: game}
        self.heard: dict[int | None, list[Said]] = {}

    @property
    def listeners(self) -> list[int | None]:
        return [*range(len(self.table.players)), None, GM]

    def _moved(self, version: int) -> None:
        assert self.table.version > version

    def _refused(self, seat: int, text: str, version: int, key: str | None = None) -> None:
        before = self._fingerprint()
        illegal = self.table.submit(seat, text, version)
        assert illegal is not None
        assert illegal.key.startswith("illegal-")
        assert key in (None, illegal.key)
        assert self._fingerprint() == before

    def _fingerprint(self) -> tuple[Any, ...]:
        table = self.table
        seen = [table.observe(seat, 10**6) for seat in self.listeners]
        return (
            len(table.entries),
            table.version,
            table.digest,
            table.turn,
            table.over,
            len(table.events),
            seen,
        )

    @precondition(lambda self: not self.table.over)
    @rule(data=st.data(), moves=st.integers(1, 12))
    def legal_moves(self, data: st.DataObject, moves: int) -> None:
        rng = Random(data.draw(st.integers(0, 10**6)))
        for _ in range(moves):
            seat, version = self.table.turn, self.table.version
            if seat is None:
                break
            offers = self.table.observe(seat, 10**6).offers
            assert self.table.submit(seat, rng.choice(offers).move, version) is None
            assert self.table.version > version
            self._refused(seat, offers[0].move, version, "illegal-stale")

    @rule(text=JUNK, seat=st.integers(-4, 8))
    def junk(self, text: str, seat: int) -> None:
        if seat == self.table.turn:
            offered = [offer.move for offer in self.table.observe(seat).offers]
            if " ".join(text.lower().split()) in offered:
                return
        self._refused(seat, text, self.table.version)

    @precondition(lambda self: not self.table.over)
    @rule(seat=st.integers(-4, 8), data=st.data())
    def out_of_turn(self, seat: int, data: st.DataObject) -> None:
        mover = self.table.turn
        if seat != mover:
            offer = data.draw(st.sampled_from(self.table.observe(mover, 10**6).offers))
            self._refused(seat, offer.move, self.table.version, "illegal-not-your-turn")

    @precondition(lambda self: not self.table.over)
    @rule(off=st.sampled_from([-1000, -2, -1, 1, 2, 10**9]))
    def stale(self, off: int) -> None:
        seat = self.table.turn
        assert seat is not None
        move = self.table.observe(seat).offers[0].move
        self._refused(seat, move, self.table.version + off, "illegal-stale")

    @precondition(lambda self: self.table.over)
    @rule(seat=st.integers(-4, 8))
    def after_the_end(self, seat: int) -> None:
        self._refused(seat, READABLE[self.table.game.id], self.table.version, "illegal-game-over")

    @rule(data=st.data(), bot=st.sampled_from([None, "mapper", "stranger"]))
    def hand_over(self, data: st.DataObject, bot: str | None) -> None:
        """Rule T-5: the seat goes on as it is, whoever sits on it."""
        seat = data.draw(st.integers(0, len(self.table.players) - 1))
        before, player = self._fingerprint(), self.table.players[seat]
        self.table.hand_over(seat, bot)
        lent = bot is not None and seat in self.table.people
        assert self.table.players[seat] == replace(player, bot=bot, lent=lent)
        assert self._fingerprint() == before

    @precondition(lambda self: not self.table.over)
    @rule(fault=st.sampled_from(["raises", "junk", "not offered", "nothing"]))
    def a_bot_fails(self, fault: str) -> None:
        before = self._fingerprint()
        with pytest.raises(BotFault) as caught:
            self.table.let_bot_move(FaultyBot(fault))
        assert caught.value.args_for_words["bot"] == "faulty"
        assert self._fingerprint() == before

    @precondition(lambda self: not self.table.over)
    @rule()
    def a_bot_moves(self) -> None:
        version = self.table.version
        self.table.let_bot_move(FirstOffer())
        assert self.table.version > version

    @rule()
    def save_and_load(self) -> None:
        text = record.save(self.table)
        loaded = record.load(text, self.games)
        old, self.table = self._fingerprint(), loaded
        assert self._fingerprint() == old
        assert record.save(loaded) == text

    @rule(data=st.data(), since=st.integers(-5, 400))
    def observe(self, data: st.DataObject, since: int) -> None:
        seat = data.draw(st.sampled_from(self.listeners))
        whole, part = self.table.observe(seat), self.table.observe(seat, since)
        assert part.heard == whole.heard[part.heard_from :]
        assert part.heard_from == min(max(since, 0), len(whole.heard))
        assert replace(part, heard=(), heard_from=0) == replace(whole, heard=(), heard_from=0)

    @invariant()
    def everybody_keeps_what_he_heard(self) -> None:
        for seat in self.listeners:
            heard = list(self.table.observe(seat).heard)
            before = self.heard.get(seat, [])
            assert heard[: len(before)] == before
            self.heard[seat] = heard

    @invariant()
    def only_whose_turn_it_is_is_offered_moves(self) -> None:
        turn = self.table.turn
        for seat in self.listeners:
            seen = self.table.observe(seat, 10**6)
            assert bool(seen.offers) == (seat is not None and seat == turn)
            assert seen.turn == turn
            assert (seen.over is not None) == self.table.over == (turn is None)

    @invariant()
    def nobody_waits_for_chance(self) -> None:
        state = self.table._state
        assert self.table.game.to_move(state) != CHANCE
        assert self.table.over == (self.table.game.to_move(state) == OVER)


class FirstOffer:
    """Takes the first thing offered."""

    id = "first"
    game = "any"
    level = 1

    def choose(self, seen: Observation, rng: Random) -> str:
        return seen.offers[0].move


class FaultyBot(FirstOffer):
    """Fails in a chosen way."""

    id = "faulty"

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, seen: Observation, rng: Random) -> str:
        if self.fault == "raises":
            raise RuntimeError("out of ideas")
        return {"junk": "dance", "not offered": "start z9", "nothing": ""}[self.fault]


Tables.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestTables = pytest.mark.rule("T-5")(Tables.TestCase)

PLAN: Final = """
  +---+---+---+
1 | .   H   A |
  +   +   +   +
2 | .   .   .
  +   +   +   +
3 | .   >   D |
  +---+---+---+
treasure a1
false a3
"""


def seated(count: int) -> Table:
    plan = draw(PLAN)
    players = [Player("p", "red")] * count
    return Table(LABYRINTH, rules_for(plan), plan, players, "1")


@pytest.mark.rule("T-1")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_and_any_number_of_spectators(count: int) -> None:
    table = seated(count)
    assert [table.observe(None) for _ in range(3)] == [table.observe(None)] * 3
    assert table.observe(None).offers == ()


@pytest.mark.rule("T-1")
@pytest.mark.parametrize("count", [0, 7])
def test_more_or_fewer_are_refused(count: int) -> None:
    with pytest.raises(Refused) as caught:
        seated(count)
    assert caught.value.key == "refused-players"
    assert caught.value.args_for_words == {"least": 1, "most": 6, "players": count}


@pytest.mark.rule("T-5")
def test_a_seat_handed_to_a_bot_plays_on_where_it_stood() -> None:
    table = seated(2)
    for move in ("start a2", "start c2", "go right"):
        assert table.submit(table.turn or 0, move, table.version) is None
    table.hand_over(1, "first")
    table.let_bot_move(FirstOffer())
    assert table.entries[-1] == (1, "go left")
    table.hand_over(1, None)
    table.submit(0, "go left", table.version)
    assert table.submit(1, "go left", table.version) is None
    keys = [said.key for said in table.observe(None).heard]
    assert keys.count("requested") == 6


def test_a_bot_is_handed_an_observation_and_a_generator_of_its_own() -> None:
    seen: list[tuple[Observation, float]] = []

    class Curious(FirstOffer):
        def choose(self, seen_now: Observation, rng: Random) -> str:
            seen.append((seen_now, rng.random()))
            return super().choose(seen_now, rng)

    for _ in range(2):
        table = seated(1)
        for _ in range(5):
            table.let_bot_move(Curious())
    assert seen[:5] == seen[5:]
    assert len({number for _, number in seen}) == 5
    assert all(observation.seat == 0 for observation, _ in seen)


def test_nobody_plays_a_finished_game() -> None:
    table = seated(1)
    for move in ("start a1", "go down", "go right", "go right", "go right"):
        assert table.submit(0, move, table.version) is None
    assert table.over
    with pytest.raises(BotFault) as caught:
        table.let_bot_move(FirstOffer())
    assert caught.value.args_for_words == {"bot": "first", "why": "nobody is to move"}


def test_the_machine_would_notice_a_change_by_a_refused_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The check on the checker: a table that acts before it refuses is caught."""
    submit: Callable[..., Any] = Table.submit

    def hasty(self: Table, seat: int, text: str, version: int) -> Any:
        illegal = submit(self, seat, text, version)
        if illegal is not None:
            self.entries.append((seat, text))
        return illegal

    machine = Tables()
    machine.open(HOSTED[1], 2, 1)
    machine.stale(1)
    monkeypatch.setattr(Table, "submit", hasty)
    with pytest.raises(AssertionError):
        machine.stale(1)
