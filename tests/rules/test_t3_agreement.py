"""How a table agrees on its rules: proposals, votes, weights and outcomes (Rule T-3).

Everything is asked through the bridge, and what is kept goes there and back as text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from gamemaster import bridge
from tests.bridge.schema import hold_reply

pytestmark = pytest.mark.rule("T-3")

PLAYERS = ("Anna", "Boris", "Vera", "Wim")


@dataclass
class Gathering:
    """A table before its game: these people play, one more may lead it."""

    people: Sequence[str]
    leader: str | None = None
    rules: dict[str, Any] = field(default_factory=lambda: {"preset": "classic"})
    game: str = "labyrinth"
    agreement: Any = None
    told: Any = None
    changed: bool = False
    refusal: tuple[str, dict[str, Any]] | None = None

    def __post_init__(self) -> None:
        self.look()

    def ask(self, act: Mapping[str, Any] | None) -> None:
        voters = [{"id": name, "name": name, "seat": at} for at, name in enumerate(self.people)]
        if self.leader:
            voters.append({"id": self.leader, "name": self.leader, "seat": None})
        request = {
            "type": "agree",
            "game": self.game,
            "rules": self.rules,
            "agreement": self.agreement,
            "voters": voters,
            "act": act,
        }
        reply = hold_reply(json.loads(bridge.handle(json.dumps(request))))
        self.refusal = None
        if reply["type"] == "refused":
            self.refusal = (reply["key"], reply["args"])
            return
        self.agreement, self.told = reply["agreement"], reply["told"]
        self.changed = reply["changed"]
        self.rules = reply["rules"]

    def look(self) -> None:
        self.ask(None)

    def propose(self, by: str, tried: bool = False, **changes: Any) -> None:
        self.ask({"do": "propose", "by": by, "changes": changes, "tried": tried})

    def vote(self, point: int, **votes: bool) -> None:
        for name, yes in votes.items():
            self.ask({"do": "vote", "by": name, "point": point, "yes": yes})

    def withdraw(self, by: str, point: int) -> None:
        self.ask({"do": "withdraw", "by": by, "point": point})

    def count(self, point: int | None = None) -> None:
        self.ask({"do": "count", "point": point})

    @property
    def open(self) -> list[int]:
        return [point["number"] for point in self.told["points"]]

    @property
    def outcomes(self) -> dict[int, str]:
        return {done["number"]: done["outcome"] for done in self.told["settled"]}

    @property
    def shares(self) -> tuple[int, int, int]:
        """The weights of the last point: for, against, silent, in hundredths of a percent."""
        last = (self.told["settled"] + self.told["points"])[-1]
        return last["yes"], last["no"], last["silent"]


# -- what differs is told ------------------------------------------------------


def test_every_option_that_differs_is_told_with_what_is_usual() -> None:
    table = Gathering(("Anna", "Boris"), rules={"preset": "classic", "rows": 3, "bear": False})
    assert table.told["differs"] == [
        {"option": "rows", "value": 3, "usual": 4},
        {"option": "bear", "value": False, "usual": True},
    ]
    table.rules = {"preset": "classic", "rows": 4, "bear": True}
    table.look()
    assert table.told["differs"] == []
    assert table.rules == {"preset": "classic"}


def test_rules_that_can_not_be_played_are_not_proposed() -> None:
    table = Gathering(("Anna", "Boris"))
    table.rules = {"preset": "classic", "rows": 999}
    table.look()
    assert table.refusal is not None
    assert table.refusal[0] == "refused-option"


# -- weights -------------------------------------------------------------------


def test_without_a_leader_the_players_have_all_the_weight() -> None:
    table = Gathering(PLAYERS)
    table.propose("Boris", bear=False)
    assert [ballot["weight"] for ballot in table.told["points"][0]["ballots"]] == [2500] * 4
    assert table.shares == (2500, 0, 7500)
    table.vote(1, Anna=True)
    assert table.open == [1]
    assert not table.changed
    table.vote(1, Wim=True)
    assert table.changed
    assert table.outcomes == {1: "agreed"}
    assert table.shares == (7500, 0, 2500)
    assert table.rules == {"preset": "classic", "bear": False}
    assert table.told["differs"] == [{"option": "bear", "value": False, "usual": True}]


def test_all_players_together_outweigh_the_game_master() -> None:
    table = Gathering(("Anna", "Boris", "Vera"), leader="Gena")
    table.propose("Anna", bear=False)
    assert [ballot["weight"] for ballot in table.told["points"][0]["ballots"]] == [
        *[1700] * 3,
        4900,
    ]
    table.vote(1, Gena=False, Boris=True)
    assert table.open == [1]
    assert table.shares == (3400, 4900, 1700)
    table.vote(1, Vera=True)
    assert table.outcomes == {1: "agreed"}
    assert table.shares == (5100, 4900, 0)


def test_one_player_with_the_game_master_decides() -> None:
    table = Gathering(("Anna", "Boris", "Vera"), leader="Gena")
    table.propose("Anna", bear=False)
    table.vote(1, Gena=True)
    assert table.outcomes == {1: "agreed"}
    table.propose("Boris", rows=6)
    table.vote(2, Gena=False, Vera=False)
    assert table.outcomes == {1: "agreed", 2: "kept"}
    assert table.shares == (1700, 6600, 1700)


def test_a_tie_leaves_the_proposal_as_it_is() -> None:
    table = Gathering(("Anna", "Boris"))
    table.propose("Boris", bear=False)
    assert table.open == [1]
    table.vote(1, Anna=False)
    assert table.outcomes == {1: "kept"}
    assert table.shares == (5000, 5000, 0)
    assert table.rules == {"preset": "classic"}


def test_who_keeps_silent_changes_nothing() -> None:
    table = Gathering(PLAYERS)
    table.propose("Boris", bear=False)
    table.vote(1, Vera=True)
    table.count(1)
    assert table.outcomes == {1: "kept"}
    assert table.shares == (5000, 0, 5000)
    assert table.rules == {"preset": "classic"}


def test_a_vote_is_one_however_often_it_is_given() -> None:
    table = Gathering(PLAYERS)
    table.propose("Boris", bear=False)
    table.vote(1, Boris=True)
    table.vote(1, Boris=True)
    assert table.shares == (2500, 0, 7500)
    table.vote(1, Boris=False)
    assert table.shares == (0, 2500, 7500)


# -- what can be proposed ------------------------------------------------------


def test_options_that_need_each_other_are_one_point() -> None:
    table = Gathering(("Anna", "Boris"))
    table.propose("Boris", hint_price=2)
    assert table.refusal == ("refused-options", {"one": "hint_price", "other": "money"})
    table.propose("Boris", tried=True, hint_price=2, money=9)
    assert table.refusal is None
    assert table.open == []
    table.propose("Boris", hint_price=2, money=9)
    assert table.told["points"][0]["changes"] == [
        {"option": "hint_price", "value": 2, "before": 0},
        {"option": "money", "value": 9, "before": 0},
    ]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, "agree-nothing"),
        ({"bear": True}, "agree-nothing"),
        ({"rows": 0}, "refused-option"),
        ({"rows": "many"}, "refused-option"),
        ({"dragons": 1}, "refused-unknown-option"),
        ({"preset": "school"}, "agree-rule-set"),
        ({f"option_{'x' * at}": at for at in range(9)}, "agree-too-much"),
    ],
)
def test_what_can_not_be_is_refused_by_name(changes: dict[str, Any], key: str) -> None:
    table = Gathering(("Anna", "Boris"))
    table.ask({"do": "propose", "by": "Boris", "changes": changes})
    assert table.refusal is not None
    assert table.refusal[0] == key
    assert table.agreement["points"] == []


def test_nobody_votes_for_others_or_on_what_is_not_open() -> None:
    table = Gathering(PLAYERS)
    table.propose("Mallory", bear=False)
    assert table.refusal == ("agree-no-voice", {})
    table.propose("Boris", bear=False)
    table.vote(1, Mallory=True)
    assert table.refusal == ("agree-no-voice", {})
    table.vote(2, Anna=True)
    assert table.refusal == ("agree-not-open", {"number": 2})
    table.ask({"do": "vote", "by": "Anna", "point": 1})
    assert table.refusal == ("agree-no-vote", {})
    table.withdraw("Anna", 1)
    assert table.refusal == ("agree-not-yours", {})
    table.vote(1, Anna=False, Vera=False)
    table.vote(1, Wim=True)
    assert table.refusal == ("agree-not-open", {"number": 1})
    assert table.shares == (2500, 5000, 2500)


def test_nobody_fills_the_table_with_points() -> None:
    table = Gathering(PLAYERS)
    table.propose("Boris", rows=6)
    table.propose("Boris", cols=6)
    table.propose("Boris", exits=3)
    table.propose("Boris", bear=False)
    assert table.refusal == ("agree-too-many", {})
    table.propose("Anna", rows=5)
    assert table.refusal == ("agree-open-already", {"option": "rows"})
    table.withdraw("Boris", 1)
    assert table.open == [2, 3]
    table.propose("Anna", rows=5)
    assert table.open == [2, 3, 4]


def test_a_game_for_fewer_than_are_here_is_not_proposed() -> None:
    table = Gathering(PLAYERS, game="parchis", rules={"preset": "parchis"})
    table.propose("Anna", tried=True, pairs=True)
    assert table.refusal is None
    crowd = Gathering((*PLAYERS, "Xenia"), game="parchis", rules={"preset": "parchis"})
    crowd.propose("Anna", tried=True, pairs=True)
    assert crowd.refusal == ("agree-seats", {"most": 4})


# -- people who come and go ----------------------------------------------------


def test_who_comes_has_a_voice_and_who_goes_has_none() -> None:
    table = Gathering(("Anna", "Boris", "Vera"))
    table.propose("Boris", bear=False)
    table.people = PLAYERS
    table.look()
    assert table.shares == (2500, 0, 7500)
    table.vote(1, Vera=True)
    assert table.open == [1]
    table.people = ("Anna", "Boris", "Vera")
    table.look()
    assert table.outcomes == {1: "agreed"}
    assert table.shares == (6666, 0, 3333)


def test_the_vote_of_who_has_gone_counts_no_more() -> None:
    table = Gathering(PLAYERS)
    table.propose("Boris", bear=False)
    table.vote(1, Vera=True)
    table.people = ("Anna", "Vera", "Wim")
    table.look()
    assert table.told["points"][0]["by"] == "Boris"
    assert table.told["points"][0]["seat"] is None
    assert table.shares == (3333, 0, 6666)


def test_who_comes_later_sees_what_was_agreed_and_how() -> None:
    table = Gathering(("Anna", "Boris"))
    table.propose("Boris", bear=False)
    table.vote(1, Anna=True)
    table.people = ("Anna", "Boris", "Vera")
    table.look()
    (done,) = table.told["settled"]
    assert (done["by"], done["outcome"], done["stands"]) == ("Boris", "agreed", True)
    assert [(ballot["name"], ballot["vote"]) for ballot in done["ballots"]] == [
        ("Anna", True),
        ("Boris", True),
    ]


# -- the host's proposal -------------------------------------------------------


def test_what_the_host_proposes_himself_needs_no_vote_any_more() -> None:
    table = Gathering(("Anna", "Boris"))
    table.propose("Boris", bear=False)
    table.rules = {"preset": "classic", "bear": False}
    table.look()
    assert table.outcomes == {1: "granted"}


def test_what_can_be_played_no_longer_falls() -> None:
    table = Gathering(("Anna", "Boris", "Vera"), rules={"preset": "classic", "money": 9})
    table.propose("Boris", hint_price=2)
    table.propose("Anna", money=0)
    table.vote(2, Vera=True)
    assert table.outcomes == {2: "agreed", 1: "impossible"}
    assert table.rules == {"preset": "classic"}


def test_a_decision_that_the_host_puts_aside_is_seen_to_be_put_aside() -> None:
    table = Gathering(("Anna", "Boris"))
    table.propose("Boris", bear=False)
    table.vote(1, Anna=True)
    table.rules = {"preset": "classic"}
    table.look()
    (done,) = table.told["settled"]
    assert (done["outcome"], done["stands"]) == ("agreed", False)


def test_another_rule_set_begins_the_agreement_anew() -> None:
    table = Gathering(("Anna", "Boris"))
    table.propose("Boris", bear=False)
    table.propose("Anna", rows=6)
    table.vote(2, Boris=True)
    table.rules = {"preset": "school"}
    table.look()
    assert (table.open, table.outcomes, table.told["differs"]) == ([], {}, [])
    table.propose("Boris", tried=False, rows=9)
    assert table.open == [3], "a number is never given twice"


def test_before_the_game_begins_every_point_is_counted() -> None:
    table = Gathering(PLAYERS)
    table.propose("Boris", bear=False)
    table.propose("Anna", rows=6)
    table.count()
    assert table.outcomes == {1: "kept", 2: "kept"}
    assert table.rules == {"preset": "classic"}


# -- borders -------------------------------------------------------------------


@pytest.mark.parametrize(
    "junk",
    [
        {"points": [{}]},
        {"count": -1},
        {"settled": [1]},
        {"rules": {"preset": []}},
        {"votes": {}},
    ],
)
def test_a_broken_agreement_is_refused(junk: dict[str, Any]) -> None:
    table = Gathering(("Anna", "Boris"))
    before = table.agreement
    table.agreement = {**before, **junk}
    table.look()
    assert table.refusal is not None
    assert table.refusal[0] == "refused-message-broken"


def test_a_kept_point_about_an_option_that_is_gone_falls() -> None:
    table = Gathering(PLAYERS)
    table.propose("Boris", bear=False)
    table.agreement["points"][0]["changes"] = {"dragons": 3}
    table.look()
    assert table.outcomes == {1: "impossible"}
    assert table.told["settled"][0]["changes"] == []


def test_no_id_of_a_voter_is_told() -> None:
    table = Gathering(PLAYERS)
    act = {"do": "propose", "by": "secret-1", "changes": {"bear": False}}
    voters = [{"id": f"secret-{at}", "name": name, "seat": at} for at, name in enumerate(PLAYERS)]
    request = {
        "type": "agree",
        "game": "labyrinth",
        "rules": table.rules,
        "agreement": None,
        "voters": voters,
        "act": act,
    }
    reply = json.loads(bridge.handle(json.dumps(request)))
    assert "secret" in json.dumps(reply["agreement"])
    assert "secret" not in json.dumps(reply["told"])
