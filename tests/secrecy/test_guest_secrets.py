"""The secrecy proof at a table of several pages: what the bridge answers guests, and their host.

Two tables are laid out that differ in their plans, in their salts, or in the cells that one player
names in secret. Seat 0 asks as the host's page, the others and who watches as guests'. As long as
a page has heard the same at both, all that it is answered is the same, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge, session
from gamemaster.answers import consider, refused, written
from gamemaster.core.game import GM, Illegal
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import OPEN, SIDE_NAMES
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.laying import Laid
from gamemaster.session import Session
from tests.bridge.page import ANNA, ask, new
from tests.bridge.party import FRIENDS, VERA, guest, laid_out, nonce, sha
from tests.labyrinth.drawing import CLASSIC
from tests.secrecy.test_twin_grand import GRAND, HELPED
from tests.secrecy.twin_plans import CHANGES, GRAND_CHANGES, SCHOOL_CHANGES, Change, twin_of
from tests.secrecy.twins import COLOURS, Leak, Pair, Tally, World, messages_end

pytestmark = [pytest.mark.rule("G-3"), pytest.mark.rule("T-6")]

SCHOOL: Final = replace(PRESETS["school-floors"], rows=3, cols=4)
KINDS: Final[dict[str, tuple[Rules, tuple[Change, ...]]]] = {
    "classic": (CLASSIC, CHANGES),
    "grand": (GRAND, GRAND_CHANGES[::4]),
    "school": (SCHOOL, SCHOOL_CHANGES[::4]),
}
"""Rules, and what differs in plans: a part of what `test_twin_grand` and its like have."""
ASKED: Final = ("go left", "blow up", "shoot down", "cement right", "loop", "status", "ask b2")
PICTURES: Final = 120
"""Compared for each kind of difference in each of the rule sets."""
MOVES: Final = 40


@pytest.fixture(name="bridge_session", autouse=True, scope="module")
def lonely_session() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bridge, "SESSION", Session())
        yield


class GuestWorld(World):
    """One promised and opened table behind the bridge of its host and guests."""

    def __init__(self, rules: Rules, plan: Plan, seats: int, salt: str) -> None:
        super().__init__(rules, plan, seats)
        players = [Player(f"player {at}", COLOURS[at], friend=at > 0) for at in range(seats)]
        laid = Laid(LABYRINTH, rules, "text", plan, players, "twins", sha(salt))
        nonces = [nonce(player.name) for player in players[1:]]
        self.table = laid.open([sha(each) for each in nonces], nonces)

    def picture(self, seat: int | None, since: int) -> Any:
        request = {"type": "observe", "eyes": seat, "since": since}
        # Before what a guest is answered stands a line for the worker.
        return json.loads(self._send(seat, request).rpartition("\n")[2])

    def submit(self, text: str) -> str:
        seat, version = self.table.turn, self.table.version
        asked = {"seat": seat, "move": text, "version": version, "since": messages_end}
        return self._send(seat, {"type": "submit", **asked})

    def consider(self, seat: int, text: str) -> str:
        return self._send(seat, {"type": "consider", "seat": seat, "move": text})

    def refusals(self) -> list[str]:
        assert self.table.turn is not None
        return [self.consider(self.table.turn, text) for text in ASKED]

    def _send(self, seat: int | None, request: dict[str, Any]) -> str:
        bridge.SESSION.table = self.table
        text = json.dumps(request)
        if seat == 0:
            return bridge.handle(text)
        return bridge.guest(GM if seat is None else seat, text)


def run(name: str, change: Change, pictures: int) -> Tally:
    """Play twins until so many pictures were compared, or chance finds no more twins."""
    rules, _ = KINDS[name]
    tally = Tally()
    for number in range(500):
        if tally.pictures >= pictures:
            break
        rng = Random(f"guests/{change.__name__}/{number}")
        plan = LABYRINTH.generate(rules, Random(f"guests/{name}/{number}"))
        twin = twin_of(plan, rules, change, rng)
        if twin is None:
            continue
        worlds = GuestWorld(rules, plan, 3, "one"), GuestWorld(rules, twin, 3, "other")
        Pair(*worlds, 3, rng, tally).play(MOVES)
    return tally


@cache
def tally_of(name: str, change: Change) -> Tally:
    return run(name, change, PICTURES)


@pytest.mark.parametrize(
    ("name", "change"),
    [(name, change) for name, (_, changes) in KINDS.items() for change in changes],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_equal_ears_are_answered_equally(name: str, change: Change) -> None:
    tally = tally_of(name, change)
    assert tally.pictures >= PICTURES, "too few twins were found"
    assert tally.considered > PICTURES / 2


def test_the_differences_are_real() -> None:
    """Sooner or later somebody was told of them."""
    tallies = [tally_of(name, change) for name, (_, all_) in KINDS.items() for change in all_]
    assert sum(tally.parted for tally in tallies) > sum(tally.pairs for tally in tallies) / 10


def test_what_a_guest_names_in_secret_stays_on_his_page() -> None:
    """The host's page learns as little of it as other guests' (Rules D-5.5h, D-6.1, D-7.2)."""
    tally = Tally()
    for number in range(200):
        if tally.pictures >= 2 * PICTURES:
            break
        rng, rules = Random(f"guests' secrets/{number}"), HELPED[number % len(HELPED)]
        plan = LABYRINTH.generate(rules, Random(f"guests' secret/{number}"))
        worlds = GuestWorld(rules, plan, 3, "one"), GuestWorld(rules, plan, 3, "other")
        Pair(*worlds, 3, rng, tally, secretive=number % 3).play(MOVES)
    assert tally.pictures >= 2 * PICTURES
    assert tally.secrets > tally.pairs


# -- while a table is laid out --------------------------------------------------


def test_a_promise_tells_nothing_but_its_commitment() -> None:
    seen: dict[str, list[str]] = {}
    for seed in ("one", "other", "other"):
        asked = {"game": "labyrinth", "rules": {}, "seats": list(FRIENDS), "seed": seed}
        text = bridge.handle(json.dumps({"type": "prepare", **asked}))
        reply = json.loads(text)
        assert reply == {"type": "prepared", "commitment": laid_out().commitment()}
        assert text.replace(reply["commitment"], "") == '{"type":"prepared","commitment":""}'
        seen.setdefault(seed, []).append(reply["commitment"])
    assert len({one for each in seen.values() for one in each}) == 3, "each has its own salt"


def test_what_is_laid_out_is_not_asked_for_by_anybody() -> None:
    """Until it is opened the pages see the game that they play, and afterwards nothing older."""
    new(ANNA, VERA)
    requests = [{"type": "observe", "eyes": None, "since": 0}, {"type": "reveal"}]
    before = [bridge.guest(seat, json.dumps(each)) for seat in (1, GM) for each in requests]
    assert ask("prepare", game="labyrinth", rules={}, seats=list(FRIENDS))["type"] == "prepared"
    after = [bridge.guest(seat, json.dumps(each)) for seat in (1, GM) for each in requests]
    assert after == before
    laid = laid_out()
    hidden = (laid.seed, laid.salt, laid.commitment(), "gamemaster plan")
    opened = ask("open", nonces=[], eyes=0)
    told = [
        opened,
        guest(1, "observe", eyes=1),
        guest(2, "observe", eyes=2),
        guest(None, "observe"),
    ]
    for each in (*map(json.dumps, told), *after):
        assert not [secret for secret in hidden if secret in each]
    assert bridge.SESSION.laid is None


# -- mutants: each of them leaks, and each must be caught -------------------------


def _writes_how_much_was_drawn(table: Table, seen: Any) -> Any:
    return {**WRITTEN(table, seen), "entries": len(table.entries), "plan": hash(table.plan)}


def _writes_the_salt(table: Table, seen: Any) -> Any:
    assert table.joint is not None
    return {**WRITTEN(table, seen), "promise": sha(table.joint.salt)}


def _writes_watchers_how_much_was_said(table: Table, seen: Any) -> Any:
    extra = len(table.observe(GM).heard) if seen.seat is None else 0
    return {**WRITTEN(table, seen), "all": extra}


def _writes_where_guests_stand(table: Table, seen: Any) -> Any:
    return {**WRITTEN(table, seen), "cells": [pawn.cell for pawn in table._state.pawns]}


def _considers_by_the_walls(table: Table, request: Any) -> Any:
    state = table._state
    if request.move == "blow up" and not state.starting:
        cell = state.pawns[request.seat].cell
        if state.ground.side(cell, SIDE_NAMES.index("up")) == OPEN:
            return refused(Illegal("illegal-no-wall", {}))
    return CONSIDER(table, request)


WRITTEN, CONSIDER = written, consider
LEAKS: Final[tuple[tuple[str, Callable[..., Any], str, Change], ...]] = (
    ("written", _writes_how_much_was_drawn, "classic", CHANGES[0]),
    ("written", _writes_the_salt, "classic", CHANGES[0]),
    ("written", _writes_where_guests_stand, "classic", CHANGES[7]),
    ("written", _writes_watchers_how_much_was_said, "classic", CHANGES[6]),
    ("consider", _considers_by_the_walls, "classic", CHANGES[0]),
)


@pytest.mark.parametrize(
    ("function", "leaky", "name", "change"),
    LEAKS,
    ids=[leaky.__name__.strip("_") for _, leaky, _, _ in LEAKS],
)
def test_a_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    function: str,
    leaky: Callable[..., Any],
    name: str,
    change: Change,
) -> None:
    monkeypatch.setattr(session, function, leaky)
    with pytest.raises(Leak):
        run(name, change, 40 * PICTURES)
