"""A whole map in SVG, layer by layer: the water around, terrain, borders, whose it is, and what lies there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

from swcore.graph.drawing import Drawing
from swcore.text.escaping import escaped
from swcore.wording.looks import Looks, look_of
from swcore.wording.pictures.badges import badges
from swcore.wording.pictures.in_play import Changes, changed_borders
from swcore.wording.pictures.ink import DASHES, INK, LINE, PAPER, SEATS, TARGET, element, mixed, points
from swcore.wording.pictures.key import MARGIN, height_of, key_of, pattern_name, prefix
from swcore.wording.pictures.patterns import PATTERNS, pattern_of
from swcore.wording.pictures.spots import Spot

FONT = "DejaVu Sans, Verdana, Arial, Alegreya Sans, sans-serif"  # figures of one height, where they are installed
_BEACH = ((46.0, 0.25), (28.0, 0.45), (12.0, 0.7))  # lighter water around an island: how wide, how light
_SEA, _NOBODYS = "#9dbfdd", "#7d7468"


def svg_map(
    drawing: Drawing,
    spots: Mapping[str, Spot],
    looks: Looks,
    *,
    title: str = "",
    key: Sequence[tuple[str, str]] = (),
    ids: bool = True,
    chosen: str = "",
    changes: Changes | None = None,
) -> str:
    """Return a picture of a map as SVG.

    Args:
        drawing: where everything lies.
        spots: what is shown, by region.
        looks: how words look, see `Face.looks`.
        title: what the picture is called, for readers of the screen.
        key: what stands in the key below it: ids of looks with what they are called.
        ids: whether the ids of the regions are written.
        chosen: a region that is marked.
        changes: borders that are other than the drawing shows, see `in_play`.
    """
    below = height_of(drawing, key)
    width, height = drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN + below
    body = "".join(
        [
            element("title", escape(escaped(title))) if title else "",
            element("defs", "".join(_definitions(drawing, spots, looks, key))),
            element("rect", x=-MARGIN, y=-MARGIN, width=width, height=height, fill=PAPER),
            *_ground(drawing),
            *_lands(drawing, spots, looks),
            *_borders(drawing, spots, chosen),
            *_links(drawing),
            *(() if changes is None else changed_borders(drawing, changes)),
            *_contents(drawing, spots, looks, ids=ids),
            *key_of(drawing, looks, key),
        ]
    )
    box = f"{-MARGIN:g} {-MARGIN:g} {width:g} {height:g}"
    return element(
        "svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=width, height=height, font_family=FONT, role="img"
    )


def _definitions(drawing: Drawing, spots: Mapping[str, Spot], looks: Looks, key: Sequence[tuple[str, str]]) -> Iterator[str]:
    name = prefix(drawing)
    for id in sorted({spot.terrain for spot in spots.values()} | {id for id, _ in key if id.startswith("terrain:")}):
        look = look_of(looks, id)
        tile = PATTERNS[pattern_of(look, id)]
        ink = pattern_ink(look.colour)
        drawn = {"fill": "none", "stroke": ink, "stroke_width": 1.6, "stroke_linecap": "round"}
        lines = element("path", d=tile.lines, **drawn) if tile.lines else ""
        fills = element("path", d=tile.fills, fill=ink) if tile.fills else ""
        yield element(
            "pattern",
            lines + fills,
            id=pattern_name(drawing, id),
            width=tile.width,
            height=tile.height,
            patternUnits="userSpaceOnUse",
        )
    for number, one in enumerate(drawing.territories):
        shape = f"{name}-r{number}"
        yield element("polygon", points=points(one.outline), id=shape)
        yield element("clipPath", element("use", href=f"#{shape}"), id=f"{name}-in{number}")


def pattern_ink(colour: str) -> str:
    """Return the colour of the pattern on a terrain: the same, much darker."""
    return mixed(colour, "#20180c", 0.45)


def _shape(drawing: Drawing, number: int, *, inside: bool = False, **attributes: object) -> str:
    """Return a territory once more; what is inside alone is cut off at its border."""
    name = prefix(drawing)
    cut = f"url(#{name}-in{number})" if inside else None
    return element("use", href=f"#{name}-r{number}", clip_path=cut, **attributes)


def _ground(drawing: Drawing) -> Iterator[str]:
    """Draw what is below the land: the sea around islands, or nobody's ground on a board."""
    if is_board(drawing):
        yield element("rect", width=drawing.width, height=drawing.height, fill=_NOBODYS)
    else:
        wide, tall = drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN
        yield element("rect", x=-MARGIN, y=-MARGIN, width=wide, height=tall, fill=_SEA)
        for wide, light in _BEACH:
            for frame in drawing.frames:
                yield element("polygon", points=points(frame), fill="none", stroke=mixed(_SEA, "#ffffff", light),
                              stroke_width=wide, stroke_linejoin="round")  # fmt: skip


