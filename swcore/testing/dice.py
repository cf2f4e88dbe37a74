"""The results of a die that a test gives in advance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from swcore.errors import ActionError


def dice(rolls: list[int]) -> Any:
    """Return a script with these results of the die, in order; everything else is left to the generator."""
    left: Iterator[int] = iter(rolls)

    def outcome(stream: str, wanted: Any) -> int | None:
        if stream != "die" and not stream.endswith(".die"):  # that of conquests, and those of pieces
            return None
        try:
            return next(left)
        except StopIteration:
            told = f"The scene has {len(rolls)} rolls of the die, and one more is needed."
            raise ActionError(told, code="missing-chance", hint="Give them all: Scene(..., rolls=[1, 0, 2]).") from None

    return outcome
