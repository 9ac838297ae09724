"""What a movement leads to is read off a plan as the engine would play it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import DIRECTIONS, SIDE_NAMES
from gamemaster.labyrinth.hindsight import par
from gamemaster.labyrinth.making.generate import generate
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.playing.state import State, new_state
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.reasoner.likely import Crowd
from gamemaster.labyrinth.reasoner.reasoner import Reasoner
from gamemaster.labyrinth.reasoner.strides import ADRIFT, EMPTY, FINDS, GOAL, Strides, strides
from gamemaster.labyrinth.rules import Rules
from tests.labyrinth.reasoner.games import play

RULES: Final = {
    "classic": replace(PRESETS["classic"], bear=False),
    "shallow": replace(PRESETS["classic"], bear=False, current="shallow"),
    "quest": PRESETS["quest-medium"],
    "school": replace(PRESETS["school"], start="open"),
}
SAID: Final = {
    "wall": "hit-wall",
    "monolith": "hit-monolith",
    "exit": "at-exit",
    "barred": "hit-river",
    "wall-pit": "drifted-pit",
    "wall-river": "hit-wall",
    "wall-delta": "hit-wall",
}
BY_CHANCE: Final = (ADRIFT, "wall-river", "wall-delta")
"""So water carries one where chance decides how far (Rule B-3)."""
WADED: Final = {f"arrived-{kind}": (f"waded-{kind}",) for kind in ("river", "delta")}
"""Down a river one may wade to where nothing would carry one on: that comes to the same."""
ALIKE: Final = {f"waded-{kind}": (f"carried-{kind}",) for kind in ("river", "delta")}
"""Where chance decides how far water carries, who wades is told no more."""


def some(rules: Rules, seed: str) -> list[Strides]:
    """Worlds of a game that has just begun."""
    game = play(rules, seed, 2, seats=1)
    reasoner = Reasoner(rules, 1, 0)
    reasoner.hear(game.heard(0))
    chronicle = reasoner.following
    assert chronicle is not None
    plans = [generate(rules, Random(f"{seed}/{number}")) for number in range(4)]
    crowd = Crowd(plans, Random(seed))
    crowd.fill(chronicle, 4)
    return [strides(chronicle, world, 0) for world in crowd.worlds]


def standing(rules: Rules, world: Strides, cell: int) -> State:
    """The engine's position in a world, before anything is taken."""
    state = new_state(rules, world.plan, 1)
    state.starting, state.turn, state.pawns[0].cell = False, 0, cell
    return state


@pytest.mark.parametrize("name", RULES)
def test_a_step_leads_where_the_engine_leads_and_it_says_so(name: str) -> None:
    rules, compared = RULES[name], 0
    for world in some(rules, f"strides {name}"):
        for cell in world.plan.cells():
            for way in DIRECTIONS:
                word = world.words[cell * 5 + way]
                state = standing(rules, world, cell)
                said = [
                    e.said.key for e in LABYRINTH.apply(state, read_move(f"go {SIDE_NAMES[way]}"))
                ]
                assert word is not None
                plain = word.removesuffix(FINDS)
                if plain == ADRIFT:
                    assert world.plan.kinds[world.plan.beyond(cell, way)] == "river"
                else:
                    known = {SAID.get(plain, plain), *WADED.get(plain, ()), *ALIKE.get(plain, ())}
                    assert not known.isdisjoint(said), word
                if plain not in BY_CHANCE:
                    assert state.pawns[0].cell == world.ends[cell * 5 + way]
                if word.endswith(FINDS) and plain not in BY_CHANCE:
                    assert "found-treasure" in said
                compared += 1
    assert compared > 200


@pytest.mark.parametrize("name", ["classic", "quest"])
def test_who_knows_a_world_is_as_far_from_winning_as_a_search_through_its_positions_finds(
    name: str,
) -> None:
    """Without false treasures: who meets one on the way has to take it along."""
    rules = replace(RULES[name], false_treasures=0)
    for world in some(rules, f"par {name}"):
        for cell in world.plan.cells()[:6]:
            steps = world.far[EMPTY][cell]
            found = par(rules, world.plan, world.plan.name(cell))
            begins = EMPTY if world.lies.get(cell) is None else world.lies[cell]
            if begins == GOAL:
                steps = world.far[GOAL][cell]
            if begins in (EMPTY, GOAL):
                assert found == steps
