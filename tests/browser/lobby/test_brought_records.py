"""Files chosen under "watch a record": what is no whole, honest record is refused by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gamemaster.core import record
from gamemaster.core.bot import find_bots
from gamemaster.core.letters import MAX_RECORD
from gamemaster.core.table import Player
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer, table_of
from tests.campaigns import deep, some

pytestmark = pytest.mark.shared


def some_record(steps: int = 10_000) -> str:
    """A record of two bots' game, of so many moves at most."""
    players = [Player("One", "red", "mapper"), Player("Two", "blue", "wanderer")]
    table = table_of({"rows": 3, "cols": 4}, players, "brought")
    bots = find_bots().bots
    while not table.over and table.version < steps:
        table.let_bot_move(bots[players[table.turn or 0].bot or ""])
    return record.save(table)


def but(**changes: Any) -> Callable[[str], str]:
    """A record with other values in some fields."""
    return lambda text: json.dumps({**json.loads(text), **changes})


def with_entry(at: int, entry: list[Any]) -> Callable[[str], str]:
    """A record with another entry."""

    def change(text: str) -> str:
        changed = json.loads(text)
        changed["entries"][at] = entry
        return json.dumps(changed)

    return change


def with_another_plan(text: str) -> str:
    """The true treasure lies elsewhere than the answers say."""
    changed = json.loads(text)
    lines = changed["plan"].splitlines()
    where = [line.split()[1] for line in lines if line.startswith(("treasure", "false"))]
    swapped = [f"treasure {where[1]}", f"false {where[0]}"]
    kept = [line for line in lines if not line.startswith(("treasure", "false"))]
    return json.dumps({**changed, "plan": "\n".join(kept + swapped) + "\n"})


BROKEN: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "empty": (lambda _: "", "not a whole record"),
    "truncated": (lambda text: text[: len(text) // 2], "not a whole record"),
    "a picture": (lambda _: bytes(range(256)) * 8, "not a whole record"),
    "a list": (lambda _: "[1, 2, 3]", "not a whole record"),
    "without a plan": (lambda text: but(plan=None)(text), "not a whole record: plan"),
    "of the next version": (but(version=record.VERSION + 1), f"has version {record.VERSION + 1}"),
    "of another game": (but(game="chess"), "“chess”"),
    "with an unknown option": (but(rules={"preset": "classic", "magic": True}), "“magic”"),
    "with an impossible move": (with_entry(4, [0, "go nowhere"]), "Request 5 of the record"),
    "in another order": (with_entry(3, [0, "go left"]), "Request 4 of the record"),
    "with other answers": (with_another_plan, "not those of the rules"),
    "with another digest": (but(digest="0" * 64), "not those of the rules"),
    "unfinished": (lambda _: some_record(6), "Only a finished game"),
}


def test_broken_records_change_nothing(page: Page) -> None:
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(**PEACE, seed="meanwhile")
    home.open_table()
    home.play(Newcomer("meanwhile"), moves=3)
    log, offers = home.log(), home.offers()
    home.part("home").click()

    whole = some_record()
    for name, (change, complaint) in some([*BROKEN.items()], 6):
        home.watch_record(change(whole), f"{name}.json")
        home.has_refused(complaint)
        home.is_in_lobby()

    home.watch_record(b" " * (MAX_RECORD + 1), "huge.json")
    home.has_noticed("“huge.json” is larger than 4 MB")
    home.is_in_lobby()

    home.continue_game()
    assert (home.log(), home.offers()) == (log, offers)
    expect(home.part("refusal")).to_be_hidden()
    home.move(offers[0])
    assert home.log()[: len(log)] == log


@deep("a file that is nested too deeply")
def test_a_deeply_nested_file(new_context: OpenContext) -> None:
    """It would exhaust a parser that follows it to the bottom."""
    page = new_context().new_page()
    page.goto("")
    home = Gamemaster(page)
    home.watch_record("[" * 200_000)
    home.has_refused("not a whole record")
    home.watch_record(some_record())
    home.is_at_table()
    expect(home.part("notice")).to_have_count(0)


@deep("beside a game")
def test_a_running_game_waits_while_a_record_is_watched(page: Page) -> None:
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(**PEACE, seed="waiting")
    home.open_table()
    home.play(Newcomer("waiting"), moves=3)
    log, offers = home.log(), home.offers()
    home.part("home").click()
    home.watch_record(some_record())
    home.is_at_table()
    home.look(at=4)
    home.part("home").click()
    home.continue_game()
    home.decision()
    assert (home.log(), home.offers()) == (log, offers)


def test_a_refusal_is_said_again_in_another_language(page: Page) -> None:
    home = Gamemaster(page)
    home.speak("ru")
    home.watch_record("{}")
    home.has_refused("не целая запись")
    home.speak("en")
    home.has_refused("not a whole record")
