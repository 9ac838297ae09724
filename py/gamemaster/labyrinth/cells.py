"""The cell types, one small class each (Rule G-6).

A new cell type is one class here, one glyph in the page and one message per language; everything
else asks these objects. A type answers three questions: where does the cell carry whoever enters
it, what does it do for whoever ends there, and which extra movements does it allow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

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
    moves_on: ClassVar[str | None] = None
    """The movement that leads along the loop from here, if there is one."""
    arms: ClassVar[bool] = False
    gambles: ClassVar[bool] = False
    wet: ClassVar[bool] = False
    flows: ClassVar[bool] = False
    """Whether the current can be followed from here, if the rules say so (Rule D-4.6)."""
    stops_shots: ClassVar[bool] = False
    """Whether bullets end here, and none leave, if the rules say so (Rules D-4.2, D-4.3)."""
    heals: ClassVar[bool] = False
    infects: ClassVar[bool] = False

    def carry(self, ground: Terrain, cell: int) -> int:
        """The cell where somebody who enters `cell` ends."""
        return cell

    def arrival(self, ground: Terrain, end: int) -> str:
        """The message key for somebody who entered and was carried to `end` (Rule A-3)."""
        return f"arrived-{self.name}"

    def serve(self, patient: Patient, rules: Rules) -> str | None:
        """What the cell does for whoever ends there; the message key if it did anything."""
        return None


class Land(CellType):
    """A cell without any effect."""


class River(CellType):
    """Carries whoever enters one cell along the flow (Rule G-9)."""

    name = "river"
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
    wet = True


class Pit(CellType):
    """Moves whoever falls in to the next pit of its loop (Rule G-10)."""

    name = "pit"
    moves_on = "loop"

    def carry(self, ground: Terrain, cell: int) -> int:
        """The next pit."""
        return ground.next_pit(cell)


class Lift(Pit):
    """A pit whose loop runs through the floors and keeps the place (Rule B-10)."""

    name = "lift"
    moves_on = "lift"


class Arsenal(CellType):
    """Restores what one carries; `arming` says how much of it (Rules A-6, C-3, D-4.3)."""

    name = "arsenal"
    stops_shots = True
    arms = True


class Hospital(CellType):
    """Heals the wounded and the infected (Rules A-6, D-4.2)."""

    name = "hospital"
    stops_shots = True
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
    infects = True


class Casino(CellType):
    """Where one may play roulette instead of a turn (Rule B-5)."""

    name = "casino"
    gambles = True


class Cave(CellType):
    """Where the bear starts, and flees to when it is hit (Rule C-9)."""

    name = "cave"


CELL_TYPES: Final[Mapping[str, CellType]] = {
    kind.name: kind
    for kind in (
        *(Land(), River(), Delta(), Pit(), Lift()),
        *(Arsenal(), Hospital(), Encephalitis(), Casino(), Cave()),
    )
}
