"""A game that is played by numbers: what every interface stands on."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swcore import Action, SwcoreError
from swcore_rl import rewards
from swcore_rl.chance import thrower
from swcore_rl.errors import refused, whole
from swcore_rl.observing import Floats
from swcore_rl.scenario import Scenario

MARK = b"swcore-rl-1\n"
MOST_SEED = (1 << 63) - 1

Mask = NDArray[np.int8]


class Table:
    """A game of a scenario. Seats that act at the same time are asked one after the other.

    Args:
        scenario: the scenario.
        seed: the same seed gives the same game.

    Attributes:
        scenario, seed: as given.
        game: the game; for looking. Its actions are carried out without a log, so that it cannot be saved: see `to_bytes`.
        seat: who is asked; -1 once the game is over or cut off.
        moves: the actions so far, as texts.
        throws: what dice showed that were thrown by others, by the place of the action in `moves`.
        rewards: what the last step brought to each seat.
    """

    __slots__ = ("_had", "_legal", "game", "moves", "rewards", "scenario", "seat", "seed", "throws")

    def __init__(self, scenario: Scenario, seed: int = 0) -> None:
        self.scenario = scenario
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin a new game.

        Args:
            seed: its seed.
        """
        self.seed = whole(seed, "A seed")
        self.moves: list[str] = []
        self.throws: dict[int, tuple[Any, ...]] = {}
        self.game = self.scenario.new_game(self.seed)
        self.rewards = [0.0] * self.scenario.seats
        self._had = rewards.points(self.game) if self.scenario.reward == "income" else []
        self._look()

    # -- looking

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.over

    @property
    def truncated(self) -> bool:
        """Whether it was cut off."""
        return not self.game.over and len(self.moves) >= self.scenario.max_steps

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions, ascending; none when nobody is asked."""
        return sorted(self._numbers())

    def mask(self) -> Mask:
        """Return 1 for the number of each legal action, else 0."""
        found = np.zeros(self.scenario.actions.size, np.int8)
        found[list(self._numbers())] = 1
        return found

    def action(self, number: int) -> Action:
        """Return the legal action of a number.

        Args:
            number: of the action.

        Raises:
            SwcoreError: `rl-illegal`; the message says what it would be, and the hint what is legal. `rl-number` for what is
                no whole number.
        """
        number = whole(number, "An action")
        found = self._numbers().get(number)
        if found is None:
            raise self._illegal(number)
        return found

    def text(self, number: int) -> str:
        """Return what a number stands for, legal or not.

        Args:
            number: of the action.
        """
        number = whole(number, "An action")
        found, space = self._numbers().get(number), self.scenario.actions
        if found is not None:
            return found.text
        return space.text(number) if 0 <= number < len(space.texts) else f"action {number}"

    def observe(self, seat: int | None = None) -> Floats:
        """Return what a seat sees.

        Args:
            seat: who looks; who is asked when None, or seat 0 when nobody is.
        """
        return self.scenario.observer.flat(self.game, max(0, self.seat) if seat is None else seat)

    # -- playing

    def step(self, number: int) -> None:
        """Carry out the action of a number.

        Args:
            number: of a legal action.

        Raises:
            SwcoreError: `rl-illegal`: nothing has changed then.
        """
        self.play(self.action(number))

    def play(self, action: Action, thrown: Sequence[Any] | None = None) -> None:
        """Carry out a legal action of the seat that is asked.

        Args:
            action: one of `game.legal_actions(seat)`, as a bot gives it; it is not checked.
            thrown: what the dice show; the seed decides when None. See `swcore_rl.chance`.
        """
        if thrown is not None:
            self.game.play.script = thrower(thrown)
        self.game.apply_unchecked(action, self.seat)
        self.game.play.script = None
        if thrown:
            self.throws[len(self.moves)] = tuple(thrown)
        self.moves.append(action.text)
        self._look()
        self._pay()

    def _look(self) -> None:
        self._legal: dict[int, Action] | None = None
        pending = () if self.truncated else self.game.pending
        self.seat = pending[0] if pending else -1

    def _numbers(self) -> dict[int, Action]:
        if self._legal is None:
            index = self.scenario.actions.index
            legal = self.game.legal_actions(self.seat) if self.seat >= 0 else ()
            self._legal = {index(action): action for action in reversed(legal)}  # of two with one number the first is meant
        return self._legal

    def _pay(self) -> None:
        kind = self.scenario.reward
        if kind == "income":
            if self.game.play.state.committed is None:  # what seats do at the same time is told when all have done it
                had = rewards.points(self.game)
                self.rewards = [now - before for now, before in zip(had, self._had, strict=True)]
                self._had = had
            else:
                self.rewards = [0.0] * self.scenario.seats
        elif self.game.over:
            self.rewards = rewards.final(self.game, kind)

    def _illegal(self, number: int) -> SwcoreError:
        if self.seat < 0:
            return refused("rl-illegal", "The game is over.", "Reset it.", action=number)
        told = f"Action {number} ({self.text(number)}) is not legal now."
        some = ", ".join(f"{one} ({action.text})" for one, action in sorted(self._numbers().items())[:5])
        more = len(self._numbers()) - 5
        hint = f"Legal are {some}{f' and {more} more' if more > 0 else ''}: choose where the mask is 1."
        return refused("rl-illegal", told, hint, action=number, seat=self.seat, legal=self.legal())

    # -- copies

    def clone(self) -> Table:
        """Return an independent copy: what it plays on does not touch this one."""
        new: Table = object.__new__(Table)
        new.scenario, new.seed, new.moves = self.scenario, self.seed, self.moves[:]
        new.game, new.seat, new.rewards = self.game.clone(), self.seat, self.rewards[:]
        new.throws = self.throws.copy()
        new._legal, new._had = self._legal, self._had
        return new

    def guess(self, seat: int, rng: Any) -> Table:
        """Return a copy in which all that a seat does not know is drawn anew: for search by what a seat knows.

        Args:
            seat: who guesses.
            rng: a `random.Random`, or what has its `getrandbits` and `shuffle`.
        """
        new = self.clone()
        new.game, new.seed = self.game.determinize(seat, rng), -1
        new._look()
        return new

    def to_bytes(self) -> bytes:
        """Return the game as bytes: its seed and its actions.

        Raises:
            SwcoreError: `rl-guess` for a guess, which is no game that was played.
        """
        if self.seed < 0:
            raise refused("rl-guess", "A guess of what a seat knows cannot be kept.", "Keep the game that it was made from.")
        kept = {"seed": self.seed, "moves": self.moves, "throws": list(self.throws.items())}
        return MARK + zlib.compress(json.dumps(kept, allow_nan=False).encode(), 1)

    @classmethod
    def from_bytes(cls, scenario: Scenario, data: bytes) -> Table:
        """Return the game of bytes, played again.

        Args:
            scenario: the scenario that it was played in.
            data: what `to_bytes` returned.

        Raises:
            SwcoreError: `rl-bytes` for other bytes, or those of another scenario.
        """
        try:
            if not data.startswith(MARK):
                raise ValueError("they do not begin as such bytes do")
            read = json.loads(zlib.decompress(data[len(MARK) :]))
            table, throws = cls(scenario, read["seed"]), dict(read["throws"])
            for place, text in enumerate(read["moves"]):
                legal = {action.text: action for action in table.game.legal_actions(table.seat)} if table.seat >= 0 else {}
                table.play(legal[text], throws.get(place))
        except (ValueError, KeyError, TypeError, zlib.error) as error:
            hint = "Give the scenario that they were written with, in the same version."
            raise refused("rl-bytes", f"These bytes are no game of the scenario: {error}.", hint) from error
        return table

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Table.from_bytes, (self.scenario, self.to_bytes())
