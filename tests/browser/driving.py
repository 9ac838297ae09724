"""The page in the words of somebody who plays: lobby, table, review. Clicks only what is shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import FilePayload, Locator, Page, expect

from gamemaster.core import record
from gamemaster.core.table import Table
from gamemaster.games import GAMES
from tests.browser import deciding, kinds
from tests.browser.friends.self_playing import PLAY
from tests.browser.saving import saved
from tests.browser.watching import WHOLE_GAME_MS

ENGINE_READY: Final = "ready"
IN_FORM: Final = ("rows", "cols", "difficulty", "safe_cells")
"""Options with a field in the lobby's form itself."""
PEACE: Final[dict[str, Any]] = {"bear": False, "bullets": 0}
"""Options under which nobody is hurt, for tests that need a player who is alive."""
PLACE_OF: Final = """(slider, bot) =>
  [...slider.list.options].find((one) => one.dataset.bot === bot).value"""
"""Where a bot stands on a slider of all kinds."""


class Gamemaster:
    """One person's page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def part(self, name: str) -> Locator:
        """The part of the page with this test id."""
        return self.page.get_by_test_id(name)

    # -- the lobby ----------------------------------------------------------

    def is_ready(self) -> None:
        """Wait until the engine has come."""
        expect(self.part("boot")).to_have_attribute("data-state", ENGINE_READY)

    def set_table(
        self,
        *,
        seed: str = "",
        name: str = "",
        plays: bool = True,
        leads: bool = False,
        **options: object,
    ) -> None:
        """Fill in the form of the lobby; `bots` are their ids, `preset` is the rule set's.

        The other options are the rules' own: some stand in the form, most in the house rules.

        `plays=False` leaves the game to the bots; `leads` makes the person its game master.
        """
        self.is_ready()
        self.unfold("setup-sheet")
        self.part("you-play").set_checked(plays and not leads)
        self.part("you-lead").set_checked(leads)
        if name:
            write(self.part("you-name"), name)
        if (preset := options.pop("preset", None)) is not None:
            self.part(f"preset-{preset}").check()
        if (bots := options.pop("bots", None)) is not None:
            self.seat_bots(bots)  # type: ignore[arg-type]
        self.choose_options(options)
        write(self.part("seed-field"), seed)

    def unfold(self, sheet: str) -> None:
        """Open a folded part of the lobby."""
        folded = self.part(sheet)
        if folded.get_attribute("open") is None:
            folded.locator("summary").first.click()

    def seat_bots(self, bots: Sequence[str]) -> None:
        """As many bots as named, of these kinds."""
        rows = self.page.locator(".bot-row")
        while rows.count() < len(bots):
            self.part("bot-more").click()
        while rows.count() > len(bots):
            rows.last.get_by_role("button").click()
        for at, bot in enumerate(bots):
            slider = self.part(f"bot-{at}")
            slider.fill(str(slider.evaluate(PLACE_OF, bot)))

    def choose_options(self, options: Mapping[str, object]) -> None:
        """Set options of the rules: in the form where they stand there, else as house rules."""
        house = {name: value for name, value in options.items() if name not in IN_FORM}
        for name, value in options.items():
            if name in IN_FORM:
                choose(self.part(f"option-{name}"), value)
        if house:
            self.make_house_rules(**house)

    def forget_house_rules(self) -> None:
        """Go back to a rule set without changes; choosing the same one again changes nothing."""
        self.is_ready()
        self.unfold("setup-sheet")
        for preset in ("parchis", "classic"):
            self.part(f"preset-{preset}").check()

    def make_house_rules(self, **options: object) -> None:
        """Set these options in the dialog of house rules, and use them."""
        self.open_house_rules()
        for name, value in options.items():
            self.change_rule(name, value)
        self.use_house_rules()

    def open_house_rules(self) -> None:
        """Open the dialog of house rules."""
        self.is_ready()
        self.unfold("setup-sheet")
        self.part("house").click()
        expect(self.part("house-dialog")).to_be_visible()

    def change_rule(self, option: str, value: object) -> None:
        """Change one option in the dialog of house rules."""
        meanings = self.part(f"house-option-{option}-named")
        if meanings.locator(f"option[value='{value}']").count():
            choose(meanings, value)
        else:
            choose(self.part(f"house-option-{option}"), value)

    def use_house_rules(self) -> None:
        """Take what stands in the dialog of house rules for the table."""
        self.part("house-use").click()
        expect(self.part("house-dialog")).to_be_hidden()

    def open_table(self) -> None:
        """Begin the game that the form describes."""
        self.part("start-game").click()
        self.is_at_table()

    def quick_game(self) -> None:
        """Begin with one click."""
        self.part("quick-game").click()
        self.is_at_table()

    def has_had_company(self) -> None:
        """Begin a game and leave it: a first one has a companion, and no other one."""
        self.quick_game()
        self.part("home").click()
        self.is_in_lobby()

    def continue_game(self) -> None:
        """Go back to the game that was left."""
        self.part("continue").click()
        self.is_at_table()

    def is_at_table(self, timeout: float | None = None) -> None:
        """Wait for the table; so many milliseconds, if that matters."""
        body = self.page.locator("body")
        expect(body).to_have_attribute("data-screen", "table", timeout=timeout)
        expect(self.part("turn")).not_to_be_empty()

    def is_in_lobby(self) -> None:
        """Wait for the lobby."""
        expect(self.page.locator("body")).to_have_attribute("data-screen", "lobby")

    def watch_record(self, text: str | bytes, name: str = "game.json") -> None:
        """Choose a saved record from disk."""
        self._bring("record-file", name, text.encode() if isinstance(text, str) else text)

    def bring_bot(self, name: str, wheel: bytes) -> None:
        """Choose a bot's wheel from disk."""
        self._bring("bot-file", name, wheel)

    def _bring(self, field: str, name: str, content: bytes) -> None:
        self.is_ready()
        file: FilePayload = {
            "name": name,
            "mimeType": "application/octet-stream",
            "buffer": content,
        }
        self.part(field).set_input_files(file)

    # -- preferences --------------------------------------------------------

    def prefer(self, **choices: str) -> None:
        """Choose in the preferences: `theme`, `pace`."""
        self.part("settings").click()
        for name, value in choices.items():
            self.part(name).select_option(value)
        self.part("settings-close").click()

    def speak(self, language: str) -> None:
        """Switch the language."""
        self.part("language").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # -- the table ----------------------------------------------------------

    @property
    def offer_buttons(self) -> Locator:
        """The buttons that can be used now."""
        return self.part("offer").filter(visible=True)

    def has_drawn(self) -> None:
        """Wait until the page shows that a move was said: by its answer, or that it waits."""
        expect(self.page.locator("#table-screen[data-asked]")).to_have_count(0)

    def offers(self) -> list[str]:
        """The moves that the buttons offer."""
        self.has_drawn()
        return deciding.offered(self.page)

    def button(self, move: str) -> Locator:
        """The button of an offered move."""
        return self.page.locator(f'[data-testid=offer][data-move="{move}"]').filter(visible=True)

    def decision(self) -> str:
        """Wait until something is to be decided: `move`, `over`, or `watch` for a dead player."""
        return deciding.decision(self.page)

    def move(self, text: str) -> None:
        """Make a move with its button, and wait until something is to be decided again."""
        self.button(text).click()
        self.decision()

    def play(self, choose: Callable[[list[str]], str], moves: int = 1_000) -> str:
        """Make chosen moves, as `play_on`."""
        return self.play_on(lambda: self.move(choose(self.offers())), moves)

    def play_on(self, move: Callable[[], object], moves: int = 1_000) -> str:
        """Make moves until the game is over or so many were made; answers like `decision`.

        A dead player waits until the bots have ended the game, so their pace should be `instant`.
        """
        for _ in range(moves):
            decision = self.decision()
            if decision == "over":
                return decision
            if decision == "watch":
                self.watch()
                expect(self.part("game-over")).to_be_visible()
            else:
                move()
        return self.decision()

    def finishes(self, seed: int = 1) -> None:
        """Play to the end with the buttons in the page, as quickly as somebody could: for games
        that are only to be over. Bots should move at once.
        """
        self.page.evaluate(PLAY, seed)
        if deciding.decision(self.page, offers="", patience=WHOLE_GAME_MS) == "watch":
            self.watch()
        expect(self.part("game-over").filter(visible=True)).to_be_visible(timeout=WHOLE_GAME_MS)
        self.page.evaluate("player.disconnect()")

    def watch(self) -> None:
        """Who is out of the game has the bots go on, if they wait for that."""
        choice = self.part("watch").filter(visible=True)
        if choice.count():
            choice.click()

    def log(self) -> list[str]:
        """What was said, a line for each request."""
        return self.part("log").locator("li").all_inner_texts()

    def said_last(self) -> str:
        """What the game master says now."""
        return self.part("announcement").inner_text()

    def has_refused(self, words: str) -> None:
        """Wait for a refusal with these words."""
        at_table = self.page.locator("body").get_attribute("data-screen") == "table"
        expect(self.part("refusal" if at_table else "lobby-refusal")).to_contain_text(words)

    def has_noticed(self, words: str) -> None:
        """Wait for a notice with these words."""
        expect(self.part("notice").filter(has_text=words)).to_be_visible()

    # -- after the game -----------------------------------------------------

    def verdict(self) -> str:
        """The last word about the finished game."""
        expect(self.part("game-over")).to_be_visible()
        return self.part("game-over").inner_text()

    def reveal(self) -> None:
        """Look at the game master's map."""
        self.part("reveal").click()
        expect(self.part("replay-at")).to_be_visible()

    def look(self, *, at: int | None = None, eyes: str | None = None) -> None:
        """Move the review to a place of the game, or look through other eyes."""
        if at is not None:
            self.part("replay-at").fill(str(at))
            self.is_reviewing(at)
        if eyes is not None:
            self.part("replay-eyes").select_option(eyes)
            expect(self.part("replay-eyes")).to_have_value(eyes)

    def is_reviewing(self, at: int) -> None:
        """Wait until the review shows this place of the game."""
        expect(self.page.locator(".replay-place")).to_have_text(f"{at} / {self.steps()}")

    def steps(self) -> int:
        """The number of requests in the game under review."""
        return int(self.part("replay-at").get_attribute("max") or 0)

    def has_steps(self, steps: int) -> None:
        """Expect a review of so many requests."""
        expect(self.part("replay-at")).to_have_attribute("max", str(steps))

    def save_record(self) -> str:
        """Save the finished game's record, and read the file."""
        return saved(self.page, self.part("save-record").click)[1]


