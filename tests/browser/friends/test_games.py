"""Whole games among friends, each on a page of his own; then every page holds them to the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from gamemaster.core.table import Table
from tests.browser.driving import PEACE, played
from tests.browser.friends.playing_friends import Guest, Host, joined, planned, play_out
from tests.campaigns import deep

SECRET = "Between ourselves:"


def plain(line: str) -> str:
    """A line of the log without what only one player was told."""
    return line.split(SECRET)[0].strip()


def assert_same_moves(host: Host, table: Table) -> None:
    """The record holds what everybody did; what chance brought is its own."""
    record = played(host.save_record())
    for seat in range(len(table.players)):
        moves, meant = (
            [move for who, move in one.entries if who == seat] for one in (record, table)
        )
        assert moves == meant


@deep("a whole game of three")
def test_a_classic_game(host: Host, guest: Callable[[], Guest]) -> None:
    """All hear the same, and no guest needs an engine before the game is over."""
    rules: dict[str, Any] = {"rows": 3, "cols": 3, **PEACE}
    table = planned(3, **rules)
    host.gathers(["friend", "friend"], preset="classic", name="Anna", seed=table.seed, **rules)
    guests = [guest(), guest()]
    for at, name in enumerate(("Boris", "Vera"), 1):
        joined(host, guests[at - 1], at, name)
    host.begins()
    for one in guests:
        one.is_at_table()
        assert not one.has_engine()
    play_out([host, *guests], table)
    for one in guests:
        assert one.heard() == host.heard()
        assert one.verdict() == host.verdict()
        one.is_told_verdict("verified")
        assert one.has_engine()
    assert_same_moves(host, table)


@deep("what bots knew")
def test_what_a_bot_knew_is_told_at_every_page(host: Host, guest: Callable[[], Guest]) -> None:
    """A guest's page finds it by itself, in the record that it has verified."""
    rules: dict[str, Any] = {"rows": 3, "cols": 3, "quiet_rounds": 6, **PEACE}
    host.gathers(["friend", "bot:wanderer"], preset="classic", name="Anna", seed="told", **rules)
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.begins()
    both = (host, boris)
    for each in both:
        each.plays_on(seed=7)
    for each in both:
        each.plays_to_the_end()
    boris.is_told_verdict("verified")
    expect(boris.part("recollections")).to_contain_text("Wanderer: ")
    assert boris.part("recollections").inner_text() == host.part("recollections").inner_text()


@deep("a whole game of grand at two pages")
@pytest.mark.rule("D-6.4")
def test_a_grand_game_with_a_dark_move(host: Host, guest: Callable[[], Guest]) -> None:
    """What is done in the dark is told to nobody, and secrets only to those whom they concern."""
    rules: dict[str, Any] = {"preset": "grand", "rows": 4, "cols": 4}
    table = planned(3, dark=1, **rules)
    host.gathers(["friend", "friend"], name="Anna", seed=table.seed, **rules)
    mover, other = guest(), guest()
    joined(host, mover, 1, "Boris")
    joined(host, other, 2, "Vera")
    host.begins()
    play_out([host, mover, other], table)
    pages = (host, mover, other)
    ways = [[line for line in page.heard() if "don't tell" in line] for page in pages]
    assert ways == [ways[0]] * 3
    assert ways[0]
    assert all(line.endswith("— Done.") for line in ways[0])
    for page, name in zip(pages, ("Anna", "Boris", "Vera"), strict=True):
        secrets = [line.split(SECRET)[1] for line in page.heard() if SECRET in line]
        assert secrets
        assert all(secret.startswith(f" {name} ") for secret in secrets)
    assert len({tuple(plain(line) for line in page.heard()) for page in pages}) == 1
    for judge in (mover, other):
        judge.is_told_verdict("verified")
    assert_same_moves(host, table)


@deep("a whole game of Parchís at two pages")
@pytest.mark.rule("P-1")
def test_a_parchis_game(host: Host, guest: Callable[[], Guest]) -> None:
    """Two at their pages and a bot; a turn without choices ends by itself."""
    host.gathers(["friend", "bot:runner"], preset="parchis", name="Anna")
    boris = guest()
    joined(host, boris, 1, "Boris")
    both = (host, boris)
    for each in both:
        each.ends_turns_itself()
    host.begins()
    for each in both:
        each.plays_on(seed=7)
    for each in both:
        each.plays_to_the_end()
    assert boris.heard() == host.heard()
    boris.is_told_verdict("verified")
