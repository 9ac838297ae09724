"""Shares of chance that are not what was promised, and records that hold them or should."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core import record
from gamemaster.core.fairness import joined
from gamemaster.core.game import CHANCE, Refused
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.parchis.game import PARCHIS
from tests.bridge.page import ANNA, ask, page_session, refused, state_of_things
from tests.bridge.party import FRIENDS, GLEB, VERA, Party, changed, laid_out, nonce, sha, share
from tests.core.test_fairness import SALT, draws, joint, parchis

__all__ = ["page_session"]

pytestmark = pytest.mark.rule("T-6")


# -- promises that are not kept -----------------------------------------------


@pytest.mark.parametrize(
    ("given", "number"),
    [
        ([share(nonce("Vera")), {"promise": sha("x"), "nonce": nonce("Глеб")}], 2),
        ([{"promise": sha(nonce("Глеб")), "nonce": nonce("Vera")}, share(nonce("Глеб"))], 1),
        ([{"promise": nonce("Vera"), "nonce": nonce("Vera")}], 1),
    ],
)
@pytest.mark.usefixtures("session")
def test_a_nonce_that_was_not_promised_is_refused_and_the_table_stays_laid(
    given: list[dict[str, str]], number: int
) -> None:
    Party("parchis", {}, seed="the game that goes on")
    ask("prepare", game="parchis", rules={}, seats=list(FRIENDS), seed="next")
    before, laid = state_of_things(), laid_out()
    refused(ask("open", nonces=given, eyes=0), "refused-nonce", number=number)
    for broken in ("", "ab" * 31, "AB" * 32, "ab" * 33, "g" * 64, f"{'ab' * 32}\n", None, 7):
        nonces = [{"promise": sha("x"), "nonce": broken}]
        refused(ask("open", nonces=nonces, eyes=0), "refused-message-broken")
    refused(ask("open", nonces=[share(nonce("x"))] * 65, eyes=0), "refused-message-broken")
    refused(ask("open", nonces=[], eyes=1), "refused-eyes", seat=1)
    assert state_of_things() == before
    assert laid_out() is laid
    assert ask("open", nonces=[share(nonce("Vera"))], eyes=0)["type"] == "observation"
    refused(ask("open", nonces=[], eyes=0), "refused-not-prepared")


def test_missing_and_surplus_nonces_are_refused_by_their_number() -> None:
    vera, gleb = nonce("Vera"), nonce("Глеб")
    for promises, nonces, number in (
        ([sha(vera), sha(gleb)], [vera], 2),
        ([sha(vera)], [vera, gleb], 2),
        ([], [vera], 1),
        ([sha(vera)], [], 1),
    ):
        with pytest.raises(Refused) as caught:
            joined(SALT, promises, nonces)
        assert (caught.value.key, caught.value.args_for_words) == (
            "refused-nonce",
            {"number": number},
        )


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "refused-game"),
        ({"rules": {"safe_cells": 5}}, "refused-option"),
        ({"seats": [ANNA]}, "refused-players"),
        ({"seats": [ANNA, {**VERA, "bot": "nobody"}]}, "refused-no-bot"),
        ({"seats": [ANNA, {**GLEB, "friend": 1}]}, "refused-message-broken"),
        ({"plan": "blue nowhere"}, "refused-position-word"),
        ({"plan": 7}, "refused-message-broken"),
    ],
)
@pytest.mark.usefixtures("session")
def test_what_cannot_be_played_is_not_laid_out(fields: dict[str, Any], key: str) -> None:
    ask("prepare", game="parchis", rules={}, seats=list(FRIENDS))
    laid = laid_out()
    asked = {"game": "parchis", "rules": {}, "seats": list(FRIENDS), **fields}
    refused(ask("prepare", **asked), key)
    assert laid_out() is laid
    assert bridge.save() == ""


# -- records ------------------------------------------------------------------


def kept() -> Table:
    """A game of three pages, as far as sixty requests."""
    table = parchis(joint(nonce("Vera"), nonce("Глеб")))
    rng = Random(2)
    while table.turn is not None and table.version < 60:
        offers = table.observe(table.turn, 10**6).offers
        assert table.submit(table.turn, rng.choice(offers).move, table.version) is None
    return table


def test_a_record_keeps_what_all_pages_gave() -> None:
    table = kept()
    again = record.load(record.save(table), GAMES)
    assert (again.joint, again.players) == (table.joint, table.players)
    assert record.save(again) == record.save(table)
    for each in (table, again):
        while each.version < 90 and each.turn is not None:
            offers = each.observe(each.turn, 10**6).offers
            each.submit(each.turn, offers[0].move, each.version)
    assert draws(again) == draws(table)


def _swap(data: dict[str, Any]) -> None:
    for part in ("promises", "nonces"):
        data["joint"][part].reverse()


def _other_share(data: dict[str, Any]) -> None:
    data["joint"]["nonces"][1] = nonce("Zoe")
    data["joint"]["promises"][1] = sha(nonce("Zoe"))


def _other_die(data: dict[str, Any]) -> None:
    at = [at for at, (seat, _) in enumerate(data["entries"]) if seat == CHANCE][4]
    data["entries"][at][1] = "dice 1 1" if data["entries"][at][1] != "dice 1 1" else "dice 2 2"


FORGED: Final[tuple[tuple[str, Callable[[dict[str, Any]], Any]], ...]] = (
    ("refused-nonce", lambda data: data["joint"]["nonces"].__setitem__(0, nonce("Zoe"))),
    ("refused-nonce", lambda data: data["joint"]["promises"].__setitem__(1, sha("Zoe"))),
    ("refused-nonce", lambda data: data["joint"]["nonces"].pop()),
    ("refused-record-broken", lambda data: data["joint"]["nonces"].__setitem__(0, "no nonce")),
    ("refused-record-broken", lambda data: data["joint"].update(salt="no salt")),
    ("refused-record-broken", lambda data: data["joint"].pop("salt")),
    ("refused-record-broken", lambda data: data["joint"].update(more="")),
    ("refused-record-draw", _swap),
    ("refused-record-draw", _other_share),
    ("refused-record-draw", _other_die),
    ("refused-record-draw", lambda data: data.pop("joint")),
    ("refused-record-draw", lambda data: data.update(seed="another")),
)


@pytest.mark.parametrize(("key", "forge"), FORGED)
def test_a_record_with_other_shares_or_draws_is_refused_by_name(
    key: str, forge: Callable[[dict[str, Any]], Any]
) -> None:
    with pytest.raises(Refused) as caught:
        record.load(changed(record.save(kept()), forge), GAMES)
    assert caught.value.key == key


def test_records_of_one_page_hold_nothing_of_this_and_older_ones_are_read() -> None:
    people = [Player("Anna", "red"), Player("Борис", "blue")]
    alone = Table.open(PARCHIS, PARCHIS.read_rules({}), people, "1")
    data = json.loads(record.save(alone))
    assert "joint" not in data
    assert all(set(seat) == {"name", "colour", "bot"} for seat in data["seats"])
    again = record.load(json.dumps(data), GAMES)
    assert (again.joint, again.players) == (None, alone.players)
    assert again.digest == alone.digest
