"""The games as an OpenSpiel game, `python_swcore`; importing this registers it.

    pyspiel.load_game("python_swcore(game=small-world,players=2)")

A game begins with a chance node that draws the seed: the order of all that is shuffled. Each die is a chance node of its own,
unless `dice` is false. A state that was cloned meets the same cards; who searches by what a seat knows takes
`resample_from_infostate`. An information state is what the seat sees, what it has done, and a fingerprint of all it has seen:
it is worked out when it is asked for, and costs nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from swcore_rl.chance import Throw, attempt
from swcore_rl.drawing import text
from swcore_rl.errors import needed, refused
from swcore_rl.recall import BITS, Memory, Recall
from swcore_rl.scenario import MOST_STEPS, Scenario
from swcore_rl.table import Table

with needed("openspiel"):
    import numpy as np
    import pyspiel

NAME = "python_swcore"
PLAYERS = 10  # most seats of any game
SEEDS = 1000
FACES = 64  # most faces of whatever is thrown

PARAMETERS: dict[str, Any] = {
    "game": "small-world",
    "players": 2,
    "map": "",
    "edition": "",
    "options": "",
    "max_steps": MOST_STEPS,
    "seeds": SEEDS,
    "dice": True,
}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Games of swcore",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
    default_loadable=True,
    provides_factored_observation_string=False,
)


class SwcoreGame(pyspiel.Game):
    """A scenario as a game of OpenSpiel.

    Parameters: `game`, `players`, `map`, `edition`; `options` as `name:value;name:value`; `max_steps`, after which a game is cut
    off and nobody gains; `seeds`, how many games chance may draw; `dice`, whether dice are chance nodes, or decided by the seed.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.scenario = Scenario(
            given["game"],
            given["players"],
            map=given["map"] or None,
            edition=given["edition"],
            options=options_of(given["options"]),
            reward="rank",
            max_steps=given["max_steps"],
        )
        self.seeds, self.dice = given["seeds"], given["dice"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.scenario.actions.size,
            max_chance_outcomes=max(self.seeds, FACES),
            num_players=self.scenario.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.scenario.max_steps,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> SwcoreState:
        """Return a state before chance has drawn the seed."""
        return SwcoreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SwcoreObserver:
        """Return what writes observations.

        Args:
            iig_obs_type: what an observation is to hold: what the seat sees, with `perfect_recall` also what it remembers.
            params: none.
        """
        if params:
            raise ValueError(f"There are no parameters of observations: {params}")
        return SwcoreObserver(self.scenario, recalls=bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SwcoreState(pyspiel.State):
    """A position."""

    def __init__(self, game: SwcoreGame) -> None:
        super().__init__(game)
        self.scenario, self.seeds, self.dice = game.scenario, game.seeds, game.dice
        self.table: Table | None = None
        self.throw: Throw | None = None
        self.recall: Recall | None = None  # what seats remember, as far as somebody has asked

    def memory(self, player: int) -> Memory:
        """Return what a seat remembers.

        Args:
            player: the seat.
        """
        if self.table is None:
            return Memory(bytes(BITS // 8))
        self.recall = (self.recall or Recall.begun(self.table)).after(self.table)
        return self.recall.memories[player]

    def current_player(self) -> int:
        """Return who is asked, or the word for chance, or for the end."""
        if self.table is None or self.throw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat if self.table.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, equally likely, or the faces of a die by their numbers."""
        if self.throw is not None:
            return [(number, chance) for number, (_, chance) in enumerate(self.throw.outcomes())]
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def is_terminal(self) -> bool:
        """Return whether the game is over, or cut off."""
        return self.table is not None and self.table.seat < 0

    def returns(self) -> list[float]:
        """Return what each seat has gained: by its place once the game is over, else nothing."""
        return self.table.rewards[:] if self.table is not None and self.table.over else [0.0] * self.scenario.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SwcoreState:
        """Return a state in which all that a seat does not know is drawn anew. It is for search: its history is not its own.

        Args:
            player: the seat.
            sampler: returns a number from 0 to 1.
        """
        new: SwcoreState = self.clone()
        if self.table is not None:
            self.memory(player)
            assert self.recall is not None
            new.table = self.table.guess(player, random.Random(int(sampler() * 2**62)))
            new.recall = self.recall.guessed(new.table, player)
        return new

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if self.table is not None and self.throw is None and player == self.table.seat else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(self.scenario, action)
        elif not self.dice:
            self.table.step(action)
        elif self.throw is None:
            self._go_on(attempt(self.table, action))
        else:
            face = self.throw.outcomes()[action][0]
            self._go_on(attempt(self.table, self.throw.number, (*self.throw.known, face)))

    def _go_on(self, found: Table | Throw) -> None:
        self.throw = found if isinstance(found, Throw) else None
        if isinstance(found, Table):
            self.table = found

    def _action_to_string(self, player: int, action: int) -> str:
        if self.throw is not None:
            return f"throw {self.throw.outcomes()[action][0]}"
        return f"seed {action}" if self.table is None else self.table.text(action)

    def __str__(self) -> str:
        """Return the position as a bystander sees it, with all actions that led to it."""
        return (
            "chance" if self.table is None else "\n".join([text(self.table.game), f"seed {self.table.seed}", *self.table.moves])
        )


class SwcoreObserver:
    """Writes observations: `tensor`, and its parts by name in `dict`.

    Args:
        scenario: the scenario.
        recalls: whether they hold what the seat remembers, too: as `recall` behind all others.
    """

    def __init__(self, scenario: Scenario, *, recalls: bool = False) -> None:
        self.scenario, self.recalls = scenario, recalls
        size = scenario.observer.size
        self.tensor = np.zeros(size + (BITS if recalls else 0), np.float32)
        self.dict = scenario.observer.named(self.tensor[:size])
        if recalls:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: SwcoreState, player: int) -> None:
        """Write what a seat sees; nothing before chance has drawn the seed.

        Args:
            state: the position.
            player: the seat.
        """
        size = self.scenario.observer.size
        self.tensor[:size] = 0 if state.table is None else state.table.observe(player)
        if self.recalls:
            self.tensor[size:] = state.memory(player).numbers()

    def string_from(self, state: SwcoreState, player: int) -> str:
        """Return what a seat sees, as text.

        Args:
            state: the position.
            player: the seat.
        """
        if state.table is None:
            return "chance"
        seen = text(state.table.game, player)
        return f"{seen}\n{state.memory(player).text()}" if self.recalls else seen


def options_of(words: str) -> dict[str, Any]:
    """Return the options of a text: `name:value;name:value`.

    Args:
        words: the text; `true`, `false` and whole numbers are read as such.

    Raises:
        SwcoreError: `rl-option` for a part without a colon.
    """
    found: dict[str, Any] = {}
    for part in filter(None, words.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise refused("rl-option", f"{part!r} says no value of an option.", "Write name:value;name:value.", value=part)
        whole = value.lstrip("-").isdecimal()
        found[name.strip()] = {"true": True, "false": False}.get(value, int(value) if whole else value)
    return found


pyspiel.register_game(TYPE, SwcoreGame)
