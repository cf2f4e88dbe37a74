"""Making texts of strangers fit to be shown: what a file says must not steer the terminal of its reader."""

from __future__ import annotations

import re

# Control characters (those of a terminal among them), and signs that turn the direction of the text or break its line.
_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def escaped(text: str) -> str:
    r"""Return a text with every sign that could steer a terminal written out, such as \x1b; tab and end of line stay.

    Args:
        text: the text.
    """
    return _STEERING.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def cut(text: str, most: int = 200) -> str:
    """Return a text, or its beginning and three points when it is longer.

    Args:
        text: the text.
        most: how many characters are left of it.
    """
    return text if len(text) <= most else f"{text[: most - 3]}..."
