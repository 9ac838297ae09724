"""Fixed lists of actions: every offer is in them, and steps along them make the moves of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamemaster.core.game import CHANCE, OVER
from gamemaster.core.offering import JOINT, LegalMoves, Offer
from gamemaster.games import GAMES
from gamemaster.labyrinth.rules import Rules
from gamemaster.learning.actions import MOST_PARTS, SAY, ActionList, Pending
from gamemaster.learning.learner import actions_of
from tests.campaigns import times
from tests.core.test_conformance import EVERY_PRESET, AnyGame, opened
from tests.labyrinth.house_rules import any_rules

GO = Offer("go up", "go", {}, carries=True)
DOWN = Offer("go down", "go", {}, carries=True)
SKIP = Offer("skip", "skip", {})
MINE = Offer("mine here", "mine", {}, part=True)
STAB = Offer("stab", "stab", {}, part=True, late=True)


def small() -> ActionList:
    return ActionList(["skip"], ["go up", "go down"], ["mine here", "stab"])


def shown(actions: ActionList, offers: tuple[Offer, ...], pending: Pending) -> list[str]:
    legal = actions.legal(offers, pending)
    assert [*actions.mask(offers, pending).nonzero()[0]] == [*legal]
    return [actions.texts[number] for number in legal]


def test_a_move_is_said_in_steps() -> None:
    actions, offers, pending = small(), (GO, SKIP, MINE, STAB), Pending()
    assert len(actions) == 8
    first = ["skip", "go up", "go up; …", "mine here"]
    assert shown(actions, offers, pending) == first
    take = actions.numbers.__getitem__
    assert actions.take(take("mine here"), pending) is None
    assert shown(actions, offers, pending) == ["go up", "go up; …", "mine here"]
    assert actions.take(take("go up; …"), pending) is None
    assert shown(actions, offers, pending) == ["mine here", "stab", SAY]
    assert actions.take(take("stab"), pending) is None
    assert actions.take(take(SAY), pending) == "mine here; go up; stab"
    assert shown(actions, offers, pending) == first, "and the next one begins anew"
    assert actions.take(take("skip"), pending) == "skip"
    assert actions.take(take("mine here"), pending) is None
    assert actions.take(take("go up"), pending) == "mine here; go up"


def test_a_move_has_so_many_parts_and_no_more() -> None:
    actions, offers, pending = small(), (GO, MINE, STAB), Pending()
    for _ in range(MOST_PARTS):
        actions.take(actions.numbers["mine here"], pending)
    assert shown(actions, offers, pending) == ["go up", "go up; …"]
    actions.take(actions.numbers["go up; …"], pending)
    assert shown(actions, offers, pending) == [SAY]


def test_without_parts_nothing_goes_on() -> None:
    assert shown(small(), (GO, DOWN, SKIP), Pending()) == ["skip", "go up", "go down"]


def test_parts_without_a_movement_are_no_way() -> None:
    assert shown(small(), (SKIP, MINE), Pending()) == ["skip"]


def test_an_offer_that_is_not_in_the_list_is_an_error() -> None:
    with pytest.raises(KeyError, match="fly"):
        small().legal((Offer("fly", "fly", {}),), Pending())


def test_masks_are_kept_and_can_not_be_changed() -> None:
    actions, offers = small(), (GO, SKIP)
    mask = actions.mask(offers, Pending())
    assert actions.mask(offers, Pending()) is mask
    with pytest.raises(ValueError, match="read-only"):
        mask[0] = 0


def said_in_steps(actions: ActionList, offers: tuple[Offer, ...], rng: Random) -> str:
    """A move from random legal actions."""
    pending, said = Pending(), None
    while said is None:
        said = actions.take(rng.choice(actions.legal(offers, pending)), pending)
    return said


def play(game: AnyGame, rules: Any, seed: int, most: int) -> None:
    """Every step leads to a move that is legal, and the game is made of such moves."""
    state, _, seats = opened(game, rules, seed)
    actions, rng = actions_of(game.id, rules, seats), Random(seed)
    for _ in range(most):
        seat = game.to_move(state)
        if seat == OVER:
            break
        if seat == CHANCE:
            text = rng.choice(game.chances(state))[0]
        else:
            offers = game.offers(state, seat)
            text = said_in_steps(actions, offers, rng)
            assert text in LegalMoves(offers)
            assert text.count(JOINT) <= MOST_PARTS
            assert game.check(state, seat, game.read_move(text)) is None, text
        game.apply(state, game.read_move(text))


@pytest.mark.parametrize(("game", "preset"), EVERY_PRESET, ids=[name for _, name in EVERY_PRESET])
def test_every_rule_set_is_played_by_numbers(game: AnyGame, preset: str) -> None:
    for seed in range(times(2, 20)):
        play(game, game.presets()[preset], seed, 400)


@settings(max_examples=times(40, 400), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), st.integers(0, 10_000))
def test_any_options_are_played_by_numbers(rules: Rules, seed: int) -> None:
    play(GAMES["labyrinth"], rules, seed, 150)


def test_every_text_of_a_list_can_be_read() -> None:
    for game in GAMES.values():
        for rules in game.presets().values():
            for text in actions_of(game.id, rules, game.seats(rules)[1]).texts:
                if text != SAY:
                    game.read_move(text.removesuffix("; …"))
