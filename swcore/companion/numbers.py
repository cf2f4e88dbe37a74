"""Numbers that are typed at a table: one reader for all of them, which refuses what it cannot take as it stands.

A number has digits from 0 to 9 and, where it may, a sign before them. Nothing is cut off, capped or dropped.
"""

from __future__ import annotations

import re
from typing import Any

from swcore.companion.desk import Refused

SIGNS = "+−–-"  # the hyphen last: a set of letters, in a pattern too
MOST = 9999  # of what is entered at once: points, coins
_DIGITS = re.compile(r"[0-9]+")
_LIKE = re.compile(rf"[{SIGNS}]*(?:\d[\d.,_']*)(?:[eE][+-]?\d+)?")
_WRITTEN = 12  # letters of a number that are quoted


def is_number(word: str) -> bool:
    """Return whether a word is meant as a number, be it one that can be taken or not."""
    return _LIKE.fullmatch(word) is not None


def is_bare(word: str) -> bool:
    """Return whether a word is meant as a number and has no sign."""
    return is_number(word) and word[0] not in SIGNS


def is_signed(word: str) -> bool:
    """Return whether a word is meant as a number and has a sign."""
    return is_number(word) and word[0] in SIGNS


def number(word: str, low: int, high: int, beyond: str = "range") -> int:
    """Return the number that a word is, which may have no sign.

    Args:
        word: the word.
        low, high: the least and the greatest that is taken.
        beyond: the code for one that lies elsewhere.

    Raises:
        Refused: `sign`, `digits` or `range`, each with what was written and the limits.
    """
    limits: dict[str, Any] = {"text": shortened(word), "low": low, "high": high, "n": high}
    if is_signed(word):
        raise Refused("sign", **limits)
    if not _DIGITS.fullmatch(word):
        raise Refused("digits", **limits)
    if len(word.lstrip("0")) > len(str(high)) or not low <= int(word) <= high:
        raise Refused(beyond, **limits)
    return int(word)


def amount(word: str, high: int = MOST, *, nothing: bool = False) -> int:
    """Return the number that a word is, which may have a sign.

    Args:
        word: the word.
        high: the greatest that is taken, in either direction.
        nothing: whether 0 is taken.

    Raises:
        Refused: `digits`, `range`, or `nothing` for 0.
    """
    size = number(word[1:] if word[:1] in SIGNS else word, 0, high)
    if not size and not nothing:
        raise Refused("nothing", text=shortened(word), high=high)
    return size if word[0] not in SIGNS or word[0] == "+" else -size


def shortened(text: str, most: int = _WRITTEN) -> str:
    """Return a text as it is quoted: a long one ends in dots, so that nobody takes it for all."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
