"""An answer that the game master holds waits through a reload; what goes with it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.console.leading import Leader
from tests.browser.console.test_led_game import comes_back, steps
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, joined
from tests.browser.sharing import Shared
from tests.campaigns import deep

SMALL: Final[dict[str, Any]] = {"rows": 3, "cols": 3, **PEACE}
ANSWERING: Final = "The game master is answering …"


@pytest.fixture
def leader(hosting: Shared) -> Iterator[Leader]:
    """The leader's page in the lobby; what it has begun is put away."""
    with hosting.in_lobby() as page:
        leader = Leader(page)
        yield leader
        leader.puts_away()


@deep("an answer that is held over a reload")
@pytest.mark.rule("T-2.3", "T-2.4")
def test_a_held_answer_outlives_the_page_and_can_be_taken_back_unheard(
    leader: Leader, guest: Callable[[], Guest]
) -> None:
    leader.gathers(["friend"], preset="classic", name="Anna", seed="held", leads=True, **SMALL)
    boris = guest()
    joined(leader, boris, 0, "Boris")
    leader.begins()
    boris.is_to_move()
    boris.has_said(boris.offers()[0])
    leader.confirms()
    said = len(boris.heard())
    boris.button(steps(boris)[0]).click()
    boris.has_heard(said + 1)

    leader.holds()
    boris.is_to_move()
    boris.button(steps(boris)[0]).click()
    expect(boris.part("turn")).to_have_text(ANSWERING)
    heard, known = len(boris.heard()), len(leader.heard())
    leader.page.reload()
    leader.is_at_table()
    expect(leader.part("console-hold")).to_have_attribute("aria-pressed", "true")
    expect(leader.part("console-say")).to_be_visible()
    expect(leader.part("console-state")).to_contain_text("no player has heard it yet")
    leader.has_heard(known)
    comes_back(leader, boris, 0)
    expect(boris.part("turn")).to_have_text(ANSWERING)
    assert len(boris.heard()) == heard

    # Which requests would go, and who has heard what of them.
    leader.part("console-back").click()
    going = leader.part("take-back-going").locator("li")
    expect(going).to_have_count(1)
    expect(going).to_contain_text("(nobody has heard it yet)")
    leader.part("take-back-0").fill("2")
    expect(leader.part("take-back-count")).to_have_text("2 requests would go:")
    expect(going).to_have_count(2)
    expect(going.first).to_contain_text("(everybody has heard it)")
    leader.part("console-back").click()
    leader.says_it()
    boris.is_to_move()
    assert len(boris.heard()) > heard
