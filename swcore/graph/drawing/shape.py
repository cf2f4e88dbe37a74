"""The shape of a drawn map: plain numbers, without any library of geometry, and as JSON both ways."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import attrs

DRAWING_FORMAT = "swcore-drawing-1"

Point = tuple[float, float]
Outline = tuple[Point, ...]


@attrs.frozen
class Territory:
    """The drawn shape of one region.

    Attributes:
        id: the region's id.
        outline: the corners of its closed border, the last joined to the first; anticlockwise as one looks at the picture.
        x: where its label stands: the centre of the largest circle inside.
        y: the same, downwards.
        radius: of that circle.
        island: the number of the island that it lies on, counted from 0.
    """

    id: str
    outline: Outline
    x: float
    y: float
    radius: float
    island: int = 0


@attrs.frozen
class Drawing:
    """A map as a picture. The origin is the top left corner; the longer side is 1000 long; numbers have one decimal place.

    Two territories share a stretch of border exactly when their regions are adjacent, those in `links` apart. A territory
    shares a stretch of border with a frame exactly when its region has `edge`, those in `landlocked` apart.

    Attributes:
        id: the id of the map.
        width: of the picture.
        height: of the picture.
        territories: one for each region, in the order of the map.
        frames: the outline of each island: the rectangle of the board where the map is in one piece, else a coast.
        voids: outlines inside a frame that belong to no region: gaps between regions that do not touch.
        links: borders that no picture in the plane can show, drawn as lines: pairs of region ids.
        crossing: why the first of them is one: it, and a border that it would have to cross; or None.
        landlocked: regions with `edge` that no picture can bring to the frame.
        facts: what it is drawn of, as `facts` tells it.
    """

    id: str
    width: float
    height: float
    territories: tuple[Territory, ...]
    frames: tuple[Outline, ...]
    voids: tuple[Outline, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    crossing: tuple[tuple[str, str], tuple[str, str]] | None = None
    landlocked: tuple[str, ...] = ()
    facts: str = ""

    @cached_property
    def _by_id(self) -> dict[str, Territory]:
        return {one.id: one for one in self.territories}

    def territory(self, region: str) -> Territory:
        """Return the territory of a region.

        Args:
            region: its id.

        Raises:
            KeyError: there is no such region.
        """
        return self._by_id[region]

    @property
    def planar(self) -> bool:
        """Whether the picture shows every border."""
        return not self.links


def facts(names: Sequence[str], borders: Iterable[tuple[str, str]], edge: Iterable[str]) -> str:
    """Return a short text that is the same for maps of which one drawing is right.

    Args:
        names: the regions, in the order of the map.
        borders: pairs of them.
        edge: those that reach the edge of the board.
    """
    told = json.dumps([list(names), sorted(sorted(pair) for pair in borders), sorted(edge)], allow_nan=False)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def join_drawings(id: str, parts: Iterable[Drawing], gap: float) -> Drawing:
    """Put drawings side by side at the same height, as `swcore.graph.join_islands` does with maps.

    Args:
        id: the id of the joined map.
        parts: from left to right.
        gap: between two of them, as a share of the height.
    """
    found = tuple(parts)
    aspect = sum(part.width / part.height for part in found) + gap * (len(found) - 1)
    height = 1000.0 if aspect <= 1 else 1000 / aspect
    left = 0.0
    territories: list[Territory] = []
    frames: list[Outline] = []
    voids: list[Outline] = []
    for part in found:
        by = height / part.height
        for one in part.territories:
            x, y = _moved((one.x, one.y), by, left)
            radius = math.floor(one.radius * by * 10) / 10
            outline = _all_moved(one.outline, by, left)
            territories.append(Territory(one.id, outline, x, y, radius, one.island + len(frames)))
        voids += [_all_moved(outline, by, left) for outline in part.voids]
        frames += [_all_moved(outline, by, left) for outline in part.frames]
        left += part.width * by + gap * height
    return Drawing(
        id,
        round(aspect * height, 1),
        round(height, 1),
        tuple(territories),
        tuple(frames),
        tuple(voids),
        tuple(link for part in found for link in part.links),
        next((part.crossing for part in found if part.crossing), None),
        tuple(name for part in found for name in part.landlocked),
    )


def dump_drawing(source: Drawing) -> str:
    """Write a drawing as JSON, one territory a line. `load_drawing` reads it back.

    Args:
        source: the drawing.
    """
    head = {"format": DRAWING_FORMAT, "id": source.id, "width": source.width, "height": source.height, "facts": source.facts}
    tail = {
        "frames": [_flat(one) for one in source.frames],
        "voids": [_flat(one) for one in source.voids],
        "links": source.links,
        "crossing": source.crossing,
        "landlocked": source.landlocked,
    }
    lines = [f"{_json(key)}: {_json(value)}" for key, value in {**head, **tail}.items()]
    rows = ",\n  ".join(_json({**attrs.asdict(one), "outline": _flat(one.outline)}) for one in source.territories)
    return "{" + ",\n ".join([*lines, f'"territories": [\n  {rows}]']) + "}\n"


def load_drawing(text: str | bytes) -> Drawing:
    """Read a drawing that `dump_drawing` wrote.

    Args:
        text: the JSON.

    Raises:
        ValueError: it is none.
    """
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("format") != DRAWING_FORMAT:
        raise ValueError(f"This is not a drawing of the format {DRAWING_FORMAT}.")
    return Drawing(
        data["id"],
        data["width"],
        data["height"],
        tuple(_territory(one) for one in data["territories"]),
        tuple(_outline(one) for one in data["frames"]),
        tuple(_outline(one) for one in data["voids"]),
        tuple((one, other) for one, other in data["links"]),
        None if data["crossing"] is None else tuple((one, other) for one, other in data["crossing"]),  # type: ignore[arg-type]
        tuple(data["landlocked"]),
        data["facts"],
    )


def _territory(data: Mapping[str, Any]) -> Territory:
    return Territory(**{**data, "outline": _outline(data["outline"])})


def _flat(points: Outline) -> list[float]:
    return [number for point in points for number in point]


def _outline(flat: list[float]) -> Outline:
    return tuple(zip(flat[::2], flat[1::2], strict=True))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(", ", ":"))


def _moved(point: Point, by: float, left: float) -> Point:
    return round(point[0] * by + left, 1), round(point[1] * by, 1)


def _all_moved(points: Outline, by: float, left: float) -> Outline:
    """Return points scaled and shifted; rounding may let two fall together, of which one is left."""
    found: list[Point] = []
    for point in points:
        moved = _moved(point, by, left)
        if not found or moved != found[-1]:
            found.append(moved)
    return tuple(found[:-1] if len(found) > 1 and found[0] == found[-1] else found)
