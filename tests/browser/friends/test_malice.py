"""A guest who keeps to no rule moves nobody's pieces but his own, learns nothing, stops nobody."""

from __future__ import annotations

from statistics import median
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE
from tests.browser.friends.mallory import Mallory
from tests.browser.friends.playing_friends import Guest, Host, joined
from tests.campaigns import deep, sampled, some, times

pytestmark = pytest.mark.readable

MOVES: Final = times(25, 60)
"""Timed while he does what he likes."""
MOST_SLOWED: Final = 4
"""The others' moves take at most so many times as long while one of them does what he likes."""
TRAP: Final = "<b id=pwned>M</b>"
TIMED: Final = """(moves) => new Promise((resolve) => {
  const took = [];
  const log = document.querySelector("[data-testid=log]");
  let [clicked, lines] = [0, 0];
  const look = () => {
    if (clicked) {
      if (log.querySelectorAll("li").length === lines) return;
      took.push(performance.now() - clicked);
      clicked = 0;
    }
    const over = document.querySelector("[data-testid=game-over]")?.checkVisibility();
    if (took.length === moves || over) {
      watch.disconnect();
      resolve(took);
      return;
    }
    const fresh = "#table-screen:not([data-asked]) [data-testid=offer]";
    const buttons = [...document.querySelectorAll(fresh)];
    const offers = buttons.filter((one) => one.checkVisibility());
    if (!offers.length) return;
    lines = log.querySelectorAll("li").length;
    clicked = performance.now();
    (offers.find((one) => /^go/.test(one.dataset.move)) ?? offers[0]).click();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Plays so many moves; for each the milliseconds from its button to the answer in the log."""


@pytest.fixture
def host(host: Host) -> Host:
    host.gathers(["friend", "friend"], name="Anna", rows=8, cols=8, **PEACE)
    return host


@pytest.fixture
def bert(host: Host, new_context: OpenContext) -> Guest:
    """An honest guest."""
    guest = Guest(new_context(reduced_motion="reduce").new_page())
    joined(host, guest, 1, "Bert")
    return guest


@pytest.fixture
def mallory(host: Host, bert: Guest, new_context: OpenContext) -> Mallory:
    """The other one, in the third seat before the game begins."""
    mallory = Mallory(new_context)
    mallory.comes(host, host.invites(2))
    host.sees(2, "connected")
    return mallory


@deep("each question by itself")
def test_he_asks_for_what_is_not_his(host: Host, bert: Guest, mallory: Mallory) -> None:
    host.begins()
    bert.is_at_table()
    mallory.is_admitted()
    seen = mallory.heard()[-1]
    version = seen["version"]
    move = {"move": "start b2", "version": version, "since": 0}
    asked: list[dict[str, Any]] = [
        *({"type": "submit", "seat": seat, **move} for seat in (0, 1, -1, 7)),
        *({"type": "observe", "eyes": eyes, "since": 0} for eyes in (0, 1, 3, -1, None, "gm")),
        *({"type": "consider", "seat": seat, "move": "start b2"} for seat in (0, 1)),
        *({"type": "hand-over", "seat": seat, "bot": "wanderer", "eyes": 2} for seat in (0, 1)),
        {"type": "hand-over", "seat": 2, "bot": "wanderer", "eyes": 1},
        {"type": "hand-over", "seat": 2, "bot": None, "name": "Anna", "eyes": 2},
        {"type": "advance", "version": version, "eyes": 2},
        {"type": "new", "game": "labyrinth", "rules": {"preset": "classic"}, "seats": []},
        {"type": "prepare", "game": "labyrinth", "rules": {"preset": "classic"}, "seats": []},
        {"type": "open", "nonces": []},
        {"type": "reveal"},
        {"type": "replay", "record": "{}"},
        {"type": "step", "at": 0, "eyes": "gm"},
        {"type": "verify", "record": "", "evidence": {}},
        {"type": "save"},
        {"type": "resume", "text": "{}"},
        {"type": "observe", "eyes": 2, "since": 0, "plan": True},
        {},
    ]
    told = [mallory.asks(request) for request in asked]
    assert [reply["type"] for reply in told] == ["refused"] * len(asked)
    assert not any({"plan", "seed", "record", "truth"} & set(reply) for reply in told)
    # None of it has changed anything: all move in their turns, each for himself.
    host.has_said("start b2")
    bert.has_said("start c2")
    assert (
        mallory.asks({"type": "submit", "seat": 2, **move, "version": 2})["type"] == "observation"
    )
    host.is_to_move()
    assert [line.split(":")[0] for line in host.heard()[1:]] == ["Anna", "Bert", "Mallory"]
    assert bert.heard() == host.heard()


