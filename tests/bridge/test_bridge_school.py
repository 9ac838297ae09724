"""The bridge in school and quest games: views of floors and purses, draws unseen, secret hints."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from tests.bridge.page import ANNA, BORIS, ask, new, page_session, submit

__all__ = ["page_session"]

FLOORS: Final = {
    "school": 1,
    "school-floors": 2,
    "quest-easy": 1,
    "quest-medium": 2,
    "quest-hard": 2,
}


def opened(preset: str, *, seed: str = "page", **rules: Any) -> dict[str, Any]:
    """A game of Anna and Boris on a labyrinth that is drawn for it."""
    reply = new(ANNA, BORIS, plan=None, seed=seed, rules={"preset": preset, **rules})
    assert reply["type"] == "observation", reply
    return reply


def play_on(seen: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Something that is offered, through the eyes of him whose turn it is."""
    if seen["seat"] != seen["turn"]:
        seen = ask("observe", eyes=seen["turn"])
    move = rng.choice([offer["move"] for offer in seen["offers"] if not offer["part"]])
    reply = submit(seen["turn"], move, seen["version"])
    assert (reply["type"], reply["version"]) == ("observation", seen["version"] + 1), reply
    return reply


@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("preset", FLOORS)
def test_a_whole_game_and_every_step_of_it(preset: str) -> None:
    seen, rng = opened(preset, quiet_rounds=6), Random(preset)
    view = seen["view"]
    assert (view["floors"], view["phase"]) == (FLOORS[preset], "play"), "chance has placed them"
    while seen["over"] is None:
        seen = play_on(seen, rng)
    moves = [pawn["turns"] for pawn in seen["view"]["pawns"]]
    requests = [said for said in ask("observe", eyes=0, since=0)["heard"] if is_move(said)]
    assert sum(moves) == len(requests) > 6
    for at in range(ask("reveal")["steps"] + 1):
        for eyes in (0, 1, None):
            assert "view" in ask("step", at=at, eyes=eyes)["observation"]
        truth = ask("step", at=at, eyes="gm")["observation"]["truth"]
        assert (truth["floors"], truth["keyed"]) == (FLOORS[preset], preset.startswith("quest"))
        assert (truth["leprechaun"] is not None) == (preset == "quest-hard")


def is_move(said: dict[str, Any]) -> bool:
    """Whether it is a request that is not beside the moves."""
    beside = ("keep", "choose", "status", "count")
    return said["key"] == "requested" and said["args"]["actions"][0]["do"] not in beside


@pytest.mark.rule("B-6")
@pytest.mark.rule("G-3")
@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("aloud", [False, True])
def test_a_hint_is_for_the_buyer_unless_it_is_aloud(aloud: bool) -> None:
    opened("school", hint_aloud=aloud)
    submit(0, "hint", 0)
    for eyes in (0, 1, None):
        seen = ask("observe", eyes=eyes, since=0)
        heard = [said["key"] for said in seen["heard"]]
        assert "bought-hint" in heard
        assert ("hint" in heard) == (aloud or eyes == 0)
        assert [pawn["money"] for pawn in seen["view"]["pawns"]] == [5, 10]
        anchored = [piece["anchored"] for piece in seen["view"]["notebook"]["fragments"]]
        assert (True in anchored) == (aloud or eyes == 0)


@pytest.mark.rule("G-3")
@pytest.mark.rule("G-12")
@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_no_page_sees_a_draw_before_it_is_told(seed: str) -> None:
    seen, rng = opened("school-floors", seed=seed), Random(seed)
    for _ in range(40):
        if seen["over"] is not None:
            break
        seen = play_on(seen, rng)
        for eyes in (0, 1, None):
            page = ask("observe", eyes=eyes, since=0)
            assert page["version"] == seen["version"], "draws are not counted"
            requests = [said for said in page["heard"] if said["key"] == "requested"]
            done = {action["do"] for said in requests for action in said["args"]["actions"]}
            assert not done & {"placed", "drift", "wheel"}
            assert page["over"] is not None or page["turn"] in (0, 1)
