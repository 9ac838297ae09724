"""Several games are saved at once, of each kind at least one; finished ones can be seen again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Locator, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer
from tests.browser.saving import saved
from tests.browser.spying import observation, spy_on, stored
from tests.browser.start.test_storage import DAMAGE, break_worker, shelf
from tests.campaigns import deep


@pytest.fixture
def person(new_context: OpenContext) -> BrowserContext:
    """Somebody's browser, whose pages' letters are read."""
    context = new_context(reduced_motion="reduce")
    spy_on(context)
    return context


@pytest.fixture
def mine(person: BrowserContext) -> Gamemaster:
    """That browser's page, where nobody waits for bots."""
    page = person.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.prefer(pace="instant")
    return home


def labyrinth(home: Gamemaster, moves: int = 3) -> list[str]:
    """A labyrinth is begun and left."""
    home.set_table(rows=3, cols=4, bots=["wanderer"], seed="left", quiet_rounds=12, **PEACE)
    home.open_table()
    home.play(Newcomer("left"), moves=moves)
    log = home.log()
    home.part("home").click()
    home.is_in_lobby()
    return log


def parchis(home: Gamemaster) -> None:
    """A game of Parchís is begun and left."""
    home.part("quick-parchis").click()
    home.is_at_table()
    expect(home.part("parchis-board")).to_be_visible()
    home.part("home").click()
    home.is_in_lobby()


def rows(home: Gamemaster) -> list[str]:
    """What the list of saved games tells of them, after it has been opened from the lobby."""
    home.part("my-games").click()
    found = home.part("games-saved").locator("li > span")
    expect(found.first).to_be_visible()
    return found.all_inner_texts()


@deep("of two kinds")
def test_two_kinds_are_saved_and_both_go_on_after_a_reload(mine: Gamemaster) -> None:
    log = labyrinth(mine)
    expect(mine.part("other-games")).to_be_hidden()
    parchis(mine)
    expect(mine.part("other-games")).to_have_text("Other saved games: 1")
    mine.page.reload()
    mine.is_ready()

    mine.part("other-games").click()
    saved = mine.part("games-saved").locator("li")
    expect(saved).to_have_count(2)
    expect(saved.nth(0)).to_contain_text("Parchís · 4 players · ")
    expect(saved.nth(1)).to_contain_text("Classic · 2 players · ")
    saved.nth(1).get_by_test_id("games-go").click()
    mine.is_at_table()
    mine.decision()
    assert mine.log() == log
    mine.page.reload()
    mine.decision()
    assert mine.log() == log, "the game that was taken up is not the one that is played now"

    mine.part("home").click()
    mine.part("other-games").click()
    saved.nth(1).get_by_test_id("games-go").click()
    expect(mine.part("parchis-board")).to_be_visible()


@deep("without a reload")
def test_another_game_takes_the_table_without_a_reload(mine: Gamemaster) -> None:
    log = labyrinth(mine)
    parchis(mine)
    assert "the game you left" in rows(mine)[0]
    mine.part("games-saved").get_by_test_id("games-go").nth(1).click()
    mine.is_at_table()
    mine.decision()
    assert mine.log() == log
    mine.play(Newcomer("on"), moves=1)
    assert mine.log()[: len(log)] == log


@deep("a game that is deleted")
def test_a_saved_game_is_deleted_when_it_was_asked_for_twice(mine: Gamemaster) -> None:
    labyrinth(mine)
    parchis(mine)
    assert len(rows(mine)) == 2
    forget = mine.page.locator("#games-forget-0")
    forget.click()
    expect(forget).to_have_text("Really delete?")
    forget.click()
    expect(mine.part("games-said")).to_have_text("Deleted.")
    expect(mine.part("games-saved").locator("li")).to_have_count(1)
    expect(mine.part("games-saved")).to_contain_text("Classic")
    mine.part("games-close").click()
    expect(mine.part("other-games")).to_be_hidden()
    mine.continue_game()
    expect(mine.part("parchis-board")).to_be_hidden()


@deep("one of several games is damaged")
def test_a_damaged_game_leaves_the_others_as_they_are(mine: Gamemaster) -> None:
    log = labyrinth(mine)
    parchis(mine)
    mine.page.evaluate(DAMAGE)
    mine.page.reload()
    mine.is_ready()
    first, second = rows(mine)
    assert "can't be opened" in first
    assert "Classic" in second
    mine.part("games-close").click()

    mine.part("continue").click()
    mine.has_refused("The stored game is damaged")
    assert shelf(mine.page) == ["aside", "game", "key"]
    mine.continue_game()
    mine.decision()
    assert mine.log() == log


@deep("kept by an earlier page")
def test_the_only_game_of_before_is_still_offered(mine: Gamemaster) -> None:
    """It lies under the name that it had when there was place for one, and as a whole."""
    log = labyrinth(mine, moves=0)
    mine.page.evaluate(AS_BEFORE)
    mine.page.reload()
    mine.is_ready()
    assert rows(mine) == ["Classic · 2 players · from before"]
    mine.part("games-close").click()
    parchis(mine)
    assert shelf(mine.page) == ["game", "game", "key"]
    mine.part("my-games").click()
    expect(mine.part("games-go")).to_have_count(2)
    mine.part("games-go").nth(1).click()
    mine.decision()
    assert mine.log() == log


