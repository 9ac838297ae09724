"""One suite over every game: what a table may rely on, whatever it hosts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from pydantic import TypeAdapter

from gamemaster.core import letters, messages, record
from gamemaster.core.game import CHANCE, EVERYONE, GM, OVER, Event, Game, Illegal
from gamemaster.core.offering import Offer
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.parchis.rules import Rules as ParchisRules
from gamemaster.session import Session
from gamemaster.terminal import catalogs
from tests.bridge.schema import hold_reply
from tests.campaigns import sampled, times
from tests.core.coin import COIN, CoinRules
from tests.golden.texts import GOLDEN
from tests.labyrinth.composing import random_text
from tests.labyrinth.house_rules import MIXES
from tests.parchis.modes import ALL, ALONE, FIERCE, PAIRS

AnyGame = Game[Any, Any, Any, Any]
LANGUAGES: Final = catalogs.languages()
COLOURS: Final = ("red", "blue", "green", "orange", "purple", "teal")
LIMIT: Final = 20_000
"""Moves after which a game of random players counts as endless."""

CLASSIC: Final = PRESETS["classic"]
BRIEF: Final = 40
"""Quiet rounds after which games are drawn here that would else go on for long."""


def brief(rules: Rules) -> Rules:
    """The same rules for games that end soon."""
    return replace(rules, quiet_rounds=BRIEF) if rules.rounds_to_draw(rules.size) > BRIEF else rules


VARIANTS: Final[tuple[tuple[AnyGame, Any], ...]] = (
    (COIN, CoinRules()),
    (COIN, CoinRules(1)),
    (GAMES["labyrinth"], CLASSIC),
    (GAMES["labyrinth"], replace(CLASSIC, rows=3, cols=3, bear=False, bullets=0, bombs=0)),
    (GAMES["labyrinth"], replace(CLASSIC, rows=5, cols=6, outside=True, exits=2, quiet_rounds=80)),
    (GAMES["labyrinth"], replace(CLASSIC, rows=4, cols=4, bear_can_be_shot=True, bullets=9)),
    (GAMES["labyrinth"], replace(CLASSIC, rows=5, cols=4, bear_strikes_on_meeting=False)),
    (
        GAMES["labyrinth"],
        replace(CLASSIC, rows=12, cols=12, quiet_rounds=40, false_treasures=6, difficulty="hard"),
    ),
    (GAMES["labyrinth"], brief(PRESETS["school"])),
    (GAMES["labyrinth"], brief(PRESETS["quest-easy"])),
    (GAMES["labyrinth"], brief(PRESETS["quest-medium"])),
    (GAMES["parchis"], ALL),
    (GAMES["parchis"], replace(ALL, safe_cells=12)),
    (GAMES["parchis"], PAIRS),
    (GAMES["parchis"], FIERCE),
    (GAMES["parchis"], ALONE),
    *((GAMES["labyrinth"], brief(rules)) for rules in MIXES.values()),
)
NAMES: Final = [f"{game.id}{at}" for at, (game, _) in enumerate(VARIANTS[: -len(MIXES)])]
NAMED: Final = [
    pytest.param(*variant, id=name)
    for name, variant in zip((*NAMES, *MIXES), VARIANTS, strict=True)
]
EVERY_VARIANT: Final = pytest.mark.parametrize(("game", "rules"), NAMED)
SOME_VARIANTS: Final = pytest.mark.parametrize(("game", "rules"), sampled(NAMED, 8))
"""For what plays whole games, and looks at them from every side."""


def seeds(most: int, rules: Any) -> range:
    """The seeds of some games; fewer where each has many actions in a move, or many moves."""
    long = getattr(rules, "compound", False) or isinstance(rules, ParchisRules)
    return range(max(times(1, 2), most // 4) if long else most)


def seats_for(game: AnyGame, rules: Any, seed: int) -> int:
    least, most = game.seats(rules)
    return least + seed % (most - least + 1)


def random_move(game: AnyGame, rules: Any, state: Any, rng: Random) -> Any:
    """Chance's outcome, or a move composed of what is offered to whoever is to move."""
    if game.to_move(state) == CHANCE:
        return game.read_move(rng.choice(game.chances(state))[0])
    return game.read_move(random_text(game.offers(state, game.to_move(state)), rules, rng))


