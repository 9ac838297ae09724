"""The cell types, one small class each (Rule G-6).

A new cell type is one class here with its sign, one glyph in the page and its words; everything
else asks these objects. Their attributes are public knowledge, so that whoever draws, plays or only
listens may read them: how a plan holds them, where they lead and how one is told so, what they do
for whoever ends there, and what they mean for shots and easy ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Protocol

if TYPE_CHECKING:
    from gamemaster.labyrinth.rules import Rules


class Terrain(Protocol):
    """What a cell type asks of the plan; a partly known plan can answer as well."""

    def kind(self, cell: int) -> CellType:
        """The type of a cell."""

    def flows_to(self, cell: int) -> int:
        """The cell downstream of a river cell."""

    def next_pit(self, cell: int) -> int:
        """The pit or lift that follows in the loop."""


class Patient(Protocol):
    """What a cell may change about a player who ends on it."""

    wounded: bool
    infected: bool
    immune: bool
    lives: int

    @property
    def able(self) -> bool:
        """Whether he is neither wounded nor infected."""


class CellType:
    """Land, and the behaviour that other types change."""

    name: ClassVar[str] = "land"
    sign: ClassVar[str] = "."
    """How plan texts draw it; nothing if that takes more than the type."""

    # How a plan holds it.
    option: ClassVar[str | None] = None
    """The option that says how many a plan has; of a plan drawn by hand they are counted (V-2)."""
    needs: ClassVar[str | None] = None
    """The option without which no plan has it, where that is no number of its own."""
    placed: ClassVar[Literal["house", "wild", "apart"]] = "apart"
    """How the generator finds a place: far from other houses and treasures, anywhere off the easy
    ways, or in a way of its own."""
    needed: ClassVar[bool] = False
    """Whether no plan does without (Rule V-2)."""
    harmless: ClassVar[bool] = True
    """Whether easy ways may lead over it (Rule D-7.1)."""

    # Where it leads.
    moves_on: ClassVar[str | None] = None
    """The movement that leads on from here, if there is one and the rules know it."""
    wet: ClassVar[bool] = False
    """Whether it belongs to a river: water flows from here, or ends here."""
    mouth: ClassVar[bool] = False
    """Whether a river ends here (Rule G-9)."""
    flows: ClassVar[bool] = False
    """Whether the current carries whoever is here (Rules G-9, D-4.6)."""
    loops: ClassVar[bool] = False
    """Whether it leads to the next one of its loop (Rules G-10, B-10)."""

    # What it means for whoever is there.
    serves: ClassVar[bool] = False
    """Whether it does anything for whoever ends here, be it `serve` alone."""
    says: ClassVar[tuple[str, ...]] = ()
    """The message keys that `serve` may give: they tell of health (Rule D-6.8)."""
    heals: ClassVar[bool] = False
    arms: ClassVar[bool] = False
    gambles: ClassVar[bool] = False
    infects: ClassVar[bool] = False
    stops_shots: ClassVar[bool] = False
    """Whether bullets end here, and none leave, if the rules say so (Rules D-4.2, D-4.3)."""

    @property
    def carries(self) -> bool:
        """Whether it takes whoever enters, or stays, to another cell."""
        return self.moves_on is not None

    @property
    def known_by(self) -> str | None:
        """The option by which one knows whether a plan may have it; None: it always may."""
        return self.needs or self.option

    def wanted(self, rules: Rules) -> int | None:
        """How many a plan for these rules has, which all know; None: as many as it is drawn with.

        Where there are none, conditions don't know its name.
        """
        return None if self.option is None else int(getattr(rules, self.option))

    def carry(self, ground: Terrain, cell: int) -> int:
        """The cell where somebody who enters `cell` ends."""
        return cell

    def arrival(self, ground: Terrain, end: int) -> str:
        """The message key for somebody who entered and was carried to `end` (Rule A-3)."""
        return f"arrived-{self.name}"

    def arrivals(self) -> Iterator[str]:
        """The message keys that tell somebody that he has ended here, or was carried from here."""
        if not self.flows:
            yield f"arrived-{self.name}"
        if self.wet:
            yield from (f"{how}-{self.name}" for how in ("carried", "drifted", "flowed", "waded"))
        if self.flows:
            yield f"rowed-{self.name}"
        if self.loops:
            yield f"drifted-{self.name}"

    def serve(self, patient: Patient, rules: Rules) -> str | None:
        """What the cell does for whoever ends there; the message key if it did anything."""
        return None


class Land(CellType):
    """A cell without any effect."""

    needed = True


class River(CellType):
    """Carries whoever enters one cell along the flow (Rule G-9)."""

    name = "river"
    needs = "rivers"
    sign = ""
    harmless = False
    moves_on = "flow"
    flows = True
    wet = True

    def carry(self, ground: Terrain, cell: int) -> int:
        """One cell downstream."""
        return ground.flows_to(cell)

    def arrival(self, ground: Terrain, end: int) -> str:
        """`carried-river` or `carried-delta`: "river-river", "river-mouth"."""
        return f"carried-{ground.kind(end).name}"


class Delta(CellType):
    """The mouth of a river system; carries nobody (Rule G-9)."""

    name = "delta"
    needs = "rivers"
    sign = "D"
    wet = True
    mouth = True


class Pit(CellType):
    """Moves whoever falls in to the next pit of its loop (Rule G-10)."""

    name = "pit"
    needs = "loops"
    sign = ""
    harmless = False
    moves_on = "loop"
    loops = True

    def carry(self, ground: Terrain, cell: int) -> int:
        """The next pit."""
        return ground.next_pit(cell)


class Lift(Pit):
    """A pit whose loop runs through the floors and keeps the place (Rule B-10)."""

    name = "lift"
    needs = "lifts"
    sign = "L"
    moves_on = "lift"

    def wanted(self, rules: Rules) -> int:
        """One on every floor."""
        return rules.floors if rules.lifts else 0


class Arsenal(CellType):
    """Restores what one carries; `arming` says how much of it (Rules A-6, C-3, D-4.3)."""

    name = "arsenal"
    sign = "A"
    option = "arsenals"
    placed = "house"
    needed = True
    stops_shots = True
    serves = True
    arms = True


class Hospital(CellType):
    """Heals the wounded and the infected (Rules A-6, D-4.2)."""

    name = "hospital"
    sign = "H"
    option = "hospitals"
    placed = "house"
    needed = True
    stops_shots = True
    serves = True
    says = ("healed", "immune")
    heals = True

    def serve(self, patient: Patient, rules: Rules) -> str | None:
        """Heal; says `healed` if there was a wound, `immune` if there was an infection."""
        if patient.infected:
            patient.infected = False
            patient.immune = True
            return "immune"
        if not patient.wounded:
            return None
        patient.wounded = False
        patient.lives = rules.lives
        return "healed"


class Encephalitis(CellType):
    """Home of a mite; its effects are in `harm` (Rule D-4.7)."""

    name = "encephalitis"
    sign = "E"
    option = "encephalitis"
    placed = "wild"
    harmless = False
    infects = True


class Casino(CellType):
    """Where one may play roulette instead of a turn (Rule B-5)."""

    name = "casino"
    sign = "C"
    option = "casinos"
    placed = "house"
    gambles = True


class Cave(CellType):
    """Where the bear starts, and flees to when it is hit (Rule C-9)."""

    name = "cave"
    needs = "bear_cave"
    sign = "B"

    def wanted(self, rules: Rules) -> int:
        """One, if the bear has any."""
        return int(rules.bear_cave)


# -- all of them ----------------------------------------

_types: Final[dict[str, CellType]] = {}
_signs: Final[dict[str, str]] = {}
_marked: Final[dict[str, set[str]]] = {
    mark: set()
    for mark in (
        *("harmless", "wet", "mouth", "flows", "loops", "carries"),
        *("heals", "arms", "infects", "stops_shots"),
    )
}
_arrivals: Final[set[str]] = set()
_services: Final[set[str]] = set()

CELL_TYPES: Final[Mapping[str, CellType]] = _types
"""Every type by its name, in the order in which conditions name them."""
SIGNS: Final[Mapping[str, str]] = _signs
"""The name of the type that each sign draws."""
ARRIVALS: Final[Set[str]] = _arrivals
"""All message keys that tell somebody on which type of cell he is."""
SERVICES: Final[Set[str]] = _services
"""All message keys for what cells do for whoever ends there."""


def those(mark: str) -> Set[str]:
    """The names of all types of which an attribute is true; types registered later join them."""
    return _marked[mark]


def register(*kinds: CellType) -> None:
    """Add types. Raises `ValueError` if a name or a sign is taken."""
    for kind in kinds:
        if kind.name in _types or kind.sign in _signs:
            raise ValueError(f"{kind.name!r} or its sign {kind.sign!r} is taken")
        _types[kind.name] = kind
        _index()


def withdraw(kind: CellType) -> None:
    """Take back a type that was registered."""
    del _types[kind.name]
    _index()


def _index() -> None:
    """Put down anew what others look up, in the same sets, which they hold."""
    kinds = _types.values()
    _signs.clear()
    for names in (_arrivals, _services, *_marked.values()):
        names.clear()
    _signs.update((kind.sign, kind.name) for kind in kinds if kind.sign)
    _arrivals.update(key for kind in kinds for key in kind.arrivals())
    _services.update(key for kind in kinds for key in kind.says)
    for mark, names in _marked.items():
        names.update(kind.name for kind in kinds if getattr(kind, mark))


register(Land(), River(), Delta(), Pit(), Lift())
register(Arsenal(), Hospital(), Encephalitis(), Casino(), Cave())


# -- what plans hold ----------------------------------------


def type_of(kind: str | None) -> CellType:
    """The type by its name; what the outline lacks does nothing, as land."""
    return _types[kind or "land"]


def cells_where(kinds: Iterable[str | None], names: Set[str]) -> list[int]:
    """The cells whose type is one of those named, in order."""
    return [cell for cell, kind in enumerate(kinds) if kind in names]


def known(mark: str, rules: Rules) -> frozenset[str]:
    """The types of which an attribute is true and which plans for these rules may hold."""
    return frozenset(name for name in those(mark) if _types[name].wanted(rules) != 0)


def to_place(how: str, rules: Rules) -> list[str]:
    """The cells that the generator places in one of its ways, as the names of their types."""
    return [
        kind.name
        for kind in _types.values()
        if kind.placed == how
        for _ in range(kind.wanted(rules) or 0)
    ]
