"""House rules: a table makes its own, keeps them, shares them, and is told what can't be played."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Locator, Page, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster, Newcomer, write
from tests.browser.languages import LANGUAGES
from tests.browser.saving import saved
from tests.browser.sharing import Shared
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.shared

FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""
DENIED = """
Object.defineProperty(globalThis, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
REFUSED_COPY = """
if (globalThis.Clipboard) Clipboard.prototype.writeText = () => Promise.reject(new Error("no"));"""


class House(Gamemaster):
    """The dialog of house rules in the words of somebody who makes some."""

    def begin(self, preset: str = "grand") -> None:
        """Open the dialog with this rule set, unchanged."""
        self.open_house_rules()
        self.part("house-base").select_option(preset)

    def field(self, option: str) -> Locator:
        """An option's field."""
        return self.part(f"house-option-{option}")

    def row(self, option: str) -> Locator:
        """An option with all that stands around it."""
        return self.page.locator(".house-row").filter(has=self.field(option))

    def differing(self) -> list[str]:
        """The options marked as differing from the rule set."""
        found: list[str] = self.page.locator(".house-row.changed [data-option]").evaluate_all(
            "all => all.map(one => one.dataset.option)"
        )
        return found

    def shown(self) -> list[str]:
        """The options in sight."""
        found: list[str] = (
            self.page.locator(".house-row [data-option]")
            .filter(visible=True)
            .evaluate_all("all => all.map(one => one.dataset.option)")
        )
        return found

    def says(self, words: str) -> None:
        """Wait until the game master says this of the rules."""
        expect(self.part("house-verdict")).to_contain_text(words)

    def notes(self, words: str) -> None:
        """Wait until the dialog says this of keeping, files and links."""
        expect(self.part("house-note")).to_contain_text(words)

    def bring(self, content: str | bytes, name: str = "rules.json") -> None:
        """Choose a file with house rules from disk."""
        whole = content.encode() if isinstance(content, str) else content
        file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": whole}
        self.part("house-file").set_input_files(file)

    def exported(self) -> tuple[str, str]:
        """Save the rules as a file: its name and its text."""
        return saved(self.page, self.part("house-export").click)

    def rules(self) -> dict[str, Any]:
        """What stands in the dialog, as a file would say it."""
        rules: dict[str, Any] = json.loads(self.exported()[1])["rules"]
        return rules

    def keep(self, name: str) -> None:
        """Keep the rules under a name."""
        self.part("house-name").fill(name)
        self.part("house-keep").click()

    def cancel(self) -> None:
        """Leave the dialog without using what stands in it."""
        self.part("house-cancel").click()
        expect(self.part("house-dialog")).to_be_hidden()


# -- making them ------------------------------------------------------------


@deep("a search")
def test_a_search_leaves_what_is_looked_for(page: Page) -> None:
    house = House(page)
    house.begin()
    everything = house.shown()
    assert len(everything) > 50
    house.part("house-search").fill("MINES")
    found = house.shown()
    assert {"mines", "mines_beside", "arsenal_mines"} <= set(found)
    assert len(found) < 12
    expect(house.part("house-dialog")).to_contain_text(f"{len(found)} options found")
    house.part("house-search").fill("xylophone")
    assert house.shown() == []
    expect(house.part("house-dialog")).to_contain_text("No option has this")
    house.part("house-search").fill("")
    assert house.shown() == everything
    house.cancel()


@deep("what differs")
def test_what_differs_is_marked_and_can_be_given_back(page: Page) -> None:
    house = House(page)
    house.begin()
    assert house.differing() == []
    expect(house.part("house-all-back")).to_be_disabled()
    house.change_rule("bombs", 5)
    house.change_rule("dark", False)
    house.change_rule("start", "together")
    house.change_rule("beginners", "1 3")
    assert house.differing() == ["start", "bombs", "dark", "beginners"]
    expect(house.row("bombs")).to_contain_text("differs; in the rule set: 3")
    house.part("house-only").check()
    assert house.shown() == ["start", "bombs", "dark", "beginners"]

    house.part("house-back-bombs").click()
    expect(house.field("bombs")).to_have_value("3")
    expect(house.field("bombs")).to_be_focused()
    assert house.differing() == ["start", "dark", "beginners"]
    house.part("house-only").uncheck()
    house.change_rule("dark", True)
    assert house.differing() == ["start", "beginners"]
    house.part("house-all-back").click()
    assert house.differing() == []
    expect(house.part("house-base")).to_be_focused()
    expect(house.field("start")).to_have_value("secret")
    expect(house.field("beginners")).to_have_value("")
    house.cancel()


def test_a_contradiction_is_refused_by_name(page: Page) -> None:
    house = House(page)
    house.begin()
    house.says("These rules can be played")
    house.change_rule("exits", 1)
    house.says("The options “Closed exits” and “Exits” contradict each other")
    for option in ("exits", "closed_exits"):
        expect(house.row(option)).to_contain_class("refused")
    house.part("house-search").fill("bear")
    page.locator("#house-to-closed_exits").click()
    expect(house.field("closed_exits")).to_be_focused()
    expect(house.field("closed_exits")).to_be_in_viewport()

    house.part("house-base").focus()
    page.locator("#house-use").click(force=True)
    expect(house.part("house-dialog")).to_be_visible()
    expect(house.row("closed_exits").or_(house.row("exits")).locator(":focus")).to_have_count(1)
    house.change_rule("closed_exits", 1)
    house.says("These rules can be played")
    house.use_house_rules()
    expect(house.part("preset-grand")).to_be_checked()
    expect(house.part("preset-changed")).to_contain_text("2 options differ")


def test_a_number_out_of_bounds_is_not_used(page: Page) -> None:
    house = House(page)
    house.begin("classic")
    write(house.field("rows"), "40")
    house.part("house-search").fill("bear")
    house.part("house-use").click()
    expect(house.field("rows")).to_be_focused()
    write(house.field("rows"), "6")
    house.part("house-use").click()
    expect(house.part("house-dialog")).to_be_hidden()
    expect(house.part("option-rows")).to_have_value("6")


@deep("a word for a number")
def test_a_word_stands_in_a_numbers_place(page: Page) -> None:
    """What the difficulty decides is no −1; typing a number is choosing one."""
    house = House(page)
    house.begin("classic")
    word, number = house.part("house-option-walls-named"), house.field("walls")
    expect(word.locator("option:checked")).to_have_text("by the difficulty")
    expect(number).to_have_value("")
    write(number, "7")
    expect(word.locator("option:checked")).to_have_text("this many:")
    number.blur()
    assert house.differing() == ["walls"]
    expect(house.row("walls")).to_contain_text("differs; in the rule set: by the difficulty")
    house.change_rule("walls", -1)
    expect(number).to_have_value("")
    assert house.differing() == []
    house.change_rule("quiet_rounds", -1)
    house.use_house_rules()
    expect(house.part("preset-changed-changes")).to_contain_text("as many as there are cells")


def test_nothing_changes_until_the_rules_are_used(page: Page) -> None:
    house = House(page)
    house.forget_house_rules()
    house.set_table(preset="classic", rows=5)
    house.open_house_rules()
    assert house.differing() == ["rows"]
    house.part("house-base").select_option("grand")
    house.change_rule("cols", 9)
    page.keyboard.press("Escape")
    expect(house.part("house-dialog")).to_be_hidden()
    expect(house.part("house")).to_be_focused()
    expect(house.part("preset-classic")).to_be_checked()
    expect(house.part("option-rows")).to_have_value("5")
    expect(house.part("option-cols")).to_have_value("5")


@pytest.mark.parametrize("language", sampled(LANGUAGES, 1))
def test_a_table_with_house_rules_shows_them(page: Page, language: str) -> None:
    house = House(page)
    house.speak(language)
    house.prefer(pace="instant")
    house.set_table(
        preset="grand-simple", bots=["wanderer"], seed="house", bullets=7, outside=False
    )
    house.open_table()
    house.play(Newcomer("house"), moves=1)
    house.part("rules").click()
    own = house.part("rules-in-force").locator("strong")
    said = {
        "en": ["Bullets: 7 (house rule)", "Exits lead outside: no (house rule)"],
        "es": ["Balas: 7 (regla de la casa)", "Las salidas llevan fuera: no (regla de la casa)"],
        "ru": ["Пули: 7 (домашнее правило)", "Выходы ведут наружу: нет (домашнее правило)"],
    }[language]
    assert own.all_inner_texts() == said
    house.part("rules-close").click()


@deep("a mixture")
def test_school_and_quest_rules_can_be_mixed_with_others(page: Page) -> None:
    house = House(page)
    house.begin("quest-hard")
    house.says("These rules can be played")
    house.change_rule("boats", 2)
    house.change_rule("current", "drift")
    house.says("The options “Boats” and “Rivers” contradict each other")
    house.change_rule("boats", 0)
    house.says("These rules can be played")
    house.change_rule("money", 20)
    house.change_rule("casinos", 1)
    house.change_rule("stake_limit", 5)
    house.says("These rules can be played")
    house.change_rule("floor_loops", False)
    house.says("The options “Floors” and “Lifts” contradict each other")
    page.locator("#house-to-lifts").click()
    expect(house.field("lifts")).to_be_focused()
    house.change_rule("lifts", True)
    house.says("These rules can be played")
    house.use_house_rules()
    expect(house.part("preset-quest-hard")).to_be_checked()
    house.part("rules").click()
    contents = house.part("rules-contents")
    for chapter in ("Lifts", "The casino", "The key", "The leprechaun"):
        expect(contents.get_by_role("button", name=chapter, exact=True)).to_be_visible()
    house.part("rules-close").click()


@deep("in Russian")
def test_house_rules_in_russian(page: Page) -> None:
    house = House(page)
    house.speak("ru")
    house.begin()
    house.part("house-search").fill("закрытые ВЫХОДЫ")
    assert "closed_exits" in house.shown()
    house.change_rule("closed_exits", 8)
    house.says("«Закрытые выходы»")
    house.says("«Выходы»")
    house.part("house-back-closed_exits").click()
    house.says("По этим правилам можно играть")
    house.cancel()


# -- keeping them -----------------------------------------------------------


def test_kept_house_rules_are_there_after_a_reload(page: Page) -> None:
    house = House(page)
    house.begin()
    house.change_rule("mines", False)
    house.change_rule("mines_beside", False)
    house.part("house-keep").click()
    house.notes("need a name")
    house.keep("  Our Wednesday ")
    house.notes("“Our Wednesday” is kept in this browser")
    house.change_rule("bombs", 9)
    house.keep("Bombs <b>everywhere</b>")
    house.cancel()

    page.reload()
    house.begin("classic")
    kept = house.part("house-kept").locator("li > span")
    assert kept.all_inner_texts() == ["Bombs <b>everywhere</b>", "Our Wednesday"]
    page.get_by_label("Take the house rules “Our Wednesday”").click()
    house.notes("stands in the form now")
    expect(house.part("house-base")).to_have_value("grand")
    assert house.differing() == ["mines", "mines_beside"]
    house.use_house_rules()
    expect(house.part("preset-changed")).to_contain_text("2 options differ")

    house.open_house_rules()
    for name in ("Bombs <b>everywhere</b>", "Our Wednesday"):
        page.get_by_label(f"Delete the house rules “{name}”").click()
        house.notes(f"“{name}” is deleted")
    expect(house.part("house-kept")).to_contain_text("None are kept")
    house.cancel()
    page.reload()
    house.open_house_rules()
    expect(house.part("house-kept")).to_contain_text("None are kept")
    house.cancel()


@deep("where nothing is kept")
@pytest.mark.parametrize("script", sampled([FULL, DENIED], 1), ids=["full", "denied"])
def test_a_browser_that_keeps_nothing_says_so(new_context: OpenContext, script: str) -> None:
    context = new_context(reduced_motion="reduce")
    context.add_init_script(script)
    page = context.new_page()
    page.goto("")
    house = House(page)
    house.begin()
    house.keep("Lost")
    house.notes("no room left for them, or doesn't let the page store anything")
    expect(house.part("house-kept")).to_contain_text("None are kept")
    house.change_rule("bullets", 1)
    assert house.rules() == {"preset": "grand", "bullets": 1}
    house.use_house_rules()


# -- files ------------------------------------------------------------------


def test_a_file_goes_out_and_comes_in_again(page: Page) -> None:
    house = House(page)
    house.begin("grand-simple")
    house.change_rule("beginners", "2")
    house.change_rule("outline", "diamond")
    house.part("house-name").fill("Среда / 2")
    name, text = house.exported()
    assert name == "Среда-2.json"
    own = {"preset": "grand-simple", "outline": "diamond", "beginners": "2"}
    assert json.loads(text)["rules"] == own
    house.part("house-base").select_option("classic")
    house.bring(text, name)
    house.notes("“Среда / 2” stands in the form now")
    expect(house.part("house-base")).to_have_value("grand-simple")
    assert house.differing() == ["outline", "beginners"]
    expect(house.part("house-name")).to_have_value("Среда / 2")
    assert house.rules() == own
    house.cancel()


def of(rules: object, **more: object) -> str:
    """A file with house rules."""
    whole = {"format": "gamemaster-house-rules", "version": 1, "name": "x", "rules": rules}
    return json.dumps(whole | more)


JUNK: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "holds no house rules"),
    "no text": (b"\xff\xfe\x00junk", "holds no house rules"),
    "another file": ('{"format": "gamemaster-record"}', "holds no house rules"),
    "of the future": (of({"preset": "grand"}, version=2), "holds no house rules"),
    "a nested value": (of({"preset": "grand", "rows": [5]}), "holds no house rules"),
    "a deep one": ("[" * 30_000, "holds no house rules"),
    "too large": (" " * 65 * 1024, "larger than 64 kB"),
    "an unknown option": (of({"preset": "grand", "wings": 2}), "no option “wings”"),
    "an unknown rule set": (of({"preset": "huge"}), "No rule set is called “huge”"),
    "what is no rule set's name": (of({"preset": "<i>huge</i>"}), "holds no house rules"),
}


