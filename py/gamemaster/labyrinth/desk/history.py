"""What was done to a plan, so that all of it can be undone: only what differs is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from gamemaster.labyrinth.plan import Plan

LONG: Final = ("kinds", "flows", "pits", "sides")
"""What has a value for each cell or side, most of which stay the same."""
NAMES: Final = tuple(field.name for field in fields(Plan))

Values = dict[int, Any]


@dataclass(frozen=True, slots=True)
class Change:
    """What a field was and what it became; of a long one, only at the places that differ."""

    name: str
    before: Any
    after: Any
    sparse: bool


def changes(old: Plan, new: Plan) -> tuple[Change, ...]:
    """What makes one plan of another; nothing if they are the same."""
    return tuple(
        _change(name, before, after)
        for name in NAMES
        if (before := getattr(old, name)) != (after := getattr(new, name))
    )


def _change(name: str, before: Any, after: Any) -> Change:
    if name in LONG and len(before) == len(after):
        places = [at for at, value in enumerate(before) if value != after[at]]
        if 2 * len(places) < len(before):
            was, becomes = ({at: of[at] for at in places} for of in (before, after))
            return Change(name, was, becomes, sparse=True)
    return Change(name, before, after, sparse=False)


def _changed(plan: Plan, found: Sequence[Change], *, back: bool) -> Plan:
    new: dict[str, Any] = {}
    for change in found:
        value = change.before if back else change.after
        new[change.name] = _over(getattr(plan, change.name), value) if change.sparse else value
    return replace(plan, **new)


def _over(values: Any, some: Values) -> Any:
    """A long field with other values at some places."""
    if isinstance(values, bytes):
        sides = bytearray(values)
        for at, value in some.items():
            sides[at] = value
        return bytes(sides)
    cells = list(values)
    for at, value in some.items():
        cells[at] = value
    return tuple(cells)


class History:
    """A plan, and the way to all that it was before and to what was undone."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._done: list[tuple[Change, ...]] = []
        self._undone: list[tuple[Change, ...]] = []

    @property
    def undo(self) -> int:
        """How many changes can be undone."""
        return len(self._done)

    @property
    def redo(self) -> int:
        """How many can be done again."""
        return len(self._undone)

    def go_on(self, plan: Plan) -> None:
        """Another plan from now on; if it is the same, nothing was done."""
        if found := changes(self.plan, plan):
            self._done.append(found)
            self._undone.clear()
            self.plan = plan

    def go_back(self) -> None:
        """The plan as it was before the last change; there must be one."""
        found = self._done.pop()
        self._undone.append(found)
        self.plan = _changed(self.plan, found, back=True)

    def go_forth(self) -> None:
        """The plan as it was before the last step back; there must have been one."""
        found = self._undone.pop()
        self._done.append(found)
        self.plan = _changed(self.plan, found, back=False)
