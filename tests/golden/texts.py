"""Texts kept in `tests/golden`: compared, or written anew with GAMEMASTER_GOLDEN=write."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

GOLDEN: Final = Path(__file__).parent


def expect(name: str, text: str) -> None:
    """Fail unless this is the text that is kept under that name."""
    path = GOLDEN / name
    if os.environ.get("GAMEMASTER_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{path} is missing: run with GAMEMASTER_GOLDEN=write and read it"
    kept = path.read_text(encoding="utf-8").splitlines()
    # Lists of lines, so that a failure shows the first line that differs.
    assert text.splitlines() == kept, f"{name} differs; GAMEMASTER_GOLDEN=write writes it anew"
