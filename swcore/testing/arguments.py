"""Words and numbers that an author of a test gives, checked before anything is done with them."""

from __future__ import annotations

import operator
from collections.abc import Iterable

from swcore.errors import nearest


def known(what: str, word: str, words: Iterable[str]) -> str:
    """Return a word that is among those known.

    Raises:
        ValueError: it is not; the message names the nearest ones.
    """
    words = tuple(words)
    if word not in words:
        raise ValueError(f"There is no {what} {word!r}. {nearest(word, words)}")
    return word


def counted(what: str, number: int, most: int | None = None, *, least: int = 0, why: str = "") -> int:
    """Return a whole number that lies between two limits.

    Args:
        what: what is counted, as the message names it.
        number: the number.
        most: the greatest one; None for no limit.
        least: the least one.
        why: the clause or the reason of the limit, for the message.

    Raises:
        ValueError: it is not a whole number, or lies outside the limits.
    """
    try:
        whole = operator.index(number)
    except TypeError:
        whole = None
    if whole is None or isinstance(number, bool) or whole < least or (most is not None and whole > most):
        limits = f"{least} to {most}" if most is not None else f"at least {least}"
        raise ValueError(f"The number of {what} is {limits}, not {number!r}{f' ({why})' if why else ''}.")
    return whole
