"""Worlds of a crowd: all sound as what was heard, and differ as drawn plans do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import EXIT
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reach import movements
from gamemaster.labyrinth.reasoner import likely
from gamemaster.labyrinth.reasoner.apart import misplaced
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.claims import literal, read_claim
from gamemaster.labyrinth.reasoner.likely import Crowd
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import times
from tests.labyrinth.drawing import draw
from tests.labyrinth.reasoner.games import CLASSIC, Heard, ends, play

OPEN: Final = replace(CLASSIC, bear=False)
WORLDS: Final = 20


def crowd(rules: Rules, seed: str = "crowd") -> Crowd:
    plans = [generate(rules, Random(f"{seed}/{number}")) for number in range(WORLDS)]
    return Crowd(plans, Random(seed))


def followed(game: Heard) -> Chronicle:
    """All that the first player has heard of a game."""
    reasoner = Reasoner(game.rules, game.seats, 0)
    reasoner.hear(game.heard(0))
    assert reasoner.following is not None
    return reasoner.following


def follows(game: Heard, some: Crowd) -> Chronicle:
    """A crowd that is kept up with a game, request by request."""
    reasoner = Reasoner(game.rules, game.seats, 0)
    heard = game.heard(0)
    chronicle = None
    for end in ends(heard):
        reasoner.hear(heard[:end])
        chronicle = reasoner.following
        assert chronicle is not None
        some.hear(chronicle)
        some.fill(chronicle, WORLDS)
        assert len(some.worlds) == WORLDS
    assert chronicle is not None
    certain = [literal(chronicle, read_claim(text, chronicle.board)) for text in reasoner.certain()]
    for world in some.worlds:
        assert all(known is None or known in world.holding for known in certain)
    return chronicle


@pytest.mark.parametrize("name", ["classic", "quest-medium", "school"])
def test_what_is_certain_holds_in_every_world_and_every_plan_can_be_played(name: str) -> None:
    rules = replace(PRESETS[name], bear=False)
    for number in range(times(1, 30)):
        game = play(rules, f"{name}/likely/{number}", 8 + 14 * (number % 2), seats=1)
        some = crowd(rules)
        follows(game, some)
        for world in some.worlds:
            faults = validate(rules, world.plan)
            assert not [fault for fault in faults if fault.severity == "error"]


def test_what_nothing_was_heard_about_differs_as_it_does_in_drawn_plans() -> None:
    """Exits are not all in the same place, nor are treasures, however much was heard besides."""
    game = play(OPEN, "differing", 8, seats=1)
    some = crowd(OPEN)
    follows(game, some)
    exits = {
        at for world in some.worlds for at, side in enumerate(world.plan.sides) if side == EXIT
    }
    assert len(exits) >= 6
    assert len({world.plan.treasures for world in some.worlds}) >= 6


def lies_apart(rules: Rules, plan: Plan) -> bool:
    """Whether treasures and exits of a plan lie as they would if they had been placed there."""
    return not misplaced(plan, movements(plan, rules))


@pytest.mark.parametrize("name", ["classic", "quest-medium", "school", "grand-simple", "grand"])
def test_worlds_are_drawn_as_plans_are(name: str) -> None:
    """Treasures lie apart from exits, wherever what was heard leaves that open (Rule V-6)."""
    rules = replace(PRESETS[name], bear=False)
    for number in range(times(2, 30)):
        game = play(rules, f"{name}/apart/{number}", 24)
        some = crowd(rules)
        follows(game, some)
        assert all(lies_apart(rules, plan) for plan in some.plans)
        assert sum(lies_apart(rules, world.plan) for world in some.worlds) >= WORLDS * 0.9


def test_what_was_heard_counts_more_than_how_plans_are_drawn() -> None:
    """A treasure was found where an exit is: so it is in every world."""
    rules = replace(OPEN, rows=3, cols=3, bullets=0, false_treasures=0)
    plan = """
        a   b   c
      +---+---+---+
    1   .   .   . |
      +   +---+   +
    2 | .   .   . |
      +---+---+   +
    3 | H   A   . |
      +---+---+---+
    treasure b1
    """
    table = Table(LABYRINTH, rules, draw(plan), [Player("Anna", "red")], "beside")
    for line in ("start a1", "go right", "go left", "go left"):
        assert table.submit(0, line, table.version) is None
    game = Heard(rules, table)
    assert game.heard(0)[-1].key == "won"
    some = crowd(rules)
    follows(game, some)
    for world in some.worlds:
        assert not lies_apart(rules, world.plan)


def test_a_former_world_is_kept_as_long_as_it_sounds_the_same() -> None:
    game = play(OPEN, "kept", 10, seats=1)
    some = crowd(OPEN)
    chronicle = follows(game, some)
    before = [world.plan for world in some.worlds]
    some.hear(chronicle)
    assert [world.plan for world in some.worlds] == before


def test_where_worlds_are_hard_to_find_a_few_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long search is given up, with the worlds that it has brought so far."""
    game = play(replace(PRESETS["school"], bear=False), "school/much labour", 20, seats=1)
    chronicle = followed(game)
    found = []
    for labour in (-1, 0, likely.LABOUR):
        monkeypatch.setattr(likely, "LABOUR", labour)
        some = crowd(game.rules)
        some.hear(chronicle)
        before = chronicle.clauses.conflicts
        some.fill(chronicle, WORLDS)
        assert (chronicle.clauses.conflicts > before) == (labour >= 0)
        found.append(len(some.worlds))
    none, few, all_ = found
    assert none == 0 < few < all_ == WORLDS


def test_when_its_time_is_over_it_has_those_that_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = followed(play(OPEN, "in haste", 8, seats=1))
    some = crowd(OPEN)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 500

    monkeypatch.setattr(chronicle.clauses, "stop", stop)
    some.fill(chronicle, 1000)
    assert 0 < len(some.worlds) < 500


def test_no_more_worlds_are_drawn_than_are_wanted_by_then() -> None:
    """First five are enough once there are three; then all are wanted, and those are kept."""
    chronicle = followed(play(OPEN, "likely/soon", 3, seats=1))
    some = crowd(OPEN)
    some.fill(chronicle, WORLDS, lambda count: count if len(some.worlds) < 3 else 5)
    five = [*some.worlds]
    assert len(five) == 5
    some.fill(chronicle, WORLDS)
    assert len(some.worlds) == WORLDS
    assert some.worlds[:5] == five


def test_a_world_is_not_drawn_to_its_end_once_none_is_wanted() -> None:
    """One may take long where much is known: the turn is over by then."""
    chronicle = followed(play(OPEN, "likely/late", 12, seats=1))
    asked: list[int] = []

    def wanted(count: int) -> int:
        asked.append(count)
        return count if len(asked) < 3 else 0

    some = crowd(OPEN)
    some.fill(chronicle, WORLDS, wanted)
    assert not some.worlds
    assert len(asked) == 4, (
        "before it is drawn, at its first attempt and its second, and at the end"
    )


def test_no_plan_is_used_again_before_all_were() -> None:
    """Else a few that fit by themselves would be most of the worlds."""
    game = play(OPEN, "likely/deck", 1, seats=1)
    some = crowd(OPEN)
    chronicle = follows(game, some)
    assert len(some.worlds) == len(some.plans)
    said = [chronicle.blueprint.says(plan) for plan in some.plans]
    nearest = {
        max(range(WORLDS), key=lambda at: sum(each in world.holding for each in said[at]))
        for world in some.worlds
    }
    assert len(nearest) >= WORLDS - 3
