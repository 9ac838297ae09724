"""What friends do at a table beside playing: they come late, watch, talk, leave, and come back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, joined, planned, play_out
from tests.browser.saving import saved
from tests.campaigns import deep

SMALL = {"preset": "classic", "rows": 3, "cols": 3, **PEACE}
HASTE = """(field) => {
  for (let number = 0; number < 5; number++) {
    field.value = `message ${number}`;
    field.form.requestSubmit();
  }
}"""
"""Five lines at once, however busy the machine is."""
MARKUP = "<img src=x onerror=document.title='hit'> &amp; {$name}"


def two_at_table(host: Host, boris: Guest, *others: str) -> None:
    """Anna and Boris have begun to play."""
    host.gathers(["friend", *others], name="Anna", **SMALL)
    joined(host, boris, 1, "Boris")
    host.begins()
    boris.is_at_table()


@deep("after the game has begun")
def test_a_friend_comes_late(host: Host, guest: Callable[[], Guest]) -> None:
    """A bot plays an open seat until somebody takes it, who hears what was said before."""
    boris, vera = guest(), guest()
    two_at_table(host, boris, "open")
    host.has_said("start a1")
    boris.has_said("start a1")
    host.is_to_move()
    said = host.heard()
    assert len(said) == 4
    host.opens_sheet()
    link = host.invites(2)
    vera.opens(link)
    vera.joins("Vera")
    host.takes(vera.reply())
    host.sees(2, "connected")
    host.closes_sheet()
    vera.is_at_table()
    assert len(vera.heard()) == len(said)
    host.has_said(host.offers()[0])
    boris.is_to_move()
    boris.has_said(boris.offers()[0])
    vera.is_to_move()
    vera.has_said(vera.offers()[0])
    host.is_to_move()
    for page in (host, boris, vera):
        page.has_heard(7)
        assert "Vera: " in page.heard()[-1]


def watched(host: Host, gleb: Guest) -> None:
    """Gleb has come to watch."""
    gleb.opens(host.invites_to_watch())
    gleb.joins("Gleb")
    host.takes(gleb.reply())
    expect(host.part("friends-watcher-0")).to_contain_text("Gleb")
    expect(host.part("friends-watch")).to_have_text("One spectator")


@deep("a whole game that is watched")
def test_a_spectator(host: Host, guest: Callable[[], Guest]) -> None:
    """He hears what all hear, and can do nothing."""
    boris, gleb = guest(), guest()
    host.gathers(["friend"], name="Anna", **SMALL)
    joined(host, boris, 1, "Boris")
    watched(host, gleb)
    host.begins()
    gleb.is_at_table()
    host.has_said("start a1")
    boris.has_said("start b1")
    host.is_to_move()
    gleb.has_heard(len(host.heard()))
    assert gleb.heard() == host.heard()
    expect(gleb.offer_buttons).to_have_count(0)


@deep("a whole game with secrets, which is judged")
def test_a_spectator_of_a_whole_game(host: Host, guest: Callable[[], Guest]) -> None:
    """What is between players stays there; in the end the spectator's page judges, too."""
    boris, gleb = guest(), guest()
    table = planned(2, preset="grand", rows=4, cols=4)
    host.gathers(["friend"], name="Anna", seed=table.seed, preset="grand", rows=4, cols=4)
    joined(host, boris, 1, "Boris")
    watched(host, gleb)
    host.begins()
    gleb.is_at_table()
    play_out([host, boris], table)
    gleb.verdict()
    expect(gleb.offer_buttons).to_have_count(0)
    assert not any("Between ourselves" in line for line in gleb.heard())
    assert any("Between ourselves" in line for line in boris.heard())
    assert len(gleb.heard()) == len(host.heard())
    gleb.is_told_verdict("verified")


@deep("talk between pages")
def test_talk(host: Host, guest: Callable[[], Guest]) -> None:
    """Messages and signs go to all, as plain text; who says much must wait, and can be muted."""
    boris = guest()
    two_at_table(host, boris)
    title = host.page.title()
    boris.turns_to_talk()
    boris.says(MARKUP)
    expect(host.page.locator("#talk-open .badge")).to_have_text("1")
    expect(host.part("talk-heard")).to_have_text(f"Boris: {MARKUP}")
    host.turns_to_talk()
    expect(host.talk_lines).to_have_text([f"Boris: {MARKUP}"])
    expect(host.page.locator("#talk-open .badge")).to_be_hidden()
    host.says("Hello, Boris!")
    host.part("react-bravo").click()
    expect(boris.talk_lines).to_have_text(
        [f"Boris: {MARKUP}", "Anna: Hello, Boris!", "Anna: Bravo!"]
    )
    assert host.page.title() == boris.page.title() == title
    boris.says("x" * 300)
    expect(host.talk_lines.last).to_have_text(f"Boris: {'x' * 200}")
    boris.part("talk-text").evaluate(HASTE)
    expect(boris.part("talk-refusal")).to_contain_text("A little slower, please")
    expect(boris.part("talk-text")).to_have_value("message 4")
    host.part("talk-mutes").click()
    host.page.get_by_label("Don't show what Boris says").check()
    expect(host.talk_lines).to_have_text(["Anna: Hello, Boris!", "Anna: Bravo!"])
    host.page.get_by_label("Don't show what Boris says").uncheck()
    host.part("talk-close").click()
    expect(host.part("log")).to_be_visible()


@deep("a seat that is taken away")
def test_whoever_is_sent_away(host: Host, guest: Callable[[], Guest]) -> None:
    """His page says so, and his seat is free for somebody else."""
    boris, vera = guest(), guest()
    host.gathers(name="Anna", **SMALL)
    joined(host, boris, 1, "Boris")
    host.is_asked_twice("friends-seat-1-kick")
    expect(boris.part("guest-trouble")).to_contain_text("The host has given your seat away")
    expect(boris.part("guest-state")).to_have_text("You are no longer at this table.")
    joined(host, vera, 1, "Vera")
    expect(host.seat(1)).to_contain_text("Vera")


