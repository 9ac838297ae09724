"""A move that can't be made, told so that the next one can."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from gamemaster.core.game import Illegal, Refused, Seat
from gamemaster.core.offering import LegalMoves
from gamemaster.library.sentences import AnyGame, sentence
from gamemaster.terminal.brief import brief


class IllegalMove(Refused):
    """A refused move; nothing was changed. The message says why, and what can be said instead.

    `key` and `args_for_words` are the refusal as the game gives it, `text` is what was said,
    `legal` what may be said.
    """

    def __init__(self, message: str, refusal: Illegal, text: str, legal: LegalMoves) -> None:
        super().__init__(refusal.key, message, **refusal.args)
        self.text = text
        self.legal = legal


def illegal_move(
    game: AnyGame,
    rules: Any,
    seat: Seat,
    text: str,
    refusal: Illegal,
    legal: LegalMoves,
) -> IllegalMove:
    """The exception for a seat's refused text."""
    told = [f"{text!r} is refused for seat {seat}: {_why(game, rules, text, refusal)}"]
    if (near := _meant(text, legal)) is not None:
        told.append(f"Did you mean {near!r}?")
    if legal:
        told.append(f"It can say: {_listed(legal, part=False)}.")
    if legal.parts:
        told.append(f"Parts that may stand beside a movement: {_listed(legal, part=True)}.")
    return IllegalMove(" ".join(told), refusal, text, legal)


def _why(game: AnyGame, rules: Any, text: str, refusal: Illegal) -> str:
    """The reader's own words for what can't be read, which tell the column; else the refusal's."""
    try:
        game.read_move(text)
    except Refused as unreadable:
        said = str(unreadable)
        wanted = refusal.args.get("wanted")
        return f"{said}; here could stand {', '.join(wanted)}." if wanted else f"{said}."
    args = dict(refusal.args)
    said = sentence(refusal.key, args, game, rules)
    return said if said.endswith(".") else f"{said}."


def _meant(text: str, legal: LegalMoves) -> str | None:
    known = [*legal.whole, *legal.parts]
    near = get_close_matches(text, known, 1)
    return near[0] if near and near[0] != text else None


def _listed(legal: LegalMoves, *, part: bool) -> str:
    return ", ".join(form for form, _ in brief([o for o in legal.offers if o.part == part]))
