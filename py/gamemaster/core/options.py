"""Options of a rule set at the border: what a form shows of each, which values are refused.

A game keeps its options in one frozen dataclass with a field `preset`; bounds stand beside the
fields as `annotated_types`. What makes no sense together is the game's own knowledge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from annotated_types import MaxLen

from gamemaster.core.game import Option, Refused

R = TypeVar("R")


class RulesError(Refused):
    """Options that can't be played; names the option, or the two that contradict each other."""


@dataclass(frozen=True, slots=True)
class Named:
    """Beside a field's bounds: values that stand for something else than their number."""

    values: tuple[tuple[int, str], ...]


def options_of(rules: type[Any]) -> tuple[Option, ...]:
    """The options of a rules class, in the order of its fields."""
    hints = get_type_hints(rules, include_extras=True)
    return tuple(
        _option(field.name, hints[field.name], field.default)
        for field in fields(rules)
        if field.name != "preset"
    )


def _option(name: str, hint: Any, default: Any) -> Option:
    if hint is bool:
        return Option(name, "bool", default)
    if get_origin(hint) is Literal:
        return Option(name, "choice", default, choices=get_args(hint))
    bounds, *more = hint.__metadata__
    if isinstance(bounds, MaxLen):
        return Option(name, "text", default, max=bounds.max_length)
    named = next((one.values for one in more if isinstance(one, Named)), ())
    return Option(name, "int", default, min=bounds.ge, max=bounds.le, named=named)


def check_option(option: Option, value: object) -> None:
    """Refuse a value that is not of the option's kind or out of bounds; raises `RulesError`."""
    if option.kind == "bool":
        good = isinstance(value, bool)
        wanted = "true or false"
    elif option.kind == "choice":
        good = any(type(value) is type(one) and value == one for one in option.choices)
        wanted = ", ".join(map(str, option.choices))
    elif option.kind == "text":
        assert option.max is not None
        good = isinstance(value, str) and len(value) <= option.max
        wanted = f"at most {option.max} characters"
    else:
        assert option.min is not None
        assert option.max is not None
        good = type(value) is int and option.min <= value <= option.max
        wanted = numbers_wanted(option)
    if not good:
        raise refused_option(option.name, wanted)


def numbers_wanted(option: Option) -> str:
    """What an `int` may be: numbers that are meant as such, and names for the others."""
    assert option.min is not None
    least = option.min
    named = dict(option.named)
    while least in named:
        least += 1
    return ", ".join([f"{least} to {option.max}", *named.values()])


def refused_option(name: str, wanted: str) -> RulesError:
    """The refusal of an option's value, with what was wanted instead."""
    return RulesError(
        "refused-option", f"option {name}: {wanted} expected", option=name, wanted=wanted
    )


def contradiction(one: str, other: str) -> RulesError:
    """The refusal of two options that make no sense together."""
    return RulesError(
        "refused-options",
        f"options {one} and {other} contradict each other",
        one=one,
        other=other,
    )


def lay_over(
    presets: Mapping[str, R], options: Sequence[Option], data: Mapping[str, Any], default: str
) -> R:
    """Rules from JSON values laid over the preset that they name.

    Raises `RulesError` naming an unknown preset or option, or a value out of bounds.
    """
    preset = data.get("preset", default)
    if not isinstance(preset, str) or preset not in presets:
        raise RulesError("refused-preset", f"no rule set is called {preset!r}", preset=str(preset))
    known = {option.name for option in options}
    for name in data:
        if name != "preset" and name not in known:
            raise RulesError("refused-unknown-option", f"no option {name!r}", option=str(name))
    base: Any = presets[preset]
    rules: R = replace(base, **data)
    for option in options:
        check_option(option, getattr(rules, option.name))
    return rules


def write_rules(rules: Any) -> dict[str, Any]:
    """Rules as JSON values; `lay_over` gives the same rules back."""
    return dict(_written(rules))


@lru_cache(maxsize=64)
def _written(rules: Any) -> dict[str, Any]:
    return asdict(rules)
