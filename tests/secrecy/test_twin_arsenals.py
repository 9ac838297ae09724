"""Nobody learns in an arsenal what was used in the dark before (Rules D-4.3, D-6.7, G-3).

Twins that differ in nothing but ammunition that one player has used unseen: when he arrives in an
arsenal, which fills him up, everybody hears and is shown the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.core.game import EVERYONE
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import OPEN, SIDE_NAMES
from gamemaster.labyrinth.playing import arriving
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.drawing import draw, rules_for
from tests.secrecy.twins import Leak, Pair, Tally, World

OPENLY: Final = replace(PRESETS["grand"], start="open", void_starts=False, mines=False)
RULES: Final[tuple[Rules, ...]] = (
    OPENLY,
    replace(OPENLY, scream=False, arsenals=3),
    replace(OPENLY, belongings=False, throwing="none", knives=1),
    replace(OPENLY, arsenal_mines=True, mines=True, rows=4, cols=4, arsenals=1, hospitals=1),
)
SEATS: Final = 3
PAIRS: Final = 12
AFTERWARDS: Final = 5
"""Requests for which they go on alike."""
PLAN: Final = """
  +---+---+---+---+
1 | .   .   A   . |
  +   +   +   +   +
2 | .   .   A   . |
  +   +   +   +   +
3 | .   .   .   H
  +---+---+---+---+
treasure a1
false a3
"""
WALLED: Final = PLAN.replace("+   +   +   +   +\n2", "+   +---+   +   +\n2")


def ears(seats: int) -> set[int | None]:
    """All who listen, a spectator among them."""
    return {*range(seats), None}


def into_an_arsenal(world: World, rng: Random) -> tuple[int, int]:
    """A cell, and a direction in which an arsenal lies beside it."""
    ground = world.table._state.ground
    return rng.choice(
        [
            (cell, side)
            for cell in world.table.plan.cells()
            for side in range(4)
            if ground.side(cell, side) == OPEN and ground.kind(ground.beyond(cell, side)).arms
        ]
    )


def pairs_before_an_arsenal() -> Iterator[tuple[Pair, str]]:
    """Player 1 is about to step into an arsenal, with less ammunition in the second world.

    In both he has just shot and blown in the dark, and nobody knows what came of it, nor where
    he went.
    """
    for number in range(PAIRS):
        rng = Random(f"arsenals/{number}")
        rules = RULES[number % len(RULES)]
        plan = LABYRINTH.generate(rules, Random(f"arsenal/{number}"))
        one, other = World(rules, plan, SEATS), World(rules, plan, SEATS)
        pair = Pair(one, other, SEATS, rng, Tally())
        pair.play(SEATS)
        cell, side = into_an_arsenal(one, rng)
        for world in (one, other):
            world.submit("dark shoot up; dark blow up; dark go left")
            pawn = world.table._state.pawns[0]
            world.table._state.turn, pawn.cell, pawn.outside = 0, cell, -1
            pawn.bullets, pawn.bombs = rules.bullets, rules.bombs
        pawn.bullets -= rng.randint(0, 3)
        pawn.bombs -= rng.randint(0, 3)
        yield pair, f"go {SIDE_NAMES[side]}"


def arrive_alike(pair: Pair, text: str) -> None:
    """Both arrive, and go on; raises `Leak` if anybody hears or sees any difference."""
    for world in (pair.one, pair.other):
        world.submit(text)
    pair.play(AFTERWARDS)
    pair._listen()
    if set(pair.heard) != ears(SEATS):
        raise Leak(f"only {set(pair.heard)} have heard the same after {text}")


@pytest.mark.rule("D-4.3", "D-6.7", "G-3")
def test_whoever_arrives_sounds_alike_whatever_he_has_used() -> None:
    for pair, step in pairs_before_an_arsenal():
        arrive_alike(pair, step)


@pytest.mark.rule("D-4.3", "D-6.7", "G-3")
@pytest.mark.parametrize("step", ["dark {}", "{} tell wall", "{} tell cell health"])
def test_also_whoever_arrives_in_the_dark(step: str) -> None:
    for pair, into in pairs_before_an_arsenal():
        arrive_alike(pair, step.format(into))


@pytest.mark.rule("D-4.3")
def test_whoever_wants_nothing_there_is_told_what_he_has_left() -> None:
    """He asked for it: that is where the worlds part."""
    parted = 0
    for pair, into in pairs_before_an_arsenal():
        pawns = [world.table._state.pawns[0] for world in (pair.one, pair.other)]
        stocks = [(pawn.bullets, pawn.bombs) for pawn in pawns]
        if stocks[0] == stocks[1]:
            arrive_alike(pair, f"{into} hands-off")
            continue
        parted += 1
        with pytest.raises(Leak):
            arrive_alike(pair, f"{into} hands-off")
    assert parted > PAIRS / 2


def test_an_arsenal_that_is_silent_to_the_full_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arriving, "is_secretive", lambda rules: False)
    with pytest.raises(Leak):
        test_whoever_arrives_sounds_alike_whatever_he_has_used()


@pytest.mark.rule("D-4.3", "D-6.5", "D-6.7")
@pytest.mark.parametrize("deed", ["shoot left", "blow left", "leave bomb", "throw bullets left"])
def test_a_deed_that_depends_on_a_wall_tells_nobody_of_the_wall(deed: str) -> None:
    rules = rules_for(draw(PLAN), "grand", mines=False)
    worlds = World(rules, draw(PLAN), 2), World(rules, draw(WALLED), 2)
    pair = Pair(*worlds, 2, Random(deed), Tally())
    said = ("start b2", "start d3", f"dark go up; if wall {{ dark {deed} }}", "skip")
    for text in said:
        for world in worlds:
            assert '"refused"' not in world.submit(text), text
    stocks = [(pawn.bullets, pawn.bombs) for pawn in (w.table._state.pawns[0] for w in worlds)]
    assert stocks[0] == (3, 3) != stocks[1]
    for world in worlds:
        world.submit("go right")
    pair._listen()
    assert set(pair.heard) == ears(2)
    told = [event.said.key for event in pair.one.table.events if event.audience is EVERYONE]
    assert told[-2:] == ["arrived-arsenal", "rearmed"]
