"""The page of a grand game in the words of somebody who plays it, and drawn tables for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Locator, expect

from gamemaster.core.bot import GROUP, find_bots
from tests.browser.driving import Gamemaster
from tests.browser.lobby.test_brought_bots import file_name, wheel
from tests.browser.sharing import Shared, shared_page
from tests.browser.spying import spy_on

PLAN: Final = """gamemaster plan 1
    a   b   c   d   e
  +   +---+---+---+===+
1 | .   .   .   .   A |
  +   +   +---+   +   +
2 | .   .   .   >   D
  +   +   +   +   +   +
3 | .   .   H   .   E |
  +   +   +   +   +   +
4 # p1  .   .   H   . |
  +   +   +   +   +   +
5 | A   .   .   .   p2
  +---+---+   +---+---+
treasure c4
false a2
false a3
"""
"""Down from a1 two treasures lie side by side; a wall is above b1, and none from d1 to b1."""
ARROWS: Final = {
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "up": "ArrowUp",
    "down": "ArrowDown",
}
SCRIPTED: Final = """
from random import Random


class Statue:
    id = "statue"
    game = "labyrinth"
    level = 1
    script = ()

    def choose(self, seen, rng):
        offered = [offer.move for offer in seen.offers]
        if offered[0].startswith("start "):
            return "start d1" if "start d1" in offered else offered[-2]
        asked = [said.args["seat"] for said in seen.heard if said.key == "requested"]
        own = asked.count(seen.seat)
        return self.script[own] if own < len(self.script) else "skip"


class Marksman(Statue):
    id = "marksman"
    script = ("shoot left; go down",)


class Shade(Statue):
    id = "shade"
    mood = "grey"

    def choose(self, seen, rng):
        rng = Random(f"{self.mood} {len(seen.heard)}")
        if seen.offers[0].do == "start":
            return rng.choice(("start c1", "start d1"))
        orders = [offer.move for offer in seen.offers if offer.do == "order"]
        if orders:
            return rng.choice(orders)
        return "dark go " + rng.choice(("left", "right", "up", "down"))
"""
"""Bots that begin on d1: one stands still, one shoots once and goes out of the way.

The third begins on c1 or d1, and goes about in the dark, as its mood will have it: a page's own
chance can't be told in advance.
"""
BOTS: Final = ("statue", "marksman", "shade")


class GrandTable(Gamemaster):
    """One person's page where moves are composed."""

    def open_drawn(self, bot: str, *, start: str = "b1", **options: Any) -> None:
        """A game on the drawn plan against one scripted bot; `start` is shown in secret."""
        self.page.evaluate("(plan) => { spied.plan = plan; }", PLAN)
        self.set_table(preset="grand", bots=[bot], seed="drawn", **options)
        self.open_table()
        self.page.evaluate("() => { spied.plan = null; }")
        self.decision()
        self.move(f"start {start}")

    # -- composing ----------------------------------------------------------

    @property
    def builder(self) -> Locator:
        """The move that is being composed."""
        return self.part("builder")

    @property
    def text(self) -> Locator:
        """The line in which a move can be typed."""
        return self.part("move-text")

    def piece(self, move: str) -> Locator:
        """The button of a part of composed moves."""
        return self.page.locator(f'[data-testid=part][data-move="{move}"]').filter(visible=True)

    def pieces(self) -> list[str]:
        """The parts that have a button in the pads."""
        parts = self.part("part").filter(visible=True)
        found: list[str] = parts.evaluate_all("all => all.map(one => one.dataset.move)")
        return found

    def chip(self, at: int) -> Locator:
        """A part of the composed move, by its place in reading order."""
        return self.part("chip").nth(at)

    def has_composed(self, text: str) -> None:
        """Expect the composed move in its text form, found right by the engine."""
        expect(self.text).to_have_value(text)
        expect(self.part("say-move")).to_be_enabled()

    def slot(self, path: str) -> Locator:
        """Where the next part can be put: `` for the end, `0.else` for a list of a condition."""
        return self.page.locator(f'[data-testid=slot][data-slot="{path}"]')

    def is_refused(self, words: str) -> None:
        """Expect the composed move to be wrong, for this reason, and not to be sayable."""
        expect(self.part("move-review")).to_contain_text(words)
        expect(self.part("say-move")).to_be_disabled()

    def write(self, text: str) -> None:
        """Type a whole move in the builder's line."""
        if not self.builder.is_visible():
            self.part("compose-move").click()
        self.text.fill(text)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def drag(self, chip: int, onto: int, share: float) -> None:
        """Drag a chip onto another one: to a share of its width from the left."""
        start, end = self._box(chip), self._box(onto)
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        x, y = end["x"] + end["width"] * share, end["y"] + end["height"] / 2
        mouse.move(x, y, steps=4)
        mouse.up()

    def _box(self, chip: int) -> dict[str, float]:
        """Where a chip stands; found and measured at once, since answers draw the chips anew."""
        box: dict[str, float] = self.page.evaluate(
            "at => document.querySelectorAll('[data-testid=chip]')[at].getBoundingClientRect()",
            chip,
        )
        return box

    def say(self) -> None:
        """Say the composed move, and wait until something is to be decided again."""
        self.part("say-move").click()
        expect(self.builder).to_be_hidden()
        self.decision()

    def composing_states(self, text: str) -> Iterator[str]:
        """Go through what the builder can show of a move whose second part is a condition."""
        self.write(text)
        self.has_composed(text)
        yield "composed"
        self.text.blur()
        self.chip(0).click()
        yield "details"
        self.chip(1).click()
        yield "condition"
        self.write("go up; shoot lefft")
        self.text.blur()
        expect(self.builder.locator("mark")).to_be_visible()
        yield "mistake"
        self.part("discard-move").click()
        self.part("thing-throw").click()
        yield "which"
        self.page.locator("#which-back").click()

    def own_line(self) -> str:
        """What the log holds of this person's last request."""
        own = [line for line in self.log() if line.startswith(("Newcomer:", "Игрок:"))]
        return own[-1]

    def step(self, side: str) -> None:
        """One plain step by the keyboard."""
        self.page.keyboard.press(ARROWS[side])
        self.decision()


