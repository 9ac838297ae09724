"""Sentences from the message catalogs, as `static/app/language/words.js` makes them for the page.

A test compares both: the same statement is the same sentence in the terminal and in the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import fluent_number

from gamemaster.core.game import Said
from gamemaster.terminal.catalogs import sources

resolver.MAX_PART_LENGTH = 10_000  # a composed move may be longer in words than 2,500 characters

SPARING: Final = frozenset(
    ("be", "bg", "es", "et", "hu", "hy", "ia", "ie", "it", "ka", "lv", "pl", "sl", "sq")
)
"""Languages that group five digits, not four: CLDR's minimumGroupingDigits, which Babel lacks."""
GROUPED: Final = 10_000
WAYS: Final = ("right", "down", "floors")
MARKED: Final = ("do", "seat", "dark", "tell")
"""What of an action is no argument of its own sentence."""


@lru_cache
def bundle_of(language: str) -> FluentBundle:
    """The messages of a language, read once."""
    # All languages run left to right, so names need no isolation marks.
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle


class Words:
    """The words of a language, in the terms of the rules that are spoken of."""

    def __init__(self, language: str, rules: Mapping[str, Any]) -> None:
        self._bundle = bundle_of(language)
        self._locale = Locale.parse(language)
        self._terms = {
            "preset": str(rules["preset"]).partition("-")[0],
            "goal": rules.get("goal", "treasure"),
            "current": rules.get("current", "once"),
        }

    def has(self, message: str) -> bool:
        """Whether there are words for a `message`, or a `message.attribute`."""
        return self._pattern(message) is not None

    def t(self, message: str, **args: str | int) -> str:
        """A message; where the rules' family has its own words for it, those.

        Returns the id itself, visibly, when no catalog has it.
        """
        own = self._pattern(f"{self._terms['preset']}-{message}")
        found = self._pattern(message) if own is None else own
        if found is None:
            return f"‹{message}›"
        given = {name: self._number(value) for name, value in args.items()}
        text, _ = self._bundle.format_pattern(found, {**self._terms, **given})
        return str(text)

    def _number(self, value: str | int) -> Any:
        """A number as the language groups its digits; anything else as it is."""
        if isinstance(value, str) or self._locale.language not in SPARING:
            return value
        return fluent_number(value, useGrouping=abs(value) >= GROUPED)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def listed(self, parts: Sequence[str]) -> str:
        """Parts as a list in a sentence."""
        return format_list(parts, locale=self._locale)

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        return self.t("seat-unknown", number=seat + 1)

    # -- statements ----------------------------------------

    def said(self, said: Said) -> str:
        """One statement, a refusal or a finding as a sentence."""
        return self.t(said.key, **self._plain(said.args))

    def refusal(self, said: Said) -> str:
        """A refusal as a sentence; one that has no words of its own still names itself."""
        return self.said(said) if self.has(said.key) else self.t("refused-other", key=said.key)

    def _plain(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        """Arguments as Fluent takes them."""
        out: dict[str, str | int] = {}
        for name, value in args.items():
            if name == "seat":
                out["name"] = self.name_of(value)
            elif name == "actions":
                out["actions"] = self.actions(value)
            elif name == "action":
                out["action"] = self.action(value)
            elif name == "right":
                out["where"] = self._where_to(args)
            elif isinstance(value, (list, tuple)):
                parts = [self.name_of(o) if isinstance(o, int) else str(o) for o in value]
                out[name] = self.listed(parts)
                out[f"{name}-count"] = len(value)
            elif isinstance(value, bool):
                out[name] = "yes" if value else "no"
            elif value is not None:
                out[name] = value
        return out

    def _where_to(self, way: Mapping[str, int]) -> str:
        """How far away something lies, in each direction that counts."""
        return self.listed(
            [
                self.t(f"way-{axis}", back="yes" if way[axis] < 0 else "no", count=abs(way[axis]))
                for axis in WAYS
                if way.get(axis)
            ]
        )

    # -- requests ----------------------------------------

    def actions(self, some: Sequence[Mapping[str, Any]]) -> str:
        """The statements of a move, in order."""
        return "; ".join(
            f"({self.action(one)})" if "if" in one and len(some) > 1 else self.action(one)
            for one in some
        )

    def action(self, one: Mapping[str, Any]) -> str:
        """A requested action, or a condition with what depends on it."""
        if "if" in one:
            return self._branch(one)
        args: dict[str, str | int] = {"side": "", "number": 0, "aimed": "no"}
        args |= {name: value for name, value in one.items() if name not in MARKED}
        if "seat" in one:
            args |= {"name": self.name_of(one["seat"]), "aimed": "yes"}
        text = self.t(f"action-{one['do']}", **args)
        for mark in ("by-boat", "hands-off"):
            if one.get(mark):
                text = self.t(f"action-{mark}", action=text)
        if one.get("dark"):
            return self.t("action-dark", action=text)
        if not one.get("tell"):
            return text
        facts = self.listed([self.t(f"fact-{fact}") for fact in one["tell"]])
        return self.t("action-tell", action=text, facts=facts)

    def _branch(self, one: Mapping[str, Any]) -> str:
        parts = {"condition": self.condition(one["if"]), "then": self.actions(one["then"])}
        if not one.get("else"):
            return self.t("action-if", **parts)
        return self.t("action-if-else", **parts, otherwise=self.actions(one["else"]))

    def condition(self, one: Mapping[str, Any]) -> str:
        """A condition as a clause."""
        if "is" in one:
            return self.t(f"cond-{one['is']}")
        if "not" in one:
            inside = one["not"]
            if "is" in inside:
                return self.t(f"cond-{inside['is']}.not")
            return self.t("cond-not", condition=self.condition(inside))
        joint = "cond-and" if "all" in one else "cond-or"
        first, *others = map(self._bracketed, one["all"] if "all" in one else one["any"])
        for following in others:
            first = self.t(joint, first=first, next=following)
        return first

    def _bracketed(self, part: Mapping[str, Any]) -> str:
        text = self.condition(part)
        return f"({text})" if "all" in part or "any" in part else text
