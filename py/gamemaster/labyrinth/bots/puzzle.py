"""How a bot puts the floating pieces of its map together as they seem to fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gamemaster.labyrinth.bots.guess import (
    CLASH,
    ORIGIN,
    Guess,
    Piece,
    Place,
    agreement,
    guess_place,
    moved,
    place_of,
    places_of,
)

FIRM: Final = 2.0
"""So much more must speak for a place than for any other one."""


def put_together(
    fragments: Sequence[Mapping[str, Any]],
    home: Mapping[str, Any],
    rows: int,
    links: Sequence[Mapping[str, Any]] = (),
) -> dict[int, Guess]:
    """Where each piece seems to lie: the one in whose frame it is laid, and how far off.

    The bot's own piece is laid where it looks most familiar, even if that is less sure.
    """
    laid = _lay_pieces(fragments, rows)
    if laid:
        _follow_links(laid, rows, links)
    if home["id"] not in laid:
        guess = guess_place(fragments, home, rows)
        if guess is not None:
            frame, offset = laid.get(guess[0], (guess[0], ORIGIN))
            laid[home["id"]] = (frame, moved(guess[1], offset))
    return laid


def _lay_pieces(fragments: Sequence[Mapping[str, Any]], rows: int) -> dict[int, Guess]:
    """While nothing of the plan itself is known: the pieces that fit to the largest one."""
    pieces = sorted(fragments, key=lambda told: -len(told["cells"]))
    possible = places_of(pieces[0], rows)
    laid: dict[int, Guess] = {}
    if not possible or any(told["anchored"] for told in pieces):
        return laid
    whole = Piece(pieces[0], rows)
    # Which floor is which, nobody may ever learn: any of those that are possible will do.
    floor, row, col = possible[0]
    for told in pieces[1:]:
        own = Piece(told, rows)
        places = [moved(place, (-floor, -row, -col)) for place in places_of(told, rows)]
        offset = _only_place(own, whole, places)
        if offset is not None:
            laid[told["id"]] = (whole.id, offset)
            whole.add(own, offset)
    return laid


def _follow_links(laid: dict[int, Guess], rows: int, links: Sequence[Mapping[str, Any]]) -> None:
    """Lay the pieces to which one came by a pit or a river whose other end is known already."""
    frame = next(iter(laid.values()))[0]
    offsets = {frame: ORIGIN, **{id_: offset for id_, (_, offset) in laid.items()}}
    ends: dict[Place, Place] = {}
    for _ in links:
        for link in links:
            start, end = link["from"], link["to"]
            if start["fragment"] not in offsets:
                continue
            source = moved(place_of(start, rows), offsets[start["fragment"]])
            target = place_of(end, rows)
            if end["fragment"] in offsets:
                ends.setdefault(source, moved(target, offsets[end["fragment"]]))
            elif source in ends:
                floor, row, col = target
                offset = moved(ends[source], (-floor, -row, -col))
                offsets[end["fragment"]] = offset
                laid[end["fragment"]] = (frame, offset)


def _only_place(own: Piece, whole: Piece, places: Sequence[Place]) -> Place | None:
    """Where a piece fits much better than anywhere else, or can only be."""
    worth = {place: agreement(own, whole, place) for place in places}
    fitting = sorted((place for place in worth if worth[place] > CLASH), key=worth.__getitem__)
    if len(fitting) > 1 and worth[fitting[-1]] < worth[fitting[-2]] + FIRM:
        return None
    return fitting[-1] if fitting else None