@deep("at two pages")
def test_what_he_writes_stays_text(host: Host, bert: Guest, new_context: OpenContext) -> None:
    mallory = Mallory(new_context)
    mallory.comes(host, host.invites(2), hello={"name": TRAP})
    expect(host.seat(2)).to_contain_text(TRAP)
    expect(bert.part("guest-people")).to_contain_text(TRAP)
    mallory.tells({"do": "name", "name": "\u202eA\u2066nna\u200b"})
    # Without what is not seen there is an Anna already.
    expect(host.seat(2)).to_contain_text("Anna 2")
    mallory.tells({"do": "name", "name": TRAP})
    expect(host.seat(2)).to_contain_text(TRAP)
    host.begins()
    bert.is_at_table()
    mallory.is_admitted()
    for page in (host, bert):
        page.turns_to_talk()
    said = [
        "<img src=x onerror=pwned=1>",
        "\u202e<script>pwned=1</script>",
        "&lt;b&gt; {$name} { pwned }",
        "x" * 200,
    ]
    mallory.tells(*({"do": "say", "text": text} for text in said))
    for page in (host, bert):
        expect(page.talk_lines).to_have_count(len(said))
        lines = page.talk_lines.all_text_contents()
        for line, text in zip(lines, said, strict=True):
            assert line.endswith(text.replace("\u202e", ""))
            assert TRAP in line
        expect(page.part("seats")).to_contain_text(TRAP)
        is_clean(page.page)


def is_clean(page: Page) -> None:
    """Nothing that a guest wrote has become part of the page."""
    assert page.evaluate("globalThis.pwned ?? null") is None
    assert not page.locator("img, body script:not(body > script)").count()
    assert not page.locator("#pwned").count()


JUNK: Final[dict[str, list[str]]] = {
    "no frame": ["hello"],
    "half a frame": ["d0000"],
    "an endless frame": ["d00000000 0 1 1\n" + "x" * 200_000],
    "many pieces of nothing": [f"dNAME 0 {seq} 1\n{'x' * 16_000}" for seq in range(2, 9)],
    "no JSON": ["dNAME 0 2 0\n{"],
    "no object": ["dNAME 0 2 0\n7"],
    "no message": ['dNAME 0 2 0\n{"do":"rule"}'],
    "a message of the host": ['dNAME 0 2 0\n{"do":"admitted","key":"x"}'],
    "a message with more in it": ['dNAME 0 2 0\n{"do":"leave","seat":0}'],
    "control characters": ['dNAME 0 2 0\n{"do":"say","text":"a\\u0007b"}'],
    "from far ahead": ["dNAME 0 900000 0\n{}"],
    "confirmed before it was sent": ["aNAME 900000"],
}
"""Frames, by what is wrong with them; NAME is that of his link, which began with his hello."""
SPOKEN: Final[dict[str, dict[str, Any]]] = {
    "too long a text": {"do": "say", "text": "x" * 100_000},
    "a text of megabytes": {"do": "say", "text": "x" * 5_000_000},
    "too long a name": {"do": "name", "name": "x" * 100_000},
    "an endless request": {"do": "sealed", "text": "1." + "A" * 60_000},
    "a sign that isn't one": {"do": "react", "sign": "<b>"},
    "prototypes": {"do": "__proto__"},
}
"""What is no message, though it comes in whole frames."""


