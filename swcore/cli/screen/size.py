"""How large a window must be, and from which sizes on it is divided in another way."""

from __future__ import annotations

LEAST = (72, 20)  # columns and rows in which all parts of the window can be read
WIDE, LOW = 110, 32  # columns for a broad menu; rows for a long log and for all that a guide says
ANSWER = (4, 8)  # rows for an answer in the place of the log, in a low window and in a tall one
BROAD = ((0, "-thin"), (LEAST[0], "-narrow"), (WIDE, "-wide"))
TALL = ((0, "-flat"), (LEAST[1], "-low"), (LOW, "-tall"))


def large_enough(width: int, height: int) -> bool:
    """Return whether the game fits into so many columns and rows."""
    return width >= LEAST[0] and height >= LEAST[1]
