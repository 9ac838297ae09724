"""What one seat, or a spectator, knows of a labyrinth game: a fold of what was said to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from gamemaster.core.game import Said, Seat
from gamemaster.labyrinth.grid import LEFT, SIDE_NAMES, UP
from gamemaster.labyrinth.heard.atlas import Atlas, Spot
from gamemaster.labyrinth.heard.fragments import PLAN, Fragment, ends, row_col, side_at
from gamemaster.labyrinth.heard.notebook import ARRIVED, CARRIED, STARTS, Notebook
from gamemaster.labyrinth.rules import Rules

OUT: Final = ("dead", "lost")
"""The healths of those who play no more."""
FEW_PLACES: Final = 24
"""So many possible places of a floating fragment are shown one by one."""


@dataclass(slots=True)
class Figure:
    """What is publicly known of a player (Rules G-4, A-6)."""

    seat: int
    bullets: int
    bombs: int
    health: str = "unplaced"
    treasures: int = 0
    outside: bool = False
    on: str | None = None
    start: str | None = None


class LabyrinthView:
    """The public figures and the notebook of one listener."""

    def __init__(self, rules: Rules, seat: Seat | None, seats: int) -> None:
        self.rules = rules
        self.seat = seat
        self.figures = [Figure(at, rules.bullets, rules.bombs) for at in range(seats)]
        self.notebook = Notebook(rules)
        self.over = False
        self._rounds = QuietRounds()

    def hear(self, said: Said) -> None:
        """Take in one statement."""
        key, args = said.key, said.args
        self.notebook.hear(key, args)
        self._rounds.hear(key, args, self.figures)
        if key == "opened":
            shape = replace(self.rules, rows=args["rows"], cols=args["cols"])
            self.rules, self.notebook = shape, Notebook(shape)
        elif key == "requested":
            self._requested(self.figures[args["seat"]], args["actions"])
        elif key in ENDINGS:
            self.over = True
        elif "seat" in args:
            self._happened(self.figures[args["seat"]], key, args)

    def _requested(self, figure: Figure, actions: list[Mapping[str, Any]]) -> None:
        for action in actions:
            if action["do"] == "start":
                figure.start = action.get("at")
            figure.bullets -= action["do"] == "shoot"
            figure.bombs -= action["do"] == "blow"

    def _happened(self, figure: Figure, key: str, args: Mapping[str, Any]) -> None:
        if key.startswith(STARTS):
            figure.health = "healthy"
            figure.on = key.removeprefix(STARTS)
        elif key.startswith((ARRIVED, CARRIED)):
            figure.on = key.partition("-")[2]
            figure.outside = False
        elif key in CHANGES:
            CHANGES[key](figure, args)

    def show(self) -> dict[str, Any]:
        """The picture as JSON values (Observation.view)."""
        return {
            "rows": self.rules.rows,
            "cols": self.rules.cols,
            "phase": self._phase(),
            "quiet": self._rounds.count(self.figures),
            "quiet_limit": self.rules.quiet_limit,
            "pawns": [show_figure(figure) for figure in self.figures],
            "notebook": show_notebook(self.notebook.atlas, self._inside()),
        }

    def _phase(self) -> str:
        if self.over:
            return "over"
        unplaced = any(figure.health == "unplaced" for figure in self.figures)
        return "start" if unplaced else "play"

    def _inside(self) -> list[int]:
        return [figure.seat for figure in self.figures if figure.health not in (*OUT, "unplaced")]


class QuietRounds:
    """Counts the rounds without an irreversible change, as anybody at the table can (D-3.6)."""

    def __init__(self) -> None:
        self._rounds = 0
        self._changed = False
        self._mover: int | None = None

    def hear(self, key: str, args: Mapping[str, Any], figures: list[Figure]) -> None:
        """Take in one statement; `figures` as they were before it."""
        if key == "requested":
            self._rounds = self.count(figures)
            if self._round_is_over(figures):
                self._changed = False
            starting = any(action["do"] == "start" for action in args["actions"])
            self._mover = None if starting else args["seat"]
        elif key in IRREVERSIBLE:
            self._changed = True

    def count(self, figures: list[Figure]) -> int:
        """The number of quiet rounds up to now."""
        if not self._round_is_over(figures):
            return self._rounds
        return 0 if self._changed else self._rounds + 1

    def _round_is_over(self, figures: list[Figure]) -> bool:
        """Whether the seat that moves next is not after the one that moved last."""
        mover = self._mover
        playing = [figure.seat for figure in figures if figure.health not in OUT]
        return mover is not None and bool(playing) and max(playing) <= mover


def show_figure(figure: Figure) -> dict[str, Any]:
    """A figure as JSON values."""
    return {
        "seat": figure.seat,
        "health": figure.health,
        "bullets": figure.bullets,
        "bombs": figure.bombs,
        "treasures": figure.treasures,
        "outside": figure.outside,
        "on": figure.on,
        "start": figure.start,
    }


Change = Callable[[Figure, Mapping[str, Any]], None]


def _rearm(figure: Figure, args: Mapping[str, Any]) -> None:
    figure.bullets, figure.bombs = args["bullets"], args["bombs"]


def _turn(health: str) -> Change:
    def turn(figure: Figure, args: Mapping[str, Any]) -> None:
        figure.health = health

    return turn


def _hold(treasures: int) -> Change:
    def hold(figure: Figure, args: Mapping[str, Any]) -> None:
        figure.treasures = treasures

    return hold


def _go_out(figure: Figure, args: Mapping[str, Any]) -> None:
    figure.outside, figure.on = True, None


CHANGES: Final[Mapping[str, Change]] = {
    "healed": _turn("healthy"),
    "wounded": _turn("wounded"),
    "died": _turn("dead"),
    "lost-outside": _turn("lost"),
    "rearmed": _rearm,
    "took-treasure": _hold(1),
    "dropped-treasure": _hold(0),
    "treasure-false": _hold(0),
    "went-outside": _go_out,
}
IRREVERSIBLE: Final = ("bear-died", "blast-done", "died", "lost-outside", "treasure-false")
ENDINGS: Final = ("won", "draw", "all-dead")


# -- the notebook as JSON values ----------------------------------------


def show_notebook(atlas: Atlas, inside: list[int]) -> dict[str, Any]:
    """The certain fragments; floating ones begin at row 0 and column 0 of their own."""
    origins = {piece.id: _origin(piece) for piece in atlas.fragments.values() if piece.cells}
    fragments = [
        _show_fragment(atlas, atlas.fragments[id_], origins[id_], inside) for id_ in origins
    ]
    links = [
        {"by": link.by, "from": _place(link.source, origins), "to": _place(link.target, origins)}
        for link in atlas.links
        if link.by == "pit" or link.source.fragment != link.target.fragment
    ]
    bear = None if atlas.bear is None else _place(atlas.bear, origins)
    return {"fragments": fragments, "links": links, "bear": bear}


def _origin(fragment: Fragment) -> tuple[int, int]:
    if fragment.anchored:
        return (0, 0)
    places = [row_col(spot) for spot in fragment.cells]
    return min(row for row, _ in places), min(col for _, col in places)


def _at(spot: int, origin: tuple[int, int]) -> dict[str, int]:
    row, col = row_col(spot)
    return {"row": row - origin[0], "col": col - origin[1]}


def _place(spot: Spot, origins: Mapping[int, tuple[int, int]]) -> dict[str, int]:
    return {"fragment": spot.fragment, **_at(spot.at, origins[spot.fragment])}


def _show_fragment(
    atlas: Atlas, fragment: Fragment, origin: tuple[int, int], inside: list[int]
) -> dict[str, Any]:
    cells = [
        {
            **_at(spot, origin),
            "cell": fragment.cells[spot],
            "flow": SIDE_NAMES[fragment.flows[spot]] if spot in fragment.flows else None,
            "treasures": atlas.treasures_at(Spot(fragment.id, spot)),
            "visits": fragment.visits.get(spot, 0),
        }
        for spot in sorted(fragment.cells)
    ]
    pawns = [
        {"seat": seat, **_at(atlas.pawns[seat].at, origin)}
        for seat in inside
        if atlas.pawns[seat].fragment == fragment.id
    ]
    return {
        "id": fragment.id,
        "anchored": fragment.anchored,
        "places": len(fragment.places),
        "at": _show_places(fragment, origin),
        "cells": cells,
        "sides": _show_sides(atlas, fragment, origin),
        "pawns": pawns,
    }


def _show_places(fragment: Fragment, origin: tuple[int, int]) -> list[list[int]]:
    """Where the fragment's own row 0 and column 0 could lie, if that is few places."""
    if len(fragment.places) > FEW_PLACES:
        return []
    places = (row_col(place) for place in sorted(fragment.places))
    return [[row + origin[0], col + origin[1]] for row, col in places]


