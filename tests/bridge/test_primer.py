"""What pages are told of the rules: it is complete, and it speaks of what there is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gamemaster import bridge
from gamemaster.core.game import Game, Option
from gamemaster.core.options import check_option
from gamemaster.core.primer import Need
from gamemaster.games import GAMES
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.labyrinth.move_text import ACTIONS, COMPOSED
from gamemaster.labyrinth.moves import EVEN_BETS, POCKETS, USES, WEAPONS
from gamemaster.labyrinth.roulette import EVENS, WHEEL, colour, gain
from gamemaster.labyrinth.rules import Rules

HOSTED = GAMES.values()
AnyGame = Game[Any, Any, Any, Any]


def ids(value: Any) -> str:
    return str(getattr(value, "id", value))


def needs_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every need that stands anywhere in a primer."""
    if isinstance(data, dict):
        if "option" in data:
            yield data
        for value in data.values():
            yield from needs_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from needs_in(value)


def test_the_catalog_brings_what_each_game_tells() -> None:
    catalog = json.loads(bridge.handle('{"type": "catalog"}'))
    told = {game.id: json.loads(json.dumps(game.primer())) for game in HOSTED}
    assert catalog["primers"] == told


@pytest.mark.parametrize("game", HOSTED, ids=ids)
def test_every_option_is_in_one_group(game: AnyGame) -> None:
    primer = game.primer()
    grouped = [name for group in primer["groups"] for name in group["options"]]
    assert sorted(grouped) == sorted(option.name for option in game.options())
    assert set(primer["lobby"]) <= set(grouped)


@pytest.mark.parametrize("game", HOSTED, ids=ids)
def test_every_drawing_stands_in_a_chapter(game: AnyGame) -> None:
    primer = game.primer()
    chapters = [name for part in primer["parts"] for name in part["chapters"]]
    assert len(set(chapters)) == len(chapters)
    assert {figure["chapter"] for figure in primer["figures"]} <= set(chapters)
    if "legend" in primer:
        assert primer["legend"]["chapter"] in chapters


@pytest.mark.parametrize("game", HOSTED, ids=ids)
def test_what_something_needs_can_be_so(game: AnyGame) -> None:
    """A need names an option, and values that it can have; some rules meet it, others don't."""
    options: dict[str, Option] = {option.name: option for option in game.options()}
    rules: Any = next(iter(game.presets().values()))
    needs = list(needs_in(game.primer()))
    assert needs
    for told in needs:
        option = options[told["option"]]
        named = [*told.get("of", ()), *told.get("but", ())]
        for value in named:
            check_option(option, value)
        need = Need(option.name, tuple(told.get("of", ())), tuple(told.get("but", ())))
        low = 0 if option.min is None else option.min
        tried = [*named, *option.choices, True, False] if option.choices or named else [low, 0, 3]
        assert {need.met(replace(rules, **{option.name: value})) for value in tried} == {
            True,
            False,
        }


def test_of_several_drawings_of_a_name_one_is_shown() -> None:
    """Whatever the rules are: what is drawn otherwise by other rules is drawn once."""
    for game in HOSTED:
        for rules in game.presets().values():
            shown = [
                figure["name"]
                for figure in game.primer()["figures"]
                if all(met(need, rules) for need in figure["needs"])
            ]
            assert len(set(shown)) == len(shown), rules.preset


def met(told: Any, rules: Any) -> bool:
    return Need(told["option"], tuple(told.get("of", ())), tuple(told.get("but", ()))).met(rules)


@pytest.mark.rule("G-6")
def test_the_legend_explains_every_cell_type() -> None:
    primer = GAMES["labyrinth"].primer()
    signs = primer["legend"]["signs"]
    assert [sign["what"] for sign in signs][: len(CELL_TYPES)] == list(CELL_TYPES)
    plain = Rules(rivers=0, loops=0)
    shown = {sign["what"] for sign in signs if all(met(need, plain) for need in sign["needs"])}
    assert shown == {"land", "arsenal", "hospital", "wall", "exit"}


@pytest.mark.rule("B-5")
def test_the_wheel_is_the_european_one() -> None:
    """Every number once, red and black in turn, and the bets beside them are those there are."""
    wheel = GAMES["labyrinth"].primer()["wheel"]
    assert sorted(map(int, POCKETS)) == sorted(WHEEL) == list(range(37))
    colours = [colour for _, colour in wheel["pockets"]]
    assert colours == ["green", *["red", "black"] * 18]
    assert wheel["pockets"] == [(number, colour(number)) for number in WHEEL]
    assert sorted(wheel["evens"]) == sorted(EVENS) == sorted(EVEN_BETS)
    assert gain("17", 17) == wheel["pays_number"]
    assert gain("red", 1) == wheel["pays_even"]


def test_moves_are_composed_of_actions_there_are() -> None:
    moves = GAMES["labyrinth"].primer()["moves"]
    assert set(moves["turns"]) < set(moves["composed"]) == set(COMPOSED) < set(ACTIONS)
    assert {*WEAPONS, *USES} < set(moves["composed"])
    marked = {verb for mark in moves["marks"] for verb in mark["on"] or ()}
    assert marked | set(moves["facts"]["on"]) <= set(moves["turns"])
