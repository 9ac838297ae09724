"""Labyrinth and Parchís as an AEC environment of PettingZoo.

A seat's observation is made of what it heard, and of nothing else (Rule G-3): planes of what is
certain. Beside them `infos` has the mask of actions, a vector of public figures, and all statements
since the seat's last action, as texts.
"""

from __future__ import annotations

import secrets
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers

from gamemaster.core.game import Said
from gamemaster.learning.actions import Pending
from gamemaster.learning.learner import actions_of, reward, seeing_of, text_of
from gamemaster.library.rule_sets import find, presets, usual
from gamemaster.library.simulation import Simulation
from gamemaster.pettingzoo.drawing import as_image, as_text

VERSION: Final = "v0"
ILLEGAL: Final = -1.0
"""What an agent gets for an action that its mask forbids; the game ends then."""
SHOWN: Final = 5
"""So many of the last statements stand below a text."""


class Environment(pettingzoo.AECEnv[str, Any, Any], EzPickle):  # type: ignore[misc]
    """One rule set; `env` gives it with the checks that PettingZoo's own games have.

    `rules`: the name of a rule set, and any house rules as `options`. `players`: how many, two or
    the fewest that can if nobody says. `layout` is what an observation is: `planes` alone (a box),
    or a `dict` of `observation`, `vector` and `action_mask`. After `max_cycles` actions of each
    player on average the game is cut short. Raises `Refused` as `open_table` does.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo wants it
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": f"gamemaster_{VERSION}",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: str = "classic",
        players: int | None = None,
        render_mode: str | None = None,
        layout: str = "planes",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, rules, players, render_mode, layout, max_cycles, **options)
        super().__init__()
        if layout not in ("planes", "dict"):
            raise ValueError(f"layout {layout!r}: 'planes' or 'dict' expected")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(
                f"render_mode {render_mode!r}: {self.metadata['render_modes']} expected"
            )
        self.game, self.rules = find(rules, options)
        self.players = usual(self.game, self.rules) if players is None else players
        self.render_mode, self.layout, self.max_cycles = render_mode, layout, max_cycles
        self.metadata = {**self.metadata, "name": f"gamemaster_{rules}_{VERSION}"}
        self.actions = actions_of(self.game.id, self.rules, self.players)
        self.seeing = seeing_of(self.game.id, self.rules, self.players)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(len(self.actions), np.int8)
        self._nothing.flags.writeable = False
        self._waiting: dict[str, Any] = {
            "action_mask": self._nothing,
            "vector": np.zeros(len(self.seeing.vector), np.float32),
            "statements": [],
            "pending": [],
        }
        """What an agent is told that is not to move: it hears all of it when its turn comes."""
        self.action_spaces = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Space[Any]:
        planes = spaces.Box(0, 1, self.seeing.shape, np.int8)
        if self.layout == "planes":
            return planes
        return spaces.Dict(
            {
                "observation": planes,
                "vector": spaces.Box(0, 1, (len(self.seeing.vector),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an observation is."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the actions, whose texts are `actions.texts`."""
        return self.action_spaces[agent]

    # -- the game ----------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game whose plan and chance the seed fixes; without one they are new each time.

        Of `options` only `plan` is read: the text of a plan to be played on.
        """
        seed_text = secrets.token_hex(16) if seed is None else str(seed)
        text = (options or {}).get("plan")
        plan = (
            self.game.generate(self.rules, Random(f"{seed_text}/plan"))
            if text is None
            else self.game.read_plan(text)
        )
        chance = Random(f"{seed_text}/chance")
        self.simulation = Simulation(self.game, self.rules, plan, self.players, chance)
        self.pending = Pending()
        self._taken = 0
        self._read = [0] * self.players
        self._written: dict[int, str] = {}
        """By what is no other's as long as the simulation keeps its statements."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat) for agent, seat in self._seats.items()}
        self.agent_selection = self.possible_agents[max(self.simulation.to_move, 0)]

    def step(self, action: Any) -> None:
        """Take an action of the agent whose turn it is.

        Raises `ValueError` for one that its mask forbids; `env` ends the game instead.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        simulation, number = self.simulation, int(action)
        if not self.actions.mask(simulation.offers, self.pending)[number]:
            raise ValueError(f"action {number} ({self.actions.texts[number]}) is not legal now")
        said = self.actions.take(number, self.pending)
        if said is not None:
            self._read[self._seats[agent]] = len(simulation.heard(self._seats[agent]))
            simulation.say(said)
        self._taken += 1
        if simulation.over:
            self.rewards = {
                each: reward(self._seats[each], simulation.winners) for each in self.agents
            }
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._taken >= self.max_cycles * self.players:
            self.truncations = dict.fromkeys(self.agents, True)
        self._pass_on(agent)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _pass_on(self, agent: str) -> None:
        """Whose turn it is, and what that agent is told beside its observation."""
        seat = self.simulation.to_move
        following = self.possible_agents[seat] if seat >= 0 else agent
        ended = self.terminations[agent] or self.truncations[agent]
        for each in self.agents if ended else {agent, following}:
            waits = not ended and each != following
            self.infos[each] = self._waiting if waits else self._info(self._seats[each])
        self.agent_selection = self.agents[0] if ended else following

    # -- what a seat knows ----------------------------------------

    def observe(self, agent: str) -> Any:
        """What an agent knows now."""
        seat = self._seats[agent]
        planes = self.seeing.see(self.simulation.common_view(seat), seat)
        if self.layout == "planes":
            return planes
        return {
            "observation": planes,
            "vector": self.seeing.figures(self.simulation.common_view(seat), seat),
            "action_mask": self._mask(seat),
        }

    def _mask(self, seat: int) -> Any:
        if seat != self.simulation.to_move:
            return self._nothing
        return self.actions.mask(self.simulation.offers, self.pending)

    def _info(self, seat: int) -> dict[str, Any]:
        """The mask, the vector, and what was said since the agent's last move."""
        return {
            "action_mask": self._mask(seat),
            "vector": self.seeing.figures(self.simulation.common_view(seat), seat),
            "statements": self._texts(self.simulation.heard(seat, self._read[seat])),
            "pending": [*self.pending.pieces] if seat == self.simulation.to_move else [],
        }

    def _texts(self, heard: list[Said]) -> list[str]:
        """Statements as texts; several agents hear the same one."""
        known = self._written
        for said in heard:
            if id(said) not in known:
                known[id(said)] = text_of(said)
        return [known[id(said)] for said in heard]

    # -- pictures ----------------------------------------

    def render(self) -> Any:
        """What the agent whose turn it is knows: as text, as a picture, or printed (`human`)."""
        if self.render_mode is None:
            raise ValueError(f"no render_mode was given: one of {self.metadata['render_modes']}")
        seat = self._seats[self.agent_selection]
        view = self.simulation.common_view(seat)
        planes = self.seeing.see(view, seat)
        if self.render_mode == "rgb_array":
            return as_image(self.game.id, planes, self.seeing.planes)
        heard = [text_of(said) for said in self.simulation.heard(seat)[-SHOWN:]]
        text = as_text(self.game.id, planes, self.seeing.planes, heard)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def env(**options: Any) -> Any:
    """An environment whose actions are checked: one that is forbidden ends the game.

    Its arguments are those of `Environment`.
    """
    checked = wrappers.TerminateIllegalWrapper(Environment(**options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def register_all() -> None:
    """Register every rule set as `gamemaster/<rule set>-v0`."""
    for preset in presets():
        pettingzoo.register(
            "aec", f"gamemaster/{preset}-{VERSION}", entry_point=partial(env, rules=preset)
        )
