"""The bridge: every request of the page, and every way in which one is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from gamemaster import bridge
from gamemaster.core.bot import Roster
from gamemaster.core.game import Observation
from gamemaster.core.messages import MAX_MESSAGE
from tests.schema import OBSERVATION, TRUTH, VIEWS

PLAN: Final = """gamemaster plan 1
  +---+---+---+---+---+
1 | .   H | >   >   D |
  +   +---+   +   +   +
2 | p1  .   A   .   . |
  +---+   +   +   +   +
3 | .   .   .   .   p2
  +   +   +   +---+   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
treasure e4
false a1
bear a4
"""
ANNA: Final = {"name": "Anna", "colour": "red"}
BORIS: Final = {"name": "Борис", "colour": "blue"}
WALKER: Final = {"name": "Bot", "colour": "green", "bot": "walker"}
WIN: Final = ("start e4", "blow up", "go up", "loop", "go right")


class Walker:
    """Takes the first thing offered, or fails when told to."""

    id = "walker"
    game = "labyrinth"
    level = 1
    fails = False

    def choose(self, seen: Observation, rng: Random) -> str:
        if self.fails:
            raise RuntimeError("tired")
        return seen.offers[0].move


class Dicer(Walker):
    """A bot of another game."""

    id = "dicer"
    game = "parchis"


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Iterator[bridge.Session]:
    bots = {"walker": Walker(), "dicer": Dicer()}
    monkeypatch.setattr(bridge, "find_bots", lambda: Roster(bots, {"broken": "it broke"}))
    fresh = bridge.Session()
    monkeypatch.setattr(bridge, "SESSION", fresh)
    yield fresh
    Walker.fails = False


def ask(kind: str, **fields: Any) -> dict[str, Any]:
    reply = json.loads(bridge.handle(json.dumps({"type": kind, **fields})))
    if reply["type"] == "observation":
        seen = OBSERVATION.validate_python(reply)
        VIEWS["labyrinth"].validate_python(seen.view)
    assert isinstance(reply, dict)
    return reply


def new(*seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    asked = {"game": "labyrinth", "rules": {}, "seats": list(seats), "plan": PLAN, **fields}
    return ask("new", **asked)


def submit(seat: int, move: str, version: int, **fields: Any) -> dict[str, Any]:
    return ask("submit", seat=seat, move=move, version=version, **fields)


def refused(reply: dict[str, Any], key: str, **args: Any) -> None:
    assert reply["type"] == "refused", reply
    assert (reply["key"], {**reply["args"], **args}) == (key, reply["args"])


def win(seat: int = 0) -> None:
    for version, move in enumerate(WIN):
        assert submit(seat, move, version)["type"] == "observation"


def state_of_things() -> tuple[str, ...]:
    table = bridge.SESSION.table
    return (bridge.save(), "" if table is None else table.digest)


# -- what is answered -------------------------------------------------------


@pytest.mark.usefixtures("session")
def test_catalog() -> None:
    reply = ask("catalog")
    assert set(reply) == {
        *("type", "version", "presets", "options", "colours", "bots", "broken"),
    }
    classic = reply["presets"]["classic"]
    assert (classic["game"], classic["players"]) == ("labyrinth", [1, 6])
    options = {option["name"]: option for option in reply["options"]}
    assert set(options) == set(classic["rules"]) - {"preset"}
    assert (options["rows"]["min"], options["rows"]["max"]) == (3, 12)
    assert {"id": "walker", "game": "labyrinth", "level": 1} in reply["bots"]
    assert reply["broken"] == {"broken": "it broke"}
    for name, option in options.items():
        assert option["default"] == classic["rules"][name]


def test_bots_are_found_anew(session: bridge.Session, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [bot["id"] for bot in ask("bots")["bots"]] == ["walker", "dicer"]
    monkeypatch.setattr(bridge, "find_bots", lambda: Roster({}, {}))
    assert ask("bots") == {"type": "bots", "bots": [], "broken": {}}
    assert session.roster.bots == {}


@pytest.mark.usefixtures("session")
def test_new_opens_a_table() -> None:
    reply = new(ANNA, WALKER, rules={"preset": "classic"}, eyes=0)
    assert (reply["seat"], reply["version"], reply["turn"], reply["over"]) == (0, 0, 0, None)
    assert len(reply["offers"]) == 20
    assert reply["offers"][0] == {"move": "start a1", "do": "start", "target": {"cell": "a1"}}
    assert reply["heard"] == [{"key": "opened", "args": {"rows": 4, "cols": 5, "players": 2}}]
    assert reply["seats"] == [{**ANNA, "bot": None}, WALKER]
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
        [{**ANNA, "bot": None}],
    )
    assert {"rules", "seed"} <= set(reply)


@pytest.mark.usefixtures("session")
def test_steps_through_everybodys_eyes() -> None:
    new(ANNA)
    win()
    ask("reveal")
    for at in (5, 0, 3, 1, 99):
        for eyes in (0, None):
            step = ask("step", at=at, eyes=eyes)
            assert (step["type"], step["at"]) == ("step", min(at, 5))
            seen = OBSERVATION.validate_python(step["observation"])
            assert (seen.version, seen.seat) == (min(at, 5), eyes)
        truth = ask("step", at=at, eyes="gm")["observation"]
        assert "view" not in truth
        TRUTH.validate_json(json.dumps(truth["truth"]))
    truth = ask("step", at=5, eyes="gm")["observation"]["truth"]
    assert truth["pawns"][0] == {
        "seat": 0,
        "row": 2,
        "col": 4,
        "outside": None,
        "health": "healthy",
    }
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
    for text in ("", "null", good[:-40], good.replace('"version":1', '"version":3')):
        reply = json.loads(bridge.resume(text))
        assert reply["type"] == "refused"
        assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_resumed_among_bots_only_one_looks_on() -> None:
    new(WALKER)
    ask("advance", version=0)
    reply = json.loads(bridge.resume(bridge.save()))
    assert (reply["seat"], reply["version"]) == (None, 1)


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


# -- what is refused --------------------------------------------------------


@pytest.mark.parametrize(
    ("request_text", "place"),
    [
        ("", "message"),
        ("{", "message"),
        ("null", "message"),
        ("[]", "message"),
        ("{}", "message"),
        ('{"type": "dance"}', "message"),
        ('{"type": 1}', "message"),
        ('{"type": "catalog", "more": 1}', "catalog.more"),
        ('{"type": "observe", "eyes": -1}', "observe.eyes"),
        ('{"type": "observe", "eyes": "0"}', "observe.eyes"),
        ('{"type": "observe", "since": -1}', "observe.since"),
        ('{"type": "observe", "since": 1.5}', "observe.since"),
        ('{"type": "submit", "seat": 0, "move": "go up"}', "submit.version"),
        ('{"type": "submit", "seat": 64, "move": "go up", "version": 0}', "submit.seat"),
        ('{"type": "submit", "seat": 0, "move": 7, "version": 0}', "submit.move"),
        ('{"type": "submit", "seat": true, "move": "loop", "version": 0}', "submit.seat"),
        ('{"type": "step", "at": 0, "eyes": "god"}', "step.eyes"),
        ('{"type": "hand-over", "seat": 0}', "hand-over.bot"),
        ('{"type": "new", "game": "labyrinth", "rules": {}, "seats": []}', "new.seats"),
        ('{"type": "new", "game": "labyrinth", "rules": [], "seats": [{}]}', "new.rules"),
        ('{"type": "replay", "record": null}', "replay.record"),
        ('{"type": "check", "game": "labyrinth", "rules": {}}', "check.plan"),
    ],
)
@pytest.mark.usefixtures("session")
def test_a_message_that_does_not_fit_is_refused_by_its_place(request_text: str, place: str) -> None:
    new(ANNA)
    before = state_of_things()
    reply = json.loads(bridge.handle(request_text))
    refused(reply, "refused-message-broken")
    assert reply["args"]["place"].startswith(place)
    assert reply["args"]["why"]
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_an_oversize_message_is_refused_unread() -> None:
    limit = MAX_MESSAGE
    reply = json.loads(bridge.handle(" " * (limit + 1)))
    refused(reply, "refused-message-too-long", length=limit + 1, limit=limit)


@pytest.mark.usefixtures("session")
def test_without_a_table_there_is_nothing_to_ask() -> None:
    for request in (
        {"type": "observe"},
        {"type": "submit", "seat": 0, "move": "loop", "version": 0},
        {"type": "advance", "version": 0},
        {"type": "hand-over", "seat": 0, "bot": None},
        {"type": "reveal"},
    ):
        reply = json.loads(bridge.handle(json.dumps(request)))
        refused(reply, "refused-no-table")


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "refused-game"),
        ({"rules": {"preset": "sharp"}}, "refused-preset"),
        ({"rules": {"wings": 2}}, "refused-unknown-option"),
        ({"rules": {"rows": 2}}, "refused-option"),
        ({"rules": {"bear": 1}}, "refused-option"),
        ({"rules": {"rows": True}}, "refused-option"),
        ({"rules": {"difficulty": "easiest"}}, "refused-option"),
        ({"rules": {"bear": False, "bear_can_be_shot": True}}, "refused-options"),
        ({"rules": {"bullets": 0, "bear_can_be_shot": True}}, "refused-options"),
        ({"rules": {"rows": 3, "cols": 3, "false_treasures": 6}}, "refused-options"),
        ({"seats": [ANNA] * 7}, "refused-players"),
        ({"seats": [{**ANNA, "bot": "nobody"}]}, "refused-no-bot"),
        ({"seats": [{**ANNA, "bot": "dicer"}]}, "refused-no-bot"),
        ({"eyes": 5}, "refused-eyes"),
        ({"plan": "no plan"}, "refused-plan-header"),
        ({"plan": PLAN.replace("H", ".")}, "plan-hospitals"),
        ({"plan": PLAN, "rules": {"cols": 6}}, "plan-size"),
    ],
)
@pytest.mark.usefixtures("session")
def test_a_table_that_cannot_be_opened_leaves_the_old_one(fields: dict[str, Any], key: str) -> None:
    new(ANNA)
    before = state_of_things()
    asked = {"game": "labyrinth", "rules": {}, "seats": [ANNA], "plan": None, **fields}
    refused(ask("new", **asked), key)
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_moves_that_are_refused_change_nothing() -> None:
    new(ANNA, BORIS)
    before = state_of_things()
    refused(submit(0, "start a1", 1), "illegal-stale", version=1, now=0)
    refused(submit(1, "start a1", 0), "illegal-not-your-turn", seat=1)
    refused(submit(7, "start a1", 0), "illegal-not-your-turn", seat=7)
    refused(submit(0, "go left", 0), "illegal-choose-start")
    refused(submit(0, "go sideways", 0), "illegal-move-side", column=1, word="go")
    refused(submit(0, "start a5", 0), "illegal-no-such-cell", cell="a5")
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_only_a_bot_is_advanced() -> None:
    new(ANNA, WALKER)
    refused(ask("advance", version=0), "illegal-no-bot-to-move")
    submit(0, "start b2", 0)
    before = state_of_things()
    refused(ask("advance", version=0), "illegal-stale", version=0, now=1)
    assert state_of_things() == before
    new(ANNA)
    win()
    refused(ask("advance", version=5), "illegal-no-bot-to-move")


@pytest.mark.usefixtures("session")
def test_a_bot_that_fails_is_named_and_its_seat_can_be_taken_over() -> None:
    new(WALKER, ANNA)
    Walker.fails = True
    before = state_of_things()
    reply = ask("advance", version=0)
    refused(reply, "refused-bot-fault", bot="walker", why="RuntimeError: tired")
    assert state_of_things() == before
    assert ask("hand-over", seat=0, bot=None, eyes=0)["offers"]
    assert submit(0, "start a1", 0)["version"] == 1


@pytest.mark.usefixtures("session")
def test_hand_over_is_refused_for_strangers() -> None:
    new(ANNA)
    before = state_of_things()
    refused(ask("hand-over", seat=1, bot="walker"), "refused-seat", seat=1)
    refused(ask("hand-over", seat=0, bot="nobody"), "refused-no-bot", bot="nobody")
    refused(ask("hand-over", seat=0, bot="dicer"), "refused-no-bot", bot="dicer")
    assert state_of_things() == before


@pytest.mark.usefixtures("session")
def test_a_refused_replay_keeps_the_one_that_is_looked_at() -> None:
    new(ANNA)
    win()
    good = bridge.save()
    ask("replay", record=good)
    refused(ask("replay", record="{}"), "refused-record-broken")
    refused(ask("replay", record=good[:-9]), "refused-record-broken")
    assert ask("step", at=3)["at"] == 3


@pytest.mark.usefixtures("session")
def test_a_check_refuses_what_it_cannot_read() -> None:
    fields = {"game": "labyrinth", "rules": {}, "plan": PLAN}
    refused(ask("check", **{**fields, "game": "chess"}), "refused-game", game="chess")
    refused(ask("check", **{**fields, "rules": {"rows": 0}}), "refused-option", option="rows")
    plan = PLAN.replace("A", "Q")
    refused(ask("check", **{**fields, "plan": plan}), "refused-plan-sign", line=5, column=12)