AS_BEFORE = """() => new Promise((done) => {
  indexedDB.open("gamemaster").onsuccess = ({ target }) => {
    const writing = target.result.transaction("vault", "readwrite");
    const store = writing.objectStore("vault");
    store.openCursor(IDBKeyRange.bound("game", "gamf")).onsuccess = ({ target: { result } }) => {
      const { at, ...entry } = result.value;
      store.delete(result.primaryKey);
      store.put(entry, "game");
    };
    writing.oncomplete = () => { target.result.close(); done(); };
  };
})"""


@pytest.mark.rule("G-3")
def test_nothing_of_saved_games_can_be_read_in_the_browser(mine: Gamemaster) -> None:
    labyrinth(mine)
    parchis(mine)
    seen = observation(mine.page)
    assert seen["game"] == "parchis"
    texts, keys = stored(mine.page)
    assert keys == ["sealed"]
    assert max(map(len, texts)) > 500, "the sealed records were not among what was stored"
    for secret in ('"left"', '"seed"', '"entries"', '"plan"', "Wanderer", "Reckoner", "dice "):
        assert not any(secret in text for text in texts), secret


# -- games that are over -----------------------------------------------------


def finish(home: Gamemaster) -> str:
    """A small labyrinth is played to its end; its record."""
    home.set_table(rows=3, cols=3, bots=["wanderer"], seed="done", quiet_rounds=6, **PEACE)
    home.open_table()
    home.play(Newcomer("done"))
    expect(home.part("recollections")).to_contain_text("Wanderer: ")
    record = home.save_record()
    home.part("home").click()
    home.is_in_lobby()
    return record


def listed(home: Gamemaster) -> Locator:
    """The finished games in the list, which is opened from the lobby."""
    home.part("my-games").click()
    expect(home.page.locator("#games-tally")).to_be_visible()
    return home.part("games-finished").locator("li")


@deep("a finished game")
def test_a_finished_game_can_be_seen_again_and_deleted(mine: Gamemaster) -> None:
    record = finish(mine)
    labyrinth(mine)
    mine.page.reload()
    mine.is_ready()
    over = listed(mine)
    expect(over).to_have_count(1)
    expect(over).to_contain_text("Classic · Newcomer, Wanderer · ")
    expect(mine.part("games-saved").locator("li")).to_have_count(1)
    expect(mine.part("games-tally").locator("tbody tr")).to_have_count(1)
    expect(mine.part("games-tally").locator("tbody td").first).to_have_text("1")

    assert saved(mine.page, mine.part("games-save").click)[1] == record
    mine.part("games-watch").click()
    mine.is_at_table()
    mine.look(at=0)
    mine.part("to-lobby").click()
    mine.is_in_lobby()

    forget = listed(mine).locator("#games-drop-0")
    forget.click()
    forget.click()
    expect(mine.part("games-said")).to_have_text("Deleted.")
    expect(over).to_have_count(0)
    expect(mine.part("games-tally").locator("tbody tr")).to_have_count(1)


@deep("games in a file")
def test_finished_games_travel_in_a_file(mine: Gamemaster, new_context: OpenContext) -> None:
    """What is brought twice is there once; what is no such file changes nothing."""
    finish(mine)
    listed(mine)
    text = saved(mine.page, mine.part("games-export").click)[1].encode()

    page = new_context().new_page()
    page.goto("")
    other = Gamemaster(page)
    expect(listed(other)).to_have_count(0)
    for content, said in (
        (b"nothing", "This file holds no games"),
        (text, "One game was brought along."),
        (text, "Nothing new was in the file."),
    ):
        file: FilePayload = {"name": "g.json", "mimeType": "application/json", "buffer": content}
        other.part("games-file").set_input_files(file)
        expect(other.part("games-said")).to_contain_text(said)
    expect(other.part("games-finished").locator("li")).to_have_count(1)
    expect(other.part("games-tally").locator("tbody td").first).to_have_text("1")
    other.part("games-close").click()
    shows_strength(other, json.loads(text))


def shows_strength(home: Gamemaster, file: dict[str, Any]) -> None:
    """Three games against a bot tell how strong the player is, here and where a table is set."""
    [[_, line]] = file["lines"]
    [[_, before]] = line["against"]
    won = {**line, "won": True, "against": [["wanderer", 1]]}
    three = {**file, "games": [], "lines": [[f"{at:032x}", won] for at in range(3)]}
    content = json.dumps(three).encode()
    listed(home)
    home.part("games-file").set_input_files(
        {"name": "g.json", "mimeType": "application/json", "buffer": content}
    )
    rivals = home.part("rivals-labyrinth")
    expect(rivals).to_contain_text("You play better than the bot “Wanderer”.")
    expect(rivals.locator("tbody tr")).to_have_text([f"Wanderer4{before + 3:g} of 4"])
    home.part("games-close").click()
    home.unfold("setup-sheet")
    expect(home.part("own-level")).to_have_text("You play better than the bot “Wanderer”.")
    home.part("bot-more").click()
    expect(home.part("bot-name-2")).to_have_text("Surveyor, level 3")


NO_ROOM = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, name) {
  if (this.name === "records") throw new DOMException("full", "QuotaExceededError");
  return put.call(this, value, name);
};"""


@deep("of a finished game")
def test_no_room_for_a_finished_game_is_said(new_context: OpenContext) -> None:
    """The game itself is stored as before: it is looked at again after a reload."""
    context = new_context(reduced_motion="reduce")
    break_worker(context, NO_ROOM)
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.prefer(pace="instant")
    finish(home)
    home.has_noticed("could not be added to your list")
    page.reload()
    expect(home.part("continue")).to_have_text("Look at the last game")
    expect(listed(home)).to_have_count(0)
