"""Levels 4 and 5: what awaits somebody after a movement, in drawn positions and in whole games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest

from gamemaster.core.arena import compete
from gamemaster.core.game import Observation
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.chart import read_chart
from gamemaster.labyrinth.bots.counsel import NoCounsel
from gamemaster.labyrinth.bots.fight import into_range
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.labyrinth.thinker import Master
from gamemaster.labyrinth.thinker import Reasoner as Detective
from gamemaster.labyrinth.thinking.fray import Fray
from gamemaster.labyrinth.thinking.thinker import Fighter, Thinker
from gamemaster.labyrinth.thinking.thoughts import NO_CLOCK, Clock, Minds
from tests.campaigns import deep
from tests.labyrinth.thinking.standing import position

RULES: Final = replace(PRESETS["classic"], rows=3, cols=3, bear=False, false_treasures=0)
BEAR: Final = replace(RULES, bear=True)
CORRIDOR: Final = """
        a   b   c
      +---+---+---+
    1 | .   .   . |
      +   +---+   +
    2 | .   H   A |
      +---+   +   +
    3 | D   <   .
      +---+---+---+
    treasure a1
"""


def fray(
    rules: Rules, plan: str, *lines: str, strikes: bool = True, elsewhere: int = 0, worlds: int = 1
) -> Fray:
    """What the first player knows of the second.

    Of so many `worlds` he is out of the way in some, `elsewhere`.
    """
    seen, scene = position(rules, plan, *lines)
    away = replace(scene, cells=(scene.cells[0], NOWHERE))
    return Fray([scene] * (worlds - elsewhere) + [away] * elsewhere, seen, strikes=strikes)


def lost(found: Fray, move: str) -> float:
    """Of two healthy players each has half of all lives: what a move leaves of that."""
    return round(0.5 - found.worth(move), 3)


def knowing(level: type[Thinker], found: Fray) -> Thinker:
    """One who knows that of the others."""

    class Knowing(level):  # type: ignore[misc, valid-type]
        def _others(self, seen: Observation) -> Fray:
            return found

    thinker: Thinker = Knowing(Minds(generate))
    return thinker


HIT: Final = round(2 / 3 - 0.5, 3)
"""Of two against two lives, to have two of three; or one of three, the other way round."""


class TestFire:
    @pytest.mark.rule("A-4")
    def test_who_steps_into_a_line_of_fire_is_hit(self) -> None:
        found = fray(RULES, CORRIDOR, "0: start a2", "1: start c1")
        assert (lost(found, "go up"), lost(found, "go right")) == (HIT, 0)

    @pytest.mark.rule("A-4")
    def test_walls_are_cover(self) -> None:
        walled = CORRIDOR.replace("| .   .   . |", "| .   . | . |", 1)
        assert lost(fray(RULES, walled, "0: start a2", "1: start c1"), "go up") == 0

    def test_who_can_only_hope_to_hit_fires_now_and_then(self) -> None:
        start = ("0: start a2", "1: start c1")
        assert 0 < lost(fray(RULES, CORRIDOR, *start, worlds=4, elsewhere=1), "go up") < HIT

    @pytest.mark.rule("A-6")
    def test_who_has_no_bullets_is_not_feared(self) -> None:
        volley = [f"{seat}: {move}" for move in ["shoot down"] * 3 for seat in (0, 1)]
        found = fray(RULES, CORRIDOR, "0: start a2", "1: start c1", *volley)
        assert lost(found, "go up") == 0

    @pytest.mark.rule("D-4.2")
    def test_nobody_is_hit_in_a_hospital_that_is_safe(self) -> None:
        start = ("0: start a2", "1: start b1")
        plan = CORRIDOR.replace("+---+   +", "+   +   +", 1)
        assert lost(fray(RULES, plan, *start), "go right") == HIT
        assert lost(fray(replace(RULES, hospital_safe=True), plan, *start), "go right") == 0

    @pytest.mark.rule("D-5.5i")
    def test_walls_of_houses_stop_bullets_where_they_do(self) -> None:
        """The hospital in b2 stands between the player in a2 and the one in the arsenal, c2."""
        start = ("0: start a2", "1: start c2")
        rules = replace(RULES, wounded_shoot=False)
        assert lost(fray(rules, CORRIDOR, *start), "shoot right") == -HIT
        stops = replace(rules, houses_stop_shots=True)
        assert lost(fray(stops, CORRIDOR, *start), "shoot right") == 0


class TestShots:
    @pytest.mark.rule("A-4")
    def test_who_hits_and_is_hit_in_turn_has_won_nothing(self) -> None:
        found = fray(RULES, CORRIDOR, "0: start a1", "1: start c1")
        assert lost(found, "shoot right") == 0
        assert lost(found, "shoot down") == HIT

    @pytest.mark.rule("A-4")
    def test_who_is_hit_knows_where_it_came_from(self) -> None:
        """A bullet that hits is answered from where it struck; one that misses tells nothing."""
        start = ("0: start a1", "1: start c1")
        assert lost(fray(RULES, CORRIDOR, *start, worlds=2, elsewhere=1), "shoot right") == 0
        missed = lost(fray(RULES, CORRIDOR, *start, worlds=2, elsewhere=1), "shoot down")
        assert 0 < missed < HIT / 2

    def test_nobody_stands_in_a_line_of_fire_to_blow_up_a_wall(self) -> None:
        seen, scene = position(RULES, CORRIDOR, "0: start a1", "1: start c1")
        for level, strikes in ((Thinker, False), (Fighter, True)):
            thinker = knowing(level, Fray([scene], seen, strikes=strikes))
            assert thinker.shun(seen, ("go down", "blow left")) == ["blow left"]
            assert thinker.shun(seen, ("blow left",)) == (), "with no way out of it"

    @pytest.mark.rule("A-6")
    def test_who_is_dead_does_not_shoot_back(self) -> None:
        found = fray(RULES, CORRIDOR, "0: start a1", "1: start c1", "0: shoot right", "1: go left")
        assert found.worth("shoot right") == 1

    @pytest.mark.rule("D-5.5b")
    def test_a_target_that_is_to_be_named_is_hit_where_it_is(self) -> None:
        named = replace(RULES, named_targets=True, wounded_shoot=False)
        found = fray(named, CORRIDOR, "0: start a1", "1: start c1")
        assert lost(found, "shoot right 2 player 2") == -HIT
        assert lost(found, "shoot right 1 player 2") == HIT

    def test_a_detective_does_not_count_what_others_lose(self) -> None:
        found = fray(RULES, CORRIDOR, "0: start a1", "1: start c1", strikes=False)
        assert lost(found, "shoot right") == lost(found, "shoot down") == HIT

    def test_minos_alone_fires_by_chance(self) -> None:
        """He hits in all of eight worlds, in seven, or in one: for that he wastes no bullet."""
        rules = replace(RULES, wounded_shoot=False)
        seen, _ = position(rules, CORRIDOR, "0: start a1", "1: start c1")
        start = ("0: start a1", "1: start c1")
        shot = "shoot right"
        for elsewhere, minos, detective in ((0, shot, shot), (1, shot, None), (7, None, None)):
            known = fray(rules, CORRIDOR, *start, worlds=8, elsewhere=elsewhere)
            assert knowing(Fighter, known).fight(seen, None) == minos
            assert knowing(Thinker, known).fight(seen, None) == detective, elsewhere


LIVES: Final = replace(RULES, health="lives", shots="first")
"""Three lives and three bullets each (Rule B-1)."""
BARE: Final = CORRIDOR.replace("H", ".")
HOUSE: Final = BARE.replace("| .   .   . |", "| .   .   H |")


class TestDuel:
    """Two stand in the line of fire of each other: who shoots first has won, with as many lives."""

    @pytest.mark.rule("A-6")
    @pytest.mark.parametrize(
        ("lines", "answer"),
        [
            ((), "shoot right"),
            (("0: shoot right", "1: shoot left"), "shoot right"),
            (("0: shoot down", "1: shoot left"), "go down"),
        ],
        ids=["healthy", "both wounded", "wounded"],
    )
    def test_minos_does_not_shoot_where_he_would_lose(
        self, lines: Sequence[str], answer: str
    ) -> None:
        """From a1 he can go behind the wall of a2. A detective shoots in any case."""
        seen, scene = position(RULES, CORRIDOR, "0: start a1", "1: start c1", *lines)
        for level, does in ((Fighter, answer), (Thinker, "shoot right")):
            thinker = knowing(level, Fray([scene], seen, strikes=level.strikes))
            assert thinker.fight(seen, "shoot right") == does

    @pytest.mark.rule("B-1")
    @pytest.mark.parametrize(
        ("plan", "lines", "shoots"),
        [
            (BARE, (), True),
            (BARE, ("0: shoot down", "1: shoot left"), False),
            (BARE, ("0: shoot right", "1: shoot left"), True),
            (HOUSE, ("0: shoot right", "1: shoot left"), False),
            (CORRIDOR, ("0: shoot down", "1: shoot left"), True),
        ],
        ids=["all lives", "one less", "as many", "he is dressed there", "and then to the hospital"],
    )
    def test_with_three_lives(self, plan: str, lines: Sequence[str], shoots: bool) -> None:
        """In the hospital of c1 he is healed after every shot of his own; that of b2 is near."""
        seen, scene = position(LIVES, plan, "0: start a1", "1: start c1", *lines)
        minos = knowing(Fighter, Fray([scene], seen, strikes=True))
        answer = minos.fight(seen, "shoot right")
        assert (answer == "shoot right") == shoots
        assert answer is not None

    @pytest.mark.rule("D-2.2")
    def test_nobody_flees_against_a_wall(self) -> None:
        """By that under the river of b3 one would drift to a3."""
        rules = replace(LIVES, wall_drift=True)
        seen, scene = position(rules, BARE, "0: start b3", "1: start c1")
        found = Fray([scene], seen, strikes=True)
        assert found.arms.after(scene, "go down") == 6
        assert not found.leads("go down")
        assert found.leads("go up")

    @pytest.mark.rule("D-3.6")
    def test_before_a_draw_it_is_shot_out(self) -> None:
        lines = ("0: start a1", "1: start c1", "0: shoot down", "1: shoot left")
        seen, scene = position(RULES, CORRIDOR, *lines)
        half = replace(seen, view={**seen.view, "quiet": seen.view["quiet_limit"] // 2})
        minos = knowing(Fighter, Fray([scene], seen, strikes=True))
        assert minos.fight(half, "shoot right") == "shoot right"


BEAR_HELD: Final = (
    CORRIDOR.replace("| .   H   A |", "| .   H | A |")
    .replace("+---+   +   +", "+   +   +   +")
    .replace("D   <", ".   .")
    + "    bear b2\n"
)
"""The bear stands in b2, and the wall on its right holds it there; downwards it goes along."""


class TestBear:
    @pytest.mark.rule("A-8")
    def test_nobody_steps_upon_the_bear_that_can_not_follow(self) -> None:
        found = fray(BEAR, BEAR_HELD, "0: start a2", "1: start c1")
        assert found.worth("go right") < found.worth("go down")

    @pytest.mark.rule("A-8")
    def test_it_is_led_upon_others(self) -> None:
        """It stands in b1 beside the other one in c1: a step to the right takes it there."""
        plan = CORRIDOR + "    bear b1\n"
        found = fray(replace(BEAR, bullets=0), plan, "0: start a3", "1: start c1")
        assert found.worth("go right") > found.worth("go up")
        careful = fray(replace(BEAR, bullets=0), plan, "0: start a3", "1: start c1", strikes=False)
        assert careful.worth("go right") <= careful.worth("go up")


class TestAlone:
    @pytest.mark.rule("D-3.6")
    def test_who_is_alone_with_the_bear_keeps_out_of_its_way_while_there_is_time(self) -> None:
        seen, scene = position(BEAR, BEAR_HELD, "0: start a2", seats=1)
        thinker = knowing(Thinker, Fray([scene], seen, strikes=False))
        assert thinker.shun(seen, ("go right", "go down")) == ["go right"]
        half = replace(seen, view={**seen.view, "quiet": seen.view["quiet_limit"] // 2})
        assert thinker.shun(half, ("go right", "go down")) == ()

    @pytest.mark.parametrize(("worlds", "shunned"), [(5, ()), (6, ["go right"])])
    def test_too_few_worlds_tell_nothing_of_chances(
        self, worlds: int, shunned: Sequence[str]
    ) -> None:
        seen, scene = position(BEAR, BEAR_HELD, "0: start a2", seats=1)

        class Few(Minds):
            def of(self, seen: Observation, clock: Clock = NO_CLOCK) -> Any:
                return SimpleNamespace(scenes=lambda: [scene] * worlds)

        thinker = Thinker(Few(generate))
        assert thinker.shun(seen, ("go right", "go down")) == shunned

    def test_with_nobody_to_outlive_a_small_risk_is_taken(self) -> None:
        """In one of thirty worlds the bear stands there."""
        seen, scene = position(BEAR, BEAR_HELD, "0: start a2", seats=1)
        away = replace(scene, bear=NOWHERE)
        thinker = knowing(Thinker, Fray([scene] + [away] * 29, seen, strikes=False))
        assert thinker.shun(seen, ("go right", "go down")) == []


COMPOSED: Final = replace(RULES, compound=True, bullets=3)
DEATHLESS: Final = replace(COMPOSED, health="no-death")
QUEST: Final = replace(COMPOSED, arms_after=True, point_blank=False, shots="first", knives=1)
"""Weapons come after the movement, and nobody is shot at in one's own cell."""


