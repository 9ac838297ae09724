"""What stands beside bots in a worker of their own: JSON text in, JSON text out.

A stranger's bot has such a worker, and so have those of this program that think.

Nothing else of this program works there: no table, no record, no page. The engine's side is
`strangers.py`; it believes nothing that comes from here.
"""

from __future__ import annotations

import json
from random import Random

from gamemaster.core.bot import Roster, choice, find_bots
from gamemaster.core.game import Observation, Said
from gamemaster.core.offering import Offer
from gamemaster.core.replies import Question

_ROSTER = Roster({}, {})


def listed() -> str:
    """The bots that the installed wheel has brought, and why others of it can't play."""
    global _ROSTER
    _ROSTER = find_bots(own=False)
    bots = [{"id": b.id, "game": b.game, "level": b.level} for b in _ROSTER.bots.values()]
    return json.dumps({"bots": bots, "broken": dict(_ROSTER.broken)})


def prepare() -> None:
    """Know this program's own bots, to be asked."""
    global _ROSTER
    _ROSTER = find_bots()


def ask(text: str) -> str:
    """The same as `choose`; without a bot it answers that it is there."""
    return choose(text) if json.loads(text) else text


def choose(text: str) -> str:
    """A bot's move, `{"move": …}`, or the name of its failure, `{"fault": …}`."""
    asked = json.loads(text)
    try:
        bot = _ROSTER.bots[asked["bot"]]
        rng = _chance(*asked["chance"])
        return json.dumps({"move": choice(bot, _seen(asked["seen"]), rng, asked["seconds"])})
    except BaseException as fault:  # a stranger's code may raise anything
        return json.dumps({"fault": type(fault).__name__})


def _chance(version: int, internal: list[int], gauss: float | None) -> Random:
    rng = Random()
    rng.setstate((version, tuple(internal), gauss))
    return rng


def _seen(told: Question) -> Observation:
    return Observation(
        game=told["game"],
        seat=told["seat"],
        version=told["version"],
        turn=told["turn"],
        over=None if told["over"] is None else Said(**told["over"]),
        offers=tuple(Offer(**offer) for offer in told["offers"]),
        heard=tuple(Said(**said) for said in told["heard"]),
        heard_from=told["heard_from"],
        view=told["view"],
        rules=told["rules"],
    )
