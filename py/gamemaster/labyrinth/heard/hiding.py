"""What of a request nobody is told about (Rules D-6.5, D-6.7, D-6.8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Action = Mapping[str, Any]
Statement = Mapping[str, Any]
"""An action as it is told, or a condition with the statements that depend on it."""


def deeds(
    statements: Sequence[Statement], *, conditional: bool = False
) -> Iterator[tuple[Action, bool]]:
    """Every action of a request, and whether it stands behind a condition."""
    for one in statements:
        if "if" in one:
            yield from deeds(one["then"], conditional=True)
            yield from deeds(one["else"], conditional=True)
        else:
            yield one, conditional


def hides(action: Action) -> bool:
    """Whether not everything about an action is told."""
    return "dark" in action or "tell" in action


def unseen(statements: Sequence[Statement]) -> frozenset[str]:
    """What may be done without anybody being told even that: dark actions behind conditions."""
    return frozenset(
        action["do"]
        for action, conditional in deeds(statements)
        if conditional and "dark" in action
    )
