"""One number out of a base and the modifiers of pieces."""

from __future__ import annotations

from collections.abc import Iterable

from swcore.engine.answers import ADD, FLOOR, SET, Modifier
from swcore.errors import PluginError


def fold(base: int, modifiers: Iterable[Modifier]) -> int:
    """Return base, then add, then set, then floor, then cap.

    Args:
        base: the starting number.
        modifiers: in any order.

    Raises:
        PluginError: `conflicting-set` when two modifiers set different values.
    """
    value, chosen, floor, cap = base, None, None, None
    for modifier in modifiers:
        amount = modifier.amount
        if modifier.phase == ADD:
            value += amount
        elif modifier.phase == SET:
            if chosen is not None and chosen.amount != amount:
                raise PluginError(
                    f"{_told(chosen)} sets {chosen.amount} and {_told(modifier)} sets {amount}: they cannot be together.",
                    code="conflicting-set",
                    pieces=[chosen.piece, modifier.piece],
                )
            chosen = modifier
        elif modifier.phase == FLOOR:
            floor = amount if floor is None else max(floor, amount)
        else:
            cap = amount if cap is None else min(cap, amount)
    if chosen is not None:
        value = chosen.amount
    if floor is not None:
        value = max(value, floor)
    return value if cap is None else min(value, cap)


def _told(modifier: Modifier) -> str:
    return f"{modifier.piece} ({modifier.reason})" if modifier.piece else repr(modifier.reason)
