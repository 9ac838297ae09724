"""A finished game held to the rules by its guests: honest hosts are believed, cheats are shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core.bot import Bot
from gamemaster.core.game import CHANCE, Said
from gamemaster.core.record import parse
from gamemaster.core.table import Table
from gamemaster.labyrinth.bots.wanderer import Wanderer
from gamemaster.labyrinth.grid import SIDE_NAMES, WALL
from gamemaster.laying import Laid
from gamemaster.parchis.bots.dicer import Dicer
from tests.bridge.page import PLAN, ask, page_session
from tests.bridge.party import Choose, Party, nonce, share, verdict, walk, walked
from tests.labyrinth.composing import Habits, random_text
from tests.labyrinth.spelling import words

__all__ = ["page_session"]

pytestmark = [pytest.mark.rule("T-6"), pytest.mark.usefixtures("session")]

EYES: Final = (1, 2, None)
"""Vera, Gleb, and who watches."""
HABITS: Final = Habits(dark=0.5, condition=0.1)


def asking(bot: Bot) -> Choose:
    """What a bot would do in the place of whoever is to move."""
    return lambda table, rng: bot.choose(table.observe(table.turn), rng)


wanders, dices = asking(Wanderer()), asking(Dicer())


def composes(table: Table, rng: Random) -> str:
    """A move as it is composed, often a dark one."""
    assert table.turn is not None
    offers = table.observe(table.turn).offers
    while True:
        text = random_text(offers, table.rules, rng, HABITS)
        if table.consider(table.turn, text)[1] is None:
            return text


GAMES: Final[dict[str, tuple[str, dict[str, Any], Choose]]] = {
    "classic": ("labyrinth", {"preset": "classic", "quiet_rounds": 20}, wanders),
    "grand": ("labyrinth", {"preset": "grand", "quiet_rounds": 20}, composes),
    "school": ("labyrinth", {"preset": "school", "quiet_rounds": 30}, wanders),
    "quest": ("labyrinth", {"preset": "quest-hard", "quiet_rounds": 8}, wanders),
    "parchis": ("parchis", {}, dices),
}


@cache
def played(name: str) -> tuple[str, dict[int | None, dict[str, Any]]]:
    """The record of a whole game, and the evidence of those who played and watched it."""
    game, rules, choose = GAMES[name]
    party = Party(game, rules)
    party.play(choose)
    assert party.table.over
    return bridge.save(), {seat: party.evidence(seat) for seat in EYES}


def spoken(said: dict[str, Any] | None) -> str | None:
    return None if said is None else words(Said(said["key"], said["args"]))


def exposed(party: Party, key: str, seats: tuple[int | None, ...] = EYES, **args: Any) -> None:
    """All these pages see that the rules were broken, and how."""
    party.listen()
    for seat in seats:
        found = party.verdict(seat)
        assert (found["state"], found["key"], found["args"]) == ("broken", key, args), seat


def belied(party: Party, at: int, told: str | None, ruled: str | None) -> None:
    """All pages see the same answer that was not the one of the rules."""
    exposed(party, "verdict-answer", number=at + 1)
    for seat in EYES:
        found = party.verdict(seat)
        assert (found["at"], spoken(found["told"]), spoken(found["ruled"])) == (at, told, ruled)


# -- honest games -------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_game_is_verified_by_all_pages(name: str) -> None:
    record, pages = played(name)
    entries = parse(record).entries
    draws = sum(seat == CHANCE for seat, _ in entries)
    moves = len(entries) - draws
    for seat in EYES:
        found = verdict(record, pages[seat])
        assert (found["state"], found["key"]) == ("verified", "verdict-verified")
        told = {"moves": moves, "draws": draws, "pages": 2, "origin": "seed"}
        assert found["args"] == told
        assert found["at"] is found["told"] is found["ruled"] is None
    assert sum(len(pages[seat]["moves"]) for seat in (1, 2)) > moves / 3


def test_these_games_held_dark_moves_and_chance() -> None:
    heard = [said["key"] for said in played("grand")[1][None]["heard"]]
    assert heard.count("dark-done") > 5
    entries = parse(played("school")[0]).entries
    assert {"placed", "drift"} <= {text.split()[0] for seat, text in entries if seat == CHANCE}
    entries = parse(played("parchis")[0]).entries
    assert sum(text.startswith("dice") for _, text in entries) > 100


def test_what_one_hears_is_no_evidence_of_another() -> None:
    """Secret starts: Vera's ears would not fit Gleb's seat."""
    record, pages = played("grand")
    found = verdict(record, {**pages[1], "heard": pages[2]["heard"]})
    assert (found["state"], found["key"]) == ("broken", "verdict-answer")


def test_a_game_that_has_not_ended_is_not_verified() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    walk(party, 0, 7)
    party.listen()
    for seat in EYES:
        found = party.verdict(seat)
        assert (found["state"], found["key"]) == ("unverified", "verdict-unfinished")


@pytest.mark.rule("T-5")
def test_a_seat_that_a_bot_played_in_between_is_verified() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    walk(party, 0, 4)
    ask("hand-over", seat=1, bot="walker", eyes=0)
    assert ask("advance", version=4, eyes=0)["version"] == 5
    ask("hand-over", seat=1, bot=None, eyes=0)
    party.play(wanders)
    assert party.table.over
    for absent, key in (
        ([(4, 5)], "verdict-verified"),
        ([(0, 2), (3, 9)], "verdict-verified"),
        ([], "verdict-own-move"),
        ([(0, 4)], "verdict-own-move"),
        ([(5, 99)], "verdict-own-move"),
        ([(9, 0)], "verdict-own-move"),
    ):
        party.pages[1].absent = absent
        assert party.verdict(1)["key"] == key, absent
    assert party.verdict(2)["key"] == "verdict-verified"


# -- a host who cheats while he leads -------------------------------------------


def put_wall(table: Table, name: str, side: str) -> None:
    """A wall of the labyrinth that the plan doesn't have."""
    cell = next(cell for cell in table.plan.cells() if table.plan.name(cell) == name)
    direction = SIDE_NAMES.index(side)
    sides = table._state.ground.sides
    sides[cell * 4 + direction] = WALL
    sides[table.plan.beyond(cell, direction) * 4 + (direction ^ 1)] = WALL


