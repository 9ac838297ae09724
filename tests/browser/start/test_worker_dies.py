"""A worker that dies is replaced, the game is replayed, and nothing is lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer, played
from tests.browser.spying import (
    kill_worker,
    kill_worker_at_its_next_answer,
    letters,
    observation,
    replies,
    spy_on,
    worker_has_died,
)
from tests.browser.watching import Watch
from tests.campaigns import deep

ANSWERS_MS = 31_000
"""How long the page waits for an answer of a worker that had said that it works."""


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    context = new_context(reduced_motion="reduce")
    spy_on(context)
    page = context.new_page()
    page.goto("")
    return page


@pytest.fixture
def home(page: Page) -> Gamemaster:
    """A game after some moves."""
    home = Gamemaster(page)
    home.prefer(pace="instant")
    home.set_table(rows=4, cols=4, bots=["wanderer"], seed="immortal", quiet_rounds=12, **PEACE)
    home.open_table()
    home.play(Newcomer("before"), moves=4)
    return home


def submitted(page: Page) -> list[str]:
    """The moves that the page asked for, repeated requests too."""
    sent = [one for one in letters(page) if one["from"] == "page" and "text" in one]
    messages = [json.loads(one["text"]) for one in sent]
    return [each["move"] for each in messages if each["type"] == "submit"]


def workers(page: Page) -> int:
    """How many workers the page has had."""
    count: int = page.evaluate("spied.workers.length")
    return count


@deep("before a request")
def test_silent_death_before_a_request(home: Gamemaster, page: Page) -> None:
    log = home.log()
    version = observation(page)["version"]
    asked = len(submitted(page))
    kill_worker(page)
    move = home.offers()[0]
    home.move(move)
    assert workers(page) == 2
    assert submitted(page)[asked:] == [move, move], "the request was repeated once"
    assert home.log()[: len(log)] == log
    assert len(home.log()) == observation(page)["version"] + 1 > version + 1


def test_death_between_a_request_and_its_answer(home: Gamemaster, page: Page) -> None:
    """The move had been accepted and stored: it must not be made twice."""
    log = home.log()
    asked = len(submitted(page))
    page.clock.install()
    kill_worker_at_its_next_answer(page)
    move = home.offers()[0]
    home.button(move).click()
    worker_has_died(page)
    page.clock.run_for(ANSWERS_MS)
    home.decision()
    assert workers(page) == 2
    assert submitted(page)[asked:] == [move], "the request was not repeated"
    said = home.log()
    assert said[: len(log)] == log
    assert len(said) == observation(page)["version"] + 1
    finish(home, page)


@deep("three deaths after the answer")
def test_death_in_the_moment_of_an_answer(home: Gamemaster, page: Page) -> None:
    """The page has heard it, and nothing of it is lost: it was the browser's to store before."""
    for death in range(1, 4):
        page.evaluate(
            """() => {
              const worker = spied.workers.at(-1);
              const die = ({ data }) => "text" in data && worker.terminate();
              worker.addEventListener("message", die);
            }"""
        )
        log = home.log()
        home.move(home.offers()[0])
        assert workers(page) == 1 + death
        assert home.log()[: len(log)] == log
        assert len(home.log()) == observation(page)["version"] + 1 > len(log)
    finish(home, page)


@deep("a fault inside the engine")
def test_a_fault_inside_the_engine(home: Gamemaster, page: Page, watch: Watch) -> None:
    """A letter that is no text breaks the bridge itself."""
    watch.allow("")
    log, offers = home.log(), home.offers()
    with page.expect_worker():
        page.evaluate("spied.workers[0].postMessage({ id: 'x', text: 5 })")
    home.move(offers[0])
    assert workers(page) == 2
    assert home.log()[: len(log)] == log
    assert len(home.log()) == observation(page)["version"] + 1


@deep("the second death")
def test_death_twice_over_the_same_request(home: Gamemaster, page: Page) -> None:
    """The page gives up, says so, and starts again when it is asked to."""
    log = home.log()
    page.clock.install()
    page.evaluate(
        """() => {
          const send = Worker.prototype.postMessage;
          const kills = [1, 2].map(() => Promise.withResolvers());
          spied.kills = kills.map((kill) => kill.promise);
          Worker.prototype.postMessage = function (letter, transfer) {
            if (letter.text?.includes('"submit"')) {
              this.terminate();
              kills.shift().resolve();
            }
            send.call(this, letter, transfer);
          };
          spied.mend = () => { Worker.prototype.postMessage = send; };
        }"""
    )
    home.offer_buttons.first.click()
    for kill in range(2):
        page.evaluate("(kill) => spied.kills[kill]", kill)
        page.clock.run_for(ANSWERS_MS)
    home.has_noticed("The engine stopped twice over the same request")
    home.part("notice").get_by_role("button").click()
    page.evaluate("spied.mend()")
    home.part("home").click()
    home.part("retry").click()
    home.is_ready()
    home.continue_game()
    assert home.log() == log
    home.move(home.offers()[0])
    assert home.log()[: len(log)] == log
    assert len(home.log()) > len(log)
    finish(home, page)


@deep("of a finished game")
def test_death_during_a_review(home: Gamemaster, page: Page) -> None:
    home.finishes()
    said = home.log()
    home.reveal()
    home.look(at=3, eyes="0")
    kill_worker(page)
    home.look(at=5)
    assert home.log() == said[:6]
    home.look(eyes="gm", at=home.steps())
    assert home.log() == said


def finish(home: Gamemaster, page: Page) -> None:
    """Play to the end; the record is whole."""
    home.play(Newcomer("after"), moves=1)
    home.finishes()
    said = home.log()
    table = played(home.save_record())
    assert table.version == len(said) - 1
    assert not [reply for reply in replies(page) if reply["type"] == "refused"]
    expect(home.part("notice")).to_have_count(0)
