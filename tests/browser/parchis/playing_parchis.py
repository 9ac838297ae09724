"""The page of Parchís in the words of somebody who plays it, with positions set up for him."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser import deciding
from tests.browser.driving import Gamemaster
from tests.browser.everybody.test_motion import COUNT
from tests.browser.labyrinth.canvas import SAME_TWICE
from tests.browser.sharing import Shared, shared_page
from tests.browser.spying import observation, spy_on

BOARD: Final = "parchis-board"
WIDTH: Final = 20.84
"""Of the board and the paper around it; a cell is one thick and two wide."""
NEST: Final = (6.5, 6.27)
"""The middle of the pieces in the base at the bottom, from the board's middle."""
TRACK: Final = 68
FREE: Final = (
    ".parchis-turn:not([aria-busy]) "
    ":is([data-testid=offer], [data-testid=die]:not([aria-disabled]))"
)
"""What can be used while nothing is waited for."""
COUNTED: Final = COUNT.replace('"notebook"', f'"{BOARD}"')
"""Counts the pictures that are drawn of the board."""


def spot(place: str) -> tuple[float, float]:
    """The middle of a place of who sits at the bottom, from the board's middle."""
    if place == "base":
        return NEST
    if place.startswith("L"):
        return 0, 9.5 - int(place[1:])
    arm, along = divmod((int(place) + 8) % TRACK, 17)
    along -= 8
    x, y = 2.0 * ((along > 0) - (along < 0)), 10.5 - max(abs(along), 1)
    for _ in range(arm):
        x, y = y, -x
    return x, y


def cells_gone(place: str) -> int:
    """How far a piece of who sits at the bottom has come; another lap begins anew."""
    if place in ("base", "home"):
        return 0 if place == "base" else TRACK + 8
    return TRACK + int(place[1:]) if place.startswith("L") else int(place)


def racer(offers: list[str]) -> str:
    """Brings pieces out, then home, else the one that gets on most; begins and ends rolls."""
    onward = [move for move in offers if move != "undo"]
    return max((move for move in onward if "-" in move), key=haste, default=onward[0])


def haste(step: str) -> tuple[bool, bool, int]:
    """What a racer looks for in a step."""
    start, end = step.split("-")
    return start == "base", end == "home", cells_gone(end) - cells_gone(start)


class ParchisTable(Gamemaster):
    """One person's page in a game of Parchís."""

    @property
    def board(self) -> Locator:
        """The board's canvas."""
        return self.part(BOARD)

    @property
    def analysis(self) -> Locator:
        """What the dice and the game gave everybody."""
        return self.page.locator("section.analysis")

    @property
    def great(self) -> Locator:
        """The button that rolls, and ends a roll."""
        return self.page.locator("#great")

    def open_position(self, position: str, **options: Any) -> None:
        """A game against one runner, or as the options say, that begins from a position."""
        self.page.evaluate("(plan) => { spied.plan = plan; }", position)
        self.set_table(**{"preset": "parchis", "bots": ["runner"], "seed": "set up", **options})
        self.open_table()
        self.page.evaluate("() => { spied.plan = null; }")
        self.decision()

    def decision(self) -> str:
        """Wait until something is to be decided, be it on the board alone: `move`, or `over`."""
        return deciding.decision(self.page, FREE, watched="")

    def unfold_steps(self) -> None:
        """Show the steps, which a phone folds away."""
        if self.page.locator("details.steps").get_attribute("open") is None:
            self.part("steps").click()

    def does(self, deed: str) -> None:
        """Use the great button, or undo."""
        self.page.locator(f'[data-testid=offer][data-do="{deed}"]').click()
        self.decision()

    def in_words(self) -> list[str]:
        """The board in words."""
        return self.part("board-words").locator("li").all_text_contents()

    def picture(self) -> str:
        """The board as it is drawn, once nothing moves on it any more."""
        self.board.evaluate(SAME_TWICE)
        drawn: str = self.board.evaluate("(canvas) => canvas.toDataURL()")
        return drawn

    def faces(self) -> list[str]:
        """What the tray says of dice and bonuses."""
        parts = self.part("tray").locator("[aria-label]")
        labels: list[str] = parts.evaluate_all("all => all.map((one) => one.ariaLabel)")
        return labels

    def tap(self, place: str) -> None:
        """Tap a place on the board, with the finger where there is one."""
        box = self.board.bounding_box()
        assert box is not None
        scale = min(box["width"], box["height"]) / WIDTH
        x, y = spot(place)
        point = box["x"] + box["width"] / 2 + x * scale, box["y"] + box["height"] / 2 + y * scale
        if self.page.evaluate("navigator.maxTouchPoints"):
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def can_be_chosen(self, moves: set[str]) -> None:
        """Wait until the steps in words are these: those that fit what was taken up."""
        shown = self.page.locator(".steps-list button:not(.unfit)")
        expect(shown).to_have_count(len(moves))
        found = shown.evaluate_all("all => all.map((one) => one.dataset.move)")
        assert set(found) == moves

    def has_moved(self, words: str, *places: str) -> None:
        """Wait for the words of a step, then hold the own pieces against these places."""
        expect(self.part("announcement")).to_contain_text(words)
        self.decision()
        assert observation(self.page)["view"]["pieces"][0] == list(places)

    def end_turn_itself(self, wanted: bool) -> None:
        """Choose whether a turn without choices ends by itself."""
        self.part("settings").click()
        self.part("end-turn").set_checked(wanted)
        self.part("settings-close").click()


@contextmanager
def parchis_page(browser: Browser, home: str, **options: Any) -> Iterator[Shared]:
    """A shared page whose letters are read and pictures counted, where bots move at once."""

    def prepare(context: BrowserContext) -> None:
        spy_on(context)
        context.add_init_script(COUNTED)

    with shared_page(browser, home, prepare, **options) as shared:
        table = Gamemaster(shared.page)
        table.is_ready()
        table.prefer(pace="instant")
        yield shared


def pictures(page: Page) -> int:
    """How often the board was drawn since the count was set back."""
    drawn: int = page.evaluate("pictures")
    return drawn


def has_figures(table: ParchisTable, tally: list[dict[str, Any]]) -> None:
    """The analysis says of every player what the engine has counted."""
    analysis = table.analysis
    expect(analysis).to_be_visible()
    for name in tally[0]:
        if name in ("waits", "luck", "expected_pips", "expected_doubles", "expected_fives"):
            continue
        row = analysis.locator(f".figure-{name.replace('_', '-')} td")
        shown = [each.split("≈") for each in row.all_inner_texts()]
        assert [int(count.replace(",", "")) for count, *_ in shown] == [one[name] for one in tally]
        for (_, *share), one in zip(shown, tally, strict=True):
            assert bool(share) is (f"expected_{name}" in one)
            assert [float(part.replace(",", "")) for part in share] == pytest.approx(
                [one[f"expected_{name}"] for _ in share], abs=0.051
            )
    lucks = [
        int(each.replace("−", "-"))
        for each in analysis.locator(".figure-luck td").all_inner_texts()
    ]
    assert lucks == [round(one["luck"]) for one in tally]
    best = observation(table.page)["seats"][lucks.index(max(lucks))]["name"]
    expect(analysis).to_contain_text(f"The dice were kindest to {best}")
