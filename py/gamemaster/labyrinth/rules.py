"""The options of a labyrinth game and the presets, one per document.

One frozen object holds them all. An option is a field here, read in one verb or one offer; other
rule sets add fields, never subclasses. The bounds stand beside the field and serve the border
model, the lobby's form and `check_rules` alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from annotated_types import Interval

from gamemaster.core.game import Refused

Difficulty = Literal["easy", "medium", "hard"]


class RulesError(Refused):
    """Options that can't be played; names the option, or the two that contradict each other."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of a labyrinth game (RULES.md, option table); the defaults are `classic`.

    Sizes are in cells. `quiet_rounds` is the number of rounds without an irreversible change after
    which the game is drawn (Rule D-3.6); 0 stands for ten times the number of cells.
    `difficulty` and the counts of cells shape the generated plan; the counts are also public
    knowledge at the table (Rules A-1, V-2). With `bear_strikes_on_meeting` the bear wounds whom it
    meets, and spares whoever stood with it before the move; by Rule A-8 it wounds both.
    """

    preset: str = "classic"
    rows: Annotated[int, Interval(ge=3, le=12)] = 4
    cols: Annotated[int, Interval(ge=3, le=12)] = 5
    exits: Annotated[int, Interval(ge=1, le=4)] = 1
    arsenals: Annotated[int, Interval(ge=1, le=3)] = 1
    hospitals: Annotated[int, Interval(ge=1, le=3)] = 1
    false_treasures: Annotated[int, Interval(ge=0, le=6)] = 1
    bullets: Annotated[int, Interval(ge=0, le=9)] = 3
    bombs: Annotated[int, Interval(ge=0, le=9)] = 3
    bear: bool = True
    bear_can_be_shot: bool = False
    bear_strikes_on_meeting: bool = False
    outside: bool = False
    quiet_rounds: Annotated[int, Interval(ge=0, le=1000)] = 0
    difficulty: Difficulty = "medium"

    @property
    def quiet_limit(self) -> int:
        """Rounds without an irreversible change until the draw (Rule D-3.6)."""
        return self.quiet_rounds or 10 * self.rows * self.cols


PRESETS: Final[Mapping[str, Rules]] = {"classic": Rules()}
PLAYERS: Final[Mapping[str, tuple[int, int]]] = {"classic": (1, 6)}


@dataclass(frozen=True, slots=True)
class Option:
    """One field of `Rules` as a form shows it: its kind, bounds or choices, and default."""

    name: str
    kind: Literal["int", "bool", "choice"]
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
    return Option(name, "int", default, min=bounds.ge, max=bounds.le)


OPTIONS: Final[tuple[Option, ...]] = tuple(
    _option(field.name, get_type_hints(Rules, include_extras=True)[field.name], field.default)
    for field in fields(Rules)
    if field.name != "preset"
)


def _check_option(option: Option, value: object) -> None:
    if option.kind == "bool":
        good = isinstance(value, bool)
        wanted = "true or false"
    elif option.kind == "choice":
        good = value in option.choices
        wanted = ", ".join(option.choices)
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
    for habit in ("bear_can_be_shot", "bear_strikes_on_meeting"):
        if getattr(rules, habit) and not rules.bear:
            raise _contradiction(habit, "bear")
    if rules.bear_can_be_shot and not rules.bullets:
        raise _contradiction("bear_can_be_shot", "bullets")
    # Two treasures, arsenal, hospital, river, delta and two pits want cells of their own.
    wanted = rules.false_treasures + 1 + rules.arsenals + rules.hospitals + 4
    if wanted > rules.rows * rules.cols:
        raise _contradiction("false_treasures", "rows")


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
    return asdict(rules)
