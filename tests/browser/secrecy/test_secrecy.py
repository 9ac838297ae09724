"""Nothing that a person was not told leaves the worker before the end of the game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster, Newcomer
from tests.browser.labyrinth.playing_grand import PLAN, GrandTable, bring_scripted, in_mood
from tests.browser.spying import ask, letters, observation, replies, spy_on, stored
from tests.campaigns import deep, some
from tests.secrecy.twin_plans import Change, move_bear, move_treasure, toggle_wall, twin_of


@pytest.fixture
def spied(new_context: OpenContext) -> Page:
    """A page whose letters are read."""
    context = new_context(reduced_motion="reduce")
    spy_on(context)
    page = context.new_page()
    page.goto("")
    return page


@pytest.mark.rule("G-3")
def test_the_plan_stays_in_the_worker(spied: Page) -> None:
    """A seed that chance drew is found in no letter and in no storage before the end."""
    home = Gamemaster(spied)
    home.prefer(pace="instant")
    home.quick_game()
    newcomer = Newcomer("secret")
    before, texts, sizes = "", [], []
    for _ in range(10):
        if home.decision() != "move":
            break
        before = json.dumps(letters(spied), ensure_ascii=False)
        found, keys = stored(spied)
        assert keys == ["sealed"]
        texts += found
        sizes.append(sum(map(len, found)))
        home.play(newcomer, moves=1)
    home.finishes()
    assert sizes[-1] > sizes[0] > 500, "the sealed record was not among what was stored"

    home.save_record()
    shown = replies(spied)[-1]
    assert shown["type"] == "reveal"
    secrets = [shown["seed"], shown["plan"], shown["plan"].splitlines()[3], "gm-", "digest"]
    after = json.dumps(letters(spied), ensure_ascii=False)
    for secret in secrets:
        spelt = [secret, json.dumps(secret)[1:-1], json.dumps(json.dumps(secret))[3:-3]]
        for way in spelt:
            assert way not in before
            assert not any(way in text for text in texts)
        if secret != "gm-":
            assert any(way in after for way in spelt), f"{secret} would not have been found"


@pytest.mark.rule("G-3")
def test_other_eyes_are_refused(spied: Page) -> None:
    home = Gamemaster(spied)
    home.quick_game()
    version = observation(spied)["version"]
    asked = [
        {"type": "observe", "eyes": 1},
        {"type": "observe", "eyes": 7},
        {"type": "advance", "version": version, "eyes": 2},
        {"type": "submit", "seat": 1, "move": "start a1", "version": version},
        {"type": "reveal"},
        {"type": "step", "at": 0, "eyes": "gm"},
        {"type": "observe", "eyes": "gm"},
        {"type": "observe", "eyes": -1},
    ]
    told = [ask(spied, message) for message in asked]
    assert [reply["type"] for reply in told] == ["refused"] * len(asked)
    assert [reply["key"] for reply in told] == [
        "refused-eyes",
        "refused-eyes",
        "refused-eyes",
        "illegal-not-your-seat",
        "refused-not-over",
        "refused-not-over",
        "refused-eyes-gm",
        "refused-message-broken",
    ]
    assert observation(spied)["version"] == version
    assert not any("plan" in reply or "truth" in reply for reply in told)


# -- twin worlds at the border of the page -----------------------------------


@dataclass(frozen=True)
class Twins:
    """Two plans, and moves of the person that are answered alike in both but for the last."""

    plans: tuple[str, str]
    moves: list[str]


SEED = "twins"
RULES: Rules = PRESETS["classic"]
SEATS = (Player("Anna", "red"), Player("Wanderer", "blue", "wanderer"))
FEWEST, MOST = 8, 25
DIFFERENCES = (toggle_wall, move_treasure, move_bear)


def twins_by(change: Change) -> Twins:
    """Twins whose difference shows only after some moves."""
    for number in range(500):
        rng = Random(f"{change.__name__} {number}")
        plan = LABYRINTH.generate(RULES, Random(f"page {number}"))
        twin = twin_of(plan, RULES, change, rng)
        if twin is None:
            continue
        tables = [Table(LABYRINTH, RULES, one, SEATS, SEED) for one in (plan, twin)]
        moves = alike(tables, rng)
        if FEWEST < len(moves) < MOST:
            return Twins((LABYRINTH.write_plan(plan), LABYRINTH.write_plan(twin)), moves)
    raise AssertionError(f"no twins by {change.__name__} were found")


def alike(tables: list[Table], rng: Random) -> list[str]:
    """The person's moves up to the one by which the worlds part; none if no such one does."""
    wanderer = find_bots().bots["wanderer"]
    moves: list[str] = []
    while tables[0].turn == 0 and len(moves) < MOST:
        moves.append(rng.choice(tables[0].observe(0).offers).move)
        for table in tables:
            assert table.submit(0, moves[-1], table.version) is None
        if tables[0].observe(0).heard != tables[1].observe(0).heard:
            return moves
        while tables[0].turn == 1:
            for table in tables:
                table.let_bot_move(wanderer)
            if tables[0].observe(0).heard != tables[1].observe(0).heard:
                return []
    return []


@pytest.mark.rule("G-3")
def test_twin_worlds_send_the_same_letters(spied: Page) -> None:
    home = Gamemaster(spied)
    home.prefer(pace="instant")
    home.set_table(name="Anna", bots=["wanderer"], seed=SEED)
    spied.get_by_test_id("colour-red").click()
    home.has_had_company()
    for change in some(DIFFERENCES, 1):
        twins = twins_by(change)
        mail = []
        for plan in twins.plans:
            spied.evaluate("(plan) => { spied.plan = plan; spied.letters.length = 0; }", plan)
            home.open_table()
            for move in twins.moves[:-1]:
                home.move(move)
            assert requests(spied) == twins.moves[:-1]
            same = received(spied)
            home.move(twins.moves[-1])
            mail.append((same, received(spied)))
            home.part("home").click()
            home.is_in_lobby()
        assert mail[0][0] == mail[1][0]
        assert mail[0][1] != mail[1][1], f"{change.__name__} made no difference at all"


