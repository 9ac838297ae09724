"""A host who cheats is found out on every guest's page; a game called off proves nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE
from tests.browser.friends.playing_friends import Guest, Host, host_page, joined
from tests.browser.sharing import shared_page
from tests.browser.spying import spy_on
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.readable

BACK_DOOR: Final = """
ANSWERS.cheat = async ({ id, code }) => {
  const { exec, dict } = bridge.__builtins__.toJs({ depth: 1, dict_converter: Object.fromEntries });
  try {
    exec(code, dict());
    post({ id, text: "" });
  } catch (error) {
    post({ id, text: String(error) });
  }
};
"""
"""What this host's worker has besides: his own program may do as it likes."""
SHORT: Final[dict[str, Any]] = {"rows": 3, "cols": 3, "quiet_rounds": 4, **PEACE}

HONEST: Final = """
from dataclasses import replace
from gamemaster import bridge
from gamemaster.core.game import Refused
from gamemaster.core.messages import Reveal
from gamemaster.core.table import Table
from gamemaster.session import Session
if not hasattr(Table, "honest"):
    Table.honest = {name: getattr(Table, name) for name in ("submit", "_draw", "_box")}
    Session.honest = {"answer_guest": Session.answer_guest}
for kind in (Table, Session):
    for name, method in kind.honest.items():
        setattr(kind, name, method)
"""
WALLS: Final = """
def submit(self, seat, text, version):
    refusal = Table.honest["submit"](self, seat, text, version)
    if self.version == 3:
        sides = self._state.ground.sides
        for at, side in enumerate(sides):
            sides[at] = side or 1
    return refusal
Table.submit = submit
"""
"""As soon as all have started, a wall stands wherever there was none."""
WALLS_OWNED: Final = WALLS.replace(
    "    return", "        self.plan = replace(self.plan, sides=bytes(sides))\n    return"
)
"""And the plan that is laid open in the end has them all."""
ANSWER: Final = """
def _box(self, seat):
    listener = Table.honest["_box"](self, seat)
    if seat in (1, 2) and len(listener.heard) > 5:
        listener.heard[5] = listener.heard[4]
    return listener
Table._box = _box
"""
"""The guests hear one answer that was never given."""
DICE: Final = """
nearly = "1: home home home L7\\n2: base base base base\\nturn: 1"
Table.draw_plan = staticmethod(lambda game, rules, seed: game.read_plan(nearly))
def _draw(self):
    thrown = Table.honest["_draw"](self).split()
    return "dice 1 3" if sorted(thrown[1:]) == ["1", "2"] else "dice 1 2"
Table._draw = _draw
"""
"""The host throws what he needs for the last step, and the record has what was thrown."""
SILENCE: Final = """
def answer_guest(self, seat, request):
    if isinstance(request, Reveal):
        raise Refused("refused-not-over", "nothing to be seen here")
    return Session.honest["answer_guest"](self, seat, request)
Session.answer_guest = answer_guest
"""
"""The record is never laid open."""


class Cheat(Host):
    """A host whose engine does what he wants."""

    def cheats(self, how: str) -> None:
        """From now on his engine has these ways, and none of the earlier ones."""
        self.page.evaluate(
            """(code) => new Promise((resolve, reject) => {
              const worker = spied.workers.at(-1);
              worker.addEventListener("message", function hear({ data }) {
                if (data.id !== "cheat") return;
                worker.removeEventListener("message", hear);
                if (data.text) reject(new Error(data.text));
                else resolve();
              });
              worker.postMessage({ kind: "cheat", id: "cheat", code });
            })""",
            HONEST + how,
        )


def open_back_door(context: BrowserContext) -> None:
    """His page loads a worker of his own making."""

    def serve(route: Route) -> None:
        plain = route.fetch()
        route.fulfill(response=plain, body=plain.text() + BACK_DOOR)

    spy_on(context)
    context.route("**/app/worker.js", serve)


@pytest.fixture(scope="module")
def cheat(browser: Browser, home: str) -> Iterator[Cheat]:
    with host_page(browser, home, prepare=open_back_door) as shared:
        yield Cheat(shared.page)
        assert shared.watch.complaints() == []


@pytest.fixture(scope="module")
def guests(browser: Browser, home: str) -> Iterator[list[Guest]]:
    with ExitStack() as stack:
        opened = [stack.enter_context(shared_page(browser, home)) for _ in range(2)]
        yield [Guest(each.page) for each in opened]


