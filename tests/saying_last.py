"""Lines at the end of a run, once, however many processes ran the tests: each collects them all."""

from __future__ import annotations

from typing import Any, Final

import pytest

LINES: Final = pytest.StashKey[list[str]]()
HANDED: Final = "lines at the end"


def say(config: pytest.Config, line: str) -> None:
    """Say this when all tests have run."""
    config.stash.setdefault(LINES, []).append(line)


def said(config: pytest.Config) -> list[str]:
    """What is to be said."""
    return config.stash.get(LINES, [])


def hand_over(config: pytest.Config) -> None:
    """In a process that runs tests for another one: leave the lines to that one."""
    if hasattr(config, "workeroutput"):
        config.workeroutput[HANDED] = said(config)


def take_over(node: Any) -> None:
    """The lines of a process that has run tests for this one; they are the same in all."""
    if lines := getattr(node, "workeroutput", {}).get(HANDED):
        node.config.stash[LINES] = lines
