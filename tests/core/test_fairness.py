"""Chance that nobody chooses alone: promises, commitments, and what everybody's nonces give."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from gamemaster import bridge
from gamemaster.core.fairness import Joint, chance_seed, commitment, joined, promise
from gamemaster.core.game import CHANCE
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.parchis.game import PARCHIS
from tests.bridge.page import page_session
from tests.bridge.party import Party, nonce, sha
from tests.parchis.test_record import BOTH, FACES, within_chance

__all__ = ["page_session"]

pytestmark = pytest.mark.rule("T-6")

SALT: Final = "5a" * 32
SEED: Final = "the host's"
PLAYERS: Final = (Player("Anna", "red"), Player("Vera", "green", friend=True))
ABC: Final = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
BROOK: Final = """gamemaster plan 1
    a   b   c   d   e
  +---+---+---+---+---+
1 | >   >   >   >   D |
  +   +   +   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   H   .   .   p2
  +   +   +   +---+   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
treasure e4
false a4
"""


def joint(*nonces: str) -> Joint:
    return joined(SALT, [sha(each) for each in nonces], nonces)


def parchis(given: Joint | None, seed: str = SEED, outcomes: Sequence[str] = ()) -> Table:
    rules = PARCHIS.read_rules({})
    plan = PARCHIS.generate(rules, Random("board"))
    return Table(PARCHIS, rules, plan, PLAYERS, seed, outcomes, given)


def school(given: Joint | None, *placed: str) -> Table:
    rules = LABYRINTH.read_rules({"preset": "school", "casinos": 0})
    plan = LABYRINTH.read_plan(BROOK)
    return Table(LABYRINTH, rules, plan, PLAYERS, SEED, placed, given)


def draws(table: Table) -> list[str]:
    return [text for seat, text in table.entries if seat == CHANCE]


def thrown(given: Joint | None, seed: str = SEED) -> list[str]:
    """The lots of a game of Parchís, and what its beginner throws."""
    table = parchis(given, seed)
    assert table.turn is not None
    assert table.submit(table.turn, "roll", 0) is None
    return draws(table)


# -- what is published --------------------------------------------------------


def test_a_promise_is_the_hash_of_a_nonces_digits() -> None:
    assert promise("abc") == ABC
    assert promise(nonce("Vera")) == hashlib.sha256(nonce("Vera").encode("ascii")).hexdigest()


def test_a_commitment_is_the_hash_of_salt_game_rules_plan_and_seed() -> None:
    secrets = [SALT, "coin", {"a": True, "b": 2}, "seed", "heads\n", "Семя"]
    told = json.dumps(secrets, sort_keys=True)
    assert commitment(SALT, "coin", {"b": 2, "a": True}, "seed", "heads\n", "Семя") == sha(told)
    others = [
        commitment("5b" * 32, "coin", {"b": 2}, "seed", "heads", "1"),
        commitment(SALT, "dice", {"b": 2}, "seed", "heads", "1"),
        commitment(SALT, "coin", {"b": 3}, "seed", "heads", "1"),
        commitment(SALT, "coin", {"b": 2}, "seed", "tails", "1"),
        commitment(SALT, "coin", {"b": 2}, "seed", "heads", "2"),
        commitment(SALT, "coin", {"b": 2}, "seed", "heads1", ""),
        commitment(SALT, "coin", {"b": 2}, "seed", "heads", "1"),
        commitment(SALT, "coin", {"b": 2}, "text", "heads", "1"),
        commitment(SALT, "coin", {"b": 2}, "pages", "heads", "1"),
    ]
    assert len(set(others)) == len(others)
    alike = {commitment(SALT, "coin", {}, "pages", plan, "1") for plan in ("", "heads", "tails")}
    assert len(alike) == 1, "nobody knows the plan yet"


@pytest.mark.usefixtures("session")
def test_what_the_host_commits_to_is_what_the_record_lays_open() -> None:
    party = Party("labyrinth", {"preset": "grand"})
    kept = json.loads(bridge.save())
    named = ("game", "rules", "origin", "plan", "seed")
    told = [kept["joint"]["salt"], *(kept[part] for part in named)]
    assert sha(json.dumps(told, sort_keys=True)) == party.commitment
    assert kept["joint"]["promises"] == [sha(nonce("Vera")), sha(nonce("Глеб"))]
    assert kept["joint"]["nonces"] == [nonce("Vera"), nonce("Глеб")]


@pytest.mark.usefixtures("session")
def test_equal_tables_are_promised_otherwise_each_time() -> None:
    """The salt hides them: nobody can try out plans against a commitment."""
    promised = {Party("parchis", {}, seed="same").commitment for _ in range(5)}
    assert len(promised) == 5


# -- what chance is drawn from ------------------------------------------------


def test_chance_is_drawn_from_the_seed_and_all_nonces_in_their_order() -> None:
    vera, gleb = nonce("Vera"), nonce("Глеб")
    keyed = hmac.new(SEED.encode(), f"{vera}\n{gleb}".encode(), hashlib.sha256).hexdigest()
    assert chance_seed(SEED, joint(vera, gleb)) == keyed
    seeds = [
        chance_seed(SEED, joint(vera, gleb)),
        chance_seed(SEED, joint(gleb, vera)),
        chance_seed(SEED, joint(vera)),
        chance_seed(SEED, joint(vera, vera)),
        chance_seed(SEED, joint(nonce("Zoe"), gleb)),
        chance_seed(SEED, joint(vera, nonce("Zoe"))),
        chance_seed("another", joint(vera, gleb)),
        SEED,
    ]
    assert len(set(seeds)) == len(seeds)
    assert len({tuple(parchis(None, seed).entries) for seed in seeds}) > 5
    assert chance_seed(SEED, Joint("5b" * 32, *_parts(vera, gleb))) == keyed, "salt is no chance"


def _parts(*nonces: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(map(sha, nonces)), nonces


def test_without_nonces_a_table_draws_as_it_always_did() -> None:
    assert chance_seed(SEED, None) == chance_seed(SEED, joint()) == SEED
    for seed in ("1", "2", "north"):
        assert thrown(None, seed) == thrown(joint(), seed)
    # So dice were drawn before tables had several pages: each from the seed and its own place.
    lots = [Random(f"north/chance/{at}").randrange(6) + 1 for at in (0, 1)]
    roll = divmod(Random("north/chance/3").randrange(36), 6)
    assert thrown(None, "north") == [
        *(f"die {lot}" for lot in lots),
        f"dice {roll[0] + 1} {roll[1] + 1}",
    ]


def test_equal_shares_give_equal_games() -> None:
    given = joint(nonce("Vera"), nonce("Глеб"))
    one, other = parchis(given), parchis(joint(nonce("Vera"), nonce("Глеб")))
    for table in (one, other):
        rng = Random(1)
        while table.turn is not None and table.version < 200:
            offers = table.observe(table.turn, 10**6).offers
            table.submit(table.turn, rng.choice(offers).move, table.version)
    assert one.entries == other.entries
    assert one.digest == other.digest


def test_a_host_who_knows_his_seed_cannot_choose() -> None:
    """One guest's nonce alone makes all draws others."""
    fallen = {tuple(thrown(joint(nonce("host's friend"), nonce(f"{at}")))) for at in range(300)}
    assert len(fallen) > 250, "of 1,296 throws"
    courses = {tuple(draws(school(joint(nonce(f"{at}"))))) for at in range(100)}
    assert len(courses) > 50


