"""A game as a PettingZoo environment: the seats act one after the other, each as often as its turn asks."""

from __future__ import annotations

from typing import Any

from swcore_rl.errors import needed, refused, whole
from swcore_rl.illegal import check_illegal
from swcore_rl.scenario import scenario_of
from swcore_rl.table import MOST_SEED, Table

with needed("pettingzoo"):
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from swcore_rl.drawing import MODES, check_mode, render
from swcore_rl.spaces import check_form, observation_space, shaped


class SwcoreAEC(AECEnv):
    """The environment, without the wrappers that `aec_env` puts around it.

    Agents are named `seat_0`, `seat_1` and so on. An observation is a dict of `observation` (see `Scenario.observation_fields`)
    and `action_mask`; the mask of a seat that is not asked is all 0.

    Args:
        game: a `Scenario`, or what `Scenario` takes first.
        form: `flat` for a vector, `dict` for its parts by name.
        illegal: what an illegal action does: `error` raises, `lose` ends the game, with -1 for who did it and 0 for the others.
        render_mode: `human`, `ansi` or `rgb_array`.
        setup: further arguments of `Scenario`, such as `seats`.
    """

    metadata = {  # noqa: RUF012 - as the library wants it
        "name": "swcore_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Any = "small-world",
        *,
        form: str = "flat",
        illegal: str = "error",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.scenario = scenario_of(game, setup)
        self.form, self.illegal, self.render_mode = check_form(form), check_illegal(illegal), check_mode(render_mode)
        self.possible_agents = list(self.scenario.agents)
        self._rng: Any = None
        self._table: Table | None = None
        seen, size = observation_space(self.scenario, form), self.scenario.actions.size
        masks = {agent: gymnasium.spaces.Box(0, 1, (size,), np.int8) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}) for agent, mask in masks.items()
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(size) for agent in self.possible_agents}

    @property
    def table(self) -> Table:
        """The game.

        Raises:
            SwcoreError: `rl-reset` before the first game.
        """
        if self._table is None:
            raise refused("rl-reset", "There is no game yet.", "Call reset first.")
        return self._table

    def observation_space(self, agent: str) -> Any:
        """Return the space of what a seat sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of its actions; the same for all seats."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        Args:
            seed: the same seed gives the same games from here on; None goes on from the last one, at first from the system's
                own chance.
            options: not used.
        """
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        self._table = Table(self.scenario, int(self._rng.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat sees, and the mask of its actions."""
        seat = self.possible_agents.index(agent)
        mask = self.table.mask() if seat == self.table.seat else np.zeros(self.scenario.actions.size, np.int8)
        return {"observation": shaped(self.scenario, self.form, self.table.observe(seat)), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Carry out the action of the seat that is asked.

        Args:
            action: its number; None for a seat whose game is over.

        Raises:
            SwcoreError: `rl-illegal`, unless `illegal` is `lose`.
        """
        table, agent = self.table, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        number = whole(action, "An action")
        if self.illegal == "lose" and number not in table.legal():
            self.rewards = {one: -1.0 if one == agent else 0.0 for one in self.agents}
            self.infos[agent] = {"illegal": number}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            table.step(number)
            self.rewards = dict(zip(self.possible_agents, table.rewards, strict=True))
            self._end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the seat that is asked sees, what it gained, whether its game is over or was cut off, and its info.

        Args:
            observe: whether it looks.

        Raises:
            SwcoreError: `rl-reset` once all seats have left a game that is over.
        """
        _check_left(self._table is not None and not self.agents)
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def _end(self) -> None:
        table = self.table
        if table.seat >= 0:
            self.agent_selection = self.possible_agents[table.seat]
        elif table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """Return or print the game as a bystander sees it, as `render_mode` says."""
        return render(self.table.game, self.render_mode)

    def close(self) -> None:
        """Do nothing: a game holds nothing open."""

    def __str__(self) -> str:
        return "swcore_v0"


class Ordered(OrderEnforcingWrapper):
    """Tells of a wrong order of calls; the wrapper of the library does not know of a look after the end."""

    def last(self, observe: bool = True) -> Any:
        """Return what the seat that is asked sees and has, see `SwcoreAEC.last`."""
        _check_left(self._has_reset and not self.agents)
        return super().last(observe)


def _check_left(left: bool) -> None:
    if left:
        raise refused("rl-reset", "The game is over, and all seats have left it.", "Call reset.")


def aec_env(game: Any = "small-world", **arguments: Any) -> AECEnv:
    """Return the environment in the wrappers that tell of a wrong order of calls and of actions out of bounds.

    Args:
        game: a `Scenario`, or what `Scenario` takes first.
        arguments: of `SwcoreAEC`.
    """
    return Ordered(AssertOutOfBoundsWrapper(SwcoreAEC(game, **arguments)))
