"""Numbers in sentences."""

from __future__ import annotations


def whole(number: float) -> float:
    """Return a number so that it is written as people write it: a whole one with all its digits, and without a point.

    Args:
        number: the number.
    """
    return int(number) if float(number).is_integer() else number


def is_count(word: str) -> bool:
    """Return whether a word is a number as the game writes it, of the digits 0 to 9 alone: ٣ and ３ are digits elsewhere.

    Args:
        word: the word.
    """
    return word.isascii() and word.isdecimal()
