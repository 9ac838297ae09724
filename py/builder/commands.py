"""The commands of `build.py`."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from builder import bench, checks, package, server, site, tools
from builder.alone import alone
from builder.places import Places, tree

MEGABYTE = 1_000_000


def run(root: Path, options: argparse.Namespace, rest: Sequence[str]) -> int:
    """Carry out one command.

    Args:
        root: the work tree.
        options: the parsed command line.
        rest: what `test` hands to pytest, `bench` to a benchmark, `terminal` to the game master.

    Returns:
        The exit code.

    Raises:
        Failure: something that the person at the keyboard can mend.
    """
    places = Places(root)
    match options.command:
        case "test":
            return checks.test(places, rest)
        case "lint":
            return checks.lint(places)
        case "bench":
            return bench.run(places, rest)
        case "terminal":
            return terminal(places, rest)
        case "clean":
            return clean(places, tools_too=options.all)
        case "package":
            package.make(places)
            return 0
    build(places, publishes=options.command == "build")
    if options.command == "serve":
        serve(places, options.host, options.port, opens=not options.no_open)
    return 0


def build(places: Places, publishes: bool) -> None:
    """Bring `dist` up to date, with what only a publisher needs if asked; say how large it is."""
    begun = time.monotonic()
    with alone(places):
        site.build(places, publishes=publishes)
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
    except KeyboardInterrupt:
        print("\nStopped.")
    finally:
        httpd.server_close()


def terminal(places: Places, rest: Sequence[str]) -> int:
    """Run the game master for the terminal, installing what it needs.

    Returns:
        Its exit code; where a signal has ended it, 128 more than the signal's number.

    Raises:
        Failure: something could not be installed.
    """
    with alone(places):
        tools.ensure_terminal(places)
    with subprocess.Popen([places.python, "-m", "gamemaster", *rest]) as running:
        while True:
            try:
                code = running.wait()
            except KeyboardInterrupt:
                continue  # it has heard that, too, and ends by itself
            return code if code >= 0 else 128 - code


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
