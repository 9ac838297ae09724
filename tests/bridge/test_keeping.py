"""What the worker is given to keep: a record once, then only what it has grown by."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.core.bot import find_bots
from tests.bridge.page import ANNA, BORIS, WALKER, ask, new, page_session, refused, submit
from tests.bridge.party import FRIENDS, Party, guest

__all__ = ["page_session"]

pytestmark = pytest.mark.usefixtures("session")


class Store:
    """What a worker's store holds of a game: lines."""

    def __init__(self) -> None:
        self.lines = [bridge.keep()]

    def write(self) -> str:
        """What is added after a change."""
        assert bridge.changed()
        added = bridge.addition()
        assert "\n" not in added
        self.lines.append(added)
        return added

    def resumed(self, lines: int | None = None) -> Any:
        """Another worker goes on from the first of these lines, or from all of them."""
        return json.loads(bridge.resume("\n".join(self.lines[:lines])))


def test_an_addition_holds_what_is_new_and_all_of_them_make_the_record() -> None:
    new(ANNA, BORIS)
    store = Store()
    bridge.changed()
    submit(0, "start b2", 0)
    assert json.loads(store.write())["entries"] == [[0, "start b2"]]
    submit(1, "start e4", 1)
    submit(0, "shoot left", 2)
    assert [text for _, text in json.loads(store.write())["entries"]] == ["start e4", "shoot left"]
    whole = bridge.save()
    seen = ask("observe")
    bridge.SESSION.table = None
    assert store.resumed() == seen
    assert bridge.save() == whole


def test_every_crash_in_between_leaves_a_game_that_was_played() -> None:
    """A line that was not written is a move that was not made: all before it is whole."""
    new(ANNA, BORIS)
    store, positions = Store(), [ask("observe")]
    bridge.changed()
    for version, move in enumerate(("start b2", "start e4", "go up", "go left", "blow up")):
        submit(version % 2, move, version)
        store.write()
        positions.append(ask("observe"))
    for lines, seen in enumerate(positions, 1):
        assert store.resumed(lines) == seen
    assert store.resumed(3)["version"] == 2
    assert bridge.addition() == "", "the whole is to be kept first: another table is played now"


def test_who_sits_where_is_added_when_it_has_changed() -> None:
    new(ANNA, WALKER)
    store = Store()
    bridge.changed()
    submit(0, "start b2", 0)
    assert "seats" not in json.loads(store.write())
    ask("hand-over", seat=0, bot="walker", name="Ann", eyes=None)
    assert json.loads(store.write())["seats"][0]["name"] == "Ann"
    ask("hand-over", seat=0, bot=None, eyes=0)
    store.write()
    ask("advance", version=1, eyes=0)
    assert "seats" not in json.loads(store.write())
    whole = bridge.save()
    assert store.resumed()["seats"][0]["bot"] is None
    assert bridge.save() == whole


@pytest.mark.parametrize("harm", ["a line is lost", "two lines are swapped", "a line is broken"])
def test_what_is_no_whole_record_is_refused(harm: str) -> None:
    new(ANNA, BORIS)
    store = Store()
    bridge.changed()
    for version, move in enumerate(("start b2", "start e4", "go up")):
        submit(version % 2, move, version)
        store.write()
    if harm == "a line is lost":
        del store.lines[2]
    elif harm == "two lines are swapped":
        store.lines[1], store.lines[2] = store.lines[2], store.lines[1]
    else:
        store.lines[2] = store.lines[2][:-5]
    before = bridge.save()
    reply = store.resumed()
    assert reply["type"] == "refused"
    assert reply["key"].startswith("refused-record")
    assert bridge.save() == before


def test_a_change_is_told_once_and_a_refusal_is_none() -> None:
    assert bridge.changed() == ""
    new(ANNA, BORIS)
    assert [bridge.changed(), bridge.changed()] == ["on", ""]
    refused(submit(1, "start b2", 0), "illegal-not-your-turn")
    ask("observe", eyes=0)
    ask("consider", seat=0, move="start b2")
    refused(submit(0, "start b2", 9), "illegal-stale")
    assert bridge.changed() == ""
    submit(0, "start b2", 0)
    assert bridge.changed() == "on"
    ask("again", eyes=0)
    assert bridge.changed() == "on", "the same labyrinth from the beginning"
    kept = bridge.keep()
    bridge.resume(kept)
    assert bridge.changed() == "", "it lies in the store as it is"


def test_the_end_of_the_game_is_a_change_of_its_own_kind() -> None:
    new(ANNA)
    for version, move in enumerate(("start e4", "blow up", "go up", "loop")):
        submit(0, move, version)
    assert bridge.changed() == "on"
    assert submit(0, "go right", 4)["over"] is not None
    assert bridge.changed() == "over"


def test_a_guests_move_is_a_change_too() -> None:
    party = Party("labyrinth", {"preset": "classic"}, FRIENDS)
    party.say("start a1")
    assert [bridge.changed(), bridge.changed()] == ["on", ""]
    guest(1, "observe", eyes=1, since=0)
    guest(1, "submit", seat=1, move="start a1", version=0)
    assert bridge.changed() == "", "it was refused"
    party.say("start b1")
    assert bridge.changed() == "on"


def test_an_addition_stays_small_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written at a move does not grow with the game."""
    monkeypatch.setattr(bridge.SESSION.bots, "roster", find_bots())
    bots = [{"name": name, "colour": "red", "bot": "runner"} for name in "AB"]
    new(*bots, game="parchis", rules={"preset": "parchis"}, plan=None, seed="long")
    store, rng = Store(), Random("long")
    bridge.changed()
    sizes = []
    table = bridge.SESSION.playing()
    while not table.over and table.version < 400:
        text = rng.choice(table.observe(table.turn or 0, 10**6).offers).move
        assert table.submit(table.turn or 0, text, table.version) is None
        sizes.append(len(store.write()))
    assert max(sizes[200:]) < 200
    whole = bridge.save()
    assert len(whole) > 4000
    store.resumed()
    assert bridge.save() == whole
