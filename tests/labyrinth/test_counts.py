"""A plan drawn by hand settles its numbers: they are announced, and hold from then on (V-2)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from gamemaster.core.record import load, save
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.plan_text import write_plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.bridge.page import ANNA, ask, page_session
from tests.campaigns import times
from tests.labyrinth.drawing import draw, grand, play, school
from tests.labyrinth.heard.sketch import listen
from tests.secrecy.twin_plans import swap_cells
from tests.secrecy.twins import Pair, Tally, World

__all__ = ["page_session"]

SCHOOL: Final = """
        a   b   c   d   e
      +---+---+---+---+---+
    1 | .   .   .   .   . |
      +   +   +   +   +   +
    2 | H   >   D   A   . |
      +   +   +   +   +   +
    3 | .   .   .   p1  A |
      +   +   +   +   +   +
    4   .   p2  .   .   . |
      +---+---+---+---+   +
    treasure c1
    false b1
    false e1
"""
"""No casino, two arsenals, two false treasures and two exits: the school game has one of each."""
DRAWN: Final = {"exits": 2, "arsenals": 2, "casinos": 0, "false_treasures": 2}


def agreed(plan: Plan, preset: str = "school", **options: Any) -> Rules:
    """The rules of a preset, whatever the plan holds."""
    sizes: dict[str, Any] = {"rows": plan.rows, "cols": plan.cols, "floors": plan.floors}
    return replace(PRESETS[preset], **sizes, **options)


def opening(plan: str, **options: Any) -> dict[str, Any]:
    """What is announced at first, but for sizes and players."""
    drawn = draw(plan)
    _, told = LABYRINTH.start(agreed(drawn, **options), drawn, 2)
    args = next(dict(event.said.args) for event in told if event.said.key == "opened")
    return {name: value for name, value in args.items() if name not in ("rows", "cols", "players")}


@pytest.mark.rule("V-2")
@pytest.mark.rule("B-5")
def test_a_school_plan_without_a_casino_is_a_plan() -> None:
    plan = draw(SCHOOL)
    told = [(problem.severity, problem.key) for problem in validate(agreed(plan), plan)]
    assert {severity for severity, _ in told} == {"advice"}
    assert [key for _, key in told][:4] == [
        *("plan-arsenals", "plan-casinos", "plan-false-count", "plan-exits")
    ]


@pytest.mark.rule("V-2")
def test_numbers_that_are_not_those_agreed_are_announced() -> None:
    assert opening(SCHOOL).items() >= DRAWN.items()
    assert not DRAWN.keys() & opening(SCHOOL, **DRAWN).keys()
    view = LabyrinthView(agreed(draw(SCHOOL)), 0, 2)
    for event in LABYRINTH.start(view.rules, draw(SCHOOL), 2)[1]:
        if event.said.key == "opened":
            view.hear(event.said)
    assert view.show()["numbers"] == DRAWN


@pytest.mark.rule("V-2")
@pytest.mark.usefixtures("session")
def test_a_page_opens_a_table_on_such_a_plan() -> None:
    asked = {"game": "labyrinth", "rules": {"preset": "school"}, "plan": write_plan(draw(SCHOOL))}
    problems = ask("check", **asked)["problems"]
    assert {problem["severity"] for problem in problems} == {"advice"}
    reply = ask("new", seats=[ANNA], seed="north", eyes=0, **asked)
    assert reply["view"]["numbers"] == DRAWN
    assert reply["rules"]["casinos"] == 1  # as it was agreed, which is what is promised


@pytest.mark.rule("V-2")
@pytest.mark.rule("B-5")
def test_a_casino_that_was_not_agreed_on_can_be_played_in() -> None:
    plan = SCHOOL.replace("1 | .   .", "1 | .   C").replace("false b1\n", "")
    told = school(plan, "0: start a1", "0: go right -> 0 arrived-casino", casinos=0)
    assert "bet red 1" in told.offers
    assert "casino" not in LABYRINTH.foreign(told.rules, told.plan)
    assert "casino" in LABYRINTH.foreign(told.rules, draw(SCHOOL))
    without = school(SCHOOL, "0: start a3", "0: go right", casinos=1)
    assert not [offer for offer in without.offers if offer.startswith("bet")]
    assert without.refused("0: bet red 1") == "illegal-no-casino"


@pytest.mark.rule("V-2")
def test_the_notebook_reckons_with_the_numbers_announced() -> None:
    """With one arsenal agreed, a second one would be the first, or a contradiction."""
    told = play(
        SCHOOL,
        *("0: start d1", "0: go down -> 0 arrived-arsenal", "0: go right"),
        *("0: go down -> 0 arrived-arsenal", "0: go down", "0: go down -> 0 at-exit"),
    )
    fragments = listen(told).show()["notebook"]["fragments"]
    kinds = [cell["cell"] for fragment in fragments for cell in fragment["cells"]]
    assert kinds.count("arsenal") == 2


CLOSED: Final = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   .   E |
      +   +   +   +   +
    2 | H   >   D   A |
      +   +   +   +   +
    3 | .   .   .   . #
      +---+---+---+   +
    treasure a1
    false a3
"""


@pytest.mark.rule("V-2")
@pytest.mark.rule("D-4.7")
def test_encephalitis_that_was_not_agreed_on_is_there() -> None:
    none = {"encephalitis": 0, "exits": 2, "closed_exits": 1, "false_treasures": 1}
    assert opening(CLOSED, preset="grand", **none)["heal_moves"] == 12
    told = grand(CLOSED, "0: start c1", "0: go right", **none)
    assert told.answers[0].split()[1] == "arrived-encephalitis"


@pytest.mark.rule("V-2")
def test_a_wall_that_does_not_open_is_no_outer_wall_where_closed_exits_are_announced() -> None:
    plan = CLOSED.replace("E", ".")
    told = play(plan, "0: start d3", "0: blow right", "0: go right")
    assert told.answers == ["0 at-exit"]


@pytest.mark.rule("V-2")
@pytest.mark.parametrize("preset", ["classic", "school", "grand"])
def test_bots_play_such_a_plan_to_its_end(preset: str) -> None:
    plan = draw(CLOSED if preset == "grand" else SCHOOL)
    rules = agreed(plan, preset, bear=False, quiet_rounds=20)
    table = Table(LABYRINTH, rules, plan, [Player(name, "red", "mapper") for name in "AB"], "drawn")
    while table.turn is not None:
        table.let_bot_move(Mapper())
    assert table.over
    assert load(save(table), {"labyrinth": LABYRINTH}).digest == table.digest


@pytest.mark.rule("V-2")
@pytest.mark.rule("G-3")
def test_of_such_a_plan_all_know_its_numbers_and_nothing_else() -> None:
    """Drawings with the same numbers sound alike until somebody comes upon where they differ."""
    one, rng, tally = draw(SCHOOL), Random(14), Tally()
    rules = agreed(one, start="open")
    while tally.pictures < times(250, 1_000):
        other = swap_cells(one, rng)
        if any(problem.severity == "error" for problem in validate(rules, other)):
            continue
        worlds = World(rules, one, 2), World(rules, other, 2)
        Pair(*worlds, 2, rng, tally).play(60)
    assert 0 < tally.parted < tally.pairs
