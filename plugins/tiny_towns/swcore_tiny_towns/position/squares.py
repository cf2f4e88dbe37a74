"""The ground of a town: sixteen squares, their neighbours and lines, as numbers and bit masks (TT-TERM-1, TT-TERM-3).

A square is a number, 4 * row + column, with a name such as `b3` (column b, row 3). A set of squares is a mask: bit `1 << square`.
"""

from __future__ import annotations

from typing import Final

from swcore.graph import grid

RESOURCES: Final = ("wood", "wheat", "brick", "glass", "stone")
SIDE: Final = 4

_MAP = grid(SIDE, SIDE, id="town")
SQUARES: tuple[str, ...] = tuple(_MAP.ids)
"""By square, its name."""
NUMBERS: dict[str, int] = {name: number for number, name in enumerate(SQUARES)}
"""By name, the square."""
ALL: Final = 0xFFFF


def mask_of(squares: tuple[int, ...] | list[int]) -> int:
    """Return the mask of some squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def _sides() -> tuple[int, ...]:
    masks = [0] * len(SQUARES)
    for one, other in _MAP.borders:
        masks[NUMBERS[one]] |= 1 << NUMBERS[other]
        masks[NUMBERS[other]] |= 1 << NUMBERS[one]
    return tuple(masks)


def _row(square: int) -> int:
    return square // SIDE


def _column(square: int) -> int:
    return square % SIDE


_ALL = tuple(range(len(SQUARES)))
NEAR: Final = _sides()
"""By square, the squares that share a side with it."""
ROW = tuple(mask_of([other for other in _ALL if other != square and _row(other) == _row(square)]) for square in _ALL)
"""By square, the other squares of its row."""
COLUMN = tuple(mask_of([other for other in _ALL if other != square and _column(other) == _column(square)]) for square in _ALL)
"""By square, the other squares of its column."""
RING = tuple(
    mask_of(
        [
            other
            for other in _ALL
            if other != square and abs(_row(other) - _row(square)) <= 1 and abs(_column(other) - _column(square)) <= 1
        ]
    )
    for square in _ALL
)
"""By square, the up to eight squares around it, diagonals included."""
CORNERS = mask_of([square for square in _ALL if _row(square) in (0, SIDE - 1) and _column(square) in (0, SIDE - 1)])
CENTRE = mask_of([square for square in _ALL if 0 < _row(square) < SIDE - 1 and 0 < _column(square) < SIDE - 1])

_UPPER: Final = tuple(tuple(square for square in range(8) if mask >> square & 1) for mask in range(256))
_LOWER: Final = tuple(tuple(square + 8 for square in upper) for upper in _UPPER)


def squares_of(mask: int) -> tuple[int, ...]:
    """Return the squares of a mask, ascending; bits beyond the town are left out."""
    return _UPPER[mask & 255] + _LOWER[mask >> 8 & 255]  # each half of the town is looked up


def groups_of(mask: int) -> tuple[int, ...]:
    """Return the groups of squares connected by sides, each as a mask, in the order of their first squares."""
    groups = []
    rest = mask & ALL
    while rest:
        group, edge = 0, rest & -rest
        while edge:
            group |= edge
            reached = 0
            for square in squares_of(edge):
                reached |= NEAR[square]
            edge = reached & rest & ~group
        groups.append(group)
        rest &= ~group
    return tuple(groups)
