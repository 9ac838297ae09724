"""The commands of `build.py`."""

from __future__ import annotations

import argparse
import shutil
import sys
import time
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from builder import bench, checks, server, site
from builder.places import Places, tree

MEGABYTE = 1_000_000


def run(root: Path, options: argparse.Namespace, rest: Sequence[str]) -> int:
    """Carry out one command.

    Args:
        root: the work tree.
        options: the parsed command line.
        rest: what `test` hands to pytest, or `bench` to a benchmark.

    Returns:
        The exit code.

    Raises:
        Failure: something that the person at the keyboard can mend.
    """
    places = Places(root)
    if options.command == "clean":
        return clean(places, tools_too=options.all)
    with alone(places):
        match options.command:
            case "build" | "serve":
                build(places)
            case "test":
                return checks.test(places, rest)
            case "lint":
                return checks.lint(places)
            case "bench":
                return bench.run(places, rest)
    if options.command == "serve":
        serve(places, options.host, options.port, opens=not options.no_open)
    return 0


def build(places: Places) -> None:
    """Bring `dist` up to date and say how large it is."""
    begun = time.monotonic()
    site.build(places)
    size = sum(path.stat().st_size for path in tree(places.dist)) / MEGABYTE
    print(f"The page is ready in dist/ ({size:.1f} MB, {time.monotonic() - begun:.1f} s).")


def serve(places: Places, host: str, port: int | None, opens: bool) -> None:
    """Serve `dist` on loopback until it is interrupted.

    Raises:
        Failure: the port is taken.
    """
    httpd = server.make_server(server.Site(places.dist, places.gzipped), host, port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{httpd.server_port}/"
    print(f"Gamemaster is at {address} (stop with Ctrl+C)", flush=True)
    if opens and not webbrowser.open(address):
        print("No browser could be opened from here; open that address yourself.", flush=True)
    try:
        httpd.serve_forever()
    finally:
        httpd.server_close()


def clean(places: Places, tools_too: bool) -> int:
    """Remove what a build made; the installed tools only if asked."""
    made = [places.dist, places.cache]
    if tools_too:
        made += [places.venv, places.modules]
    for folder in made:
        if folder.exists():
            shutil.rmtree(folder)
            print(f"  removed {folder.relative_to(places.root)}")
    return 0


@contextmanager
def alone(places: Places) -> Iterator[None]:
    """Let one build at a time work in this tree; a second one waits for the first."""
    places.cache.mkdir(parents=True, exist_ok=True)
    with (places.cache / "lock").open("a+b") as file:
        _lock(file.fileno())
        yield  # closing the file lets the next one in


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("  another build is at work in this folder; waiting for it …", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
