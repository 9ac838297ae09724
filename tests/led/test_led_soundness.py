"""Random games in which a game master overrules: nothing false is claimed, no bot breaks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.heard import overruling as overrulings
from gamemaster.labyrinth.heard.figures import Figures
from gamemaster.labyrinth.heard.litter import Litter
from gamemaster.labyrinth.heard.overruling import Overruling
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.heard.soundness import Listeners, any_house_rules, any_seats
from tests.led.leading import COLOURS, confirm, move, overruling, players

NAMES: Final = ("classic", "school", "quest-hard", "grand", "house")
REQUESTS: Final = times(30, 200)
OFTEN: Final = 0.25
"""How often the game master overrules instead of somebody moving."""


def rules_of(name: str, seed: int) -> Rules:
    """A rule set, or any house rules."""
    return PRESETS[name] if name in PRESETS else any_house_rules(Random(seed))


def led_game(name: str, seed: int, requests: int = REQUESTS) -> int:
    """A game of random moves and overrulings with all its listeners; how many claims were true."""
    rng = Random(seed)
    rules = rules_of(name, seed)
    seats = max(2, any_seats(rules, seed))
    table = Table.open(LABYRINTH, rules, players(seats), f"led {seed}", led=True)
    listeners = Listeners(table)
    while not table.over and table.version < requests:
        confirm(table)
        listeners.catch_up()  # a piece still stands where its fragment begins
        if rng.random() > OFTEN or overruling(table, rng) is None:
            move(table, rng)
        listeners.catch_up()
    return listeners.claims


@pytest.mark.rule("G-3")
@pytest.mark.rule("T-2.4")
@pytest.mark.parametrize("name", NAMES)
def test_every_claim_is_true_whatever_is_overruled(name: str) -> None:
    claims, wanted = 0, times(350, 20_000)
    for seed in range(40):  # some games are over soon
        claims += led_game(name, seed)
        if claims > wanted:
            return
    raise AssertionError(f"only {claims} claims were made")


# -- planted faults: each must be caught --------------------------------------


def _nothing(self: Any, *args: Any, **more: Any) -> None:
    """Nobody doubts."""


def _pieces_stay(self: Overruling) -> None:
    atlas = self._atlas
    pawns = dict(atlas.pawns)
    DOUBT_ALL(self)
    atlas.pawns.update({seat: at for seat, at in pawns.items() if at.fragment in atlas.fragments})


DOUBT_ALL: Final = Overruling.doubt_all
FAULTS: Final[dict[str, tuple[Any, str, Callable[..., Any]]]] = {
    "nothing is doubted": (Overruling, "doubt_all", _nothing),
    "pieces stay where they were": (Overruling, "doubt_all", _pieces_stay),
    "openings stay open": (overrulings, "doubt_openings", _nothing),
    "things stay where they lay": (Litter, "veil", _nothing),
    "figures stay sure": (Figures, "_doubt", _nothing),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, planted = FAULTS[fault]
    monkeypatch.setattr(owner, name, planted)
    with pytest.raises((AssertionError, KeyError, RuntimeError)):
        sum(led_game(NAMES[seed % 2], seed, 60) for seed in range(60))


# -- bots ----------------------------------------------------------------------


@pytest.mark.rule("T-2.4")
@pytest.mark.parametrize("name", NAMES)
def test_no_bot_breaks_whatever_is_overruled_or_taken_back(name: str) -> None:
    roster = find_bots()
    bots = [bot for bot in roster.bots.values() if bot.game == LABYRINTH.id]
    for seed in range(times(1, 20)):
        rng = Random(seed)
        rules = rules_of(name, seed)
        seats = max(2, any_seats(rules, seed))
        seated = [Player(f"bot {at}", COLOURS[at], bots[at % len(bots)].id) for at in range(seats)]
        table = Table.open(LABYRINTH, rules, seated, f"bots {seed}", led=True)
        while not table.over and table.version < times(60, 300):
            confirm(table)
            chance = rng.random()
            if chance < 0.15:
                overruling(table, rng)
            elif chance < 0.2:
                table.rule(f"back {rng.randint(1, 3)}", table.version)
            elif table.turn is not None:
                table.let_bot_move(bots[table.turn % len(bots)])
