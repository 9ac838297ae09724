"""A start that fails, is interrupted or can't be: it is told readably, and retry works."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser import kinds
from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster
from tests.browser.kinds import only_chromium
from tests.browser.watching import LOST, Watch
from tests.campaigns import deep, sampled

SILENT_MS = 61_000
"""How long the page waits for a sign of life while the engine starts."""


def lose_once(context: BrowserContext, pattern: str) -> list[str]:
    """The first request that fits is lost on the way; the list tells which."""
    lost: list[str] = []

    def answer(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    context.route(pattern, answer)
    return lost


@pytest.mark.parametrize(
    ("pattern", "complaint"),
    [
        ("**/*.wasm*", "The Python runtime could not be loaded"),
        ("**/app/worker-*.js", "The engine could not be started"),
    ],
)
def test_a_file_lost_on_the_way(
    new_context: OpenContext, watch: Watch, pattern: str, complaint: str
) -> None:
    watch.allow(LOST)
    context = new_context()
    lost = lose_once(context, pattern)
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    expect(home.part("boot")).to_contain_text(complaint)
    assert len(lost) == 1
    home.part("retry").click()
    home.is_ready()
    expect(home.part("retry")).to_be_hidden()
    home.quick_game()
    assert home.offers()


@deep("without a snapshot")
def test_the_engine_itself_lost_on_the_way(new_context: OpenContext, watch: Watch) -> None:
    """Without a snapshot it comes in a package."""
    watch.allow(LOST)
    context = new_context()
    context.route("**/snapshot.bin", lambda route: route.abort())
    lost = lose_once(context, "**/gamemaster*.whl")
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    expect(home.part("boot")).to_contain_text("The engine's packages could not be loaded")
    assert len(lost) == 1
    home.part("retry").click()
    home.is_ready()
    home.quick_game()
    assert home.offers()


@deep("after a start that failed")
def test_a_wish_outlives_a_failed_start(new_context: OpenContext, watch: Watch) -> None:
    """Who asked for a game before the start failed gets it after the retry."""
    watch.allow(LOST)
    context = new_context()
    lose_once(context, "**/*.wasm*")
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.part("quick-game").click()
    home.part("retry").click()
    home.is_at_table()
    assert len(home.offers()) == 20


@deep("a start that never ends")
def test_a_start_that_never_ends(new_context: OpenContext) -> None:
    context = new_context()
    waiting: list[Route] = []

    def answer(route: Route) -> None:
        if waiting:
            route.continue_()
        else:
            waiting.append(route)

    context.route("**/*.wasm*", answer)
    page = context.new_page()
    page.clock.install()
    with page.expect_request("**/*.wasm*"):
        page.goto("")
    page.clock.run_for(SILENT_MS)
    home = Gamemaster(page)
    expect(home.part("boot")).to_contain_text("has not been heard of for a while")
    home.part("retry").click()
    home.is_ready()
    home.quick_game()
    assert home.offers()


@pytest.mark.parametrize("lacking", sampled(["WebAssembly", "Worker"], 1))
def test_a_browser_that_cannot(new_context: OpenContext, watch: Watch, lacking: str) -> None:
    """It is told so in every language, and nothing else is shown that would not work."""
    watch.allow("Worker is not defined")
    context = new_context()
    context.add_init_script(f"delete globalThis.{lacking}")
    page = context.new_page()
    page.goto("")
    reads(
        page,
        "#plain",
        [
            "needs WebAssembly, workers",
            "hacen falta WebAssembly",
            "нужны WebAssembly, фоновые потоки",
        ],
    )
    expect(page.get_by_role("button")).to_have_count(0)


@only_chromium(kinds.NO_SCRIPTS)
def test_a_browser_without_scripts(new_context: OpenContext) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("")
    reads(
        page,
        "noscript .plain",
        ["JavaScript is switched off", "JavaScript está desactivado", "JavaScript выключен"],
    )


@pytest.mark.parametrize(
    "missing",
    sampled(["**/app/later-parts-*.js", "**/app/friends-parts-*.js", "**/locales/en-*.ftl"], 1),
)
def test_a_page_that_came_in_part(new_context: OpenContext, watch: Watch, missing: str) -> None:
    watch.allow(LOST)
    context = new_context()
    context.route(missing, lambda route: route.abort())
    page = context.new_page()
    page.goto("")
    reads(
        page,
        "#unfinished",
        ["A part of this page could not be loaded", "una parte de esta página", "не загрузилась"],
    )
    context.unroute(missing)
    page.reload()
    Gamemaster(page).is_ready()
    expect(page.locator("#unfinished")).to_be_hidden()


def reads(page: Page, place: str, texts: list[str]) -> None:
    """These texts stand there in readable size, and fit the window."""
    shown = page.locator(place)
    for text in texts:
        expect(shown.get_by_text(text)).to_be_visible()
    box = shown.bounding_box()
    assert box is not None
    assert 0 <= box["x"] < box["x"] + box["width"] <= page.evaluate("innerWidth")
