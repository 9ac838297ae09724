"""Records and evidence that were changed after the game, or damaged: never believed, never a fall.

The small game of `tests.bridge.party.WALKS` and a short one of Parchís are laid open with something
changed; each page that could notice says what it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamemaster import bridge
from gamemaster.core.game import CHANCE, Said
from gamemaster.core.letters import MAX_RECORD
from tests.bridge.page import ask, lonely_page, page_session
from tests.bridge.party import Party, changed, nonce, sha, verdict, walked
from tests.campaigns import times
from tests.core.test_fuzz import BORDER, damaged, damaged_json, holds_key
from tests.core.test_verdicts import EYES, played
from tests.labyrinth.spelling import words

__all__ = ["lonely_page", "page_session"]

pytestmark = pytest.mark.rule("T-6")

Data = dict[str, Any]
Forge = Callable[[Data], Any]


@cache
def small() -> tuple[str, dict[int | None, Data]]:
    party = walked()
    return bridge.save(), {seat: party.evidence(seat) for seat in EYES}


def seated(data: Data) -> Data:
    """A record with all that its seats leave out because nothing is to be said of it."""
    said = {"bot": None, "friend": False, "lent": False}
    return {**data, "seats": [{**said, **seat} for seat in data["seats"]]}


def found(record: str, evidence: Data) -> tuple[str, str, Data]:
    answer = verdict(record, evidence)
    return answer["state"], answer["key"], answer["args"]


def entry(at: int, *made: Any) -> Forge:
    """Another entry in the place of one."""
    return lambda data: data["entries"].__setitem__(at, list(made))


# -- forged records -----------------------------------------------------------


def _other_wall(data: Data) -> None:
    data["plan"] = data["plan"].replace("| p1  .   A   .   . |", "| p1  .   A | .   . |")


def _other_share(data: Data) -> None:
    data["joint"]["nonces"][0] = nonce("Zoe")
    data["joint"]["promises"][0] = sha(nonce("Zoe"))


PROMISED: Final[dict[str, tuple[Forge, str, Data]]] = {
    "wall": (_other_wall, "verdict-commitment", {}),
    "treasures": (
        lambda data: data.update(plan=data["plan"].replace("false a1", "false a3")),
        "verdict-commitment",
        {},
    ),
    "seed": (lambda data: data.update(seed="another"), "verdict-commitment", {}),
    "salt": (lambda data: data["joint"].update(salt="0" * 64), "verdict-commitment", {}),
    "no shares": (lambda data: data.pop("joint"), "verdict-commitment", {}),
    "rules": (lambda data: data["rules"].update(bear_can_be_shot=True), "verdict-rules", {}),
    "fewer rules": (lambda data: data["rules"].pop("bear"), "verdict-rules", {}),
    "share": (_other_share, "verdict-promises", {}),
    "order": (lambda data: data["joint"]["promises"].reverse(), "verdict-promises", {}),
    "fewer": (lambda data: data["joint"]["promises"].pop(), "verdict-promises", {}),
}


@pytest.mark.parametrize("part", PROMISED)
@pytest.mark.usefixtures("session")
def test_what_was_promised_stands_in_the_record(part: str) -> None:
    record, pages = small()
    forge, key, args = PROMISED[part]
    for seat in EYES:
        assert found(changed(record, forge), pages[seat]) == ("broken", key, args)


@pytest.mark.usefixtures("session")
def test_a_share_that_breaks_its_promise_is_named_by_its_number() -> None:
    """To the guest whose own it is, that it was not used."""
    record, pages = small()
    forged = changed(record, lambda data: data["joint"]["nonces"].__setitem__(1, nonce("Zoe")))
    assert found(forged, pages[1]) == ("broken", "verdict-nonce", {"number": 2})
    assert found(forged, pages[2]) == ("broken", "verdict-nonce", {"number": 0})
    assert found(forged, pages[None]) == ("broken", "verdict-nonce", {"number": 2})


@pytest.mark.parametrize(
    ("forge", "key", "args"),
    [
        (entry(7, 1, "go nowhere"), "verdict-move", {"number": 8, "move": "go nowhere"}),
        (entry(7, 1, "start a1"), "verdict-move", {"number": 8, "move": "start a1"}),
        (entry(7, 0, "go up"), "verdict-move", {"number": 8, "move": "go up"}),
        (entry(7, 1, "go  up"), "verdict-record", {"why": "refused-record-order"}),
        (entry(7, -2, "drift 1"), "verdict-move", {"number": 8, "move": "drift 1"}),
        (lambda data: data.update(digest="0" * 64), "verdict-record", {}),
        (lambda data: data["entries"].append([1, "go up"]), "verdict-move", {"number": 14}),
        (lambda data: data.update(entries=[]), "verdict-answer", {"number": 2}),
        (lambda data: data.update(entries=data["entries"][:-1]), "verdict-answer", {"number": 28}),
        (lambda data: data["seats"].pop(), "verdict-answer", {"number": 1}),
        (lambda data: data.update(game="chess"), "verdict-commitment", {}),
    ],
)
@pytest.mark.usefixtures("session")
def test_moves_in_the_record_are_those_of_the_game(forge: Forge, key: str, args: Data) -> None:
    record, pages = small()
    for seat in EYES:
        state, named, told = found(changed(record, forge), pages[seat])
        assert (state, named) == ("broken", key)
        assert {**told, **args} == told


@pytest.mark.usefixtures("session")
def test_another_step_in_the_record_gives_other_answers() -> None:
    record, pages = small()
    for seat in EYES:
        answer = verdict(changed(record, entry(7, 1, "go right")), pages[seat])
        told, ruled = (words(Said(**answer[each])) for each in ("told", "ruled"))
        assert (answer["key"], answer["at"]) == ("verdict-answer", 17)
        assert (told, ruled) == ("1 requested go up", "1 requested go right")


@pytest.mark.usefixtures("session")
def test_a_die_that_was_changed_in_the_record_is_named_by_its_entry() -> None:
    record, pages = played("parchis")
    entries = json.loads(record)["entries"]
    thrown = [at for at, (seat, text) in enumerate(entries) if text.startswith("dice")]
    for at in (thrown[0], thrown[17], thrown[-1]):
        other = "dice 1 1" if entries[at][1] != "dice 1 1" else "dice 2 2"
        for seat in EYES:
            forged = changed(record, entry(at, CHANCE, other))
            assert found(forged, pages[seat]) == ("broken", "verdict-draw", {"number": at + 1})


@pytest.mark.usefixtures("session")
def test_a_draw_that_cannot_be_or_is_missing_is_noticed() -> None:
    record, pages = played("parchis")
    at = next(at for at, (seat, _) in enumerate(json.loads(record)["entries"]) if seat == CHANCE)
    for forge in (
        *(entry(at, CHANCE, text) for text in ("dice 7 1", "roll", "nonsense", "")),
        entry(at, 0, "junk"),
        lambda data: data["entries"].pop(at),
        lambda data: data["entries"].insert(at, data["entries"][at]),
    ):
        for seat in EYES:
            state, key, _ = found(changed(record, forge), pages[seat])
            assert (state, key) in (("broken", "verdict-draw"), ("broken", "verdict-record"))


# -- answers told otherwise ----------------------------------------------------


@pytest.mark.parametrize("at", [0, 1, 9, 18, 28, 29])
@pytest.mark.usefixtures("session")
def test_an_answer_that_one_guest_was_told_otherwise(at: int) -> None:
    """He shows both; the others, who were told the truth, can't know of it."""
    record, pages = small()
    heard = pages[1]["heard"]
    lie = {"key": "hit-wall", "args": {"seat": 1}}
    answer = verdict(record, {**pages[1], "heard": [*heard[:at], lie, *heard[at + 1 :]]})
    assert (answer["state"], answer["key"]) == ("broken", "verdict-answer")
    assert (answer["args"], answer["at"]) == ({"number": at + 1}, at)
    assert (answer["told"], answer["ruled"]) == (lie, heard[at])
    assert found(record, pages[2])[0] == "verified"
    aside = {**heard[at], "args": {**heard[at]["args"], "more": 1}}
    answer = verdict(record, {**pages[1], "heard": [*heard[:at], aside, *heard[at + 1 :]]})
    assert (answer["at"], answer["told"], answer["ruled"]) == (at, aside, heard[at])


