"""Requests are taken back: the position, the views, the log, chance (Rule T-2.4)."""

from __future__ import annotations

from random import Random

import pytest

from gamemaster.core import record
from gamemaster.core.game import CHANCE, GM
from gamemaster.core.table import Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.presets import PRESETS
from tests.campaigns import times
from tests.labyrinth.heard.soundness import Listeners, Truth
from tests.led.leading import confirm, move, overruling, players
from tests.led.telling import Led

PLAN = """
  +---+---+   +
1 | .   H | . |
  +   +   +   +
2 | .   A   p1|
  +   +---+   +
3 | p2  .   . |
  +---+---+---+
treasure a1
false c1
"""
STARTED = ("0: start a2", "1: start c3", "gm: confirm")


def view(game: Led, seat: int | None) -> object:
    """What a listener knows, but for the indices of what he has heard."""
    return {k: v for k, v in game.table.observe(seat).view.items() if k != "recall"}


@pytest.mark.rule("T-2.4")
def test_all_is_as_before_the_requests_but_the_version_and_what_was_said() -> None:
    game = Led(PLAN, *STARTED)
    eyes = (None, GM, 0, 1)
    before = {eye: view(game, eye) for eye in eyes}
    offers = game.table.observe(0).offers
    game.tell("0: go up", "1: go up -> 1 arrived-pit", "gm: back 2 -> taken-back 2")
    assert {eye: view(game, eye) for eye in eyes} == before
    assert game.table.observe(0).offers == offers
    assert (game.table.turn, game.table.version) == (0, 6)
    assert (game.at(0), game.at(1)) == ("a2", "c3")


@pytest.mark.rule("T-2.4")
def test_what_was_said_stays_in_the_log_and_is_named_as_struck() -> None:
    game = Led(PLAN, *STARTED, "0: go up", "gm: back 1", "0: go down -> 0 arrived-pit")
    seen = game.table.observe(1)
    gone = [said.key for start, end in seen.struck for said in seen.heard[start:end]]
    assert gone == ["requested", "arrived-land", "found-treasure", "took-treasure"]
    assert seen.heard[seen.struck[0][1]].key == "taken-back"
    (recall,) = seen.view["recall"]
    assert seen.heard[recall["from"]].args["actions"] == [{"do": "go", "side": "down"}]
    remembered = game.table.remembered(1).heard
    assert [said.key for said in remembered].count("struck") == len(gone)


@pytest.mark.rule("T-2.4")
def test_an_overruling_can_be_taken_back_and_a_taking_back_can_not() -> None:
    game = Led(PLAN, *STARTED, "gm: put 2 a3 tell none", "gm: back 1 -> taken-back 1")
    assert game.at(1) == "c3"
    assert game.refused("gm: back 4") == "illegal-back"
    game.tell("gm: back 3 -> taken-back 3")
    assert game.table.turn == 0
    assert game.refused("gm: back 1") == "illegal-back"
    assert [each.text for each in game.table.overruled] == ["put 2 a3 tell none"]


@pytest.mark.rule("T-2.4")
@pytest.mark.rule("G-12")
def test_chance_draws_anew_and_a_replay_draws_the_same() -> None:
    rules = PRESETS["school"]
    drawn: set[str] = set()
    table = Table.open(LABYRINTH, rules, players(2), "dice", led=True)
    rng = Random(2)
    while len(drawn) < 2 and table.version < 400 and not table.over:
        chances = sum(seat == CHANCE for seat, _ in table.entries)
        text = move(table, rng)
        if sum(seat == CHANCE for seat, _ in table.entries) > chances:
            for _ in range(12):
                assert table.rule("back 1", table.version) is None
                assert table.turn is not None
                assert table.submit(table.turn, text, table.version) is None
                drawn.add(next(t for s, t in reversed(table.entries) if s == CHANCE))
    assert len(drawn) > 1, "nothing was left to chance"
    again = record.load(record.save(table), GAMES)
    assert (again.entries, again.digest) == (table.entries, table.digest)


@pytest.mark.rule("T-2.4")
@pytest.mark.parametrize("preset", ["classic", "grand", "school"])
def test_whatever_is_taken_back_every_claim_stays_true_and_a_replay_agrees(preset: str) -> None:
    rng = Random(preset)
    table = Table.open(LABYRINTH, PRESETS[preset], players(2), f"back {preset}", led=True)
    folded = Folded(table)
    backs = 0
    while not table.over and table.version < times(40, 400):
        if table.observe(None).awaiting == "starts":
            confirm(table)
        elif rng.random() < 0.2 and len(folded.past) > 4:
            count = rng.randint(1, 4)
            assert table.rule(f"back {count}", table.version) is None
            folded.go_back(count)
            backs += 1
            continue
        elif rng.random() < 0.15:
            if overruling(table, rng) is None:
                continue
        else:
            move(table, rng)
        folded.go_on()
    assert backs > 3
    again = record.load(record.save(table), GAMES)
    for eye in (None, GM, 0, 1):
        assert again.observe(eye) == table.observe(eye)


class Folded:
    """Every listener's picture as the table folds it, held against the truth after every request.

    `past` has, for each request that stands, where the fragments of each picture truly lay then.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._auditors = Listeners(table).auditors
        self.past: list[dict[int | None, dict[int, int]]] = []
        self.go_on()

    def go_on(self) -> None:
        """One request more: every claim is true."""
        truth = Truth(self._table.observe(GM).view)
        for eye, auditor in self._auditors.items():
            view = self._table._box(eye).view
            assert isinstance(view, LabyrinthView)
            auditor.view = view
            auditor.check(truth)
        self.past.append({eye: dict(each.lies) for eye, each in self._auditors.items()})

    def go_back(self, requests: int) -> None:
        """So many less: what was certain then is what is certain now."""
        before = self.past[-requests - 1]
        del self.past[-requests - 1 :]
        for eye, auditor in self._auditors.items():
            auditor.lies = dict(before[eye])
        self.go_on()
