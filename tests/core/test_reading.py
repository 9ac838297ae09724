"""One definition of all messages, two readers: what one takes or refuses, the other does, too."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, Final, get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gamemaster.core import guarding, messages, reading, record_messages
from gamemaster.core.game import Refused
from tests.campaigns import times
from tests.core.test_fuzz import JSON, damaged, damaged_json

LIMIT: Final = 1_000_000
MANY: Final = settings(
    max_examples=times(60, 300), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
SEAT: Final = {"name": "Anna", "colour": "red", "bot": None, "friend": True}
HASH: Final = "0123456789abcdef" * 4
TABLE: Final = {"game": "labyrinth", "rules": {"rows": 5, "bear": True}, "seats": [SEAT]}
GOOD: Final[list[dict[str, Any]]] = [
    {"type": "catalog"},
    {"type": "bots"},
    {"type": "book", "text": "a book"},
    {"type": "pose", "text": "a book", "at": 0},
    {"type": "new", **TABLE, "seed": "s", "plan": None, "eyes": 0},
    {"type": "again", "eyes": 0},
    {"type": "prepare", **TABLE},
    {"type": "open", "nonces": [{"promise": HASH, "nonce": HASH}], "eyes": None},
    {"type": "rules", "game": "labyrinth", "rules": {"preset": "classic", "rows": 7}},
    {"type": "observe", "eyes": 3, "since": 7},
    {"type": "consider", "seat": 0, "move": "go left"},
    {"type": "submit", "seat": 63, "move": "go up", "version": 10_000_000, "since": 0},
    {"type": "advance", "version": 0},
    {"type": "hand-over", "seat": 1, "bot": "mapper", "name": "Ян"},
    {"type": "rule", "text": "put 2 b3", "tell": [0, 2], "version": 4, "eyes": "gm", "since": 9},
    {"type": "going", "count": 2},
    {"type": "hold", "on": True, "eyes": "gm", "since": 0},
    {"type": "release", "eyes": 1, "since": 3},
    {"type": "reveal"},
    {"type": "recollect"},
    {"type": "step", "at": 3, "eyes": "gm"},
    {"type": "replay", "record": "{}"},
    {"type": "check", "game": "labyrinth", "rules": {}, "plan": "labyrinth"},
    {
        "type": "succeed",
        "heirs": {
            "offered": 1,
            "accepted": False,
            "asked": [{"seat": 0, "name": "Anna", "answer": "pass"}],
        },
        "people": [{"seat": 1, "name": "Ян"}],
        "act": {"seat": 1, "do": "pass", "to": 2},
    },
    {"type": "hand-plan", "seat": 1, "plan": "labyrinth"},
    {
        "type": "desk",
        "game": "labyrinth",
        "rules": {"preset": "school"},
        "plan": "gamemaster plan 1",
        "seed": "north",
        "edits": ["wall b2 right", "undo"],
    },
    {"type": "draw", "edit": "wall b2 right"},
    {
        "type": "teach",
        "seats": [SEAT],
        "scene": 0,
        "lesson": {
            "id": "walls",
            "game": "labyrinth",
            "rules": {"preset": "classic"},
            "tries": ["requested"],
            "scenes": [
                {
                    "plan": "gamemaster plan 1",
                    "opening": ["0: start a1"],
                    "others": [["go up"], []],
                    "tasks": [
                        {
                            "ask": "task-walls-wall",
                            "done": [{"heard": "hit-wall", "of": "me", "view": {"turns": 1}}],
                            "praise": "task-walls-wall-done",
                            "otherwise": "task-walls-wall-other",
                            "solution": ["go right"],
                            "answers": [{"when": [{"heard": "scream", "args": {}}], "say": "w"}],
                        }
                    ],
                }
            ],
        },
    },
    {"type": "dismiss"},
    {
        "type": "agree",
        "game": "labyrinth",
        "rules": {"preset": "classic", "rows": 7},
        "agreement": {
            "rules": {"preset": "classic"},
            "count": 2,
            "points": [
                {
                    "number": 2,
                    "author": "a",
                    "by": "Anna",
                    "changes": {"bear": False},
                    "votes": {"a": True},
                }
            ],
            "settled": [
                {
                    "number": 1,
                    "by": "Ян",
                    "changes": {"rows": 7},
                    "before": {"rows": 4},
                    "outcome": "agreed",
                    "ballots": [{"name": "Anna", "seat": None, "weight": 4900, "vote": None}],
                }
            ],
        },
        "voters": [{"id": "a", "name": "Anna", "seat": 1}],
        "act": {"do": "vote", "by": "a", "point": 2, "yes": False},
    },
    {
        "type": "verify",
        "record": "{}",
        "evidence": {
            "seat": None,
            "commitment": HASH,
            "origin": "pages",
            "promises": [HASH],
            "nonce": None,
            "rules": {},
            "seats": [SEAT],
            "heard": [{"key": "gm-wall", "args": {"at": [1, "a"]}}],
            "moves": [[0, "go up"]],
        },
    },
]
RECORD: Final[dict[str, Any]] = {
    "format": "gamemaster-record",
    "version": 2,
    **TABLE,
    "seed": "s",
    "origin": "seed",
    "plan": "p",
    "entries": [[0, "go up"], [-1, "5"]],
    "digest": HASH,
    "joint": {"salt": HASH, "promises": [HASH], "nonces": []},
}


def readers(kind: Any, text: str) -> tuple[Any, Any]:
    """What each of them makes of a text: a message, or the refusal."""
    both = []
    for read in (reading.read, guarding.read):
        try:
            both.append(read(kind, text, "message", LIMIT))
        except Refused as refusal:
            both.append(refusal)
    return both[0], both[1]


def agree(kind: Any, text: str) -> None:
    plain, guarded = readers(kind, text)
    if not isinstance(plain, Refused) and not isinstance(guarded, Refused):
        assert plain == guarded
        return
    assert isinstance(plain, Refused)
    assert isinstance(guarded, Refused), text
    assert plain.key == guarded.key == "refused-message-broken"
    places = [refusal.args_for_words["place"] for refusal in (plain, guarded)]
    # Of a union pydantic names the branch, too, and half a character makes it refuse the whole.
    assert f"{places[1]}.".startswith(f"{places[0]}.") or places[1] == "message", (text, places)


@pytest.mark.parametrize("message", GOOD, ids=lambda message: str(message["type"]))
def test_both_take_what_is_right(message: dict[str, Any]) -> None:
    plain, guarded = readers(messages.REQUESTS, json.dumps(message))
    assert plain == guarded
    for name, value in message.items():
        if isinstance(value, (str, int)):
            assert getattr(plain, name) == value


def test_there_is_an_example_of_every_message() -> None:
    tags = {get_args(get_type_hints(kind)["type"])[0] for kind in messages.REQUESTS}
    assert [message["type"] for message in GOOD if message["type"] in tags] == [
        message["type"] for message in GOOD
    ]
    assert {message["type"] for message in GOOD} == tags


@pytest.mark.parametrize("message", GOOD, ids=lambda message: str(message["type"]))
def test_both_miss_what_is_missing_and_know_nothing_strange(message: dict[str, Any]) -> None:
    (kind,) = [
        kind
        for kind in messages.REQUESTS
        if get_args(get_type_hints(kind)["type"]) == (message["type"],)
    ]
    for field in fields(kind):
        agree(messages.REQUESTS, json.dumps({k: v for k, v in message.items() if k != field.name}))
        for value in (None, True, -1, 1.0, 1.5, "", "x" * 2000, [], {}, [None], {"": 1}, 10**30):
            agree(messages.REQUESTS, json.dumps({**message, field.name: value}))
    agree(messages.REQUESTS, json.dumps({**message, "more": 1}))


@MANY
@given(st.sampled_from(GOOD).flatmap(damaged_json))
def test_both_judge_damaged_messages_alike(text: str) -> None:
    agree(messages.REQUESTS, text)


@MANY
@given(damaged_json(RECORD))
def test_both_judge_damaged_records_alike(text: str) -> None:
    agree(record_messages.RecordModel, text)


@MANY
@given(st.one_of(JSON.map(json.dumps), st.text()))
@example('{"type": "submit", "type": "reveal"}')
@example('{"type": "reveal", "type": 1}')
@example('{"type": "consider", "seat": 0, "move": "\\ud800"}')
@example('{"type": "consider", "seat": 0, "move": "\\ud83d\\ude00"}')
@example('{"type": "consider", "seat": 0, "move": "\ud800"}')
@example('{"type": "observe", "since": 1e3}')
@example('{"type": "observe", "since": NaN}')
@example('{"type": "observe", "since": -0}')
@example('{"type": "observe", "since": 00}')
@example('{"type": "rules", "game": "g", "rules": {"\\ud800": 1}}')
@example('\ufeff{"type": "reveal"}')
@example("[" * 100_000)
@example('{"type": "rules", "game": "[{", "rules": ' + "[" * 201 + "]" * 201 + "}")
@example('{"type": "consider", "seat": 0, "move": "' + '[{\\"' * 150 + '"}')
@example('{"type": "observe", "since": ' + "1" * 5000 + "}")
def test_both_judge_junk_alike(text: str) -> None:
    agree(messages.REQUESTS, text)


@MANY
@given(st.data())
def test_both_judge_scribbled_text_alike(data: st.DataObject) -> None:
    text = json.dumps(data.draw(st.sampled_from(GOOD)))
    agree(messages.REQUESTS, damaged(data.draw, text))


def test_json_is_followed_so_deep_and_no_deeper() -> None:
    """A page's engine would be lost in what is deeper."""
    for depth, text in ((200, "[" * 200 + "]" * 200), (200, '{"a":[' * 100 + "]}" * 100)):
        assert reading.parsed(text, "message"), depth
    assert reading.parsed("[" + "[[]]," * 5000 + '"[{\\"["]', "message")[-1] == '[{"['
    for text in ("[" * 201 + "]" * 201, "[" * 10**6, '{"a":' * 300 + "1" + "}" * 300):
        with pytest.raises(Refused) as refused:
            reading.parsed(text, "message")
        assert refused.value.key == "refused-message-broken"


def test_a_text_that_is_too_long_is_not_read() -> None:
    for read in (reading.read, guarding.read):
        with pytest.raises(Refused) as refused:
            read(messages.REQUESTS, "[" * 11, "message", 10)
        assert refused.value.key == "refused-message-too-long"
        assert refused.value.args_for_words == {"length": 11, "limit": 10}


@pytest.mark.parametrize(
    "entry", [[], [None], [0], [None, 1, 2], [0, 1], [0, "go up", 2], [0, None, None], "ab", {}, 7]
)
def test_both_want_pairs(entry: Any) -> None:
    agree(record_messages.RecordModel, json.dumps({**RECORD, "entries": [[0, "go up"], entry]}))
