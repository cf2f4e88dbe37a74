"""Tokens in strips: each is folded along its upper edge, so that it has two sides."""

from __future__ import annotations

from typing import Final

from swcore.printing.parts import Part, Sketch, cut, fold, made
from swcore.printing.shapes import Drawing, Move, lines

TOKEN: Final = 20.0
"""The side of a token, in millimetres."""
MOST: Final = 9
"""Tokens of a strip."""


def strips(piece: str, front: Drawing, back: Drawing, count: int, size: float = TOKEN) -> list[Part]:
    """Return tokens of one kind in strips, each a part.

    Args:
        piece: id of the piece.
        front, back: the two sides of a token.
        count: how many.
        size: the side of one.
    """
    found = []
    while count > 0:
        now = min(count, MOST - 1 if count == MOST + 1 else MOST)  # a strip of a single token is hard to fold
        found.append(_strip(piece, front, back, now, size))
        count -= now
    return found


def _strip(piece: str, front: Drawing, back: Drawing, count: int, size: float) -> Part:
    whole, width = Sketch(), count * size
    for column in range(count):
        whole.put(back, Move((column + 1) * size, size, turn=180))
        whole.put(front, Move(column * size, size))
    upright = [((column * size, 0.0), (column * size, 2 * size)) for column in range(count + 1)]
    level = [((0.0, y), (width, y)) for y in (0.0, 2 * size)]
    whole.add(cut(lines([*upright, *level])), fold(0, size, width))
    return made("tokens", piece, width, 2 * size, whole)
