"""Lessons as the page gets them: each is a file in `static/lessons`, in the order of their names.

How one is written, `static/docs/lessons.md` says; whether it can be given, the engine says.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from builder.say import Failure

NAME = "lessons.json"
COMPANION = "companion"
COMPANION_NAME = "companion.json"


def lessons(static: Path) -> list[dict[str, Any]]:
    """All lessons; the `id` of one is the name of its file without its number.

    Raises:
        Failure: a file is no TOML.
    """
    files = sorted(path for path in (static / "lessons").glob("*.toml") if path.stem != COMPANION)
    return [{"id": path.stem.partition("-")[2], **_read(path)} for path in files]


def companion(static: Path) -> dict[str, Any]:
    """What the companion of a first game says.

    Raises:
        Failure: its file is no TOML.
    """
    return _read(static / "lessons" / f"{COMPANION}.toml")


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Failure(f"{path.name} is no lesson: {error}.", "mend the file.") from error
