"""Messages from JSON text in plain Python: what the page itself asks, and the record it keeps.

The reader of a message is made from the hints of its class, and answers as pydantic does in strict
mode; `tests/core/test_reading.py` holds it to that. It needs no compiled extension, so a page plays
before pydantic has come.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from annotated_types import Interval, MaxLen, MinLen, Predicate

from gamemaster.core.letters import Kind, broken, check_length

Reader = Callable[[Any], Any]
"""A value of the wanted type from a JSON value; raises `Unfit`."""
DEEPEST: Final = 200
"""So many lists and objects within each other are followed, as by pydantic."""
STRING: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"')
KINDS: Final = {bool: "true or false", int: "a whole number", str: "a text", NoneType: "null"}


class Unfit(Exception):
    """A value that is not what was wanted: the way to it, from the outermost name, and why."""

    def __init__(self, why: str, *place: str | int) -> None:
        super().__init__(why)
        self.why = why
        self.place = place


def read(kind: Kind, text: str, what: str, limit: int) -> Any:
    """A message of this class from JSON text, or of that one of several which its `type` names.

    Raises `Refused` with key `refused-<what>-…`: `too-long`, or `broken` with the place and the
    reason of the first thing that is wrong.
    """
    check_length(text, what, limit)
    return fitted(kind, parsed(text, what), what)


def parsed(text: str, what: str) -> Any:
    """A JSON value; raises `Refused` when the text is none.

    No message holds a fraction. Numbers with one come as bytes, which fit nothing.
    """
    try:
        text.encode()
        if text.count("[") + text.count("{") > DEEPEST and _is_deep(text):
            raise ValueError("nested too deeply")
        return json.loads(text, parse_float=str.encode, parse_constant=str.encode)
    except ValueError as fault:
        raise broken(what, what, f"Invalid JSON: {fault}") from None


def _is_deep(text: str) -> bool:
    """Whether a JSON text is nested deeper than `DEEPEST`; of what is no JSON, anything.

    In a page, what is too deep for the stack takes the whole engine down.
    """
    brackets = re.sub(r"[^][{}]+", "", re.sub(STRING, "", text))
    for _ in range(DEEPEST):
        inner = brackets
        brackets = brackets.replace("[]", "").replace("{}", "")
        if brackets == inner:
            break
    return brackets != ""


def fitted(kind: Kind, value: Any, what: str) -> Any:
    """A message from a JSON value, as `read` has it from text; raises `Refused`."""
    try:
        return (_one_of(kind) if isinstance(kind, tuple) else _reader(kind))(value)
    except Unfit as fault:
        raise broken(what, ".".join(map(str, fault.place)) or what, fault.why) from None


@cache
def _one_of(kinds: tuple[Any, ...]) -> Reader:
    """Reads the class whose `type` a message names; how is worked out when the first one comes."""
    known: dict[Any, Any] = {}
    for kind in kinds:
        (tag,) = get_args(get_type_hints(kind)["type"])
        known[tag] = kind

    def read(value: Any) -> Any:
        tag = value.get("type") if isinstance(value, dict) else None
        if not isinstance(tag, str) or tag not in known:
            raise Unfit(f"its type should be one of {', '.join(known)}")
        return _within(tag, _reader(known[tag]), value)

    return read


@cache
def _reader(hint: Any) -> Reader:
    parts = get_args(hint)
    match get_origin(hint) or hint:
        case origin if origin is Annotated:
            return _bounded(_reader(parts[0]), hint.__metadata__)
        case origin if origin is Literal:
            return _choice(parts)
        case origin if origin in (Union, UnionType):
            return _either([_reader(part) for part in parts])
        case origin if origin is list:
            return _list(_reader(parts[0]))
        case origin if origin is tuple:
            return _tuple([_reader(part) for part in parts])
        case origin if origin is dict:
            return _dict(_reader(parts[0]), _reader(parts[1]))
        case origin if origin is Any:
            return lambda value: value
        case origin if is_dataclass(origin):
            return _message(hint)
    return _plain(hint)


def _within(at: str | int, read: Reader, value: Any) -> Any:
    try:
        return read(value)
    except Unfit as fault:
        raise Unfit(fault.why, at, *fault.place) from None


def _plain(kind: type[Any]) -> Reader:
    wanted = KINDS[kind]

    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise Unfit(f"should be {wanted}")
        if kind is str and not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise Unfit("half a character") from None
        return value

    return read


def _choice(allowed: Sequence[Any]) -> Reader:
    def read(value: Any) -> Any:
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise Unfit(f"should be one of {', '.join(map(str, allowed))}")
        return value

    return read


def _either(readers: Sequence[Reader]) -> Reader:
    def read(value: Any) -> Any:
        faults = []
        for each in readers:
            try:
                return each(value)
            except Unfit as fault:
                faults.append(fault)
        raise Unfit(", or ".join(fault.why for fault in faults), *faults[0].place)

    return read


def _bounded(inner: Reader, bounds: Sequence[Any]) -> Reader:
    def read(value: Any) -> Any:
        made = inner(value)
        for bound in bounds:
            _hold(made, bound)
        return made

    return read


def _hold(value: Any, bound: Any) -> None:
    match bound:
        case MinLen(least) if len(value) < least:
            raise Unfit(f"should be no shorter than {least}")
        case MaxLen(most) if len(value) > most:
            raise Unfit(f"should be no longer than {most}")
        case Interval(ge=least, le=most) if not least <= value <= most:
            raise Unfit(f"should be from {least} to {most}")
        case Predicate(func) if not func(value):
            raise Unfit(f"{func.__name__} doesn't hold")


def _list(item: Reader) -> Reader:
    def read(value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise Unfit("should be a list")
        return [_within(at, item, each) for at, each in enumerate(value)]

    return read


def _tuple(items: Sequence[Reader]) -> Reader:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise Unfit("should be a list")
        if len(value) > len(items):
            raise Unfit(f"should be no longer than {len(items)}")
        made = []
        for at, item in enumerate(items):
            if at == len(value):
                raise Unfit("is missing", at)
            made.append(_within(at, item, value[at]))
        return tuple(made)

    return read


def _dict(key: Reader, item: Reader) -> Reader:
    def read(value: Any) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise Unfit("should be an object")
        return {_within(at, key, at): _within(at, item, each) for at, each in value.items()}

    return read


def _message(kind: Any) -> Reader:
    hints = get_type_hints(kind, include_extras=True)
    parts: Mapping[str, tuple[Reader, bool]] = {
        each.name: (
            _reader(hints[each.name]),
            each.default is MISSING and each.default_factory is MISSING,
        )
        for each in fields(kind)
    }

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise Unfit("should be an object")
        given = {}
        for name, (part, needed) in parts.items():
            if name in value:
                given[name] = _within(name, part, value[name])
            elif needed:
                raise Unfit("is missing", name)
        for name in value:
            if name not in parts:
                raise Unfit("is not known", name)
        return kind(**given)

    return read