def is_board(drawing: Drawing) -> bool:
    """Return whether a drawing fills its rectangle; else it shows islands.

    Args:
        drawing: the drawing.
    """
    right, bottom = drawing.width, drawing.height
    return len(drawing.frames) == 1 and all(x in (0, right) or y in (0, bottom) for x, y in drawing.frames[0])


def _lands(drawing: Drawing, spots: Mapping[str, Spot], looks: Looks) -> Iterator[str]:
    for number, one in enumerate(drawing.territories):
        spot = spots.get(one.id, Spot())
        look = look_of(looks, spot.terrain)
        yield _shape(drawing, number, fill=look.colour)
        yield _shape(drawing, number, fill=f"url(#{pattern_name(drawing, spot.terrain)})", opacity=0.75)
        # A darker rim inside the border makes territories stand out; a band in the colour of a seat says whose they are.
        rim = {"fill": "none", "stroke": pattern_ink(look.colour), "stroke_opacity": 0.28, "stroke_width": 16}
        yield _shape(drawing, number, inside=True, **rim)
        yield from _band(drawing, number, spot)


def _band(drawing: Drawing, number: int, spot: Spot) -> Iterator[str]:
    owned = next((tokens for tokens in spot.tokens if tokens.owner is not None and tokens.count), None)
    if owned is not None and owned.owner is not None:
        colour, dash = SEATS[owned.owner % len(SEATS)], DASHES[owned.owner % len(DASHES)]
        yield _shape(drawing, number, fill=colour, fill_opacity=0.24 if owned.active else 0.1)
        under = {"fill": "none", "stroke": PAPER, "stroke_width": 15, "stroke_opacity": 0.8}
        yield _shape(drawing, number, inside=True, **under)
        band = {"fill": "none", "stroke": colour, "stroke_width": 12 if owned.active else 6, "stroke_dasharray": dash}
        yield _shape(drawing, number, inside=True, **band)
    if spot.target is not None:
        yield _shape(drawing, number, fill=TARGET, fill_opacity=0.16)


def _borders(drawing: Drawing, spots: Mapping[str, Spot], chosen: str) -> Iterator[str]:
    drawn: dict[str, Any] = {"fill": "none", "stroke": LINE, "stroke_linejoin": "round"}
    for number in range(len(drawing.territories)):
        yield _shape(drawing, number, stroke_width=2.4, **drawn)
    for frame in drawing.frames:
        yield element("polygon", points=points(frame), stroke_width=5, **drawn)
    for number, one in enumerate(drawing.territories):
        spot = spots.get(one.id, Spot())
        if spot.target is not None or one.id == chosen:
            for colour, wide in ((INK, 15.0), ("#ffffff" if one.id == chosen else TARGET, 11.0)):
                lit = {"fill": "none", "stroke": colour, "stroke_width": wide, "stroke_linejoin": "round"}
                yield _shape(drawing, number, inside=True, **lit)


def _links(drawing: Drawing) -> Iterator[str]:
    for one, other in drawing.links:
        a, b = drawing.territory(one), drawing.territory(other)
        for colour, wide in ((PAPER, 7.0), (LINE, 3.0)):
            yield element("line", x1=a.x, y1=a.y, x2=b.x, y2=b.y, stroke=colour, stroke_width=wide, stroke_dasharray="14 9")


def _contents(drawing: Drawing, spots: Mapping[str, Spot], looks: Looks, *, ids: bool) -> Iterator[str]:
    unit = 0.26 * math.sqrt(drawing.width * drawing.height / len(drawing.territories))
    for one in drawing.territories:
        spot = spots.get(one.id, Spot())
        # What readers of the screen and a pointer that rests are told stands in a title.
        yield element("g", "".join(badges(one, spot, looks, id=ids, unit=min(unit, 44.0))), data_region=one.id)
