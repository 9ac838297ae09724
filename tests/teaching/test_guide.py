"""Who sits at a learner's side: what is said when, what is kept, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.session import Session
from gamemaster.teaching.signs import fits
from tests.bridge.page import ask
from tests.teaching.learning import COMPANION, LESSONS, Learner, resumed

PLAN = """gamemaster plan 1
    a   b   c   d
  +---+---+---+---+
1 | .   .   >   D |
  +   +   +   +   +
2 | p1  .   .   p2|
  +   +   +   +   +
3 | A   .   H   .
  +---+---+---+---+
treasure b2
"""
RULES = {"preset": "classic", "rows": 3, "cols": 4, "bear": False, "false_treasures": 0}
ALONE = [{"name": "Ann", "colour": "blue"}]


@pytest.fixture(autouse=True)
def own_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge, "SESSION", Session())


def accompanied() -> dict[str, Any]:
    table = {"game": "labyrinth", "rules": RULES, "seats": ALONE, "plan": PLAN, "eyes": 0}
    seen: dict[str, Any] = ask("new", **table, companion=COMPANION)
    return seen


def said(seen: dict[str, Any], *moves: str) -> list[str | None]:
    """What the companion says to each of these moves."""
    heard = []
    for version, move in enumerate(moves, seen["version"]):
        reply = ask("submit", seat=0, move=move, version=version)
        assert reply["type"] == "observation", reply
        heard.append(reply["guide"]["say"])
    return heard


def test_a_companion_says_a_thing_once_and_one_at_a_time() -> None:
    seen = accompanied()
    assert seen["guide"] == {"say": None, "praises": False}
    told = said(seen, "start a1", "go right", "go right", "go left", "go left", "go left")
    assert told == [None, "companion-land", "companion-delta", None, None, None]
    told = said(ask("observe", eyes=0), "go up", "go down", "go left", "go left")
    assert told[0] == "companion-wall"
    assert told.count("companion-wall") == 1


def test_it_tells_when_scraps_are_joined() -> None:
    told = said(accompanied(), "start a1", "go down", "go down", "go left", "go left", "go left")
    assert told[1] == "companion-pit"
    assert "companion-joined" in told


def test_a_companion_that_is_sent_away_stays_away() -> None:
    seen = accompanied()
    said(seen, "start a1")
    bridge.keep()
    bridge.changed()
    gone = ask("dismiss")
    assert gone["type"] == "observation"
    assert "guide" not in gone
    assert bridge.changed() == "beside"
    assert "guide" not in resumed()
    assert ask("dismiss")["key"] == "refused-no-companion"


def test_what_was_said_is_the_same_after_a_reload() -> None:
    said(accompanied(), "start a1", "go right", "go right")
    before = ask("observe", eyes=0)
    assert resumed()["guide"] == before["guide"] == {"say": "companion-delta", "praises": False}
    assert said(before, "go left")[0] is None


@pytest.mark.parametrize("name", ["arms", "joining"])
def test_a_lesson_goes_on_after_a_reload(name: str) -> None:
    learner = Learner(LESSONS[name])
    (scene,) = LESSONS[name]["scenes"]
    learner.solve(scene["tasks"][:1])
    before = learner.seen
    learner.seen = resumed()
    assert learner.seen["guide"] == before["guide"]
    learner.solve(scene["tasks"][1:])


def test_additions_to_a_record_keep_the_guide() -> None:
    learner = Learner(LESSONS["walls"])
    lines = [bridge.keep()]
    bridge.changed()
    learner.move("go right")
    lines.append(bridge.addition())
    bridge.SESSION.clear()
    seen = json.loads(bridge.resume("\n".join(lines)))
    assert seen["guide"] == learner.told


def test_another_table_has_no_teacher() -> None:
    Learner(LESSONS["walls"])
    assert "guide" not in ask("again", eyes=0)
    Learner(LESSONS["walls"])
    assert "guide" not in ask("new", game="labyrinth", rules=RULES, seats=ALONE, eyes=0)


def test_nobody_else_is_told_what_it_says() -> None:
    Learner(LESSONS["arms"])
    assert "guide" not in ask("observe", eyes=None)
    assert "guide" in ask("observe", eyes=0)


def test_a_lesson_that_can_not_be_done_any_more_says_so() -> None:
    learner = Learner(LESSONS["parchis"], 2)
    assert not learner.lesson["stuck"]
    learner.move("20-22", "22-26", "done")
    assert learner.lesson["stuck"]
    assert ask("advance", version=learner.seen["version"], eyes=0)["type"] == "refused"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "refused-game"),
        ({"rules": {"preset": "nothing"}}, "refused-preset"),
        ({"scenes": []}, "refused-message-broken"),
        ({"colour": "blue"}, "refused-message-broken"),
    ],
)
def test_a_lesson_that_can_not_be_given_is_refused(change: dict[str, Any], key: str) -> None:
    reply = ask("teach", lesson={**LESSONS["walls"], **change}, seats=ALONE)
    assert reply["key"] == key


@pytest.mark.parametrize(
    ("opening", "why"),
    [
        (["start a2"], "'start a2' is no seat and no move"),
        (["1: start a2"], "'1: start a2': it is the turn of 0"),
        (["0: go left"], "'0: go left' is refused: illegal-choose-start"),
    ],
)
def test_an_opening_that_can_not_be_made_names_its_line(opening: list[str], why: str) -> None:
    lesson = LESSONS["walls"]
    scene = {**lesson["scenes"][0], "opening": opening}
    reply = ask("teach", lesson={**lesson, "scenes": [scene]}, seats=ALONE)
    assert reply["key"] == "refused-lesson"
    assert reply["args"] == {"lesson": "walls", "why": why}


def test_a_lesson_wants_its_people_and_a_scene_that_it_has() -> None:
    reply = ask("teach", lesson=LESSONS["arms"], seats=ALONE)
    assert reply["args"]["why"] == "2 sit at its table, not 1"
    reply = ask("teach", lesson=LESSONS["walls"], scene=1, seats=ALONE)
    assert reply["args"]["why"] == "there is no scene 1"


@pytest.mark.parametrize(
    ("pattern", "value", "fit"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"b": 1}, False),
        ({"count": 2}, [5, 6], True),
        ({"count": 1}, [5, 6], False),
        ({"some": {"a": 1}}, [{"a": 2}, {"a": 1}], True),
        ({"these": [1, 2]}, [2, 3], False),
        ({"these": [1, 2]}, [2, 1], True),
        ({"none": 1}, [2, 1], False),
        ({"most": 1}, [2, 1], False),
        ([1, {}], [1, {"a": 1}], True),
        ([1], [1, 2], False),
        (1, True, False),
        ({}, 1, False),
    ],
)
def test_patterns(pattern: Any, value: Any, fit: bool) -> None:
    assert fits(pattern, value) is fit
