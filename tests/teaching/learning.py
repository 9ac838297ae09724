"""A learner at the bridge: takes the lessons that the page is given, and makes moves."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from builder.lessons import companion, lessons
from gamemaster import bridge
from tests.bridge.page import ask

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
LESSONS: Final[dict[str, dict[str, Any]]] = {each["id"]: each for each in lessons(STATIC)}
COMPANION: Final = companion(STATIC)
CLASSIC: Final = {"preset": "classic", "goal": "treasure", "current": "once"}
COLOURS: Final = ("blue", "red", "green")


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((STATIC / "locales" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def word_in(language: str, name: str, **args: str) -> str:
    """A sentence in a language, by the classic rules."""
    bundle = bundle_of(language)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    said, faults = bundle.format_pattern(pattern, {**CLASSIC, **args})
    assert not faults
    return str(said)


class Learner:
    """Sits at the table of a lesson's scene; `seen` is the last observation."""

    def __init__(self, lesson: dict[str, Any], scene: int = 0) -> None:
        others = len(lesson["scenes"][scene].get("others", ()))
        seats: list[dict[str, Any]] = [{"name": "Ann", "colour": COLOURS[0]}]
        seats += [{"name": "Bo", "colour": colour} for colour in COLOURS[1 : 1 + others]]
        self.seen = ask("teach", lesson=lesson, scene=scene, seats=seats)
        self.wait()

    @property
    def told(self) -> dict[str, Any]:
        """What the guide says."""
        guide: dict[str, Any] = self.seen["guide"]
        return guide

    @property
    def lesson(self) -> dict[str, Any]:
        """How far the lesson has come."""
        lesson: dict[str, Any] = self.told["lesson"]
        return lesson

    def move(self, *moves: str) -> None:
        """Make moves, each as soon as the others have made theirs; none may be refused."""
        for move in moves:
            asked = {"seat": 0, "move": move, "version": self.seen["version"]}
            reply = ask("submit", **asked)
            assert reply["type"] == "observation", (move, reply)
            self.seen = reply
            self.wait()

    def wait(self) -> None:
        """Let the others move."""
        while self.seen["turn"] not in (0, None) and not self.lesson["stuck"]:
            version = self.seen["version"]
            self.seen = ask("advance", version=version, eyes=0)
            assert self.seen["type"] == "observation", self.seen

    def solve(self, tasks: list[dict[str, Any]]) -> None:
        """Do these tasks as the lesson itself would."""
        for task in tasks:
            assert self.lesson["ask"] == task["ask"]
            self.move(*task["solution"])
            assert self.told["praises"]
            assert self.told["say"] == task["praise"]


def resumed() -> dict[str, Any]:
    """The page is opened again, with another engine."""
    kept = bridge.keep()
    bridge.SESSION.clear()
    seen: dict[str, Any] = json.loads(bridge.resume(kept))
    return seen
