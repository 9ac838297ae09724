"""After one visit everything works without a network: nothing is asked of anybody any more."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError

from builder import icons
from tests.browser import kinds
from tests.browser.conftest import PLACES, OpenContext
from tests.browser.driving import Gamemaster, Newcomer, played
from tests.browser.friends.playing_friends import Guest, Host, joined
from tests.browser.kinds import only_chromium
from tests.browser.lobby.test_brought_bots import CLOCKWISE, ONE_MORE, file_name, wheel
from tests.browser.sharing import Shared
from tests.browser.start.publishing import Hosted, Publisher, Visitor, hosted
from tests.browser.watching import Watch
from tests.campaigns import deep, sampled, some


@pytest.fixture
def publisher(dist: Path, tmp_path: Path) -> Publisher:
    """Who puts the page on a host."""
    worker = (PLACES.static / "sw.js").read_text(encoding="utf-8")
    return Publisher(dist, tmp_path / "host", worker)


@pytest.fixture
def online(browser: Browser, publisher: Publisher) -> Iterator[Hosted]:
    """The page on a host that can go down."""
    with hosted(browser, publisher) as host:
        yield host


@deep("a whole game")
def test_a_whole_game_without_a_network(new_context: OpenContext, watch: Watch) -> None:
    """Where nothing is kept, the open page still needs nobody."""
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
    home.finishes()
    home.reveal()
    home.look(at=2, eyes="1")
    assert played(home.save_record()).over
    # The browser itself may look for the tab's icon again when the address changes.
    assert [url for url in asked if not url.startswith("blob:") and "icon-" not in url] == []


def test_the_page_opens_without_a_network_and_plays_everything(online: Hosted) -> None:
    home = online.visitor()
    home.prefer(pace="instant")
    online.goes_down()
    home.page.context.set_offline(True)
    home.page.goto("?from=a-friend")
    home.is_ready()
    home.set_table(rows=3, cols=4, seed="island", bots=["wanderer", "mapper"])
    home.open_table()
    home.play(Newcomer("island"), moves=4)
    home.page.reload()
    home.is_at_table()
    home.speak("ru")
    expect(home.page.locator(".log-line").first).to_contain_text("Лабиринт готов")
    home.finishes()
    home.reveal()
    assert played(home.save_record()).over
    home.part("home").click()
    home.speak("en")

    home.part("quick-parchis").click()
    home.is_at_table()
    home.move("roll")
    expect(home.part("log")).to_contain_text("Newcomer: ")
    home.part("home").click()
    for preset in some(("school", "quest-hard", "grand"), 1):
        home.set_table(preset=preset, seed="island", bots=["mapper"])
        home.open_table()
        home.decision()
        home.part("home").click()

    home.set_table(preset="classic", help="proofs", seed="island", bots=["mapper"])
    home.open_table()
    home.move("start a1")
    expect(home.part("help-told")).to_contain_text("∴")
    home.part("home").click()

    host = Host(home.page)
    host.gathers(name="Anna")
    assert "#join=" in host.invites(1)
    host.part("friends-seat-1-qr").click()
    expect(host.part("friends-seat-1-qr-box").get_by_role("img")).to_be_visible()


@deep("friends")
def test_friends_meet_without_anything_else_on_the_network(online: Hosted) -> None:
    anna = Host(online.visitor().page)
    boris = Guest(online.visitor().page)
    online.goes_down()
    anna.page.reload()
    anna.gathers(name="Anna", rows=3, cols=3)
    joined(anna, boris, 1, "Boris")
    anna.begins()
    boris.is_at_table()
    anna.has_said("start a1")
    boris.has_said("start b1")
    anna.has_heard(3)
    assert boris.heard() == anna.heard()


@deep("in Firefox")
def test_firefox_opens_without_a_network(firefox: Browser, publisher: Publisher) -> None:
    with hosted(firefox, publisher) as online:
        home = online.visitor()
        online.goes_down()
        home.page.reload()
        home.is_ready()
        home.quick_game()
        assert home.offers()


@deep("the documentation")
def test_the_documentation_can_be_read_without_a_network(online: Hosted) -> None:
    home = online.visitor()
    online.goes_down()
    home.page.goto("docs/index.html")
    home.page.get_by_role("link", name="Fairness").click()
    expect(home.page.get_by_role("heading", level=1)).to_have_text("Fairness")
    expect(home.page.get_by_role("main")).to_have_css("max-width", "800px")
    home.page.get_by_role("link", name="Play").click()
    home.is_ready()


@deep("on the first visit itself")
@only_chromium(kinds.CLAIMED)
def test_the_first_visit_itself_goes_on_with_what_it_has_not_asked_for_yet(online: Hosted) -> None:
    home = online.visitor()
    online.goes_down()
    home.page.context.set_offline(True)
    home.bring_bot(file_name("clockwise"), wheel("clockwise", CLOCKWISE))
    home.has_noticed(ONE_MORE)
    home.set_table(rows=3, cols=3, bots=["clockwise"], seed="brought")
    home.open_table()
    expect(home.part("seats")).to_contain_text("clockwise")


def test_what_is_not_kept_fails_honestly(online: Hosted) -> None:
    """Nothing stands for what isn't there."""
    home = online.visitor()
    address = f"{online.address}no/such/page"
    assert (answer := home.page.goto(address)) is not None
    assert answer.status == 404
    online.watch.allow("404")
    online.goes_down()
    with pytest.raises(PlaywrightError, match="CONNECTION"):
        home.page.goto(address)


