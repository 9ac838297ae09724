"""Figures and truth against the position, in random games of every preset and many mixes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, pairwise, product
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import EVERYONE, GM
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import (
    CLOSED,
    DIRECTIONS,
    EXIT,
    MONOLITH,
    NOWHERE,
    OPEN,
    SIDE_NAMES,
    WALL,
)
from gamemaster.labyrinth.heard.changes import OUT
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.move_text import read_move
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.options import check_rules
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.playing.sayings import health_of
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.presets import GRAND, PRESETS, QUEST_HARD, SCHOOL
from gamemaster.labyrinth.replies import LabyrinthSeen, LabyrinthTruth
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import sampled, times
from tests.labyrinth.composing import Habits, random_text
from tests.strictly import hold_sent

SEATS: Final = 3
MOVES: Final = 90
GAMES: Final[dict[str, Rules]] = {
    **PRESETS,
    "gamblers": replace(
        SCHOOL, casinos=2, money=40, stake_limit=3, hint_aloud=True, last_alive="plays-on", rows=3
    ),
    "brawlers": replace(
        SCHOOL, rows=3, cols=4, lives=2, bullets=9, knives=5, outside=True, bear=True,
        bear_can_be_shot=True, quiet_rounds=12, last_alive="must-carry",
    ),
    "tower": replace(
        SCHOOL, floors=4, lifts=True, floor_loops=True, rows=3, cols=3, start="together",
        lone_pits=True, skips=True, skips_ride=True, compound=True, knives=2,
    ),
    "boatmen": replace(
        QUEST_HARD, rows=4, boats=9, current="turbulent", wall_drift=True, arsenal_adds=True,
        health="lives", blast_answer="exploded", bear_cave=False, quiet_rounds=9,
    ),
    "night": replace(
        QUEST_HARD, dark=True, semidark=True, conditional=True, scream=True, fall=True,
        arms_after=False, knives=3, boats=3, cement=3, encephalitis=1, health="wounds",
        pick_up="after", start="secret",
    ),
    "kit of the night": replace(
        GRAND, belongings=False, throwing="none", mines=False, kit=True, knives=3, beginners="1 2",
        beginner_orders=3, health="lives", lives=2, bear=True, money=9, hint_price=3, casinos=1,
    ),
    "grand school": replace(
        GRAND, health="lives", money=6, casinos=1, hint_price=2, knives=2, current="drift",
        pick_up="after", wall_fall=True, floors=2, lifts=True, rows=4, cols=4, leprechaun=True,
    ),
    "nobody dies": replace(
        GRAND, health="no-death", encephalitis=0, bear=True, bear_moves="trajectory",
        bear_can_be_shot=True, knives=3, cement=2, skips_ride=True, skips_draw=False,
    ),
}  # fmt: skip
LOUD: Final = ("classic", "school", "school-floors", "gamblers", "brawlers", "tower", "boatmen")
"""Games in which every change for good is told at once."""
EVENTFUL: Final = {
    *("lost-life", "told-lost-life", "healed", "kit-lost", "rearmed", "stabbed", "mauled"),
    *("asks-treasure", "chose-treasure", "kept-treasure", "bought-hint", "bet-won", "bet-lost"),
    *("rowed-river", "cement-built", "cement-refused", "bear-fled", "leprechaun-met"),
    *("carried-river", "carried-delta", "drifted-pit", "drifted-lift", "arrived-lift", "gm-cement"),
}
"""What must have been said in some of them."""
STATES: Final = {
    OPEN: ("open", "blown"),
    WALL: ("wall", "built"),
    MONOLITH: ("monolith",),
    EXIT: ("exit",),
    CLOSED: ("closed",),
}
"""How the sides of the position are shown."""


@pytest.mark.parametrize("name", GAMES)
def test_the_games_are_playable(name: str) -> None:
    check_rules(GAMES[name])


def random_game(rules: Rules, seed: int) -> Iterator[Table]:
    """A table after every request of a random game."""
    least, most = LABYRINTH.seats(rules)
    seats = max(least, min(SEATS, most))
    table = Table.open(LABYRINTH, rules, [Player(str(at), "") for at in range(seats)], str(seed))
    rng = Random(seed)
    habits = Habits(dark=rng.choice((0.0, 0.15)), tell=rng.choice((0.0, 0.15)))
    yield table
    while table.turn is not None and table.version < MOVES:
        submit(table, rng, habits)
        yield table


def submit(table: Table, rng: Random, habits: Habits) -> None:
    """The next random move; one that these rules refuse is composed anew."""
    assert table.turn is not None
    offers = table.observe(table.turn).offers
    for _ in range(50):
        text = random_text(offers, table.rules, rng, habits)
        if table.submit(table.turn, text, table.version) is None:
            return
    raise AssertionError(f"nothing that is offered is accepted, at last {text!r}")


class Listener:
    """What one seat, or a spectator, has heard of a table so far."""

    def __init__(self, table: Table, eye: int | None) -> None:
        self.table, self.eye = table, eye
        self.view = LabyrinthView(table.rules, eye, len(table.players))
        self._read = 0

    def catch_up(self) -> Mapping[str, Any]:
        """Hear what was said since; what is shown now."""
        events, self._read = self.table.events[self._read :], len(self.table.events)
        for event in events:
            if event.audience is EVERYONE or (self.eye is not None and self.eye in event.audience):
                self.view.hear(event.said)
        return self.view.show()

    @property
    def turn(self) -> int | None:
        """Whose turn it is, as he can count."""
        return self.view.minutes.turn(self.view.figures.all)


@pytest.mark.parametrize("name", sampled(GAMES, 6))
def test_figures_and_turns_are_those_of_the_position(name: str) -> None:
    for seed in range(times(1, 3)):
        game = random_game(GAMES[name], seed)
        table = next(game)
        listeners = [Listener(table, eye) for eye in (None, *range(len(table.players)))]
        for _ in chain((table,), game):
            for listener in listeners:
                seen = listener.catch_up()
                check_view(seen, table._state, all_told=name in LOUD)
                assert table._state.starting or listener.turn == table.turn
        made = Counter(seat for seat, text in table.entries if seat >= 0 and not is_beside(text))
        assert {pawn["seat"]: pawn["turns"] for pawn in seen["pawns"] if pawn["turns"]} == made


def is_beside(text: str) -> bool:
    return read_move(text).beside


def check_view(seen: Mapping[str, Any], state: State, *, all_told: bool) -> None:
    """The course of the game, and the figures of all players."""
    hold_sent(LabyrinthSeen, seen)
    assert state.over or (seen["question"] is not None) == state.asking
    assert not all_told or seen["quiet"] == state.quiet
    for shown in seen["pawns"]:
        pawn = state.pawns[shown["seat"]]
        if not pawn.playing:
            assert shown["health"] in OUT or not shown["sure"]
        elif shown["sure"] and not state.starting:
            check_figure(shown, pawn, state)


def check_figure(shown: Mapping[str, Any], pawn: Pawn, state: State) -> None:
    """What is sure of a player who plays on."""
    real = {
        "health": health_of(pawn),
        "immune": pawn.immune,
        # Who won has carried it out.
        "treasures": shown["treasures"] if state.over else int(pawn.treasure != NOWHERE),
        "mine": pawn.mine,
        "corpse": pawn.corpse != NOWHERE,
        "moves": (pawn.moves or None) if pawn.infected else None,
        "orders": pawn.orders + pawn.extra_orders,
        **means(pawn, state.rules),
    }
    assert {name: shown[name] for name in real} == real


def means(pawn: Pawn, rules: Rules) -> dict[str, int | None]:
    """What somebody has of all that is counted."""
    return {
        "lives": pawn.lives if rules.health == "lives" else None,
        "money": pawn.money if rules.money else None,
        **{stock: getattr(pawn, stock) for stock in KIT},
    }


@pytest.mark.parametrize("name", sampled(GAMES, 6))
def test_the_truth_is_the_position(name: str) -> None:
    for seed in range(times(1, 2)):
        for table in random_game(GAMES[name], seed):
            truth, state = table.observe(GM).view, table._state
            hold_sent(LabyrinthTruth, truth)
            check_ground(truth, state)
            check_pawns(truth, state)
            check_creatures(truth, state)
        for path in truth["paths"]:
            check_path([(place_of(at, state.plan), how) for *at, how in path["cells"]], state)


def place_of(at: Sequence[int], plan: Plan) -> int:
    """The number of a cell of which row and column are shown."""
    row, col = at
    return row * plan.cols + col


def check_ground(truth: Mapping[str, Any], state: State) -> None:
    plan, ground = state.plan, state.ground
    assert (truth["rows"], truth["cols"]) == (plan.rows, plan.cols)
    assert (truth["floors"], truth["keyed"]) == (plan.floors, plan.keyed)
    for cell in truth["cells"]:
        at = place_of((cell["row"], cell["col"]), plan)
        assert cell["cell"] == ground.kind(at).name
        assert cell["stores"] == (list(ground.stores[at]) if at in ground.stores else None)
    for side in truth["sides"]:
        at = place_of((side["row"], side["col"]), plan)
        assert side["is"] in STATES[ground.side(at, SIDE_NAMES.index(side["side"]))]
    lying = sorted(place_of((t["row"], t["col"]), plan) for t in truth["treasures"] if "row" in t)
    assert lying == sorted(cell for cell, pile in ground.lying.items() for _ in pile)


def check_pawns(truth: Mapping[str, Any], state: State) -> None:
    for shown in truth["pawns"]:
        pawn = state.pawns[shown["seat"]]
        assert place_of((shown["row"], shown["col"]), state.plan) == pawn.cell
        assert shown["outside"] == (None if pawn.outside == NOWHERE else SIDE_NAMES[pawn.outside])
        if not state.starting and pawn.playing:
            real = {"health": health_of(pawn), **means(pawn, state.rules)}
            assert {name: shown[name] for name in real} == real


def check_creatures(truth: Mapping[str, Any], state: State) -> None:
    plan = state.plan
    for name, cell in (("bear", state.bear), ("leprechaun", state.leprechaun)):
        shown = truth[name]
        assert (shown is None) == (cell == NOWHERE)
        assert shown is None or place_of((shown["row"], shown["col"]), plan) == cell
        path = [(place_of(at, plan), "") for at in truth[f"{name}_path"]]
        steps = getattr(plan, f"{name}_path")
        assert len(path) > len(steps) if steps else not path
        assert not steps or path[0] == path[-1] == (getattr(plan, name), "")
        for (start, _), (end, _) in pairwise(path):
            assert end in (carried(state, start), *neighbours_of(state, start))


def carried(state: State, cell: int) -> int:
    """Where a cell takes whoever stays there; `NOWHERE` if it does not."""
    kind = state.ground.kind(cell)
    end = kind.carry(state.ground, cell)
    return end if kind.flows or kind.moves_on is not None else NOWHERE


def neighbours_of(state: State, cell: int) -> list[int]:
    return [state.plan.beyond(cell, direction) for direction in DIRECTIONS]


def check_path(path: Sequence[tuple[int, str]], state: State) -> None:
    """One cell leads to the next by foot, or as the plan carries."""
    for (start, _), (end, how) in pairwise(path):
        if how == "walk":
            assert end in (start, *neighbours_of(state, start))
        elif how != "start":
            assert state.ground.kind(start).name == how
            assert end == carried(state, start)


def test_enough_happens_in_these_games() -> None:
    missing = set(EVENTFUL)
    for seed, rules in product((3, 0, 1, 2), GAMES.values()):
        if missing:
            *_, table = random_game(rules, seed)
            missing -= {event.said.key for event in table.events}
    assert missing == set()
