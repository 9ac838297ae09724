"""Simulations play the very games that tables do, and tell each seat the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import gamemaster
from gamemaster.core.game import CHANCE, GM
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from tests.campaigns import times

MOST = 300
"""Moves of a game that is compared statement by statement, by every listener."""


@pytest.mark.parametrize("preset", gamemaster.presets())
def test_a_simulation_is_the_game_that_a_table_hosts(preset: str) -> None:
    for seed in range(times(1, 5)):
        sim = gamemaster.simulate(preset, seed=seed)
        rng = Random(seed)
        moves: list[tuple[int, str]] = []
        outcomes: list[str] = []
        free = sim.clone()
        # Chance is left to this test, so that the table can be given the same.
        fresh = type(sim)(sim.game, sim.rules, sim.plan, sim.players, None)
        # A table draws at once what follows from the last move.
        while not fresh.over and (len(moves) < MOST or fresh.to_move == CHANCE):
            if fresh.to_move == CHANCE:
                outcomes.append(rng.choice([text for text, _ in fresh.chances()]))
                fresh.draw(outcomes[-1])
            else:
                moves.append((fresh.to_move, fresh.legal_moves().sample(rng)))
                fresh.say(moves[-1][1])
        players = [Player(f"{at}", "red") for at in range(sim.players)]
        table = Table(sim.game, sim.rules, sim.plan, players, "1", outcomes)
        for seat, text in moves:
            assert table.submit(seat, text, table.version) is None, text
        assert table.events == fresh.events
        assert table.last_word == fresh.last_word
        for seat in (None, GM, *range(sim.players)):
            assert [*table.observe(seat).heard] == fresh.heard(seat)
            assert table.observe(seat).view == fresh.view(seat).show()
        assert not free.over


def test_a_refused_move_changes_nothing_and_teaches() -> None:
    sim = gamemaster.simulate("classic", seed=1)
    events = [*sim.events]
    with pytest.raises(gamemaster.IllegalMove, match="It can say: start a1"):
        sim.say("go up")
    with pytest.raises(gamemaster.IllegalMove, match="column 4"):
        sim.say("go upp")
    with pytest.raises(gamemaster.Refused, match="can't be drawn here"):
        sim.draw("dice 1 1")
    assert sim.events == events
    assert sim.turn == 0


def test_clones_go_their_own_way() -> None:
    sim = gamemaster.simulate("parchis", seed=1)
    rng = Random(1)
    for _ in range(20):
        sim.say(sim.legal_moves().sample(rng))
    before = sim.heard(0)
    copies = [sim.clone(Random(seed)) for seed in (1, 1, 2)]
    for copy in copies:
        own = Random(5)
        while not copy.over:
            copy.say(copy.legal_moves().sample(own))
    assert copies[0].events == copies[1].events != copies[2].events
    assert sim.heard(0) == before


def test_chance_is_drawn_by_its_probabilities() -> None:
    """Two dice of Parchís; 36 outcomes, each within five standard deviations of its share."""
    sim = gamemaster.simulate("parchis", seed=1)
    rng, thrown = Random(3), Counter[str]()
    for round_ in range(times(20, 400)):
        game = gamemaster.simulate("parchis", rng=Random(round_))
        while not game.over and len(game.events) < 400:
            game.say(game.legal_moves().sample(rng))
        rolled = [each.said.args for each in game.events if each.said.key == "rolled"]
        thrown.update(f"{dice['first']} {dice['second']}" for dice in rolled)
    total = sum(thrown.values())
    assert total > 1000
    assert len(thrown) == 36
    share = 1 / 36
    spread = 5 * (share * (1 - share) / total) ** 0.5
    for outcome, count in thrown.items():
        assert abs(count / total - share) < spread, outcome
    assert sim.game is GAMES["parchis"]


def test_too_many_or_too_few_are_refused() -> None:
    with pytest.raises(gamemaster.Refused, match="2 to 5 players can play, not 1"):
        gamemaster.simulate("grand", 1)