@pytest.mark.usefixtures("session")
def test_an_answer_that_was_left_out_or_added() -> None:
    record, pages = small()
    heard = pages[1]["heard"]
    lie = {"key": "hit-wall", "args": {"seat": 1}}
    for at, told, now, ruled in (
        (18, heard[:18] + heard[19:], heard[19], heard[18]),
        (18, [*heard[:18], lie, *heard[18:]], lie, heard[18]),
        (29, heard[:29], None, heard[29]),
        (30, [*heard, lie], lie, None),
        (0, [], None, heard[0]),
    ):
        answer = verdict(record, {**pages[1], "heard": told})
        assert (answer["state"], answer["key"]) == ("broken", "verdict-answer")
        assert (answer["at"], answer["told"], answer["ruled"]) == (at, now, ruled)


# -- damaged ------------------------------------------------------------------


@pytest.mark.parametrize(
    "junk",
    ["", "null", "[]", "7", '"record"', "{", "{}", "\x00", "[" * 100_000, " " * (MAX_RECORD + 1)],
)
@pytest.mark.usefixtures("session")
def test_junk_is_no_record(junk: str) -> None:
    _, pages = small()
    for seat in EYES:
        state, key, args = found(junk, pages[seat])
        assert (state, key) == ("broken", "verdict-record")
        assert args["why"].startswith("refused-record-")


