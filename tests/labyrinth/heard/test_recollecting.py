"""What a seat knew when the game was decided: by what it had heard until then, by nothing else."""

from __future__ import annotations

import pytest

from gamemaster.core.game import EVERYONE, Observation
from gamemaster.core.replies import Recollection
from gamemaster.labyrinth.bots.forgetting import shortened
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.heard.recollecting import Remembers, recollect
from gamemaster.labyrinth.heard.view import LabyrinthView
from tests.labyrinth.drawing import Told, play

PLAN = """
        a   b   c   d
      +---+---+---+---+
    1 | .   .   H | . |
      +   +---+   +   +
    2 | .   .   p1  . |
      +   +   +   +   +
    3 | .   A   .   . |
      +   +   +---+   +
    4 | .   .   p2  .
      +---+---+---+---+
    treasure d3
    """


def observed(told: Told, seat: int) -> Observation:
    """What a seat observes of a game in which all was said openly."""
    heard = tuple(event.said for event in told.events if event.audience is EVERYONE)
    view = LabyrinthView(told.rules, seat, len(told.state.pawns))
    for said in heard:
        view.hear(said)
    rules = LABYRINTH.write_rules(told.rules)
    return Observation("labyrinth", seat, 0, None, heard[-1], (), heard, 0, view.show(), rules)


def recollected(told: Told, seat: int, remembers: Remembers | None = None) -> Recollection:
    seen = observed(told, seat)
    return recollect(told.rules, seen, LABYRINTH.winners(seen.heard[-1]), remembers)


@pytest.mark.rule("G-3")
def test_before_the_request_that_found_the_treasure_only_the_own_place_was_known() -> None:
    told = play(
        PLAN,
        "0: start d2",
        "1: start b3",
        "0: go down",
        "1: go up",
        "0: go down",
        "1: go up",
        "0: go right",
    )
    assert told.over
    assert recollected(told, 1) == {
        "seat": 1,
        "taker": 0,
        "knew": ["place"],
        "missed": ["exit", "treasure"],
    }


def test_who_has_met_the_exit_knew_the_way_out() -> None:
    told = play(
        PLAN,
        *("0: start d2", "1: start d4", "0: go up", "1: go right", "0: go down", "1: go right"),
        *("0: go down", "1: go right", "0: go down", "1: go right", "0: go right"),
    )
    assert told.over
    assert recollected(told, 1)["knew"] == ["place", "exit"]
    assert recollected(told, 1, lambda seen: shortened(seen, 3))["knew"] == ["exit"]


def test_who_has_taken_it_is_not_asked_where_it_lay() -> None:
    told = play(
        PLAN,
        "0: start d2",
        "1: start b3",
        "0: go down",
        "1: go up",
        "0: go down",
        "1: go up",
        "0: go right",
    )
    assert recollected(told, 0) == {"seat": 0, "taker": 0, "knew": ["place"], "missed": ["exit"]}


def test_who_finds_it_where_he_begins_has_taken_it_before_anything_was_known() -> None:
    told = play(PLAN, "0: start d3", "1: start b3", "0: go down", "1: go up", "0: go right")
    assert told.over
    assert recollected(told, 1)["taker"] == 0
    secret = play(
        PLAN, "0: start d3", "1: start b3", "0: go down", "1: go up", "0: go right", start="secret"
    )
    assert recollected(secret, 1)["missed"] == ["place", "exit", "treasure"]


def test_who_has_fallen_into_a_pit_does_not_know_its_place() -> None:
    told = play(
        PLAN,
        *(
            "0: start d2",
            "1: start c3",
            "0: go up",
            "1: go up",
            "0: go down",
            "1: go left",
            "0: go down",
            "1: go left",
        ),
        *("0: go down", "1: go left", "0: go right"),
    )
    assert told.over
    assert recollected(told, 1)["missed"] == ["place", "exit", "treasure"]


def test_where_nobody_took_it_the_end_decides() -> None:
    told = play(PLAN, "0: start d2", "1: start b3")
    assert recollect(told.rules, observed(told, 1), ()) == {
        "seat": 1,
        "taker": None,
        "knew": ["place"],
        "missed": ["exit"],
    }
