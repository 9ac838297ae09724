"""Stacks that cost little: Playwright notes one at each of its calls, without the lines of sources.

`inspect.stack` looks for the file of every frame, and through all modules for each that has none.
That was a fifth of the time that a test of the browser took.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

WHOLE = inspect.stack


def quick(context: int = 1) -> list[inspect.FrameInfo]:
    """What `inspect.stack` gives; where no lines of sources are wanted, without looking for any."""
    return [*_frames(sys._getframe(1))] if context == 0 else WHOLE(context)[1:]


def _frames(frame: FrameType | None) -> Iterator[inspect.FrameInfo]:
    while frame is not None:
        code = frame.f_code
        yield inspect.FrameInfo(frame, code.co_filename, frame.f_lineno, code.co_name, None, None)
        frame = frame.f_back


@contextmanager
def quick_stacks() -> Iterator[None]:
    """Give out such stacks meanwhile."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(inspect, "stack", quick)
        yield
