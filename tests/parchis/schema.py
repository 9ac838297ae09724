"""What must hold of Parchís as it crosses the border, beside its definitions (`strictly.py`)."""

from __future__ import annotations

from typing import Any

from gamemaster.core.replies import Offer
from gamemaster.parchis.replies import ButtonTarget, ParchisSeen, StepTarget
from tests.strictly import check, hold

BUTTONS = {"roll": "roll", "done": "done", "pass": "done", "undo": "undo"}
"""Each button, and the move that it makes."""


def hold_offer(offer: Offer) -> None:
    """An offer of this game: a step or a button."""
    assert offer["part"] is False
    if offer["do"] in BUTTONS:
        assert offer["move"] == BUTTONS[offer["do"]]
        hold(ButtonTarget, offer["target"])
        return
    assert offer["do"] == "step"
    target = hold(StepTarget, offer["target"])
    assert offer["move"] == f"{target['from']}-{target['to']}"


@check(StepTarget)
def _uses_what_there_is(target: Any) -> None:
    assert (target["with"] == "bonus") == (target["by"] > 6)
    assert target["from"] != "base" or target["by"] == 5
    assert target["with"] != "sum" or target["from"] == "base"


@check(ParchisSeen)
def _fits_together(seen: Any) -> None:
    players, phase = seen["players"], seen["phase"]
    by_seat = ("corners", "pieces", "draws", "to_go", "tally")
    assert all(len(seen[name]) == players for name in by_seat)
    assert all(len(point) == players for point in seen["course"])
    assert seen["partners"] is None or seen["partners"] == [2, 3, 0, 1]
    assert len(seen["shelters"]) in (4, 12)
    assert seen["shelters"] == sorted(seen["shelters"])
    assert (seen["player"] is None) == (seen["mover"] is None) == (phase in ("draw", "over"))
    assert phase in ("move", "over") or not (seen["left"] or seen["bonus"])
    assert bool(seen["course"]) == (phase == "over")
