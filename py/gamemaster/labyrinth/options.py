"""Options at the border: what a form shows of each, which values and combinations are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from annotated_types import MaxLen

from gamemaster.core.game import Refused
from gamemaster.labyrinth.outline import fixed_holes
from gamemaster.labyrinth.rules import PRESETS, Rules


class RulesError(Refused):
    """Options that can't be played; names the option, or the two that contradict each other."""


@dataclass(frozen=True, slots=True)
class Option:
    """One field of `Rules` as a form shows it: its kind, bounds or choices, and default."""

    name: str
    kind: Literal["int", "bool", "choice", "text"]
    default: int | bool | str
    min: int | None = None
    max: int | None = None
    choices: tuple[str, ...] = ()


def _option(name: str, hint: Any, default: Any) -> Option:
    if hint is bool:
        return Option(name, "bool", default)
    if get_origin(hint) is Literal:
        return Option(name, "choice", default, choices=get_args(hint))
    bounds = hint.__metadata__[0]
    if isinstance(bounds, MaxLen):
        return Option(name, "text", default, max=bounds.max_length)
    return Option(name, "int", default, min=bounds.ge, max=bounds.le)


OPTIONS: Final[tuple[Option, ...]] = tuple(
    _option(field.name, get_type_hints(Rules, include_extras=True)[field.name], field.default)
    for field in fields(Rules)
    if field.name != "preset"
)


NEEDS: Final = (
    ("bear_can_be_shot", "bear"),
    ("bear_can_be_shot", "bullets"),
    ("bear_strikes_on_meeting", "bear"),
    ("conditional", "compound"),
    ("dark", "compound"),
    ("semidark", "compound"),
    ("throwing", "compound"),
    ("throwing", "belongings"),
    ("mines", "compound"),
    ("mines", "belongings"),
    ("arsenal_mines", "mines"),
)
"""Options that make no sense without another one."""


def _check_option(option: Option, value: object) -> None:
    if option.kind == "bool":
        good = isinstance(value, bool)
        wanted = "true or false"
    elif option.kind == "choice":
        good = value in option.choices
        wanted = ", ".join(option.choices)
    elif option.kind == "text":
        assert option.max is not None
        good = isinstance(value, str) and len(value) <= option.max
        wanted = f"at most {option.max} characters"
    else:
        assert option.min is not None
        assert option.max is not None
        good = type(value) is int and option.min <= value <= option.max
        wanted = f"{option.min} to {option.max}"
    if not good:
        raise RulesError(
            "refused-option",
            f"option {option.name}: {wanted} expected",
            option=option.name,
            wanted=wanted,
        )


def check_rules(rules: Rules) -> None:
    """Refuse options out of bounds and combinations that make no sense.

    Raises `RulesError`, naming the option or the two options.
    """
    for option in OPTIONS:
        _check_option(option, getattr(rules, option.name))
    for one, other in _contradictions(rules):
        raise _contradiction(one, other)
    for seat in rules.beginners.split():
        if not seat.isascii() or not seat.isdigit() or not 1 <= int(seat) <= 6:
            raise RulesError(
                "refused-option",
                "option beginners: numbers of players expected",
                option="beginners",
                wanted="1 2 3",
            )


def _contradictions(rules: Rules) -> Iterator[tuple[str, str]]:
    """Pairs of options that make no sense together."""
    for option, needed in NEEDS:
        if getattr(rules, option) not in (False, 0, "none") and not getattr(rules, needed):
            yield option, needed
    if rules.closed_exits > rules.exits:
        yield "closed_exits", "exits"
    if rules.void_starts and rules.start != "secret":
        yield "void_starts", "start"
    if rules.beginner_asks and rules.start == "together":
        yield "beginner_asks", "start"
    yield from _lacking_room(rules)


def _lacking_room(rules: Rules) -> Iterator[tuple[str, str]]:
    """Treasures, houses, mites, river with delta and two pits want cells of their own."""
    cells = rules.size - len(fixed_holes(rules.outline, rules.rows, rules.cols) or ())
    river = 0 if 0 in (rules.rivers, rules.river_cells) else 1
    pits = 0 if rules.loops == 0 or rules.loop_pits in (0, 1) else 2
    houses = rules.arsenals + rules.hospitals + rules.encephalitis
    if rules.false_treasures + 1 + houses + 2 * river + pits > cells:
        yield "false_treasures", "rows" if cells == rules.size else "outline"
    crossing = rules.rows + rules.cols - 1
    if rules.easy_ways and crossing + rules.encephalitis + river + pits > cells:
        yield "easy_ways", "rows"


def _contradiction(one: str, other: str) -> RulesError:
    return RulesError(
        "refused-options",
        f"options {one} and {other} contradict each other",
        one=one,
        other=other,
    )


def read_rules(data: Mapping[str, Any]) -> Rules:
    """Rules from JSON values laid over the preset that they name (default `classic`).

    Raises `RulesError` naming an unknown preset or option, a value out of bounds, or two options
    that contradict each other.
    """
    preset = data.get("preset", "classic")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise RulesError("refused-preset", f"no rule set is called {preset!r}", preset=str(preset))
    known = {option.name for option in OPTIONS}
    for name in data:
        if name != "preset" and name not in known:
            raise RulesError("refused-unknown-option", f"no option {name!r}", option=str(name))
    rules = replace(PRESETS[preset], **data)
    check_rules(rules)
    return rules


def write_rules(rules: Rules) -> dict[str, Any]:
    """Rules as JSON values; `read_rules` gives the same rules back."""
    return dict(_written(rules))


@lru_cache(maxsize=64)
def _written(rules: Rules) -> dict[str, Any]:
    return asdict(rules)
