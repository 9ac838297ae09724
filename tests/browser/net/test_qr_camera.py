"""QR codes in a real browser: drawn, photographed, and read with a camera or from a picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from builder import browser as browsers
from tests.browser import kinds
from tests.browser.conftest import PLACES, OpenContext
from tests.browser.kinds import only_chromium
from tests.browser.watching import PATIENCE_MS
from tests.campaigns import deep, sampled

pytestmark = pytest.mark.readable

TEXT = "https://somewhere.example/labyrinth/#join=" + "Ab_9-" * 26 + "&by=Anna&to=grand"
WIDTH, HEIGHT, ZOOM = 640, 480, 6

# The words are the ids: which sentence is said is what counts here.
COMPONENT = """async () => {
  const { createQrCamera } = await import(new URL("ui/parts/qr-camera.js", document.baseURI).href);
  const app = { words: () => ({ t: (id) => id }) };
  globalThis.found = [];
  globalThis.stops = 0;
  globalThis.tracks = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish);
    tracks.push(...stream.getTracks());
    return stream;
  };
  const told = { found: (text) => found.push(text), close: () => (stops += 1) };
  globalThis.camera = createQrCamera(app, told);
  document.querySelector("main").replaceChildren(camera.element);
}"""
FIGURE = """async (text) => {
  const { qrFigure } = await import(new URL("ui/parts/qr-figure.js", document.baseURI).href);
  const figure = await qrFigure(text, "Invitation");
  figure.setAttribute("width", "260");
  document.querySelector("main").replaceChildren(figure);
}"""
MODULES = """async (text) => {
  const { modules } = await import(new URL("net/codes/qr.js", document.baseURI).href);
  const { size, dark } = await modules(text);
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark(x, y)));
}"""


def without_game(route: Route) -> None:
    """The page with its policy only."""
    route.fulfill(body="", content_type="text/javascript")


@pytest.fixture
def bare(new_context: OpenContext) -> Page:
    """A page without its game."""
    return bare_page(new_context)


def bare_page(new_context: OpenContext, **options: Any) -> Page:
    return without_its_game(new_context(**options))


def without_its_game(context: BrowserContext) -> Page:
    context.route("**/app/start.js", without_game)
    page = context.new_page()
    page.goto("")
    return page


def film_of(modules: list[list[bool]]) -> bytes:
    """A film of one frame, as browsers take it in a camera's stead: the code on grey paper."""
    size = len(modules) * ZOOM
    left, top = (WIDTH - size) // 2, (HEIGHT - size) // 2
    luma = bytearray([200]) * (WIDTH * HEIGHT)
    for y, row in enumerate(modules):
        for x, dark in enumerate(row):
            if dark:
                for line in range(top + y * ZOOM, top + (y + 1) * ZOOM):
                    at = line * WIDTH + left + x * ZOOM
                    luma[at : at + ZOOM] = bytes([30]) * ZOOM
    grey = bytes([128]) * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F15:1 Ip A1:1 C420jpeg\n".encode()
    return head + b"FRAME\n" + bytes(luma) + grey


