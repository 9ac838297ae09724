"""Ladders: the same results whoever does the work, and follies told by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

import pytest
from distributed import Client, LocalCluster

from gamemaster.arena import results, tables
from gamemaster.arena.figures import Hypothesis
from gamemaster.arena.grounds import ALONE, PLANS, Ground, grounds_for, solo_seed
from gamemaster.arena.ladder import Ladder
from gamemaster.arena.running import in_order
from gamemaster.arena.unit import Unit, match_unit, play_unit, score
from gamemaster.core.bot import Bot
from gamemaster.core.game import Observation, Refused
from gamemaster.core.table import BotFault
from gamemaster.games import GAMES
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from tests.campaigns import deep

BOTS: tuple[Bot, Bot] = (Wanderer(), Mapper())
SMALL = {"rows": 3, "cols": 3}
GROUNDS = (Ground("quest-easy", 2, SMALL), Ground("quest-easy", 1, SMALL))
LADDER = Ladder(LABYRINTH, BOTS, GROUNDS, "test", units=3, plans=3)


def all_doings(found: results.Results) -> list[results.Doings]:
    """What every bot did, match by match, and alone."""
    each = [match.doings for match in found.matches] + [solo.doings for solo in found.alone]
    return [doings for by_bot in each for doings in by_bot.values()]


def deeds(found: results.Results) -> str:
    """Results without how long moves took."""
    for doings in all_doings(found):
        doings.slowest = 0.0
    return results.write(found)


@pytest.fixture(scope="module")
def here() -> str:
    """What comes of the ladder if nobody helps."""
    return deeds(LADDER.run())


def test_a_stronger_bot_is_held_against_the_next_weaker_one(here: str) -> None:
    found = results.read(here, "here")
    assert [match.bots for match in found.matches] == [("mapper", "wanderer")]
    assert [solo.bot for solo in found.alone] == ["wanderer", "mapper"]
    assert len(found.matches[0].scores) == len(found.alone[0].moves) == 3
    assert sum(found.matches[0].endings.values()) == 6, "from both seats"
    assert found.follies == ["wall", "again", "shot", "blast", "treasure"]


def test_what_was_written_is_read_again(here: str) -> None:
    assert results.write(results.read(here, "here")) == here


def test_what_was_broken_off_goes_on_where_it_ended(here: str) -> None:
    begun = results.read(deeds(replace(LADDER, units=1, plans=2).run()), "begun")
    told: list[str] = []
    assert deeds(LADDER.run(step=lambda what, most: told.append(what), results=begun)) == here
    assert len(told) == 4, "two units of the match, and a plan for each bot alone"


def test_what_comes_later_stands_where_it_belongs(here: str) -> None:
    """The stronger bot was alone first, and is held against the weaker one all the same."""
    begun = replace(LADDER, bots=BOTS[1:]).run()
    assert [solo.bot for solo in begun.alone] == ["mapper"]
    assert deeds(LADDER.run(results=begun)) == here


def test_a_part_that_is_played_later_stands_where_it_belongs() -> None:
    """What was played before is no part of this ladder, and keeps its place all the same."""
    classic = Ground("classic", 1, {"bear": False})
    begun = replace(LADDER, grounds=[classic], bots=BOTS[:1], plans=1).run()
    part = replace(LADDER, grounds=[Ground("quest-easy", 1)], bots=BOTS[1:], plans=1)
    together = part.run(results=begun)
    assert [(solo.rules, solo.bot) for solo in together.alone] == [
        ("classic", "wanderer"),
        ("quest-easy", "mapper"),
    ]


def test_a_match_that_is_decided_is_not_gone_on_with() -> None:
    sure = Hypothesis(null=-400, alternative=-300)
    decided = replace(LADDER, units=50, plans=0, hypothesis=sure)
    begun = decided.run()
    units = len(begun.matches[0].scores)
    decided.run(results=begun)
    assert len(begun.matches[0].scores) == units


def test_results_of_another_ladder_are_refused(here: str) -> None:
    begun = results.read(here, "here")
    with pytest.raises(Refused, match=r"labyrinth with seed 'test': no part of this ladder"):
        replace(LADDER, seed="other").run(results=begun)
    assert results.write(begun) == here, "and nothing is changed"


def test_who_plays_alone_is_held_against_the_next_weaker_one(here: str) -> None:
    found = results.read(here, "here")
    table = [line.strip() for line in tables.table(found)]
    weak, strong = (solo.moves for solo in found.alone)
    both = [(a, b) for a, b in zip(weak, strong, strict=True) if a and b]
    change = sum(b - a for a, b in both) / len(both)
    at = next(n for n, line in enumerate(table) if "rows=3 cols=3: mapper" in line)
    assert table[at + 1].startswith(f"against wanderer: {change:+.2f} turns, ")
    assert sum(line.startswith("against") for line in table) == 1, "the weakest against nobody"


def test_processes_change_nothing(here: str) -> None:
    with ProcessPoolExecutor(2) as executor:
        assert deeds(LADDER.run(executor, 3)) == here


class Faulty:
    """A bot that fails at once."""

    id, game, level = "faulty", "labyrinth", 1

    def choose(self, seen: Observation, rng: Random) -> str:
        """Nothing."""
        raise RuntimeError


def test_what_fails_in_another_process_is_told_here() -> None:
    unit = Unit(LABYRINTH, PRESETS["classic"], "test", (Faulty(),), ((0,),))
    with ProcessPoolExecutor(1) as executor, pytest.raises(BotFault) as caught:
        executor.submit(play_unit, unit).result()
    assert caught.value.args_for_words == {"bot": "faulty", "why": "RuntimeError"}
    assert str(caught.value) == "bot faulty: RuntimeError"


@pytest.fixture
def cluster() -> Iterator[Executor]:
    """A Dask cluster of two processes on this machine."""
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as local,
        Client(local) as client,  # type: ignore[no-untyped-call]
    ):
        yield client.get_executor()


@deep("in a cluster of processes")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_dask_cluster_changes_nothing(here: str, cluster: Executor) -> None:
    assert deeds(LADDER.run(cluster, 3)) == here


def test_a_match_ends_when_the_test_has_decided() -> None:
    sure = Hypothesis(null=-400, alternative=-300)
    found = replace(LADDER, units=50, plans=0, hypothesis=sure).run()
    assert 2 < len(found.matches[0].scores) < 50
    assert sure.verdict(found.matches[0].scores, 2) == "proved"
    assert "proved" in "\n".join(tables.table(found))


class Waiting(Executor):
    """Begins nothing until it is asked for."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []
        self.three = Event()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given.append(Future())
        if len(self.given) == 3:
            self.three.set()
        return self.given[-1]


