"""Making texts of strangers fit to be shown: what a file says must not steer the terminal of its reader."""

from __future__ import annotations

import re
from shlex import quote
from unicodedata import category

# Control characters (those of a terminal among them), and signs that turn the direction of the text or break its line.
_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")

_LINES = re.compile("[\t\n]")
_UNSEEN = ("Cc", "Cf", "Zs", "Zl", "Zp", "Mn")  # and marks that stand on a letter, without one
_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by their category, and blank all the same


def escaped(text: str) -> str:
    r"""Return a text with every sign that could steer a terminal written out, such as \x1b; tab and end of line stay.

    Args:
        text: the text.
    """
    return _STEERING.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def steering(text: str, *, lines: bool = True) -> str:
    """Return the first sign of a text that could steer a terminal, as `U+001B`; "" where there is none.

    Args:
        text: the text.
        lines: whether tab and end of line may stand in it.
    """
    found = _STEERING.search(text) or (None if lines else _LINES.search(text))
    return f"U+{ord(found[0]):04X}" if found else ""


def is_blank(text: str) -> bool:
    """Return whether nothing of a text is to be seen: it is empty, or all of it are spaces and signs without a shape.

    Args:
        text: the text.
    """
    return not any(category(letter) not in _UNSEEN and letter not in _FILLERS for letter in text)


def quoted(word: str) -> str:
    r"""Return a word of a command as a shell reads it: as `$'...\u202e'` where it has signs that would steer the terminal.

    Args:
        word: the word, such as the path of a file.
    """
    if escaped(word) == word and "\n" not in word and "\t" not in word:
        return quote(word)
    plain = word.replace("\\", "\\\\").replace("'", "\\'")
    return f"$'{''.join(_spelled(letter) for letter in plain)}'"


def _spelled(letter: str) -> str:
    if "\udc80" <= letter <= "\udcff":  # a byte of a file name that is no text
        return f"\\x{ord(letter) - 0xDC00:02x}"
    return f"\\u{ord(letter):04x}" if letter in "\n\t" or _STEERING.match(letter) else letter


def cut(text: str, most: int = 200) -> str:
    """Return a text, or its beginning and three points when it is longer.

    Args:
        text: the text.
        most: how many characters are left of it.
    """
    return text if len(text) <= most else f"{text[: most - 3]}..."