# -- how it falls -------------------------------------------------------------


@cache
def samples() -> list[list[str]]:
    """First throws of tables that differ in a single guest's nonce."""
    return [thrown(joint(nonce(f"sample {at}"))) for at in range(3_800)]


def test_joint_dice_fall_evenly_and_each_for_itself() -> None:
    lots = [int(text.split()[1]) for each in samples() for text in each[:2]]
    assert within_chance(lots, FACES)
    rolls = [(int(each[-1].split()[1]), int(each[-1].split()[2])) for each in samples()]
    assert within_chance(rolls, BOTH)
    assert within_chance([(now[0], then[0]) for now, then in pairwise(rolls)], BOTH)
    first = [int(each[0].split()[1]) for each in samples()]
    assert within_chance([(lot, roll[0]) for lot, roll in zip(first, rolls, strict=True)], BOTH)


def test_joint_places_and_currents_fall_evenly() -> None:
    land = ["b2", "d2", "e2", "a3", "c3", "d3", "b4", "c4", "d4"]
    tables = [school(joint(nonce(f"brook {at}"))) for at in range(1_200)]
    assert within_chance([draws(table)[0] for table in tables], [f"placed {at}" for at in land])
    carried = []
    for at in range(1_200):
        table = school(joint(nonce(f"drift {at}")), "placed b2", "placed d4")
        assert table.submit(0, "go up", 0) is None
        carried.append(draws(table)[-1])
    assert within_chance(carried, ["drift 1", "drift 2"])