@pytest.fixture(scope="module")
def filming(
    browser: Browser, home: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser whose camera sees the code."""
    context = browser.new_context(base_url=home)
    film = tmp_path_factory.mktemp("film") / "camera.y4m"
    film.write_bytes(film_of(without_its_game(context).evaluate(MODULES, TEXT)))
    context.close()
    flags = [
        *browsers.FLAGS,
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    ]
    path = browsers.ensure(PLACES)  # without windows it has no camera
    chromium = browser.browser_type.launch(executable_path=path, args=flags)
    yield chromium
    chromium.close()


def looking(browser: Browser, home: str, *permissions: str) -> Page:
    context = browser.new_context(base_url=home, permissions=list(permissions))
    context.set_default_timeout(PATIENCE_MS)
    page = without_its_game(context)
    page.evaluate(COMPONENT)
    return page


@deep("a camera")
@only_chromium(kinds.CAMERA)
def test_the_camera_reads_a_code_and_is_let_go_of(filming: Browser, home: str) -> None:
    page = looking(filming, home, "camera")
    page.evaluate("() => void camera.start()")
    page.wait_for_function("() => found.length > 0")
    assert page.evaluate("found") == [TEXT]
    assert page.evaluate("tracks.map((track) => track.readyState)") == ["ended"]
    expect(page.get_by_test_id("qr-camera-said")).to_have_text("camera-found")
    expect(page.get_by_test_id("qr-camera-view")).to_be_hidden()


@deep("a camera that is stopped")
@only_chromium(kinds.CAMERA)
def test_a_camera_that_is_stopped_is_off(filming: Browser, home: str) -> None:
    page = looking(filming, home, "camera")
    page.evaluate("() => { void camera.start(); camera.stop(); }")
    page.wait_for_function(
        "() => tracks.length > 0 && tracks.every((each) => each.readyState === 'ended')"
    )
    assert page.evaluate("found") == []


@deep("a camera that is pulled out")
@only_chromium(kinds.CAMERA)
def test_a_camera_that_is_pulled_out_is_said(filming: Browser, home: str) -> None:
    page = looking(filming, home, "camera")
    page.evaluate("""async () => {
      const get = HTMLVideoElement.prototype;
      Object.defineProperty(get, "videoWidth", { get: () => 0 });
      await camera.start();
      tracks[0].dispatchEvent(new Event("ended"));
    }""")
    expect(page.get_by_test_id("qr-camera-said")).to_have_text("camera-busy")
    assert page.evaluate("tracks[0].readyState") == "ended"


@deep("a camera that is denied")
def test_a_camera_that_is_denied(bare: Page) -> None:
    bare.evaluate(COMPONENT)
    script = """async (name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", name));
      await camera.start();
      return document.querySelector(".qr-camera-said").textContent;
    }"""
    for name, said in (
        ("NotAllowedError", "camera-denied"),
        ("NotFoundError", "camera-absent"),
        ("NotReadableError", "camera-busy"),
    ):
        assert bare.evaluate(script, name) == said
    bare.evaluate("Object.defineProperty(navigator, 'mediaDevices', { value: undefined })")
    bare.evaluate("() => camera.start()")
    expect(bare.get_by_test_id("qr-camera-said")).to_have_text("camera-absent")


def test_a_browser_without_a_camera_says_so(bare: Page) -> None:
    bare.evaluate(COMPONENT)
    bare.evaluate("() => camera.start()")
    expect(bare.get_by_test_id("qr-camera-said")).to_have_text("camera-absent")


@pytest.mark.parametrize("scheme", sampled(["dark", "light"], 1))
def test_a_drawn_code_is_read_from_its_screenshot(new_context: OpenContext, scheme: str) -> None:
    page = bare_page(new_context, color_scheme=scheme)
    page.evaluate(FIGURE, TEXT)
    figure = page.get_by_role("img", name="Invitation")
    picture = figure.screenshot()
    page.evaluate(COMPONENT)
    page.get_by_test_id("qr-camera-file").set_input_files(
        {"name": "code.png", "mimeType": "image/png", "buffer": picture}
    )
    page.wait_for_function("() => found.length > 0")
    assert page.evaluate("found") == [TEXT]


@deep("a file without a code")
def test_a_file_without_a_code_is_no_harm(bare: Page) -> None:
    bare.evaluate(COMPONENT)
    picture = bare.screenshot()
    said = bare.get_by_test_id("qr-camera-said")
    for kind, data in (("image/png", picture), ("image/png", b"no picture"), ("text/plain", b"")):
        bare.evaluate("document.querySelector('.qr-camera-said').textContent = ''")
        bare.get_by_test_id("qr-camera-file").set_input_files(
            {"name": "file", "mimeType": kind, "buffer": data}
        )
        expect(said).to_have_text("camera-no-code")
    assert bare.evaluate("found") == []
