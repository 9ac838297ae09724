"""A test that hangs: its browsers are ended, so that it fails and the others go on.

What a page is asked may never be answered, and no patience of Playwright's ends such a wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Final

import psutil

LONGEST: Final = 600.0
"""Seconds; no test lasts nearly as long, be the machine ever so busy."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """End all browsers of this process if the block lasts longer; waiting for them then fails."""
    timer = Timer(seconds, end_browsers)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def end_browsers() -> None:
    """End the browsers of this process: what its own children, which lead them, have started."""
    tests = psutil.Process()
    leading = tests.children()
    for process in tests.children(recursive=True):
        if process not in leading:
            with suppress(psutil.NoSuchProcess):
                process.kill()
