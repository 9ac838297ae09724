"""At a table of friends every page has what its own people were told, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from gamemaster.core.game import Said
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, host_page, joined, planned, play_out
from tests.browser.spying import ask, letters, spy_on, stored
from tests.campaigns import deep

SEALED: Final = re.compile(r"\d{1,15}\.[A-Za-z0-9+/]+=*")
OPENED: Final = """
globalThis.opened = [];
if (globalThis.SubtleCrypto) {
  const { decrypt } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.decrypt = async function (...given) {
    const plain = await decrypt.apply(this, given);
    const head = new DataView(plain);
    const { body } = new Response(plain.slice(5, 5 + head.getUint32(1)));
    const inflated = () => body.pipeThrough(new DecompressionStream("deflate-raw"));
    opened.push(await new Response(head.getUint8(0) ? inflated() : body).text());
    return plain;
  };
}
globalThis.wired = [];
if (globalThis.RTCDataChannel) {
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (text) {
    wired.push(text);
    send.call(this, text);
  };
}
"""
"""Notes what a page opens with any key, and all that it sends to other pages."""


@pytest.fixture(scope="module")
def host(browser: Browser, home: str) -> Iterator[Host]:
    with host_page(browser, home, prepare=listen) as shared:
        yield Host(shared.page)
        assert shared.watch.complaints() == []


def listen(context: BrowserContext) -> None:
    """Hear what the pages of a context open, send, and tell their workers."""
    spy_on(context)
    context.add_init_script(OPENED)


@pytest.fixture
def guests(new_context: OpenContext) -> tuple[Guest, Guest]:
    pages = []
    for _ in range(2):
        context = new_context(reduced_motion="reduce")
        context.add_init_script(OPENED)
        pages.append(Guest(context.new_page()))
    return pages[0], pages[1]


def gathered(host: Host, guests: tuple[Guest, Guest], **setup: Any) -> None:
    """All are at the table, and the game has begun."""
    host.gathers(["friend", "friend"], name="Anna", **setup)
    for at, (guest, name) in enumerate(zip(guests, ("Bert", "Cora"), strict=True), 1):
        joined(host, guest, at, name)
    host.begins()


def told(page: Page) -> list[dict[str, Any]]:
    """The engine's letters that a guest's page has opened."""
    return [json.loads(text) for text in page.evaluate("opened")]


def statement(said: Said) -> str:
    """As it stands in a message."""
    return json.dumps({"key": said.key, "args": dict(said.args)}, ensure_ascii=False)


def known_to(host: Host) -> str:
    """All that there is in the host's page, its storage and its letters, as one text."""
    page = host.page
    shown = page.evaluate("document.documentElement.outerHTML")
    sent = page.evaluate("JSON.stringify(wired)")
    return "\n".join([json.dumps(letters(page), ensure_ascii=False), *stored(page)[0], shown, sent])


@pytest.mark.rule("G-3", "D-6.4", "T-6")
def test_what_one_is_told_in_private(host: Host, guests: tuple[Guest, Guest]) -> None:
    """Secret starts and a dark move: they pass through the host's page, but sealed."""
    rules: dict[str, Any] = {"preset": "grand", "rows": 4, "cols": 4}
    table = planned(3, dark=1, **rules)
    host.page.evaluate("() => { spied.letters.length = opened.length = wired.length = 0; }")
    gathered(host, guests, seed=table.seed, **rules)
    play_out([host, *guests], table)
    heard = [[statement(said) for said in table.observe(seat).heard] for seat in range(3)]
    private = [set(heard[seat]) - set(heard[(seat + 1) % 3]) for seat in range(3)]
    assert all(private)

    # The host's page hears its own, and of the others' nothing that can be read.
    all_there = plain(known_to(host))
    assert all(plain(one) in all_there for one in private[0])
    for one in private[1] | private[2]:
        assert plain(one) not in all_there
    assert host.page.evaluate("opened") == []
    for letter in letters(host.page):
        if letter.get("kind") == "guest":
            assert SEALED.fullmatch(letter["sealed"])
            assert set(letter) <= {"from", "kind", "id", "guest", "sealed"}

    # A guest's page gets what is for its own seat.
    for seat, guest in enumerate(guests, 1):
        mail = told(guest.page)
        seen = [one.get("push") or one["reply"] for one in mail]
        seen = [one for one in seen if one["type"] == "observation"]
        assert seen
        assert {one["seat"] for one in seen} == {seat}
        got = plain(json.dumps(mail, ensure_ascii=False))
        assert all(plain(one) in got for one in private[seat])
        before_the_end = plain(json.dumps(seen, ensure_ascii=False))
        for other in private[0] | private[3 - seat]:
            assert plain(other) not in before_the_end
        assert guest.page.url.endswith("#friends")
    host.puts_away()


def plain(text: str) -> str:
    """Without what differs between ways of writing the same JSON, even within each other."""
    return re.sub(r"[\\\s]", "", text)


@deep("what nobody is told")
@pytest.mark.rule("G-3", "T-6")
def test_what_nobody_is_told(host: Host, guests: tuple[Guest, Guest]) -> None:
    """Plan, seed and salt are in the worker alone until the game is over."""
    host.page.evaluate("() => { spied.letters.length = 0; }")
    gathered(host, guests, preset="classic", rows=3, cols=3, quiet_rounds=4, **PEACE)
    for guest in guests:
        guest.is_at_table()
    refused = [
        ask(host.page, message)
        for message in (
            {"type": "observe", "eyes": 1},
            {"type": "observe", "eyes": "gm"},
            {"type": "consider", "seat": 1, "move": "go up"},
            {"type": "submit", "seat": 1, "move": "go up", "version": 0},
            {"type": "hand-over", "seat": 1, "bot": None, "eyes": 1, "since": 0},
            {"type": "reveal"},
            {"type": "step", "at": 0, "eyes": "gm"},
        )
    ]
    assert {reply["type"] for reply in refused} == {"refused"}
    running = plain(known_to(host))
    for at, page in enumerate((host, *guests)):
        page.plays_on(at)
    for page in (host, *guests):
        page.verdict()
        page.rests()
    guests[0].is_told_verdict("verified")
    # A finished game is kept where it can be read: what counts is what was known until then.
    heard = letters(host.page)
    last = next(at for at, one in enumerate(heard) if '"over":{' in one.get("text", ""))
    before = running + plain(json.dumps(heard[:last], ensure_ascii=False))
    record = json.loads(host.save_record())
    secrets = [record["seed"], record["plan"], record["joint"]["salt"]]
    after = plain(known_to(host))
    for secret in secrets:
        assert plain(json.dumps(secret)[1:-1]) not in before
        assert plain(json.dumps(secret)[1:-1]) in after
    assert stored(host.page)[1].count("exported") == 0
    host.puts_away()
