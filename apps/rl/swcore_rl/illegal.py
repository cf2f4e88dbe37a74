"""What an illegal action does."""

from __future__ import annotations

from swcore_rl.errors import refused

WAYS = ("error", "lose")


def check_illegal(way: str) -> str:
    """Return what an illegal action does.

    Args:
        way: `error` or `lose`.

    Raises:
        SwcoreError: `rl-option` for another.
    """
    if way not in WAYS:
        raise refused("rl-option", f"There is no illegal={way!r}.", f"There are {' and '.join(WAYS)}.", value=way)
    return way
