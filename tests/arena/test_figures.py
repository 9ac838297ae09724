"""Elo and the sequential test, held to what can be worked out by hand."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from gamemaster.arena.figures import (
    Hypothesis,
    arrangements,
    elo_of,
    estimate,
    expected,
    mean_and_error,
)


def test_a_unit_has_every_arrangement_of_both_bots_as_evenly_as_seats_allow() -> None:
    assert arrangements(2) == ((0, 1), (1, 0))
    assert arrangements(3) == ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0))
    assert len(arrangements(4)) == 6
    for seats in range(2, 7):
        games = arrangements(seats)
        for seat in range(seats):
            assert sum(seated[seat] for seated in games) * 2 == len(games), "each sits everywhere"
    with pytest.raises(ValueError, match="1 seats"):
        arrangements(1)


@pytest.mark.parametrize(
    ("elo", "seats", "score"),
    [
        (0, 2, 0.5),
        (0, 3, 0.5),
        (100, 2, 0.6401),
        (-100, 2, 0.3599),
        # ten times as strong: alone against two 10/12, with one more against one 20/21.
        (400, 3, (10 / 12 + 20 / 21) / 2),
    ],
)
def test_what_a_bot_can_expect(elo: float, seats: int, score: float) -> None:
    assert expected(elo, seats) == pytest.approx(score, abs=1e-4)
    assert elo_of(score, seats) == pytest.approx(elo, abs=0.1)


def test_the_error_of_a_mean_is_that_of_the_textbooks() -> None:
    # 2, 4, 4, 4, 5, 5, 7, 9: the squares of the deviations add up to 32.
    mean, error = mean_and_error([2, 4, 4, 4, 5, 5, 7, 9])
    assert mean == 5
    assert error == pytest.approx((32 / 7 / 8) ** 0.5)
    assert mean_and_error([1.0]) == (1.0, float("inf"))


def test_whoever_always_wins_is_not_endlessly_strong() -> None:
    few, many = (estimate([1.0] * units, 2) for units in (3, 300))
    assert few.low < 0 < few.elo < many.elo < many.high
    assert many.low > 300


def draws(elo: float, units: int, seed: str) -> list[float]:
    """Scores of units of two games, each won as often as so many Elo let expect."""
    rng = Random(seed)
    chance = expected(elo, 2)
    return [fmean(rng.random() < chance for _ in range(2)) for _ in range(units)]


def test_the_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    found = [estimate(draws(80, 200, f"interval {n}"), 2) for n in range(400)]
    inside = sum(one.low <= 80 <= one.high for one in found)
    assert 366 <= inside <= 394  # 380 expected, three errors of 4.4 on either side


@pytest.mark.parametrize(("elo", "wanted"), [(100, "proved"), (60, "refuted")])
def test_the_test_errs_as_seldom_as_it_promises(elo: float, wanted: str) -> None:
    hypothesis = Hypothesis(60, 100, 0.05)
    verdicts = []
    for trial in range(60):
        scores = draws(elo, 3000, f"sprt {elo} {trial}")
        ends = (hypothesis.verdict(scores[:units], 2) for units in range(50, 3001, 50))
        verdicts.append(next((verdict for verdict in ends if verdict != "open"), "open"))
    wrong = sum(verdict not in (wanted, "open") for verdict in verdicts)
    assert wrong <= 7  # 3 expected
    assert verdicts.count(wanted) >= 45
