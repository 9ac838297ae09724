from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from gamemaster.core.game import CHANCE, EVERYONE, GM
from gamemaster.core.record import load, save
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.parchis.game import PARCHIS
from tests.parchis.telling import tell

pytestmark = pytest.mark.rule("P-13")


def table(seed: str = "dice", seats: int = 2) -> Table:
    """A game at a table, whose lots are drawn already."""
    players = [Player(f"player {seat}", "red") for seat in range(seats)]
    return Table.open(PARCHIS, PARCHIS.presets()["parchis"], players, seed)


def test_all_rolls_of_two_dice_are_equally_likely() -> None:
    game = tell("turn: 1", "roll")
    chances = PARCHIS.chances(game.state)
    assert {share for _, share in chances} == {Fraction(1, 36)}
    assert len({text for text, _ in chances}) == 36
    assert sum(share for _, share in chances) == 1


def test_the_game_master_throws_and_nobody_else() -> None:
    game = tell("1: 10 base base base; turn: 1")
    for text in ("dice 6 6", "die 6"):
        assert game.refused(text) == "illegal-dice"
        assert game.refused(text, 1) == "illegal-not-your-turn"
    game.tell("roll")
    assert game.turn == CHANCE
    assert game.refused("dice 6 6", 0) == "illegal-not-your-turn"
    game.tell("dice 4 3")
    assert game.refused("dice 6 6") == "illegal-dice"


def test_what_is_thrown_is_shown_to_all_until_the_next_roll() -> None:
    game = tell("1: 10 base base base; turn: 1")
    assert game.seen["dice"] is None
    game.tell("roll 4 3")
    assert game.seen["dice"] == {"seat": 0, "faces": [4, 3]}
    game.tell("10-14", "14-17", "done")
    assert game.seen["dice"] == {"seat": 0, "faces": [4, 3]}
    game.tell("roll 6 1")
    assert game.seen["dice"] == {"seat": 1, "faces": [6, 1]}


def test_a_double_is_told_as_one() -> None:
    game = tell("1: 10 base base base; turn: 1", "roll 4 4")
    assert game.events[-1].said.args == {"seat": 0, "first": 4, "second": 4, "double": True}


def test_nothing_is_hidden_from_anybody() -> None:
    played = table()
    for _ in range(40):
        seat = played.turn
        assert seat is not None
        played.submit(seat, played.observe(seat).offers[0].move, played.version)
    assert {event.audience for event in played.events} == {EVERYONE}
    views = [played.observe(who).view for who in (0, 1, None, GM)]
    assert all(view == views[0] for view in views)


def test_the_same_seed_throws_the_same_dice() -> None:
    one, other = table(), table()
    for played in (one, other):
        for _ in range(60):
            seat = played.turn
            assert seat is not None
            played.submit(seat, played.observe(seat).offers[0].move, played.version)
    assert one.entries == other.entries
    assert one.digest == other.digest


def test_a_record_holds_every_throw() -> None:
    """The throws stand in the record: who replays it hears the same, and a changed one is found."""
    played = table()
    for _ in range(30):
        seat = played.turn
        assert seat is not None
        played.submit(seat, played.observe(seat).offers[0].move, played.version)
    again = load(save(played), GAMES)
    assert again.entries == played.entries
    assert again.digest == played.digest
    drawn = [text.split()[0] for seat, text in played.entries if seat == CHANCE]
    assert drawn.count("die") >= 2
    assert drawn.count("dice") == sum(text == "roll" for _, text in played.entries)


def test_the_dice_are_even() -> None:
    """Of 1200 throws of one table every roll comes about as often as another."""
    played = table("even")
    faces: Counter[str] = Counter()
    rolls = 0
    while rolls < 600 and played.turn is not None:
        played.submit(played.turn, played.observe(played.turn).offers[0].move, played.version)
        rolls = sum(text.startswith("dice") for seat, text in played.entries if seat == CHANCE)
    for seat, text in played.entries:
        if seat == CHANCE and text.startswith("dice"):
            faces.update(text.split()[1:])
    total = sum(faces.values())
    expected = total / 6
    assert sum((count - expected) ** 2 / expected for count in faces.values()) < 20.5