@pytest.mark.parametrize("case", sampled(JUNK, 2))
def test_a_junk_file_changes_nothing(page: Page, case: str) -> None:
    content, words = JUNK[case]
    house = House(page)
    house.begin()
    house.change_rule("bombs", 6)
    house.bring(content)
    house.notes(words)
    assert house.rules() == {"preset": "grand", "bombs": 6}
    house.cancel()


@deep("rules that contradict each other")
def test_a_file_of_rules_that_cannot_be_played_is_a_draft(page: Page) -> None:
    """It comes in, and the game master says what is wrong with it."""
    house = House(page)
    house.begin("classic")
    house.bring(of({"preset": "grand", "closed_exits": 8, "rows": 400}))
    house.says("The option “Rows” wants a number from 3 to 12")
    page.locator("#house-to-rows").click()
    expect(house.field("rows")).to_be_focused()
    house.change_rule("rows", 6)
    house.says("“Closed exits” and “Exits”")
    house.part("house-back-closed_exits").click()
    house.says("can be played")
    house.cancel()


# -- links ------------------------------------------------------------------


@deep("by a link")
def test_a_shared_link_opens_a_draft(
    new_context: OpenContext, shared: Shared, page: Page, home: str
) -> None:
    house = House(page)
    kinds.lets_copy(shared.page.context)
    house.begin()
    house.change_rule("bullets", 8)
    house.change_rule("difficulty", "hard")
    house.part("house-share").click()
    house.notes("The link is copied")
    link = house.part("house-link").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    house.cancel()

    guest = House(opened(new_context(), link))
    expect(guest.part("house-dialog")).to_be_visible()
    guest.notes("nothing has changed until you use them")
    assert guest.page.url == home
    assert guest.shown() == ["difficulty", "bullets"]
    guest.cancel()
    guest.unfold("setup-sheet")
    expect(guest.part("preset-classic")).to_be_checked()

    # The same link in a page that is open already.
    guest.page.evaluate("link => { location.href = link }", link)
    guest.use_house_rules()
    expect(guest.part("preset-grand")).to_be_checked()
    expect(guest.part("option-difficulty")).to_have_value("hard")
    guest.page.reload()
    guest.is_ready()
    expect(guest.part("house-dialog")).to_be_hidden()


