"""The bridge: what it answers to every request of the page, and what it keeps to itself."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gamemaster import bridge, hired
from gamemaster.core import guarding, record_messages
from gamemaster.core.bot import Roster
from gamemaster.session import Session
from tests.bridge.page import (
    ANNA,
    BORIS,
    PLAN,
    WALKER,
    Walker,
    ask,
    new,
    page_session,
    refused,
    state_of_things,
    submit,
    win,
)

__all__ = ["page_session"]


# -- what is answered -------------------------------------------------------


@pytest.mark.usefixtures("session")
def test_catalog() -> None:
    reply = ask("catalog")
    assert set(reply) == {
        *("type", "version", "presets", "options", "primers", "colours", "bots", "broken"),
    }
    assert set(reply["options"]) == {"labyrinth", "parchis"}
    classic = reply["presets"]["classic"]
    assert (classic["game"], classic["players"]) == ("labyrinth", [1, 6])
    assert classic["rules"] == defaults(reply, "labyrinth", "classic")
    rows = next(option for option in reply["options"]["labyrinth"] if option["name"] == "rows")
    assert (rows["kind"], rows["min"], rows["max"]) == ("int", 3, 12)
    assert {"id": "walker", "game": "labyrinth", "level": 1} in reply["bots"]
    assert reply["broken"] == {"broken": "it broke"}


def defaults(catalog: dict[str, Any], game: str, preset: str) -> dict[str, Any]:
    """A rule set in which every option of a game stands at its default."""
    options = {option["name"]: option["default"] for option in catalog["options"][game]}
    return {"preset": preset, **options}


def test_bots_are_found_anew(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [bot["id"] for bot in ask("bots")["bots"]] == ["walker", "dicer"]
    monkeypatch.setattr(hired, "find_bots", lambda: Roster({}, {}))
    assert ask("bots") == {"type": "bots", "bots": [], "broken": {}}
    assert session.bots.roster.bots == {}


@pytest.mark.usefixtures("session")
def test_new_opens_a_table() -> None:
    reply = new(ANNA, WALKER, rules={"preset": "classic"}, eyes=0)
    assert (reply["seat"], reply["version"], reply["turn"], reply["over"]) == (0, 0, 0, None)
    assert len(reply["offers"]) == 20
    first = {"move": "start a1", "do": "start", "target": {"cell": "a1"}, "part": False}
    assert reply["offers"][0] == first
    opening = {"rows": 4, "cols": 5, "players": 2, "limit": 200}
    assert reply["heard"] == [{"key": "opened", "args": opening}]
    assert reply["seats"] == [
        {**ANNA, "bot": None, "friend": False, "lent": False},
        {**WALKER, "friend": False, "lent": False},
    ]
    assert reply["rules"]["rows"] == 4


@pytest.mark.usefixtures("session")
def test_new_generates_a_plan_from_the_seed_or_from_chance() -> None:
    def plan(**fields: Any) -> str:
        assert new(ANNA, plan=None, **fields)["type"] == "observation"
        return str(json.loads(bridge.save())["plan"])

    assert plan(seed="north") == plan(seed="north")
    assert plan(seed="north") != plan(seed="south")
    assert plan() != plan()
    assert plan(seed=None, rules={"rows": 6}).count("\n") == 18


@pytest.mark.usefixtures("session")
def test_observe_and_submit() -> None:
    new(ANNA, BORIS)
    reply = submit(0, "start b2", 0, since=1)
    assert [said["key"] for said in reply["heard"]] == ["requested", "starts-land"]
    assert (reply["heard_from"], reply["turn"], reply["offers"]) == (1, 1, [])
    reply = ask("observe", eyes=1, since=2)
    assert [said["key"] for said in reply["heard"]] == ["starts-land"]
    assert len(reply["offers"]) == 20
    reply = ask("observe")
    assert (reply["seat"], reply["offers"], len(reply["heard"])) == (None, [], 3)
    assert ask("observe", since=99)["heard"] == []


@pytest.mark.usefixtures("session")
def test_the_rules_are_told_with_the_first_statements_only() -> None:
    rules = new(ANNA, BORIS)["rules"]
    assert rules["rows"] == 4
    for since, told in ((0, rules), (1, None), (99, None)):
        assert ask("observe", eyes=1, since=since).get("rules") == told
    assert "rules" not in submit(0, "start b2", 0, since=1)
    assert json.loads(bridge.resume(bridge.save()))["rules"] == rules, "a page that comes back"


@pytest.mark.usefixtures("session")
def test_advance_lets_a_bot_move() -> None:
    new(ANNA, WALKER)
    submit(0, "start b2", 0)
    reply = ask("advance", version=1, eyes=0, since=3)
    assert [said["key"] for said in reply["heard"]] == [
        *("requested", "starts-land", "found-treasure", "took-treasure"),
    ]
    assert reply["turn"] == 0


@pytest.mark.rule("T-5")
@pytest.mark.usefixtures("session")
def test_hand_over_to_a_bot_and_back() -> None:
    new(ANNA, BORIS)
    submit(0, "start b2", 0)
    reply = ask("hand-over", seat=1, bot="walker", eyes=0)
    assert reply["seats"][1]["bot"] == "walker"
    refused(submit(1, "start b2", 1), "illegal-not-your-seat", seat=1)
    assert ask("advance", version=1, eyes=0)["version"] == 2
    assert ask("hand-over", seat=1, bot=None, eyes=1)["seats"][1]["bot"] is None
    submit(0, "go left", 2)
    assert submit(1, "go down", 3)["type"] == "observation"


@pytest.mark.usefixtures("session")
def test_check_tells_what_is_wrong_with_a_plan() -> None:
    def check(plan: str, **rules: Any) -> list[dict[str, Any]]:
        reply = ask("check", game="labyrinth", rules=rules, plan=plan)
        assert reply["type"] == "checked"
        return list(reply["problems"])

    assert not [p for p in check(PLAN) if p["severity"] == "error"]
    problems = check(PLAN.replace("H", "."))
    assert {"rule", "severity", "key", "args"} == set(problems[0])
    assert "V-2" in {problem["rule"] for problem in problems if problem["severity"] == "error"}
    assert "plan-size" in {problem["key"] for problem in check(PLAN, rows=5)}


@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
def test_nothing_is_revealed_before_the_end_and_everything_after_it() -> None:
    new(ANNA)
    refused(ask("reveal"), "refused-not-over")
    refused(ask("step", at=0, eyes="gm"), "refused-not-over")
    win()
    reply = ask("reveal")
    assert reply["record"] == bridge.save()
    assert reply["plan"].startswith("gamemaster plan 1")
    assert (reply["steps"], reply["game"], reply["seats"]) == (
        5,
        "labyrinth",
        [{**ANNA, "bot": None, "friend": False, "lent": False}],
    )
    assert {"rules", "seed"} <= set(reply)


@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
def test_bots_tell_what_they_knew_only_when_the_game_is_over() -> None:
    new(WALKER, ANNA)
    refused(ask("recollect"), "refused-not-over")
    ask("advance", version=0)
    for move in ("start e4", "blow up", "go up", "loop", "go right"):
        submit(1, move, bridge.SESSION.playing().version)
        if not bridge.SESSION.playing().over:
            ask("advance", version=bridge.SESSION.playing().version)
    reply = ask("recollect")
    assert [(bot["seat"], bot["taker"]) for bot in reply["bots"]] == [(0, 1)]
    whole = bridge.save()
    new(WALKER, ANNA)
    refused(ask("recollect", record=bridge.save()), "refused-not-over")
    assert ask("recollect", record=whole) == reply, "of a record that was verified here"
    refused(ask("recollect", record="{}"), "refused-record-broken")


@pytest.mark.usefixtures("session")
def test_steps_through_everybodys_eyes() -> None:
    new(ANNA)
    win()
    ask("reveal")
    for at in (5, 0, 3, 1, 99):
        for eyes in (0, None):
            step = ask("step", at=at, eyes=eyes)
            assert (step["type"], step["at"]) == ("step", min(at, 5))
            seen = step["observation"]
            assert (seen["version"], seen["seat"]) == (min(at, 5), eyes)
        truth = ask("step", at=at, eyes="gm")["observation"]
        assert "view" not in truth
    truth = ask("step", at=5, eyes="gm")["observation"]["truth"]
    where = {"seat": 0, "row": 2, "col": 4, "outside": None, "health": "healthy"}
    assert truth["pawns"][0].items() >= where.items()
    assert [how for _, _, how in truth["paths"][0]["cells"]] == ["start", "walk", "pit", "pit"]
    refused(ask("step", at=0, eyes=1), "refused-seat", seat=1)


@pytest.mark.usefixtures("session")
def test_a_finished_record_can_be_looked_at_beside_a_running_game() -> None:
    new(ANNA)
    win()
    finished = bridge.save()
    new(ANNA, BORIS)
    running = state_of_things()
    assert ask("replay", record=finished)["steps"] == 5
    assert ask("step", at=2, eyes="gm")["observation"]["version"] == 2
    assert state_of_things() == running
    assert ask("observe", eyes=1)["version"] == 0


# -- what the worker keeps --------------------------------------------------


@pytest.mark.usefixtures("session")
def test_the_worker_saves_and_resumes() -> None:
    assert bridge.save() == ""
    new(WALKER, ANNA)
    ask("advance", version=0)
    submit(1, "start b2", 1)
    text = bridge.save()
    new(ANNA)
    reply = json.loads(bridge.resume(text))
    assert (reply["type"], reply["seat"], reply["version"]) == ("observation", 1, 2)
    assert bridge.save() == text


@pytest.mark.usefixtures("session")
def test_a_broken_record_is_not_resumed_and_changes_nothing() -> None:
    new(ANNA)
    win()
    before, good = state_of_things(), bridge.save()
    for text in ("", "null", good[:-40], good.replace('"version":2', '"version":3')):
        reply = json.loads(bridge.resume(text))
        assert reply["type"] == "refused"
        assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_resumed_among_bots_only_one_looks_on() -> None:
    new(WALKER)
    ask("advance", version=0)
    reply = json.loads(bridge.resume(bridge.save()))
    assert (reply["seat"], reply["version"]) == (None, 1)


def test_a_game_whose_bot_is_gone_is_resumed_and_its_seat_goes_to_another(
    session: Session,
) -> None:
    new(WALKER, ANNA)
    text = bridge.save()
    session.bots.roster = Roster({}, {})
    assert json.loads(bridge.resume(text))["type"] == "observation"
    refused(ask("advance", version=0), "refused-no-bot", bot="walker")
    refused(ask("hand-over", seat=0, bot=None, eyes=0), "refused-eyes", seat=0)
    session.bots.roster = Roster({"runner": Walker()}, {})
    assert ask("hand-over", seat=0, bot="runner", eyes=1)["seats"][0]["bot"] == "runner"
    assert ask("advance", version=0, eyes=1)["version"] == 1


# -- secrets ----------------------------------------------------------------


@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
def test_no_page_looks_through_a_bots_eyes() -> None:
    refused(new(ANNA, WALKER, eyes=1), "refused-eyes", seat=1)
    assert bridge.save() == ""
    new(ANNA, WALKER)
    before = state_of_things()
    refused(ask("observe", eyes=1), "refused-eyes", seat=1)
    refused(ask("observe", eyes=2), "refused-eyes", seat=2)
    submit(0, "start b2", 0)
    before = state_of_things()
    refused(ask("advance", version=1, eyes=1), "refused-eyes", seat=1)
    refused(submit(1, "start b2", 1), "illegal-not-your-seat", seat=1)
    refused(ask("hand-over", seat=0, bot="walker", eyes=0), "refused-eyes", seat=0)
    assert state_of_things() == before
    refused(ask("hand-over", seat=0, bot=None, eyes=1), "refused-eyes", seat=1)
    assert state_of_things() == before


@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
def test_a_running_games_record_never_reaches_the_page() -> None:
    asked: list[dict[str, Any]] = [
        {"type": "catalog"},
        {"type": "bots"},
        {"type": "observe"},
        {"type": "observe", "eyes": 0},
        {"type": "submit", "seat": 0, "move": "start a1", "version": 0},
        {"type": "submit", "seat": 0, "move": "nonsense", "version": 1},
        {"type": "advance", "version": 1},
        {"type": "hand-over", "seat": 0, "bot": None},
        {"type": "reveal"},
        {"type": "recollect"},
        {"type": "step", "at": 1, "eyes": "gm"},
        {"type": "save"},
        {"type": "resume"},
        {"type": "check", "game": "labyrinth", "rules": {}, "plan": PLAN.replace("p2", ". ")},
    ]
    new(ANNA, WALKER, plan=None, seed="a-secret-seed", rules={"false_treasures": 2})
    for request in asked:
        text = bridge.handle(json.dumps({**request}))
        for secret in ("a-secret-seed", "gamemaster plan", "gamemaster-record", "gm-", "digest"):
            assert secret not in text, (request, secret)
    saved = bridge.save()
    refused(ask("replay", record=saved), "refused-record-unfinished")
    refused(ask("step", at=1, eyes="gm"), "refused-not-over")


def test_a_page_that_wakes_up_draws_chance_anew() -> None:
    """All pages go on from one memory: what is random in it must not stay the same."""
    drawn = set()
    for _ in range(3):
        random.seed(0)
        bridge.woken()
        drawn.add(random.random())
    assert len(drawn) == 3


@pytest.mark.usefixtures("session")
def test_a_table_from_elsewhere_is_taken_over_by_the_guards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    new(ANNA, WALKER)
    text = bridge.save()
    read: list[object] = []
    plain = guarding.read

    def guarded(kind: object, *rest: Any) -> object:
        read.append(kind)
        return plain(kind, *rest)

    monkeypatch.setattr(guarding, "read", guarded)
    assert json.loads(bridge.resume(text))["type"] == "observation"
    assert read == []
    assert json.loads(bridge.take_over(text))["type"] == "observation"
    assert read == [record_messages.RecordModel]