def test_a_few_units_are_begun_ahead_and_those_that_nobody_waits_for_are_cancelled() -> None:
    executor = Waiting()
    found = in_order(executor, 3, abs, range(99))
    with ThreadPoolExecutor(1) as beside:
        first = beside.submit(next, found)
        assert executor.three.wait(60)
        executor.given[0].set_result(7)
        assert first.result() == 7
    found.close()
    assert [future.cancelled() for future in executor.given] == [False, True, True]


def test_scores_of_equal_bots_add_up_to_a_half() -> None:
    twins: tuple[Bot, Bot] = (Mapper(), Mapper())
    rules = LABYRINTH.read_rules({"preset": "classic", "bear": False})
    unit = match_unit(LABYRINTH, rules, "twins", twins, 2)
    assert score(play_unit(unit)) == 0.5


def test_every_rule_set_for_one_has_its_fixed_list() -> None:
    assert len({solo_seed(number) for number in range(PLANS)}) == PLANS == 500
    alone = {name for name, rules in LABYRINTH.presets().items() if LABYRINTH.seats(rules)[0] == 1}
    assert {ground.rules for ground in ALONE} == alone


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_has_grounds_that_its_rules_allow(game) -> None:  # type: ignore[no-untyped-def]
    for ground in grounds_for(game, []):
        least, most = game.seats(ground.read(game))
        assert least <= ground.seats <= most


class Sitter:
    """Walks left for ever."""

    id = "sitter"
    game = "labyrinth"
    level = 1

    def choose(self, seen: Observation, rng: Random) -> str:
        starts = [offer.move for offer in seen.offers if offer.do == "start"]
        return starts[0] if starts else "go left"


def test_a_bot_that_does_nothing_sensible_is_found_out() -> None:
    ground = Ground("classic", 1, {"bear": False, "quiet_rounds": 10, "rivers": 0, "loops": 0})
    found = Ladder(LABYRINTH, [Sitter()], [ground], plans=2).run()
    doings = found.alone[0].doings["sitter"]
    assert doings.follies["wall"] > doings.turns / 2
    assert doings.follies["again"] > doings.turns / 2
    assert found.alone[0].moves == [None, None]


@deep("the whole ladder, where a short run proves strength on one rule set")
@pytest.mark.parametrize("ground", grounds_for(LABYRINTH, []), ids=lambda ground: ground.name)
def test_each_level_beats_the_one_below(ground: Ground) -> None:
    from gamemaster.labyrinth.bots.forgetful import Forgetful

    bots: list[Bot] = [Wanderer(), Forgetful(), Mapper()]
    found = Ladder(LABYRINTH, bots, [ground], "deep", units=150, plans=100).run()
    for match in found.matches:
        assert found.hypothesis.verdict(match.scores, match.seats) != "refuted", match.bots
    assert [doings for doings in all_doings(found) if "wall" in doings.follies] == []
    for solo in found.alone:
        doings = solo.doings[solo.bot]
        if solo.bot == "mapper":
            assert doings.follies.get("again", 0) <= doings.turns / 50
