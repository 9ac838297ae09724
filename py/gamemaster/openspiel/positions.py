"""Labyrinth and Parchís as OpenSpiel games in Python.

Chance is a player: it chooses the plan first, one of so many, and then whatever the rules leave to
it. A player's information state is all that his seat heard, his observation what follows from it
(Rule G-3); both are texts, and the observation is a tensor as well.
"""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from gamemaster.core.game import CHANCE, EVERYONE
from gamemaster.games import GAMES
from gamemaster.labyrinth.moves import POCKETS
from gamemaster.learning.actions import SAY, Pending
from gamemaster.learning.learner import actions_of, reward, seeing_of, text_of
from gamemaster.library.rule_sets import find, presets, usual
from gamemaster.library.simulation import Simulation
from gamemaster.terminal.options import read_option

PLANS: Final = 1000
"""So many plans chance chooses from."""
HORIZON: Final = 10_000
"""After so many actions of players nobody wins."""


def name_of(preset: str) -> str:
    """What OpenSpiel calls a rule set."""
    return f"gamemaster_{preset.replace('-', '_')}"


def type_of(preset: str) -> pyspiel.GameType:
    """What OpenSpiel is told of a rule set before it is loaded."""
    game, rules = find(preset, {})
    least, most = game.seats(rules)
    return pyspiel.GameType(
        short_name=name_of(preset),
        long_name=f"Gamemaster: {game.id}, {preset}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": usual(game, rules),
            "plans": PLANS if game.id == "labyrinth" else 1,
            "horizon": HORIZON,
            "options": "",
        },
    )


@lru_cache(maxsize=4 * PLANS)
def plan_of(game: str, rules: Any, number: int) -> Any:
    """One of the plans that chance chooses from."""
    return GAMES[game].generate(rules, Random(f"{number}/plan"))


