"""What a browser remembers of tables with friends, through reloads and without a storage."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import OpenContext
from tests.campaigns import sampled

pytestmark = pytest.mark.readable

QUIET: Final = "app/check.js"
"""A page of the same site on which nothing runs by itself."""
OPEN: Final = """async ([file, day]) => {
  const { openMembership } = await import(new URL(file, location.href).href);
  globalThis.notices = [];
  globalThis.day = day;
  const now = () => 1.7e12 + globalThis.day * 24 * 60 * 60 * 1000;
  globalThis.book = await openMembership({ notify: (id) => globalThis.notices.push(id), now });
}"""
HEX: Final = "5a" * 32
DAYS_KEPT: Final = 30
TABLES_KEPT: Final = 20
SEAT: Final[dict[str, Any]] = {
    "token": "anna",
    "name": "Anna",
    "by": "Boris",
    "version": "1.0",
    "seat": 1,
    "rules": {"preset": "classic", "rows": 4},
    "led": False,
    "commitment": HEX,
    "origin": None,
    "seats": None,
    "promises": [HEX, HEX],
    "nonce": HEX,
    "spoilt": 0,
    "absent": [[3, 5]],
    "room": "abc.def",
    "closed": False,
}

DENIED: Final = """indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };"""
NO_DATABASE: Final = "delete globalThis.indexedDB;"
FULL: Final = """IDBObjectStore.prototype.put = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""
ABORTED: Final = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, name) {
  const request = put.call(this, value, name);
  this.transaction.abort();
  return request;
};"""
NO_TAB: Final = """Object.defineProperty(globalThis, "sessionStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
COUNT_WRITES: Final = """() => {
  globalThis.written = [];
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, key) {
    globalThis.written.push(JSON.stringify(value).length);
    return put.call(this, value, key);
  };
}"""
ON_SHELF: Final = """(shelf) => new Promise((done, fail) => {
  indexedDB.open("gamemaster-friends").onsuccess = ({ target: { result: base } }) => {
    const writing = base.transaction(shelf, "readwrite");
    let found = null;
    const tell = (value) => { found = value; };
    writing.oncomplete = () => { base.close(); done(found); };
    writing.onabort = () => fail(writing.error);
    ((store) => { SCRIPT })(writing.objectStore(shelf));
  };
})"""


def said(number: int, key: str = "hit-wall") -> dict[str, Any]:
    """A statement that is like no other."""
    return {"key": key, "args": {"seat": 0, "number": number}}


def quiet(context: BrowserContext) -> BrowserContext:
    """Spare the browser its search for an icon, which a page without HTML doesn't name."""
    context.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    return context


def story(length: int) -> list[dict[str, Any]]:
    return [said(number) for number in range(length)]


def chain(heard: list[dict[str, Any]]) -> str:
    """The chain over all that was heard."""
    link = "0" * 64
    for each in heard:
        text = json.dumps(each, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        link = hashlib.sha256(f"{link}\n{text}".encode()).hexdigest()
    return link


class Book:
    """The memory of one page."""

    def __init__(self, page: Page, day: float = 0) -> None:
        self.page = page
        self.day = day
        page.goto(QUIET)
        self.open()

    @classmethod
    def new(cls, context: BrowserContext, day: float = 0) -> Book:
        return cls(context.new_page(), day)

    def open(self) -> None:
        self.page.evaluate(OPEN, ["friends/membership.js", self.day])

    def reload(self) -> None:
        self.page.reload()
        self.open()

    def ask(self, name: str, *args: object) -> Any:
        asked = "([name, args]) => globalThis.book[name](...args)"
        return self.page.evaluate(asked, [name, list(args)])

    def notices(self) -> list[str]:
        found: list[str] = self.page.evaluate("globalThis.notices")
        return found

    def shelf(self, name: str, script: str) -> Any:
        """Lets a script look at a shelf, or damage what lies there."""
        return self.page.evaluate(ON_SHELF.replace("SCRIPT", script), name)

    def keys(self, shelf: str) -> list[Any]:
        asking = "store.getAllKeys().onsuccess = ({ target }) => tell(target.result);"
        found: list[Any] = self.shelf(shelf, asking)
        return found


@pytest.fixture
def context(new_context: OpenContext) -> BrowserContext:
    """A person with a storage of his own."""
    return quiet(new_context())


def test_a_seat_survives_a_reload(context: BrowserContext) -> None:
    book = Book.new(context)
    heard = [*story(5), {"key": "won", "args": {"seat": 0, "names": ["Ёж", "b"], "a": None}}]
    book.ask("keepMembership", "t1", SEAT)
    assert book.ask("hear", "t1", 0, heard[:2]) == {"heard": 2, "rewritten": False}
    book.ask("moved", "t1", 4, "go up")
    book.ask("hear", "t1", 2, heard[2:])
    book.ask("moved", "t1", 11, "shoot left")
    book.ask("keepMembership", "t1", {"name": "Anya"})
    kept = {
        **SEAT,
        "name": "Anya",
        "table": "t1",
        "rewritten": None,
        "heard": heard,
        "moves": [[4, "go up"], [11, "shoot left"]],
        "chain": chain(heard),
    }
    assert book.ask("membership", "t1") == kept
    book.reload()
    assert book.ask("latest") == kept
    assert book.ask("membership", "t1") == kept
    assert book.ask("membership", "another") is None
    assert book.ask("hear", "t1", 6, story(1)) == {"heard": 7, "rewritten": False}
    book.page.close()
    again = Book.new(context)
    assert again.ask("membership", "t1")["heard"] == [*heard, *story(1)]
    assert book.page.is_closed()
    assert again.notices() == []


def test_each_observation_is_one_small_write(context: BrowserContext) -> None:
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    book.page.evaluate(COUNT_WRITES)
    for at in range(0, 400, 2):
        book.ask("hear", "t1", at, [said(at), said(at + 1)])
    sizes = book.page.evaluate("globalThis.written")
    assert len(sizes) == 2 * 200  # what was heard, and when
    assert max(sizes) < 250
    book.reload()
    assert book.ask("membership", "t1")["heard"] == story(400)


def test_what_is_told_again_is_held_against_the_first_telling(context: BrowserContext) -> None:
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    book.ask("hear", "t1", 0, story(4))
    # The names in another order are the same statement.
    turned = [{"args": {"number": 3, "seat": 0}, "key": "hit-wall"}]
    assert book.ask("hear", "t1", 3, turned) == {"heard": 4, "rewritten": False}
    assert book.ask("hear", "t1", 0, story(6)) == {"heard": 6, "rewritten": False}
    assert book.ask("hear", "t1", 8, [said(8)]) == {"heard": 6, "rewritten": False}, "a gap"
    other = [said(0), said(1, "went-outside"), *story(7)[2:]]
    assert book.ask("hear", "t1", 0, other) == {"heard": 7, "rewritten": True}
    told = {"at": 1, "told": said(1), "later": said(1, "went-outside")}
    for _ in range(2):
        kept = book.ask("membership", "t1")
        assert kept["rewritten"] == told
        assert kept["heard"] == story(7)
        assert kept["chain"] == chain(story(7))
        book.reload()


def test_observations_that_come_at_once_keep_their_order(context: BrowserContext) -> None:
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    book.page.evaluate(
        """(all) => Promise.all(all.map((said, at) => book.hear("t1", at, [said])))""", story(50)
    )
    book.reload()
    assert book.ask("membership", "t1")["heard"] == story(50)


def test_two_tabs_at_one_table_each_come_back_to_their_own_seat(context: BrowserContext) -> None:
    anna, clara = Book.new(context), Book.new(context, day=1)
    anna.ask("keepMembership", "t1", SEAT)
    anna.ask("hear", "t1", 0, story(2))
    clara.ask("keepMembership", "t1", {**SEAT, "token": "clara", "name": "Clara"})
    clara.ask("hear", "t1", 0, story(3))
    for book, name, heard in ((anna, "Anna", 2), (clara, "Clara", 3)):
        for _ in range(2):
            kept = book.ask("membership", "t1")
            assert (kept["name"], len(kept["heard"])) == (name, heard)
            assert book.ask("latest")["name"] == name
            book.reload()
    newest = Book.new(context)
    assert newest.ask("latest")["name"] == "Clara"
    clara.ask("forget", "t1")
    assert clara.ask("membership", "t1")["name"] == "Anna"


def test_nothing_is_stored_before_the_host_has_given_a_seat(context: BrowserContext) -> None:
    book = Book.new(context)
    book.ask("keepMembership", "t1", {"nonce": HEX, "by": "Boris"})
    book.ask("hear", "t1", 0, story(2))
    assert book.keys("members") == []
    book.ask("keepMembership", "t1", {"token": "anna"})
    book.ask("hear", "t1", 2, [said(2)])
    book.reload()
    kept = book.ask("membership", "t1")
    assert (kept["nonce"], kept["by"], kept["heard"]) == (HEX, "Boris", story(3))


@pytest.mark.parametrize(
    "script",
    [DENIED, NO_DATABASE, FULL, ABORTED],
    ids=["denied", "no database", "full", "aborted"],
)
def test_a_browser_that_stores_nothing(new_context: OpenContext, script: str) -> None:
    """The page remembers as long as it is open, and says once that it is not for longer."""
    context = quiet(new_context())
    context.add_init_script(script)
    book = Book.new(context)
    assert book.ask("room") is None
    assert book.ask("latest") is None
    book.ask("tidy")
    assert book.notices() == [], "nobody has wished to keep anything"
    book.ask("keepMembership", "t1", SEAT)
    book.ask("hear", "t1", 0, story(3))
    book.ask("moved", "t1", 2, "go up")
    book.ask("keepRoom", {"seats": []})
    kept = book.ask("membership", "t1")
    assert (kept["heard"], kept["moves"], kept["chain"]) == (
        story(3),
        [[2, "go up"]],
        chain(story(3)),
    )
    assert book.notices() == ["friends-unsaved"]
    book.reload()
    assert book.ask("membership", "t1") is None


def test_room_that_runs_out_leaves_what_is_stored_whole(context: BrowserContext) -> None:
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    book.ask("hear", "t1", 0, story(2))
    book.page.evaluate(f"() => {{ {FULL} }}")
    book.ask("hear", "t1", 2, [said(2)])
    book.ask("hear", "t1", 3, [said(3)])
    assert book.ask("membership", "t1")["heard"] == story(4)
    assert book.notices() == ["friends-unsaved"]
    book.reload()
    assert book.ask("membership", "t1")["heard"] == story(2)


def test_without_a_storage_of_the_tab_the_newest_seat_is_taken(new_context: OpenContext) -> None:
    context = quiet(new_context())
    context.add_init_script(NO_TAB)
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    book.reload()
    assert book.ask("latest")["name"] == "Anna"
    assert book.notices() == []


@pytest.mark.parametrize(
    "damage",
    sampled(
        [
            "found.token = 7",
            "found.promises = ['nonsense']",
            "found.seat = -1",
            "found.rules = []",
            "delete found.nonce",
            "found.rewritten = { at: 0 }",
            "found = 'junk'",
            "found = null",
            "found.room = '<b>'",
            "found.closed = 1",
        ],
        2,
    ),
)
def test_a_broken_seat_is_set_aside(context: BrowserContext, damage: str) -> None:
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    book.ask("hear", "t1", 0, story(2))
    book.shelf(
        "members",
        f"""store.get(["t1", "anna"]).onsuccess = ({{ target: {{ result: found }} }}) => {{
          {damage};
          store.put(found, ["t1", "anna"]);
        }};""",
    )
    book.reload()
    assert book.ask("membership", "t1") is None
    assert book.keys("members") == book.keys("heard") == book.keys("touched") == []
    assert [key[1:] for key in book.keys("aside")] == [["t1", "anna"]]
    book.ask("keepMembership", "t1", SEAT)
    book.reload()
    assert book.ask("membership", "t1")["name"] == "Anna"
    assert book.notices() == []


@pytest.mark.parametrize(
    ("damage", "left"),
    sampled(
        [
            ('store.delete(["t1", "anna", 2]);', 2),
            ('store.put({ at: 2, said: [], chain: "" }, ["t1", "anna", 2]);', 2),
            ('store.put(null, ["t1", "anna", 0]);', 0),
            (
                'store.put({ at: 0, said: [{ key: "won", args: {} }], chain: "" },'
                ' ["t1", "anna", 0]);',
                0,
            ),
            ('store.put({ at: 9, said: [], chain: "" }, ["t1", "anna", 9]);', 5),
        ],
        1,
    ),
)
def test_what_was_heard_is_kept_as_far_as_it_hangs_together(
    context: BrowserContext, damage: str, left: int
) -> None:
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    for at in (0, 2, 4):
        book.ask("hear", "t1", at, story(5)[at : at + 2])
    book.shelf("heard", damage)
    book.reload()
    kept = book.ask("membership", "t1")
    assert (kept["name"], kept["heard"], kept["chain"]) == ("Anna", story(left), chain(story(left)))
    book.ask("hear", "t1", left, story(6)[left:])
    book.reload()
    assert book.ask("membership", "t1")["heard"] == story(6)
    assert len(book.keys("aside")) == (0 if damage.startswith("store.delete") and left == 5 else 1)


def test_the_room_of_a_host(context: BrowserContext) -> None:
    book = Book.new(context)
    room = {"table": "t1", "seats": [{"name": "Ёж", "token": "x"}], "spectators": 8}
    assert book.ask("room") is None
    book.ask("keepRoom", room)
    book.ask("keepRoom", {**room, "spectators": 4})
    book.reload()
    assert book.ask("room") == {**room, "spectators": 4}
    book.ask("forgetRoom")
    assert book.ask("room") is None
    for junk in ("'junk'", "null", "{ version: 9, value: {} }", "{ version: 1, value: 'x' }"):
        book.ask("keepRoom", room)
        book.shelf("room", f'store.put({junk}, "room");')
        assert book.ask("room") is None
        assert book.keys("room") == []
    assert len(book.keys("aside")) >= 1
    assert book.notices() == []


def test_a_seat_of_an_earlier_version_is_read(context: BrowserContext) -> None:
    """It knew of no room on relays, and of no closed tables."""
    book = Book.new(context)
    book.ask("keepMembership", "t1", SEAT)
    book.shelf(
        "members",
        """store.get(["t1", "anna"]).onsuccess = ({ target: { result: found } }) => {
          delete found.room;
          delete found.closed;
          store.put(found, ["t1", "anna"]);
        };""",
    )
    book.reload()
    kept = book.ask("latest")
    assert (kept["name"], kept["room"], kept["closed"]) == ("Anna", "", False)


def test_the_seat_that_is_offered(context: BrowserContext) -> None:
    """The last one whose table was not closed; of several games at a table only the last."""
    book = Book.new(context)
    for day, (table, fields) in enumerate(
        {
            "near.1": {"token": "ann", "by": "Boris"},
            "far.1": {"token": "eve", "by": "Clara"},
            "far.2": {"token": "eve", "by": "Clara"},
        }.items()
    ):
        book.page.evaluate("(day) => { globalThis.day = day; }", day)
        book.ask("keepMembership", table, {**SEAT, **fields})
    other = Book.new(context, day=3)
    assert other.ask("kept")["table"] == "far.2"
    assert other.keys("touched") == book.keys("touched"), "looking is no coming back"
    other.ask("keepMembership", "far.2", {"closed": True})
    third = Book.new(context, day=4)
    assert third.ask("kept")["by"] == "Boris"
    assert third.ask("latest")["table"] == "near.1"
    third.ask("forget", "near.1")
    assert third.ask("kept") is None
    book.ask("forget", "far.2")
    assert book.keys("members") == book.keys("touched") == []


def test_old_seats_are_forgotten(context: BrowserContext) -> None:
    book = Book.new(context)
    for number in range(TABLES_KEPT + 3):
        book.page.evaluate("(day) => { globalThis.day = day; }", number / 100)
        book.ask("keepMembership", f"t{number:02}", SEAT)
        book.ask("hear", f"t{number:02}", 0, story(1))
        book.ask("moved", f"t{number:02}", 0, "go up")
    book.ask("tidy")
    names = [f"t{number:02}" for number in range(3, TABLES_KEPT + 3)]
    assert [key[0] for key in book.keys("members")] == names
    assert [key[0] for key in book.keys("heard")] == names
    assert [key[0] for key in book.keys("moves")] == names
    book.page.evaluate("(day) => { globalThis.day = day; }", DAYS_KEPT)
    book.ask("hear", "t05", 1, [said(1)])
    book.page.evaluate("(day) => { globalThis.day = day; }", DAYS_KEPT + 1)
    book.ask("tidy")
    for shelf in ("members", "touched", "heard", "moves"):
        assert {key[0] for key in book.keys(shelf)} == {"t05"}
