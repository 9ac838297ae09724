"""A wheel whose bot tries every way out of its worker and every way in to what is not its own."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

WAYS_OUT: Final = (
    *("fetch", "fetch no-cors", "fetch own", "fetch data", "xhr", "websocket", "websocket stream"),
    *("event source", "web transport", "beacon", "import", "import own", "import data"),
    *("import blob", "import scripts", "worker", "worker own", "worker data", "worker blob"),
    *("shared worker", "font", "notification", "rtc", "eval", "function", "open_url", "socket"),
)
WAYS_IN: Final = (
    *("indexed db", "caches", "file system", "locks", "cookies", "local storage", "channel"),
    *("document", "parent", "table", "record", "truth"),
)
SPY: Final = '''
import asyncio, gc, json, socket
import js
from pyodide.ffi import create_proxy, to_js
from pyodide.http import open_url

OWN, OTHER = @PLACES@
WS = OTHER.replace("http", "ws")
OUTCOMES = {}


def init(**fields):
    return to_js(fields, dict_converter=js.Object.fromEntries)


def blob(text):
    return js.URL.createObjectURL(js.Blob.new(to_js([text]), init(type="text/javascript")))


async def event(made, good, bad="error"):
    """Waits until one of two events has come; good means that something was reached."""
    done = asyncio.get_running_loop().create_future()
    def lost(event):
        done.done() or done.set_exception(OSError(bad))
    def came(event):
        done.done() or done.set_result(event)
    made.addEventListener(good, create_proxy(came))
    made.addEventListener(bad, create_proxy(lost))
    return await done


async def xhr():
    request = js.XMLHttpRequest.new()
    request.open("GET", OTHER + "/xhr")
    request.send()
    await event(request, "load")


async def worker(address):
    made = js.Worker.new(address)
    told = await event(made, "message")
    if told.data != "out":
        raise OSError(told.data)


async def channel():
    made = js.BroadcastChannel.new("secret")
    made.postMessage("hello")
    await event(made, "message", "messageerror")


async def database():
    request = js.indexedDB.open("secret")
    await event(request, "success")


async def notification():
    await event(js.Notification.new("x", init(icon=OTHER + "/icon")), "show")


async def line():
    made = socket.create_connection(("127.0.0.1", int(OTHER.split(":")[2])), 1)
    await asyncio.sleep(1)
    made.sendall(b"GET /socket HTTP/1.0\\r\\n\\r\\n")
    nothing(made.recv(1))


def nothing(found):
    if not found:
        raise LookupError("nothing there")


def table():
    from gamemaster.core.record_messages import RecordModel
    from gamemaster.core.table import Table
    from gamemaster.laying import Laid
    held = (Table, Laid, RecordModel)
    nothing([each for each in gc.get_objects() if type(each) in held])


def record():
    from gamemaster import bridge
    nothing(bridge.save() or bridge.SESSION.table or bridge.SESSION.shelf._shown)


def truth():
    from gamemaster import bridge
    told = json.loads(bridge.handle('{"type": "step", "at": 0, "eyes": "gm"}'))
    nothing(told["type"] != "refused")


TOLD = ".then(() => postMessage('out'), (e) => postMessage(String(e)))"
TRY = "fetch('" + OTHER + "/nested', {mode: 'no-cors'})" + TOLD
WAYS = {
    "fetch": lambda: real_fetch(OTHER + "/fetch"),
    "fetch no-cors": lambda: real_fetch(OTHER + "/simple", init(mode="no-cors")),
    "fetch own": lambda: real_fetch(OWN),
    "fetch data": lambda: real_fetch("data:text/plain,out"),
    "xhr": xhr,
    "websocket": lambda: event(js.WebSocket.new(WS + "/ws"), "open"),
    "websocket stream": lambda: js.WebSocketStream.new(WS + "/stream").opened,
    "event source": lambda: event(js.EventSource.new(OTHER + "/events"), "open"),
    "web transport": lambda: js.WebTransport.new(OTHER.replace("http", "https")).ready,
    "beacon": lambda: nothing(js.navigator.sendBeacon(OTHER + "/beacon", "x")),
    "import": lambda: js_import(OTHER + "/module.js"),
    "import own": lambda: js_import(OWN + "app/worker.js"),
    "import data": lambda: js_import("data:text/javascript,export default 1"),
    "import blob": lambda: js_import(blob("export default 1")),
    "import scripts": lambda: js.importScripts(OTHER + "/script.js"),
    "worker": lambda: worker(OTHER + "/worker.js"),
    "worker own": lambda: worker(OWN + "app/worker.js"),
    "worker data": lambda: worker("data:text/javascript," + TRY),
    "worker blob": lambda: worker(blob(TRY)),
    "shared worker": lambda: js.SharedWorker.new(OTHER + "/shared.js"),
    "font": lambda: js.FontFace.new("x", "url(" + OTHER + "/font)").load(),
    "notification": notification,
    "rtc": lambda: js.RTCPeerConnection.new(),
    "eval": lambda: js.eval("1"),
    "function": lambda: js.Function.new("return 1")(),
    "open_url": lambda: open_url(OTHER + "/open"),
    "socket": line,
    "indexed db": database,
    "caches": lambda: js.caches.keys(),
    "file system": lambda: js.navigator.storage.getDirectory(),
    "locks": lambda: js.navigator.locks.query(),
    "cookies": lambda: js.cookieStore.getAll(),
    "local storage": lambda: js.localStorage.getItem("secret"),
    "channel": channel,
    "document": lambda: js.document.title,
    "parent": lambda: js.parent.location.href,
    "table": table,
    "record": record,
    "truth": truth,
}


def real_fetch(*given):
    # The one that the browser gave, whatever stands in its place by now.
    proto = js.Reflect.getPrototypeOf(js.Reflect.getPrototypeOf(js.self))
    return proto.fetch.call(js.self, *given)


def js_import(address):
    return worker(blob("import('" + address + "')" + TOLD))


async def attempt(name, way):
    try:
        found = way()
        if hasattr(found, "__await__"):
            await asyncio.wait_for(found, 4)
        OUTCOMES[name] = "reached"
    except BaseException as fault:
        OUTCOMES[name] = "refused: " + type(fault).__name__ + " " + str(fault)[:80]
    js.outcomes = json.dumps(OUTCOMES)


for name, way in WAYS.items():
    asyncio.ensure_future(attempt(name, way))


class Clockwise:
    id = "spy"
    game = "labyrinth"
    level = 1

    def choose(self, seen, rng):
        """Plays on until all ways are tried, then fails by a name that tells of it."""
        if len(OUTCOMES) < len(WAYS):
            return rng.choice(seen.offers).move
        for name in ("table", "record", "truth"):
            try:
                WAYS[name]()
                OUTCOMES[name] = "reached"
            except LookupError:
                pass
        raise BufferError if "reached" in OUTCOMES.values() else StopAsyncIteration
'''
NONE_LED_ANYWHERE: Final = "StopAsyncIteration"
"""The spy's failure when it has tried everything in vain."""


class Elsewhere:
    """Another origin, which notes whoever as much as knocks: over TCP or UDP."""

    def __init__(self) -> None:
        self.knocks: list[str] = []
        noted = self.knocks

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                noted.append(f"{self.command} {self.path}")
                self.send_response(200)
                self.send_header("Access-Control-Allow-Origin", "*")
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_POST = do_HEAD = do_OPTIONS = do_GET  # noqa: N815

            def log_message(self, format: str, *args: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            def get_request(self) -> tuple[socket.socket, Any]:
                noted.append("connection")
                return super().get_request()

        self._server = Server(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._quic = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._quic.bind(("127.0.0.1", self._server.server_port))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while data := self._quic.recv(2048):
            if data == b"end":
                return
            self.knocks.append("datagram")

    def close(self) -> None:
        """Nobody is listened to any more."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as last:
            last.sendto(b"end", self._quic.getsockname())
        self._server.shutdown()
        self._server.server_close()
        self._quic.close()


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    """Another origin for one test."""
    there = Elsewhere()
    try:
        yield there
    finally:
        there.close()


def spy(own: str, other: str) -> str:
    """The source of the wheel, for a page at the address `own`."""
    return SPY.replace("@PLACES@", repr((own, other)))
