"""Thinking can be ended at any time: less is known then, nothing false, and later all of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from gamemaster.core.game import Said
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.minutes import minutes
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from tests.campaigns import sampled
from tests.labyrinth.reasoner.games import CLASSIC, Heard, claims, falsehoods, play

NAMES: Final = ("classic", "quest-easy", "grand-simple")


def after(count: int) -> Callable[[], bool]:
    """To stop when it was asked so often."""
    left = iter(range(count))
    return lambda: next(left, None) is None


def impatient(game: Heard, count: int) -> Reasoner:
    reasoner = Reasoner(game.rules, game.seats, 0)
    reasoner.heed(after(count))
    reasoner.hear(game.heard(0))
    return reasoner


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", sampled([7, 0, 60, 400], 2))
def test_what_is_said_in_haste_is_true_and_the_rest_comes_later(name: str, count: int) -> None:
    game = play(PRESETS[name], f"{name}/haste", 12)
    hasty = impatient(game, count)
    known = {*hasty.certain()}
    assert not falsehoods(hasty, game.state, 9)
    assert hasty.lost or hasty.followed
    patient = game.reasoner()
    assert known <= {*patient.certain()}
    hasty.heed(lambda: False)
    assert {*hasty.certain()} == {*patient.certain()}
    assert hasty.followed == patient.followed
    for text, _ in [*claims(game.state)][::37]:
        assert hasty.judge(text) == patient.judge(text)


def test_a_request_that_takes_long_is_followed_by_and_by() -> None:
    """What was found out of it is kept: else it would be begun anew for good."""
    game = play(replace(PRESETS["school"], bear=False), "walls 3", 12, seats=2)
    at_once = Reasoner(game.rules, game.seats, 0, tries=200)
    at_once.hear(game.heard(0))
    assert at_once.lost, "one request takes more than so many tries"
    hasty = Reasoner(game.rules, game.seats, 0)
    for _ in range(30):
        hasty.heed(after(200))
        hasty.hear(game.heard(0))
    hasty.heed(lambda: False)
    assert not hasty.lost
    patient = game.reasoner()
    assert hasty.followed == patient.followed
    assert hasty.certain() == patient.certain()
    assert not falsehoods(hasty, game.state)


def test_in_no_time_nothing_is_proved_and_nothing_is_lost() -> None:
    game = play(CLASSIC, "no time", 8)
    reasoner = impatient(game, 0)
    assert (reasoner.followed, reasoner.lost, reasoner.whole) == (0, True, False)
    assert reasoner.certain() == ()
    assert not reasoner.judge("cell a1 casino").proved
    assert reasoner.why("cell a1 casino") is None
    assert reasoner.otherwise("cell a1 land") is None
    assert reasoner.fits(["cell a1 land"]) is None
    reasoner.think_ahead()
    reasoner.heed(lambda: False)
    assert reasoner.judge("cell a1 casino").answer == "impossible"
    assert (reasoner.followed, reasoner.lost, reasoner.whole) == (8, False, True)


def test_reasons_that_were_thought_of_ahead_are_the_same() -> None:
    game = play(CLASSIC, "ahead", 14)
    slow, ready, torn = game.reasoner(), game.reasoner(), game.reasoner()
    ready.think_ahead()
    torn.heed(after(150))
    torn.think_ahead()
    torn.heed(lambda: False)
    certain = [text for text in slow.certain() if text.startswith("cell")][:4]
    assert certain
    for text in certain:
        reason = slow.why(text)
        assert ready.why(text) is not None
        found = torn.why(text)
        assert (found is None) == (reason is None)


def test_clocks_and_choices_that_go_on_are_no_requests() -> None:
    asked, chose = Said("asks-start", {"seat": 0}), Said("chose-start", {"seat": 0})
    began = Said("starts-land", {"seat": 0})
    assert minutes([Said("opened", {}), asked, chose], 1) == []
    assert minutes([Said("break-over", {})], 0) == []
    (beginning,) = minutes([Said("opened", {}), asked, chose, began], 1)
    assert (beginning.move, beginning.first, beginning.last) == (None, 1, 3)
