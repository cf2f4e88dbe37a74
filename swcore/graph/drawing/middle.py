"""The middle of an outline: about the largest circle that fits into it; and whether it is sound. It needs no extra."""

from __future__ import annotations

import heapq
import math
from itertools import pairwise

from swcore.graph.drawing.shape import Outline, Point

_FINE = 0.02  # as near to the best as a share of the outline's size
_GRID = 4
_FLAT = 1e-6


def middle_of(outline: Outline) -> tuple[float, float, float]:
    """Return x, y and the radius of about the largest circle inside, with one decimal place.

    Squares are cut into four where they may hold a better middle (V. Agafonkin, polylabel, 2016).

    Args:
        outline: closed, not crossing itself.
    """
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    low, high = min(y for _, y in outline), max(y for _, y in outline)
    sides = [(*one, *other) for one, other in pairwise([*outline, outline[0]])]
    size = max(right - left, high - low)
    half = size / _GRID / 2
    best = (-math.inf, 0.0, 0.0)
    heap: list[tuple[float, float, float, float]] = []

    def look(x: float, y: float, half: float) -> None:
        nonlocal best
        x, y = round(x, 1), round(y, 1)
        far = _inside(x, y, sides)
        best = max(best, (far, x, y))
        heapq.heappush(heap, (-(far + (half + 0.1) * math.sqrt(2)), x, y, half))

    for column in range(_GRID):
        for row in range(_GRID):
            x, y = left + (2 * column + 1) * half, low + (2 * row + 1) * half
            if x - half < right and y - half < high:
                look(x, y, half)
    while heap and -heap[0][0] - best[0] > max(_FINE * size, 0.2):
        _, x, y, half = heapq.heappop(heap)
        if half < 0.1:  # finer than the numbers of a drawing
            continue
        for across in (-half / 2, half / 2):
            for down in (-half / 2, half / 2):
                look(x + across, y + down, half / 2)
    far, x, y = best
    return x, y, max(0.0, math.floor(10 * far - 1e-6) / 10)


def _inside(x: float, y: float, sides: list[tuple[float, float, float, float]]) -> float:
    """Return how far a point lies inside; negative where it lies outside."""
    near, inside = math.inf, False
    for ax, ay, bx, by in sides:
        dx, dy = bx - ax, by - ay
        along = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1.0)))
        off_x, off_y = x - ax - along * dx, y - ay - along * dy
        near = min(near, off_x * off_x + off_y * off_y)
        if (ay > y) != (by > y) and x < ax + (y - ay) * dx / dy:
            inside = not inside
    return math.sqrt(near) if inside else -math.sqrt(near)


def is_simple(outline: Outline) -> bool:
    """Return whether a closed line neither crosses nor touches itself.

    Args:
        outline: its corners.
    """
    if len(set(outline)) < len(outline) or len(outline) <= 2:
        return False
    sides = list(enumerate(pairwise([*outline, outline[0]])))
    sides.sort(key=lambda side: min(side[1][0][0], side[1][1][0]))
    for at, (number, (a, b)) in enumerate(sides):
        right, low, high = max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])
        for other, (c, d) in sides[at + 1 :]:
            if min(c[0], d[0]) > right:
                break
            if max(c[1], d[1]) < low or min(c[1], d[1]) > high:
                continue
            if abs(number - other) in (1, len(outline) - 1):
                apex, one, two = (b, a, d) if b == c else (a, b, c)
                along = (one[0] - apex[0]) * (two[0] - apex[0]) + (one[1] - apex[1]) * (two[1] - apex[1])
                if along > 0 and abs(turn(apex, one, two)) < _FLAT:
                    return False
            elif turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0:
                return False
    return True


def turn(a: Point, b: Point, c: Point) -> float:
    """Return twice the area of a triangle, positive where its corners run anticlockwise, y upwards."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
