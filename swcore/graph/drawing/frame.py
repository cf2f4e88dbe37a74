"""Frames: the boxes in which islands lie, and where along a frame the regions at it begin and end. It needs no extra."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import attrs

from swcore.graph.drawing.shape import Outline

Places = Mapping[str, tuple[float, float]]
SHORE_BENDS = 5  # points of an arc along the frame: some of them may have to lie in corners of the board
BEACH = 0.04  # the water around an island, as a share of its box
_SIDES = 4
_CLOSE = 1e-4


@attrs.frozen
class Box:
    """Where an island lies: x and y of its corner, y downwards, and its size."""

    x: float
    y: float
    width: float
    height: float


def boxes(islands: Sequence[Sequence[str]], place: Places, width: float, height: float) -> list[Box]:
    """Return where islands lie: around the places of their regions, or else side by side.

    Args:
        islands: the regions of each.
        place: where they are said to lie, in the numbers of the picture.
        width: of the picture.
        height: of the picture.
    """
    if len(islands) == 1:
        return [Box(0.0, 0.0, width, height)]
    found = []
    for names in islands:
        reach = math.sqrt(width * height / sum(map(len, islands))) * 0.5
        xs, ys = [place[name][0] for name in names], [place[name][1] for name in names]
        left, top = max(0.0, min(xs) - reach), max(0.0, min(ys) - reach)
        found.append(Box(left, top, min(width, max(xs) + reach) - left, min(height, max(ys) + reach) - top))
    apart = all(_apart(one, other) for at, one in enumerate(found) for other in found[:at])
    if apart and all(min(box.width, box.height) > 0 for box in found):
        return found
    left, row = 0.0, []
    for names in islands:
        part = width * math.sqrt(len(names)) / sum(math.sqrt(len(one)) for one in islands)
        tall = min(height, part * 1.3)
        row.append(Box(left, (height - tall) / 2, part, tall))
        left += part
    return row


def _apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


def lone(edge: bool, box: Box, *, board: bool) -> tuple[Outline, Outline]:
    """Return the outline and the frame of an island of one region: all of the frame, or a spot in the middle of it.

    Args:
        edge: whether the region reaches the frame.
        box: where it lies.
        board: whether the frame is the rectangle of the board.
    """
    frame = _sides(box) if board else _round(box, 1 - 2 * BEACH)
    return (frame if edge else _round(box, 0.7)), frame


def _sides(box: Box) -> Outline:
    right, bottom = box.x + box.width, box.y + box.height
    return tuple((round(x, 1), round(y, 1)) for x, y in ((box.x, box.y), (box.x, bottom), (right, bottom), (right, box.y)))


def _round(box: Box, share: float) -> Outline:
    turns = [-math.tau * step / 48 for step in range(48)]
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return tuple(
        (round(x + share * box.width / 2 * math.cos(turn), 1), round(y + share * box.height / 2 * math.sin(turn), 1))
        for turn in turns
    )


def starts_along(wanted: Sequence[tuple[float, float] | None], width: float, height: float) -> list[float]:
    """Return how far along the frame, as a share of it, each cell at it begins; it ends where the next one does.

    Args:
        wanted: the places of the cells anticlockwise, y upwards; None for a gap, which has none.
        width: of the frame.
        height: of the frame.
    """
    count = len(wanted)
    middles = _in_order([None if spot is None else _way(spot, width, height) for spot in wanted], count)
    starts = [(middles[at - 1] - (1 if at == 0 else 0) + middles[at]) / 2 for at in range(count)]
    if count == 1:
        starts = [middles[0] - 0.5]
    return [_off_corner(start, half_way(width, height)) for start in starts]


def half_way(width: float, height: float) -> float:
    """Return the share of a rectangle's outline that its lower side takes."""
    return width / (width + height) / 2


