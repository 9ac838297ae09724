"""A desk in a few words: edits a line, and the plan that comes of them."""

from __future__ import annotations

import textwrap
from dataclasses import replace
from typing import Any

import pytest

from gamemaster.core.game import Refused
from gamemaster.core.replies import Drawn
from gamemaster.labyrinth.desk.desk import LabyrinthDesk
from gamemaster.labyrinth.plan_text import HEADER, read_plan, write_plan
from gamemaster.labyrinth.presets import PRESETS
from tests.labyrinth.drawing import draw


def desk(preset: str = "classic", *edits: str, plan: str | None = None, **options: Any) -> Sheet:
    """A desk by some rules, with these edits made, on an indented drawing or on nothing."""
    rules = replace(PRESETS[preset], **options)
    return Sheet(LabyrinthDesk(rules, None if plan is None else draw(plan))).draw(*edits)


class Sheet:
    """A desk that is told edits and asked what there is."""

    def __init__(self, drawn: LabyrinthDesk) -> None:
        self.desk = drawn

    def draw(self, *edits: str) -> Sheet:
        """Edits that are made."""
        for edit in edits:
            self.desk.draw(edit)
        return self

    def refuses(self, edit: str, key: str, **args: Any) -> None:
        """An edit that is refused as `refused-edit-…`, and changes nothing."""
        before = self.shown
        with pytest.raises(Refused) as caught:
            self.desk.draw(edit)
        assert (caught.value.key, caught.value.args_for_words) == (f"refused-edit-{key}", args)
        assert self.shown == before

    @property
    def shown(self) -> Drawn:
        """All that the desk shows."""
        return self.desk.show()

    @property
    def text(self) -> str:
        """The plan's text."""
        return self.shown["text"]

    @property
    def lines(self) -> list[str]:
        """What stands below the drawing."""
        return [line for line in self.text.splitlines() if line[:1].isalpha()][1:]

    @property
    def tools(self) -> set[str]:
        """What can be drawn."""
        return {tool["id"] for tool in self.shown["tools"]}

    def tool(self, name: str) -> Any:
        """One tool."""
        [found] = [tool for tool in self.shown["tools"] if tool["id"] == name]
        return found

    def found(self, key: str) -> Any:
        """The only finding of this key."""
        [one] = [problem for problem in self.shown["problems"] if problem["key"] == f"plan-{key}"]
        return one

    @property
    def faults(self) -> set[str]:
        """The keys of all errors."""
        problems = self.shown["problems"]
        return {p["key"].removeprefix("plan-") for p in problems if p["severity"] == "error"}

    def mend(self, key: str) -> Sheet:
        """What was found is mended in the way that the desk offers, and is not found any more."""
        edits = self.found(key)["mends"]
        assert edits, f"no way to mend {key}"
        self.draw(*edits)
        assert key not in {p["key"].removeprefix("plan-") for p in self.shown["problems"]}
        return self

    def is_plan(self, plan: str) -> None:
        """The plan is the one of an indented drawing."""
        text = textwrap.dedent(plan).strip("\n")
        expected = write_plan(read_plan(text if text.startswith(HEADER) else f"{HEADER}\n{text}"))
        assert self.text == expected
