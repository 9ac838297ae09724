"""What a page asks of the games themselves, whatever table there is.

What there is to choose from, whole rules, whether a plan or a record is right.
"""

from __future__ import annotations

from typing import Any, get_args

from gamemaster import __version__
from gamemaster.core import messages, replies
from gamemaster.core.game import Game, Option, Refused
from gamemaster.core.verifying import verify
from gamemaster.games import GAMES


def game(name: str) -> Game[Any, Any, Any, Any]:
    """The game of this name; raises `Refused`."""
    if name not in GAMES:
        raise Refused("refused-game", f"no game is called {name!r}", game=name)
    return GAMES[name]


def catalog(bots: replies.Roster) -> replies.Catalog:
    """What there is to choose from: rule sets, their options, and bots."""
    presets: dict[str, replies.Preset] = {
        name: {"game": each.id, "rules": each.write_rules(laws), "players": each.seats(laws)}
        for each in GAMES.values()
        for name, laws in each.presets().items()
    }
    options = {each.id: [_option(option) for option in each.options()] for each in GAMES.values()}
    return {
        "type": "catalog",
        "version": __version__,
        "presets": presets,
        "options": options,
        "primers": {each.id: each.primer() for each in GAMES.values()},
        "colours": list(get_args(replies.Colour)),
        **bots,
    }


def _option(option: Option) -> replies.OptionTold:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "min": option.min,
        "max": option.max,
        "choices": list(option.choices),
        "named": list(option.named),
    }


def rules(request: messages.RulesFor) -> replies.FullRules:
    """Whole rules from what differs of a rule set; raises `Refused`."""
    of = game(request.game)
    laws = of.read_rules(request.rules)
    return {"type": "rules", "rules": of.write_rules(laws), "players": of.seats(laws)}


def checked(request: messages.Check) -> replies.Checked:
    """What is wrong with a plan; raises `Refused` for what is none."""
    of = game(request.game)
    laws, plan = of.read_rules(request.rules), of.read_plan(request.plan)
    return {"type": "checked", "problems": _problems(of, laws, plan)}


def _problems(of: Game[Any, Any, Any, Any], laws: Any, plan: Any) -> list[replies.Found]:
    return [
        {"rule": p.rule, "severity": p.severity, "key": p.key, "args": dict(p.args)}
        for p in of.validate(laws, plan)
    ]


def verdict(request: messages.Verify) -> replies.Verdict:
    """What becomes of a record that is held to the rules and to what a page has heard."""
    found = verify(request.record, request.evidence, GAMES)
    return {
        "type": "verdict",
        "state": found.state,
        "key": found.key,
        "args": found.args,
        "at": found.at,
        "told": found.told,
        "ruled": found.ruled,
        "overruled": list(found.overruled),
    }