def test_a_wall_that_was_put_up_during_the_game() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    walk(party, 0, 7)
    put_wall(party.table, "c3", "up")
    walk(party, 7)
    belied(party, 18, told="1 hit-wall", ruled="1 arrived-arsenal")


def test_a_wall_that_nobody_came_upon_is_not_seen() -> None:
    """What the host does in his own room shows when he speaks of it only."""
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    put_wall(party.table, "a3", "up")
    walk(party)
    party.listen()
    assert {party.verdict(seat)["key"] for seat in EYES} == {"verdict-verified"}


def test_a_treasure_that_the_host_carries_off() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    party.table._state.ground.lying.clear()
    walk(party)
    belied(party, 3, told="1 requested start b3", ruled="0 found-treasure 1")


def test_a_die_that_the_host_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("parchis", {})
    party.play(dices, 50)
    while party.table.observe(party.table.turn).offers[0].do != "roll":
        party.play(dices, 1)
    at, seat = len(party.pages[None].heard), party.table.turn
    with monkeypatch.context() as patch:
        patch.setattr(Table, "_draw", lambda table: "dice 6 5")
        party.say("roll")
    party.play(dices)
    exposed(party, "verdict-answer", number=at + 1)
    found = party.verdict(None)
    assert found["told"] == {
        "key": "rolled",
        "args": {"seat": seat, "first": 6, "second": 5, "double": False},
    }
    assert (found["ruled"]["key"], found["at"]) == ("rolled", at)
    assert found["ruled"]["args"] != found["told"]["args"]


