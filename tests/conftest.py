"""What all tests share: the report of the rules that some test holds, and of those without."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from builder import held
from builder.places import Places

PLACES = Places(Path(__file__).resolve().parents[1])
HELD: pytest.StashKey[Counter[str]] = pytest.StashKey()


def pytest_configure() -> None:
    """Let Ctrl-C reach what tests start, though the tests may run where nobody types it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def rules_of(item: pytest.Item) -> Iterator[str]:
    """The rule ids that a test is marked with."""
    for mark in item.iter_markers("rule"):
        yield from map(str, mark.args)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = set(held.known(PLACES))
    sections = {section(rule) for rule in known}
    found: Counter[str] = Counter()
    for item in items:
        for rule in rules_of(item):
            named = lineage(rule)
            if section(rule) in sections and not known.intersection(named):
                raise pytest.UsageError(f"{item.nodeid}: there is no rule {rule!r} in rules.txt")
            found.update(named)
    config.stash[HELD] = found


def section(rule: str) -> str:
    """The section of a rule: `A` for `A-4.2`."""
    return rule.partition("-")[0]


def lineage(rule: str) -> list[str]:
    """A rule and those that it is a clause of: `D-5.5c`, `D-5.5` and `D-5`."""
    whole = rule.rstrip("abcdefghi")
    return list(dict.fromkeys((rule, whole, whole.partition(".")[0])))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    found = terminalreporter.config.stash.get(HELD, None)
    if found and not held.note(found):
        terminalreporter.write_line(held.told(PLACES, found))
