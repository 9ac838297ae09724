"""Whatever options are agreed on, the game can be played to its end, recorded, heard and shown."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamemaster.core import record
from gamemaster.core.game import CHANCE, GM, OVER, Event
from gamemaster.games import GAMES
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.core.test_conformance import (
    LIMIT,
    AnyGame,
    opened,
    play_out,
    random_move,
    seats_for,
    steps,
    table_of,
    whole,
)
from tests.labyrinth.auditing import Auditor
from tests.labyrinth.house_rules import any_rules


@settings(max_examples=times(30, 150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), st.integers(0, 10_000))
def test_any_options_make_a_game_that_ends(rules: Rules, seed: int) -> None:
    game: AnyGame = GAMES["labyrinth"]
    assert game.read_rules(game.write_rules(rules)) == rules
    state, plan, seats = opened(game, rules, seed)
    assert not [found for found in game.validate(rules, plan) if found.severity == "error"]
    rng = Random(seed)
    moves: list[Any] = []
    told: list[Event] = []
    while (seat := game.to_move(state)) != OVER:
        assert len(moves) < LIMIT, "the game does not end"
        if seat != CHANCE:
            for text in whole(game.offers(state, seat), rules):
                assert game.check(state, seat, game.read_move(text)) is None, text
        move = random_move(game, rules, state, rng)
        if seat != CHANCE:
            assert game.check(state, seat, move) is None, game.write_move(move)
        if rng.random() < 0.1:
            play_out(game, rules, game.clone(state), Random(len(moves)), 5)
        moves.append(move)
        told += game.apply(state, move)
    fresh, _ = game.start(rules, plan, seats)
    assert [event for move in moves for event in game.apply(fresh, move)] == told


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), st.integers(0, 10_000))
def test_any_game_is_recorded_and_heard(rules: Rules, seed: int) -> None:
    """Whatever the options, a record gives the same table back, and everybody can be shown it."""
    table = table_of(GAMES["labyrinth"], rules, seed)
    for version in steps(table, Random(seed)):
        if version > 80:
            break
    again = record.load(record.save(table), GAMES)
    assert again.digest == table.digest
    for eyes in (*range(len(table.players)), None, GM):
        assert again.observe(eyes) == table.observe(eyes)


@settings(max_examples=times(30, 150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), st.integers(0, 10_000))
def test_things_are_conserved_by_any_options(rules: Rules, seed: int) -> None:
    game: AnyGame = GAMES["labyrinth"]
    plan, seats = game.generate(rules, Random(seed)), seats_for(game, rules, seed)
    state, first = game.start(rules, plan, seats)
    state.noting = True  # also where everything is said aloud
    rng, auditor = Random(seed), Auditor(rules, seats)
    auditor.hear(first)
    while game.to_move(state) != OVER:
        auditor.hear(game.apply(state, random_move(game, rules, state, rng)))
        auditor.hold_against(state)
