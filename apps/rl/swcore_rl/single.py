"""A game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from swcore import Action, Game
from swcore.bots import Bot, make_bot
from swcore_rl.errors import needed, refused, whole
from swcore_rl.illegal import check_illegal
from swcore_rl.opponents import Opponent, answered, close, opponents_of
from swcore_rl.scenario import scenario_of
from swcore_rl.table import MOST_SEED, Table

with needed("gymnasium"):
    import gymnasium

from swcore_rl.drawing import MODES, check_mode, render
from swcore_rl.spaces import check_form, observation_space, shaped

ID = "swcore/Game-v0"
GAMES = 100  # that end before the seat is asked, until something is wrong


class SwcoreEnv(gymnasium.Env[Any, Any]):
    """The environment.

    An observation is what the seat sees (see `Scenario.observation_fields`); the mask of its legal actions stands in
    `info["action_mask"]`, and `action_masks()` returns it, as MaskablePPO asks for it.

    Args:
        game: a `Scenario`, or what `Scenario` takes first.
        opponents: who plays the other seats: the name of a bot (`random`, `greedy`), the command of a program that speaks
            JSON lines (`node bot.mjs`), a bot, a function of (game, seat) that returns a legal action; or a sequence of them,
            for the seats to the left in turn. Where a program fails, another bot chooses, with a `RuntimeWarning`.
        seat: the seat that learns; None for another one in each game, by chance.
        form: `flat` for a vector, `dict` for its parts by name.
        illegal: what an illegal action does: `lose` ends the game with the reward -1, `error` raises.
        render_mode: `human`, `ansi` or `rgb_array`.
        setup: further arguments of `Scenario`, such as `seats`.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - as the library wants it

    def __init__(
        self,
        game: Any = "small-world",
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        form: str = "flat",
        illegal: str = "lose",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.scenario = scenario_of(game, setup)
        self.form, self.illegal, self.render_mode = check_form(form), check_illegal(illegal), check_mode(render_mode)
        self.opponents = opponents_of(opponents, self.scenario)
        if seat is not None and not 0 <= seat < self.scenario.seats:
            raise refused("rl-option", f"There is no seat {seat}.", f"Seats are 0 to {self.scenario.seats - 1}.", value=seat)
        self.chosen, self.seat = seat, seat or 0
        self.observation_space = observation_space(self.scenario, form)
        self.action_space = gymnasium.spaces.Discrete(self.scenario.actions.size)
        self._lost = False
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The game.

        Raises:
            SwcoreError: `rl-reset` before the first game.
        """
        if self._table is None:
            raise refused("rl-reset", "There is no game yet.", "Call reset first.")
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game, and let the others act until the seat is asked.

        Args:
            seed: the same seed gives the same games from here on, the bots' choices included; None goes on from the last one,
                at first from the system's own chance.
            options: not used.
        """
        super().reset(seed=seed)
        self._lost = False
        for _ in range(GAMES):
            self.seat = int(self.np_random.integers(self.scenario.seats)) if self.chosen is None else self.chosen
            self._table = Table(self.scenario, int(self.np_random.integers(MOST_SEED)))
            self.players = self._players(int(self.np_random.integers(MOST_SEED)))
            self._go_on()
            if self.table.seat >= 0:
                return self._seen(), self._info()
        raise refused("rl-asked", f"Seat {self.seat} was not asked in {GAMES} games.", "Give a larger max_steps.")

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the others act until the seat is asked again.

        Args:
            action: its number.

        Returns:
            What the seat sees, what it gained since it was asked before, whether the game is over, whether it was cut off, and
            the info.

        Raises:
            SwcoreError: `rl-illegal` when `illegal` is `error`, or when the game is over.
        """
        number = whole(action, "An action")
        if self._lost:
            raise refused("rl-illegal", "The game was ended by an illegal action.", "Reset it.", action=number)
        if self.illegal == "lose" and self.table.seat >= 0 and number not in self.table.legal():
            self._lost = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": number}
        self.table.step(number)
        reward = self.table.rewards[self.seat] + self._go_on()
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self.table.over, self.table.truncated, self._info()

    def action_masks(self) -> Any:
        """Return the mask of the legal actions, as bools."""
        return self.table.mask().astype(bool)

    def render(self) -> Any:
        """Return or print the game as the seat sees it, as `render_mode` says."""
        return render(self.table.game, self.render_mode, self.seat)

    def close(self) -> None:
        """End the programs that play other seats."""
        close(self.opponents)
        super().close()

    def _go_on(self) -> float:
        """Let the others act, and return what the seat gains by it."""
        table, gained = self.table, 0.0
        while table.seat >= 0 and table.seat != self.seat:
            table.play(answered(self.players[table.seat](table.game, table.seat), table))
            gained += table.rewards[self.seat]
        return gained

    def _players(self, seed: int) -> dict[int, Callable[[Game, int], Action]]:
        rng, found = random.Random(seed), {}
        for number, one in enumerate(self.opponents, start=1):
            player = make_bot(one, self.scenario.ruleset, rng.getrandbits(62)) if isinstance(one, str) else one
            found[(self.seat + number) % self.scenario.seats] = player.choose if isinstance(player, Bot) else player
        return found

    def _seen(self) -> Any:
        return shaped(self.scenario, self.form, self.table.observe(self.seat))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(), "seat": self.seat}
        if self.table.over:
            info["won"] = self.seat in (self.table.game.result or {}).get("winners", ())
        return info


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="swcore_rl.single:SwcoreEnv")
