"""The rules that some test holds: noted by each part of a run, and told once, at its end."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from builder.places import Places

NOTES = "RULES_HELD"
"""The environment's name for the folder in which each part of a run notes what it holds."""


def known(places: Places) -> list[str]:
    """The rule ids that need a test, from rules.txt: one a line, in the order of the rules."""
    lines = (places.root / "tests" / "rules.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def told(places: Places, held: Collection[str]) -> str:
    """How many of the rules are held, and which are not."""
    rules = known(places)
    lacking = [rule for rule in rules if rule not in held]
    count = f"{len(rules) - len(lacking)} of {len(rules)} rules are held by a test of this run"
    return count + (f"; not: {', '.join(lacking)}" if lacking else "")


def note(held: Collection[str]) -> bool:
    """Note what this part holds, if it is part of a larger run; whether it is."""
    folder = os.environ.get(NOTES)
    if folder is None:
        return False
    (Path(folder) / str(os.getpid())).write_text("\n".join(sorted(held)), encoding="utf-8")
    return True


@contextmanager
def noted() -> Iterator[Path]:
    """A folder for the notes of a run's parts."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


def in_all(folder: Path) -> set[str]:
    """What all parts hold together."""
    return {rule for part in folder.iterdir() for rule in part.read_text("utf-8").split()}
