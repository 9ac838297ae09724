"""Only one build at a time works in a tree."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from builder.places import Places


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
