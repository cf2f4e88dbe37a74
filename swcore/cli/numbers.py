"""Numbers of the command line: what is no number within the limits is refused, and the limits are named."""

from __future__ import annotations

import math
import re
import secrets
from typing import Any

import click

from swcore.text.escaping import cut
from swcore.text.figures import whole

SEED_BITS, GAMES, TURNS, SEATS = 128, 1_000_000, 10_000, 16
TOLD = 10_000_000  # a greater limit says nothing in a help
LETTERS = 40  # that are shown of what was typed; a number of more digits is beyond every limit
_WHOLE, _REAL = re.compile("-?[0-9]+"), re.compile(r"-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)")


class Whole(click.IntRange):
    """A whole number from `low` to `high`, in the digits 0 to 9 and without a sign that it does not need.

    Args:
        low, high: the least one and the greatest one.
    """

    name = "n"  # which the help shows in capitals

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low, high)
        self.low, self.high = low, high

    def _describe_range(self) -> str:
        """Return the limits as the help tells them: click would write 2<=x<=16."""
        return _limits(self.low, self.high)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number.

        Raises:
            click.BadParameter: it is none, or beyond the limits.
        """
        shown = str(value).strip()
        if isinstance(value, str):
            value = shown
            if not _WHOLE.fullmatch(value):
                self.fail(f"{cut(value, LETTERS)!r} is not a whole number from {self.low} to {self.high}.", param, ctx)
            value = int(value) if len(value.lstrip("-0")) <= LETTERS else math.copysign(math.inf, -1 if value[0] == "-" else 1)
        if not self.low <= value <= self.high:
            self.fail(f"{cut(shown, LETTERS)} is not from {self.low} to {self.high}.", param, ctx)
        return int(value)


class Real(click.FloatRange):
    """A number from `low` to `high`, with or without a point.

    Args:
        low, high: the least one and the greatest one.
    """

    name = "n"

    def __init__(self, low: float, high: float) -> None:
        super().__init__(low, high)
        self.low, self.high = low, high

    def _describe_range(self) -> str:
        """Return the limits as the help tells them."""
        return _limits(self.low, self.high)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number.

        Raises:
            click.BadParameter: it is none, or beyond the limits.
        """
        if isinstance(value, str) and not _REAL.fullmatch(value.strip()):
            self.fail(f"{cut(value, LETTERS)!r} is not a number from {whole(self.low)} to {whole(self.high)}.", param, ctx)
        number = float(value)
        if not self.low <= number <= self.high:
            self.fail(f"{cut(str(value), LETTERS)} is not from {whole(self.low)} to {whole(self.high)}.", param, ctx)
        return number


def _limits(low: float, high: float) -> str:
    """Return limits in words; one that nobody types a number beyond is left out."""
    return f"{whole(low)} to {whole(high)}" if high <= TOLD else f"{whole(low)} or more"


SEED = Whole(0, (1 << SEED_BITS) - 1)
SHORT_SEEDS = 1_000_000_000  # seeds below it are short enough to be typed again


def seed_or_drawn(seed: int | None) -> int:
    """Return the seed that was given, or for `None` one that is drawn: a whole number from 0 to 999 999 999."""
    return secrets.randbelow(SHORT_SEEDS) if seed is None else seed