@deep("a seat that is left")
def test_whoever_leaves(host: Host, guest: Callable[[], Guest]) -> None:
    """Before the game his seat is free again; in a game the host lets a bot play for him."""
    boris = guest()
    two_at_table(host, boris)
    host.has_said("start a1")
    boris.is_to_move()
    boris.opens_sheet()
    boris.is_asked_twice("guest-sheet-leave")
    boris.is_in_lobby()
    expect(boris.part("play-friends")).to_be_visible()
    expect(host.part("friends-waiting")).to_contain_text("Boris is away")
    host.part("friends-let-bot").click()
    host.is_to_move()
    expect(host.part("presence-1")).to_contain_text("has left")
    expect(host.part("log").locator("li").last).to_contain_text("Boris: starts at")


@deep("back by a fresh link")
def test_a_bot_plays_until_he_is_back(host: Host, guest: Callable[[], Guest]) -> None:
    """The host doesn't wait for whoever is away; a fresh link brings him back to his seat."""
    boris = guest()
    two_at_table(host, boris)
    host.has_said("start a1")
    boris.has_said("start b1")
    boris.page.goto("about:blank")
    host.is_to_move()
    host.has_said("go up")
    expect(host.part("friends-waiting")).to_contain_text("Boris is away")
    host.part("friends-let-bot").click()
    host.is_to_move()
    heard = len(host.heard())
    host.opens_sheet()
    link = host.invites(1)
    boris.page.goto("#friends")
    expect(boris.part("guest-again-text")).to_be_visible()
    boris.part("guest-again-text").fill(link)
    boris.part("guest-again-take").click()
    host.takes(boris.reply())
    host.sees(1, "connected")
    boris.is_at_table()
    boris.has_heard(heard)
    host.closes_sheet()
    expect(host.part("presence-1")).to_have_count(0)
    host.has_said("go up")
    boris.is_to_move()
    boris.has_said("go up")
    host.has_heard(heard + 2)


@deep("by the host's own hand")
def test_a_seat_is_given_to_a_bot_and_taken_back(host: Host, guest: Callable[[], Guest]) -> None:
    """By the guest himself, from his own page."""
    boris = guest()
    two_at_table(host, boris)
    host.has_said("start a1")
    boris.is_to_move()
    boris.opens_sheet()
    boris.part("guest-bot").click()
    host.is_to_move()
    expect(host.part("presence-1")).to_contain_text("plays")
    boris.part("guest-back").click()
    boris.closes_sheet()
    host.has_said(host.offers()[0])
    boris.is_to_move()


@deep("the next game of the same people, judged too")
def test_once_more_with_the_same_people(host: Host, guest: Callable[[], Guest]) -> None:
    """The guests' pages go along; every game is judged for itself."""
    boris = guest()
    table = planned(2, **SMALL)
    host.gathers(["friend"], name="Anna", seed=table.seed, **SMALL)
    joined(host, boris, 1, "Boris")
    host.begins()
    play_out([host, boris], table)
    boris.is_told_verdict("verified")
    expect(boris.part("play-again")).to_have_count(0)
    host.part("same-again").click()
    expect(boris.part("game-over")).to_be_hidden()
    play_out([host, boris], table)
    boris.is_told_verdict("verified")
    assert boris.heard() == host.heard()


@deep("in another browser")
def test_the_table_moves_to_another_browser(
    host: Host, guest: Callable[[], Guest], new_context: OpenContext, tmp_path: Path
) -> None:
    """Saved under a password and led on there, with the same guest and all that was said."""
    boris = guest()
    two_at_table(host, boris)
    host.has_said("start a1")
    boris.has_said("start b1")
    host.is_to_move()
    host.opens_sheet()
    host.unfold_summary("friends-save")
    saved = save_table(host, "much too secret", tmp_path)
    host.closes_sheet()
    assert b"Boris" not in saved.read_bytes()

    other = Host(new_context(reduced_motion="reduce").new_page())
    other.page.goto("")
    other.is_ready()
    other.unfold_summary("friends-bring")
    other.part("friends-bring-file").set_input_files(saved)
    other.part("friends-bring-password").fill("not the same")
    other.part("friends-bring-go").click()
    expect(other.part("friends-bring-said")).to_contain_text("doesn't fit this file")
    other.part("friends-bring-password").fill("much too secret")
    other.part("friends-bring-go").click()
    other.is_at_table()
    assert other.heard() == host.heard()
    other.opens_sheet()
    other.sees(1, "away")
    host.page.goto("about:blank")
    boris.opens_sheet()
    boris.part("guest-sheet-again-text").fill(other.invites(1))
    boris.part("guest-sheet-again-take").click()
    other.takes(boris.reply_at_table())
    other.sees(1, "connected")
    boris.closes_sheet()
    other.closes_sheet()
    other.has_said(other.offers()[0])
    boris.is_to_move()
    boris.has_said(boris.offers()[0])
    other.is_to_move()
    assert boris.heard() == other.heard()
    host.page.goto("")


def save_table(host: Host, password: str, folder: Path) -> Path:
    """Save the table under a password."""
    host.part("friends-save-password").fill("short")
    host.part("friends-save-go").click()
    expect(host.part("friends-save-said")).to_contain_text("at least 8 characters")
    host.part("friends-save-password").fill(password)
    file = folder / "table.json"
    text = saved(host.page, host.part("friends-save-go").click)[1]
    file.write_text(text, encoding="utf-8")
    return file
