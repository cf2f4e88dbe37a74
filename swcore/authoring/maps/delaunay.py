"""Which of some points in the plane lie next to each other (A. Bowyer; D. F. Watson, 1981). A library would be an extra."""

from __future__ import annotations

from collections.abc import Sequence

Spot = tuple[float, float]
_FAR = 1e4  # so much farther away than the points lies the triangle around them


def triangles(points: Sequence[Spot]) -> list[tuple[int, int, int]]:
    """Return the triangles of the Delaunay triangulation: no point lies in the circle around one.

    Args:
        points: at least three, not all in one line.
    """
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x, y, size = sum(xs) / len(xs), sum(ys) / len(ys), max(max(xs) - min(xs), max(ys) - min(ys)) * _FAR
    count = len(points)
    at = [*points, (x - size, y - size), (x + size, y - size), (x, y + size)]
    circles = {(count, count + 1, count + 2): _circle(*at[count:])}
    for number, point in enumerate(points):
        hit = [corners for corners, (u, v, square) in circles.items() if (point[0] - u) ** 2 + (point[1] - v) ** 2 < square]
        sides: dict[tuple[int, int], int] = {}
        for a, b, c in hit:
            del circles[a, b, c]
            for one, other in ((a, b), (b, c), (a, c)):
                sides[one, other] = sides.get((one, other), 0) + 1
        for (one, other), times in sides.items():
            if times == 1 and _turn(at[one], at[other], point):
                a, b, c = sorted((one, other, number))
                circles[a, b, c] = _circle(at[a], at[b], at[c])
    return [corners for corners in circles if max(corners) < count]


def _circle(a: Spot, b: Spot, c: Spot) -> tuple[float, float, float]:
    """Return the middle of the circle through three points, and the square of its radius."""
    bx, by, cx, cy = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    turn = 2 * (bx * cy - by * cx)
    x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / turn
    y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / turn
    return a[0] + x, a[1] + y, x * x + y * y


def _turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
