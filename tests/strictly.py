"""JSON values held strictly to the definitions of replies: nothing more, nothing else, in bounds.

What is sent is defined once, as `TypedDict`s in the engine (`core/replies.py` and each game's
`replies.py`). Pydantic holds a value to them here, and with it what `CHECKS` knows besides: what
several fields have to do with each other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, partial
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import typing_extensions
from pydantic import AfterValidator, ConfigDict, Strict, TypeAdapter

Check = Callable[[Any], None]
TYPED_DICT: Any = typing_extensions.TypedDict
"""Before Python 3.12 pydantic reads none but these."""
CHECKS: dict[Any, list[Check]] = {}
"""What else must hold of the values of a definition."""


def check(definition: Any) -> Callable[[Check], Check]:
    """Hold all values of a definition to this, too: it asserts."""

    def add(function: Check) -> Check:
        CHECKS.setdefault(definition, []).append(function)
        return function

    return add


def hold(definition: Any, value: Any) -> Any:
    """The value, which has come from JSON; raises `ValidationError` (a ValueError)."""
    return _adapter(definition).validate_python(value)


def hold_sent(definition: Any, value: Any) -> Any:
    """The same of what is still to be sent: it is held to the definition as it will arrive."""
    return hold(definition, json.loads(json.dumps(value)))


@cache
def _adapter(definition: Any) -> TypeAdapter[Any]:
    return TypeAdapter(_strict(definition), config=ConfigDict(strict=True))


@cache
def _fields(definition: Any) -> TypeAdapter[Any]:
    hints = get_type_hints(definition, include_extras=True)
    made = TYPED_DICT(
        definition.__name__,
        {
            name: NotRequired[_strict(get_args(hint)[0])]
            if get_origin(hint) is NotRequired
            else _strict(hint)
            if name in definition.__required_keys__
            else NotRequired[_strict(hint)]
            for name, hint in hints.items()
        },
    )
    made.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    return TypeAdapter(made)


def _held(definition: Any, value: Any) -> Any:
    _fields(definition).validate_python(value)
    for each in CHECKS.get(definition, ()):
        each(value)
    return value


def _strict(hint: Any) -> Any:
    """The hint as pydantic is to read it; a `TypedDict` in it is looked up when a value comes."""
    if is_typeddict(hint):
        return Annotated[Any, AfterValidator(partial(_held, hint))]
    parts = get_args(hint)
    origin = get_origin(hint)
    if origin is Annotated:
        return Annotated[(_strict(parts[0]), *hint.__metadata__)]
    if origin in (Union, UnionType):
        return Union[tuple(map(_strict, parts))]  # noqa: UP007
    if origin is list:
        return list[_strict(parts[0])]  # type: ignore[misc]
    if origin is tuple:  # JSON knows lists only
        return Annotated[tuple[tuple(map(_strict, parts))], Strict(False)]  # type: ignore[misc]
    if origin in (dict, Mapping):
        return dict[_strict(parts[0]), _strict(parts[1])]  # type: ignore[misc]
    if origin is Literal or origin is None:
        return hint
    raise TypeError(f"no reading of {hint}")
