"""One number out of a base and the modifiers of pieces."""

from __future__ import annotations

from collections.abc import Iterable

from swcore.engine.answers import ADD, FLOOR, SET, Modifier


def fold(base: int, modifiers: Iterable[Modifier]) -> int:
    """Return base, then add, then set, then floor, then cap.

    Pieces of strangers meet here that know nothing of each other, so no meeting is an error: of several values that are set,
    and of several floors, the greatest counts, of several caps the least.

    Args:
        base: the starting number.
        modifiers: in any order.
    """
    value, chosen, floor, cap = base, None, None, None
    for modifier in modifiers:
        amount = modifier.amount
        if modifier.phase == ADD:
            value += amount
        elif modifier.phase == SET:
            chosen = amount if chosen is None else max(chosen, amount)
        elif modifier.phase == FLOOR:
            floor = amount if floor is None else max(floor, amount)
        else:
            cap = amount if cap is None else min(cap, amount)
    if chosen is not None:
        value = chosen
    if floor is not None:
        value = max(value, floor)
    return value if cap is None else min(value, cap)
