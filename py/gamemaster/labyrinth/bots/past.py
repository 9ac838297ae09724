"""What a seat did before, and what it knew then: worked out anew from what it has heard.

A bot keeps it between two moves to be quick. It is a fold of the observation, nothing else: a bot
that has just come finds the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Final

from gamemaster.core.game import Observation, Said, Seat
from gamemaster.labyrinth.bots.knowledge import knowledge, surroundings
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.moves import BESIDE, TURNS, retold
from gamemaster.labyrinth.options import agreed_rules

KEPT: Final = 6
"""So many games of so many seats one bot follows at a time."""
Places = Callable[[int], Hashable]
"""What else a bot knew of where it stood, when so many statements had been heard."""


def no_place(heard: int) -> Hashable:
    """Nothing but what its notebook shows."""
    return None


@dataclass(slots=True)
class Past:
    """The turns of one seat: how often each movement was made from each position of knowledge."""

    seat: Seat
    view: LabyrinthView
    heard: list[Said] = field(default_factory=list)
    made: dict[int, Counter[tuple[Hashable, str]]] = field(default_factory=dict)

    def continues(self, seen: Observation) -> bool:
        """Whether all that was heard here was heard there, too."""
        heard = self.heard
        return (
            self.seat == seen.seat
            and len(heard) <= len(seen.heard)
            and all(old is new or old == new for old, new in zip(heard, seen.heard, strict=False))
        )

    def hear(self, news: Iterable[Said], places: Places) -> None:
        """Take in what was said since."""
        for said in news:
            if said.key == "requested" and said.args["seat"] == self.seat:
                self._note(said, places(len(self.heard)))
            self.view.hear(said)
            self.heard.append(said)

    def _note(self, said: Said, place: Hashable) -> None:
        """One of its own turns, before it is answered."""
        deeds = retold(said.args["actions"]).deeds
        if deeds[0].do in BESIDE:
            return
        main = next((deed for deed in deeds if deed.do in TURNS), deeds[0])
        shown = self.view.show()
        for here in (knowledge(shown, self.seat), surroundings(shown, self.seat)):
            self.made.setdefault(here, Counter())[place, main.text] += 1

    def stood(self, here: int) -> bool:
        """Whether it has moved from a position of knowledge before."""
        return here in self.made

    def times(self, here: int, movement: str, place: Hashable = None) -> int:
        """How often a movement was made from a position of knowledge, and certainly not elsewhere.

        `place`: what else it knows of where it stands; None tells no place from another.
        """
        return sum(
            times
            for (there, text), times in self.made.get(here, {}).items()
            if text == movement and (there is None or place is None or there == place)
        )


class Pasts:
    """The pasts of the seats that a bot plays for."""

    def __init__(self) -> None:
        self._kept: list[Past] = []

    def of(self, seen: Observation, places: Places = no_place) -> Past:
        """The past of a seat up to what it observes now."""
        assert seen.seat is not None
        past = next((past for past in self._kept if past.continues(seen)), None)
        if past is None:
            rules = agreed_rules(seen.rules)
            past = Past(seen.seat, LabyrinthView(rules, seen.seat, len(seen.view["pawns"])))
        else:
            self._kept.remove(past)
        past.hear(seen.heard[len(past.heard) :], places)
        self._kept = [*self._kept[1 - KEPT :], past]
        return past
