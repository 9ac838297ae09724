"""Rule sets by name, house rules laid over them, and the plans that are played on."""

from __future__ import annotations

from difflib import get_close_matches
from random import Random
from typing import Any, Final

from gamemaster.core.game import Refused
from gamemaster.games import GAMES
from gamemaster.library.sentences import AnyGame, sentence

TWO: Final = 2


def presets() -> dict[str, str]:
    """The names of all rule sets, each with the game that it belongs to.

    >>> presets()["grand"], presets()["parchis"]
    ('labyrinth', 'parchis')
    """
    return {preset: game.id for game in GAMES.values() for preset in game.presets()}


def find(preset: str, options: dict[str, Any]) -> tuple[AnyGame, Any]:
    """A game and its rules: a preset with house rules laid over it; raises `Refused`."""
    game = next((game for game in GAMES.values() if preset in game.presets()), None)
    if game is None:
        raise _unknown("refused-preset", "rule set", preset, [*presets()])
    known = [option.name for option in game.options()]
    for name in options:
        if name not in known:
            raise _unknown("refused-unknown-option", f"option of {preset}", name, known)
    return game, game.read_rules({"preset": preset, **options})


def usual(game: AnyGame, rules: Any) -> int:
    """How many play where nobody says: two, or the fewest that can."""
    least, _ = game.seats(rules)
    return max(TWO, least)


def rule_set(preset: str = "classic", **options: Any) -> dict[str, Any]:
    """All options of a rule set, with house rules laid over it.

    Raises `Refused` for a name that there is not, a value out of bounds, or two options that
    contradict each other.

    >>> rules = rule_set("school", money=9)
    >>> rules["rows"], rules["cols"], rules["money"]
    (4, 5, 9)
    >>> rule_set("clasic")
    Traceback (most recent call last):
    ...
    gamemaster.core.game.Refused: no rule set is called 'clasic'; did you mean 'classic'?
    """
    game, rules = find(preset, options)
    return game.write_rules(rules)


def draw_plan(preset: str = "classic", *, seed: str | int, **options: Any) -> str:
    """The plan that a table of this seed begins from, as text; raises `Refused` as `rule_set` does.

    >>> plan = draw_plan("classic", seed="north")
    >>> check_plan(plan, "classic")
    []
    """
    game, rules = find(preset, options)
    return game.write_plan(game.generate(rules, Random(f"{seed}/plan")))


def check_plan(plan: str, preset: str = "classic", **options: Any) -> list[str]:
    """What makes a plan unplayable by these rules, a line each; none: it can be played.

    What the plan settles by how it is drawn, such as its size, need not be said in the options.
    Raises `Refused` for a text that is no plan, with line and column.
    """
    game, _ = find(preset, options)
    drawn = game.read_plan(plan)
    rules = fitted(game, preset, options, drawn)
    problems = [each for each in game.validate(rules, drawn) if each.severity == "error"]
    return [f"{each.rule}: {sentence(each.key, each.args, game, rules)}" for each in problems]


def fitted(game: AnyGame, preset: str, options: dict[str, Any], plan: Any) -> Any:
    """The rules for a plan: what it settles stands where nothing was said of it."""
    settled = game.settled(game.presets()[preset], plan)
    return game.read_rules({"preset": preset, **settled, **options})


def _unknown(key: str, what: str, name: str, known: list[str]) -> Refused:
    near = get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(known)}"
    word = "preset" if key == "refused-preset" else "option"
    return Refused(key, f"no {what} is called {name!r}; {hint}", **{word: name})
