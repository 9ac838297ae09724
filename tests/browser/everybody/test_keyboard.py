"""A whole game by keyboard: every control is reached, and it is always seen where one is."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.kinds import only_chromium
from tests.campaigns import deep

HERE = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const { move, testid } = one.dataset;
  return one.id || move || testid || one.getAttribute("aria-label") || one.tagName;
}"""
RING = """() => {
  const one = document.activeElement;
  const shown = [one, one.closest("label"), one.nextElementSibling].filter(Boolean);
  const ring = shown.some((each) => {
    const style = getComputedStyle(each);
    const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
    const box = each.getBoundingClientRect();
    const inside = box.width > 8 && box.height > 8 && box.right > 0 && box.bottom > 0
      && box.left < innerWidth && box.top < innerHeight;
    return outlined && inside;
  });
  return ring ? "" : one.outerHTML.slice(0, 200);
}"""
CONTROLS = """() => [...document.querySelectorAll(
  "button, select, input, summary, a[href], canvas, [tabindex='0']")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
    && one.tabIndex >= 0 && !(one.type === "radio" && !one.checked))
  .map((one, at) => (one.dataset.reached = at))
  .length"""
REACHED = "() => document.activeElement.dataset.reached ?? null"
LEFT = """(reached) => [...document.querySelectorAll("[data-reached]")]
  .filter((one) => !reached.includes(one.dataset.reached))
  .map((one) => one.outerHTML.slice(0, 200))"""
ARROWS = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown"}


class Typist:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.home = Gamemaster(page)

    def here(self) -> str | None:
        """What has the focus."""
        found: str | None = self.page.evaluate(HERE)
        return found

    def press(self, *keys: str) -> None:
        """Press keys one after the other; the focus is never lost."""
        for key in keys:
            self.page.keyboard.press(key)
            assert self.here() is not None, f"after {key} the focus was nowhere"

    def go_to(self, name: str, most: int = 80, *, back: bool = False) -> None:
        """Walk on, or back, by Tab to the control of this id, test id or label."""
        passed = []
        for _ in range(most):
            if self.here() == name:
                assert self.page.evaluate(RING) == ""
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
            passed.append(self.here())
        raise AssertionError(f"{name} was not reached: {passed}")

    def walk(self) -> None:
        """Tab once around the page: every control is reached and marked; none is a trap."""
        count = self.page.evaluate(CONTROLS)
        reached: list[str] = []
        hidden = []
        for _ in range(count + 5):
            self.page.keyboard.press("Tab")
            if self.here() is None:
                continue
            if ring := self.page.evaluate(RING):
                hidden.append(ring)
            reached.append(self.page.evaluate(REACHED))
        assert hidden == [], "the focus could not be seen"
        assert self.page.evaluate(LEFT, reached) == [], "these were not reached"


@pytest.fixture
def typist(new_context: OpenContext) -> Typist:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    typist = Typist(page)
    typist.home.is_ready()
    return typist


@only_chromium(kinds.ROUND)
def test_every_control_is_reached(typist: Typist) -> None:
    home = typist.home
    expect(home.part("start-game")).to_be_attached()
    typist.walk()
    folded = typist.page.locator("details:not([open]) > summary").filter(visible=True)
    while folded.count():
        folded.first.press("Enter")
    typist.walk()
    typist.page.reload()
    home.is_ready()
    typist.go_to("quick-game")
    typist.press("Enter")
    home.is_at_table()
    typist.walk()
    typist.go_to("start-a1")
    typist.press("Enter")
    home.decision()
    typist.walk()


