"""A notebook looks again only where something new may matter, and finds what it would anyway."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamemaster
from gamemaster.core.game import Said
from gamemaster.games import GAMES
from gamemaster.labyrinth.heard import joining
from gamemaster.labyrinth.heard.agreeing import agree
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.fragments import Fragment
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.house_rules import any_rules


def heard(rules: Rules, seed: int, most: int = 60) -> tuple[int, list[Said]]:
    """How many played a game of random moves, and what its first player heard."""
    game, rng = GAMES["labyrinth"], Random(seed)
    plan = game.generate(rules, Random(seed))
    sim = gamemaster.Simulation(game, rules, plan, game.seats(rules)[1], rng)
    for _ in range(most):
        if sim.over:
            break
        sim.say(sim.legal_moves().sample(rng))
    return sim.players, sim.heard(0)


def known(view: LabyrinthView) -> list[Any]:
    """All fragments, with the places where each may lie."""
    return [
        (piece.id, sorted(piece.places), piece.cells, piece.sides, piece.flows)
        for piece in view.notebook.atlas.fragments.values()
    ]


def everywhere(piece: Fragment, news: object) -> int:
    return joining.ALL


def hold_together(rules: Rules, players: int, said: list[Said]) -> None:
    """Told the same, one that looks again where it must knows what one knows that always does."""
    quick, slow = (LabyrinthView(rules, 0, players) for _ in range(2))
    for statement in said:
        quick.hear(statement)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(joining, "_touched", everywhere)
            slow.hear(statement)
        assert known(quick) == known(slow)
    assert quick.show() == slow.show()


@pytest.mark.parametrize(("preset", "seed"), [("school", 16), ("school", 26), ("classic", 11)])
def test_what_was_learnt_beside_a_scrap_speaks_against_its_place(preset: str, seed: int) -> None:
    """Games in which a notebook that never looked again, or not around, would know less."""
    rules = GAMES["labyrinth"].presets()[preset]
    hold_together(rules, *heard(rules, seed, 150))


@settings(max_examples=times(10, 300), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), st.integers(0, 10_000))
def test_what_is_not_looked_at_again_is_as_it_was(rules: Rules, seed: int) -> None:
    hold_together(rules, *heard(rules, seed))


def counted(said: list[Said], players: int, rules: Rules) -> Iterator[int]:
    """How often two pieces are held against each other, quickly and slowly."""
    for looks in (joining._touched, everywhere):
        calls = 0

        def counting(atlas: Atlas, plan: Fragment, piece: Fragment, place: int) -> bool:
            nonlocal calls
            calls += 1
            return agree(atlas, plan, piece, place)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(joining, "agree", counting)
            patch.setattr(joining, "_touched", looks)
            view = LabyrinthView(rules, 0, players)
            for statement in said:
                view.hear(statement)
        yield calls


def test_most_places_need_no_second_look() -> None:
    rules = GAMES["labyrinth"].presets()["school"]
    quick = slow = 0
    for seed in range(6):
        players, said = heard(rules, seed)
        one, other = counted(said, players, rules)
        quick, slow = quick + one, slow + other
    assert 0 < quick < slow * 0.7
