"""The notebook never claims what is not certain: thousands of positions against the truth."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.game import EVERYONE, GM
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.grid import NOWHERE
from gamemaster.labyrinth.heard import joining, rides
from gamemaster.labyrinth.heard.atlas import Atlas
from gamemaster.labyrinth.heard.doubts import Doubts
from gamemaster.labyrinth.heard.fragments import LOOPS, ContradictionError
from gamemaster.labyrinth.heard.ties import HERE, ONE_CELL, Bond, Course, Link, drifts
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.options import check_rules
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.campaigns import sampled, times
from tests.labyrinth.heard.soundness import (
    SCHOOL_LIKE,
    Auditor,
    Truth,
    any_house_rules,
    any_rules,
    any_seats,
    audited_game,
    audited_grand_game,
)
from tests.labyrinth.house_rules import GRAND, MIXES, playable

GAMES = times(2, 12)
BATCHES = 4
GRAND_GAMES = times(2, 15)
GRAND_BATCHES = 6
SCHOOL_GAMES = times(1, 5)
MIXED_GAMES = times(1, 4)
DARK_GAMES = times(1, 4)
PIT_GAMES = times(3, 12)
MOST = times(150, 400)
"""Requests after which a game of classic rules is left."""


def classic_game(number: int) -> Auditor:
    """A game of classic rules, of any size and with any options."""
    rng = Random(number)
    rules = any_rules(rng)
    check_rules(rules)
    return audited_game(rules, rng.randint(1, 4), number, MOST)


def grand_game(number: int) -> int:
    """A game of any house rules with all its listeners: how many claims were checked."""
    return audited_grand_game(any_house_rules(Random(number)), 2 + number % 4, number)


def wet_game(number: int, *, lone_pits: bool) -> Auditor:
    """A game on a small plan full of pits and rivers."""
    size: dict[str, Any] = {"rows": 4 + number % 3, "cols": 5 + number % 2}
    wet: dict[str, Any] = {"loops": 1 + number % 3, "rivers": 1 + number % 2}
    rules = replace(PRESETS["classic"], lone_pits=lone_pits, bear=False, **size, **wet)
    return audited_game(rules, 1 + number % 3, 1_000 + number, most=150)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("batch", sampled(range(BATCHES), 2))
def test_every_claim_is_true(batch: int) -> None:
    games = range(batch * GAMES, (batch + 1) * GAMES)
    claims = sum(classic_game(number).claims for number in games)
    assert claims > times(1_000, 10_000)


@pytest.mark.rule("G-3")
@pytest.mark.rule("D-6.7")
@pytest.mark.parametrize("batch", sampled(range(GRAND_BATCHES), 3))
def test_every_claim_of_every_listener_is_true(batch: int) -> None:
    games = range(batch * GRAND_GAMES, (batch + 1) * GRAND_GAMES)
    claims = sum(map(grand_game, games))
    assert claims > times(5_000, 100_000)


@pytest.mark.rule("G-9")
@pytest.mark.rule("G-10")
@pytest.mark.rule("B-4")
@pytest.mark.parametrize("lone_pits", [False, True])
def test_the_true_place_is_among_those_counted_where_pits_and_rivers_abound(
    lone_pits: bool,
) -> None:
    games = [wet_game(number, lone_pits=lone_pits) for number in range(PIT_GAMES)]
    scraps = sum(len(auditor.lies) - 1 for auditor in games)
    assert scraps > 10 * PIT_GAMES


@pytest.mark.rule("G-3")
@pytest.mark.rule("B-3")
@pytest.mark.rule("B-10")
@pytest.mark.rule("C-5")
@pytest.mark.parametrize("preset", SCHOOL_LIKE)
def test_every_claim_is_true_in_school_and_quest(preset: str) -> None:
    claims = 0
    for number in range(SCHOOL_GAMES):
        for rules in (PRESETS[preset], any_house_rules(Random(number), (preset,))):
            claims += audited_grand_game(rules, any_seats(rules, number), number)
    assert claims > times(1_000, 100_000)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("name", MIXES)
def test_every_claim_is_true_in_the_games_that_people_agree_on(name: str) -> None:
    rules = MIXES[name]
    games = range(MIXED_GAMES)
    claims = sum(audited_grand_game(rules, any_seats(rules, seed), seed) for seed in games)
    assert claims > times(200, 5_000)


DARK: Final[dict[str, Any]] = {
    "compound": True,
    "conditional": True,
    "dark": True,
    "semidark": True,
    "arms_after": False,
    "scream": True,
    "outside": True,
    "goal": "treasure",
    "bear": True,
    "bear_can_be_shot": True,
    "bear_moves": "repeats",
    "bear_cave": True,
    "closed_exits": 1,
    "exits": 2,
}
"""All that hides something from somebody."""
STORE: Final[dict[str, Any]] = {thing: 3 for thing in KIT if thing != "boats"}


@pytest.mark.rule("D-6.7")
@pytest.mark.parametrize("preset", SCHOOL_LIKE)
def test_every_claim_is_true_in_the_dark(preset: str) -> None:
    rules = playable(replace(PRESETS[preset], **{**DARK, **STORE}))
    games = range(DARK_GAMES)
    claims = sum(audited_grand_game(rules, any_seats(rules, seed), seed) for seed in games)
    assert claims > times(300, 20_000)


# -- mutants: each concludes too much, and each must be caught ----------------------------


def _nobody_blows_walls_unseen(self: Doubts, time: int, fragment: int, side: int) -> None:
    return


def _drifting_always_leads_on(walked: int = NOWHERE, *, to_delta: bool = False) -> Courses:
    return tuple(course for course in DRIFTS(walked, to_delta=to_delta) if course.step)


def _bears_are_never_carried(self: Atlas, direction: int) -> None:
    bear = self.bear
    LEAD_BEAR(self, direction)
    if bear is not None and self.certain_side(bear, direction) == "open":
        self.bear = self.beside(bear, direction)


Courses = tuple[Course, ...]
DRIFTS, LEAD_BEAR = drifts, Atlas.lead_bear
RIVERS_TOO: Final = (*LOOPS, "river")
"""As if each river cell were fed by one other at most, as a pit is by the pit before it."""
MUTANTS: Final[dict[str, tuple[Any, str, Any, Callable[[int], Any], range]]] = {
    "blasts": (Doubts, "try_blast", _nobody_blows_walls_unseen, grand_game, range(90)),
    "drift": (rides, "drifts", _drifting_always_leads_on, grand_game, range(36, 90)),
    "bear": (Atlas, "lead_bear", _bears_are_never_carried, classic_game, range(48)),
    "rivers": (joining, "LOOPS", RIVERS_TOO, partial(wet_game, lone_pits=True), range(12)),
}
"""What is broken where, and games that show it: the first that does is the last to be played."""


@pytest.mark.parametrize("name", MUTANTS)
def test_a_false_conclusion_is_caught(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    owner, method, mutant, play, games = MUTANTS[name]
    monkeypatch.setattr(owner, method, mutant)
    with pytest.raises((AssertionError, ContradictionError)):
        deque(map(play, games), maxlen=0)


# -- the auditor itself --------------------------------------------------------------------


def _lie_about_a_cell(piece: dict[str, Any]) -> None:
    cell = piece["cells"][0]
    cell["cell"] = "land" if cell["cell"] != "land" else "delta"


def _lie_about_a_side(piece: dict[str, Any]) -> None:
    side = next(side for side in piece["sides"] if side["is"] in ("open", "wall"))
    side["is"] = "wall" if side["is"] == "open" else "open"


def _lie_about_a_pawn(piece: dict[str, Any]) -> None:
    piece["pawns"][0]["col"] += 1


def _lie_about_a_flow(piece: dict[str, Any]) -> None:
    cell = next(cell for cell in piece["cells"] if cell["cell"] == "land")
    cell["flow"] = "left"


def _lie_about_a_treasure(piece: dict[str, Any]) -> None:
    piece["cells"][0]["treasures"] = 3


def _lie_about_things(piece: dict[str, Any]) -> None:
    piece["cells"][0]["things"] = {"bullets": 9, "bombs": 0, "mines": 0, "corpses": 0}


@pytest.mark.parametrize(
    "lie",
    [
        _lie_about_a_cell,
        _lie_about_a_side,
        _lie_about_a_pawn,
        _lie_about_a_flow,
        _lie_about_a_treasure,
        _lie_about_things,
    ],
)
def test_the_auditor_catches_a_lie(lie: Callable[[dict[str, Any]], None]) -> None:
    auditor, truth = _some_audit()
    piece: Any = auditor.view.show()["notebook"]["fragments"][0]
    auditor.check_piece(piece, truth, (0, 0))
    lie(piece)
    with pytest.raises((AssertionError, KeyError)):
        auditor.check_piece(piece, truth, (0, 0))


def test_the_auditor_catches_a_false_tie() -> None:
    auditor, truth = _some_audit()
    atlas = auditor.view.notebook.atlas
    here = atlas.pawns[0]
    atlas.bonds.append(Bond(here, here, HERE))
    auditor.check_ties(truth)
    atlas.bonds.append(Bond(here, here, ONE_CELL))
    with pytest.raises(AssertionError):
        auditor.check_ties(truth)
    atlas.bonds.clear()
    atlas.links.append(Link("river", here, here))
    with pytest.raises((AssertionError, ValueError)):
        auditor.check_ties(truth)


def _some_audit() -> tuple[Auditor, Truth]:
    """A notebook that was found to be true."""
    table = Table.open(LABYRINTH, Rules(bear=False), [Player("0", "")], "false")
    while table.version < 8:
        table.let_bot_move(Wanderer())
    view = LabyrinthView(Rules(bear=False), None, 1)
    for event in table.events:
        if event.audience is EVERYONE:
            view.hear(event.said)
    auditor, truth = Auditor(view), Truth(table.observe(GM).view)
    auditor.check(truth)
    return auditor, truth


@pytest.mark.parametrize("name", ["bullets", "mine", "corpse", "immune", "treasures"])
def test_the_auditor_catches_a_false_figure(name: str) -> None:
    table = Table.open(LABYRINTH, GRAND, [Player("0", ""), Player("1", "")], "lie")
    while table.observe(None).view["phase"] == "start":
        assert table.turn is not None
        table.submit(table.turn, table.observe(table.turn).offers[table.turn].move, table.version)
    view = LabyrinthView(GRAND, None, 2)
    auditor, truth = Auditor(view), Truth(table.observe(GM).view)
    figure = table.observe(None).view["pawns"][0]
    auditor.check_figure(figure, truth)
    with pytest.raises(AssertionError):
        auditor.check_figure({**figure, name: figure[name] + 1}, truth)
    auditor.check_figure({**figure, name: figure[name] + 1, "sure": False}, truth)
