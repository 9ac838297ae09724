"""Level 4: what it thinks is a fold of what it has heard, and it never asks the same twice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import inf
from random import Random
from typing import Any

import pytest

from gamemaster.core.game import Observation
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth import thinker
from gamemaster.labyrinth.bots.flight import is_hurt
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.judge import TREASURE, WALL, Judge
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.clauses import go_on
from gamemaster.labyrinth.reasoner.strides import ADRIFT, EMPTY
from gamemaster.labyrinth.thinker import Master, Reasoner
from gamemaster.labyrinth.thinking import thoughts
from gamemaster.labyrinth.thinking.thinker import seek
from gamemaster.labyrinth.thinking.thoughts import FEW, NO_CLOCK, Clock, Minds
from gamemaster.labyrinth.thinking.touring import Stop, Tour
from tests.campaigns import deep, sampled, times


def observed(preset: str, seed: str, seats: int = 1, **options: Any) -> Iterator[Observation]:
    """What a bot observes before each of its requests, which it makes then."""
    rules = LABYRINTH.read_rules({"preset": preset, "bear": False, **options})
    players = [Player(str(seat), "") for seat in range(seats)]
    table, bot = Table.open(LABYRINTH, rules, players, seed), Reasoner()
    while table.turn is not None and table.version < 150:
        yield table.remembered(table.turn)
        table.let_bot_move(bot)


@pytest.mark.parametrize("preset", sampled(["classic", "quest-medium"], 1))
def test_alone_it_finds_its_way_and_commits_no_folly(preset: str) -> None:
    turns = 0
    for seed in range(times(1, 40)):
        judge, bot = Judge(), Reasoner()
        for at, seen in enumerate(observed(preset, f"alone {seed}")):
            move = bot.choose(seen, Random(at))
            follies = judge.judge(seen, move) or ()
            assert WALL not in follies
            assert TREASURE not in follies
            turns += 1
    assert turns > 10


@pytest.mark.parametrize("preset", sampled(["quest-easy", "classic", "quest-medium", "school"], 1))
def test_alone_the_master_plays_as_the_reasoner_does(preset: str) -> None:
    """There is nobody to shoot at, so that it needs no more turns."""
    reasoner, master, moves = Reasoner(), Master(), 0
    for seed in range(times(1, 3)):
        for at, seen in enumerate(observed(preset, f"both {seed}")):
            assert master.choose(seen, Random(at)) == reasoner.choose(seen, Random(at))
            moves += 1
    assert moves > 10


@deep("another test shows it by the way")
def test_it_thinks_the_same_whether_its_thoughts_were_kept_or_are_thought_anew() -> None:
    kept = Reasoner()
    for at, seen in enumerate(observed("quest-easy", "kept 1")):
        move = kept.choose(seen, Random(at))
        if at % 4 == 0:
            assert Reasoner().choose(seen, Random(at)) == move
    assert at > 6


def test_when_its_time_is_over_it_gives_the_best_that_it_has() -> None:
    """Without any it maps on; later it catches up with what it had no time for."""
    hasty, calm = Reasoner(), Reasoner()
    *turns, last = observed("quest-easy", "kept 1")
    for at, seen in enumerate(turns):
        here = Mapper().choose(seen, Random(at))
        assert hasty.choose_by(seen, Random(at), -inf) == here
        move = calm.choose(seen, Random(at))
        assert at % 4 or Reasoner().choose_by(seen, Random(at), inf) == move
    assert len(turns) > 6
    assert seek(hasty._minds, last) == seek(calm._minds, last) is not None


@pytest.mark.rule("B-3")
def test_where_water_carries_one_nobody_knows_how_far_it_thinks_too() -> None:
    """It plans over dry land, and never to go where it would certainly be adrift."""
    bot, sought, turns = Reasoner(), 0, 0
    for seen in islice(observed("school", "adrift 0", start="open", rows=4), 12):
        minds = bot._minds
        move, worlds = seek(minds, seen), minds.of(seen).worlds()
        turns += 1
        if move is not None and move.startswith("go "):
            sought += 1
            way = SIDE_NAMES.index(move.removeprefix("go "))
            assert {world.words[world.cell * 5 + way] for world in worlds} != {ADRIFT}
    assert sought > turns // 3


def test_it_is_not_kept_from_its_way_where_its_notebook_takes_two_cells_for_one() -> None:
    """On a river its notebook does not tell the cells apart, but all its worlds do."""
    rules = LABYRINTH.read_rules({"preset": "school"})
    table, bot = Table.open(LABYRINTH, rules, [Player("Anna", "red")], "alone/57"), Reasoner()
    while table.turn is not None:
        table.let_bot_move(bot)
    over = table.observe(None).over
    assert over is not None
    assert (over.key, table.version < 100) == ("won", True)


def test_where_there_are_several_exits_it_thinks_once_it_has_something_to_carry_out() -> None:
    """Before, the nearest new cell is the best: it maps on."""
    bot, asked = Reasoner(), {False: 0, True: 0}
    for seen in observed("grand-simple", "several", seats=2):
        worlds = bot._minds.of(seen).worlds()
        if worlds and not is_hurt(seen):
            carries = any(world.hand != EMPTY for world in worlds)
            asked[carries] += 1
            assert (seek(bot._minds, seen) is not None) == carries
    assert asked[False] > 5
    assert asked[True] > 0


def test_in_haste_it_counts_with_few_worlds_and_draws_more_at_later_turns() -> None:
    minds, counts = Minds(generate), list[int]()
    for seen, hurries in zip(observed("classic", "haste"), [True, True, False, True], strict=False):
        clock = Clock(soon=go_on if not hurries else lambda: True)
        counts.append(len(minds.of(seen, clock).scenes()))
    assert counts[:2] == [FEW, FEW]
    assert counts[2] > FEW
    assert counts[3] >= FEW


@pytest.mark.parametrize(
    ("seconds", "soon", "late"), [(0.5, 0.04, 0.05), (1, 0.08, 0.1), (5, 2, 2.5)]
)
def test_it_is_in_haste_long_before_its_time_is_up(
    monkeypatch: pytest.MonkeyPatch, seconds: float, soon: float, late: float
) -> None:
    """Of a second it draws worlds for a tenth, of five for half of them."""
    now = 100.0
    monkeypatch.setattr(thinker, "monotonic", lambda: now)
    clock = thinker._clock(now + seconds)
    for at, told in (
        (soon - 0.01, (False, False, False)),
        ((soon + late) / 2, (True, False, False)),
        (late + 0.01, (True, True, False)),
        (seconds - thinker.RESERVE + 0.01, (True, True, True)),
    ):
        now = 100 + at
        assert (clock.soon(), clock.late(), clock.stop()) == told


def test_late_it_maps_on_and_draws_its_worlds_at_later_turns() -> None:
    minds, late = Minds(generate), Clock(soon=lambda: True, late=lambda: True)
    first, second, third, *_ = observed("classic", "haste")
    assert seek(minds, first, late) is seek(minds, second, late) is None
    assert not minds.of(second, late).scenes()
    assert len(minds.of(third, Clock(soon=lambda: True)).scenes()) == FEW


def test_it_plays_with_others() -> None:
    moves = sum(1 for _ in observed("quest-medium", "together", seats=2))
    assert moves > 10


def test_a_tour_goes_where_most_is_to_be_hoped_for_in_the_least_time() -> None:
    """Two places on a line: the likelier one first, though it is farther."""

    class Line:
        def row(self, start: int) -> list[float]:
            return [float(abs(start - cell)) for cell in range(10)]

    stops = [Stop(4, 4, 0.1, 0.0), Stop(7, 7, 0.9, 0.0)]
    tour = Tour(Line(), stops, 1)  # type: ignore[arg-type]
    assert tour.time(5) == pytest.approx(0.9 * 2 + 0.1 * 5)
    assert tour.time(5, 7) == pytest.approx(1.0)
    assert 4 in tour
    assert 5 not in tour


def test_of_several_things_the_first_is_found_sooner() -> None:
    """Two lie on three places on a line; where one certainly lies it is found at the latest."""

    class Line:
        def row(self, start: int) -> list[float]:
            return [float(abs(start - cell)) for cell in range(10)]

    even = [Stop(at, at, 2 / 3, 0.0) for at in (1, 2, 3)]
    assert Tour(Line(), even, 2).time(0) == pytest.approx(2 / 3 + 1 / 3 * 2)  # type: ignore[arg-type]
    sure = [Stop(1, 1, 0.5, 0.0), Stop(3, 3, 1.0, 0.0), Stop(9, 9, 0.5, 0.0)]
    assert Tour(Line(), sure, 2).time(0) == pytest.approx(0.5 + 0.5 * 3)  # type: ignore[arg-type]


def test_the_first_plans_are_the_same_however_many_were_drawn_since() -> None:
    """Else a bot that has just come would think otherwise than one that was there before."""
    plans = thoughts._Plans(PRESETS["classic"], generate)
    first = plans.upto(2, frozenset(), NO_CLOCK)
    assert len(first) == 8, "two, and their images"
    assert len(plans.upto(5, frozenset(), NO_CLOCK)) == 20
    assert plans.upto(2, frozenset(), NO_CLOCK) == first
    assert len(plans.upto(20, frozenset(), Clock(soon=lambda: True))) == 4 * FEW, "in haste"
