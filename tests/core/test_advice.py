"""Advice is a word of the table: who may take it, and what of it stays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamemaster.core import record
from gamemaster.core.game import CHANCE, Said
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS

PERSON, BOT = Player("Anna", "red"), Player("Bot", "blue", "mapper")
TAKEN = Said("advised", {"seat": 0})


def table(*players: Player, advice: str = "alone", led: bool = False) -> Table:
    rules = replace(PRESETS["classic"], advice=advice)  # type: ignore[arg-type]
    return Table.open(LABYRINTH, rules, players, "advice", led=led)


def take(at: Table, seat: int = 0) -> str | None:
    """The key of the refusal, if it is refused."""
    refusal = at.submit(seat, "advice", at.version)
    return None if refusal is None else refusal.key


@pytest.mark.parametrize(
    ("players", "advice", "led", "may"),
    [
        ((PERSON,), "alone", False, True),
        ((PERSON, BOT), "alone", False, True),
        ((PERSON, PERSON), "alone", False, False),
        ((PERSON, BOT), "alone", True, False),
        ((PERSON, PERSON), "always", False, True),
        ((PERSON,), "never", False, False),
    ],
)
def test_the_rules_say_who_may_take_it(
    players: tuple[Player, ...], advice: str, led: bool, may: bool
) -> None:
    at = table(*players, advice=advice, led=led)
    assert at.observe(0).advice is may
    assert at.observe(None).advice is False
    before = at.digest
    assert (take(at) is None) is may
    assert (at.digest == before) is not may, "what is refused changes nothing"


def test_no_bot_takes_it_and_no_game_of_dice_knows_it() -> None:
    assert take(table(PERSON, BOT, advice="always"), seat=1) == "illegal-no-advice"
    parchis = GAMES["parchis"]
    rules = next(iter(parchis.presets().values()))
    at = Table.open(parchis, rules, [PERSON, BOT, BOT, BOT], "advice")
    assert take(at) == "illegal-no-advice"


def test_all_hear_of_it_out_of_turn_too_and_it_stays_in_the_record() -> None:
    at = table(PERSON, PERSON, advice="always")
    assert at.turn == 0
    assert take(at, seat=1) is None
    assert take(at) is None
    assert at.observe(1).heard[-2:] == (Said("advised", {"seat": 1}), TAKEN)
    assert at.turn == 0, "it is no move"
    assert [text for seat, text in at.entries if seat != CHANCE] == ["advice", "advice"]
    again = record.load(record.save(at), GAMES)
    assert (again.digest, again.entries) == (at.digest, at.entries)


def test_it_is_too_late_when_the_game_is_over() -> None:
    at = table(PERSON, led=True, advice="always")
    assert at.rule("end draw", at.version) is None
    assert take(at) == "illegal-game-over"
    assert not at.observe(0).advice
