"""A position of knowledge: where a seat stands, and all that it knows that bears on its next move.

Who comes to one for the second time has gone in a circle and learnt nothing on the way.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from gamemaster.core.game import Seat
from gamemaster.labyrinth.bots.chart import Node

OWN: Final = (
    *("health", "lives", "immune", "outside", "treasures", "money", "mine", "corpse"),
    *("bullets", "bombs", "knives", "boats", "cement", "on"),
)
"""What a player has that his next move depends on."""
OTHERS: Final = ("health", "lives", "treasures", "outside")
CELL: Final = ("row", "col", "cell", "flow", "treasures")
THINGS: Final = ("bullets", "bombs", "mines", "corpses")
SIDE: Final = ("row", "col", "side", "is")


def knowledge(view: Mapping[str, Any], seat: Seat) -> int:
    """The position of knowledge that a seat's view shows: equal ones give the same number.

    Scraps of map that say the same count once, and how often a cell was visited does not count.
    Where the others stand matters only as long as one of them carries a treasure.
    """
    notebook = view["notebook"]
    scraps = {piece["id"]: piece for piece in notebook["fragments"]}
    marks = {id_: _content(piece) for id_, piece in scraps.items()}

    def place(at: Mapping[str, Any]) -> Hashable:
        return (marks[at["fragment"]], at["row"], at["col"])

    standing = {
        pawn["seat"]: (marks[id_], pawn["row"], pawn["col"])
        for id_, piece in scraps.items()
        for pawn in piece["pawns"]
    }
    links = frozenset(
        (link["by"], place(link["from"]), place(link["to"])) for link in notebook["links"]
    )
    bear = None if notebook["bear"] is None else place(notebook["bear"])
    pawns: Sequence[Mapping[str, Any]] = view["pawns"]
    carriers = any(pawn["treasures"] for pawn in pawns if pawn["seat"] != seat)
    where = frozenset(standing.items()) if carriers else standing.get(seat)
    figures = [_figures(pawn, OWN if pawn["seat"] == seat else OTHERS) for pawn in pawns]
    return hash((where, frozenset(marks.values()), links, bear, tuple(figures)))


def foreseen(view: Mapping[str, Any], seat: Seat, end: Node, bear: Node | None) -> int:
    """The position of knowledge of a seat that only went to another position of its map.

    `bear`: where the bear is known to stand then.
    """
    notebook = view["notebook"]
    at = _square(view, end)
    scraps, on = [], None
    for piece in notebook["fragments"]:
        pawns = [pawn for pawn in piece["pawns"] if pawn["seat"] != seat]
        if piece["id"] == end.fragment:
            pawns.append({"seat": seat, **at})
            here = [cell for cell in piece["cells"] if at.items() <= cell.items()]
            on = here[0]["cell"] if here else None
        scraps.append({**piece, "pawns": pawns})
    pawns = [{**pawn, "on": on} if pawn["seat"] == seat else pawn for pawn in view["pawns"]]
    met = None if bear is None else {"fragment": bear.fragment, **_square(view, bear)}
    paper = {**notebook, "fragments": scraps, "bear": met}
    return knowledge({**view, "pawns": pawns, "notebook": paper}, seat)


def _square(view: Mapping[str, Any], node: Node) -> dict[str, int]:
    return {"row": node.floor * view["rows"] + node.row, "col": node.col}


def surroundings(view: Mapping[str, Any], seat: Seat) -> int:
    """What a seat knows of where it stands: its own scrap, and what it has itself."""
    pawn = _figures(view["pawns"][seat], OWN)
    piece, standing = _own_scrap(view, seat)
    if piece is None:
        return hash((pawn,))
    return hash((_content(piece), standing["row"], standing["col"], pawn))


def is_bare(view: Mapping[str, Any], seat: Seat) -> bool:
    """Whether a seat knows nothing of where it stands but what kind of cell that is."""
    piece, _ = _own_scrap(view, seat)
    if piece is None:
        return False
    return not (piece["anchored"] or piece["sides"]) and len(piece["cells"]) == 1


def _own_scrap(
    view: Mapping[str, Any], seat: Seat
) -> tuple[Mapping[str, Any] | None, Mapping[str, Any]]:
    """The scrap on which a seat stands, and where; None if it stands on none."""
    for piece in view["notebook"]["fragments"]:
        for standing in piece["pawns"]:
            if standing["seat"] == seat:
                return piece, standing
    return None, {}


def _content(piece: Mapping[str, Any]) -> int:
    """What a scrap says, whatever its number."""
    cells = frozenset(
        (*(cell[name] for name in CELL), _things(cell["things"])) for cell in piece["cells"]
    )
    sides = frozenset(tuple(side[name] for name in SIDE) for side in piece["sides"])
    return hash((piece["anchored"], cells, sides))


def _things(lying: Mapping[str, int] | None) -> Hashable:
    return None if lying is None else tuple(lying[kind] for kind in THINGS)


def _figures(pawn: Mapping[str, Any], names: Sequence[str]) -> Hashable:
    return tuple(_plain(pawn.get(name)) for name in names)


def _plain(value: Any) -> Hashable:
    return tuple(value) if isinstance(value, list) else value
