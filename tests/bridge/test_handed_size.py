"""The largest plans that can be drawn pass through a guest's letter (Rule T-2.6)."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core.letters import MAX_GUEST_MESSAGE, MAX_PLAN
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.plan import Plan
from gamemaster.labyrinth.rules import Rules
from gamemaster.session import Session
from tests.bridge.page import ask
from tests.bridge.party import VERA, guest

pytestmark = pytest.mark.rule("T-2.6")

LARGEST: Final[dict[str, Any]] = {"rows": 12, "cols": 12, "floors": 4}
EVERYTHING: Final[dict[str, Any]] = {
    "preset": "grand",
    **LARGEST,
    "lifts": True,
    "arsenals": 4,
    "hospitals": 4,
    "walls": 99,
    "false_treasures": 6,
    "exits": 8,
    "closed_exits": 8,
    "encephalitis": 3,
}
STOCKED: Final[dict[str, Any]] = {"preset": "quest-hard", **LARGEST}
"""Every arsenal has a line of its own: no other rules have plans with so long a text."""


@pytest.fixture(autouse=True)
def own_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "SESSION", Session())


def drawn(rules: Rules) -> Plan:
    return LABYRINTH.generate(rules, Random("large"))


def stocked(rules: Rules) -> str:
    """The longest text of a plan: as many arsenals as there is room for, each short of a thing."""
    plan = drawn(rules)
    for cell in [cell for cell, kind in enumerate(plan.kinds) if kind == "land"]:
        kinds = (*plan.kinds[:cell], "arsenal", *plan.kinds[cell + 1 :])
        stores = tuple(sorted((*plan.stores, (cell, KIT[:-1]))))
        fuller = replace(plan, kinds=kinds, stores=stores)
        if len(LABYRINTH.write_plan(fuller)) > MAX_PLAN:
            return LABYRINTH.write_plan(plan)
        plan = fuller
    return LABYRINTH.write_plan(plan)


def after_a_game(preset: str, **more: Any) -> None:
    """A game is over by agreement, and Vera, a guest, has accepted to draw the next plan."""
    seats = [{"name": "Gleb", "colour": "blue"}, VERA]
    rules = {"preset": preset, **more}
    ask("new", game="labyrinth", rules=rules, seats=seats, seed="1", led=True, eyes="gm")
    ask("rule", text="end won 2", version=0)
    people = [{"seat": 1, "name": "Vera"}]
    accept = {"seat": 1, "do": "accept"}
    told = ask("succeed", heirs=None, people=people, act=accept)["told"]
    assert told["state"] == "accepted"


def handed(text: str) -> dict[str, Any]:
    return guest(1, "hand-plan", seat=1, plan=text)


def test_the_largest_generated_plan_is_handed_over() -> None:
    text = LABYRINTH.write_plan(drawn(LABYRINTH.read_rules(EVERYTHING)))
    assert len(text) > 5_000
    after_a_game("grand", lifts=True, floors=2)
    assert handed(text) == {"type": "handed"}


def test_the_longest_plan_that_can_be_drawn_is_handed_over() -> None:
    text = stocked(LABYRINTH.read_rules(STOCKED))
    assert MAX_PLAN - 100 < len(text) <= MAX_PLAN
    size = len(json.dumps({"type": "hand-plan", "seat": 1, "plan": text}))
    assert 20_000 < size < MAX_GUEST_MESSAGE
    after_a_game("quest-hard")
    assert handed(text) == {"type": "handed"}