# -- what another player does in secret ----------------------------------------

WATCHED = (
    *("start b1", "shoot right; go up", "skip", "status", "dark go left; status"),
    *("go right tell wall", "go up hands-off", "count", "skip"),
)
"""The person hits whoever begins on c1 or d1, who may then go on from another cell."""


def shades() -> dict[str, list[str]]:
    """Two moods in which another player acts differently and is heard to do the same.

    With them come that player's requests, by which they differ.
    """
    found: list[tuple[str, Table]] = []
    for number in range(500):
        mood = f"mood {number}"
        scripted: dict[str, Any] = {}
        exec(in_mood(mood), scripted)
        table = watched(scripted["Shade"]())
        if table is None:
            continue
        for other_mood, other in found:
            if table.observe(0).heard == other.observe(0).heard:
                both = [[m for seat, m in one.entries if seat == 1] for one in (other, table)]
                if not set(named_in(both[0])) & set(named_in(both[1])):
                    return dict(zip((other_mood, mood), both, strict=True))
        found.append((mood, table))
    raise AssertionError("no moods were found")


def watched(shade: Any) -> Table | None:
    """The table after all that the person does; None if it comes otherwise."""
    seats = (Player("Anna", "red"), Player("shade", "blue", "shade"))
    table = Table(LABYRINTH, PRESETS["grand"], LABYRINTH.read_plan(PLAN), seats, SEED)
    moves = list(WATCHED)
    while moves or table.turn == 1:
        if table.turn is None or table.over:
            return None
        if table.turn == 1:
            table.let_bot_move(shade)
        elif table.submit(0, moves.pop(0), table.version) is not None:
            return None
    heard = table.observe(0).heard
    named = named_in([move for seat, move in table.entries if seat == 1])
    if any(said.args.get("at") in named for said in heard):
        return None  # the person has been there as well
    return table if "ordered" in [said.key for said in heard] else None


def named_in(moves: list[str]) -> list[str]:
    """The cells that a player has named in secret: to begin, and to go on."""
    return [move.split()[1] for move in moves if move.startswith(("start ", "order "))]


@deep("what bots do in secret")
@pytest.mark.rule("G-3", "D-6.1", "D-6.7", "D-5.5h")
def test_what_others_do_in_secret_stays_in_the_worker(spied: Page) -> None:
    """Start cells, ordered cells and dark moves: with others the same letters are sent."""
    home = GrandTable(spied)
    home.is_ready()
    home.prefer(pace="instant")
    home.has_had_company()
    acts = shades()
    mail, thoughts = [], []
    for mood, own in acts.items():
        bring_scripted(home, in_mood(mood))
        home.set_table(preset="grand", name="Anna", bots=["shade"], seed=SEED)
        spied.get_by_test_id("colour-red").click()
        spied.evaluate("(plan) => { spied.plan = plan; spied.letters.length = 0; }", PLAN)
        home.open_table()
        for move in WATCHED:
            home.decision()
            if home.button(move).count():
                home.move(move)
            else:
                home.write(move)
                home.say()
        home.decision()
        assert requests(spied) == list(WATCHED)
        thoughts.append(considered(spied))
        mail.append(received(spied, besides=thoughts[-1]))
        named = named_in(own)
        assert len(named) == 2
        for reply in replies(spied):
            for said in reply.get("heard", ()):
                assert not said["key"].startswith("gm-")
                assert said["args"].get("at") not in named
        home.part("home").click()
        home.is_in_lobby()
    assert mail[0] == mail[1]
    # How often the page asks while somebody types is a matter of haste.
    first, second = (dict(each.values()) for each in thoughts)
    both = first.keys() & second.keys()
    assert both >= {(at, move) for at, move in enumerate(WATCHED) if ";" in move}
    assert [first[each] for each in both] == [second[each] for each in both]


def requests(page: Page) -> list[str]:
    """The moves that the page asked for."""
    sent = [one["text"] for one in letters(page) if one["from"] == "page" and "text" in one]
    return [message["move"] for message in map(json.loads, sent) if message["type"] == "submit"]


Considered = dict[str, tuple[tuple[int, str], str]]
"""By the numbers of requests: after how many moves which text was asked about, and the answer."""


def considered(page: Page) -> Considered:
    """What the page was told of moves while they were written."""
    asked: dict[str, tuple[int, str]] = {}
    found: Considered = {}
    moves = 0
    for one in letters(page):
        message = json.loads(one.get("text", "{}"))
        if one["from"] == "worker" and one.get("id") in asked:
            found[one["id"]] = asked[one["id"]], json.dumps({**one, "id": True})
        elif message.get("type") == "consider":
            asked[one["id"]] = moves, message["move"]
        elif message.get("type") == "submit":
            moves += 1
    return found


def received(page: Page, besides: Considered | None = None) -> list[str]:
    """The worker's letters, byte for byte but for the numbers that the page gave its requests, for
    how many games are kept on this device by now, and for the name under which this one is kept.

    Args:
        page: where the letters came.
        besides: answers that are left out.
    """
    known = (besides or {}).keys()
    mail = [one for one in letters(page) if one["from"] == "worker" and one.get("id") not in known]
    device = ("id", "saved", "game")
    return [json.dumps({**one, **{each: each in one for each in device}}) for one in mail]