class TestVolley:
    @pytest.mark.rule("C-2")
    def test_where_others_may_step_and_shoot_in_one_turn_no_cover_helps(self) -> None:
        seen, scene = position(COMPOSED, CORRIDOR, "0: start a2", "1: start c1")
        minos = knowing(Fighter, Fray([scene], seen, strikes=True))
        assert minos.shun(seen, ("go up", "go right")) == ()
        assert minos.fight(seen, None) is None
        assert minos.fight(seen, "shoot up") == "shoot up"

    @pytest.mark.rule("D-2.1")
    @pytest.mark.parametrize(
        ("start", "movement", "shots"),
        [
            ("a1", "go down", (["shoot right"], [])),
            ("a2", "go up", ([], ["shoot right"])),
            ("a1", "go right", (["shoot right"], [])),
            ("a2", "go right", ([], [])),
        ],
    )
    def test_shots_before_the_step_and_after_it(
        self, start: str, movement: str, shots: tuple[list[str], list[str]]
    ) -> None:
        """The other one stands in c1, at the end of the corridor."""
        seen, scene = position(COMPOSED, CORRIDOR, f"0: start {start}", "1: start c1")
        known = Fray([scene], seen, strikes=True)
        assert knowing(Fighter, known).volley(seen, movement) == shots
        assert knowing(Thinker, known).volley(seen, movement) == shots
        away = replace(scene, cells=(scene.cells[0], NOWHERE))
        likely = Fray([scene, scene, away], seen, strikes=True)
        assert knowing(Fighter, likely).volley(seen, movement) == shots
        assert knowing(Thinker, likely).volley(seen, movement) == ([], []), "not certain"

    @pytest.mark.rule("D-5.5f")
    def test_who_is_hit_is_not_shot_at_again_nor_is_a_bullet_spent_on_a_slight_hope(self) -> None:
        """Three bullets, and he is in the corridor in seven of eight worlds, or in one."""
        for elsewhere, fired in ((1, ["shoot right"]), (7, [])):
            start = ("0: start a1", "1: start c1")
            found = fray(COMPOSED, CORRIDOR, *start, worlds=8, elsewhere=elsewhere)
            shots = ("shoot right", "shoot down")
            volley = found.arms.volley(shots, {"shoot": 3}, 0.25, "go down")
            assert (volley.before, volley.after) == (fired, [])
            assert volley.hits == (7 / 8 if fired else 0)

    @pytest.mark.rule("C-4")
    @pytest.mark.parametrize(
        ("level", "rules", "most"),
        [(Fighter, COMPOSED, 4), (Thinker, COMPOSED, 1), (Thinker, DEATHLESS, 0)],
        ids=["Minos", "a detective", "where nobody dies"],
    )
    def test_how_sure_one_is_who_fires_in_passing(
        self, level: type[Thinker], rules: Rules, most: int
    ) -> None:
        """In at `most` so many of eight worlds it may miss."""
        start = ("0: start a1", "1: start c1")
        seen, _ = position(rules, CORRIDOR, *start)
        for elsewhere in range(8):
            known = fray(rules, CORRIDOR, *start, worlds=8, elsewhere=elsewhere)
            shots = ["shoot right"] if elsewhere <= most else []
            assert knowing(level, known).volley(seen, "go down") == (shots, []), elsewhere

    @pytest.mark.rule("C-4")
    def test_nothing_is_spent_on_whom_a_further_wound_does_nothing(self) -> None:
        """Where nobody dies, the wounded one in c1 is worth neither a bullet nor a detour."""
        for rules, fires in ((COMPOSED, ["shoot right"]), (DEATHLESS, [])):
            lines = ("0: start a1", "1: start c1", "0: shoot right; go left", "1: go up")
            seen, scene = position(rules, CORRIDOR, *lines)
            minos = knowing(Fighter, Fray([scene], seen, strikes=True))
            assert minos.volley(seen, "go down") == (fires, [])
            assert minos.fight(replace(seen, rules={**seen.rules, "compound": False}), None) == (
                "shoot right" if fires else None
            )

    @pytest.mark.rule("C-4")
    def test_a_knife_is_used_on_who_is_likely_to_stand_there(self) -> None:
        seen, scene = position(QUEST, CORRIDOR, "0: start a1", "1: start b1")
        minos = knowing(Fighter, Fray([scene], seen, strikes=True))
        assert minos.volley(seen, "go right") == ([], ["stab"])
        assert minos.volley(seen, "go down") == ([], [])

    @pytest.mark.rule("C-8")
    def test_a_skip_that_rides_leads_on(self) -> None:
        """Down the river from b3 to a3, and from there up the left column; or it stays."""
        for rides, fired in ((True, ["shoot up"]), (False, [])):
            rules = replace(QUEST, skips_ride=rides)
            seen, scene = position(rules, CORRIDOR, "0: start b3", "1: start a1")
            stayed = replace(scene, cells=(7, scene.cells[1]))
            found = Fray([stayed], seen, strikes=True)
            assert found.arms.volley(["shoot up"], {"shoot": 1}, 0.25, "skip").after == fired

    def test_minos_alone_steps_where_he_can_shoot(self) -> None:
        """From a2, past the wall of b1, up to the corridor that ends in c1."""
        seen, scene = position(COMPOSED, CORRIDOR, "0: start a2", "1: start c1")
        ways = ("go up", "go down", "skip")
        away = replace(scene, cells=(scene.cells[0], NOWHERE))
        for elsewhere, way in ((1, "go up"), (7, "go right")):
            known = Fray([scene] * (8 - elsewhere) + [away] * elsewhere, seen, strikes=True)
            assert knowing(Fighter, known).close_in(seen, "go right", ways) == way
            assert knowing(Thinker, known).close_in(seen, "go right", ways) == "go right"

    def test_nobody_walks_into_a_wall_that_he_knows_to_shoot_from_where_he_is(self) -> None:
        told: list[str] = []

        class Listening(NoCounsel):
            def close_in(self, seen: Observation, movement: str, others: Sequence[str]) -> str:
                told.extend(others)
                return movement

        start = ("0: start a2", "1: start c1")
        seen, _ = position(COMPOSED, CORRIDOR, *start, "0: go left", "1: go up")
        chart = read_chart(seen.view, seen.rules, 0)
        assert chart is not None
        assert into_range(chart, seen, "go right", Listening()) == "go right"
        assert set(told) == {"go up", "go down"}

    def test_nobody_goes_out_of_his_way_for_what_can_be_hit_before_the_step(self) -> None:
        seen, scene = position(COMPOSED, CORRIDOR, "0: start a1", "1: start c1")
        minos = knowing(Fighter, Fray([scene], seen, strikes=True))
        assert minos.close_in(seen, "go down", ("go right", "skip")) == "go down"


