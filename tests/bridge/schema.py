"""What must hold of replies as they cross the border, beside their definitions (`strictly.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gamemaster.core import replies
from gamemaster.games import GAMES
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.moves import KIT
from gamemaster.labyrinth.replies import (
    KnownCell,
    LabyrinthSeen,
    LabyrinthTruth,
    Pawn,
    StatementTold,
    Target,
    TrueCell,
)
from gamemaster.parchis.replies import ParchisSeen, RequestTold
from tests.parchis.schema import hold_offer
from tests.strictly import check, hold

VIEWS: Final = {"labyrinth": LabyrinthSeen, "parchis": ParchisSeen}
TRUTHS: Final = {"labyrinth": LabyrinthTruth, "parchis": ParchisSeen}
MOVES: Final[dict[str, Any]] = {"labyrinth": list[StatementTold], "parchis": list[RequestTold]}


def hold_target(offer: replies.Offer) -> None:
    """An offer of the labyrinth."""
    hold(Target, offer["target"])


OFFERS: Final[dict[str, Callable[[replies.Offer], None]]] = {
    "labyrinth": hold_target,
    "parchis": hold_offer,
}


def hold_reply(reply: Any) -> Any:
    """A reply of the bridge, come from JSON; raises `ValidationError`."""
    return hold(REPLIES[reply["type"]](reply), reply)


def _observation(reply: Any) -> Any:
    return replies.Unveiled if "truth" in reply else replies.Observation


REPLIES: Final[dict[str, Callable[[Any], Any]]] = {
    "observation": _observation,
    "refused": lambda reply: replies.Refused,
    "considered": lambda reply: replies.Considered,
    "reveal": lambda reply: replies.Reveal if "steps" in reply else replies.Laid,
    "recollected": lambda reply: replies.Recollected,
    "step": lambda reply: replies.Step,
    "bots": lambda reply: replies.Bots,
    "catalog": lambda reply: replies.Catalog,
    "rules": lambda reply: replies.FullRules,
    "going": lambda reply: replies.Going,
    "agreed": lambda reply: replies.Agreed,
    "succession": lambda reply: replies.Succession,
    "handed": lambda reply: replies.Handed,
    "prepared": lambda reply: replies.Prepared,
    "checked": lambda reply: replies.Checked,
    "drawn": lambda reply: replies.Drawn,
    "verdict": lambda reply: replies.Verdict,
    "brought": lambda reply: replies.Brought,
    "book": lambda reply: replies.BookTold,
    "posed": lambda reply: replies.Posed,
}


@check(replies.Observation)
def _fits_its_game(seen: Any) -> None:
    if seen["game"] in GAMES:
        hold(VIEWS[seen["game"]], seen["view"])
    _situation(seen)


@check(replies.Unveiled)
def _is_the_truth_of_its_game(seen: Any) -> None:
    hold(TRUTHS[seen["game"]], seen["truth"])
    _situation(seen)


@check(replies.Drawn)
def _is_the_picture_of_its_game(drawn: Any) -> None:
    hold(TRUTHS[drawn["game"]], drawn["truth"])


def _situation(seen: Any) -> None:
    if seen["game"] not in GAMES:
        return
    for offer in seen["offers"]:
        OFFERS[seen["game"]](offer)
    for said in seen["heard"]:
        if said["key"] == "requested":
            hold(MOVES[seen["game"]], said["args"]["actions"])
    assert ("rules" in seen) == (seen["heard_from"] == 0), "told once, at first"
    if "rules" not in seen:
        return
    game = GAMES[seen["game"]]
    assert game.write_rules(game.read_rules(seen["rules"])) == seen["rules"]


@check(KnownCell)
def _is_a_type_of_cell(told: Any) -> None:
    assert told["cell"] is None or told["cell"] in CELL_TYPES


@check(Pawn)
def _stands_on_one(told: Any) -> None:
    assert told["on"] is None or told["on"] in CELL_TYPES


@check(TrueCell)
def _is_one(told: Any) -> None:
    assert told["cell"] in CELL_TYPES
    assert told["stores"] is None or set(told["stores"]) <= set(KIT)
