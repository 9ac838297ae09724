"""Truth is never lost: nothing false is called certain, nothing true impossible (Rule G-3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import Said
from gamemaster.core.options import RulesError
from gamemaster.labyrinth.options import OPTIONS
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.presets import PLAYERS, PRESETS
from gamemaster.labyrinth.reasoner import prowling, worlds
from gamemaster.labyrinth.reasoner.beginning import Choices
from gamemaster.labyrinth.reasoner.blueprint import Blueprint
from gamemaster.labyrinth.reasoner.chronicle import Chronicle
from gamemaster.labyrinth.reasoner.mending import mend
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.sketch import Sketch
from gamemaster.labyrinth.reasoner.versions import Version
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import sampled, times
from tests.labyrinth.house_rules import MIXES, playable
from tests.labyrinth.reasoner.games import CLASSIC, falsehoods, play

GAMES: Final = times(1, 1_000)
"""Of each rule set."""
HOUSES: Final = times(5, 2_000)
"""Games by random house rules."""
SHARE: Final = times(7, 1)
"""One in so many claims is asked."""
TRIES: Final = 1_500
"""So much thinking is allowed for a request in these games: some of them are given up."""
HASTE: Final = times(150, TRIES)
"""The same by random house rules, where a single request can take a minute."""


def audit(
    rules: Rules, seed: str, moves: int, tries: int = TRIES, share: int = SHARE
) -> tuple[Reasoner, list[str]]:
    """The reasoner of a seat after one game, and what is wrong in it."""
    rng = Random(seed)
    least, most = PLAYERS[rules.preset]
    seats = rng.randint(least, min(3, most))
    game = play(rules, seed, moves, seats=seats)
    reasoner = game.reasoner(rng.randrange(seats), tries=tries)
    return reasoner, falsehoods(reasoner, game.state, share)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("name", sampled(PRESETS, 3))
def test_what_is_certain_is_true(name: str) -> None:
    followed = 0
    for number in range(GAMES):
        moves = Random(f"{name}/{number}").randint(3, 30)
        reasoner, wrong = audit(PRESETS[name], f"{name}/truth/{number}", moves)
        assert not wrong, number
        followed += reasoner.followed
    assert followed


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("name", sampled(MIXES, 4))
def test_it_is_true_under_house_rules(name: str) -> None:
    for number in range(times(1, 200)):
        _, wrong = audit(MIXES[name], f"{name}/mixed/{number}", 25)
        assert not wrong, number


def random_rules(rng: Random) -> Rules:
    """Some rule set with a few options changed at random, on a small board."""
    while True:
        rules = PRESETS[rng.choice([*PRESETS])]
        for option in rng.sample(OPTIONS, 12):
            if option.name in ("rows", "cols", "floors", "beginners"):
                continue
            changed: dict[str, Any] = {option.name: _value(option, rng)}
            rules = replace(rules, **changed)
        try:
            return playable(replace(rules, quiet_rounds=60))
        except RulesError:
            continue


def _value(option: Any, rng: Random) -> Any:
    if option.kind == "bool":
        return rng.random() < 0.5
    if option.kind == "choice":
        return rng.choice(option.choices)
    return rng.randint(option.min, min(option.max, option.min + 3))


@pytest.mark.rule("G-3")
def test_it_is_true_under_random_rules() -> None:
    followed = 0
    for number in range(HOUSES):
        rng = Random(f"houses/{number}")
        reasoner, wrong = audit(random_rules(rng), f"houses/{number}", rng.randint(3, 25), HASTE)
        assert not wrong, number
        followed += reasoner.followed
    assert followed > HOUSES


def test_classic_and_the_easy_quest_are_followed_whole() -> None:
    for name in ("classic", "quest-easy"):
        for number in range(times(2, 100)):
            reasoner, _ = audit(PRESETS[name], f"{name}/whole/{number}", 30, tries=50_000)
            assert not reasoner.lost, number
            assert reasoner.whole


# -- planted unsoundness: each of these is caught -------------------------------


def _one_pit_too_few(self: Sketch, cell: int) -> int:
    ends = self.board.loop_mates(cell)
    return int(self.ask("next", cell)) if cell == ends[-1] else ends[0]


def _no_bombs(self: Sketch, cell: int, direction: int) -> None:
    """A wall that was blown up still stands."""


def _strikes_whom_it_meets(rules: Rules, met: bool, meets: bool) -> bool:
    return meets or met


def _exits_in_the_corners_only(self: Blueprint) -> None:
    SIDES_OF(self)
    for at in self.board.outer[3:]:
        self.clauses.add(-self.literal(("side", at), self.board.edge[1]))


def _mouths_are_dry(self: Blueprint) -> None:
    WATERS_OF(self)
    for cell in self.board.cells[::2]:
        for mouth in self.any_kind(cell, {"delta"}):
            self.clauses.add(-mouth)


def _forgets_the_last_way(self: Chronicle, found: Any, premise: int) -> list[int]:
    return TELL_APART(self, found[:1] * len(found), premise)


def _cuts_off_too_much(blueprint: Blueprint, plan: Plan) -> list[list[int]]:
    return [clause[: len(clause) // 2] for clause in MEND(blueprint, plan)]


SIDES_OF: Final = Blueprint._sides
WATERS_OF: Final = Blueprint._waters
TELL_APART: Final = Chronicle._tell_apart
MEND: Final = mend


def _all_begin_together(self: Choices, named: Sequence[Said]) -> list[Version]:
    chosen = CHOSEN(self, named)
    return [chosen[named[0].args["seat"]]] * len(chosen) if named else chosen


CHOSEN: Final = Choices._chosen
PLANTED: Final[dict[str, tuple[Any, str, Callable[..., Any]]]] = {
    "a pit leads to one other only": (Sketch, "next_pit", _one_pit_too_few),
    "walls that were blown up stand": (Sketch, "remove_wall", _no_bombs),
    "the bear strikes whom it met": (prowling, "strikes", _strikes_whom_it_meets),
    "exits are in a corner": (Blueprint, "_sides", _exits_in_the_corners_only),
    "rivers end on every other cell": (Blueprint, "_waters", _mouths_are_dry),
    "all ways are the first": (Chronicle, "_tell_apart", _forgets_the_last_way),
    "what is cut off opens in few ways": (worlds, "mend", _cuts_off_too_much),
    "secret choices are of one cell": (Choices, "_chosen", _all_begin_together),
}


@pytest.mark.parametrize("name", PLANTED)
def test_planted_unsoundness_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, attribute, fault = PLANTED[name]
    monkeypatch.setattr(place, attribute, fault)
    rules = replace(CLASSIC, bear=name == "the bear strikes whom it met")
    if place is Choices:
        rules = replace(PRESETS["grand-simple"], void_starts=False)
    for number in range(60):
        reasoner, wrong = audit(rules, f"planted/{number}", 24, tries=20_000, share=2)
        # Classic is followed whole: nothing else has lost it.
        if wrong or (reasoner.lost and rules.preset == "classic"):
            return
    raise AssertionError("nobody noticed")
