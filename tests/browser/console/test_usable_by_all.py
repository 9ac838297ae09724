"""What a led table alone shows passes axe-core's audit and fits, from the vote to the verdict."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.console.leading import Leader
from tests.browser.driving import PEACE
from tests.browser.everybody.test_accessible import BARE_PAPER, THEMES
from tests.browser.friends.playing_friends import FriendsPage, Guest, joined
from tests.browser.friends.test_agreement import suggests
from tests.browser.screens import settled
from tests.browser.sharing import Shared
from tests.browser.watching import FITS
from tests.campaigns import deep, some

WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
NARROW: Final[ViewportSize] = {"width": 360, "height": 740}
LOOKS: Final = some(
    [(NARROW, "paper"), (NARROW, "blackboard"), (WIDE, "blackboard"), (WIDE, "paper")], 1
)
SMALL: Final[dict[str, Any]] = {"rows": 3, "cols": 3, **PEACE}
CHOOSE: Final = """([name, value]) => {
  const field = document.querySelector(`[data-testid=${name}]`);
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""Preferences are chosen behind an open dialog, too, so that it is seen in every theme."""


@pytest.fixture
def leader(hosting: Shared) -> Iterator[Leader]:
    """The leader's page in the lobby; what it has begun is put away."""
    with hosting.in_lobby() as page:
        leader = Leader(page)
        yield leader
        page.set_viewport_size(WIDE)
        leader.puts_away()


class Audit:
    """What is wrong with pages, by the moments at which they were looked at."""

    def __init__(self, axe: Callable[..., list[str]]) -> None:
        self.axe = axe
        self.found: dict[str, list[str]] = {}

    def look(self, moment: str, *people: FriendsPage) -> None:
        """Wide and narrow, in both themes."""
        for one, (size, theme) in product(people, LOOKS):
            one.page.set_viewport_size(size)
            one.page.evaluate(CHOOSE, ["theme", theme])
            settled(one.page)
            fits = one.page.evaluate(FITS)
            wrong = [
                *self.axe(one.page, *THEMES[theme]),
                *([] if fits else ["wider than the window"]),
            ]
            if wrong:
                self.found[f"{moment}, {size['width']}, {theme}"] = wrong


@deep("the audit of what only a led table shows")
def test_from_the_vote_to_the_verdict(
    leader: Leader, guest: Callable[[], Guest], axe: Callable[..., list[str]]
) -> None:
    audit = Audit(axe)
    seats = ["friend", "friend"]
    leader.gathers(seats, preset="classic", name="Anna", seed="led", leads=True, **SMALL)
    boris, vera = guest(), guest()
    joined(leader, boris, 0, "Boris")
    joined(leader, vera, 1, "Vera")
    for one in (leader, boris):
        one.page.evaluate(BARE_PAPER)
    boris.part("agree-suggest").click()
    audit.look("a suggestion", boris)
    boris.part("house-cancel").click()
    suggests(boris, cols=4)
    expect(leader.part("agree-points")).to_be_visible()
    audit.look("a vote", leader, boris)
    vera.part("agree-1-yes").click()
    expect(boris.part("agree-settled")).to_be_visible()
    boris.part("agree-settled").click()
    audit.look("decided", boris)

    leader.begins()
    for player in (boris, vera):
        player.is_to_move()
        player.has_said(player.offers()[0])
    leader.confirms()
    leader.part("console-remark").click()
    audit.look("a remark is written", leader)
    leader.part("remark-text").fill("Mind the walls!")
    leader.part("remark-send").click()
    boris.is_to_move()
    leader.part("ask-clock-1").click()
    expect(boris.part("clock")).to_be_visible()
    audit.look("a remark and a clock", leader, boris)
    leader.part("console-pause").click()
    expect(boris.part("led-paused")).to_be_visible()
    audit.look("stopped", leader, boris)
    leader.part("console-pause").click()
    leader.overrules("put", 1, "b2", tell="none")
    leader.ends(0)
    boris.is_told_verdict("verified")
    boris.part("next-accept").click()
    expect(boris.part("next-plan")).to_be_visible()
    audit.look("the verdict and the next game master", leader, boris)
    assert audit.found == {}, json.dumps(audit.found, indent=1)