@deep("a whole game")
def test_a_game_without_a_mouse(typist: Typist) -> None:
    page, home = typist.page, typist.home
    typist.go_to("settings")
    typist.press("Enter")
    typist.go_to("setting-pace")
    typist.press("End")
    expect(home.part("pace")).to_have_value("instant")
    typist.press("Escape")
    assert typist.here() == "settings", "a closed dialog gives the focus back"

    for _ in range(30):
        if page.evaluate("document.activeElement.matches('.setup-sheet > summary')"):
            break
        typist.press("Tab")
    typist.press("Enter")
    typist.go_to("option-rows")
    page.keyboard.type("3")
    typist.go_to("seed")
    page.keyboard.type("typist")
    typist.press("Enter")
    home.is_at_table()
    assert typist.here() is not None

    typist.go_to("start-a1")
    typist.press("ArrowRight", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight")
    assert typist.here() == "start-c2"
    assert page.evaluate(RING) == ""
    typist.press("Enter")
    home.decision()
    assert typist.here() is not None
    expect(page.locator(".log-line").nth(1)).to_contain_text("starts at c2")

    for keys, words in {
        ("ArrowUp",): "Newcomer: up",
        ("Shift+ArrowLeft",): "Newcomer: a shot to the left",
        ("s", "ArrowDown"): "Newcomer: a shot downwards",
        ("b", "ArrowRight"): "Newcomer: a bomb to the right",
        ("b", "Escape", "ArrowLeft"): "Newcomer: left",
    }.items():
        lines = len(home.log())
        typist.press(*keys)
        expect(page.locator(".log-line").nth(lines)).to_contain_text(words)
        assert home.decision() == "move"

    typist.go_to("go down")
    lines = len(home.log())
    typist.press("Enter")
    expect(page.locator(".log-line").nth(lines)).to_contain_text("Newcomer: down")
    home.decision()
    assert typist.here() == "go down", "the focus stays on the button that was pressed"

    rng = Random("typist")
    while home.decision() == "move":
        steps = [move.split()[1] for move in home.offers() if move.startswith("go ")]
        typist.press(ARROWS[rng.choice(steps)])
    home.watch()
    home.verdict()
    assert typist.here() is not None, "the end of the game took the focus away"

    typist.go_to("reveal")
    typist.press("Enter")
    expect(home.part("replay-at")).to_be_focused()
    assert page.evaluate(RING) == ""
    typist.press("Home")
    home.is_reviewing(0)
    typist.press("ArrowRight", "ArrowRight")
    home.is_reviewing(2)
    typist.go_to("replay-eyes")
    typist.press("ArrowDown")
    expect(home.part("replay-eyes")).to_have_value("0")
    typist.go_to("replay-close")
    typist.press("Enter")
    home.verdict()
    expect(home.part("reveal")).to_be_focused()
    assert page.evaluate(RING) == ""


@deep("notices by keys")
def test_notices_can_be_closed(typist: Typist) -> None:
    home = typist.home
    home.watch_record(b" " * (4 * 1024 * 1024 + 1))
    home.has_noticed("is larger than")
    typist.go_to("close-record-too-large")
    typist.press("Enter")
    expect(home.part("notice")).to_have_count(0)


@deep("the dialog's own keys")
@only_chromium(kinds.ROUND)
def test_house_rules_without_a_mouse(typist: Typist) -> None:
    home = typist.home
    home.unfold("setup-sheet")
    typist.go_to("house")
    typist.press("Enter")
    typist.go_to("house-search")
    typist.page.keyboard.type("closed")
    typist.go_to("house-option-closed_exits")
    typist.page.keyboard.type("2")
    typist.press("Tab")
    expect(home.part("house-verdict")).to_contain_text("contradict each other")
    typist.go_to("house-use")
    typist.press("Enter")
    assert typist.here() == "house-option-exits", "nothing leads to the contradiction"
    typist.go_to("house-back-closed_exits")
    typist.press("Enter")
    assert typist.here() == "house-option-closed_exits"
    typist.go_to("house-option-bullets", most=120)
    typist.page.keyboard.type("7")
    typist.go_to("house-name", most=200)
    typist.page.keyboard.type("Typed")
    typist.press("Enter")
    expect(home.part("house-kept")).to_contain_text("Typed")
    typist.go_to("house-drop-0", most=200)
    typist.press("Enter")
    assert typist.here() == "house-name"
    typist.go_to("house-all-back", most=200)
    typist.press("Enter")
    assert typist.here() == "house-base"
    typist.go_to("house-option-bullets", most=200)
    typist.page.keyboard.type("7")
    typist.go_to("house-use", most=200)
    typist.press("Enter")
    expect(home.part("preset-changed")).to_contain_text("one option differs")
    assert typist.here() == "house"
