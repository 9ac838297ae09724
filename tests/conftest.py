"""What all tests share: the report of the rules that some test holds, and of those without."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = Path(__file__).with_name("rules.txt")
HELD: pytest.StashKey[Counter[str]] = pytest.StashKey()


def pytest_configure() -> None:
    """Let Ctrl-C reach what tests start, though the tests may run where nobody types it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def known_rules() -> list[str]:
    """The rule ids that need a test, from rules.txt: one a line, in the order of the rules."""
    lines = RULES.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def rules_of(item: pytest.Item) -> Iterator[str]:
    """The rule ids that a test is marked with."""
    for mark in item.iter_markers("rule"):
        yield from map(str, mark.args)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = set(known_rules())
    sections = {section(rule) for rule in known}
    held: Counter[str] = Counter()
    for item in items:
        for rule in rules_of(item):
            named = lineage(rule)
            if section(rule) in sections and not known.intersection(named):
                raise pytest.UsageError(f"{item.nodeid}: there is no rule {rule!r} in rules.txt")
            held.update(named)
    config.stash[HELD] = held


def section(rule: str) -> str:
    """The section of a rule: `A` for `A-4.2`."""
    return rule.partition("-")[0]


def lineage(rule: str) -> list[str]:
    """A rule and those that it is a clause of: `D-5.5c`, `D-5.5` and `D-5`."""
    whole = rule.rstrip("abcdefghi")
    return list(dict.fromkeys((rule, whole, whole.partition(".")[0])))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    held = terminalreporter.config.stash.get(HELD, None)
    if not held:
        return
    known = known_rules()
    lacking = [rule for rule in known if not held[rule]]
    told = f"{len(known) - len(lacking)} of {len(known)} rules are held by a test of this run"
    terminalreporter.write_line(told + (f"; not: {', '.join(lacking)}" if lacking else ""))
