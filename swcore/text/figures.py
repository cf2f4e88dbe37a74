"""Numbers in sentences."""

from __future__ import annotations


def whole(number: float) -> float:
    """Return a number so that it is written as people write it: a whole one with all its digits, and without a point.

    Args:
        number: the number.
    """
    return int(number) if float(number).is_integer() else number
