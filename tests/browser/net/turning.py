"""A TURN server on loopback, for friends who can't be reached directly."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from builder import tools
from builder.places import Places

PLACES: Final = Places(Path(__file__).resolve().parents[3])
PROGRAM: Final = Path(__file__).with_name("turn_server.mjs")


@contextmanager
def turn_server(username: str, credential: str) -> Iterator[str]:
    """Its address, as long as it serves."""
    with subprocess.Popen(
        [tools.ensure_node(PLACES).node, PROGRAM, username, credential],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="ascii",
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.stdin.close()
