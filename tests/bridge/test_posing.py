"""Puzzles across the border: a book is read, one is posed; an answer is tried where one thinks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gamemaster import knowing
from gamemaster.core import replies
from gamemaster.core.puzzles import Hearing
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.replies import AskedFact, HintedFact, LabyrinthSeen, LabyrinthTruth
from tests.bridge.page import ask, page_session
from tests.labyrinth.puzzles.test_questions import TestCertain, TestWhere
from tests.strictly import hold

__all__ = ["page_session"]

pytestmark = pytest.mark.usefixtures("session")

BOOK = """\
gamemaster puzzles 1
game labyrinth
kind where
rules {"preset":"quest-easy"}
seed made
short {"d":"go down","l":"go left","r":"go right","u":"go up"}
0 2 0 7.0.0 seat=1 r,u,l,u
1 1 0 3.0.0 8=arrived-pit r,u,l,u
"""


def tried(kind: str, *answer: str, **change: Any) -> Any:
    """What the worker that thinks says to an answer to the first puzzle."""
    posed = ask("pose", text=BOOK, at=0)
    mailbox = {name: posed[name] for name in ("game", "rules", "seat", "heard")}
    question = {"kind": kind, "whom": 1 if kind == "other" else None, "steps": 0}
    letter = {"type": "try", **mailbox, "seats": 2, "question": question, "answer": answer}
    return json.loads(knowing.ask(json.dumps(letter | change)))


def test_a_book_says_what_is_in_it() -> None:
    told = ask("book", text=BOOK)
    assert (told["game"], told["kind"]) == ("labyrinth", "where")
    assert told["puzzles"] == [{"rating": 1120}, {"rating": 880}]


@pytest.mark.rule("G-3")
def test_a_puzzle_is_posed_with_the_mailbox_of_its_seat_and_nothing_else() -> None:
    posed = ask("pose", text=BOOK, at=0)
    hold(LabyrinthSeen, posed["view"])
    assert posed["question"] == {"kind": "where", "whom": 1, "steps": 0}
    assert [seat["name"] for seat in posed["seats"]] == ["1", "2"]
    assert not [said for said in posed["heard"] if said["key"].startswith("gm-")]
    assert {"plan", "seed", "moves", "offers"}.isdisjoint(posed)


def test_of_what_a_lie_contradicts_no_picture_is_drawn() -> None:
    posed = ask("pose", text=BOOK, at=1)
    assert posed["heard"][8]["key"] == "arrived-pit"
    assert posed["view"]["phase"] == "start", "as it was in the beginning"


def test_an_answer_is_tried_with_the_mailbox_that_comes_with_it() -> None:
    names = [f"{column}{row}" for column in "abcd" for row in (1, 2, 3, 4)]
    told = tried("where", *names)
    hold(replies.Tried, told)
    assert told["key"] in ("puzzle-cannot-be-there", "puzzle-right")
    one = tried("where", "a1")
    hold(replies.Tried, one)
    if one["truth"] is not None:
        hold(LabyrinthTruth, one["truth"])
    assert one["heard"] or one["truth"]


def test_what_could_be_marked_is_told_whatever_was_heard() -> None:
    posed = ask("pose", text=BOOK, at=0)
    letter = {name: posed[name] for name in ("game", "rules", "seat", "heard")}
    letter |= {"type": "choose", "seats": 2, "row": 0, "col": 0}
    told = json.loads(knowing.ask(json.dumps(letter)))
    hold(replies.Chosen, told)
    for fact in told["facts"]:
        hold(AskedFact, fact)
    claims = {value["claim"] for fact in told["facts"] for value in fact["values"]}
    assert {"cell a1 pit", "side a1 right wall", "side a1 left exit"} <= claims
    assert json.loads(knowing.ask(json.dumps(letter | {"row": 9})))["key"] == "illegal-claim"


@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        ("book", {"text": "nothing"}, "refused-puzzle"),
        ("book", {"text": BOOK.replace("labyrinth", "chess")}, "refused-game"),
        ("book", {"text": BOOK, "at": 0}, "refused-message-broken"),
        ("pose", {"text": BOOK, "at": 2}, "refused-puzzle"),
        ("pose", {"text": BOOK, "at": -1}, "refused-message-broken"),
        ("pose", {"text": BOOK.replace('"quest-easy"', '"x"'), "at": 0}, "refused-preset"),
    ],
)
def test_junk_is_refused_by_name(kind: str, fields: dict[str, Any], key: str) -> None:
    assert ask(kind, **fields)["key"] == key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "parchis"}, "refused-game"),
        ({"rules": {"preset": "x"}}, "refused-preset"),
        ({"heard": []}, "refused-puzzle"),
        ({"seat": 2}, "refused-puzzle"),
        ({"question": {"kind": "riddle"}}, "refused-puzzle"),
        ({"question": {"kind": "other", "whom": 7}}, "refused-puzzle"),
        ({"answer": ["z9"]}, "illegal-claim"),
        ({"plan": "x"}, "refused-message-broken"),
    ],
)
def test_junk_is_refused_where_one_thinks(change: dict[str, Any], key: str) -> None:
    assert tried("where", "a1", **change)["key"] == key


def solved(box: Hearing, kind: str, steps: int = 0) -> Any:
    """The answer to a question about a mailbox, as the worker that thinks explains it."""
    letter = {
        "type": "solve",
        "game": "labyrinth",
        "rules": LABYRINTH.write_rules(box.rules),
        "seats": box.seats,
        "seat": box.seat,
        "heard": [{"key": said.key, "args": said.args} for said in box.heard],
        "question": {"kind": kind, "whom": None, "steps": steps},
    }
    return json.loads(knowing.ask(json.dumps(letter)))


def test_a_puzzle_that_is_over_is_explained_by_what_proves_its_answer() -> None:
    told = solved(TestWhere.HEARD, "where")
    hold(replies.Solved, told)
    assert told["answer"] == ["a1", "a2", "b2"]
    assert {TestWhere.HEARD.heard[at].key for at in told["heard"]} >= {"arrived-arsenal"}


def test_what_is_certain_is_explained_in_facts() -> None:
    told = solved(TestCertain.HEARD, "certain")
    for fact in told["facts"]:
        hold(HintedFact, fact)
    assert [fact["claim"] for fact in told["facts"]] == ["cell a3 river", "side a3 right open"]


def test_where_there_is_not_one_answer_nothing_is_explained() -> None:
    told = solved(TestWhere.HEARD, "way", 3)
    assert (told["type"], told["key"]) == ("refused", "refused-puzzle")