@deep("frames by hand")
def test_what_is_no_message_ends_his_link(
    host: Host, bert: Guest, new_context: OpenContext
) -> None:
    """And only his."""
    mallory = Mallory(new_context)
    for what in some((*JUNK, *SPOKEN), 3):
        mallory.begins_anew()
        mallory.comes(host, fresh_watch_link(host))
        if what in JUNK:
            mallory.sends(*(text.replace("NAME", mallory.link_name()) for text in JUNK[what]))
        else:
            mallory.tells(SPOKEN[what])
        mallory.is_cut_off()
        expect(host.part("friends-watcher-0")).to_have_attribute("data-state", "away")
        host.part("friends-watcher-remove-0").click()
    host.part("friends-seat-2-kind").select_option("bot:wanderer")
    host.begins()
    bert.is_at_table()
    bert.turns_to_talk()
    bert.says("still here")
    expect(bert.talk_lines).to_have_count(1)
    assert not host.part("notice").count()


@deep("each greeting by itself")
def test_what_he_says_of_himself_is_not_believed(
    host: Host, bert: Guest, new_context: OpenContext
) -> None:
    mallory = Mallory(new_context)
    for hello, why in (
        ({"token": "A" * 22, "tag": "A" * 11}, "token-unknown"),
        ({"tag": "A" * 11}, "tag-unknown"),
        ({"version": "9.9"}, "version-differs"),
        ({"protocol": 9}, "version-differs"),
    ):
        mallory.begins_anew()
        mallory.comes(host, fresh_watch_link(host), hello=hello)
        mallory.is_cut_off(why)
        expect(host.page.locator("[data-testid=friends-watchers] li")).to_have_count(0)
    assert host.seat(1).get_attribute("data-state") == "connected"
    expect(bert.part("guest-people")).to_be_visible()


@deep("a flood lasts")
@pytest.mark.parametrize("kind", sampled(["junk", "huge", "frame"], 1))
def test_a_flood_stops_nobody(host: Host, bert: Guest, new_context: OpenContext, kind: str) -> None:
    """Ten thousand frames a second: whoever sends them is cut off, and the others play on."""
    mallory = watching(host, bert, new_context)
    host.plays_on(1)
    before = bert.page.evaluate(TIMED, 15)
    bert.page.evaluate(f"(moves) => {{ globalThis.timed = ({TIMED})(moves); }}", MOVES)
    mallory.floods(kind, 3)
    took = bert.page.evaluate("timed")
    mallory.is_cut_off()
    flood = mallory.has_flooded()
    report(f"before {kind}", before)
    report(f"{kind}, {flood['sent']:.0f} sent", took)
    assert flood["tried"] > 9000 * flood["seconds"]
    assert median(took) < MOST_SLOWED * median(before)


@deep("so many questions that it takes long")
def test_as_much_as_he_may_ask(host: Host, bert: Guest, new_context: OpenContext) -> None:
    """As often as a busy page would: he is suffered, and the others wait no longer for that."""
    mallory = watching(host, bert, new_context)
    host.plays_on(1)
    before = bert.page.evaluate(TIMED, 15)
    # A host's engine may be slower than that: then as many wait for it as a host bears.
    mallory.pesters({"type": "observe", "eyes": None, "since": 0}, rate=20, unanswered=40)
    took = bert.page.evaluate(TIMED, MOVES)
    report("before", before)
    report("asks", took)
    assert median(took) < MOST_SLOWED * median(before)
    assert mallory.answers() > 0
    assert mallory.connection() == "up"


def watching(host: Host, bert: Guest, new_context: OpenContext) -> Mallory:
    """Mallory watches a game of the other two."""
    host.part("friends-seat-2-remove").click()
    mallory = Mallory(new_context)
    mallory.comes(host, fresh_watch_link(host))
    host.begins()
    bert.is_at_table()
    mallory.is_admitted()
    return mallory


def fresh_watch_link(host: Host) -> str:
    """A link for one more spectator."""
    field = host.part("friends-watch-link")
    host.unfold_summary("friends-watch")
    if host.part("friends-watch-make").is_visible():
        host.part("friends-watch-make").click()
        return host.link("friends-watch")
    before = field.input_value()
    host.part("friends-watch-again").click()
    expect(field).not_to_have_value(before)
    return field.input_value()


def report(what: str, took: list[float]) -> None:
    """For whoever wants to know more than that it was quick enough."""
    print(f"{what}: {len(took)} moves, median {median(took):.0f} ms, longest {max(took):.0f} ms")
    assert len(took) > 10