DAMAGE = """async (part) => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("gamemaster.offline "));
  const cache = await caches.open(name);
  const [damaged] = (await cache.keys()).filter(({ url }) => url.includes(part));
  await cache.put(damaged, new Response("damaged", { headers: { "Content-Type": "text/plain" } }));
}"""


@deep("a file that is damaged")
def test_a_damaged_file_is_mended(online: Hosted) -> None:
    """Small ones before anybody sees them, large ones before the engine tries again."""
    home = online.visitor()
    for part in ("/index.html", "/app/main"):
        home.page.evaluate(DAMAGE, part)
    home.page.reload()
    home.is_ready()
    online.watch.allow("^console: ")  # the interpreter's own last words
    home.page.evaluate(DAMAGE, "pyodide.asm.wasm")
    home.page.reload()
    retry = home.part("retry")
    expect(retry).to_be_visible()
    retry.click()
    home.is_ready()
    online.goes_down()
    home.page.reload()
    home.is_ready()


@only_chromium(kinds.PROTOCOL)
def test_where_there_is_no_room_the_game_goes_on_and_the_page_says_so(online: Hosted) -> None:
    context = online.person()
    page = context.new_page()
    room = {"origin": online.watch.origin, "quotaSize": 1_000_000}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", room)
    home = Visitor(page)
    home.opens()
    foot = home.part("offline")
    expect(foot).to_have_attribute("data-kept", "failed")
    expect(foot).to_contain_text("could not be saved")
    assert home.caches() == []
    home.quick_game()


@deep("where nothing is kept")
def test_a_browser_that_keeps_nothing(new_context: OpenContext) -> None:
    """Without encryption, or forbidden: there is no such thing as a service worker."""
    context = new_context(service_workers="allow")
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    home = Visitor(context.new_page())
    home.opens()
    foot = home.part("offline")
    expect(foot).to_have_attribute("data-kept", "impossible")
    expect(foot).to_contain_text("does not save the page")


@deep("in a browser with windows")
@only_chromium(kinds.PROTOCOL)
def test_the_page_can_be_installed(windowed: Browser, publisher: Publisher) -> None:
    """The browser has no fault to find, and its prompt waits for a button of ours."""
    with hosted(windowed, publisher) as online:
        is_installed(online.visitor().page)


def is_installed(page: Page) -> None:
    """Expect that the browser would install the page, and does when it is told to."""
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert {told["start_url"], told["scope"], told["id"]} == {"./"}
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in faults] == ["in-incognito"]  # as every context of a test is
    install = page.get_by_test_id("install")
    expect(install).to_be_hidden()
    page.evaluate(
        """() => dispatchEvent(Object.assign(new Event("beforeinstallprompt"), {
          prompt: async () => (globalThis.prompted = true),
        }))"""
    )
    install.click()
    assert page.evaluate("prompted") is True
    expect(install).to_be_hidden()


LIKENESS = """async ([drawing, address]) => {
  const pixels = async (src, side) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const size = side || image.naturalWidth;
    const paper = new OffscreenCanvas(size, size).getContext("2d");
    paper.drawImage(image, 0, 0, size, size);
    const { data } = paper.getImageData(0, 0, size, size);
    return { size: [image.naturalWidth, image.naturalHeight], data };
  };
  const kept = await pixels(address);
  const drawn = await pixels(`data:image/svg+xml,${encodeURIComponent(drawing)}`, kept.size[0]);
  let apart = 0;
  kept.data.forEach((value, at) => (apart += Math.abs(value - drawn.data[at])));
  const opaque = kept.data.every((value, at) => at % 4 !== 3 || value === 255);
  return { size: kept.size, opaque, apart: apart / kept.data.length };
}"""


@deep("how icons look")
@pytest.mark.parametrize("icon", sampled(icons.ICONS, 2), ids=lambda icon: icon.name)
def test_the_icons_are_what_is_drawn(shared: Shared, icon: icons.Icon) -> None:
    """Whoever changes the drawing makes them anew."""
    drawing = icons.drawn((PLACES.static / "icon.svg").read_text(encoding="utf-8"), icon.margin)
    kept = base64.b64encode((PLACES.static / "icons" / icon.name).read_bytes()).decode()
    with shared.in_lobby() as page:
        seen = page.evaluate(LIKENESS, [drawing, f"data:image/png;base64,{kept}"])
    assert seen["size"] == [icon.size, icon.size]
    assert seen["opaque"] is (icon.margin is not None)
    assert seen["apart"] < 1
