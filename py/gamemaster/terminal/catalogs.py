"""Where the message catalogs lie, and which language a terminal wants.

They are the page's own: the package that is installed brings a copy, in the work tree they lie
beside the page's sources.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
INSTALLED: Final = PACKAGE / "locales"
FOLDER: Final = INSTALLED if INSTALLED.is_dir() else PACKAGE.parents[1] / "static" / "locales"
WANTED: Final = "words want `pip install gamemaster[terminal]`"
"""What is said where nothing makes sentences."""
FALLBACK: Final = "en"
UNSPOKEN: Final = frozenset(
    (
        *("alone", "friends", "house", "lessons", "net", "notebook"),
        *("options", "plain", "rules", "ui", "verdict"),
    )
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
