"""Books of puzzles, as the page lists them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from builder import puzzles
from builder.say import Failure


def lay(static: Path, name: str, preset: str, kind: str, lines: int) -> None:
    folder = static / "puzzles"
    folder.mkdir(exist_ok=True)
    head = ["puzzles 1", f"kind {kind}", f'rules {{"preset": "{preset}"}}', "short {}"]
    path = folder / f"{name}.txt"
    path.write_text("\n".join([*head, *["a puzzle"] * lines]) + "\n", encoding="utf-8")


def test_books_of_each_kind_stand_in_the_order_of_the_rule_sets(tmp_path: Path) -> None:
    """By their names, the whole rules would come before the simple ones for one kind only."""
    for preset in ("grand", "grand-simple", "classic"):
        for kind in ("where", "other"):
            lay(tmp_path, f"{preset}-{kind}", preset, kind, len(preset))
    catalog = json.dumps({"presets": {"classic": {}, "grand-simple": {}, "grand": {}}}).encode()
    told = puzzles.index(tmp_path, catalog)
    for kind in ("where", "other"):
        assert [(each["preset"], each["count"]) for each in told if each["kind"] == kind] == [
            ("classic", 7),
            ("grand-simple", 12),
            ("grand", 5),
        ]


def test_what_is_no_book_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "puzzles").mkdir()
    (tmp_path / "puzzles" / "notes.txt").write_text("kind where\n", encoding="utf-8")
    with pytest.raises(Failure, match=r"notes\.txt is no book"):
        puzzles.index(tmp_path, b'{"presets": {}}')