@pytest.fixture(scope="module")
def table(cheat: Cheat, guests: list[Guest]) -> list[Host | Guest]:
    """Three at a table where one short game follows the other."""
    cheat.gathers(["friend", "friend"], name="Anna", **SHORT)
    for at, (guest, name) in enumerate(zip(guests, ("Bert", "Cora"), strict=True), 1):
        joined(cheat, guest, at, name)
    return [cheat, *guests]


def play(table: list[Host | Guest], how: str) -> None:
    """A game by the host's ways, to its end."""
    cheat, *guests = table
    assert isinstance(cheat, Cheat)
    cheat.cheats(how)
    if cheat.part("play-again").is_visible():
        cheat.part("play-again").click()
    else:
        cheat.begins()
    for guest in guests:
        expect(guest.part("log").locator("li").first).to_be_visible()
        expect(guest.part("game-over").filter(visible=True)).to_have_count(0)
    end_together(table)


def end_together(table: Sequence[Host | Guest]) -> None:
    """All play by themselves until every page has heard the end."""
    for at, one in enumerate(table):
        one.plays_on(at + 1)
    for one in table:
        one.verdict()
        one.rests()


@deep("a host who answers falsely")
@pytest.mark.parametrize(
    ("how", "sentence"),
    sampled(
        [
            pytest.param(ANSWER, "Answer 6 that you heard", id="an answer"),
            pytest.param(WALLS, "Answer", id="a wall"),
        ],
        1,
    ),
)
def test_an_answer_that_the_rules_don_t_give(
    table: list[Host | Guest], guests: list[Guest], how: str, sentence: str
) -> None:
    """Every guest sees what he was told, and what he should have been told."""
    play(table, how)
    for guest in guests:
        guest.is_told_verdict("broken")
        expect(guest.part("verdict-text")).to_contain_text(sentence)
        told, ruled = (guest.part(f"verdict-{one}").inner_text() for one in ("told", "ruled"))
        assert told != ruled
        assert len(told) > 3
        assert len(ruled) > 3


@deep("a plan that was changed, too")
def test_a_plan_that_was_changed_in_the_record_too(
    table: list[Host | Guest], guests: list[Guest]
) -> None:
    play(table, WALLS_OWNED)
    for guest in guests:
        guest.is_told_verdict("broken")
        expect(guest.part("verdict-text")).to_contain_text("not the one that is drawn")


@deep("a record that is kept back")
def test_a_record_that_is_never_laid_open(table: list[Host | Guest], guests: list[Guest]) -> None:
    play(table, SILENCE)
    for guest in guests:
        guest.is_told_verdict("unverified")
        expect(guest.part("verdict-text")).to_contain_text("without laying open its record")


@deep("without cheating")
def test_the_same_people_without_any_cheating(
    table: list[Host | Guest], guests: list[Guest]
) -> None:
    """It was the host's ways, and nothing else."""
    play(table, "")
    for guest in guests:
        guest.is_told_verdict("verified")


@deep("a table that is called off")
def test_a_table_that_is_called_off(table: list[Host | Guest], guests: list[Guest]) -> None:
    cheat = table[0]
    assert isinstance(cheat, Cheat)
    cheat.part("play-again").click()
    for one in table:
        expect(one.part("game-over").filter(visible=True)).to_have_count(0)
    cheat.is_to_move()
    cheat.has_said(cheat.offers()[0])
    cheat.puts_away()
    for guest in guests:
        expect(guest.part("friends-waiting")).to_contain_text("The host has closed the table")
        expect(guest.part("friends-waiting")).to_contain_text("Not verified.")


@deep("dice")
def test_a_die(cheat: Cheat, new_context: OpenContext) -> None:
    """The throws in the record are those that were told, and yet nobody's seed gave them."""
    cheat.cheats(DICE)
    cheat.gathers(["friend"], preset="parchis", name="Anna")
    guest = Guest(new_context(reduced_motion="reduce").new_page())
    joined(cheat, guest, 1, "Bert")
    for one in (cheat, guest):
        one.ends_turns_itself()
    cheat.begins()
    end_together([cheat, guest])
    guest.is_told_verdict("broken")
    told, ruled = (guest.part(f"verdict-{one}").inner_text() for one in ("told", "ruled"))
    assert told != ruled
