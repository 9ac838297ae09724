"""How far pages help at a table of friends: as far as its rules allow, and as each player wants."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined
from tests.browser.knowing.test_knowing import SLOW_MS
from tests.browser.knowing.test_pencil import has_drawn
from tests.campaigns import deep


@deep("at a guest's page")
def test_a_guest_may_have_proofs_where_the_table_allows_them_or_less(
    host: Host, guest: Callable[[], Guest]
) -> None:
    """A guest's page loads no engine for the game: it starts one to think about its own mailbox."""
    host.gathers(["friend"], preset="classic", name="Anna", help="proofs", **PEACE)
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.begins()
    boris.is_at_table()
    host.has_said("start a1")
    boris.has_said("start c3")
    expect(host.part("help-told")).to_contain_text("∴", timeout=SLOW_MS)
    expect(boris.part("help-told")).to_contain_text("∴", timeout=SLOW_MS)
    assert len(boris.page.workers) == 1
    boris.prefer(help="notebook")
    expect(boris.part("help-told")).to_contain_text("without proofs")
    expect(boris.part("ask")).to_be_hidden()
    assert len(boris.page.workers) == 0
    expect(host.part("ask")).to_be_visible()


@deep("a pencil at a friend's page")
def test_what_a_guest_draws_stays_on_his_own_page(host: Host, guest: Callable[[], Guest]) -> None:
    """The host's page shows nothing of it, and nobody hears of it."""
    host.gathers(["friend"], preset="classic", name="Anna", help="blank", **PEACE)
    boris = guest()
    joined(host, boris, 1, "Boris")
    host.begins()
    boris.is_at_table()
    host.has_said("start a1")
    boris.has_said("start c3")
    heard = host.log()
    boris.part("board-pencil").press("Enter")
    boris.page.keyboard.press("Tab")
    boris.page.keyboard.press("Space")
    boris.part("notebook").focus()
    for key in ("ArrowRight", "ArrowDown", "Shift+ArrowRight", "Enter"):
        boris.page.keyboard.press(key)
    has_drawn(boris, "b2: wall right")
    host.part("board-pencil").press("Enter")
    has_drawn(host)
    assert host.log() == heard