def play_out(game: AnyGame, rules: Any, state: Any, rng: Random, limit: int = LIMIT) -> list[Event]:
    told: list[Event] = []
    for _ in range(limit):
        if game.to_move(state) == OVER:
            break
        told += game.apply(state, random_move(game, rules, state, rng))
    return told


def opened(game: AnyGame, rules: Any, seed: int) -> tuple[Any, Any, int]:
    plan = game.generate(rules, Random(f"{seed}/plan"))
    seats = seats_for(game, rules, seed)
    return game.start(rules, plan, seats)[0], plan, seats


def table_of(game: AnyGame, rules: Any, seed: int) -> Table:
    seats = range(seats_for(game, rules, seed))
    return Table.open(game, rules, [Player(f"p{at}", COLOURS[at]) for at in seats], f"seed {seed}")


def steps(table: Table, rng: Random) -> Iterator[int]:
    """Play a table at random; the version before each move."""
    while table.turn is not None:
        yield table.version
        seen = table.observe(table.turn, 10_000_000)
        assert seen.seat is not None
        text = random_text(seen.offers, table.rules, rng)
        assert table.submit(seen.seat, text, table.version) is None, text


@EVERY_VARIANT
def test_random_play_comes_to_an_end(game: AnyGame, rules: Any) -> None:
    for seed in seeds(times(3, 25), rules):
        state, _, _ = opened(game, rules, seed)
        play_out(game, rules, state, Random(seed))
        assert game.to_move(state) == OVER, f"seed {seed} goes on after {LIMIT} moves"


EVERY_PRESET: Final = [(game, preset) for game in GAMES.values() for preset in game.presets()]


@pytest.mark.parametrize(("game", "preset"), EVERY_PRESET, ids=[name for _, name in EVERY_PRESET])
def test_every_preset_comes_to_an_end(game: AnyGame, preset: str) -> None:
    """As it stands, with the quiet rounds that it has."""
    rules = game.presets()[preset]
    for seed in range(times(1, 3)):
        state, _, _ = opened(game, rules, seed)
        play_out(game, rules, state, Random(seed))
        assert game.to_move(state) == OVER, f"seed {seed} goes on after {LIMIT} moves"


def whole(offers: Sequence[Offer], rules: Any) -> list[str]:
    """Everything offered as a whole move: a part with an offered step after or before it."""
    moves = [offer.move for offer in offers if not offer.part]
    assert moves
    parts = [offer.move for offer in offers if offer.part]
    step = next((offer.move for offer in offers if offer.do == "go"), "")
    if getattr(rules, "arms_after", False):
        return moves + [f"{step}; {part}" for part in parts]
    return moves + [f"{part}; {step}" for part in parts]


@EVERY_VARIANT
def test_what_is_offered_is_legal_and_only_to_whose_turn_it_is(game: AnyGame, rules: Any) -> None:
    for seed in seeds(times(2, 12), rules):
        state, _, seats = opened(game, rules, seed)
        rng = Random(seed)
        while (seat := game.to_move(state)) != OVER:
            if seat != CHANCE:
                offers = game.offers(state, seat)
                for text in (*whole(offers, rules), random_text(offers, rules, rng)):
                    move = game.read_move(text)
                    assert game.check(state, seat, move) is None, text
                    assert game.read_move(game.write_move(move)) == move
                assert all(
                    game.write_move(game.read_move(text)) == text for text in whole(offers, rules)
                )
                for other in {*range(seats), GM, CHANCE, OVER} - {seat}:
                    assert game.offers(state, other) == ()
                    assert isinstance(game.check(state, other, move), Illegal)
            game.apply(state, random_move(game, rules, state, rng))
        last = game.read_move(offers[0].move)
        for seat in (*range(seats), GM, CHANCE, OVER):
            assert game.offers(state, seat) == ()
            assert isinstance(game.check(state, seat, last), Illegal)


