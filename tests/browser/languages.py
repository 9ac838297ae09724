"""The languages that the page speaks."""

from __future__ import annotations

from typing import Final

from gamemaster.terminal.catalogs import languages

LANGUAGES: Final = (*reversed(languages()),)
"""Where few are tried, one with an alphabet of its own is among them; English comes last."""
