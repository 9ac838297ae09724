"""A browser that stores nothing, or has no room: a notice says so, and the game goes on."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster, Newcomer
from tests.browser.kinds import only_chromium
from tests.campaigns import deep, sampled

DENIED = """indexedDB.open = () => { throw new DOMException("denied", "SecurityError"); };"""
NO_DATABASE = "delete globalThis.indexedDB; delete WorkerGlobalScope.prototype.indexedDB;"
NO_CRYPTOGRAPHY = "Object.defineProperty(crypto, 'subtle', { value: undefined });"
FULL = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, name) {
  if (String(name).startsWith("game")) throw new DOMException("full", "QuotaExceededError");
  return put.call(this, value, name);
};"""
ABORTED = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, name) {
  const request = put.call(this, value, name);
  if (String(name).startsWith("game")) this.transaction.abort();
  return request;
};"""
NO_PREFERENCES = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(globalThis, name, {
    get() { throw new DOMException("denied", "SecurityError"); },
  });
}"""
FULL_PREFERENCES = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""


def break_worker(context: BrowserContext, script: str) -> None:
    """Run a script in every worker before its own."""

    def answer(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=f"{script}\n{whole.text()}")

    context.route("**/app/worker-*.js", answer)


@pytest.mark.parametrize(
    ("script", "notice"),
    sampled(
        [
            (DENIED, "doesn't let the page store anything"),
            (NO_DATABASE, "doesn't let the page store anything"),
            (NO_CRYPTOGRAPHY, "doesn't let the page store anything"),
            (FULL, "There is no room left to store the game"),
            (ABORTED, "The game could not be stored"),
        ],
        2,
    ),
    ids=["denied", "no database", "no cryptography", "full", "aborted"],
)
def test_a_game_that_cannot_be_stored(new_context: OpenContext, script: str, notice: str) -> None:
    context = new_context(reduced_motion="reduce")
    break_worker(context, script)
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(rows=3, cols=3, bots=["mapper"], seed="unstored")
    home.open_table()
    home.has_noticed(notice)
    home.play(Newcomer("unstored"), moves=3)
    assert len(home.log()) > 6
    expect(home.part("notice")).to_have_count(1)


@deep("no room at all")
@only_chromium(kinds.PROTOCOL)
def test_no_room_at_all(new_context: OpenContext, home: str) -> None:
    """The browser itself refuses: this page may store a single byte."""
    context = new_context(reduced_motion="reduce")
    page = context.new_page()
    room = {"origin": urljoin(home, "/").rstrip("/"), "quotaSize": 1}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", room)
    page.goto("")
    player = Gamemaster(page)
    player.prefer(pace="instant")
    player.set_table(rows=3, cols=3, bots=["wanderer"], seed="full")
    player.open_table()
    player.has_noticed("will not survive a reload")
    player.play(Newcomer("full"), moves=3)
    page.reload()
    player.is_ready()
    expect(player.part("continue")).to_be_hidden()


@deep("of preferences")
@pytest.mark.parametrize(
    "script", sampled([NO_PREFERENCES, FULL_PREFERENCES], 1), ids=["denied", "full"]
)
def test_preferences_that_cannot_be_stored(new_context: OpenContext, script: str) -> None:
    """They hold as long as the page is open."""
    context = new_context(reduced_motion="reduce")
    context.add_init_script(script)
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.speak("ru")
    home.prefer(pace="instant", theme="blackboard")
    expect(page.locator("html")).to_have_attribute("data-theme", "blackboard")
    home.set_table(bots=["wanderer"], name="Аня")
    home.open_table()
    expect(home.part("seats")).to_contain_text("Аня")
    home.play(Newcomer("taste"), moves=2)


@deep("in the browser's own storage")
def test_a_damaged_game_is_put_aside(new_context: OpenContext) -> None:
    context = new_context()
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.quick_game()
    page.evaluate(DAMAGE)
    page.reload()
    home.is_in_lobby()
    home.has_refused("The stored game is damaged")
    home.has_noticed("It was put aside, not deleted")
    expect(home.part("continue")).to_be_hidden()
    assert shelf(page) == ["aside", "key"]
    home.quick_game()
    assert shelf(page) == ["aside", "game", "key"]


DAMAGE = """() => new Promise((done) => {
  indexedDB.open("gamemaster").onsuccess = ({ target }) => {
    const writing = target.result.transaction("vault", "readwrite");
    const store = writing.objectStore("vault");
    const found = [];
    store.openCursor(IDBKeyRange.bound("game", "gamf")).onsuccess = ({ target: { result } }) => {
      if (result) {
        found.push([result.primaryKey, result.value]);
        result.continue();
        return;
      }
      const [name, last] = found.sort(([, one], [, other]) => other.at - one.at)[0];
      new Uint8Array(last.sealed)[40] ^= 1;
      store.put(last, name);
    };
    writing.oncomplete = () => { target.result.close(); done(); };
  };
})"""
"""The game that was played last is damaged."""
SHELF = """() => new Promise((done) => {
  indexedDB.open("gamemaster").onsuccess = ({ target }) => {
    const store = target.result.transaction("vault").objectStore("vault");
    store.getAllKeys().onsuccess = (event) => { target.result.close(); done(event.target.result); };
  };
})"""


def shelf(page: Page) -> list[str]:
    """What kinds of things lie in the vault, but for lines that were added to games."""
    names = [name for name in page.evaluate(SHELF) if isinstance(name, str)]
    return sorted(name.split()[0] for name in names)
