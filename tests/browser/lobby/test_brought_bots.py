"""Bots from wheels that the player brings: good ones play, others are refused or replaced."""

from __future__ import annotations

import io
import zipfile
from textwrap import dedent

import pytest
from playwright.sync_api import Page, Route, expect

from gamemaster.core.bot import GROUP, find_bots
from tests.browser.conftest import OpenContext
from tests.browser.driving import PEACE, Gamemaster, Newcomer, entries, played
from tests.browser.watching import Watch
from tests.campaigns import deep, sampled

CLOCKWISE = """
class Clockwise:
    id = "clockwise"
    game = "labyrinth"
    level = 1

    def choose(self, seen, rng):
        steps = ("go up", "go right", "go down", "go left")
        offered = [offer.move for offer in seen.offers]
        wished = steps[len(seen.heard) % 4]
        return wished if wished in offered else offered[-1]
"""
RAISING = CLOCKWISE.replace("clockwise", "faulty").replace(
    "return wished if wished in offered else offered[-1]",
    'return offered[0] if len(seen.heard) < 12 else {}["north"]',
)
CHEATING = CLOCKWISE.replace("clockwise", "cheat").replace(
    "return wished if wished in offered else offered[-1]", 'return "fly away"'
)
NO_BOT = "class Clockwise:\n    pass\n"
BROKEN = "import tensorflow_of_my_own\nclass Clockwise: pass\n"
ONE_MORE = f"{len(find_bots().bots) + 1} kinds of bots are at hand now"


def wheel(name: str, source: str, **extra: str) -> bytes:
    """A pure-Python wheel whose one module registers a bot under its own name."""
    info = f"{name}-1.0.dist-info"
    files = {
        f"{name}.py": dedent(source),
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[{GROUP}]\n{name} = {name}:Clockwise\n",
        **extra,
    }
    files[f"{info}/RECORD"] = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return packed.getvalue()


def file_name(name: str) -> str:
    """What the wheel's file is called."""
    return f"{name}-1.0-py3-none-any.whl"


@pytest.fixture
def page(new_context: OpenContext) -> Page:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("")
    return page


@pytest.fixture
def home(page: Page) -> Gamemaster:
    """A lobby where the bots move at once."""
    home = Gamemaster(page)
    home.prefer(pace="instant")
    return home


def bots_to_choose(home: Gamemaster) -> list[str]:
    """The bots that can be seated."""
    home.unfold("setup-sheet")
    found: list[str] = home.part("bot-0").evaluate(
        "one => [...one.list.options].map(each => each.dataset.bot)"
    )
    return found


def test_a_good_bot_plays(home: Gamemaster) -> None:
    home.is_ready()
    before = bots_to_choose(home)
    home.bring_bot(file_name("clockwise"), wheel("clockwise", CLOCKWISE))
    home.has_noticed(ONE_MORE)
    assert sorted(bots_to_choose(home)) == sorted([*before, "clockwise"])

    home.set_table(rows=3, cols=3, bots=["clockwise", "mapper"], seed="brought")
    home.open_table()
    expect(home.part("seats")).to_contain_text("clockwise")
    home.finishes()
    text = home.save_record()
    assert played(text).players[1].bot == "clockwise"
    steps = [move for seat, move in entries(text) if seat == 1 and move.startswith("go ")]
    assert len(steps) > 2


@deep("by its address")
def test_a_bot_from_an_address(home: Gamemaster, page: Page, watch: Watch) -> None:
    """Only from this site."""
    watch.allow("404")
    for address, complaint in {
        "https://example.org/clockwise-1.0-py3-none-any.whl": "lies on another site",
        "//example.org/clockwise-1.0-py3-none-any.whl": "lies on another site",
        "http://": "is not an address",
        f"bots/{file_name('nowhere')}": "could not be fetched (404)",
        "index.html": "is not a pure-Python wheel",
    }.items():
        fetch(home, address)
        home.has_refused(complaint)
    assert "clockwise" not in bots_to_choose(home)

    def serve(route: Route) -> None:
        route.fulfill(body=wheel("clockwise", CLOCKWISE), content_type="application/zip")

    page.context.route("**/bots/clockwise-*", serve)
    fetch(home, f"bots/{file_name('clockwise')}")
    home.has_noticed(ONE_MORE)
    assert "clockwise" in bots_to_choose(home)
    expect(home.part("lobby-refusal")).to_be_hidden()


