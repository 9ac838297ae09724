"""How the terminal says what happens at its table: in keys for programs, or in words for people."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TextIO

from gamemaster.core.game import EVERYONE, GM, Event, Problem, Refused, Said
from gamemaster.core.offering import Offer
from gamemaster.terminal.brief import brief
from gamemaster.terminal.catalogs import WANTED, languages, preferred

INDENT: Final = "    "
TIED: Final = "\N{NO-BREAK SPACE}"


class Speaker(Protocol):
    """Says all that a referee says, on one stream."""

    def tell(self, events: Sequence[Event]) -> None:
        """What has been said at the table."""

    def refuse(self, key: str, args: Mapping[str, Any]) -> None:
        """Why something isn't done."""

    def fault(self, problem: Problem) -> str:
        """A line on what is wrong with a plan."""

    def help(self, seat: int, offers: Sequence[Offer], words: Sequence[str]) -> None:
        """All that can be said now, and `words` that are known at this table besides."""

    def saved(self, file: str) -> None:
        """The game was saved."""


def event_line(event: Event) -> str:
    """A statement as key and arguments, after those who hear it."""
    if event.audience is EVERYONE:
        audience = "all"
    else:
        audience = ",".join("gm" if s == GM else str(s) for s in sorted(event.audience))
    return f"{audience} {event.said.key} {json.dumps(dict(event.said.args))}"


class Keys:
    """Keys and arguments, a statement a line, which programs and tests read."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def _say(self, *parts: str) -> None:
        print(*parts, file=self._out, flush=True)

    def tell(self, events: Sequence[Event]) -> None:
        """All of it, also what the game master alone hears."""
        for event in events:
            self._say(event_line(event))

    def refuse(self, key: str, args: Mapping[str, Any]) -> None:
        """`refused KEY ARGS`."""
        self._say("refused", key, json.dumps(dict(args)))

    def fault(self, problem: Problem) -> str:
        """Rule, key and arguments."""
        return f"{problem.rule} {problem.key} {dict(problem.args)}"

    def help(self, seat: int, offers: Sequence[Offer], words: Sequence[str]) -> None:
        """`offers ARGS`: the seat, its moves and parts of moves in brief, other words."""
        moves, parts = map(forms, split(offers))
        told = {"seat": seat, "moves": moves, "parts": parts, "words": list(words)}
        self._say("offers", json.dumps(told))

    def saved(self, file: str) -> None:
        """`saved ARGS`."""
        self._say("saved", json.dumps({"file": file}))


class Sentences:
    """Words, for people around one terminal: what only the game master hears is not shown."""

    def __init__(self, language: str, rules: Mapping[str, Any], out: TextIO) -> None:
        from gamemaster.terminal.words import Words

        self._words = Words(language, rules)
        self._t = self._words.t
        self._out = out

    def _say(self, text: str, indent: str = "") -> None:
        if self._out.isatty():
            width = shutil.get_terminal_size().columns
            text = textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)
            text = text.replace(TIED, " ")
        print(text, file=self._out, flush=True)

    def tell(self, events: Sequence[Event]) -> None:
        """A sentence a line; what is said between ourselves stands in brackets."""
        for event in events:
            sentence = self._words.said(event.said)
            if event.audience is not EVERYONE:
                seats = sorted(seat for seat in event.audience if seat != GM)
                if not seats:
                    continue
                names = self._words.listed([self._words.name_of(seat) for seat in seats])
                sentence = self._t("terminal-alone", names=names, sentence=sentence)
            self._say(sentence)

    def refuse(self, key: str, args: Mapping[str, Any]) -> None:
        """Why, as a sentence; within a request also what could stand there instead."""
        sentence = self._words.refusal(Said(key, args))
        wanted = self._words.listed(args.get("wanted", ()))
        # Where the request itself is none, the prompt says what could be.
        if wanted and wanted not in sentence and args["column"] > 1:
            sentence += f" {self._t('terminal-wanted', wanted=wanted)}"
        self._say(sentence)

    def fault(self, problem: Problem) -> str:
        """The finding as a sentence, after its rule."""
        return f"{problem.rule}: {self._words.said(Said(problem.key, problem.args))}"

    def ask(self, seat: int, offers: Sequence[Offer]) -> str:
        """Say whose turn it is and what can be said, in brief; the player's name is the prompt."""
        moves, parts = split(offers)
        name = self._words.name_of(seat)
        self._say("")
        said = self._t("terminal-turn", name=name, moves=in_a_row(moves))
        if parts:
            said += f" {self._t('terminal-parts', parts=in_a_row(parts))}"
        self._say(said, INDENT)
        return f"{name}> "

    def finish(self) -> str:
        """Say that the game is over and can still be saved; the prompt for it."""
        self._say("")
        self._say(self._t("terminal-over"))
        return "> "

    def await_word(self) -> str:
        """Say that the game waits for the game master's word on the starts; the prompt for it."""
        self._say("")
        self._say(self._t("terminal-starts"))
        return "> "

    def help(self, seat: int, offers: Sequence[Offer], words: Sequence[str]) -> None:
        """What can be said now, each form with what it means."""
        moves, parts = split(offers)
        if moves:
            self._say(self._t("terminal-help-moves", name=self._words.name_of(seat)))
            self._list((form, first.do) for form, first in brief(moves))
        if parts:
            self._say(self._t("terminal-help-parts"))
            self._list((form, first.do) for form, first in brief(parts))
        if words:
            self._say(self._t("terminal-help-words"))
            self._list((word, word) for word in words)
        self._say(self._t("terminal-help-own"))
        for command in ("help", "save", "end"):
            self._say(f"{INDENT}{self._t(f'terminal-{command}')}", INDENT * 2)

    def _list(self, lines: Iterable[tuple[str, str]]) -> None:
        """What can be said, and what it does, unless the words speak for themselves."""
        for form, do in lines:
            token = f"token-{do}"
            meaning = f" – {self._t(token)}" if self._words.has(token) else ""
            self._say(f"{INDENT}{form}{meaning}", INDENT * 2)

    def saved(self, file: str) -> None:
        """Where, and that it can be played again."""
        self._say(self._t("terminal-saved", file=file))


def split(offers: Iterable[Offer]) -> tuple[list[Offer], list[Offer]]:
    """Whole moves, and what is only a part of one."""
    moves: list[Offer] = []
    parts: list[Offer] = []
    for offer in offers:
        (parts if offer.part else moves).append(offer)
    return moves, parts


def forms(offers: Sequence[Offer]) -> list[str]:
    """Requests in brief."""
    return [form for form, _ in brief(offers)]


def in_a_row(offers: Sequence[Offer]) -> str:
    """Requests in brief, in one line; where that is broken, it is not within a request."""
    return ", ".join(form.replace(" ", TIED) for form in forms(offers))


def speaker(language: str | None, keys: bool, rules: Mapping[str, Any], out: TextIO) -> Speaker:
    """Who speaks: words in the language asked for; unasked, words in a terminal and keys elsewhere.

    Raises `Refused` for a language without words, or where what makes sentences isn't installed.
    """
    if keys or (language is None and not out.isatty()):
        return Keys(out)
    if language is not None and language not in languages():
        known = ", ".join(languages())
        why = f"no words in {language!r}: {known}"
        raise Refused("refused-language", why, language=language)
    try:
        return Sentences(language or preferred(os.environ), rules, out)
    except ImportError:
        if language is not None:
            raise Refused("refused-language", WANTED, language=language) from None
        print(f"gamemaster: {WANTED}; these are keys", file=sys.stderr)
        return Keys(out)
