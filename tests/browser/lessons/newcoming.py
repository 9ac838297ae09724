"""Somebody who was never here: knows no rule, only what is on the screen, by role and name."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from playwright.sync_api import Locator, Page, expect

WORDS_A_MINUTE: Final = 200
SECONDS_AN_ACT: Final = 3
"""A look at the map, and a press."""
SIDES: Final = {
    "left": ("left",),
    "right": ("right",),
    "up": ("up", "upper", "above"),
    "down": ("down", "lower", "below"),
}
AWAY: Final = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
VERBS: Final = {"Shoot": ("shoot", "bullet"), "Bomb": ("blow", "bomb")}
CLOSED: Final = ("wall", "edge", "outer wall")
LABELS: Final = "(all) => all.map((one) => one.ariaLabel ?? one.textContent.trim())"
MOVES: Final = re.compile(r"^(Go|Shoot|Bomb) .*(left|right|up|down|upper|lower)|^Start at ")
ON: Final = re.compile(r"^(Next lesson: |Go on$|My first game$)")


class Newcomer:
    """Reads, presses what is there to be pressed, and counts how long a person takes for it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seconds = 0.0
        self.acts = 0
        self._task = ""
        self._tried: Counter[tuple[str, ...]] = Counter()
        self._read: set[str] = set()

    def reads(self, text: str) -> str:
        """Read a text: what was read once is known by sight."""
        sentences = {*re.split(r"(?<=[.:!?])\s|\n", text)} - self._read
        self._read |= sentences
        words = sum(len(sentence.split()) for sentence in sentences)
        self.seconds += words * 60 / WORDS_A_MINUTE
        return text

    def presses(self, control: Locator) -> None:
        """Press something."""
        self.acts += 1
        self.seconds += SECONDS_AN_ACT
        control.click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """What can be pressed now."""
        return self.page.get_by_role("button", name=name, disabled=False).filter(visible=True)

    def learns(self) -> None:
        """Take the first lesson, from the first screen; who has found it reads no further."""
        main = self.page.get_by_role("main").inner_text()
        self.reads(main[: main.index("My first game")])
        self.presses(self.button("Learn to play"))
        lessons = self.page.get_by_role("dialog", name="Learn to play")
        first = lessons.get_by_role("listitem").first
        told = lessons.inner_text()
        self.reads(told[: told.index(first.inner_text()) + len(first.inner_text())])
        self.presses(first.get_by_role("button"))

    def guide(self) -> Locator:
        return self.page.get_by_role("region", name="Your guide")

    def takes_lesson(self, title: str, most: int) -> str:
        """Do what the guide asks for until there is nothing more to do; its last words."""
        expect(self.guide().get_by_role("heading")).to_contain_text(title)
        notebook = self.button("The notebook in words")
        if notebook.get_attribute("aria-expanded") == "false":
            self.presses(notebook)
        for _ in range(most):
            expect(self.button(ON).or_(self.button(MOVES)).first).to_be_visible()
            told = self.reads(self.guide().inner_text())
            if self.button(ON).count():
                return told
            self.does_something(self.guide().get_by_role("paragraph").inner_text())
        raise AssertionError(f"after {most} moves still: {told}")

    def does_something(self, told: str) -> None:
        """Whatever fits best to what was asked for, and was tried least from here."""
        here = self.place()
        self._task = self.guide().get_by_role("heading").inner_text()
        shown = self.button(MOVES)
        names = shown.evaluate_all(LABELS)
        best = min(names, key=lambda name: (-self.fits(name, told, here), names.index(name)))
        self._tried[self._task, here.split(":")[0], best] += 1
        self.presses(self.button(re.compile(f"^{re.escape(best)}$")).first)
        expect(self.page.locator("#table-screen[data-asked]")).to_have_count(0)

    def place(self) -> str:
        """What the notebook says of the square where one stands."""
        lines = self.page.get_by_role("listitem").filter(has_text="you stand here")
        return lines.first.inner_text() if lines.count() else ""

    def fits(self, name: str, told: str, here: str) -> float:
        """How well a button fits to what was asked for."""
        words = re.findall(r"[a-z]+\d?", told.lower())
        verb, *rest = name.split()
        side = next((side for side, said in SIDES.items() if {*said} & {*rest}), None)
        if side is None:
            return 0
        wanted = next((one for one, said in VERBS.items() if {*said} & {*words}), "Go")
        worth = 6.0 * (verb == wanted) + 2.0 * bool({*SIDES[side]} & {*words})
        where = SIDES[side][-1] if side in ("up", "down") else side
        if verb == "Go" and any(f"{what} {where}" in here for what in CLOSED):
            worth -= 20
        worth += nearer(side, here, words)
        return worth - 3.0 * self._tried[self._task, here.split(":")[0], name]


def nearer(side: str, here: str, words: list[str]) -> float:
    """Whether a step leads towards the square that was named last."""
    cells = [word for word in words if re.fullmatch(r"[a-h][1-8]", word)]
    own = re.match(r"([a-h])([1-8]):", here)
    if not cells or not own:
        return 0
    row, col = (ord(cells[-1][1]) - ord(own[2]), ord(cells[-1][0]) - ord(own[1]))
    down, right = AWAY[side]
    return 1.5 * ((row * down > 0) + (col * right > 0))
