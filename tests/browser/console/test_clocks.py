"""Clocks and breaks among friends: time runs in the host's page, and everybody sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined
from tests.campaigns import deep

SMALL: Final[dict[str, Any]] = {"rows": 3, "cols": 3, "last_alive": "wins", **PEACE}
FASTER: Final = """() => {
  const speed = 6;
  const [began, now, wait] = [Date.now(), Date.now.bind(Date), setTimeout];
  Date.now = () => began + (now() - began) * speed;
  globalThis.setTimeout = (ring, ms, ...more) => wait(ring, ms > 20_000 ? ms / speed : ms, ...more);
}"""
"""From now on a page's calendar runs six times as fast, and so do its long waits."""


@deep("time itself, in a browser")
@pytest.mark.rule("T-4")
def test_a_break_is_refused_and_a_clock_runs_out(host: Host, guest: Callable[[], Guest]) -> None:
    host.gathers(["friend"], preset="classic", name="Anna", seed="clocks", **SMALL)
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.begins()
    boris.is_at_table()
    for each in (host, boris):
        each.is_to_move()
        each.has_said(each.offers()[0])
    for each in (host, boris):
        each.page.evaluate(FASTER)

    # One proposes a break for all, the other one is against it.
    boris.part("ask-break-all").click()
    expect(host.part("clock")).to_contain_text("A vote on a break for all")
    host.page.keyboard.press("x")
    for each in (host, boris):
        expect(each.part("log")).to_contain_text("There will be no break.")
        expect(each.part("clock")).to_be_hidden()

    # A break before one's move; nobody may take a second one yet.
    host.is_to_move()
    host.page.keyboard.press("q")
    expect(boris.part("clock")).to_contain_text("Anna takes a break.")
    expect(boris.part("clock-told")).to_contain_text("seconds left.")
    host.has_said(host.offers()[0])
    expect(boris.part("clock")).to_be_hidden()
    boris.is_to_move()

    # Boris is slow, and his clock runs out.
    host.part("ask-clock-2").click()
    expect(boris.part("clock")).to_contain_text("Your clock runs: make your request.")
    expect(host.part("clock")).to_contain_text("The clock of Boris runs.")
    expect(boris.part("clock-face")).to_contain_text("0:")
    expect(boris.part("clock")).to_be_in_viewport(ratio=1)
    assert host.verdict() == boris.verdict()
    assert any("Boris’s time is over" in line for line in boris.heard())
    boris.is_told_verdict("verified")
