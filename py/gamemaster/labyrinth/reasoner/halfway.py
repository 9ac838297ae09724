"""A request that is being followed: what is kept of it when time is up before its end."""

from __future__ import annotations

from dataclasses import dataclass, field

from gamemaster.labyrinth.playing.state import State
from gamemaster.labyrinth.reasoner.asking import Fact, Value
from gamemaster.labyrinth.reasoner.minutes import Minute
from gamemaster.labyrinth.reasoner.supposing import Exploration
from gamemaster.labyrinth.reasoner.versions import Moment


@dataclass(slots=True)
class Halfway:
    """How far a request was followed, part by part; it goes on from there when there is time."""

    minute: Minute
    premise: int
    """The literal that says that it was made and answered so."""
    moment: Moment
    """Where everything is after the parts that were followed."""
    suppositions: list[tuple[State, int]]
    """What may be the course of the game then, each with its literal."""
    left: int
    """How often something of it may still be done over."""
    chances: dict[tuple[Fact, Value], int] = field(default_factory=dict)
    done: int = 0
    """So many parts were followed."""
    begun: list[Exploration] = field(default_factory=list)
    """The next part, on each supposition, as far as it was begun."""

    def advance(self, moment: Moment, suppositions: list[tuple[State, int]]) -> None:
        """One more part is followed."""
        self.moment, self.suppositions = moment, suppositions
        self.done += 1
        self.begun = []
