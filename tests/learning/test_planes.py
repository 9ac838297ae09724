"""What a seat knows as numbers: only what its view tells, and all that is certain of its scrap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamemaster
from gamemaster.games import GAMES
from gamemaster.labyrinth.grid import SIDE_NAMES
from gamemaster.labyrinth.rules import Rules
from gamemaster.learning.learner import reward, seeing_of, text_of
from tests.campaigns import sampled, times
from tests.labyrinth.house_rules import any_rules

LABYRINTHS = [name for name, game in gamemaster.presets().items() if game == "labyrinth"]


def played(preset: str, seed: int, most: int) -> Iterator[gamemaster.Simulation]:
    """A game after every move."""
    sim, rng = gamemaster.simulate(preset, seed=seed), Random(seed)
    while not sim.over and most:
        sim.say(sim.legal_moves().sample(rng))
        most -= 1
        yield sim


def seeing(sim: gamemaster.Simulation) -> Any:
    return seeing_of(sim.game.id, sim.rules, sim.players)


def standing(shown: Mapping[str, Any], seat: int) -> tuple[Any, Any] | None:
    """The fragment on which a seat stands, and where on it."""
    for piece in shown["notebook"]["fragments"]:
        for pawn in piece["pawns"]:
            if pawn["seat"] == seat and not shown["pawns"][seat]["outside"]:
                return piece, pawn
    return None


def expected(sim: gamemaster.Simulation, seat: int) -> set[tuple[int, int, str]]:
    """The ones that the picture of the view calls for: rows, columns, and the names of planes."""
    shown = sim.view(seat).show()
    rows, cols, floors = shown["rows"], shown["cols"], shown["floors"]
    tall = 2 * rows - 1
    told = {(floor * tall + row, col, "board")
            for floor in range(floors) for row in range(rows) for col in range(cols)}  # fmt: skip
    here = standing(shown, seat)
    placed = [
        ("plan", piece, 0, 0) for piece in shown["notebook"]["fragments"] if piece["anchored"]
    ]
    if here is not None:
        placed.append(("here", here[0], here[1]["row"], here[1]["col"]))
    for stack, piece, row, col in placed:
        middle = ((floors - 1), (rows - 1), (cols - 1)) if stack == "here" else (0, 0, 0)

        def square(
            at: Mapping[str, Any], row: int = row, col: int = col, middle: Any = middle
        ) -> tuple[int, int]:
            up, down = divmod(at["row"], rows), divmod(row, rows)
            floor = up[0] - (down[0] if middle != (0, 0, 0) else 0) + middle[0]
            within = up[1] - (down[1] if middle != (0, 0, 0) else 0) + middle[1]
            return floor * tall + within, at["col"] - col + middle[2]

        known = {(cell["row"], cell["col"]) for cell in piece["cells"]}
        for cell in piece["cells"]:
            at = square(cell)
            told.add((*at, f"{stack}: cell"))
            if cell["cell"]:
                told.add((*at, f"{stack}: is {cell['cell']}"))
            if cell["flow"]:
                told.add((*at, f"{stack}: flows {cell['flow']}"))
            if cell["treasures"]:
                told.add((*at, f"{stack}: treasure"))
            if cell["visits"]:
                told.add((*at, f"{stack}: visited"))
            for thing, count in (cell["things"] or {}).items():
                if count:
                    told.add((*at, f"{stack}: {thing}"))
        for side in piece["sides"]:
            if side.get("doubtful"):
                continue
            for name, other in both(side):
                if (other["row"], other["col"]) in known:
                    told.add((*square(other), f"{stack}: {name} {side['is']}"))
        for pawn in piece["pawns"]:
            if not shown["pawns"][pawn["seat"]]["outside"]:
                far = (pawn["seat"] - seat) % sim.players
                who = f"pawn {far} on" if far else "own pawn"
                told.add((*square(pawn), f"{stack}: {who}"))
        bear = shown["notebook"]["bear"]
        if bear and bear["fragment"] == piece["id"]:
            told.add((*square(bear), f"{stack}: bear"))
    return told


def both(side: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, int]]]:
    """A side as each of its two squares has it."""
    name = side["side"]
    yield name, side
    down, right = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[name]
    back = SIDE_NAMES[SIDE_NAMES.index(name) ^ 1]
    yield back, {"row": side["row"] + down, "col": side["col"] + right}


def ones(sim: gamemaster.Simulation, seat: int) -> set[tuple[int, int, str]]:
    see = seeing(sim)
    planes = see.see(sim.view(seat), seat)
    assert planes.shape == see.shape
    assert set(np.unique(planes)) <= {0, 1}
    return {(int(row), int(col), see.planes[plane]) for row, col, plane in np.argwhere(planes)}


def without_edges(told: set[tuple[int, int, str]]) -> set[tuple[int, int, str]]:
    """A picture draws the edge of the plan where all exits are known: planes have what was met."""
    return {one for one in told if not one[2].endswith("edge")}


@pytest.mark.parametrize("preset", ["classic", "school", "quest-easy", "grand-simple", "grand"])
def test_planes_are_the_picture_of_the_view(preset: str) -> None:
    for seed in range(times(2, 10)):
        for sim in played(preset, seed, 80):
            for seat in range(sim.players):
                assert without_edges(ones(sim, seat)) == without_edges(expected(sim, seat))


@pytest.mark.parametrize("preset", sampled(LABYRINTHS, 3))
def test_the_pawn_stands_in_the_middle_and_every_scrap_fits(preset: str) -> None:
    seen = 0
    for sim in played(preset, 5, 300):
        for seat in range(sim.players):
            see = seeing(sim)
            planes = see.see(sim.view(seat), seat)
            rows, cols, _ = see.shape
            own = np.argwhere(planes[:, :, see.planes.index("here: own pawn")])
            assert len(own) <= 1
            if len(own):
                seen += 1
                assert [*own[0]] == [rows // 2, cols // 2]
    assert seen


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("preset", sampled(LABYRINTHS, 3))
def test_who_heard_the_same_sees_the_same(preset: str) -> None:
    """Numbers are made of what was heard alone: told again to a fresh view, they are equal."""
    *_, sim = played(preset, 2, 120)
    for seat in range(sim.players):
        fresh = sim.game.view(sim.rules, seat, sim.players)
        for said in sim.heard(seat):
            fresh.hear(said)
        see = seeing(sim)
        assert np.array_equal(see.see(fresh, seat), see.see(sim.view(seat), seat))
        assert np.array_equal(see.figures(fresh, seat), see.figures(sim.view(seat), seat))


@settings(max_examples=times(15, 300), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_rules(), st.integers(0, 10_000))
def test_one_view_serves_all_who_have_heard_the_same(rules: Rules, seed: int) -> None:
    game, rng = GAMES["labyrinth"], Random(seed)
    plan = game.generate(rules, Random(seed))
    sim = gamemaster.Simulation(game, rules, plan, game.seats(rules)[1], rng)
    for _ in range(40):
        if sim.over:
            break
        sim.say(sim.legal_moves().sample(rng))
        for seat in range(sim.players):
            see, own, common = seeing(sim), sim.view(seat), sim.common_view(seat)
            assert np.array_equal(see.see(common, seat), see.see(own, seat))
            assert without_edges(ones(sim, seat)) == without_edges(expected(sim, seat))
            assert np.array_equal(see.figures(common, seat), see.figures(own, seat))


@pytest.mark.parametrize("preset", gamemaster.presets())
def test_vectors_are_public_figures_between_nothing_and_all(preset: str) -> None:
    for sim in played(preset, 3, 150):
        for seat in range(sim.players):
            see = seeing(sim)
            told = dict(zip(see.vector, see.figures(sim.view(seat), seat), strict=True))
            assert all(0 <= value <= 1 for value in told.values())
            if sim.game.id == "labyrinth":
                pawns = sim.view(seat).show()["pawns"]
                for number in range(sim.players):
                    pawn = pawns[(seat + number) % sim.players]
                    assert told[f"{pawn['health']} of {number}"] == 1
                    assert told[f"bullets of {number}"] == pytest.approx(pawn["bullets"] / 9)
                    assert told[f"sure of {number}"] == pawn["sure"]


@pytest.mark.parametrize("preset", ["parchis", "parchis-pairs"])
def test_the_board_of_parchis_is_seen_from_every_seat(preset: str) -> None:
    for sim in played(preset, 1, 200):
        shown = sim.view(0).show()
        for seat in range(sim.players):
            see = seeing(sim)
            planes = see.see(sim.view(seat), seat)
            assert planes[:, :, :4].sum() == 4 * sim.players
            for column in range(sim.players):
                pieces = shown["pieces"][(seat + column) % sim.players]
                assert planes[0, column, :4].sum() == pieces.count("base")
                assert planes[76, column, :4].sum() == pieces.count("home")
                for place in {*pieces} - {"base", "home"}:
                    row = 68 + int(place[1:]) if place[0] == "L" else int(place)
                    assert planes[row, column, : pieces.count(place)].all()
                    assert not planes[row, column, pieces.count(place) : 4].any()
            assert {*np.flatnonzero(planes[:, 0, 4])} == {*shown["shelters"]}
            told = dict(zip(see.vector, see.figures(sim.view(seat), seat), strict=True))
            assert told[shown["phase"]] == 1
            for die in range(1, 7):
                assert told[f"left {die}"] == shown["left"].count(die) / 2


def test_statements_and_rewards() -> None:
    assert text_of(gamemaster.Said("hit-wall", {"seat": 1})) == 'hit-wall {"seat":1}'
    assert [reward(seat, (1,)) for seat in range(3)] == [-1, 1, -1]
    assert [reward(seat, ()) for seat in range(2)] == [0, 0]