class Playing(pyspiel.Game):  # type: ignore[misc]
    """One rule set; each has a class of its own, which OpenSpiel is given.

    Parameters are `players`, how many; `plans`, from how many chance chooses, 1 for none;
    `horizon`, after how many actions the game is drawn; `options`, house rules as `rows:3;cols:3`.

    Raises `Refused` as `gamemaster.open_table` does.
    """

    preset: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        preset = self.preset
        told = type_of(preset)
        given = {**told.parameter_specification, **(params or {})}
        game, _ = find(preset, {})
        known = {option.name: option for option in game.options()}
        texts = [text.replace(":", "=", 1) for text in given["options"].split(";") if text]
        options = dict(read_option(text, known) for text in texts)
        self.game, self.rules = find(preset, options)
        self.players, self.plans = int(given["players"]), int(given["plans"])
        self.horizon = int(given["horizon"])
        self.actions = actions_of(self.game.id, self.rules, self.players)
        self.seeing = seeing_of(self.game.id, self.rules, self.players)
        Simulation(self.game, self.rules, plan_of(self.game.id, self.rules, 0), self.players, None)
        super().__init__(
            told,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.actions),
                max_chance_outcomes=max(self.plans, len(POCKETS), getattr(self.rules, "size", 0)),
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=self.horizon,
            ),
            params or {},
        )

    def new_initial_state(self) -> Position:
        """The beginning: chance is to choose a plan, unless there is but one."""
        return Position(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What makes texts and tensors of positions."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind, params)


class Run:
    """What changes in a position, copied as a whole: the rest is shared."""

    __slots__ = ("_texts", "pending", "simulation", "taken")

    def __init__(self) -> None:
        self.simulation: Simulation | None = None
        """None: no plan is chosen yet."""
        self.pending = Pending()
        self.taken = 0
        self._texts: list[str] = []

    def said(self) -> list[str]:
        """All statements that were made, whoever heard them."""
        assert self.simulation is not None
        fresh = self.simulation.events[len(self._texts) :]
        self._texts += [text_of(event.said) for event in fresh]
        return self._texts

    def heard(self, seat: int | None) -> list[str]:
        """All statements that a seat, or a spectator (None), has heard."""
        assert self.simulation is not None
        return [
            text
            for event, text in zip(self.simulation.events, self.said(), strict=True)
            if event.audience is EVERYONE or seat in event.audience
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> Run:
        """A copy that goes its own way; OpenSpiel clones positions by it."""
        copy = Run()
        copy.simulation = None if self.simulation is None else self.simulation.clone()
        copy.pending = Pending([*self.pending.pieces], self.pending.parts, self.pending.moved)
        copy.taken, copy._texts = self.taken, [*self._texts]
        return copy


class Position(pyspiel.State):  # type: ignore[misc]
    """A position; a composed move is said in steps, as `learning/actions.py` has it."""

    def __init__(self, game: Playing) -> None:
        super().__init__(game)
        self.run = Run()
        if game.plans == 1:
            self._begin(game, 0)

    def _begin(self, game: Playing, number: int) -> None:
        plan = plan_of(game.game.id, game.rules, number)
        self.run.simulation = Simulation(game.game, game.rules, plan, game.players, None)

    @property
    def simulation(self) -> Simulation:
        """The game; there is none before a plan is chosen."""
        assert self.run.simulation is not None
        return self.run.simulation

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody any more."""
        simulation = self.run.simulation
        if simulation is None or simulation.to_move == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return simulation.to_move

    def is_terminal(self) -> bool:
        """Whether the game has ended, or gone on for too long."""
        simulation, run = self.run.simulation, self.run
        if simulation is None or simulation.to_move == CHANCE:
            return False
        return simulation.over or run.taken >= self.get_game().horizon

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has lost, 0 for all as long as nobody has."""
        game = self.get_game()
        winners = () if self.run.simulation is None else self.simulation.winners
        return [reward(seat, winners) for seat in range(game.players)]

    # -- what can be done ----------------------------------------

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.get_game().actions.legal(self.simulation.offers, self.run.pending)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by number with their probabilities."""
        if self.run.simulation is None:
            plans = self.get_game().plans
            return [(number, 1 / plans) for number in range(plans)]
        chances = self.simulation.chances()
        return [(number, float(share)) for number, (_, share) in enumerate(chances)]

    def _apply_action(self, action: int) -> None:
        run = self.run
        if run.simulation is None:
            self._begin(self.get_game(), action)
        elif run.simulation.to_move == CHANCE:
            run.simulation.draw(run.simulation.chances()[action][0])
        else:
            run.taken += 1
            said = self.get_game().actions.take(action, run.pending)
            if said is not None:
                run.simulation.say(said)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.get_game().actions.texts[action])
        if self.run.simulation is None:
            return f"plan {action}"
        return self.simulation.chances()[action][0]

    def __str__(self) -> str:
        """All that was said at the table, whoever heard it."""
        if self.run.simulation is None:
            return "no plan is chosen"
        return "\n".join([*self.run.said(), *_pending(self.run.pending)])


class Observer:
    """Texts and tensors of what a player knows (`PyObserver` of OpenSpiel).

    With perfect recall it is all that he heard, as a text only; else what follows from it. Of
    public information alone is what a spectator knows. Raises `ValueError` for parameters, and for
    what all players know together, which nobody does.
    """

    def __init__(self, game: Playing, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody knows what all players know")
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self._seeing = game.seeing
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if not self._recalls:
            shapes = {"planes": game.seeing.shape, "vector": (len(game.seeing.vector),)}
            shapes["pending"] = (len(game.actions),)
            sizes = [int(np.prod(shape)) for shape in shapes.values()]
            self.tensor = np.zeros(sum(sizes), np.float32)
            begin = 0
            for (name, shape), size in zip(shapes.items(), sizes, strict=True):
                self.dict[name] = self.tensor[begin : begin + size].reshape(shape)
                begin += size

    def set_from(self, state: Position, player: int) -> None:
        """Put down what a player knows in a position."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.run.simulation is None or not (self._public or self._private):
            return
        view = state.simulation.view(player if self._private else None)
        self.dict["planes"][:] = self._seeing.see(view, player)
        self.dict["vector"][:] = self._seeing.figures(view, player)
        if self._private and player == state.simulation.to_move:
            numbers = state.get_game().actions.numbers
            for piece in state.run.pending.pieces:
                self.dict["pending"][numbers[piece]] = 1

    def string_from(self, state: Position, player: int) -> str:
        """The same as a text."""
        if state.run.simulation is None or not (self._public or self._private):
            return ""
        simulation, seat = state.simulation, player if self._private else None
        pending = _pending(state.run.pending)
        own = pending if self._private and player == simulation.to_move else []
        who = f"player {player}" if self._private else "public"
        if self._recalls:
            return "\n".join([who, *state.run.heard(seat), *own])
        shown = json.dumps(simulation.view(seat).show(), ensure_ascii=False)
        return "\n".join([who, shown, *own])


def _pending(pending: Pending) -> list[str]:
    return [f"{SAY}: {'; '.join(pending.pieces)}"] if pending.pieces else []


def register_all() -> None:
    """Register every rule set with OpenSpiel."""
    for preset in presets():
        pyspiel.register_game(type_of(preset), type("Playing", (Playing,), {"preset": preset}))
