"""Twin worlds that a person leads: what one is told of an overruling, that one alone can see.

Two worlds are the same until the game master overrules different things in them, telling the same
listeners nothing. As long as what they hear is equal, all that they are shown is, too (Rule G-3).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import EVERYONE, Audience
from gamemaster.core.table import Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.ruling import LabyrinthLeading
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.session import Session
from tests.campaigns import times
from tests.led.leading import confirm, overruling, players
from tests.secrecy.twins import Leak, Pair, Tally, World

NAMES: Final = ("classic", "school", "quest-hard", "grand")
KINDS: Final = ("put", "wall", "open", "treasure", "lay", "health", "lives", "have")
"""What can be changed without telling everybody."""
PICTURES: Final = times(120, 2_000)
MUTANT_PICTURES: Final = 3_000


class LedWorld(World):
    """A world that a person leads."""

    def __init__(self, rules: Rules, plan: Plan, seats: int) -> None:
        self.table = Table(LABYRINTH, rules, plan, players(seats), "twins", led=True)
        self.session = Session()
        self.session.table = self.table


class LedPair(Pair):
    """Two such worlds, in which other things are overruled; nothing of it is told to all."""

    overruled = 0

    def _listen(self) -> None:
        for world in (self.one, self.other):
            confirm(world.table)
        super()._listen()

    def _next_texts(self) -> tuple[str, str] | None:
        if self.rng.random() < 0.25:
            self._overrule()
        self._listen()
        return super()._next_texts() if self.heard else None

    def _overrule(self) -> None:
        tables = self.one.table, self.other.table
        before = [table.version for table in tables]
        for table in tables:
            overruling(table, self.rng, KINDS)
        if tables[0].version != tables[1].version:
            # Nothing came to the game master's mind in one of them.
            for table, version in zip(tables, before, strict=True):
                if table.version > version:
                    assert table.rule("back 1", table.version) is None
            self.heard.clear()
        else:
            self.overruled += tables[0].version > before[0]


def run(name: str, pictures: int) -> tuple[Tally, int]:
    """Play twins until so many pictures were compared; how often something was overruled."""
    tally, overruled = Tally(), 0
    rules = PRESETS[name]
    for number in range(500):
        plan = LABYRINTH.generate(rules, Random(f"led twins/{number}"))
        seats = max(2, LABYRINTH.seats(rules)[0]) + number % 2
        worlds = LedWorld(rules, plan, seats), LedWorld(rules, plan, seats)
        pair = LedPair(*worlds, seats, Random(number), tally)
        pair.play(60)
        overruled += pair.overruled
        if tally.pictures >= pictures:
            break
    return tally, overruled


@pytest.mark.rule("G-3")
@pytest.mark.rule("T-2.4")
@pytest.mark.parametrize("name", NAMES)
def test_who_was_told_nothing_sees_nothing(name: str) -> None:
    tally, overruled = run(name, PICTURES)
    assert tally.pictures >= PICTURES
    assert overruled > 2
    assert tally.parted, "the differences are real: sooner or later everybody met one"


# -- mutants: each leaks, and is caught ----------------------------------------


def _nobody_must_hear(self: LabyrinthLeading, state: Any, ruling: Any) -> Audience:
    return frozenset()


def _only_who_was_moved_is_lost(
    self: LabyrinthLeading, state: Any, ruling: Any, told: Audience
) -> Any:
    before = [pawn.lost for pawn in state.pawns]
    events = OVERRULE(self, state, ruling, told)
    for pawn, lost in zip(state.pawns, before, strict=True):
        if ruling.do != "put" or pawn.seat != ruling.seat:
            pawn.lost = lost
    return events


def _all_hear(self: LabyrinthLeading, state: Any, ruling: Any) -> Audience:
    return EVERYONE


OVERRULE: Final = LabyrinthLeading.overrule
LEAKS: Final = {
    "nobody must hear": ("must_hear", _nobody_must_hear),
    "only who was moved is lost": ("overrule", _only_who_was_moved_is_lost),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    method, leaky = LEAKS[name]
    monkeypatch.setattr(LabyrinthLeading, method, leaky)
    with pytest.raises(Leak):
        run("classic", MUTANT_PICTURES)


def test_a_word_to_everybody_parts_the_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is told hears it, so that nothing is left to compare."""
    monkeypatch.setattr(LabyrinthLeading, "must_hear", _all_hear)
    rules = PRESETS["classic"]
    plan = LABYRINTH.generate(rules, Random("told"))
    pair = LedPair(LedWorld(rules, plan, 2), LedWorld(rules, plan, 2), 2, Random(1), Tally())
    pair.play(60)
    assert not pair.heard
