"""What the record of a led game is worth to guests: overrulings are listed, cheats are found."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core import record as records
from gamemaster.core.fairness import ruling_seal
from gamemaster.core.table import Table
from gamemaster.games import GAMES
from tests.bridge.page import PLAN, ask, page_session
from tests.bridge.party import END, Party, changed

__all__ = ["page_session"]

pytestmark = [pytest.mark.rule("T-6"), pytest.mark.usefixtures("session")]

EYES: Final = (1, 2, None)


def word(text: str, tell: Any = "all") -> None:
    """The game master's word."""
    version = bridge.SESSION.playing().version
    reply = ask("rule", text=text, tell=tell, version=version, since=END)
    assert reply["type"] == "observation", reply


def led() -> Party:
    """A small led game with two overrulings and one request taken back, to its end."""
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN, led=True)
    party.say("start e4", "start b3", "start d3")
    word("confirm")
    party.say("blow up")
    word("put 2 c3", "none")
    party.say("go right")
    word("back 1")
    party.say("go left")
    word("have 3 bullets 1", [1])
    word("end won 1")
    party.listen()
    return party


def test_an_honest_game_is_verified_and_its_overrulings_are_listed() -> None:
    party = led()
    for seat in EYES:
        verdict = party.verdict(seat)
        assert (verdict["state"], verdict["key"]) == ("verified", "verdict-verified-led"), verdict
        assert verdict["args"]["count"] == 2
        told = [(each["version"], each["text"]) for each in verdict["overruled"]]
        assert told == [(5, "put 2 c3 tell none"), (9, "have 3 bullets 1 tell 2 3")]
        said = [said["key"] for each in verdict["overruled"] for said in each["said"]]
        assert said == ["ruled-put", "ruled-have"]


def test_a_page_that_was_told_otherwise_sees_whether_somebody_led() -> None:
    party = led()
    for seat in EYES:
        assert party.verdict(seat, led=False)["key"] == "verdict-led"
    unled = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    record = changed(bridge.save(), lambda data: data.update(led=True))
    unled.listen()
    assert unled.verdict(1, record)["key"] == "verdict-led"
    assert unled.verdict(1, record, led=True)["key"] == "verdict-commitment"


Change = Callable[[list[Any]], Any]


def _at(entries: list[Any], start: str) -> int:
    return next(at for at, (_, text) in enumerate(entries) if text.startswith(start))


def _swap(text: str, other: str) -> Change:
    def change(entries: list[Any]) -> None:
        entries[_at(entries, text)][1] = other

    return change


FORGED: Final[dict[str, Change]] = {
    "another one in its place": _swap("put 2", "put 2 b4 tell none"),
    "told to others": _swap("have 3", "have 3 bullets 1 tell 3"),
    "one dropped": lambda entries: entries.pop(_at(entries, "put 2")),
    "one added": lambda entries: entries.insert(_at(entries, "have 3"), [-1, "put 1 a1 tell none"]),
    "a taking back dropped": lambda entries: entries.pop(_at(entries, "back 1")),
    "more taken back": _swap("back 1", "back 2"),
    "another winner": _swap("end won", "end won 2"),
}


def forged(change: Change) -> str:
    """The record after a change of its entries, with the digest of what they lead to."""
    data = json.loads(bridge.save())
    change(data["entries"])
    model = records.parse(json.dumps(data))
    table = records.set_up(model, GAMES)
    try:
        records.play(table, model)
    except records.RecordError:
        return json.dumps(data)
    return json.dumps({**data, "digest": table.digest})


@pytest.mark.rule("T-2.4")
@pytest.mark.parametrize("name", FORGED)
def test_overrulings_that_were_swapped_dropped_or_added_are_found(name: str) -> None:
    party = led()
    record = forged(FORGED[name])
    for seat in EYES:
        verdict = party.verdict(seat, record)
        assert verdict["state"] == "broken", (seat, verdict)


@pytest.mark.rule("T-2.4")
def test_who_does_not_lead_can_not_slip_one_in() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN)
    party.say("start e4", "start b3", "start d3")
    leading().overrule(party.table._state, leading().read("put 2 c3"), frozenset())
    party.table.entries.append((-1, "put 2 c3 tell none"))
    party.say("blow up", "go left", "go up", "go up", "go up", "go left", "loop")
    party.listen()
    for seat in EYES:
        verdict = party.verdict(seat)
        assert verdict["state"] == "broken", verdict


def leading() -> Any:
    return GAMES["labyrinth"].leading()


@pytest.mark.rule("T-2.4")
def test_a_wall_changed_without_a_word_is_still_found() -> None:
    party = Party("labyrinth", {"preset": "classic"}, plan=PLAN, led=True)
    party.say("start e4", "start b3", "start d3")
    word("confirm")
    word("have 1 bullets 1", "none")
    table: Table = party.table
    leading().overrule(table._state, leading().read("wall e3 down"), frozenset())
    party.say("go up")
    word("end draw")
    party.listen()
    for seat in EYES:
        verdict = party.verdict(seat)
        assert (verdict["state"], verdict["key"]) == ("broken", "verdict-answer"), verdict


def test_the_seal_tells_nothing_but_to_whom_the_salt_is_known() -> None:
    """Two overrulings that sound alike are sealed apart, and by another salt otherwise."""
    party = led()
    seals = {said["args"]["seal"] for said in party.pages[1].heard if said["key"] == "overruled"}
    assert len(seals) == 2
    joint = party.table.joint
    assert joint is not None
    at = party.table.entries.index((-1, "put 2 c3 tell none"))
    assert ruling_seal(joint, at, "put 2 c3 tell none") in seals
    assert ruling_seal(replace(joint, salt="0" * 64), at, "put 2 c3 tell none") not in seals