@pytest.mark.parametrize("version", [1, 3])
@pytest.mark.usefixtures("session")
def test_a_record_of_another_version_is_not_judged(version: int) -> None:
    """As little as none at all: it is no proof of anything, and no accusation."""
    record, pages = small()
    other = changed(record, lambda data: data.update(version=version, entries=[], news=True))
    for seat in EYES:
        assert found(other, pages[seat])[:2] == ("unverified", "verdict-version")


@pytest.mark.usefixtures("session")
def test_a_truncated_record_is_none() -> None:
    record, pages = small()
    for length in range(0, len(record), 61):
        assert found(record[:length], pages[None])[:2] == ("broken", "verdict-record")


@pytest.mark.usefixtures("page")
@given(st.data())
@settings(BORDER, max_examples=times(48, 120))
def test_whatever_was_changed_is_verified_only_if_nothing_was(data: st.DataObject) -> None:
    record, pages = small()
    if data.draw(st.booleans()):
        text = data.draw(damaged_json(json.loads(record)))
    else:
        text = damaged(data.draw, record)
    answer = verdict(text, pages[data.draw(st.sampled_from(EYES))])
    holds_key(answer["key"])
    if answer["state"] == "verified":
        assert seated(json.loads(text)) == seated(json.loads(record))


@pytest.mark.usefixtures("page")
@given(st.data())
@settings(BORDER, max_examples=times(32, 80))
def test_damaged_evidence_is_judged_or_refused(data: st.DataObject) -> None:
    record, pages = small()
    evidence = data.draw(damaged_json(pages[1]))
    text = f'{{"type":"verify","record":{json.dumps(record)},"evidence":{evidence}}}'
    answer = json.loads(bridge.handle(text))
    assert answer["type"] in ("verdict", "refused")
    holds_key(answer["key"])


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5_000])
def test_numbers_that_json_does_not_have_are_no_evidence(number: str) -> None:
    record, pages = small()
    evidence = {**pages[1], "heard": [{"key": "hit-wall", "args": {"seat": "?"}}]}
    request = json.dumps({"type": "verify", "record": record, "evidence": evidence})
    answer = json.loads(bridge.handle(request.replace('"?"', number)))
    assert (answer["type"], answer["key"]) == ("refused", "refused-message-broken")


@pytest.mark.usefixtures("page")
def test_a_seat_that_is_not_at_the_table_has_heard_something_else() -> None:
    record, pages = small()
    for seat in (3, 63):
        assert found(record, {**pages[1], "seat": seat})[0] == "broken"
    party = Party("parchis", {})
    assert ask("observe", eyes=0)["version"] == 0
    seats = ask("observe", eyes=0)["seats"]
    assert party.verdict(1, seats=seats)["state"] == "broken", "he has not listened yet"
