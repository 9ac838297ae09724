"""The PettingZoo environments, held to PettingZoo's own tests, and to what a seat may know."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest

import gamemaster
from gamemaster.labyrinth.cells import CELL_TYPES
from gamemaster.learning.learner import text_of
from gamemaster.pettingzoo import Environment, env
from gamemaster.pettingzoo.drawing import ARROWS, LETTERS, UNSIGNED
from tests.campaigns import sampled, times

with warnings.catch_warnings():
    # It looks for a game of its own, which says that it should have been asked for by name.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.utils.conversions import aec_to_parallel

PRESETS = list(gamemaster.presets())
EVERY_PRESET = pytest.mark.parametrize("preset", sampled(PRESETS, 4))
# Warnings are errors in all these tests: `filterwarnings` in pyproject.toml.


def made(preset: str, **options: Any) -> Any:
    return pettingzoo.make("aec", f"gamemaster/{preset}-v0", **options)


def chosen(rng: Random, info: dict[str, Any]) -> int:
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


# -- PettingZoo's own tests -----------------------------------------------------


@EVERY_PRESET
def test_the_api_is_pettingzoos(preset: str) -> None:
    api_test(made(preset), num_cycles=times(100, 1000))


@EVERY_PRESET
def test_a_seed_is_a_game(preset: str) -> None:
    seed_test(partial(made, preset), num_cycles=times(50, 500))


@pytest.mark.parametrize("preset", ["classic", "quest-medium", "parchis"])
def test_every_way_of_rendering_gives_what_it_should(preset: str) -> None:
    render_test(partial(made, preset))


def test_turns_follow_each_other_so_there_is_no_parallel_form() -> None:
    """Who moves second hears what the first one's move led to: no two can move at once (G-4).

    PettingZoo's tests of parallel environments, that of max-cycles among them, have nothing to
    test here; `max_cycles` is held by a test below.
    """
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(made("classic"))


# -- whole games ----------------------------------------------------------------


@EVERY_PRESET
def test_games_end_with_what_everybody_gets(preset: str) -> None:
    game, rng = made(preset), Random(1)
    game.reset(seed=7)
    last, steps = {}, 0
    for agent in game.agent_iter():
        _, reward, terminated, truncated, info = game.last()
        assert not truncated
        if terminated:
            last[agent] = reward
            game.step(None)
        else:
            game.step(chosen(rng, info))
            steps += 1
    winners = game.unwrapped.simulation.winners
    assert steps > 10
    assert set(last) == set(game.possible_agents)
    for agent, reward in last.items():
        won = int(agent.removeprefix("player_")) in winners
        assert reward == (1 if won else -1 if winners else 0)


def test_a_game_is_the_one_that_the_library_plays() -> None:
    """The same seed, the same moves: every agent hears what a seat of a simulation hears."""
    game, rng = made("quest-easy", players=3), Random(5)
    game.reset(seed=11)
    sim = gamemaster.simulate("quest-easy", 3, seed=11)
    inside = game.unwrapped
    assert inside.simulation.plan == sim.plan
    for _ in range(200):
        agent = game.agent_selection
        assert agent == f"player_{sim.turn}"
        pieces = [*inside.pending.pieces]
        number = chosen(rng, game.infos[agent])
        game.step(number)
        if not inside.pending.pieces:
            text = inside.actions.texts[number]
            sim.say("; ".join([*pieces, *([] if text == "say" else [text])]))
        if sim.over:
            break
    assert inside.simulation.events == sim.events


@pytest.mark.rule("G-3")
def test_an_agent_is_told_what_its_seat_heard_since_its_own_move() -> None:
    game, rng = made("grand"), Random(3)
    game.reset(seed=2)
    read = dict.fromkeys(game.agents, 0)
    hidden = 0
    for agent in game.agent_iter(300):
        _, _, ended, _, info = game.last()
        if ended:
            break
        seat = int(agent.removeprefix("player_"))
        heard = [text_of(said) for said in game.unwrapped.simulation.heard(seat)]
        assert info["statements"] == heard[read[agent] :]
        everybody = [text_of(event.said) for event in game.unwrapped.simulation.events]
        hidden += len(everybody) - len(heard)
        game.step(chosen(rng, info))
        if not game.unwrapped.pending.pieces:
            read[agent] = len(heard)
    assert hidden > 0, "something was said that this agent was not told"


@pytest.mark.rule("G-3")
def test_two_plans_that_sound_alike_look_alike() -> None:
    """Another plan, the same answers: nothing that an agent gets tells them apart."""
    first, second = made("classic"), made("classic")
    plan = gamemaster.draw_plan("classic", seed=5)
    other = swapped(plan)
    assert other != plan
    first.reset(seed=1, options={"plan": plan})
    second.reset(seed=1, options={"plan": other})
    rng, alike = Random(2), 0
    for agent in first.agent_iter(60):
        seen, info = first.observe(agent), first.infos[agent]
        heard = [game.unwrapped.simulation.heard(int(agent[-1])) for game in (first, second)]
        if heard[0] != heard[1]:
            break
        alike += 1
        again, told = second.observe(agent), second.infos[agent]
        assert np.array_equal(seen, again)
        for name in ("action_mask", "vector"):
            assert np.array_equal(info[name], told[name])
        assert (info["statements"], info["pending"]) == (told["statements"], told["pending"])
        number = chosen(rng, info)
        first.step(number)
        second.step(number)
    assert alike > 5


def swapped(plan: str) -> str:
    """The same plan with the true treasure where the false one lies."""
    lines = plan.splitlines()
    true = next(line for line in lines if line.startswith("treasure "))
    false = next(line for line in lines if line.startswith("false "))
    places = {true: f"treasure {false.split()[1]}", false: f"false {true.split()[1]}"}
    return "\n".join(places.get(line, line) for line in lines) + "\n"


# -- borders --------------------------------------------------------------------


def test_a_forbidden_action_ends_the_game_and_is_refused_without_the_checks() -> None:
    checked = env(rules="classic")
    checked.reset(seed=1)
    forbidden = int(np.flatnonzero(checked.infos["player_0"]["action_mask"] == 0)[0])
    checked.step(forbidden)
    assert checked.terminations == {"player_0": True, "player_1": True}
    assert checked.rewards["player_0"] == -1
    bare = Environment("classic")
    bare.reset(seed=1)
    before = len(bare.simulation.events)
    with pytest.raises(ValueError, match=rf"action {forbidden} \(.+\) is not legal now"):
        bare.step(forbidden)
    assert len(bare.simulation.events) == before


@pytest.mark.parametrize(("preset", "players"), [("classic", 2), ("quest-easy", 3)])
def test_games_are_cut_short_after_so_many_cycles(preset: str, players: int) -> None:
    game, rng = made(preset, players=players, max_cycles=4), Random(1)
    game.reset(seed=1)
    taken = dict.fromkeys(game.agents, 0)
    for agent in game.agent_iter():
        _, reward, terminated, truncated, info = game.last()
        assert not terminated
        assert reward == 0
        if not truncated:
            taken[agent] += 1
        game.step(None if truncated else chosen(rng, info))
    assert sum(taken.values()) == 4 * players
    if preset == "classic":  # a whole move is an action
        assert taken == {"player_0": 4, "player_1": 4}


def test_a_dict_has_all_of_it() -> None:
    game = made("grand", layout="dict", players=4)
    game.reset(seed=1)
    for agent in game.agents:
        seen = game.observe(agent)
        assert game.observation_space(agent).contains(seen)
        assert np.array_equal(seen["vector"], game.infos[agent]["vector"])
        assert np.array_equal(seen["action_mask"], game.infos[agent]["action_mask"])


def test_house_rules_and_plans() -> None:
    game = made("classic", rows=3, cols=3)
    plan = gamemaster.draw_plan("classic", seed="own", rows=3, cols=3)
    game.reset(options={"plan": plan})
    assert game.unwrapped.simulation.game.write_plan(game.unwrapped.simulation.plan) == plan
    assert game.unwrapped.seeing.shape[:2] == (5, 5)
    games = set()
    for _ in range(4):
        game.reset()
        games.add(game.unwrapped.simulation.plan)
    assert len(games) > 1, "without a seed the plan is another one"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"rules": "grant"}, "did you mean 'grand'"),
        ({"players": 9}, "players can play"),
        ({"layout": "image"}, "'planes' or 'dict' expected"),
        ({"render_mode": "film"}, "render_mode 'film'"),
    ],
)
def test_what_can_not_be_made_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Environment(**options).reset()


def test_rendering_wants_a_mode() -> None:
    game = Environment("classic")
    game.reset()
    with pytest.raises(ValueError, match="no render_mode was given"):
        game.render()


def test_a_picture_shows_what_a_text_shows(capsys: pytest.CaptureFixture[str]) -> None:
    plan = gamemaster.draw_plan("classic", seed=5)
    texts = {}
    for mode in ("ansi", "rgb_array", "human"):
        game = Environment("classic", render_mode=mode)
        game.reset(seed=1, options={"plan": plan})
        for text in ("start a1", "start b2", "go right", "go up"):
            game.step(game.actions.numbers[text])
        texts[mode] = game.render()
    assert "requested" in texts["ansi"]
    assert "0" in texts["ansi"].split("plan:")[0]
    assert capsys.readouterr().out.endswith(f"{texts['ansi']}\n")
    rows, cols, _ = Environment("classic").seeing.shape
    assert texts["rgb_array"].shape == (16 * rows, 2 * 16 * cols, 3)
    assert len(np.unique(texts["rgb_array"].reshape(-1, 3), axis=0)) > 2


def test_every_type_of_cell_has_a_sign_of_its_own_in_pictures() -> None:
    signs = [kind.sign or UNSIGNED[name] for name, kind in CELL_TYPES.items()]
    drawn = [LETTERS[sign] for sign in (*signs, *ARROWS.values(), "$", "*", "0", "1", "2", "3")]
    assert len(set(drawn)) == len(drawn)


def test_an_environment_can_be_pickled() -> None:
    game = pickle.loads(pickle.dumps(Environment("grand", players=3, layout="dict")))
    game.reset(seed=1)
    assert game.possible_agents == ["player_0", "player_1", "player_2"]
