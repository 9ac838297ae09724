"""A walk through all that the page can show, for what must hold on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from gamemaster.core.table import Player
from tests.browser.driving import Gamemaster, Newcomer, table_of
from tests.browser.labyrinth.canvas import canvas_of
from tests.browser.room.playing_room import Room


def screens(page: Page, language: str = "en") -> Iterator[str]:
    """Go from screen to screen in a language; the name of each is given while it is shown."""
    home = Gamemaster(page)
    home.is_ready()
    home.speak(language)
    expect(home.part("start-game")).to_be_attached()
    yield "lobby"
    folded = page.locator("details:not([open]) > summary").filter(visible=True)
    while folded.count():
        folded.first.click()
    yield "lobby, unfolded"
    home.watch_record("no record")
    expect(home.part("lobby-refusal")).not_to_be_empty()
    yield "lobby with a refusal"
    with dialog(home, "rules"):
        yield "rules"
    with dialog(home, "settings"):
        yield "preferences"
    home.part("preset-grand").check()
    yield "lobby, grand"
    with dialog(home, "rules"):
        yield "rules, grand"
    yield from house_rules(home)
    home.part("preset-classic").check()
    yield from desk(home)
    yield from money_and_friends(home)
    home.part("preset-classic").check()
    yield from leading(home)
    home.part("preset-classic").check()

    yield from in_one_room(page)
    home.prefer(pace="instant")
    home.set_table(rows=4, cols=5, bots=["wanderer"] * 5, seed="screens", bear=False)
    home.open_table()
    yield "start"
    home.move("start c3")
    for _ in range(3):
        home.play(Newcomer("screens"), moves=1)
    for tab in ("log", "players", "map"):
        if home.part(f"tab-{tab}").is_visible():
            home.part(f"tab-{tab}").click()
            yield f"table, {tab}"
    yield "table"
    home.part("in-words").click()
    yield "table, notebook in words"
    home.part("in-words").click()
    home.part("home").click()
    home.set_table(rows=3, cols=3, bots=["wanderer", "mapper"], seed="end", plays=False)
    home.prefer(pace="calm")
    home.open_table()
    yield "bots among themselves"
    home.part("skip-to-end").click()
    home.verdict()
    yield "end"
    home.reveal()
    yield "review, game master"
    home.look(at=3, eyes="1")
    yield "review, a seat"


def in_one_room(page: Page) -> Iterator[str]:
    """People who share the page, what they can print, and one who leads them."""
    room = Room(page)
    room.prefer(pace="instant")
    room.set_room(["Anna", "Boris"], rows=4, cols=5, seed="b")
    yield "lobby, people in one room"
    room.begin()
    yield "covered"
    room.uncover()
    room.button("start a1").click()
    expect(room.part("cover-now")).to_be_visible()
    yield "passing the page on"
    with dialog(room, "rules"):
        room.part("rules-print").click()
        yield "what can be printed"
        room.part("print-close").click()
    room.part("home").click()
    room.set_table(leads=True, rows=4, cols=5, seed="b", start="secret")
    room.part("start-game").click()
    room.offer_buttons.first.click()
    room.part("whisper").click()
    yield "assistant"
    room.part("home").click()
    room.set_table(rows=4, cols=5)
    room.seat_people([])


def money_and_friends(home: Gamemaster) -> Iterator[str]:
    """A school game in its casino, a quest for one to its end, and the link to its labyrinth."""
    page = home.page
    rules = {"preset": "school", "start": "open"}
    plan = table_of(rules, [Player("Player", "blue")], "screens").plan
    home.set_table(bots=[], seed="screens", preset="school", start="open")
    home.open_table()
    home.move(f"start {plan.name(plan.kinds.index('casino'))}")
    yield "table in the casino"
    page.locator("#open-bet").click()
    yield "casino"
    page.locator("[data-bet='0']").click()
    home.part("casino-play").click()
    expect(home.part("casino-outcome")).not_to_be_empty()
    yield "casino, a round"
    home.part("casino-close").click()
    page.locator("#open-hint").click()
    yield "hint"
    home.part("hint-buy").click()
    expect(home.part("hint-answer")).not_to_be_empty()
    yield "hint, bought"
    home.part("hint-close").click()
    home.part("home").click()

    home.prefer(pace="instant")
    home.set_table(preset="quest-hard", bots=[], seed="screens", quiet_rounds=3)
    home.open_table()
    yield "quest"
    for _ in range(3):
        home.move("skip")
    expect(home.part("result-moves")).not_to_be_empty()
    yield "quest, result"
    home.part("share-game").click()
    yield "link for a friend"
    link = home.part("share-link").input_value()
    home.part("share-close").click()
    home.part("home").click()
    page.evaluate("(hash) => { location.hash = hash; }", f"#{urlsplit(link).fragment}")
    expect(home.part("invite-alone")).to_be_enabled()
    yield "invitation"
    home.part("invite-later").click()


def desk(home: Gamemaster) -> Iterator[str]:
    """The plan desk: how a drawing begins, tools, findings, the text, the shelf."""
    page = home.page
    home.part("draw-labyrinth").click()
    expect(home.part("desk-begin")).to_be_visible()
    yield "desk, how to begin"
    home.part("desk-way-text").check()
    home.part("desk-paste").fill("no plan")
    home.part("desk-begin-use").click()
    expect(home.part("desk-begin-wrong")).not_to_be_empty()
    yield "desk, a text that is no plan"
    home.part("desk-way-empty").check()
    home.part("desk-begin-use").click()
    expect(home.part("desk-begin")).to_be_hidden()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(home.part("desk-done")).to_be_visible()
    yield "desk"
    page.keyboard.press("Enter")
    expect(home.part("desk-undo")).to_be_enabled()
    for part in ("findings", "text", "plan"):
        home.part(f"desk-tab-{part}").click()
        yield f"desk, {part}"
    home.part("desk-name").fill("A river")
    home.part("desk-keep").click()
    expect(home.part("desk-kept-plan")).to_be_visible()
    yield "desk, a kept plan"
    home.part("home").click()
    home.is_in_lobby()


def leading(home: Gamemaster) -> Iterator[str]:
    """The game master's console at a table of bots, with all its sheets."""
    home.prefer(pace="calm")
    home.set_table(rows=4, cols=5, bots=["wanderer", "mapper"], seed="screens", leads=True)
    home.open_table()
    home.part("console-confirm").click()
    yield "console"
    home.part("console-hold").click()
    expect(home.part("console-say")).to_be_visible()
    yield "console, an answer that waits"
    for sheet in ("change", "back", "end", "ruled"):
        home.part(f"console-{sheet}").click()
        yield f"console, {sheet}"
        home.part(f"console-{sheet}").click()
    home.part("console-eyes").select_option("0")
    expect(home.part("notebook")).to_be_visible()
    yield "console, through a player's eyes"
    home.part("home").click()


def house_rules(home: Gamemaster) -> Iterator[str]:
    """The dialog of house rules, with some of all that it can show."""
    home.open_house_rules()
    yield "house rules"
    home.part("house-name").fill("Our Wednesday rules")
    home.part("house-keep").click()
    home.part("house-share").click()
    home.change_rule("mines", False)
    home.change_rule("mines_beside", True)
    home.change_rule("exits", 1)
    expect(home.part("house-verdict").get_by_role("button").first).to_be_visible()
    yield "house rules that contradict each other"
    home.part("house-only").check()
    yield "house rules, only what differs"
    home.part("house-cancel").click()


@contextmanager
def dialog(home: Gamemaster, name: str) -> Iterator[None]:
    """Open a dialog, and close it afterwards."""
    home.part(name).click()
    yield
    home.part(f"{name}-close").click()
    expect(home.part(f"{name}-close")).to_be_hidden()


def settled(page: Page) -> None:
    """Wait until all has arrived where it belongs."""
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    if page.get_by_test_id("notebook").is_visible():
        canvas_of(page)
