"""Puzzles as the page asks the engine for them, by the text of a book that it has fetched."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import MaxLen

from gamemaster.core.letters import Count, message
from gamemaster.core.puzzles import MAX_BOOK

BookText = Annotated[str, MaxLen(MAX_BOOK)]


@message
class OpenBook:
    """Ask what is in a book of puzzles."""

    type: Literal["book"]
    text: BookText


@message
class Pose:
    """Ask for the mailbox of one puzzle of a book, by its place in it, and for the question."""

    type: Literal["pose"]
    text: BookText
    at: Count
