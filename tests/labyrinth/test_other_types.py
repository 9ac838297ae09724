"""A cell type is one class: one that only this test knows is drawn, played, heard and told."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from builder import tools
from builder.places import Places
from gamemaster.core.game import GM, Said
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.bots.mapper import Mapper
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.making.chains import is_joined
from gamemaster.labyrinth.making.validate import validate
from gamemaster.labyrinth.plan_text import read_plan, write_plan
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.terminal import words as spoken
from gamemaster.terminal.catalogs import sources
from gamemaster.terminal.words import Words
from tests.labyrinth import composing
from tests.labyrinth.drawing import play, rules_for
from tests.labyrinth.heard.soundness import audited_game, audited_grand_game
from tests.labyrinth.house_rules import plans
from tests.labyrinth.other_types import SWAMP, TEXTS, WELL, registered

ROOT: Final = Path(__file__).resolve().parents[2]
PLAN: Final = """
    a   b   c   d
  +---+---+---+---+
1 | .   W   .   A |
  +   +   +---+   +
2   H | W | S   . |
  +---+---+---+---+
treasure d2
false a1
"""
GRAND: Final = {"arsenals": 1, "hospitals": 1, "exits": 1, "false_treasures": 1}


@pytest.fixture(autouse=True)
def others() -> Iterator[None]:
    """Both types, for the time of a test."""
    with registered(WELL, SWAMP):
        yield


def grand(*lines: str, **options: Any) -> Any:
    """A game of the large rules on the plan."""
    return play(PLAN, *lines, preset="grand", **{**GRAND, **options})


# -- plans ----------------------------------------------------------------------


def test_it_is_drawn_by_its_sign() -> None:
    plan = play(PLAN).plan
    assert (plan.kinds[1], plan.kinds[6]) == ("well", "swamp")
    assert read_plan(write_plan(plan)) == plan


@pytest.mark.parametrize("preset", PRESETS)
def test_the_generator_puts_as_many_as_are_wanted(preset: str) -> None:
    rules = replace(PRESETS[preset], rows=5, cols=5, easy_ways=True)
    for plan in plans(rules, 4):
        assert plan.kinds.count("well") == 2
        assert plan.kinds.count("swamp") == rules.compound
        assert not [problem for problem in validate(rules, plan) if problem.severity == "error"]
        assert is_joined(plan, across=True)
        assert is_joined(plan, across=False), "easy ways avoid what is not harmless"


def test_a_drawing_with_another_number_is_refused() -> None:
    plan = play(PLAN.replace("H | W", "H | .")).plan
    rules = rules_for(plan, "grand", **GRAND)
    [found] = [one for one in validate(rules, plan) if one.key == "plan-wells"]
    assert (found.severity, found.args) == ("error", {"found": 1, "wanted": 2})


# -- games ----------------------------------------------------------------------


def test_it_is_told_and_does_what_it_does() -> None:
    told = grand("0: start a1", "1: start d1", "0: go right -> 0 arrived-well, 0 drank")
    assert told.at(0) == "b1"


def test_it_stops_shots_as_houses_do() -> None:
    told = grand("0: start c1", "1: start a1", "0: shoot left; go right")
    assert not [said for said in told.last if "shot-hit" in said]
    told = grand("0: start c1", "1: start a1", "0: shoot left; go right", houses_stop_shots=False)
    assert told.state.pawns[1].wounded


def test_a_condition_asks_for_it() -> None:
    told = grand("0: start a1", "1: start d1", "0: go right; if well { blow right }")
    assert told.state.pawns[0].bombs == 2
    told.tell("1: go left; if well or swamp { blow up }")
    assert told.state.pawns[1].bombs == 3


def test_where_there_is_none_its_name_is_foreign() -> None:
    plan = play(PLAN).plan
    assert "swamp" in LABYRINTH.foreign(PRESETS["classic"], plan)
    assert not {"well", "swamp"} & LABYRINTH.foreign(PRESETS["grand"], plan)


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        ("wall", ["no-wall"]),
        ("cell", ["arrived-well"]),
        ("health", ["drank"]),
        ("found", []),
    ],
)
def test_a_semidark_move_tells_of_it_what_was_asked(asked: str, heard: list[str]) -> None:
    told = grand("0: start a1", "1: start d1", f"0: go right tell {asked}")
    keys = [said.split()[1] for said in told.answers if said.startswith("0 ")]
    assert [key for key in keys if key in ("no-wall", "arrived-well", "drank")] == heard


# -- those who listen -----------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_bots_and_the_notebooks_of_those_who_watch_know_it(seed: int) -> None:
    rules = replace(PRESETS["classic"], quiet_rounds=25)
    auditor = audited_game(rules, 2, seed, most=120)
    assert auditor.claims > 200
    assert auditor.view.notebook.atlas.limits["well"] == 2


@pytest.mark.parametrize("preset", ["school-floors", "quest-hard", "grand-simple", "grand"])
def test_notebooks_stay_true(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (*composing.CONDITIONS, *(["well", "swamp"] * 10))
    monkeypatch.setattr(composing, "CONDITIONS", asked)
    assert sum(audited_grand_game(PRESETS[preset], 2, seed, most=60) for seed in range(3)) > 1000


# -- the words ------------------------------------------------------------------


def shown(seed: str) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """A walker's notebook with wells in it, and the game master's map."""
    table = Table.open(LABYRINTH, PRESETS["grand"], [Player("Bo", "red"), Player("Cy", "")], seed)
    while table.turn is not None and table.version < 150:
        table.let_bot_move(Mapper())
        for seat in (0, 1):
            view = table.observe(seat).view
            pieces = view["notebook"]["fragments"]
            if {"well", "swamp"} <= {cell["cell"] for piece in pieces for cell in piece["cells"]}:
                return view, table.observe(GM).view
    raise AssertionError("nobody saw a well and a swamp")


def test_the_page_draws_and_describes_it_by_its_words() -> None:
    view, truth = shown("wells")
    done = subprocess.run(
        [tools.ensure_node(Places(ROOT)).node, ROOT / "tests/js/draw/describing.mjs"],
        input=json.dumps({"source": TEXTS, "view": view, "truth": truth}),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    page = json.loads(done.stdout)
    for told in (page["notebook"], page["truth"]):
        for name in ("well", "swamp"):
            assert [line for line in told if re.search(rf"\b{name}\b", line)]
        assert not [line for line in told if "notebook-" in line]
    kinds = [cell["cell"] for cell in truth["cells"]]
    for sign, name in (("W", "well"), ("S", "swamp")):
        assert page["letters"].count(sign) == kinds.count(name), "its letter stands on the map"
    assert page["strokes"] == [], "without a glyph it is a plain square"


def test_the_terminal_says_it_in_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for source in (*sources("en"), TEXTS):
        bundle.add_resource(FluentResource(source))
    monkeypatch.setattr(spoken, "bundle_of", lambda _: bundle)
    words = Words("en", {"preset": "grand"})
    assert words.said(Said("arrived-well", {"seat": 0})) == "A well."
    told = LABYRINTH.tell_move(LABYRINTH.read_move("if not well { go up } else { go down }"))
    assert "not at a well" in words.said(Said("requested", {"seat": 0, "actions": told}))
