"""Patterns of cards, and every way to lay them on a town (TT-BUILD-1, TT-BUILD-2).

The cubes of a town are one number, its *code*: bit `1 << (16 * resource + square)` says that such a cube lies there. A pattern
laid on the town is a code too, so that it matches when all its bits are in the town's code.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from swcore import PluginError, nearest
from swcore_tiny_towns.position.squares import RESOURCES, SIDE

BLANK = "."
Cell = tuple[int, int, str]
"""Row, column, resource."""
SHIFTS: Final = {resource: 16 * number for number, resource in enumerate(RESOURCES)}
CUBES: Final = 80
"""How many different cubes there are: of each resource, on each square."""
ALL_CUBES: Final = sum(1 << shift for shift in SHIFTS.values())
"""Times a mask of squares it is the code of every cube that can lie on them."""


def cube(resource: str, square: int) -> int:
    """Return the code of one cube."""
    return 1 << (SHIFTS[resource] + square)


def cubes_in(code: int) -> list[int]:
    """Return the codes of the single cubes of a code, ascending."""
    found = []
    while code:
        one = code & -code
        code ^= one
        found.append(one)
    return found


def used(code: int) -> int:
    """Return the mask of the squares that a code has cubes on."""
    return (code | code >> 16 | code >> 32 | code >> 48 | code >> 64) & 0xFFFF


def cubes_of(squares: Iterable[str]) -> int:
    """Return the code of a town from what stands on its squares; all but resources is passed over."""
    code = 0
    for square, what in enumerate(squares):
        if what in SHIFTS:
            code |= 1 << (SHIFTS[what] + square)
    return code


def read_pattern(text: object, piece: str = "") -> tuple[Cell, ...]:
    """Read a pattern: rows divided by `/`, cells by spaces, `.` for a blank cell, such as `. wheat / brick glass`.

    Args:
        text: the pattern.
        piece: id of the card, for the message.

    Raises:
        PluginError: `pattern` with what is wrong: an unknown resource, no cube at all, or larger than a town.
    """
    rows = [row.split() for row in text.split("/")] if isinstance(text, str) else []
    cells = tuple((row, column, word) for row, words in enumerate(rows) for column, word in enumerate(words) if word != BLANK)
    unknown = sorted({word for _, _, word in cells if word not in SHIFTS})
    if unknown:
        why = " ".join(f"{word} is not a resource. {nearest(word, SHIFTS)}".strip() for word in unknown)
    elif not cells:
        why = "it has no cube." if isinstance(text, str) else "it is not text."
    elif len(rows) > SIDE or max(len(words) for words in rows) > SIDE:
        why = f"a town has {SIDE} rows of {SIDE} squares, it has {len(rows)} of up to {max(len(words) for words in rows)}."
    else:
        return cells
    hint = f"Write rows divided by '/', blanks as '.', with {', '.join(RESOURCES)}: '. wheat / brick glass'."
    told = f"{piece}: the pattern {text!r} is wrong: {why}" if text else f"{piece} has no pattern."
    raise PluginError(told, code="pattern", hint=hint, piece=piece)


def shapes(cells: Iterable[Cell]) -> tuple[tuple[Cell, ...], ...]:
    """Return the different shapes that turning and mirroring make of a pattern, each moved to the upper left corner."""
    found: dict[tuple[Cell, ...], None] = {}
    shape = tuple(cells)
    for turn in range(8):
        shape = tuple((column, -row, resource) for row, column, resource in shape)  # a quarter turn
        if turn == 4:
            shape = tuple((row, -column, resource) for row, column, resource in shape)  # and now the mirror images
        top, left = min(row for row, _, _ in shape), min(column for _, column, _ in shape)
        found[tuple(sorted((row - top, column - left, resource) for row, column, resource in shape))] = None
    return tuple(found)


def placements(cells: Iterable[Cell]) -> tuple[int, ...]:
    """Return the code of every way to lay a pattern on an empty town, each once, ascending."""
    codes = set()
    for shape in shapes(cells):
        height, width = max(row for row, _, _ in shape) + 1, max(column for _, column, _ in shape) + 1
        for down in range(SIDE - height + 1):
            for right in range(SIDE - width + 1):
                codes.add(sum(cube(resource, SIDE * (row + down) + column + right) for row, column, resource in shape))
    return tuple(sorted(codes))
