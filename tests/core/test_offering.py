"""Whole moves from what is offered: all are accepted, and none that is accepted is left out."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import CHANCE, OVER
from gamemaster.core.offering import JOINT, LegalMoves, Offer
from gamemaster.games import GAMES
from tests.campaigns import times
from tests.core.test_conformance import EVERY_PRESET, EVERY_VARIANT, AnyGame, opened

GO: Final = Offer("go up", "go", {"side": "up"}, carries=True)
BET: Final = Offer("bet red 1", "bet", {"bet": "red"})
MINE: Final = Offer("mine here", "mine", {"side": "here"}, part=True)
STAB: Final = Offer("stab", "stab", {}, part=True, late=True)
MOVES: Final = LegalMoves((BET, GO, MINE, STAB))


def test_the_whole_moves_are_a_sequence() -> None:
    assert list(MOVES) == ["bet red 1", "go up"]
    assert (len(MOVES), MOVES[0], MOVES[-1], MOVES[:1]) == (2, "bet red 1", "go up", ("bet red 1",))
    assert MOVES.parts == ("mine here", "stab")
    assert repr(MOVES) == "LegalMoves(['bet red 1', 'go up'], parts=['mine here', 'stab'])"
    with pytest.raises(IndexError):
        MOVES[2]


@pytest.mark.parametrize(
    ("text", "among_them"),
    [
        ("go up", True),
        ("bet red 1", True),
        ("go up; stab", True),
        ("mine here; mine here; go up; stab", True),
        ("stab; go up", False),  # a late part behind the movement only
        ("mine here; bet red 1", False),  # a bet carries nothing
        ("mine here", False),  # no movement
        ("go up; go up", False),  # two of them
        ("go up; fly", False),
        ("go up;stab", False),
        ("", False),
        (7, False),
    ],
)
def test_what_is_among_them(text: object, among_them: bool) -> None:
    assert (text in MOVES) is among_them


def test_what_is_counted_is_what_is_listed() -> None:
    for parts in range(4):
        listed = list(MOVES.composed(parts))
        assert len(listed) == len(set(listed)) == MOVES.count(parts)
        assert all(text in MOVES for text in listed)
    assert "mine here; go up; stab; stab" in set(MOVES.composed(3))


def test_a_million_moves_are_counted_and_listed_from_the_first_on() -> None:
    many = LegalMoves((GO, *(Offer(f"take {at}", "take", {}, part=True) for at in range(60))))
    assert many.count(parts=4) == 1 + 2 * 60 + 3 * 60**2 + 4 * 60**3 + 5 * 60**4
    assert list(islice(many.composed(parts=4), 2)) == ["go up", "go up; take 0"]


def test_a_sample_takes_any_whole_move_and_parts_wherever_they_may_stand() -> None:
    rng = Random(1)
    drawn = [MOVES.sample(rng, parts=2) for _ in range(2000)]
    assert set(drawn) == set(MOVES.composed(2))
    assert 900 < drawn.count("bet red 1") < 1100
    assert {MOVES.sample(rng, parts=0) for _ in range(50)} == {"bet red 1", "go up"}


def test_nothing_is_drawn_out_of_turn() -> None:
    with pytest.raises(IndexError, match="not this seat's turn"):
        LegalMoves(()).sample(Random(1))


def hold(game: AnyGame, state: Any, seat: int, rng: Random) -> None:
    """What the game checks is what the offers say, for parts around a move in any order."""
    moves = LegalMoves(game.offers(state, seat))
    for text in islice(moves.composed(1), 400):
        assert game.check(state, seat, game.read_move(text)) is None, text
    for _ in range(10):
        pieces = rng.choices(moves.parts, k=rng.randrange(4)) if moves.parts else []
        mixed = [rng.choice(moves), *pieces]
        rng.shuffle(mixed)
        text = JOINT.join(mixed)
        accepted = game.check(state, seat, game.read_move(text)) is None
        assert accepted == (text in moves), text


def play(game: AnyGame, rules: Any, seed: int, most: int) -> None:
    state, _, _ = opened(game, rules, seed)
    rng = Random(seed)
    for _ in range(most):
        seat = game.to_move(state)
        if seat == OVER:
            return
        if seat == CHANCE:
            text = rng.choice(game.chances(state))[0]
        else:
            if rng.random() < 0.1:
                hold(game, state, seat, rng)
            text = LegalMoves(game.offers(state, seat)).sample(rng)
            assert game.check(state, seat, game.read_move(text)) is None, text
        game.apply(state, game.read_move(text))


@EVERY_VARIANT
def test_what_is_drawn_or_listed_is_accepted_and_what_is_accepted_is_listed(
    game: AnyGame, rules: Any
) -> None:
    for seed in range(times(2, 10)):
        play(game, rules, seed, 300)


@pytest.mark.parametrize(("game", "preset"), EVERY_PRESET, ids=[name for _, name in EVERY_PRESET])
def test_a_whole_game_of_every_preset_is_played_by_samples(game: AnyGame, preset: str) -> None:
    rules = GAMES[game.id].presets()[preset]
    state, _, _ = opened(game, rules, 7)
    rng = Random(7)
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            text = rng.choice(game.chances(state))[0]
        else:
            text = LegalMoves(game.offers(state, seat)).sample(rng)
        move = game.read_move(text)
        assert seat == CHANCE or game.check(state, seat, move) is None, text
        game.apply(state, move)
