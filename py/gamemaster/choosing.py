"""What stands beside a stranger's bot in its worker: JSON text in, JSON text out.

Nothing else of this program works there: no table, no record, no page. The engine's side is
`strangers.py`; it believes nothing that comes from here.
"""

from __future__ import annotations

import json
from random import Random

from gamemaster.core.bot import Roster, find_bots
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


def choose(text: str) -> str:
    """A bot's move, `{"move": …}`, or the name of its failure, `{"fault": …}`."""
    asked = json.loads(text)
    try:
        bot = _ROSTER.bots[asked["bot"]]
        return json.dumps({"move": bot.choose(_seen(asked["seen"]), Random(asked["seed"]))})
    except BaseException as fault:  # a stranger's code may raise anything
        return json.dumps({"fault": type(fault).__name__})


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