def fetch(home: Gamemaster, address: str) -> None:
    """Type an address of a bot's wheel."""
    home.is_ready()
    sheet = home.page.locator("details").filter(has=home.part("bot-url"))
    if sheet.get_attribute("open") is None:
        sheet.locator("summary").click()
    home.part("bot-url").fill(address)
    home.part("bot-fetch").click()


@deep("what is no wheel")
def test_what_is_no_bot_is_refused(home: Gamemaster) -> None:
    good = wheel("clockwise", CLOCKWISE)
    before = None
    refused: list[tuple[str, bytes, str]] = [
        ("holiday.jpg", b"\xff\xd8\xff", "“holiday.jpg” is not a pure-Python wheel"),
        ("numpy-2.0-cp314-cp314-manylinux_2_28_x86_64.whl", good, "is not a pure-Python wheel"),
        ("fast-1.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl", good, "not a pure-Python wheel"),
        (file_name("text"), b"not a zip at all", "could not be installed"),
        (file_name("cut"), good[: len(good) // 2], "could not be installed"),
        (file_name("huge"), good + bytes(4 * 1024 * 1024), "is larger than 4 MB"),
        (f"../{file_name('up')}", good, "is not a pure-Python wheel"),
    ]
    for name, content, complaint in refused:
        home.bring_bot(name, content)
        home.has_refused(complaint)
        before = before or bots_to_choose(home)
        assert bots_to_choose(home) == before
    home.quick_game()


@deep("more wheels that are no bots")
def test_wheels_without_a_usable_bot(home: Gamemaster) -> None:
    for name, source, why in (
        ("nobody", NO_BOT, "not a bot"),
        ("needy", BROKEN, "No module named 'tensorflow_of_my_own'"),
    ):
        home.bring_bot(file_name(name), wheel(name, source))
        home.has_noticed(why)
        assert name not in bots_to_choose(home)
    home.quick_game()


@deep("a bot that fails")
@pytest.mark.parametrize(
    ("name", "source", "why", "pace"),
    sampled(
        [
            ("faulty", RAISING, "KeyError", "instant"),
            ("cheat", CHEATING, "illegal-move-unknown", "calm"),
        ],
        1,
    ),
)
def test_a_bot_that_fails_is_replaced(
    home: Gamemaster, page: Page, name: str, source: str, why: str, pace: str
) -> None:
    home.bring_bot(file_name(name), wheel(name, source))
    home.set_table(rows=3, cols=3, bots=[name], seed="stumbling", **PEACE)
    home.prefer(pace=pace)
    home.open_table()
    newcomer = Newcomer("beside")
    while not home.part("notice").filter(has_text=why).count():
        home.has_drawn()
        home.offer_buttons.or_(home.part("notice").filter(has_text=why)).first.wait_for()
        if home.offer_buttons.count():
            home.button(newcomer(home.offers())).click()
    home.has_noticed("plays on in this seat")
    log = home.log()

    page.reload()  # when bots are calm, before the new one has moved
    home.is_at_table()
    home.prefer(pace="instant")
    home.decision()
    assert home.log()[: len(log)] == log
    expect(home.part("refusal")).to_be_hidden()
    home.finishes()
    assert played(home.save_record()).players[1].bot == "wanderer"


@deep("a game that was kept")
def test_a_game_waits_for_a_bot_that_is_gone(home: Gamemaster, page: Page) -> None:
    """Wheels last as long as the page; the stored game says whom it lacks and goes on with him."""
    home.bring_bot(file_name("clockwise"), wheel("clockwise", CLOCKWISE))
    home.set_table(rows=3, cols=3, bots=["clockwise"], seed="gone", **PEACE)
    home.open_table()
    home.play(Newcomer("gone"), moves=2)
    log = home.log()
    page.reload()
    home.decision()
    home.button(home.offers()[0]).click()
    home.has_refused("“clockwise” isn't here")
    home.part("home").click()
    home.bring_bot(file_name("clockwise"), wheel("clockwise", CLOCKWISE))
    home.has_noticed(ONE_MORE)
    home.continue_game()
    home.play(Newcomer("back"), moves=2)
    assert home.log()[: len(log)] == log
    assert len(home.log()) >= len(log) + 4
