"""How much a bot that searches may think: so many rounds of search, or so many seconds; and levels that people understand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

import attrs

from swcore.errors import SwcoreError

MCTS = "mcts"
MOST_SECONDS = 600.0
MOST_PLAYOUTS = 10_000_000


@attrs.frozen
class Budget:
    """What a search may spend on a decision; it ends with whichever is spent first.

    Attributes:
        playouts: rounds of search; 0 when the time alone counts. The same number and the same seed give the same choices.
        seconds: the time; 0 when the rounds alone count.
    """

    playouts: int = 0
    seconds: float = 0.0

    def within(self, seconds: float, *, level: bool) -> Budget:
        """Return the budget where no more than so many seconds may be spent.

        Args:
            seconds: the time; with 0 the budget stays as it is.
            level: whether the rounds of this budget are a level, which more time does not raise.
        """
        if seconds <= 0:
            return self
        if level:
            return attrs.evolve(self, seconds=seconds)
        return Budget(seconds=min(seconds, self.seconds or seconds))


LEVELS: Mapping[str, Budget] = MappingProxyType(
    {
        "novice": Budget(playouts=3),
        "casual": Budget(playouts=12),
        "skilled": Budget(playouts=400),
        "expert": Budget(playouts=2_000),
    }
)
USUAL = LEVELS["skilled"]
_WRITTEN = re.compile(r"(?P<number>[0-9]{1,9}(?:\.[0-9]{1,6})?)(?P<unit>s|ms)?", re.ASCII)


def budget_of(name: str) -> Budget | None:
    """Return the budget of a searching bot by its name: a level, `mcts`, `mcts:0.2s`, `mcts:500ms` or `mcts:400` (rounds).

    Returns:
        None for the name of something else.

    Raises:
        SwcoreError: `bot-budget` when what stands behind `mcts:` is no budget.
    """
    if name in LEVELS:
        return LEVELS[name]
    known, colon, text = name.partition(":")
    if known != MCTS:
        return None
    if not colon:
        return USUAL
    found = _WRITTEN.fullmatch(text)
    budget = None if found is None else _read(found["number"], found["unit"])
    if budget is None:
        hint = f"Write a time or a number of rounds of search: {MCTS}:0.2s, {MCTS}:500ms, {MCTS}:400."
        raise SwcoreError(f"{text!r} is no budget of a bot.", code="bot-budget", hint=hint, text=text)
    return budget


def _read(number: str, unit: str | None) -> Budget | None:
    """Return a budget that can be kept to, else None."""
    if unit is None:
        playouts = int(number) if number.isdecimal() else 0
        return Budget(playouts=playouts) if 1 <= playouts <= MOST_PLAYOUTS else None
    seconds = float(number) / (1000 if unit == "ms" else 1)
    return Budget(seconds=seconds) if 0 < seconds <= MOST_SECONDS else None
