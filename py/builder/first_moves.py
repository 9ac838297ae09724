"""What every page asks of the engine before its first move; run by Pyodide itself, at build time.

Whatever `play` imports is what has to arrive before a game can be played. What an engine has done
once it does faster: a page goes on from one that has played the `QUICK` games.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from gamemaster import bridge, choosing

STRANGERS = choosing
"""What a worker of strangers' bots needs of the same memory."""
SEATS: list[dict[str, Any]] = [
    {"name": "Ann", "colour": "red"},
    {"name": "Bot", "colour": "blue", "bot": None},
    *({"name": name, "colour": "green"} for name in ("Cid", "Dan")),
]
QUICK = ("classic", "quest-easy", "parchis")
"""The rule sets that the lobby begins at a click."""


def ask(**request: Any) -> Any:
    """A reply of the bridge; raises `AssertionError` for a refusal."""
    reply = json.loads(bridge.handle(json.dumps(request)))
    assert reply["type"] != "refused", reply
    return reply


def play(only: Collection[str] | None = None) -> None:
    """Open a table of every rule set, make a move, let a bot move, keep and resume the game."""
    catalog = ask(type="catalog")
    for name in only or catalog["presets"]:
        preset = catalog["presets"][name]
        game, rules = preset["game"], preset["rules"]
        least, most = preset["players"]
        seats = [dict(seat) for seat in SEATS[: min(max(least, 2), most)]]
        if len(seats) > 1:
            seats[1]["bot"] = bridge.SESSION.bots.roster.best(game).id
        ask(type="rules", game=game, rules={"preset": name})
        seen = ask(type="new", game=game, rules=rules, seats=seats, seed="1", eyes=0)
        for _ in range(3):
            seen = move(seen, seats)
        kept = bridge.save()
        assert json.loads(bridge.resume(kept))["type"] == "observation"
        ask(type="prepare", game=game, rules=rules, seats=seats)
        ask(type="open", nonces=[], eyes=0)
    bridge.SESSION.clear()


def move(seen: Any, seats: list[dict[str, Any]]) -> Any:
    """The first offer of whose turn it is."""
    turn, version = seen["turn"], seen["version"]
    if seats[turn].get("bot"):
        return ask(type="advance", version=version, eyes=0)
    seen = ask(type="observe", eyes=turn)
    text = seen["offers"][0]["move"]
    ask(type="consider", seat=turn, move=text)
    return ask(type="submit", seat=turn, move=text, version=version)
