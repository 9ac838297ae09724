"""The same labyrinth again, for who has died: the engine lays it anew and tells nothing more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.core import record
from gamemaster.core.bot import Roster
from gamemaster.games import GAMES
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.session import Session
from tests.bridge.page import ANNA, BORIS, PLAN, WALKER, ask, new, page_session, refused, submit

__all__ = ["page_session"]

TWIN = PLAN.replace("treasure e4", "treasure c4").replace("false a1", "false e4")
"""The treasures lie elsewhere, of which nobody has heard on the way from a3 to b3."""


def saved() -> dict[str, Any]:
    text: dict[str, Any] = json.loads(bridge.save())
    return text


def again(**fields: Any) -> dict[str, Any]:
    return ask("again", **fields)


@pytest.mark.usefixtures("session")
def test_rules_plan_and_people_stay_and_chance_is_new() -> None:
    first = new(ANNA, WALKER, rules={"bullets": 2}, seed="once", eyes=0)
    submit(0, "start b2", 0)
    before = saved()
    reply = again(eyes=0)
    assert {**reply, "heard": []} == {**first, "heard": []}
    assert reply["heard"] == first["heard"]
    after = saved()
    told = ("rules", "plan", "seed", "seats", "game")
    assert [after[name] for name in told] == [before[name] for name in told]
    assert after["entries"] == []
    assert before.get("joint") is None
    nonce = after["joint"]["nonces"]
    again(eyes=0)
    assert saved()["joint"]["nonces"] != nonce


@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_labyrinth_can_be_begun_again(preset: str) -> None:
    new(ANNA, BORIS, rules={"preset": preset}, plan=None, seed="all of them", eyes=0)
    plan = saved()["plan"]
    reply = again(eyes=0)
    assert reply["type"] == "observation"
    assert reply["version"] == 0
    assert saved()["plan"] == plan
    assert record.load(bridge.save(), GAMES).version == 0


@pytest.mark.usefixtures("session")
def test_the_dice_of_a_placed_start_fall_anew() -> None:
    rules = {"preset": "school"}
    new(ANNA, BORIS, rules=rules, plan=None, seed="placed", eyes=0)
    drawn = {json.dumps(saved()["entries"])}
    for _ in range(20):
        again(eyes=0)
        drawn.add(json.dumps(saved()["entries"]))
    assert len(drawn) > 3


@pytest.mark.usefixtures("session")
def test_bots_of_the_same_labyrinth_may_play_otherwise(session: Session) -> None:
    """What they draw comes from the table's chance, too, and not from the seed alone."""
    seen: set[float] = set()

    class Gambler:
        id, game, level = "walker", "labyrinth", 1

        def choose(self, observation: Any, rng: Any) -> str:
            seen.add(rng.random())
            return str(observation.offers[0].move)

    session.bots.roster = Roster({"walker": Gambler()}, {})
    new(WALKER, ANNA, seed="once")
    for _ in range(3):
        ask("advance", version=0)
        again()
    assert len(seen) == 3


@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
def test_two_worlds_that_sound_alike_begin_again_alike() -> None:
    """Who has died knows what was heard before, and nothing more."""
    told = []
    for plan in (PLAN, TWIN):
        replies = [new(ANNA, BORIS, plan=plan, seed="twin", eyes=0)]
        replies += [submit(0, "start a3", 0), submit(1, "start b2", 1), submit(0, "go right", 2)]
        replies += [again(eyes=0), submit(0, "start a3", 0), ask("observe", eyes=1)]
        told.append(json.dumps(replies, ensure_ascii=False))
    assert told[0] == told[1]


@pytest.mark.rule("T-5")
@pytest.mark.usefixtures("session")
def test_a_seat_that_was_lent_to_a_bot_is_its_persons_again() -> None:
    new(ANNA, BORIS, eyes=0)
    ask("hand-over", seat=0, bot="walker", eyes=0)
    assert [seat["bot"] for seat in again(eyes=0)["seats"]] == [None, None]


@pytest.mark.usefixtures("session")
def test_nobody_begins_again_without_friends_or_through_other_eyes() -> None:
    refused(again(eyes=0), "refused-no-table")
    new(ANNA, WALKER, eyes=0)
    before = bridge.save()
    refused(again(eyes=1), "refused-eyes", seat=1)
    assert bridge.save() == before
    new(ANNA, {**BORIS, "friend": True}, eyes=0)
    before = bridge.save()
    refused(again(eyes=0), "refused-again")
    assert bridge.save() == before
