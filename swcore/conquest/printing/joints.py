"""The joint that every badge and every banner has: a tab on the right edge of a badge, a notch in the left edge of a banner.

Both are wider at the far end than at the edge, so that what is joined stays joined; the notch is a little larger all around. They
sit at half the height, so that both sides of what is folded have them at the same place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swcore.printing.shapes import Point

HEIGHT: Final = 48.0
"""Of banners and badges alike, in millimetres."""
DEPTH: Final = 6.0
NECK: Final = 9.0
HEAD: Final = 13.0
PLAY: Final = 0.25
"""By how much the notch is larger than the tab, on every side."""


def badge_edge(x: float) -> tuple[Point, ...]:
    """Return the corners of the tab, from top to bottom, at the edge with this x."""
    return _joint(x, 0.0)


def banner_edge(x: float = 0.0) -> tuple[Point, ...]:
    """Return the corners of the notch, from bottom to top, at the edge with this x."""
    return _joint(x, PLAY)[::-1]


def _joint(x: float, play: float) -> tuple[Point, ...]:
    middle, far = HEIGHT / 2, x + DEPTH + play
    neck, head = NECK / 2 + play, HEAD / 2 + play
    return ((x, middle - neck), (far, middle - head), (far, middle + head), (x, middle + neck))


def around(right: Sequence[Point], left: Sequence[Point], width: float) -> list[Point]:
    """Return the corners all around two sides that hang together at their fold.

    Args:
        right: corners along the right edge of one side, from top to bottom.
        left: corners along its left edge, from bottom to top.
        width: of a side.
    """
    low = HEIGHT
    down = [*right, *((x, y + low) for x, y in right)]
    up = [*((x, y + low) for x, y in left), *left]
    return [(0, 0), (width, 0), *down, (width, 2 * low), (0, 2 * low), *up]
