"""Where the message catalogs lie, and which language a terminal wants.

They are the page's own, and lie beside its sources: the terminal runs from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[3] / "static" / "locales"
FALLBACK: Final = "en"
UNSPOKEN: Final = frozenset(
    ("alone", "friends", "house", "net", "notebook", "options", "rules", "ui", "verdict")
)
"""Catalogs of what only a page shows, by how their names begin: nobody waits for them here."""


def languages() -> list[str]:
    """The languages there are words in."""
    return sorted(path.name for path in FOLDER.glob("*") if path.is_dir())


def sources(language: str) -> Iterator[str]:
    """The texts of the catalogs of a language, as far as a terminal needs them."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        if path.stem.partition("-")[0] not in UNSPOKEN:
            yield path.read_text(encoding="utf-8")


def preferred(environment: Mapping[str, str]) -> str:
    """The language of the locale that these variables name, English where there are no words in it.

    The first of them that is set decides, as POSIX has it.
    """
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")
    language = locale.partition("_")[0].partition(".")[0]
    return language if language in languages() else FALLBACK
