"""What friends are told before they play: the rules in force, and who may know the plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.driving import PEACE, write
from tests.browser.friends.playing_friends import (
    FriendsPage,
    Guest,
    Host,
    joined,
    planned,
    play_out,
)
from tests.campaigns import deep

SMALL: Final[dict[str, Any]] = {"rows": 3, "cols": 3, **PEACE}


def on_rules_page(page: FriendsPage, part: str) -> str:
    """What the rules page says, one tap away."""
    page.part("rules").click()
    told = page.part(part).inner_text()
    page.part("rules-close").click()
    return told


def as_it_is(host: Host, preset: str) -> None:
    """Choose a rule set with nothing changed, whatever stood in the form."""
    host.set_table(preset="school")
    host.set_table(preset=preset)


def on_sheet(page: FriendsPage, part: str) -> str:
    """What the sheet of friends says, one tap away."""
    page.opens_sheet()
    told = page.part(part).inner_text()
    page.closes_sheet()
    return told


@deep("from the invitation to the verdict")
@pytest.mark.rule("T-6")
def test_a_chosen_seed_is_told_before_the_game_during_it_and_with_the_verdict(
    host: Host, guest: Callable[[], Guest]
) -> None:
    table = planned(2, **SMALL)
    host.gathers(["friend"], preset="classic", name="Anna", seed=table.seed, **SMALL)
    expect(host.part("friends-origin")).to_contain_text("You have chosen a seed")
    boris = guest()
    joined(host, boris, 1, "Boris")
    sentence = "The plan comes from a seed that Anna has chosen."
    expect(boris.part("guest-origin")).to_contain_text(sentence)
    host.begins()
    boris.is_at_table()
    assert sentence in on_sheet(boris, "guest-sheet-origin")
    assert sentence in on_rules_page(boris, "rules-origin")
    play_out([host, boris], table)
    boris.is_told_verdict("verified")
    expect(boris.part("verdict-plan")).to_contain_text(sentence)
    boris.part("verdict-details").locator("summary").click()
    expect(boris.part("verdict-facts")).to_contain_text("from the seed that the host had chosen")


@deep("a plan that is played again")
@pytest.mark.rule("T-6")
def test_a_plan_that_all_draw_is_known_to_nobody_until_the_same_one_is_played_again(
    host: Host, guest: Callable[[], Guest]
) -> None:
    rules = {**SMALL, "quiet_rounds": 4}
    host.gathers(["friend"], preset="classic", name="Anna", **rules)
    boris = guest()
    joined(host, boris, 1, "Boris")
    for told in (host.part("friends-origin"), boris.part("guest-origin")):
        expect(told).to_contain_text("drawn by all pages together")
    # While they gather, the host thinks of a seed after all, and gives it up again.
    write(host.part("seed-field"), "north")
    host.part("seed-field").blur()
    expect(boris.part("guest-origin")).to_contain_text("a seed that Anna has chosen")
    write(host.part("seed-field"), "")
    host.part("seed-field").blur()
    expect(boris.part("guest-origin")).to_contain_text("drawn by all pages together")
    host.begins()
    for at, each in enumerate((host, boris)):
        each.plays_on(at + 1)
    for each in (host, boris):
        each.verdict()
        each.rests()
    boris.is_told_verdict("verified")
    expect(boris.part("verdict-plan")).to_be_hidden()
    host.part("same-again").click()
    expect(boris.part("game-over").filter(visible=True)).to_have_count(0)
    assert "a seed that Anna has chosen" in on_sheet(boris, "guest-sheet-origin")


@deep("at a guest's page")
def test_guests_read_the_rules_in_force(host: Host, guest: Callable[[], Guest]) -> None:
    """What the rule set says of itself is told only where nothing differs from it."""
    as_it_is(host, "classic")
    host.gathers(["friend"], name="Anna", rows=3, bear=False)
    changed = ["Rows: 3 (usually 4)", "A bear: no (usually yes)"]
    boris, wim = guest(), guest()
    boris.opens(host.invites(1))
    expect(boris.part("guest")).not_to_contain_text("a bear")
    expect(boris.part("guest")).to_contain_text("The host may have changed single rules")
    boris.joins("Boris")
    host.takes(boris.reply())
    boris.is_seated()
    expect(boris.part("guest-rules-changes").locator("li")).to_have_text(changed)
    expect(boris.part("guest")).not_to_contain_text("pits and a bear")
    expect(host.part("friends-told-changes").locator("li")).to_have_text(changed)
    assert "A bear: no" in on_rules_page(boris, "rules-told-changes"), "before the game, too"
    wim.opens(host.invites_to_watch())
    wim.joins("Wim")
    host.takes(wim.reply())
    wim.is_seated()
    expect(wim.part("guest-rules-changes").locator("li")).to_have_text(changed)
    host.choose_options({"rows": 4, "bear": True})
    expect(boris.part("guest-rules-about")).to_contain_text("pits and a bear")
    expect(boris.part("guest-rules-changes").locator("li")).to_have_count(0)
    host.choose_options({"rows": 3, "bear": False})
    expect(boris.part("guest-rules-changes").locator("li")).to_have_text(changed)
    host.begins()
    for page in (boris, wim):
        page.is_at_table()
        assert on_sheet(page, "guest-sheet-rules-changes").split("\n") == changed
        assert on_rules_page(page, "rules-told-changes").split("\n") == changed
    assert on_sheet(host, "friends-told-changes").split("\n") == changed
    assert on_rules_page(host, "rules-told-changes").split("\n") == changed


@deep("alone")
def test_who_plays_alone_reads_the_rules_in_force(host: Host) -> None:
    as_it_is(host, "classic")
    host.set_table(bear=False)
    expect(host.part("preset-changed-changes")).to_have_text("A bear: no (usually yes)")
    assert on_rules_page(host, "rules-told-changes") == "A bear: no (usually yes)"
    host.set_table(bear=True)
    assert "and a bear" in on_rules_page(host, "rules-told-about")
