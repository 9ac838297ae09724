"""What all tests share: their order, and what is said of a run at its end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import saying_last
from tests.campaigns import waiting

HERE = Path(__file__).resolve().parent
BROWSER = HERE / "browser"
"""Where the tests are that take longest: they come first, so that processes end together."""


def pytest_configure() -> None:
    """Let Ctrl-C reach what tests start, though the tests may run where nobody types it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def rules_of(item: pytest.Item) -> Iterator[str]:
    """The rule ids that a test is marked with."""
    for mark in item.iter_markers("rule"):
        yield from map(str, mark.args)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_for_deep_runs(config, items)
    known = set(known_rules())
    sections = {section(rule) for rule in known}
    found: set[str] = set()
    for item in items:
        for rule in rules_of(item):
            named = lineage(rule)
            if section(rule) in sections and not known.intersection(named):
                raise pytest.UsageError(f"{item.nodeid}: there is no rule {rule!r} in rules.txt")
            found.update(named)
    if found:
        saying_last.say(config, held(found))
    items.sort(key=lambda item: BROWSER not in item.path.parents)


def leave_for_deep_runs(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take out what waits for a deep run, unless it was asked for by its name."""
    left = set(waiting(items))
    if not left or any("::" in each for each in config.args):
        return
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]
    saying_last.say(config, f"{len(left)} tests wait for --deep")


def known_rules() -> list[str]:
    """The rule ids that need a test, from rules.txt: one a line, in the order of the rules."""
    lines = (HERE / "rules.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def held(found: set[str]) -> str:
    """How many of the rules some test of this run holds, and which are not held."""
    rules = known_rules()
    lacking = [rule for rule in rules if rule not in found]
    count = f"{len(rules) - len(lacking)} of {len(rules)} rules are held by a test of this run"
    return count + (f"; not: {', '.join(lacking)}" if lacking else "")


def section(rule: str) -> str:
    """The section of a rule: `A` for `A-4.2`."""
    return rule.partition("-")[0]


def lineage(rule: str) -> list[str]:
    """A rule and those that it is a clause of: `D-5.5c`, `D-5.5` and `D-5`."""
    whole = rule.rstrip("abcdefghi")
    return list(dict.fromkeys((rule, whole, whole.partition(".")[0])))


def pytest_sessionfinish(session: pytest.Session) -> None:
    saying_last.hand_over(session.config)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    saying_last.take_over(node)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in saying_last.said(terminalreporter.config):
        terminalreporter.write_line(line)
