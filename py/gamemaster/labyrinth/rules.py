"""The options of a labyrinth game and the presets, one per document.

One frozen object holds them all. An option is a field here, read in one verb or one offer; other
rule sets add fields, never subclasses. The bounds stand beside the field and serve the border
model, the lobby's form and `check_rules` alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from annotated_types import Interval, MaxLen

from gamemaster.core.game import Refused
from gamemaster.labyrinth.outline import fixed_holes

Difficulty = Literal["easy", "medium", "hard"]
Shape = Literal["full", "no-corners", "diamond", "cross", "ring", "ragged"]
Seats = Annotated[str, MaxLen(64)]
AsDrawn: Final = -1
"""For a limit on the drawing: as the difficulty has it."""
Limit = Annotated[int, Interval(ge=AsDrawn, le=99)]


class RulesError(Refused):
    """Options that can't be played; names the option, or the two that contradict each other."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of a labyrinth game (RULES.md, option table); the defaults are `classic`.

    Sizes are in cells. The counts of cells are public knowledge at the table (Rules A-1, V-2).
    """

    preset: str = "classic"

    # The labyrinth.
    rows: Annotated[int, Interval(ge=3, le=12)] = 4
    cols: Annotated[int, Interval(ge=3, le=12)] = 5
    outline: Shape = "full"
    exits: Annotated[int, Interval(ge=1, le=8)] = 1
    closed_exits: Annotated[int, Interval(ge=0, le=8)] = 0
    """So many of the exits are shut and look like the outer wall until they are blown (G-1)."""
    arsenals: Annotated[int, Interval(ge=1, le=4)] = 1
    hospitals: Annotated[int, Interval(ge=1, le=4)] = 1
    encephalitis: Annotated[int, Interval(ge=0, le=3)] = 0
    heal_moves: Annotated[int, Interval(ge=0, le=99)] = 12
    """Successful moves that the infected have to reach a hospital, 0: any number (D-4.7)."""
    false_treasures: Annotated[int, Interval(ge=0, le=6)] = 1
    difficulty: Difficulty = "medium"
    loops: Limit = AsDrawn
    loop_pits: Limit = AsDrawn
    rivers: Limit = AsDrawn
    river_cells: Limit = AsDrawn
    walls: Limit = AsDrawn
    easy_ways: bool = False
    """Opposite outer walls are joined by chains of harmless cells (D-7.1)."""

    # Beginning.
    start: Literal["open", "secret", "together"] = "open"
    void_starts: bool = False
    """The secret choices are void, once, if two are the same or one hits a treasure (D-6.1)."""
    bullets: Annotated[int, Interval(ge=0, le=9)] = 3
    bombs: Annotated[int, Interval(ge=0, le=9)] = 3
    beginners: Seats = ""
    """The seats, counted from 1, that have the handicap (D-7.2)."""
    beginner_asks: Annotated[int, Interval(ge=0, le=9)] = 0
    beginner_orders: Annotated[int, Interval(ge=0, le=9)] = 0

    # A move.
    compound: bool = False
    conditional: bool = False
    dark: bool = False
    semidark: bool = False
    skips: bool = False
    no_repeats: bool = False
    """Moves that are known to change nothing are refused (D-7.7)."""

    # Rivers, walls, exits.
    current: Literal["once", "shallow", "turbulent"] = "once"
    flow_moves: bool = False
    wall_drift: bool = False
    """Whoever meets a wall in a river is carried on one cell (D-2.2)."""
    blast_answer: Literal["exploded", "done", "remains"] = "exploded"
    outside: bool = False

    # Things.
    belongings: bool = False
    """Bullets, grenades and corpses lie about, are lost and found (D-5)."""
    throwing: Literal["none", "leave", "throw"] = "none"
    mines: bool = False
    mines_beside: bool = True
    arsenal_mines: bool = False

    # Shooting and wounds.
    shots: Literal["through", "first"] = "through"
    scream: bool = False
    """A shot is answered by a scream or silence; the wounded learn of it on their turn (D-5.5g)."""
    houses_stop_shots: bool = False
    hospital_safe: bool = False
    fall: bool = False
    """The wounded lie down, and can't be hit again, until their next turn (D-5.5f)."""
    wounded_shoot: bool = True
    short_shots: bool = False
    damp_powder: bool = False
    named_targets: bool = False
    orders: bool = False
    """On the turn after a wound a player may go on from another cell (D-5.5h)."""
    mine_orders: bool = True

    # The bear.
    bear: bool = True
    bear_can_be_shot: bool = False
    bear_strikes_on_meeting: bool = False
    """The bear wounds whom it meets, not whoever stood with it before; by A-8 it wounds both."""

    # The end, and help at the table.
    last_alive: Literal["plays-on", "wins", "must-carry"] = "plays-on"
    last_moves: Annotated[int, Interval(ge=0, le=200)] = 0
    """Moves that the last survivor has to fetch the treasure, 0: the number of cells (D-7.9)."""
    quiet_rounds: Annotated[int, Interval(ge=-1, le=1000)] = 0
    """Rounds without an irreversible change until the draw (D-3.6); 0: ten times the number of
    cells, -1: the number of cells."""
    memory_game: bool = False

    @property
    def quiet_limit(self) -> int:
        """Rounds without an irreversible change until the draw, on a full rectangle."""
        return self.rounds_to_draw(self.size)

    def rounds_to_draw(self, cells: int) -> int:
        """Rounds without an irreversible change until the draw (Rule D-3.6)."""
        if self.quiet_rounds > 0:
            return self.quiet_rounds
        return cells * (1 if self.quiet_rounds else 10)

    @property
    def size(self) -> int:
        """The number of cells of the full rectangle."""
        return self.rows * self.cols

    def is_beginner(self, seat: int) -> bool:
        """Whether a seat has the handicap (D-7.2)."""
        return str(seat + 1) in self.beginners.split()

    @property
    def tells_all(self) -> bool:
        """Whether everything that happens is said aloud at once, so that all know all figures."""
        return not (self.dark or self.semidark or self.scream)


GRAND: Final = Rules(
    preset="grand",
    rows=5,
    cols=5,
    exits=6,
    closed_exits=2,
    arsenals=2,
    hospitals=2,
    encephalitis=1,
    false_treasures=2,
    start="secret",
    void_starts=True,
    compound=True,
    conditional=True,
    dark=True,
    semidark=True,
    skips=True,
    flow_moves=True,
    wall_drift=True,
    blast_answer="done",
    outside=True,
    belongings=True,
    throwing="throw",
    mines=True,
    shots="first",
    scream=True,
    houses_stop_shots=True,
    hospital_safe=True,
    fall=True,
    wounded_shoot=False,
    orders=True,
    bear=False,
    last_alive="wins",
    quiet_rounds=-1,
)
GRAND_SIMPLE: Final = replace(
    GRAND,
    preset="grand-simple",
    exits=2,
    closed_exits=0,
    encephalitis=0,
    false_treasures=1,
    difficulty="easy",
    loops=1,
    rivers=1,
    easy_ways=True,
    conditional=False,
    dark=False,
    semidark=False,
    throwing="leave",
    mines=False,
    mines_beside=False,
)
PRESETS: Final[Mapping[str, Rules]] = {
    rules.preset: rules for rules in (Rules(), GRAND_SIMPLE, GRAND)
}
PLAYERS: Final[Mapping[str, tuple[int, int]]] = {
    "classic": (1, 6),
    "grand-simple": (2, 5),
    "grand": (2, 5),
}


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