@EVERY_VARIANT
def test_a_refused_request_changes_nothing(game: AnyGame, rules: Any) -> None:
    """Checking never acts: the game goes on as if nobody had asked."""
    for seed in seeds(times(2, 6), rules):
        quiet, loud = opened(game, rules, seed)[0], opened(game, rules, seed)[0]
        seats = seats_for(game, rules, seed)
        rng, asking = Random(seed), Random(-seed)
        offered: list[str] = []
        while game.to_move(quiet) != OVER:
            if game.to_move(quiet) != CHANCE:
                offered += whole(game.offers(quiet, game.to_move(quiet)), rules)
            for _ in range(5 if offered else 0):
                move = game.read_move(asking.choice(offered[-200:]))
                game.check(loud, asking.randrange(-3, seats), move)
            move = random_move(game, rules, quiet, rng)
            assert game.apply(quiet, move) == game.apply(loud, move)


def may_draw(game: AnyGame, rules: Any) -> bool:
    """Whether chance decides anything by these rules: the toss, a start, a drift, the wheel."""
    if game.id != "labyrinth":
        return True
    return bool(rules.start != "open" or rules.current == "drift" or rules.casinos)


@EVERY_VARIANT
def test_chances_add_up_to_one(game: AnyGame, rules: Any) -> None:
    drawn = 0
    for seed in seeds(times(2, 6), rules):
        state, _, _ = opened(game, rules, seed)
        rng = Random(seed)
        while game.to_move(state) != OVER:
            chances = game.chances(state)
            if game.to_move(state) == CHANCE:
                drawn += 1
                assert sum(share for _, share in chances) == 1
                assert all(share > 0 for _, share in chances)
                assert len({text for text, _ in chances}) == len(chances)
            else:
                assert chances == ()
            game.apply(state, random_move(game, rules, state, rng))
    assert (drawn > 0) == may_draw(game, rules)


@SOME_VARIANTS
def test_a_clone_is_independent(game: AnyGame, rules: Any) -> None:
    for seed in seeds(times(1, 10), rules):
        state, plan, seats = opened(game, rules, seed)
        rng = Random(seed)
        moves, told = [], []
        while game.to_move(state) != OVER:
            copy = game.clone(state)
            if rng.random() < 0.1:
                play_out(game, rules, game.clone(state), Random(rng.random()), 40)
            move = random_move(game, rules, state, rng)
            said = game.apply(state, move)
            assert game.apply(copy, move) == said
            assert game.to_move(copy) == game.to_move(state)
            if rng.random() < 0.5:
                state, copy = copy, state
            play_out(game, rules, copy, Random(rng.random()), 3)
            moves.append(move)
            told += said
        fresh, _ = game.start(rules, plan, seats)
        assert [event for move in moves for event in game.apply(fresh, move)] == told


@EVERY_VARIANT
def test_a_game_leaves_the_beginning_of_the_next_one_alone(game: AnyGame, rules: Any) -> None:
    plan, seats = opened(game, rules, 0)[1:]
    state, said = game.start(rules, plan, seats)
    first = [*said, *play_out(game, rules, state, Random(1))]
    said.clear()
    state, said = game.start(rules, plan, seats)
    assert [*said, *play_out(game, rules, state, Random(1))] == first


@EVERY_VARIANT
def test_rules_survive_the_trip_through_json(game: AnyGame, rules: Any) -> None:
    data = json.loads(json.dumps(game.write_rules(rules)))
    assert game.read_rules(data) == rules
    TypeAdapter(letters.Options).validate_python(data)
    assert all(game.read_rules(game.write_rules(one)) == one for one in game.presets().values())


@EVERY_VARIANT
def test_generated_plans_are_valid_and_survive_the_trip_through_text(
    game: AnyGame, rules: Any
) -> None:
    for seed in seeds(times(1, 5), rules):
        plan = game.generate(rules, Random(seed))
        assert plan == game.generate(rules, Random(seed))
        assert not [p for p in game.validate(rules, plan) if p.severity == "error"]
        text = game.write_plan(plan)
        assert game.read_plan(text) == plan
        assert game.write_plan(game.read_plan(text)) == text


@SOME_VARIANTS
def test_a_record_replays_to_the_same_words(game: AnyGame, rules: Any) -> None:
    for seed in seeds(times(1, 3), rules):
        table = table_of(game, rules, seed)
        stop = Random(seed).randrange(10, 60) if seed else LIMIT
        for version in steps(table, Random(seed)):
            if version > stop:
                break
        text = record.save(table)
        again = record.load(text, {game.id: game})
        assert list(again.events) == list(table.events)
        assert again.digest == table.digest
        assert record.save(again) == text
        for eyes in (*range(len(table.players)), None, GM):
            assert again.observe(eyes) == table.observe(eyes)