def test_a_current_that_the_host_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it carries, somebody hears of it sooner or later, or the record has it."""
    draw, foul = Table._draw, []

    def strong(table: Table) -> str:
        drawn = draw(table)
        foul.append(drawn == "drift 1")
        return "drift 2" if drawn == "drift 1" else drawn

    with monkeypatch.context() as patch:
        patch.setattr(Table, "_draw", strong)
        party = Party("labyrinth", {"preset": "school", "quiet_rounds": 30})
        party.play(wanders)
    assert any(foul)
    for seat in EYES:
        found = party.verdict(seat)
        assert found["state"] == "broken"
        assert found["key"] in ("verdict-answer", "verdict-draw", "verdict-move")


def test_a_move_in_a_guests_name() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    walk(party, 0, 4)
    assert party.table.submit(1, "go right", 4) is None
    walk(party, 5)
    exposed(party, "verdict-own-move", seats=(1,), number=5)
    for seat in (2, None):
        assert party.verdict(seat)["key"] == "verdict-verified", "it may have been Vera's own"


@pytest.mark.parametrize(
    ("moves", "number"),
    [
        ([(1, "start b3"), (4, "go right"), (7, "go up")], 11),
        ([(1, "start b3"), (4, "go right"), (7, "go up"), (10, "go left")], 11),
        ([(1, "start b3"), (4, "go right"), (6, "go up"), (10, "go down")], 7),
        ([(1, "start b3"), (4, "dance"), (7, "go up"), (10, "go down")], 5),
        ([(1, "start b3"), (4, "go right"), (7, "go up"), (10, "go down"), (13, "go up")], 14),
        ([], 2),
    ],
)
def test_moves_that_are_not_those_that_the_guest_made(
    moves: list[tuple[int, str]], number: int
) -> None:
    """One was dropped, another stands in its place, or it was made when others were to move."""
    found = walked().verdict(1, moves=moves)
    assert (found["state"], found["key"]) == ("broken", "verdict-own-move")
    assert found["args"] == {"number": number}


@pytest.mark.parametrize(
    ("second", "key"), [("go left", "verdict-own-move"), (" go  right", "verdict-verified")]
)
def test_an_own_move_counts_among_those_of_a_bot_however_typed(second: str, key: str) -> None:
    moves = [(1, "start b3"), (4, second), (7, "go up"), (10, "go down ")]
    assert walked().verdict(1, moves=moves, absent=[(0, 13)])["key"] == key


# -- a host who plays on something else than he promised --------------------------

PLAYED_ON: Final[dict[str, Callable[[Laid], Laid]]] = {
    "seed": lambda laid: replace(laid, seed="a better one"),
    "salt": lambda laid: replace(laid, salt="00" * 32),
    "plan": lambda laid: replace(laid, plan=laid.game.generate(laid.rules, Random("better"))),
    "rules": lambda laid: replace(laid, rules=laid.game.read_rules({"bear_can_be_shot": True})),
}


@pytest.mark.parametrize("part", PLAYED_ON)
def test_what_was_promised_is_what_is_played_on(part: str) -> None:
    party = Party("labyrinth", {"preset": "classic"}, lays=PLAYED_ON[part])
    party.play(wanders, 40)
    exposed(party, "verdict-commitment")


def test_a_guests_share_that_was_left_out() -> None:
    """The host adds up shares without Vera's, or with one of his own in its place."""
    gleb, own = share(nonce("Глеб")), share(nonce("host's friend"))
    for shares in ([gleb], [own, gleb], [gleb, share(nonce("Vera"))], []):
        party = Party("parchis", {}, shares=shares)
        party.play(dices, 30)
        exposed(party, "verdict-promises")
    party = Party("parchis", {}, shares=[own, gleb])
    party.promises = [own["promise"], gleb["promise"]]
    party.play(dices)
    exposed(party, "verdict-nonce", seats=(1,), number=0)
    for seat in (2, None):
        assert party.verdict(seat)["key"] == "verdict-verified"
