"""Books of puzzles as the page gets them: each is a file in `static/puzzles`; a list of them all.

How they are written, `gamemaster/core/puzzles.py` says; `python -m gamemaster puzzles` makes them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from builder.say import Failure

NAME = "puzzles.json"


def books(static: Path) -> list[Path]:
    """The files of all books, in the order of their names."""
    return sorted((static / "puzzles").glob("*.txt"))


def index(static: Path, catalog: bytes) -> list[dict[str, Any]]:
    """What the page lists of each book: its name, the kind, the rule set, how many there are.

    They come in the order in which the engine's catalog has their rule sets.

    Raises:
        Failure: a file is no book.
    """
    order = [*json.loads(catalog)["presets"]]
    return sorted(map(_told, books(static)), key=lambda told: order.index(told["preset"]))


def _told(path: Path) -> dict[str, Any]:
    lines = path.read_text(encoding="utf-8").splitlines()
    head = {}
    for line in lines:
        name, _, value = line.partition(" ")
        head[name] = value
        if name == "short":
            count = len(lines) - lines.index(line) - 1
            preset = json.loads(head["rules"])["preset"]
            return {"name": path.stem, "kind": head["kind"], "preset": preset, "count": count}
    raise Failure(
        f"{path.name} is no book of puzzles.", "make it anew: python -m gamemaster puzzles"
    )