def test_its_games_end_and_its_moves_are_offered() -> None:
    rules = replace(PRESETS["classic"], rows=4, cols=4)
    players = [Player("Minos", "red", "master"), Player("Sam", "blue", "mapper")]
    table, bots = Table.open(LABYRINTH, rules, players, "minos"), (Master(), Mapper())
    while table.turn is not None:
        seen = table.remembered(table.turn)
        move = bots[table.turn].choose(seen, Random(table.version))
        assert table.submit(table.turn, move, table.version) is None
    assert table.version > 10


@deep("strength, which takes many games")
def test_it_beats_two_mappers_more_often_than_its_third_of_the_games() -> None:
    report = compete(LABYRINTH, PRESETS["classic"], [Master(), Mapper(), Mapper()], 40, "minos")
    master, *others = (one.wins for one in report.standings)
    assert master > 1.4 * sum(others) / 2, report.standings


@deep("strength, which takes many games")
@pytest.mark.parametrize("preset", ["quest-medium", "grand-simple"])
def test_where_moves_are_composed_it_beats_the_detective_three_to_two(preset: str) -> None:
    report = compete(LABYRINTH, PRESETS[preset], [Master(), Detective()], 10, "minos")
    master, detective = (one.wins for one in report.standings)
    assert 2 * master >= 3 * detective, report.standings
