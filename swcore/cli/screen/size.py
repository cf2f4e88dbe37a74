"""How large a window must be."""

from __future__ import annotations

LEAST = (72, 20)  # columns and rows in which all parts of the window can be read


def large_enough(width: int, height: int) -> bool:
    """Return whether the game fits into so many columns and rows."""
    return width >= LEAST[0] and height >= LEAST[1]
