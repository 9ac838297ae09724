"""A loopback server that behaves like a static host: types, validators, gzip, nothing else."""

from __future__ import annotations

import errno
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote, urlsplit

from builder.say import Failure

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
USUAL_PORT = 8000
TRIED_PORTS = 50
PROMPT = 0.05
"""Seconds within which a server stops that is told to."""


@dataclass(frozen=True, slots=True)
class Site:
    """What is served: a folder, the gzip twins of its files, and the path it is served under."""

    folder: Path
    gzipped: Path | None = None
    prefix: str = "/"

    def find(self, url: str) -> Path | None:
        """The file that a request path names, or None; never one outside the folder."""
        path = unquote(urlsplit(url).path)
        if not path.startswith(self.prefix) or "\0" in path or "\\" in path:
            return None
        name = path[len(self.prefix) :]
        root = self.folder.resolve()
        target = (root / name.lstrip("/")).resolve()
        if not target.is_relative_to(root) or any(part == ".." for part in name.split("/")):
            return None
        if target.is_dir():
            target = target / "index.html"
        return target if target.is_file() else None

    def twin(self, file: Path) -> Path | None:
        """The gzip twin of a file, if there is one made from the file as it is now."""
        if self.gzipped is None:
            return None
        twin = self.gzipped / f"{file.relative_to(self.folder.resolve()).as_posix()}.gz"
        fresh = twin.is_file() and twin.stat().st_mtime_ns == file.stat().st_mtime_ns
        return twin if fresh else None


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for one site."""

    protocol_version = "HTTP/1.1"
    # A body that waits for its headers to be acknowledged costs 40 ms a file.
    disable_nagle_algorithm = True
    server_version = "gamemaster"
    sys_version = ""
    site: ClassVar[Site]

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(body=True)

    def do_HEAD(self) -> None:
        """Send what a file's answer would begin with."""
        self._answer(body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the page's own requests would bury what the build says."""

    def _answer(self, body: bool) -> None:
        path = urlsplit(self.path).path
        file = self.site.find(self.path)
        if file is None:
            self._refuse(body)
            return
        if file.name == "index.html" and not path.endswith(("/", "/index.html")):
            self._begin(HTTPStatus.MOVED_PERMANENTLY, {"Location": f"{path}/"}, 0)
            return
        twin = self.site.twin(file) if "gzip" in self.headers.get("Accept-Encoding", "") else None
        about = file.stat()
        tag = f'"{about.st_mtime_ns:x}-{about.st_size:x}{"-gz" if twin else ""}"'
        headers = {
            "ETag": tag,
            "Last-Modified": self.date_time_string(int(about.st_mtime)),
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
        }
        if tag in self.headers.get("If-None-Match", ""):
            self._begin(HTTPStatus.NOT_MODIFIED, headers, None)
            return
        headers["Content-Type"] = TYPES.get(file.suffix, "application/octet-stream")
        if twin:
            headers["Content-Encoding"] = "gzip"
        data = (twin or file).read_bytes()
        self._begin(HTTPStatus.OK, headers, len(data))
        if body:
            self.wfile.write(data)

    def _refuse(self, body: bool) -> None:
        said = b"There is no such file here.\n"
        self._begin(HTTPStatus.NOT_FOUND, {"Content-Type": "text/plain; charset=utf-8"}, len(said))
        if body:
            self.wfile.write(said)

    def _begin(self, status: HTTPStatus, headers: dict[str, str], length: int | None) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()


class Server(ThreadingHTTPServer):
    """One thread a connection; a browser that goes away in the middle is no news."""

    daemon_threads = True
    allow_reuse_address = False

    def handle_error(self, request: object, client_address: object) -> None:
        """Keep quiet about connections that the browser dropped; report anything else."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(site: Site, host: str = "127.0.0.1", port: int | None = None) -> Server:
    """Bind a server for a site.

    Args:
        site: what to serve.
        host: a loopback address.
        port: a fixed port, 0 for any free one, None for the usual one or the next free one.

    Raises:
        Failure: the port is taken, or none of the usual ones is free.
    """
    handler = type("SiteHandler", (Handler,), {"site": site})
    candidates = range(USUAL_PORT, USUAL_PORT + TRIED_PORTS) if port is None else (port,)
    for candidate in candidates:
        try:
            return Server((host, candidate), handler)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Failure(
                    f"Cannot serve on {host}: {error}.", "use --host 127.0.0.1."
                ) from error
    if port is None:
        last = USUAL_PORT + TRIED_PORTS - 1
        raise Failure(
            f"The ports {USUAL_PORT} to {last} are all taken.", "choose another with --port N."
        )
    raise Failure(
        f"Port {port} is taken by another program, or may not be used.",
        f"choose another, for example --port {port + 1 if port < 65535 else USUAL_PORT}, "
        "or leave --port out and the next free one is taken.",
    )


@contextmanager
def serving(site: Site) -> Iterator[str]:
    """Serve a site on any free port while the block runs; gives the address of its first page."""
    server = make_server(site, port=0)
    thread = threading.Thread(target=server.serve_forever, args=(PROMPT,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{site.prefix}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
