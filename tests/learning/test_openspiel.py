"""The OpenSpiel games, held to OpenSpiel's own tests, and to what a player may know."""

from __future__ import annotations

import copy
import json
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags

import gamemaster
import gamemaster.openspiel
from gamemaster.learning.learner import text_of
from gamemaster.openspiel.positions import name_of
from tests.campaigns import sampled, times

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # what it imports besides is not ours
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import generate_playthrough
    from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

SHORT = "horizon=60"
"""OpenSpiel's tests clone every position, and read everything that was heard in each."""
CHECKED = ("classic", "quest-easy", "parchis")


def played(state: Any, rng: Random, most: int = 100_000) -> Any:
    """A position, and those after it, by random actions."""
    while not state.is_terminal() and most:
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        most -= 1
    return state


# -- OpenSpiel's own tests ------------------------------------------------------


@pytest.mark.parametrize("preset", sampled(gamemaster.presets(), 3))
def test_simulations_find_nothing_wrong(preset: str) -> None:
    game = pyspiel.load_game(f"{name_of(preset)}({SHORT})")
    pyspiel.random_sim_test(game, num_sims=times(2, 20), serialize=True, verbose=False)


@pytest.mark.parametrize("preset", CHECKED)
def test_whole_games_are_simulated(preset: str) -> None:
    game = pyspiel.load_game(f"{name_of(preset)}(horizon={times(300, 5000)})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("preset", CHECKED)
def test_a_playthrough_is_played_again_line_by_line(preset: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # their defaults
    text = generate_playthrough.playthrough(f"{name_of(preset)}({SHORT})", None, seed=4)
    path = tmp_path / "playthrough.txt"
    path.write_text(text, "utf-8")
    expected, again = generate_playthrough.replay(str(path))
    assert expected == again
    assert "InformationStateString(0) = " in text
    assert "ObservationTensor(0).planes" in text


def held(preset: str) -> type[Any]:
    """OpenSpiel's checks of any game, for one of ours."""
    game = pyspiel.load_game(f"{name_of(preset)}({SHORT})")
    return type(
        "Held", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": preset}
    )


TestClassic = held("classic")
TestQuest = held("quest-easy")
TestParchis = held("parchis")


# -- what a player knows --------------------------------------------------------


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("preset", ["classic", "grand", "parchis"])
def test_an_information_state_is_all_that_was_heard_and_nothing_else(preset: str) -> None:
    game = pyspiel.load_game(name_of(preset))
    told = make_observation(game, INFO_STATE_OBS_TYPE)
    state = played(game.new_initial_state(), Random(5), 120)
    for player in range(game.num_players()):
        who, *lines = told.string_from(state, player).splitlines()
        assert who == f"player {player}"
        heard = [text_of(said) for said in state.simulation.heard(player)]
        assert lines[: len(heard)] == heard
        assert all(line.startswith("say: ") for line in lines[len(heard) :])
        assert "gm-plan" not in "".join(lines)
    assert "gm-plan" in str(state) or preset == "parchis", "the whole position tells it"


@pytest.mark.rule("G-3")
def test_worlds_that_sound_alike_are_one_information_state() -> None:
    """Whichever plan chance has chosen, as long as the same was heard."""
    game = pyspiel.load_game("gamemaster_classic")
    rng, together = Random(1), 0
    moves = [game.actions.numbers[text] for text in ("start a1", "start c3", "go up", "go left")]
    known: dict[str, list[Any]] = {}
    for plan in rng.sample(range(game.plans), 40):
        state = game.new_initial_state()
        for action in (plan, *moves):
            state.apply_action(action)
        known.setdefault(state.information_state_string(0), []).append(state)
    for states in known.values():
        together += len(states) > 1
        assert len({state.observation_string(0) for state in states}) == 1
        assert len({tuple(state.observation_tensor(0)) for state in states}) == 1
        assert len({tuple(state.legal_actions()) for state in states}) == 1
        assert len({str(state) for state in states}) == len(states)
    assert 1 < len(known) < 40
    assert together


def test_what_everybody_knows_is_what_a_spectator_knows() -> None:
    game = pyspiel.load_game("gamemaster_grand")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = make_observation(game, kind)
    state = played(game.new_initial_state(), Random(2), 150)
    _, *heard = public.string_from(state, 0).splitlines()
    assert heard == [text_of(said) for said in state.simulation.heard(None)]
    mine = state.information_state_string(0).splitlines()
    assert len(heard) < len(mine)


def test_nobody_is_told_what_all_know_together() -> None:
    game = pyspiel.load_game("gamemaster_classic")
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=everybody)
    with pytest.raises(ValueError, match="nobody knows what all players know"):
        game.make_py_observer(kind)
    with pytest.raises(ValueError, match="observation parameters are not supported"):
        game.make_py_observer(None, {"colour": "red"})


def test_a_tensor_is_planes_a_vector_and_the_move_so_far() -> None:
    game = pyspiel.load_game("gamemaster_grand")
    seen = make_observation(game)
    state = game.new_initial_state()
    for action in (0, 0):  # a plan, and who chooses first
        state.apply_action(action)
    for _ in range(4):
        if state.is_chance_node():
            state.apply_action(0)
        elif not game.actions.texts[state.legal_actions()[0]].startswith("go"):
            state.apply_action(state.legal_actions()[game.num_players() - state.current_player()])
    player, part = state.current_player(), game.actions.numbers["blow left"]
    assert part in state.legal_actions()
    state.apply_action(part)
    seen.set_from(state, player)
    assert [*np.flatnonzero(seen.dict["pending"])] == [part]
    assert seen.dict["planes"].shape == game.seeing.shape
    view = state.simulation.view(player)
    assert np.array_equal(seen.dict["planes"], game.seeing.see(view, player))
    assert np.array_equal(seen.dict["vector"], game.seeing.figures(view, player))
    assert seen.string_from(state, player).endswith(f"say: {game.actions.texts[part]}")
    seen.set_from(state, 1 - player)
    assert not seen.dict["pending"].any(), "others hear a move when it is said"
    assert "say: " not in seen.string_from(state, 1 - player)


# -- the game -------------------------------------------------------------------


@pytest.mark.parametrize("preset", sampled(gamemaster.presets(), 3))
def test_games_end_as_the_rules_have_it(preset: str) -> None:
    game = pyspiel.load_game(name_of(preset))
    state = played(game.new_initial_state(), Random(6))
    assert state.is_terminal()
    winners = state.simulation.winners
    if state.simulation.over and winners:
        wanted = [1.0 if seat in winners else -1.0 for seat in range(game.num_players())]
        assert state.returns() == wanted
    else:
        assert state.returns() == [0.0] * game.num_players()


def test_chance_is_a_player_with_the_rules_probabilities() -> None:
    state = pyspiel.load_game("gamemaster_school(plans=7)").new_initial_state()
    assert state.chance_outcomes() == [(number, pytest.approx(1 / 7)) for number in range(7)]
    assert state.action_to_string(3) == "plan 3"
    state.apply_action(3)
    assert state.is_chance_node(), "players are placed by chance"
    assert state.action_to_string(0).startswith("placed ")
    rolls = pyspiel.load_game("gamemaster_parchis").new_initial_state()
    assert [share for _, share in rolls.chance_outcomes()] == [pytest.approx(1 / 6)] * 6
    assert rolls.action_to_string(4) == "die 5"


def test_a_plan_is_the_one_that_the_library_draws() -> None:
    state = pyspiel.load_game("gamemaster_classic").new_initial_state()
    state.apply_action(12)
    inside = state.simulation
    assert inside.game.write_plan(inside.plan) == gamemaster.draw_plan("classic", seed=12)


def test_parameters_are_players_plans_horizon_and_house_rules() -> None:
    params = {"players": 3, "plans": 5, "horizon": 8, "options": "rows:3;cols:3"}
    game = pyspiel.load_game("gamemaster_classic", params)
    assert (game.num_players(), game.max_chance_outcomes()) == (3, 37)
    assert (game.rules.rows, game.rules.cols) == (3, 3)
    state = played(game.new_initial_state(), Random(1))
    assert state.move_number() == 9
    assert state.returns() == [0.0, 0.0, 0.0]
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)


@pytest.mark.parametrize(
    ("params", "why"),
    [
        ({"players": 9}, "players can play, not 9"),
        ({"options": "rows:99"}, "option rows: 3 to 12 expected"),
        ({"options": "row:3"}, "no option 'row'"),
    ],
)
def test_what_can_not_be_loaded_is_refused(params: dict[str, Any], why: str) -> None:
    kind = type(pyspiel.load_game("gamemaster_classic"))
    with pytest.raises(gamemaster.Refused, match=why):
        kind(params)


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game("gamemaster_quest_easy")
    state = played(game.new_initial_state(), Random(1), 50)
    before = str(state)
    for other in (state.clone(), copy.deepcopy(state)):
        played(other, Random(2), 50)
        assert str(other) != before
    assert str(state) == before
    assert json.loads(state.observation_string(0).splitlines()[1])["notebook"]
