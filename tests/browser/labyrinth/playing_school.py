"""The page of school and quest games in the words of somebody who plays them, and drawn plans."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

from tests.browser.driving import Gamemaster
from tests.browser.labyrinth.playing_grand import GrandTable
from tests.browser.sharing import Shared, shared_page
from tests.browser.spying import spy_on

SCHOOL: Final = """gamemaster plan 1
    a   b   c   d
  +---+---+---+---+
1 | .   C   .   A |
  +   +   +   +   +
2 | .   .   .   .
  +   +   +   +   +
3 | >   >   >   D |
  +   +   +   +   +
4 | H   .   .   . |
  +---+---+---+---+
treasure b2
false c2
"""
"""From a1: the casino is on the right, the river's spring two cells down, the exit beside d2."""
QUEST: Final = """gamemaster plan 1
    a   b   c   d
  +---+---+---+---+
1 | .   .   .   A |
  +   +   +   +   +
2 | .   H   .   .
  +   +   +---+   +
3 | >   >   >   D |
  +   +   +   +   +
4 | .   .   .   . |
  +---+---+---+---+
key b1
"""
"""The key lies beside a1; the lock is beside d2; a wall is below c2."""
SIZE: Final[dict[str, Any]] = {"rows": 4, "cols": 4}
"""Of the drawn plans."""


class SchoolTable(GrandTable):
    """One person's page in a school or quest game."""

    def open_plan(self, plan: str, at: str | None, preset: str, **options: Any) -> None:
        """A game on a drawn plan, alone if no bots are named; without `at` chance places one."""
        self.forget_house_rules()
        self.page.evaluate("(plan) => { spied.plan = plan; }", plan)
        start = {"start": "open" if at else "placed"}
        self.set_table(
            **{"preset": preset, "bots": [], "seed": "drawn", **SIZE, **start, **options}
        )
        self.open_table()
        self.page.evaluate("() => { spied.plan = null; }")
        self.decision()
        if at:
            self.move(f"start {at}")

    def purse(self) -> str:
        """What the players' list says of one's own money."""
        own = self.page.locator(".seat").first.locator(".stock-coin")
        return own.locator("[aria-hidden=true]").last.inner_text()

    def stock(self, name: str) -> Locator:
        """One of the things that a person has, in the players' list."""
        return self.page.locator(".seat").first.locator(f".stock-{name}")

    def visit(self, dialog: str) -> None:
        """Open the casino (`bet`) or the sale of hints (`hint`)."""
        self.page.locator(f"#open-{dialog}").click()
        expect(self.part("casino" if dialog == "bet" else dialog)).to_be_visible()

    def stake(self, bet: str, coins: int) -> None:
        """Choose a bet and a stake at the casino's table."""
        self.page.locator(f"[data-bet='{bet}']").click()
        self.part("stake").fill(str(coins))


class SchoolNewcomer:
    """Goes about; sits down in the casino, buys a hint, answers questions as they come."""

    def __init__(self, home: SchoolTable, seed: str) -> None:
        self.home = home
        self.rng = Random(seed)
        self.bets = 0
        self.hints = 0
        self.answers = 0

    def play(self, moves: int = 1_000) -> str:
        """Make requests until the game is over or so many were made; answers like `decision`."""
        return self.home.play_on(self.move, moves)

    def move(self) -> None:
        """One request."""
        home, offers = self.home, self.home.offers()
        if offers[0] == "keep":
            self.answers += 1
            home.move(offers[-1])
        elif self.bets < 2 and home.page.locator("#open-bet").is_visible():
            self.bets += 1
            self.bet()
        elif not self.hints and home.page.locator("#open-hint").is_visible():
            self.hints += 1
            self.buy()
        else:
            steps = [move for move in offers if move.split()[0] in ("go", "flow", "loop")]
            home.move(self.rng.choice(steps if steps and self.rng.random() < 0.9 else offers))

    def bet(self) -> None:
        """A coin on red."""
        self.home.visit("bet")
        self.home.part("casino-play").click()
        expect(self.home.part("casino-outcome")).not_to_be_empty()
        self.home.part("casino-close").click()

    def buy(self) -> None:
        """A hint."""
        self.home.visit("hint")
        self.home.part("hint-buy").click()
        expect(self.home.part("hint-answer")).not_to_be_empty()
        self.home.part("hint-close").click()


@contextmanager
def school_page(browser: Browser, home: str, **options: Any) -> Iterator[Shared]:
    """A shared page whose letters are read, where bots move at once."""
    with shared_page(browser, home, spy_on, **options) as shared:
        table = Gamemaster(shared.page)
        table.is_ready()
        table.prefer(pace="instant")
        yield shared
