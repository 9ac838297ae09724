"""Where somebody stood in each piece of the map: by that a loose piece can be spoken of."""

from __future__ import annotations

from collections.abc import Sequence

from gamemaster.core.game import Said, Seat
from gamemaster.labyrinth.grid import Place
from gamemaster.labyrinth.heard.fragments import place_at
from gamemaster.labyrinth.heard.paper import frame_of
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.reasoner.minutes import minutes


class Trail:
    """After which request somebody was on which spot of a fragment, as far as it is certain."""

    def __init__(self) -> None:
        self._read = 1  # the first statement opens the game
        self._turn = 0
        self._stood: dict[int, tuple[Seat, int, Place]] = {}
        """By fragment: who was there last, after how many requests, and where in it."""

    def requests(self, heard: Sequence[Said]) -> list[int]:
        """The indices of the statements that end the requests since, `heard` being all of them."""
        new = minutes(heard, self._read)
        if new:
            self._read = new[-1].last + 1
        return [minute.last for minute in new]

    def note(self, view: LabyrinthView) -> None:
        """One more request was answered."""
        self._turn += 1
        pawns = view.notebook.atlas.pawns
        for seat in view.inside():
            spot = pawns[seat]
            self._stood[spot.fragment] = seat, self._turn, place_at(spot.at)

    def beside(
        self, view: LabyrinthView, piece: int, row: int, col: int
    ) -> tuple[Seat, int, Place] | None:
        """A square of a loose fragment as one beside somebody.

        That is a seat, after how many requests, and how far from there the square is. None: the
        notebook has no such fragment.
        """
        atlas = view.notebook.atlas
        fragment, stood = atlas.fragments.get(piece), self._stood.get(piece)
        if fragment is None or stood is None:
            return None
        seat, turn, place = stood
        asked = frame_of(atlas, fragment).place(row, col)
        offset = (one - other for one, other in zip(asked, place, strict=True))
        return seat, turn, Place(*offset)