class GrandNewcomer:
    """Plays a grand game to its end: a composed move first and now and then, else plain steps."""

    def __init__(self, home: GrandTable, seed: str) -> None:
        self.home = home
        self.rng = Random(seed)
        self.composed = 0

    def play(self, moves: int = 500) -> str:
        """Make requests until the game is over or so many were made; answers like `decision`."""
        return self.home.play_on(self.move, moves)

    def move(self) -> None:
        """One request."""
        offers = self.home.offers()
        steps = [move.split()[1] for move in offers if move.startswith("go ")]
        luck = self.rng.random()
        if not steps or luck < 0.05:
            self.home.move(self.rng.choice(offers))
        elif not self.composed or luck < 0.2:
            self.compose(self.rng.choice(steps))
        elif luck < 0.7:
            self.home.step(self.rng.choice(steps))
        else:
            self.home.move(f"go {self.rng.choice(steps)}")

    def compose(self, side: str) -> None:
        """A part from the pads before a step, or a step of which nothing is told but walls."""
        pieces = self.home.pieces()
        if pieces:
            self.home.piece(self.rng.choice(pieces)).click()
            self.home.page.keyboard.press(ARROWS[side])
        else:
            self.home.write(f"go {side}; status")
        self.home.say()
        self.composed += 1


@contextmanager
def grand_page(browser: Browser, home: str, **options: Any) -> Iterator[Shared]:
    """A shared page whose letters are read, where bots move at once and the scripted ones sit."""
    with shared_page(browser, home, spy_on, **options) as shared:
        table = GrandTable(shared.page)
        table.is_ready()
        table.prefer(pace="instant")
        bring_scripted(table)
        yield shared


def in_mood(mood: str) -> str:
    """The scripted bots, of which the third is in another mood."""
    return SCRIPTED.replace('mood = "grey"', f'mood = "{mood}"')


def bring_scripted(table: Gamemaster, source: str = SCRIPTED) -> None:
    """Bring the scripted bots in a wheel."""
    points = "".join(f"{name} = scripted:{name.title()}\n" for name in BOTS)
    info = "scripted-1.0.dist-info"
    files = {f"{info}/entry_points.txt": f"[{GROUP}]\n{points}"}
    table.bring_bot(file_name("scripted"), wheel("scripted", source, **files))
    table.has_noticed(f"{len(find_bots().bots) + len(BOTS)} kinds of bots are at hand now")
    table.part("notice").get_by_role("button").click()
