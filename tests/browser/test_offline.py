"""Once the engine has come, nothing more is fetched: the game goes on without a network."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenContext
from tests.browser.driving import Gamemaster, Newcomer, played
from tests.browser.watching import Watch


def test_a_whole_game_without_a_network(new_context: OpenContext, watch: Watch) -> None:
    watch.allow("ERR_INTERNET_DISCONNECTED")
    context = new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto("")
    home = Gamemaster(page)
    home.is_ready()
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    home.prefer(pace="instant", theme="blackboard")
    home.set_table(rows=3, cols=4, seed="island", bots=["wanderer", "mapper"])
    home.open_table()
    home.play(Newcomer("island"), moves=4)
    home.speak("ru")
    expect(page.locator(".log-line").first).to_contain_text("Лабиринт готов")
    home.play(Newcomer("остров"))
    home.reveal()
    home.look(at=2, eyes="1")
    assert played(home.save_record()).over
    # The browser itself may look for the tab's icon again when the address changes.
    assert [url for url in asked if not url.startswith("blob:") and "icon-" not in url] == []
