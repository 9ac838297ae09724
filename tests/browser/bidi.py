"""A browser that is led by WebDriver BiDi: JSON over a web socket, as much as tests need."""

from __future__ import annotations

import base64
import json
import os
import struct
from collections.abc import Callable
from http import HTTPStatus
from http.client import HTTPConnection
from itertools import cycle
from typing import Any, Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST: Final = 0x80
"""This frame ends its message; in the second byte: its content is masked."""
SHORT, LONG, LONGER = 125, 126, 127


class Refused(Exception):
    """The browser can't do what it was told to do, or what it did went wrong."""


class Socket:
    """A client's end of a web socket (RFC 6455)."""

    def __init__(self, port: int, path: str, patience: float) -> None:
        self._http = HTTPConnection("127.0.0.1", port, timeout=patience)
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        self._http.request("GET", path, headers={**upgrade, "Sec-WebSocket-Key": key})
        status = self._http.getresponse().status
        if status != HTTPStatus.SWITCHING_PROTOCOLS:
            raise Refused(f"no web socket at {path}: {status}")
        self._bytes = self._http.sock.makefile("rb")

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def receive(self) -> str:
        """The next text; waits for it."""
        whole = b""
        while True:
            first, second = self._read(2)
            length = second & ~LAST
            if length >= LONG:
                form = "!H" if length == LONG else "!Q"
                (length,) = struct.unpack(form, self._read(struct.calcsize(form)))
            content = self._read(length)
            kind = first & 0x0F
            if kind == CLOSE:
                raise ConnectionError("the browser closed the web socket")
            if kind == PING:
                self._send(PONG, content)
            elif kind != PONG:
                whole += content
                if first & LAST:
                    return whole.decode()

    def close(self) -> None:
        self._bytes.close()
        self._http.close()

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size <= SHORT:
            length = bytes([LAST | size])
        elif size < 1 << 16:
            length = struct.pack("!BH", LAST | LONG, size)
        else:
            length = struct.pack("!BQ", LAST | LONGER, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ key for byte, key in zip(content, cycle(mask), strict=False))
        self._http.sock.sendall(bytes([LAST | kind]) + length + mask + masked)

    def _read(self, size: int) -> bytes:
        got = self._bytes.read(size)
        if len(got) < size:
            raise ConnectionError("the browser is gone")
        return got


class Session:
    """Commands, each answered before the next; what happens meanwhile is told to one listener."""

    def __init__(self, port: int, patience: float) -> None:
        self.on_event: Callable[[str, dict[str, Any]], None] = lambda method, params: None
        self._socket = Socket(port, "/session", patience)
        self._last = 0
        self.send("session.new", capabilities={})

    def send(self, method: str, **params: object) -> dict[str, Any]:
        """Give a command; what it brought."""
        number = self.post(method, **params)
        while True:
            message = json.loads(self._socket.receive())
            if message["type"] == "error":
                raise Refused(f"{method} {params}: {message['error']}, {message['message']}")
            if message["type"] == "event":
                self.on_event(message["method"], message["params"])
            elif message["id"] == number:
                result: dict[str, Any] = message["result"]
                return result

    def post(self, method: str, **params: object) -> int:
        """Give a command without waiting for its answer, as a listener must; its number."""
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": params}))
        return self._last

    def close(self) -> None:
        """Close the browser."""
        self.send("browser.close")
        self._socket.close()
