"""What a seat remembers: its own actions, and a fingerprint of all that it has seen. It follows from the seat's view alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import attrs
import numpy as np

from swcore_rl.observing import Floats
from swcore_rl.table import Table

BITS = 64  # of a fingerprint, as numbers


@attrs.frozen
class Memory:
    """What one seat remembers.

    Attributes:
        print: of all that it has seen and done; the same where a seat cannot tell two games apart, and else another one.
        done: its own actions, the first one first.
        seen: what it saw last, as text.
    """

    print: bytes = b""
    done: tuple[str, ...] = ()
    seen: str = attrs.field(default="", repr=False)

    def with_view(self, view: Mapping[str, Any], action: str = "") -> Memory:
        """Return the memory after a step.

        Args:
            view: what the seat sees now. What it cannot see happen leaves no trace: not even that something has happened.
            action: what the seat itself has done; "" for nothing.
        """
        seen = json.dumps(view, sort_keys=True, allow_nan=False)
        if not action and seen == self.seen:
            return self
        found = hashlib.sha256(b"\0".join((self.print, action.encode(), seen.encode()))).digest()
        return Memory(found, (*self.done, action) if action else self.done, seen)

    def numbers(self) -> Floats:
        """Return the fingerprint as numbers, each 0 or 1."""
        return np.unpackbits(np.frombuffer(self.print[: BITS // 8], np.uint8)).astype(np.float32)

    def text(self) -> str:
        """Return the fingerprint and what the seat has done, in lines."""
        return "\n".join((f"seen {self.print.hex()}", *self.done))


@attrs.frozen
class Recall:
    """What all seats remember of a game. It never changes: what follows is worked out on copies, and only when it is asked for.

    Attributes:
        table: the position so far; nobody may play on it.
        memories: by seat.
    """

    table: Table
    memories: tuple[Memory, ...]

    @classmethod
    def begun(cls, table: Table) -> Recall:
        """Return what is remembered at the beginning of a game.

        Args:
            table: the game; whatever it has played since is left aside.
        """
        first = Table(table.scenario, table.seed)
        return cls(first, tuple(Memory().with_view(first.game.view(seat)) for seat in range(table.scenario.seats)))

    def after(self, table: Table) -> Recall:
        """Return what is remembered at a position that has come of this one.

        Args:
            table: the position.
        """
        played = len(self.table.moves)
        if played == len(table.moves):
            return self
        ahead, memories = self.table.clone(), list(self.memories)
        for place, text in enumerate(table.moves[played:], start=played):
            actor = ahead.seat
            action = next(one for one in ahead.game.legal_actions(actor) if one.text == text)
            ahead.play(action, table.throws.get(place))
            for seat, memory in enumerate(memories):
                memories[seat] = memory.with_view(ahead.game.view(seat), text if seat == actor else "")
        return Recall(ahead, tuple(memories))

    def guessed(self, table: Table, seat: int) -> Recall:
        """Return what is remembered in a guess of what a seat knows: the others remember what they are supposed to see now.

        Args:
            table: the guess.
            seat: who guesses, and remembers what it did before.
        """
        views: Sequence[Mapping[str, Any]] = [table.game.view(other) for other in range(len(self.memories))]
        known = Memory(self.memories[seat].print)
        memories = [self.memories[seat] if other == seat else known.with_view(view) for other, view in enumerate(views)]
        return Recall(table.clone(), tuple(memories))

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        return self