def opened(context: BrowserContext, address: str) -> Page:
    """A new tab with this address."""
    page = context.new_page()
    page.goto(address)
    return page


def link_of(rules: object) -> str:
    """What a link to these rules has after the page's address."""
    return "#rules=" + urlsafe_b64encode(json.dumps(rules).encode()).decode().rstrip("=")


LINKS: dict[str, tuple[str, str]] = {
    "nothing": ("#rules=", "holds no house rules"),
    "no base64": ("#rules=%3Cscript%3E", "holds no house rules"),
    "no rules": (link_of(["grand"]), "holds no house rules"),
    "too long": ("#rules=" + "A" * 5000, "too long"),
    "an unknown option": (link_of({"preset": "grand", "wings": 2}), "no option “wings”"),
    "an unknown rule set": (link_of({"preset": "huge"}), "No rule set is called “huge”"),
}


@deep("each junk by itself")
@pytest.mark.parametrize("case", sampled(LINKS, 2))
def test_a_junk_link_is_refused(page: Page, case: str) -> None:
    link, words = LINKS[case]
    house = House(page)
    house.is_ready()
    page.evaluate("link => { location.hash = link }", link)
    house.has_noticed(words)
    expect(house.part("house-dialog")).to_be_hidden()
    assert "#" not in page.url
    notice = house.part("notice").filter(has_text=words)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)


@deep("without a clipboard")
def test_a_link_that_cannot_be_copied_stands_in_a_field(new_context: OpenContext) -> None:
    context = new_context()
    context.add_init_script(REFUSED_COPY)
    house = House(opened(context, ""))
    house.begin()
    house.part("house-share").click()
    house.notes("doesn't let the page copy")
    expect(house.part("house-link")).to_be_focused()