@SOME_VARIANTS
def test_observations_keep_their_form_and_their_memory(game: AnyGame, rules: Any) -> None:
    table = table_of(game, rules, 1)
    session = Session()
    session.table = table
    listeners: list[int | None] = [*range(len(table.players)), None]
    heard: dict[int | None, list[Any]] = {eyes: [] for eyes in listeners}
    for version in steps(table, Random(5)):
        if version > times(80, 250):
            break
        for eyes in listeners:
            ask = messages.Observe(type="observe", eyes=eyes, since=len(heard[eyes]))
            seen = hold_reply(json.loads(json.dumps(session.answer(ask))))
            assert seen["heard_from"] == len(heard[eyes])
            heard[eyes] += seen["heard"]
            now = (eyes, table.version, table.turn)
            assert (seen["seat"], seen["version"], seen["turn"]) == now
            assert bool(seen["offers"]) == (eyes is not None and eyes == table.turn)
            assert not [said for said in seen["heard"] if said["key"].startswith("gm-")]
        whole = [(said.key, said.args) for said in table.observe(None).heard]
        assert [(said["key"], said["args"]) for said in heard[None]] == whole


@SOME_VARIANTS
def test_what_is_said_is_json_and_open_words_end_the_game(game: AnyGame, rules: Any) -> None:
    for seed in seeds(times(1, 4), rules):
        table = table_of(game, rules, seed)
        for _ in steps(table, Random(seed)):
            assert table.observe(None).over is None
        for event in table.events:
            assert json.loads(json.dumps(event.said.args)) == event.said.args
            assert event.audience is EVERYONE or event.audience
        over = table.observe(None).over
        assert over is not None
        assert over == table.observe(0).over
        assert over in [event.said for event in table.events if event.audience is EVERYONE]


def keys_kept(game: str) -> set[str]:
    """The keys in a game's golden transcripts, which have all of them."""
    own = "parchis-*.txt" if game == "parchis" else "[!p]*-*.txt"
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN.glob(own)]
    return set(re.findall(r"^    [a-z0-9]+ ([a-z-]+) ", "\n".join(texts), re.MULTILINE))


def fluent_ids(language: str) -> set[str]:
    texts = [
        path.read_text(encoding="utf-8") for path in (catalogs.FOLDER / language).glob("*.ftl")
    ]
    return set(re.findall(r"^([a-z][a-zA-Z0-9_-]*) *=", "\n".join(texts), re.MULTILINE))


@cache
def keys_said(name: str) -> set[str]:
    """The keys of all that random play of every variant makes the game master say."""
    said: set[str] = set()
    for variant, rules in VARIANTS:
        for seed in range(4 if variant.id == name else 0):
            plan, seats = variant.generate(rules, Random(seed)), seats_for(variant, rules, seed)
            state, told = variant.start(rules, plan, seats)
            said |= {
                event.said.key for event in [*told, *play_out(variant, rules, state, Random(seed))]
            }
    return said


WORDS: Final = {"labyrinth": 100, "parchis": 25}
"""So many different things are said at least; in Parchís there are no more."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_word_said_has_a_sentence(game: AnyGame, language: str) -> None:
    said = keys_said(game.id) | keys_kept(game.id)
    aloud = {key for key in said if not key.startswith("gm-")}
    assert len(aloud) >= WORDS[game.id]
    assert aloud <= fluent_ids(language)


def test_the_quiet_rounds_shown_are_those_counted() -> None:
    """The picture counts rounds by what it heard, the game by what happened (Rule D-3.6)."""
    game: AnyGame = GAMES["labyrinth"]
    options: Mapping[str, Any] = {"bear_can_be_shot": True, "outside": True, "bullets": 9}
    rules: Rules = replace(CLASSIC, rows=4, cols=4, quiet_rounds=30, **options)
    seen = 0
    for seed in range(6):
        table = table_of(game, rules, seed)
        for _ in steps(table, Random(seed)):
            assert table.observe(None, 10_000_000).view["quiet"] == table._state.quiet
            seen += 1
    assert seen > 300
