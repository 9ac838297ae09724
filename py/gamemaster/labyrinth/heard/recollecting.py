"""What a seat knew when a game was decided, by what it had heard until then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from gamemaster.core.game import Observation, Said, Seat
from gamemaster.core.replies import Recollection, Unseen
from gamemaster.labyrinth.heard.view import LabyrinthView
from gamemaster.labyrinth.rules import Rules

Remembers = Callable[[Observation], Observation]
"""What is left of all that a seat has heard."""
TAKEN: Final = ("took-treasure", "chose-treasure")
WHAT: Final[tuple[Unseen, ...]] = ("place", "exit", "treasure")
"""What can be known, in the order in which it is told."""


def recollect(
    rules: Rules, seen: Observation, winners: Sequence[Seat], remembers: Remembers | None = None
) -> Recollection:
    """What a seat knew before the request by which a winner took the last treasure, or at the end.

    `seen` is what it observes now that the game is over. Where the treasure lay is no question to
    the player who took it; who does not remember all that was said knew what it `remembers` of it.
    """
    seat = seen.seat
    assert seat is not None
    cut, who = _decided(seen.heard, winners)
    view = LabyrinthView(rules, seat, len(seen.view["pawns"]))
    for said in seen.heard[:cut]:
        view.hear(said)
    then = replace(seen, heard=seen.heard[:cut], view=view.show())
    if remembers is not None:
        then = remembers(then)
    knew = {*_known(then.view["notebook"]["fragments"], seat)}
    asked = [what for what in WHAT if what != "treasure" or (who is not None and who != seat)]
    return {
        "seat": seat,
        "taker": who,
        "knew": [what for what in asked if what in knew],
        "missed": [what for what in asked if what not in knew],
    }


def _decided(heard: Sequence[Said], winners: Sequence[Seat]) -> tuple[int, Seat | None]:
    """How much was heard before the deciding request, and who took the treasure by it, if heard."""
    for at in range(len(heard) - 1, -1, -1):
        if heard[at].key in TAKEN and heard[at].args["seat"] in winners:
            asked = (end for end in range(at, 0, -1) if heard[end].key == "requested")
            return next(asked, 0), heard[at].args["seat"]
    return len(heard), None


def _known(fragments: Sequence[Mapping[str, Any]], seat: Seat) -> Iterator[Unseen]:
    """What is known on the map itself, or on the scrap that the seat stands on."""
    for piece in fragments:
        own = any(pawn["seat"] == seat for pawn in piece["pawns"])
        if not (own or piece["anchored"]):
            continue
        if own and piece["anchored"]:
            yield "place"
        if any(side["is"] == "exit" for side in piece["sides"]):
            yield "exit"
        if any(cell["treasures"] for cell in piece["cells"]):
            yield "treasure"