def corners_between(start: float, end: float, half: float) -> list[float]:
    """Return the ways to the corners of the rectangle between two ways.

    Args:
        start: the first way.
        end: the second.
        half: as `half_way` tells it.
    """
    return [corner for corner in _corners(half) if start < corner < end]


def bends(start: float, end: float, half: float, count: int = SHORE_BENDS) -> list[float]:
    """Return ways for the bends of an arc of the frame: one in each corner of the rectangle, the others spread between.

    Args:
        start: where the arc begins.
        end: where it ends.
        half: as `half_way` tells it.
        count: how many bends.
    """
    found = [start, *corners_between(start, end, half), end]
    while len(found) < count + 2:
        wide = max(range(len(found) - 1), key=lambda at: found[at + 1] - found[at])
        found.insert(wide + 1, (found[wide] + found[wide + 1]) / 2)
    return found[1:-1]


def _corners(half: float) -> tuple[float, ...]:
    """Return the ways to the corners of the rectangle, once around and a little further."""
    return tuple(turn + way for turn in (-2, -1, 0, 1, 2) for way in (0.0, half, 0.5, 0.5 + half))


def _off_corner(way: float, half: float) -> float:
    return next((corner + _CLOSE for corner in _corners(half) if abs(way - corner) < _CLOSE), way)


def _in_order(wanted: Sequence[float | None], count: int) -> list[float]:
    """Return rising shares, less than 1 from first to last, as near to the wanted ones as a half-way even spacing allows."""
    known = [(at, way) for at, way in enumerate(wanted) if way is not None]
    even = [at / count for at in range(count)]
    if not known:
        return even
    shift = math.atan2(
        sum(math.sin(math.tau * (way - even[at])) for at, way in known),
        sum(math.cos(math.tau * (way - even[at])) for at, way in known),
    )
    base = [way + shift / math.tau for way in even]
    off = {at: (way - base[at] + 0.5) % 1 - 0.5 for at, way in known}
    for share in (0.8, 0.5, 0.25):
        found = [way + share * off.get(at, 0.0) for at, way in enumerate(base)]
        steps = [b - a for a, b in zip(found, [*found[1:], found[0] + 1], strict=True)]
        if min(steps) > 0.25 / count:
            return found
    return base


def _way(spot: tuple[float, float], width: float, height: float) -> float:
    """Return where on the frame, as a share of it, the ray from the middle through a spot leaves."""
    x, y = spot[0] / width - 0.5, spot[1] / height - 0.5
    most = max(abs(x), abs(y)) or 1.0
    x, y = x / most, y / most
    along = x + 1 if y <= -1 else 2 + y + 1 if x >= 1 else 4 + 1 - x if y >= 1 else 6 + 1 - y
    # Sides of unlike lengths: the share of the way counts length.
    side, part = divmod(along / 2, 1)
    lengths = (width, height, width, height)
    return (sum(lengths[: int(side) % _SIDES]) + part * lengths[int(side) % _SIDES]) / (2 * (width + height))


def on_rectangle(way: float, width: float, height: float) -> tuple[float, float]:
    """Return the point at a share of the outline of a rectangle, from its lower left corner anticlockwise."""
    left = way % 1 * 2 * (width + height)
    for start, step, length in (
        ((0.0, 0.0), (1, 0), width),
        ((width, 0.0), (0, 1), height),
        ((width, height), (-1, 0), width),
        ((0.0, height), (0, -1), height),
    ):
        if left <= length:
            return start[0] + step[0] * left, start[1] + step[1] * left
        left -= length
    return 0.0, 0.0


def on_ellipse(way: float, width: float, height: float) -> tuple[float, float]:
    """Return the point of an ellipse that lies in the direction of one of the rectangle around it."""
    x, y = on_rectangle(way, width, height)
    angle = math.atan2(y / height - 0.5, x / width - 0.5)
    return width / 2 * (1 + math.cos(angle)), height / 2 * (1 + math.sin(angle))
