"""Tables for other programs: what a newcomer's script asks for, and errors that teach."""

from __future__ import annotations

import random
import sys

import pytest

import gamemaster
from gamemaster.core.game import GM
from gamemaster.terminal.catalogs import WANTED

PLAN = gamemaster.draw_plan("classic", seed="drawn", rows=3, cols=3)
STARTS = ["start a1", "start b2"]


def played(table: gamemaster.OpenTable, most: int = 10_000, seed: int = 1) -> gamemaster.OpenTable:
    """At most so many random moves."""
    rng = random.Random(seed)
    while most and not table.over:
        table.say(table.legal_moves().sample(rng))
        most -= 1
    return table


@pytest.mark.parametrize("preset", gamemaster.presets())
def test_every_rule_set_is_played_to_its_end_and_recorded(preset: str) -> None:
    table = played(gamemaster.open_table(preset, seed="north"))
    assert table.over
    assert table.turn is None
    assert table.last_word is not None
    assert set(table.winners) <= set(range(table.players))
    assert table.legal_moves().offers == ()
    again = gamemaster.replay(table.save())
    assert again.heard(0) == table.heard(0)
    assert again.plan == table.plan


def test_a_seed_is_a_game_and_none_is_another_every_time() -> None:
    games = [gamemaster.open_table("classic", seed=seed).plan for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]
    assert len({gamemaster.open_table("classic").plan for _ in range(4)}) == 4
    assert gamemaster.draw_plan("classic", seed="a") == games[0]


def test_a_plan_is_played_as_it_is_drawn() -> None:
    table = gamemaster.open_table(plan=PLAN, seed=1)
    assert table.plan == PLAN
    assert (table.rules["rows"], table.rules["cols"]) == (3, 3)
    assert gamemaster.check_plan(PLAN) == []
    (found,) = gamemaster.check_plan(PLAN.replace("+---+---+   +", "+---+---+---+"), "classic")
    assert found.startswith("V-")
    with pytest.raises(gamemaster.Refused, match="line 1"):
        gamemaster.open_table(plan="nonsense")


def test_house_rules_are_laid_over_a_rule_set() -> None:
    table = gamemaster.open_table("school", 3, seed=1, money=9)
    assert (table.rules["money"], table.players, table.preset, table.game) == (
        *(9, 3, "school", "labyrinth"),
    )


@pytest.mark.parametrize(
    ("preset", "options", "taught"),
    [
        ("grant", {}, "no rule set is called 'grant'; did you mean 'grand'?"),
        ("zzz", {}, "no rule set is called 'zzz'; there are: classic, school,"),
        ("classic", {"row": 4}, "no option of classic is called 'row'; did you mean 'rows'?"),
        ("classic", {"rows": 99}, "option rows: 3 to 12 expected"),
        ("parchis-pairs", {"players": 3}, "4 players can play, not 3"),
    ],
)
def test_what_can_not_be_opened_is_refused_with_what_can(
    preset: str, options: dict[str, int], taught: str
) -> None:
    with pytest.raises(gamemaster.Refused, match="^" + taught.replace("?", r"\?")):
        gamemaster.open_table(preset, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moves", "text", "taught"),
    [
        ([], "start a9", ["There is no cell a9", "Did you mean 'start a4'?", "start a1…e4"]),
        ([], "go up", ["Everybody has to choose a start first", "It can say: start a1…e4."]),
        (STARTS, "go upp", ["column 4", "here could stand", "Did you mean 'go up'?"]),
        (STARTS, "dance", ["no action is called 'dance'", "go left|right|up|down"]),
        (STARTS, "flow", ["no move at this table", "shoot left|right|up|down"]),
    ],
)  # fmt: skip
def test_a_refused_move_teaches(moves: list[str], text: str, taught: list[str]) -> None:
    table = gamemaster.open_table("classic", seed="north")
    for move in moves:
        table.say(move)
    before = table.save()
    with pytest.raises(gamemaster.IllegalMove) as refused:
        table.say(text)
    for words in taught:
        assert words in str(refused.value)
    assert refused.value.text == text
    assert refused.value.legal.whole == table.legal_moves().whole
    assert refused.value.key.startswith("illegal-")
    assert table.save() == before


def test_the_parts_of_composed_moves_are_told_by_themselves() -> None:
    table = gamemaster.open_table("grand", seed=1)
    table.say("start a1")
    table.say("start b2")
    with pytest.raises(
        gamemaster.IllegalMove, match=r"Parts that may stand beside a movement: .*blow"
    ):
        table.say("blow left")
    assert table.say("blow left; go up")


def test_out_of_turn_and_after_the_end() -> None:
    table = gamemaster.open_table("classic", seed=1)
    with pytest.raises(gamemaster.IllegalMove, match="It isn't Player 2's turn"):
        table.say("start a1", seat=1)
    with pytest.raises(gamemaster.Refused, match="there is no seat 2: they are 0 to 1"):
        table.observe(2)
    played(table)
    with pytest.raises(gamemaster.Refused, match="the game is over"):
        table.say("go up")


def test_without_what_makes_sentences_refusals_are_keys_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "gamemaster.terminal.words", None)
    table = gamemaster.open_table("classic", seed=1)
    with pytest.raises(gamemaster.IllegalMove, match=r"no such cell \(cell a9\)\. Did you mean"):
        table.say("start a9")
    with pytest.raises(gamemaster.Refused, match=WANTED.replace("[", r"\[")):
        table.told()


def test_what_is_heard_is_told_in_every_language() -> None:
    table = gamemaster.open_table("classic", seed="north")
    said = table.say("start a1")
    assert said == table.heard(0, since=len(table.heard(0)) - len(said))
    assert table.told(0)[-len(said)] == "Player 1: starts at a1."
    assert "Игрок 1" in table.told(0, language="ru")[-len(said)]
    assert "Jugador 1" in table.told(0, language="es")[-len(said)]
    with pytest.raises(gamemaster.Refused, match="no words in 'de': en, es, ru"):
        table.told(language="de")


@pytest.mark.rule("G-3")
def test_a_seat_is_told_no_more_than_it_heard() -> None:
    """Two seats of a game with dark moves: what one alone heard, the other is not told."""
    table = played(gamemaster.open_table("grand", seed=3), 60)
    mine, other = table.heard(0), table.heard(1)
    assert mine != other
    assert table.observe(0).heard == mine
    assert not [said for said in other if said.key == "gm-plan"]
    assert [said for said in table.truth().heard if said.key == "gm-plan"]
    assert table.truth().seat == GM


def test_bots_play_for_a_seat() -> None:
    table = gamemaster.open_table("classic", seed=1)
    while not table.over and table.observe(0).version < 30:
        table.let("mapper")
    assert table.over or table.observe(0).version == 30
    with pytest.raises(gamemaster.Refused, match="no bot of labyrinth is called 'dicer'"):
        table.let("dicer")


def test_a_record_is_replayed_as_far_as_wanted() -> None:
    table = played(gamemaster.open_table("parchis", seed=1), 20)
    for requests in (0, 7, 20):
        part = gamemaster.replay(table.save(), requests)
        assert part.heard() == table.heard()[: len(part.heard())]
        assert f"{requests} moves" in repr(part)
    with pytest.raises(gamemaster.Refused, match=r"move 3 \(rill\) is refused"):
        gamemaster.replay(table.save().replace('"roll"', '"rill"'))
