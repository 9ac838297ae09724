"""People who share a page: what it is shown when nobody has said yet who looks at it."""

from __future__ import annotations

import json
from random import Random

import pytest

from gamemaster import bridge
from gamemaster.core.game import EVERYONE
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from tests.bridge.page import ANNA, BORIS, WALKER, ask, new, page_session, submit

__all__ = ["page_session"]

pytestmark = [pytest.mark.usefixtures("session"), pytest.mark.rule("T-2.5")]


def test_a_page_that_two_share_comes_back_with_what_everybody_knows() -> None:
    new(ANNA, BORIS)
    submit(0, "start b2", 0)
    seen = json.loads(bridge.resume(bridge.save()))
    assert (seen["seat"], seen["turn"], seen["offers"]) == (None, 1, [])
    assert seen == ask("observe")
    assert ask("observe", eyes=0) != ask("observe", eyes=1), "each has a notebook of his own"


def test_a_page_of_one_comes_back_with_what_he_knows() -> None:
    new(ANNA, WALKER)
    assert json.loads(bridge.resume(bridge.save()))["seat"] == 0


@pytest.mark.parametrize("preset", ["parchis"])
def test_where_the_catalog_knows_of_no_secrets_everybody_hears_everything(preset: str) -> None:
    catalog = ask("catalog")
    told = catalog["presets"][preset]
    assert catalog["primers"][told["game"]]["secrets"] is False
    game = GAMES[told["game"]]
    most = told["players"][1]
    people = [Player(f"player {at}", "red") for at in range(most)]
    table = Table.open(game, game.read_rules(told["rules"]), people, "open")
    rng = Random("open")
    for _ in range(200):
        if table.turn is None:
            break
        offers = table.observe(table.turn).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    assert all(event.audience is EVERYONE for event in table.events)


def test_a_labyrinth_has_secrets() -> None:
    assert ask("catalog")["primers"]["labyrinth"]["secrets"] is True
