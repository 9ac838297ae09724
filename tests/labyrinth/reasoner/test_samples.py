"""How probable claims are: by worlds that come as the generator draws their plans."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner import sampling
from gamemaster.labyrinth.reasoner.claims import ClaimError, literal, read_claim
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.sampling import Sample
from tests.campaigns import sampled, times
from tests.labyrinth.reasoner.games import CLASSIC, claims, play

WORLDS: Final = times(60, 1_000)
OPEN: Final = replace(CLASSIC, bear=False)


def drawn(reasoner: Reasoner, count: int = 12, seed: str = "sample") -> Sample:
    found = reasoner.sample(count, seed, generate)
    assert found is not None
    assert len(found.worlds) == count
    return found


def share(reasoner: Reasoner, text: str, sample: Sample) -> float:
    found = reasoner.share(text, sample)
    assert found is not None
    return found


def test_before_anybody_moves_it_is_what_the_generator_draws() -> None:
    """Which cells are rivers, walls, hospitals: as often as in plans that were drawn apart."""
    reasoner = play(OPEN, "samples", 0, seats=1).reasoner()
    sample = drawn(reasoner, WORLDS)
    assert sample.fair
    plans = [generate(OPEN, Random(f"apart/{number}")) for number in range(WORLDS)]
    for kind in ("land", "river", "pit", "hospital"):
        cells = [f"cell {plans[0].name(cell)} {kind}" for cell in plans[0].cells()]
        here = sum(share(reasoner, text, sample) for text in cells)
        there = sum(plan.kinds.count(kind) for plan in plans) / WORLDS
        assert here == pytest.approx(there, rel=0.25, abs=0.4), kind


@pytest.mark.parametrize("name", sampled(["classic", "quest-easy", "school", "grand-simple"], 2))
def test_every_world_of_a_sample_is_possible(name: str) -> None:
    """Whatever is certain holds in all, what is impossible in none; every plan can be played."""
    for number in range(times(1, 60)):
        game = play(PRESETS[name], f"{name}/samples/{number}", 3 + 9 * (number % 2))
        reasoner = game.reasoner()
        sample = drawn(reasoner)
        for world in sample.worlds:
            faults = validate(game.rules, world.plan)
            assert not [fault for fault in faults if fault.severity == "error"]
            assert reasoner._sounds_the_same(world) or sample.fair
        for text, _ in [*claims(game.state)][number % 5 :: 11]:
            held, answer = share(reasoner, text, sample), reasoner.judge(text).answer
            assert answer in ("possible", "certain" if held == 1 else "impossible"), text
            assert answer == "possible" or held in (0, 1), text


def test_where_a_beginning_was_void_luck_need_not_find_the_same_cells() -> None:
    """Nobody is asked again then, and what was heard afterwards would not have been said."""
    game = play(PRESETS["grand-simple"], "grand-simple/samples/5", 12)
    assert "starts-void" in [said.key for said in game.heard(0)]
    assert drawn(game.reasoner()).worlds


def test_when_luck_finds_too_few_the_sample_says_that_it_is_only_near_to_fair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = play(OPEN, "long", 24)
    monkeypatch.setattr(sampling, "DRAWN", 1)
    assert not drawn(game.reasoner()).fair


def test_the_same_seed_draws_the_same_sample() -> None:
    game = play(OPEN, "seeds", 9)
    plans = [[w.plan for w in drawn(game.reasoner(), seed=seed).worlds] for seed in ("a", "a", "b")]
    assert plans[0] == plans[1]
    assert plans[0] != plans[2]


def test_a_sample_says_nothing_of_what_was_heard_after_it() -> None:
    game = play(OPEN, "old", 4, seats=1)
    reasoner = game.reasoner()
    sample = drawn(reasoner)
    chronicle = reasoner._begun()
    assert reasoner.share("false a1", sample) is not None
    game.table.submit(0, "go left", game.table.version)
    reasoner.hear(game.heard(0))
    says = literal(chronicle, read_claim("at 1 a1", chronicle.board))
    assert says is not None
    if abs(says) > 1 and not sample.worlds[0].holding.knows(says):
        assert reasoner.share("at 1 a1", sample) is None
    with pytest.raises(ClaimError):
        reasoner.share("at 9 a1", sample)


def test_of_a_game_that_is_not_followed_there_is_no_sample() -> None:
    game = play(PRESETS["quest-hard"], "roaming", 2)
    assert game.reasoner().sample(3, "sample", generate) is None
