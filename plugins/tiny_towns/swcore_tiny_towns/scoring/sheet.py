"""The score of a town, written down item by item."""

from __future__ import annotations

import attrs

from swcore.engine import Part


@attrs.frozen
class Line:
    """What a card scores.

    Attributes:
        card: its id, or `empty` for the empty squares.
        count: how many pieces or squares.
        points: all of them together.
        parts: what the points are made of.
    """

    card: str
    count: int
    points: int
    parts: tuple[Part, ...]


@attrs.frozen
class Sheet:
    """The score of a town.

    Attributes:
        seat: whose it is.
        lines: every card of the town, in the order of types, then the empty squares (TT-SCORE-3).
        fed: mask of the fed squares (TT-FEED-9).
        empty: mask of the squares without a building (TT-SCORE-1, TT-SCORE-2).
        total: the sum of the lines.
    """

    seat: int
    lines: tuple[Line, ...]
    fed: int
    empty: int
    total: int
