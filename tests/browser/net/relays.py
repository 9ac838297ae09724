"""Relays on loopback, for friends who come by one link."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from builder import tools
from builder.places import Places

PLACES: Final = Places(Path(__file__).resolve().parents[3])
PROGRAM: Final = Path(__file__).with_name("relay_server.mjs")

OpenRelay = Callable[..., str]


@contextmanager
def relays() -> Iterator[OpenRelay]:
    """Gives what starts a relay and tells its address; all of them end together."""
    with ExitStack() as stack:

        def start(*options: str) -> str:
            relay = stack.enter_context(
                subprocess.Popen(
                    [tools.ensure_node(PLACES).node, PROGRAM, *options],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="ascii",
                )
            )
            assert relay.stdin is not None
            assert relay.stdout is not None
            stack.callback(relay.stdin.close)
            return relay.stdout.readline().strip()

        yield start
