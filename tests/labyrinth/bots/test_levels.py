"""The levels one to three: what each of them remembers, and what it therefore never does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from gamemaster.arena.unit import Watched
from gamemaster.core.arena import play as play_game
from gamemaster.core.bot import Bot
from gamemaster.core.game import Observation
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.bear import bear_after
from gamemaster.labyrinth.bots.chart import Chart, read_chart
from gamemaster.labyrinth.bots.counsel import NoCounsel
from gamemaster.labyrinth.bots.forgetful import Forgetful
from gamemaster.labyrinth.bots.forgetting import shortened
from gamemaster.labyrinth.bots.knowledge import foreseen, knowledge
from gamemaster.labyrinth.bots.landing import certain_end
from gamemaster.labyrinth.bots.mapper import Mapper, find_way
from gamemaster.labyrinth.bots.past import Pasts
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.judge import Judge
from tests.campaigns import sampled, times
from tests.labyrinth.bots.test_bots import PLAN, seen_by
from tests.labyrinth.drawing import play

PRESETS = tuple(LABYRINTH.presets())


def rules_of(preset: str) -> Any:
    return LABYRINTH.read_rules({"preset": preset, "quiet_rounds": 40})


def observations(preset: str, bots: tuple[Bot, ...], seed: str, most: int) -> Iterator[Observation]:
    """What the seats observe before each request of a game of bots."""
    players = [Player(str(seat), "") for seat in range(len(bots))]
    table = Table.open(LABYRINTH, rules_of(preset), players, seed)
    while table.turn is not None and table.version < most:
        yield table.remembered(table.turn)
        table.let_bot_move(bots[table.turn])


class TestWanderer:
    def test_it_never_walks_into_a_wall_that_it_knows(self) -> None:
        # It hit the walls above and left of a1 long ago.
        lines = ["0: start a1", "0: go up", "0: go left"] + ["0: go down", "0: go up"] * 12
        seen = seen_by(0, play(PLAN, *lines))
        moves = {Wanderer().choose(seen, Random(n)) for n in range(300)}
        assert {"go down", "go right"} <= moves
        assert not moves & {"go up", "go left"}


class TestForgetful:
    def test_it_remembers_what_was_said_last_and_nothing_else(self) -> None:
        # The wall on its left is remembered as long as few others have been heard of.
        lines = ["0: start a1", "0: go left", "0: go right"]
        seen = seen_by(0, play(PLAN, *lines, "0: go down", "0: go right"))
        assert walls(shortened(seen, 100)) == walls(seen) == 1
        assert walls(shortened(seen, 5)) == 0
        assert (
            shortened(seen, 5).heard
            == seen.heard[len(seen.heard) - len(shortened(seen, 5).heard) :]
        )

    def test_it_lies_on_the_table_what_everybody_has(self) -> None:
        seen = seen_by(0, play(PLAN, "0: start a1", "0: shoot right", "0: go down", "0: go right"))
        left = shortened(seen, 3)
        assert left.view["pawns"] == seen.view["pawns"]
        assert left.view["pawns"][0]["bullets"] == 2

    @pytest.mark.parametrize("preset", sampled(PRESETS, 4))
    def test_what_it_remembers_is_part_of_what_was_certain(self, preset: str) -> None:
        bots = (Mapper(), Wanderer())
        compared = 0
        for seed in range(times(1, 12)):
            for seen in observations(preset, bots, f"remembered {seed}", 120):
                known, left = charted(seen), charted(shortened(seen, 15))
                if known is not None and left is not None:
                    compared += agree(known, left)
        assert compared > 100

    @pytest.mark.parametrize("preset", sampled(PRESETS, 2))
    def test_by_what_it_remembers_it_walks_into_no_wall(self, preset: str) -> None:
        follies = told_of(preset, (Forgetful(), Wanderer()), times(1, 20))
        assert follies["turns"] > 20
        assert follies["wall"] == 0


class TestMapper:
    def test_it_does_something_else_where_it_has_learnt_nothing(self) -> None:
        # Right and back again: a step that taught it nothing is not made a second time.
        lines = ["0: start b2", "0: go right", "0: go left", "0: go right", "0: go left"]
        seen = seen_by(0, play(PLAN, *lines))
        past = Pasts().of(seen)
        here = knowledge(seen.view, 0)
        assert past.times(here, "go right") == 1
        assert past.times(here, "go up") == 0
        assert "go right" not in {Mapper().choose(seen, Random(n)) for n in range(50)}

    def test_who_knows_better_where_it_stands_may_do_there_what_it_did_elsewhere(self) -> None:
        # Its notebook shows the same at both turns in b2; it knows of more than its notebook.
        lines = ["0: start b2", "0: go right", "0: go left", "0: go right", "0: go left"]
        seen = seen_by(0, play(PLAN, *lines))
        turns = [n for n, said in enumerate(seen.heard) if said.key == "requested"]
        past = Pasts().of(seen, lambda heard: "elsewhere" if heard == turns[-2] else "here")
        here = knowledge(seen.view, 0)
        made = [past.times(here, "go right", place) for place in ("elsewhere", "here", None)]
        assert made == [1, 0, 1], "lost, it counts what it did anywhere"
        assert past.stood(here)

    def test_it_does_not_go_back_to_where_it_knew_all_that_it_knows_now(self) -> None:
        # From b2 right, and nothing new to be learnt there: left leads to where it knew that.
        lines = ["0: start b2", "0: go right", "0: go left", "0: go right"]
        seen = seen_by(0, play(PLAN, *lines))
        chart = charted(seen)
        assert chart is not None
        back = certain_end(chart, "go left")
        assert back is not None
        before = seen_by(0, play(PLAN, *lines[:-1]))
        assert foreseen(seen.view, 0, back, None) == knowledge(before.view, 0)
        assert Pasts().of(seen).stood(foreseen(seen.view, 0, back, None))
        assert "go left" not in {Mapper().choose(seen, Random(n)) for n in range(50)}

    @pytest.mark.rule("A-3")
    def test_it_does_not_step_to_where_it_certainly_is_carried_back_from(self) -> None:
        # From the delta in d3 into the river: after that it knows where the water takes it.
        lines = ["0: start d3", *["0: go right -> 0 carried-delta"] * 2]
        seen = seen_by(0, play(PLAN, *lines))
        chart = charted(seen)
        assert chart is not None
        assert certain_end(chart, "go right") == chart.me
        assert "go right" not in {Mapper().choose(seen, Random(n)) for n in range(50)}

    @pytest.mark.rule("A-8")
    def test_it_foresees_that_the_bear_goes_along(self) -> None:
        # Met in c4, the bear goes with it to c3 and back: in c3 it would know all that it knew.
        met = ("0: start c3", "0: go down -> 0 arrived-land, 0 mauled, 0 wounded")
        before = seen_by(0, play(PLAN + "bear c4", *met, "0: go up"))
        seen = seen_by(0, play(PLAN + "bear c4", *met, "0: go up", "0: go down"))
        chart = charted(seen)
        assert chart is not None
        assert chart.bear == chart.me
        back = certain_end(chart, "go up")
        assert back is not None
        there = bear_after(chart, "go up")
        assert there == back
        assert foreseen(seen.view, 0, back, there) == knowledge(before.view, 0)
        assert bear_after(chart, "go right") is None, "nobody has been there"
        assert bear_after(chart, "shoot up") == chart.bear

    def test_a_danger_is_faced_by_who_would_only_go_to_and_fro_before_it(self) -> None:
        class Afraid(NoCounsel):
            def shun(self, seen: Observation, ways: Sequence[str]) -> Sequence[str]:
                return [way for way in ways if way not in ("go left", "go right")]

        def choices(*made: str) -> set[str]:
            """By how often it made each movement where it knew the same."""
            seen = seen_by(0, play(PLAN, "0: start b2"))
            made_times = Counter(made)

            def times(seen: Observation, way: str, then: int | None) -> int:
                return made_times[way]

            return {find_way(seen, times, Random(n), Afraid()) for n in range(20)}

        assert choices() <= {"go left", "go right"}
        assert choices("go left") == {"go right"}
        assert choices("go left", "go right") <= {"go up", "go down"}

    def test_what_it_foresees_comes_true(self) -> None:
        """Where it goes over known ground and hears nothing new, it knows what it foresaw."""
        compared = 0
        for preset in ("classic", "quest-medium"):
            for seed in range(times(3, 40)):
                compared += foresights_that_come_true(preset, f"foreseen {seed}")
        assert compared > times(10, 20)

    def test_its_past_is_the_same_whether_it_was_kept_or_is_worked_out_anew(self) -> None:
        kept = Pasts()
        for seen in observations("school", (Mapper(), Mapper()), "kept", 60):
            assert kept.of(seen).made == Pasts().of(seen).made

    @pytest.mark.parametrize(
        "preset", sampled(["classic", "quest-easy", "quest-medium", "school"], 2)
    )
    def test_alone_it_never_walks_in_circles_for_long(self, preset: str) -> None:
        follies = told_of(preset, (Mapper(),), times(6, 100))
        assert follies["turns"] > 200
        assert follies["wall"] == follies["treasure"] == 0
        assert follies["again"] <= follies["turns"] / 50


def foresights_that_come_true(preset: str, seed: str) -> int:
    """How often a step of a bot alone certainly ended somewhere, and taught it nothing."""
    rules = LABYRINTH.read_rules({"preset": preset})
    table = Table.open(LABYRINTH, rules, [Player("", "")], seed)
    compared = 0
    while table.turn is not None and table.version < 100:
        seen = table.remembered(0)
        chart = charted(seen)
        table.let_bot_move(Mapper())
        if chart is None or table.turn is None:
            continue
        (_, text), after = table.entries[-1], table.remembered(0)
        end = certain_end(chart, text)
        if end is None or notes(after) != notes(seen):
            continue
        then = foreseen(seen.view, 0, end, bear_after(chart, text))
        assert knowledge(after.view, 0) == then, (seed, text)
        compared += 1
    return compared


def notes(seen: Observation) -> Any:
    """All that a notebook and the figures say, but for where its owner stands and has been."""
    scraps = [
        (
            piece["id"],
            piece["anchored"],
            [{**cell, "visits": 0} for cell in piece["cells"]],
            piece["sides"],
        )
        for piece in seen.view["notebook"]["fragments"]
    ]
    pawn = {**seen.view["pawns"][0], "on": None, "turns": 0}
    return scraps, pawn, seen.view["notebook"]["links"]


def walls(seen: Observation) -> int:
    sides = [side for piece in seen.view["notebook"]["fragments"] for side in piece["sides"]]
    return sum(side["is"] in ("wall", "edge") for side in sides)


def charted(seen: Observation) -> Chart | None:
    assert seen.seat is not None
    return read_chart(seen.view, seen.rules, seen.seat, guessing=False)


def agree(known: Chart, left: Chart) -> int:
    """How many sides of its own scrap the shorter memory knows, none of them otherwise."""
    count = 0
    for (node, direction), state in left.sides.items():
        if node.fragment != left.me.fragment:
            continue
        far = (node.floor - left.me.floor, node.row - left.me.row, node.col - left.me.col)
        there = known.me._replace(
            floor=known.me.floor + far[0], row=known.me.row + far[1], col=known.me.col + far[2]
        )
        full = known.side(there, direction)
        same = {full, state} <= {"wall", "edge"}
        assert same or full == state, (there, direction, full, state)
        count += 1
    return count


def told_of(preset: str, bots: tuple[Bot, ...], games: int) -> Counter[str]:
    """What a judge counts of the first of some bots, and its turns."""
    counted: Counter[str] = Counter()
    rules = LABYRINTH.read_rules({"preset": preset, **({"bear": False} if len(bots) == 1 else {})})
    for seed in range(games):
        watched = [Watched(bot) for bot in bots]
        play_game(LABYRINTH, rules, watched, f"follies {seed}")
        counted.update(watched[0].follies)
        counted["turns"] += watched[0].turns
    assert set(counted) <= {*Judge.follies, "turns"}
    return counted
