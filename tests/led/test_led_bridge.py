"""The led host's page: what it sees, through whose eyes, what it may ask (Rules T-2.2, T-2.3)."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest

from gamemaster import answers, bridge, session
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.presets import PRESETS
from tests.bridge.page import ANNA, PLAN, ask, page_session, refused, state_of_things
from tests.bridge.party import END, GLEB, VERA, guest, in_vain
from tests.campaigns import times
from tests.labyrinth.house_rules import MIXES
from tests.led.leading import COLOURS, confirm, move, overruling

__all__ = ["page_session"]

pytestmark = [pytest.mark.usefixtures("session")]

EYES = (None, 0, 1, 2)


def opened(led: bool = True, **more: Any) -> dict[str, Any]:
    """A table of Anna, who sits in the host's room, and two friends."""
    fields = {"game": "labyrinth", "rules": {"preset": "classic"}, "seats": [ANNA, VERA, GLEB]}
    return ask("new", **fields, plan=PLAN, led=led, eyes="gm" if led else 0, **more)


def begin() -> None:
    """Everybody has chosen, and the choices stand."""
    for seat, text in enumerate(("start e4", "start b3", "start d3")):
        if seat:
            told = guest(seat, "submit", seat=seat, move=text, version=seat)
        else:
            told = ask("submit", seat=0, move=text, version=0)
        assert told["type"] == "observation", told
    assert ask("rule", text="confirm", version=3, eyes="gm")["turn"] == 0


@pytest.mark.rule("T-2.2")
def test_the_game_master_sees_the_plan_the_pieces_and_who_was_told_what() -> None:
    seen = opened()
    assert seen["led"]
    assert (seen["seat"], seen["turn"]) == (-1, 0)
    assert [cell["cell"] for cell in seen["truth"]["cells"][:2]] == ["land", "hospital"]
    begin()
    seen = ask("rule", text="put 2 c3", tell=[1], version=4, eyes="gm")
    audience = dict(
        zip((said["key"] for said in seen["heard"]), seen["leading"]["audience"], strict=True)
    )
    assert audience["ruled-put"] == [1]
    assert audience["overruled"] is None
    assert audience["gm-plan"] == []
    assert [pawn["col"] for pawn in seen["truth"]["pawns"]] == [4, 2, 3]


@pytest.mark.rule("T-2.2")
def test_what_can_be_ruled_is_offered_with_limits_and_targets() -> None:
    seen = opened()
    assert [each["do"] for each in seen["leading"]["rulings"]] == ["end draw", "end won"]
    begin()
    told = ask("observe", eyes="gm", since=END)["leading"]["rulings"]
    put = next(each for each in told if each["do"] == "put")
    assert [one["kind"] for one in put["args"]] == ["seat", "cell"]
    assert (put["args"][0]["choices"], put["must"], put["overrules"]) == (
        ["1", "2", "3"],
        None,
        True,
    )
    bullets = next(each for each in told if each["do"] == "have")
    assert (bullets["args"][2]["least"], bullets["args"][2]["most"]) == (0, 9)
    assert bullets["must"] == "seat"


