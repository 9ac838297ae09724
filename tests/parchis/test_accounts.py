"""Random games under the eyes of an accountant: every one ends, no piece is lost or doubled.

`GAMEMASTER_GAMES=1000` plays so many games of every mode; `-s` shows how long they were.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random
from statistics import mean, median
from typing import Any, Final

import pytest

from gamemaster.core.game import CHANCE, GM, OVER, Event, Said
from gamemaster.core.options import RulesError
from gamemaster.parchis import stepping, turn
from gamemaster.parchis.board import HOME, Board
from gamemaster.parchis.game import PARCHIS, Parchis
from gamemaster.parchis.position import Position
from gamemaster.parchis.rules import OPTIONS, Rules
from tests.campaigns import sampled, times
from tests.parchis.accounts import Accountant
from tests.parchis.modes import MODES, Mode

GAMES: Final = int(os.environ.get("GAMEMASTER_GAMES", times(2, 5)))
LIMIT: Final = 20_000
"""Requests and throws after which a game of random players counts as endless."""
CLOSELY: Final = 4
"""So many games of each mode are checked after every request, with all that is shown to anybody;
more of them after every seventh request, for what is lost stays lost."""
LISTENERS: Final = (None, GM, 0, 1)


def play(mode: Mode, seed: int, every: int = 1) -> tuple[Accountant, int, list[Said]]:
    """One random game, with all that is said checked, and the position after `every` requests.

    Where it is checked each time, so is the picture. Its length is told, and what was said.
    """
    rules, rng = mode.rules, Random(f"accounts {seed}")
    state, told = PARCHIS.start(rules, PARCHIS.generate(rules, rng), mode.seats)
    accountant = Accountant(rules, mode.seats)
    view = PARCHIS.view(rules, None, mode.seats)
    heard: list[Said] = []
    length = 0
    while True:
        for event in told:
            heard.append(event.said)
            accountant.hear(event.said)
            if every == 1:
                view.hear(event.said)
        assert accountant.earned is None
        seat = PARCHIS.to_move(state)
        if length % every == 0 or seat == OVER:
            accountant.check_room()
            accountant.check_position(state.now)
            if every == 1:
                accountant.check_view(view.show())
        if seat == OVER:
            return accountant, length, heard
        if seat == CHANCE:
            text = rng.choice(PARCHIS.chances(state))[0]
        else:
            assert (seat, accountant.phase) in ((accountant.player, "roll"), (seat, "move"))
            text = rng.choice(PARCHIS.offers(state, seat)).move
        told = PARCHIS.apply(state, PARCHIS.read_move(text))
        length += 1
        assert length < LIMIT, "the game does not end"


@pytest.mark.rule("P-4")
@pytest.mark.parametrize("name", sampled(MODES, 3))
def test_random_games_end_and_no_piece_is_lost_or_doubled(name: str) -> None:
    mode, lengths, said = MODES[name], [], Counter[str]()
    for seed in range(GAMES):
        accountant, length, heard = play(mode, seed, 1 if seed < CLOSELY else 7)
        lengths.append(length)
        said += accountant.said
        assert accountant.phase == "over"
        for eyes in LISTENERS if seed < CLOSELY else ():
            view = PARCHIS.view(mode.rules, eyes, mode.seats)
            for each in heard:
                view.hear(each)
            accountant.check_view(view.show())
    assert said["captured"] > GAMES
    assert said["pair-home" if mode.rules.pairs else "all-home"] == GAMES
    print(
        f"\n{name}: {GAMES} games of {mean(lengths):.0f} requests and throws on the average, "
        f"median {median(lengths):.0f}, longest {max(lengths)}; "
        f"rolls {said['rolled'] / GAMES:.0f}, captures {said['captured'] / GAMES:.1f} a game"
    )


def every_combination() -> list[Rules]:
    """All options in all combinations that make sense, but those that only clocks read (T-4)."""
    options = [option for option in OPTIONS if option.kind != "int"]
    choices = [option.choices or (False, True) for option in options]
    names = [option.name for option in options]
    found = []
    for values in product(*choices):
        try:
            found.append(PARCHIS.read_rules(dict(zip(names, values, strict=True))))
        except RulesError:
            assert not values[names.index("pairs")]
    return found


def test_whatever_is_agreed_on_comes_to_an_end() -> None:
    combinations = every_combination()
    assert len(combinations) == 2 + 2 * 2 * 2
    for seed, rules in enumerate(combinations):
        seats = PARCHIS.seats(rules)[1]
        assert play(Mode(rules, seats), seed, 7)[0].phase == "over"


# -- mutants: each of them errs, and each must be caught ------------------------


def _loses_whom_it_captures(step: Any, board: Board, now: Position, one: stepping.Step) -> None:
    step(board, now, one)
    if one.takes != stepping.NO_PIECE:
        now.places[one.takes] = HOME


def _forgets_walls(lift: Any, now: Position, piece: int) -> None:
    walls = now.walls
    lift(now, piece)
    now.walls = walls


def _walks_through_walls(steps: Any, board: Board, now: Position) -> Any:
    walls, now.walls = now.walls, 0
    try:
        return steps(board, now)
    finally:
        now.walls = walls


def _captures_in_shelters(steps: Any, board: Board, now: Position) -> Any:
    return steps(replace(board, shelters=frozenset()), now)


def _captures_partners(steps: Any, board: Board, now: Position) -> Any:
    return steps(replace(board, rules=replace(board.rules, partners_capture=True)), now)


def _keeps_a_capture_to_itself(apply: Any, game: Parchis, state: Any, move: Any) -> list[Event]:
    return [event for event in apply(game, state, move) if event.said.key != "captured"]


def _pays_too_little(apply: Any, game: Parchis, state: Any, move: Any) -> list[Event]:
    told: list[Event] = apply(game, state, move)
    args = {"steps": 10}
    short = [replace(event, said=Said("bonus", {**event.said.args, **args})) for event in told]
    pairs = zip(told, short, strict=True)
    return [less if event.said.key == "bonus" else event for event, less in pairs]


MUTANTS: Final[tuple[tuple[Any, str, Callable[..., Any]], ...]] = (
    (turn, "make", _loses_whom_it_captures),
    (Position, "lift", _forgets_walls),
    (turn, "steps", _walks_through_walls),
    (turn, "steps", _captures_in_shelters),
    (turn, "steps", _captures_partners),
    (Parchis, "apply", _keeps_a_capture_to_itself),
    (Parchis, "apply", _pays_too_little),
)


@pytest.mark.parametrize(
    ("owner", "name", "mutant"), MUTANTS, ids=[each.__name__.strip("_") for *_, each in MUTANTS]
)
def test_an_error_is_noticed(
    monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, mutant: Callable[..., Any]
) -> None:
    right = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda *args: mutant(right, *args))
    with pytest.raises((AssertionError, KeyError, StopIteration, ValueError)):
        any(play(MODES["pairs"], seed) is None for seed in range(5))
