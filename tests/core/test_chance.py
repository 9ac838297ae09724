"""Chance is a player: the table draws, the record keeps, nobody else knows (Rule G-12)."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from gamemaster.core import record
from gamemaster.core.game import CHANCE, GM, Refused
from gamemaster.core.table import Player, Table
from tests.core.coin import BENT, COIN, SIDES, CoinPlan, CoinRules

pytestmark = pytest.mark.rule("G-12")

PLAYERS = [Player("Anna", "red"), Player("Boris", "blue")]
GAMES = {COIN.id: COIN}


def played(seed: str, goal: int = 3) -> Table:
    table = Table.open(COIN, CoinRules(goal), PLAYERS, seed)
    rng = Random(seed)
    while table.turn is not None:
        guess = f"guess {rng.choice(SIDES)}"
        assert table.submit(table.turn, guess, table.version) is None
    return table


def test_the_table_draws_whenever_chance_is_to_move() -> None:
    table = Table.open(COIN, CoinRules(), PLAYERS, "1")
    assert {seat for seat, _ in table.entries} == {CHANCE}
    assert table.turn == 0
    table.submit(0, "guess heads", table.version)
    assert table.turn == 1
    made = len(table.entries)
    table.submit(1, "guess tails", table.version)
    assert table.entries[made + 1][0] == CHANCE
    assert table.turn == 0
    assert len(table.entries) >= made + 2


def test_the_version_counts_requests_so_that_it_tells_nothing_of_draws() -> None:
    table = Table.open(COIN, CoinRules(), PLAYERS, "1")
    assert (table.version, table.observe(0).version) == (0, 0)
    for seat in (0, 1):
        table.submit(seat, "guess heads", table.version)
        assert table.version == table.observe(1).version == seat + 1
    assert len(table.entries) > table.version


def test_a_draw_is_drawn_again_while_chance_is_to_move() -> None:
    twice = [table for seed in range(60) if (table := played(str(seed)))]
    edges = [
        (before, after)
        for table in twice
        for before, after in zip(table.entries, table.entries[1:], strict=False)
        if before == (CHANCE, "edge")
    ]
    assert len(edges) > 20
    assert all(seat == CHANCE for _, (seat, _) in edges)


def test_outcomes_come_with_their_probabilities() -> None:
    drawn = Counter(
        text for seed in range(400) for seat, text in played(str(seed)).entries if seat == CHANCE
    )
    total = sum(drawn.values())
    assert total > 1500
    for outcome, share in zip((*SIDES, "edge"), BENT, strict=True):
        assert abs(Fraction(drawn[outcome], total) - share) < Fraction(1, 25), outcome


def test_the_same_seed_draws_the_same_and_another_seed_other_things() -> None:
    assert played("same").entries == played("same").entries
    assert len({tuple(played(str(seed), 5).entries) for seed in range(8)}) == 8


def test_nobody_else_can_make_chances_move() -> None:
    table = Table.open(COIN, CoinRules(), PLAYERS, "1")
    before = table.version
    for seat, move in ((CHANCE, "heads"), (0, "heads"), (GM, "guess heads"), (1, "guess heads")):
        assert table.submit(seat, move, table.version) is not None
    assert table.version == before


def test_a_record_replays_what_was_drawn() -> None:
    table = played("7")
    again = record.load(record.save(table), GAMES)
    assert again.entries == table.entries
    assert again.digest == table.digest
    assert again.observe(0) == table.observe(0)


def test_a_game_goes_on_as_it_would_have_after_loading() -> None:
    whole = played("11", 6)
    part = Table.open(COIN, CoinRules(6), PLAYERS, "11")
    rng = Random("11")
    for at in range(200):
        if part.turn is None:
            break
        if at % 3 == 0:
            part = record.load(record.save(part), GAMES)
        assert part.turn is not None
        part.submit(part.turn, f"guess {rng.choice(SIDES)}", part.version)
    assert part.entries == whole.entries


def test_a_draw_that_cannot_be_is_refused() -> None:
    data = json.loads(record.save(played("7")))
    at = next(i for i, (seat, _) in enumerate(data["entries"]) if seat == CHANCE)
    data["entries"][at][1] = "guess heads"
    with pytest.raises(Refused) as caught:
        record.load(json.dumps(data), GAMES)
    assert caught.value.key == "refused-record-draw"


def test_another_draw_than_the_one_made_is_noticed() -> None:
    data = json.loads(record.save(played("7")))
    at = [i for i, (seat, _) in enumerate(data["entries"]) if seat == CHANCE][-1]
    data["entries"][at][1] = "edge"
    with pytest.raises(Refused) as caught:
        record.load(json.dumps(data), GAMES)
    assert caught.value.key.startswith("refused-record-")


def test_a_draw_moved_to_another_place_is_noticed() -> None:
    data = json.loads(record.save(played("7")))
    at = next(i for i, (seat, _) in enumerate(data["entries"]) if seat == CHANCE)
    data["entries"][at - 1], data["entries"][at] = data["entries"][at], data["entries"][at - 1]
    with pytest.raises(Refused) as caught:
        record.load(json.dumps(data), GAMES)
    assert caught.value.key.startswith("refused-record-")


def test_a_seat_hears_its_own_secrets_only() -> None:
    table = Table(COIN, CoinRules(), CoinPlan("heads"), PLAYERS, "1")
    table.submit(0, "guess heads", table.version)
    secret = [
        [said.key for said in table.observe(seat).heard if said.key != "coin-fell"]
        for seat in (0, 1, None, GM)
    ]
    assert secret == [
        ["coin-opened", "coin-guessed", "coin-guess"],
        ["coin-opened", "coin-guessed"],
        ["coin-opened", "coin-guessed"],
        ["coin-opened", "coin-favourite", "coin-guessed", "coin-guess"],
    ]
    assert table.observe(0).view["guesses"] == ["heads"]
    assert table.observe(1).view["guesses"] == []
    assert table.observe(0).view["tosses"] == table.observe(1).view["tosses"]
