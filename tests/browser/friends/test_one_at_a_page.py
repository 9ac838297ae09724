"""People who share a page can't share it at a table of friends, and the page says so (T-2.5)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.friends.playing_friends import Host
from tests.browser.room.playing_room import Room
from tests.campaigns import deep


@deep("at a shared page")
@pytest.mark.rule("T-2.5")
def test_who_shares_the_page_is_told_to_take_a_link(host: Host) -> None:
    Room(host.page).set_room(["Anna", "Boris"])
    host.part("play-friends").click()
    expect(host.part("friends-single")).to_contain_text("there is one player to a page")
    expect(host.part("friends-seats")).not_to_contain_text("Boris")
    expect(host.part("friends-seats").locator("> li")).to_have_count(2)
    host.part("friends-off").click()
    host.part("friends-off").click()
    Room(host.page).set_room(["Anna"])
    host.part("play-friends").click()
    expect(host.part("friends-seats")).to_be_visible()
    expect(host.part("friends-single")).to_be_hidden()