def _show_sides(atlas: Atlas, fragment: Fragment, origin: tuple[int, int]) -> list[dict[str, Any]]:
    states = {key: side.state() for key, side in fragment.sides.items()}
    if fragment.anchored and _all_exits_known(atlas):
        for key in _outer_sides(atlas, fragment):
            states[key] = states.get(key) or "edge"
    shown = []
    for key in sorted(states):
        state = states[key]
        if state is None:
            continue
        spot, beyond = ends(key)
        direction = UP if key & 1 else LEFT
        if spot in fragment.cells:
            side = {**_at(spot, origin), "side": SIDE_NAMES[direction ^ 1], "is": state}
        else:
            side = {**_at(beyond, origin), "side": SIDE_NAMES[direction], "is": state}
        if state == "wall" and atlas.doubtful_wall(fragment, key):
            side["doubtful"] = True
        shown.append(side)
    return shown


def _all_exits_known(atlas: Atlas) -> bool:
    return len(atlas.fragments[PLAN].landmarks.get("exit", ())) == atlas.limits["exit"]


def _outer_sides(atlas: Atlas, fragment: Fragment) -> list[int]:
    sides = (side_at(spot, direction) for spot in fragment.cells for direction in range(4))
    return [side for side in sides if atlas.outline.is_outer(side)]
