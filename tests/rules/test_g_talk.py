"""What is said to whom, and when (Rules G-3, G-4, G-5, G-12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamemaster.core.game import EVERYONE, GM, TO_GM
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from tests.labyrinth.drawing import CLASSIC, Told, draw, play, rules_for, words

PLAN = """
  +---+---+---+---+
1 | .   . | >   D |
  +   +   +---+   +
2 | p1  A   H   p2|
  +   +   +   +   +
3 | .   .   .   .
  +---+---+---+---+
treasure a1
false c3
bear d3
"""
GAME = (
    "start a3",
    "start c2",
    "shoot right",
    "go down",
    "go up",
    "blow up",
    "loop",
    "shoot left",
    "go left",
    "go up",
)


def table(seed: str = "1") -> Table:
    plan = draw(PLAN)
    players = [Player("Anna", "red"), Player("Boris", "blue")]
    return Table(LABYRINTH, rules_for(plan), plan, players, seed)


def played(seed: str = "1") -> Table:
    host = table(seed)
    for text in GAME:
        assert host.turn is not None
        assert host.submit(host.turn, text, host.version) is None, text
    return host


@pytest.mark.rule("G-3")
def test_only_the_game_master_hears_where_things_are() -> None:
    told = Told(PLAN, 2)
    told.tell("0: start a1", "1: start c1", "0: go down", "1: go right", "0: blow up")
    for event in told.events:
        knows = "cell" in event.said.args or "plan" in event.said.args
        assert (event.audience == TO_GM) == knows, event


@pytest.mark.rule("G-3")
@pytest.mark.rule("G-4")
def test_players_and_spectators_hear_the_same_the_game_master_more() -> None:
    host = played()
    first = [words(said) for said in host.observe(0).heard]
    assert [words(said) for said in host.observe(1).heard] == first
    assert [words(said) for said in host.observe(None).heard] == first
    assert "0 arrived-pit" in first
    master = [said.key for said in host.observe(GM).heard]
    assert [key for key in master if not key.startswith("gm-")] == [
        said.key for said in host.observe(0).heard
    ]
    assert {"gm-plan", "gm-stands", "gm-bear"} <= set(master)


@pytest.mark.rule("G-4")
def test_everybodys_requests_are_public() -> None:
    requests = [said for said in played().observe(1).heard if said.key == "requested"]
    assert [words(said) for said in requests] == [
        f"{turn % 2} requested {text}" for turn, text in enumerate(GAME)
    ]


@pytest.mark.rule("G-5")
def test_the_whole_request_is_said_before_its_answer() -> None:
    told = play(PLAN, "0: start b3")
    before = len(told.events)
    told.tell("0: go up")
    first, answer = told.events[before : before + 2]
    assert (first.said.key, first.audience) == ("requested", EVERYONE)
    assert first.said.args == {"seat": 0, "actions": [{"do": "go", "side": "up"}]}
    assert words(answer.said) == "0 arrived-arsenal"


@pytest.mark.rule("G-5")
def test_nothing_is_corrected_half_way() -> None:
    """A request that can't be done as a whole isn't begun."""
    host = played()
    before, said = host.digest, len(host.events)
    for text in ("go left; go nowhere", "shoot left; go up", "loop; loop", "start a1", "dance"):
        assert host.turn is not None
        assert host.submit(host.turn, text, host.version) is not None
        assert (host.digest, len(host.events), host.version) == (before, said, len(GAME))


@pytest.mark.rule("G-12")
def test_the_same_plan_seed_and_requests_give_the_same_game() -> None:
    one, other = played("north"), played("north")
    assert one.digest == other.digest
    assert one.events == other.events
    assert one.entries == other.entries


@pytest.mark.rule("G-12")
def test_one_seed_gives_one_plan() -> None:
    players = [Player("Anna", "red")]
    rules = replace(CLASSIC, rows=5, cols=6)
    plans = [Table.open(LABYRINTH, rules, players, seed).plan for seed in ("a", "a", "b")]
    assert plans[0] == plans[1]
    assert plans[0] != plans[2]