def choose(field: Locator, value: object) -> None:
    """Give an option's field a value, and leave it."""
    if isinstance(value, bool):
        field.set_checked(value)
    elif field.evaluate("one => one.matches('select')"):
        field.select_option(str(value))
    else:
        write(field, str(value))
        field.blur()


def write(field: Locator, text: str) -> None:
    """Write into a field that is read when it is left."""
    field.fill(text)
    if kinds.of(field.page) == kinds.FIREFOX:
        field.dispatch_event("change")  # by itself it counts what keys have written, no more


class Newcomer:
    """Decides by what is offered and by a coin: tries doors, at times a shot or a bomb."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def __call__(self, offers: list[str]) -> str:
        steps = [move for move in offers if move.startswith("go ")]
        return self.rng.choice(steps if steps and self.rng.random() < 0.85 else offers)


def played(text: str) -> Table:
    """The table of a record, replayed by this Python and checked against the answers in it."""
    return record.load(text, GAMES)


def table_of(rules: dict[str, Any], players: Sequence[Any], seed: str) -> Table:
    """A table of this Python with the plan of a seed."""
    game = GAMES["labyrinth"]
    return Table.open(game, game.read_rules({"preset": "classic", **rules}), players, seed)


def entries(text: str) -> list[tuple[int, str]]:
    """The moves in a record."""
    return [(seat, move) for seat, move in json.loads(text)["entries"]]