def observed(seat: int | None, since: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the game master sees through somebody's eyes, and what that player's page gets."""
    own = json.loads(
        bridge.guest(-1 if seat is None else seat, request(seat, since)).split("\n")[1]
    )
    return json.loads(bridge.handle(request(seat, since))), own


def request(seat: int | None, since: int) -> str:
    return json.dumps({"type": "observe", "eyes": seat, "since": since})


def compare_eyes(name: str) -> None:
    """Lead a game by these rules at random, and look through all eyes after each word."""
    rules = PRESETS.get(name) or MIXES[name]
    game = GAMES["labyrinth"]
    seats = max(2, game.seats(rules)[0])
    for seed in range(times(1, 5)):
        rng = Random(f"{name}/{seed}")
        friends = [Player(f"p{at}", COLOURS[at], friend=True) for at in range(seats)]
        table = Table.open(game, rules, friends, f"eyes {seed}", led=True)
        bridge.SESSION.table = table
        while not table.over and table.version < times(20, 120):
            confirm(table)
            if rng.random() < 0.2:
                table.hold(not table.holding)
            elif rng.random() < 0.2:
                overruling(table, rng)
            elif rng.random() < 0.1:
                table.rule("back 1", table.version)
            elif not table.waiting and table.turn is not None:
                move(table, rng)
            else:
                table.release()
            for seat in (None, *range(seats)):
                his, own = observed(seat, rng.choice((0, 3, END)))
                assert json.dumps(his) == json.dumps(own)


@pytest.mark.rule("T-2.2")
@pytest.mark.rule("G-3")
@pytest.mark.parametrize("name", [*PRESETS, *MIXES])
def test_through_a_players_eyes_he_sees_the_bytes_of_that_players_page(name: str) -> None:
    compare_eyes(name)


def _of_the_next_seat(table: Table, eyes: Any, since: int) -> Any:
    seats = len(table.players)
    return LOOK(table, eyes if eyes in (None, "gm") else (eyes + 1) % seats, since)


def _with_a_field_more(table: Table, eyes: Any, since: int) -> Any:
    return {**LOOK(table, eyes, since), "unsaid": table.unsaid}


def _with_what_is_held(table: Table, eyes: Any, since: int) -> Any:
    held, table._held = table._held, {}
    seen = LOOK(table, eyes, since)
    table._held = held
    return seen


LOOK: Final = answers.look
FAULTS: Final = (_of_the_next_seat, _with_a_field_more, _with_what_is_held)


@pytest.mark.rule("T-2.2")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", ["classic", "school", "quest-hard", "grand"])
def test_other_eyes_than_the_players_are_noticed(
    name: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "look", fault)
    with pytest.raises(AssertionError):
        compare_eyes(name)


@pytest.mark.rule("T-2.2")
@pytest.mark.rule("G-3")
def test_nobody_else_looks_through_the_game_masters_eyes() -> None:
    opened()
    begin()
    for seat in (1, 2, None):
        in_vain(seat, "refused-not-yours", "observe", eyes="gm")
    text = json.dumps({"type": "rule", "text": "back 1", "version": 4})
    assert json.loads(bridge.guest(1, text).split("\n")[1])["type"] == "refused"
    opened(led=False)
    before = state_of_things()
    refused(ask("observe", eyes="gm"), "refused-eyes-gm")
    refused(ask("observe", eyes=1), "refused-eyes")
    refused(ask("rule", text="back 1", version=0), "illegal-not-led")
    refused(ask("hold", on=True), "illegal-not-led")
    refused(ask("release"), "illegal-not-led")
    assert state_of_things() == before


@pytest.mark.rule("T-2.2")
def test_he_moves_for_people_in_his_room_and_for_nobody_else() -> None:
    opened()
    refused(ask("submit", seat=1, move="start b3", version=0), "illegal-not-your-seat")
    assert ask("submit", seat=0, move="start e4", version=0)["type"] == "observation"
    refused(ask("submit", seat=1, move="start b3", version=1), "illegal-not-your-seat")


@pytest.mark.rule("T-2.3")
def test_an_answer_waits_for_its_word_and_pages_are_told_when_it_comes() -> None:
    opened()
    begin()
    bridge.changed()
    seen = ask("hold", on=True, eyes="gm", since=END)
    assert seen["leading"]["holding"]
    told = ask("submit", seat=0, move="go left", version=4)
    assert (told["awaiting"], told["version"], told["turn"]) == ("answer", 4, 0)
    assert bridge.changed() == "on"
    assert ask("observe", eyes="gm", since=END)["leading"]["unsaid"] > 1
    in_vain(1, "illegal-answer-awaited", "submit", seat=1, move="go left", version=4)
    refused(guest(1, "consider", seat=1, move="go left"), "illegal-answer-awaited")
    assert ask("release", eyes="gm", since=END)["leading"]["unsaid"] == 0
    assert bridge.changed() == "on"
    assert guest(1, "observe", eyes=1)["version"] == 5


@pytest.mark.rule("T-2.3")
def test_the_end_is_not_given_away_before_it_is_said() -> None:
    opened()
    begin()
    sides = ask("observe", eyes="gm")["truth"]["sides"]
    way_out = next(side for side in sides if side["is"] == "exit")
    cell = f"{'abcde'[way_out['col']]}{way_out['row'] + 1}"
    ask("rule", text=f"put 1 {cell}", version=4)
    ask("hold", on=True)
    bridge.changed()
    told = ask("submit", seat=0, move=f"go {way_out['side']}", version=5)
    assert (told["over"], told["awaiting"]) == (None, "answer")
    assert ask("observe", eyes="gm")["over"]["key"] == "won"
    assert guest(1, "observe", eyes=1)["over"] is None
    refused(guest(1, "reveal"), "refused-not-over")
    assert bridge.changed() == "on"
    ask("release")
    assert bridge.changed() == "over"
    assert guest(1, "observe", eyes=1)["over"]["key"] == "won"


@pytest.mark.rule("T-6")
def test_a_reload_goes_on_with_all_that_was_ruled() -> None:
    opened()
    kept = bridge.keep()
    begin()
    ask("rule", text="put 2 c3", tell=[1], version=4)
    ask("rule", text="back 1", version=5)
    ask("rule", text="have 2 bullets 1", tell="none", version=6)
    pictures = [json.dumps(guest(seat, "observe", eyes=seat)) for seat in (1, 2, None)]
    lines = f"{kept}\n{bridge.addition()}"
    bridge.SESSION.clear()
    seen = json.loads(bridge.resume(lines))
    assert (seen["seat"], seen["version"]) == (-1, 7)
    assert seen["struck"]
    assert [json.dumps(guest(seat, "observe", eyes=seat)) for seat in (1, 2, None)] == pictures


@pytest.mark.rule("T-2.4")
def test_a_finished_game_is_looked_at_step_by_step_with_its_overrulings() -> None:
    opened()
    begin()
    ask("rule", text="put 2 c3", tell="none", version=4)
    ask("rule", text="end draw", version=5)
    shown = ask("reveal")
    assert shown["steps"] == 6
    before, after = (ask("step", at=at, eyes="gm")["observation"] for at in (4, 5))
    columns = [[pawn["col"] for pawn in seen["truth"]["pawns"]] for seen in (before, after)]
    assert columns == [[4, 1, 3], [4, 2, 3]]
    assert ask("step", at=5, eyes=1)["observation"]["heard"][-1]["key"] == "overruled"
