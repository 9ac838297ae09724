"""Whether something has happened, by what a seat was told.

A sign looks at one statement and at the picture that the seat has by then. Of a picture it names
parts: an object fits if all named members do; of a list `{"count": 2}` wants the number of its
items, `{"some": pattern}` that one of them fits, `{"these": [patterns]}` that for each of several
one does, `{"none": pattern}` that none does; anything else is to be equal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gamemaster.core.game import Said, Seat
from gamemaster.core.teaching_messages import SignModel

Picture = Callable[[], Mapping[str, Any]]


def happened(signs: Sequence[SignModel], said: Said, seat: Seat, picture: Picture) -> bool:
    """Whether one of the signs is there, for this seat, after this statement."""
    return any(_shows(sign, said, seat, picture) for sign in signs)


def _shows(sign: SignModel, said: Said, seat: Seat, picture: Picture) -> bool:
    if sign.heard is not None:
        if said.key != sign.heard or not _is_about(sign, said, seat):
            return False
        if not fits(sign.args, said.args):
            return False
    return not sign.view or fits(sign.view, picture())


def _is_about(sign: SignModel, said: Said, seat: Seat) -> bool:
    if sign.of == "anybody":
        return True
    whom = said.args.get("seat")
    return bool(whom == seat) if sign.of == "me" else whom not in (None, seat)


def fits(pattern: Any, value: Any) -> bool:
    """Whether a JSON value is as a pattern wants it."""
    if isinstance(pattern, dict) and isinstance(value, (list, tuple)):
        return _fits_list(pattern, value)
    if isinstance(pattern, dict) and isinstance(value, Mapping):
        return all(name in value and fits(wanted, value[name]) for name, wanted in pattern.items())
    if isinstance(pattern, list) and isinstance(value, (list, tuple)):
        return len(pattern) == len(value) and all(map(fits, pattern, value))
    return type(pattern) is type(value) and bool(pattern == value)


def _fits_list(pattern: dict[str, Any], value: Sequence[Any]) -> bool:
    return all(_holds(name, wanted, value) for name, wanted in pattern.items())


def _holds(name: str, wanted: Any, value: Sequence[Any]) -> bool:
    """Whether a list is as one word of a pattern wants it; an unknown word is never met."""
    match name:
        case "count":
            return bool(len(value) == wanted)
        case "some":
            return any(fits(wanted, item) for item in value)
        case "these":
            return all(any(fits(each, item) for item in value) for each in wanted)
        case "none":
            return not any(fits(wanted, item) for item in value)
    return False
