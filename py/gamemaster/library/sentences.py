"""Statements in words, where `pip install gamemaster[terminal]` has brought what makes sentences.

Without it a statement is its key and its arguments, which programs read anyway.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamemaster.core.game import Game, Refused, Said
from gamemaster.terminal.catalogs import languages

AnyGame = Game[Any, Any, Any, Any]


def words_for(game: AnyGame, rules: Any, language: str) -> Any:
    """The `Words` of a language for these rules; None where no library makes sentences.

    Raises `Refused` for a language without words.
    """
    if language not in languages():
        known = ", ".join(languages())
        raise Refused("refused-language", f"no words in {language!r}: {known}", language=language)
    try:
        from gamemaster.terminal.words import Words
    except ImportError:
        return None
    return Words(language, game.write_rules(rules))


def sentence(
    key: str, args: Mapping[str, Any], game: AnyGame, rules: Any, language: str = "en"
) -> str:
    """A statement, refusal or finding as a sentence, or as its key in words."""
    words = words_for(game, rules, language)
    if words is not None and words.has(key):
        return str(words.said(Said(key, args)))
    said = key.partition("-")[2].replace("-", " ")
    return f"{said} ({', '.join(f'{name} {value}' for name, value in args.items())})"
