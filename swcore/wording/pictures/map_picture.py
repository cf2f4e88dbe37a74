"""A whole map in SVG, layer by layer: the water around, terrain, borders, whose it is, and what lies there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape

from swcore.graph.drawing import Drawing, Territory
from swcore.wording.looks import Looks, look_of
from swcore.wording.pictures.badges import badges
from swcore.wording.pictures.ink import DASHES, INK, LINE, PAPER, SEATS, TARGET, element, mixed, points, text
from swcore.wording.pictures.patterns import PATTERNS, pattern_of
from swcore.wording.pictures.spots import Spot

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"
MARGIN, KEY_ROW = 14.0, 40.0
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
    """
    below = KEY_ROW * math.ceil(len(key) / _columns(drawing)) if key else 0.0
    width, height = drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN + below
    body = "".join(
        [
            element("title", escape(title)) if title else "",
            element("defs", "".join(_definitions(drawing, spots, looks, key))),
            element("rect", x=-MARGIN, y=-MARGIN, width=width, height=height, fill=PAPER),
            *_ground(drawing),
            *_lands(drawing, spots, looks),
            *_borders(drawing, spots, chosen),
            *_links(drawing),
            *_contents(drawing, spots, looks, ids=ids),
            *_key(drawing, looks, key),
        ]
    )
    box = f"{-MARGIN:g} {-MARGIN:g} {width:g} {height:g}"
    return element(
        "svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=width, height=height, font_family=FONT, role="img"
    )


def _definitions(drawing: Drawing, spots: Mapping[str, Spot], looks: Looks, key: Sequence[tuple[str, str]]) -> Iterator[str]:
    for id in sorted({spot.terrain for spot in spots.values()} | {id for id, _ in key if id.startswith("terrain:")}):
        look = look_of(looks, id)
        tile = PATTERNS[pattern_of(look, id)]
        ink = pattern_ink(look.colour)
        drawn = {"fill": "none", "stroke": ink, "stroke_width": 1.6, "stroke_linecap": "round"}
        lines = element("path", d=tile.lines, **drawn) if tile.lines else ""
        fills = element("path", d=tile.fills, fill=ink) if tile.fills else ""
        yield element("pattern", lines + fills, id=_name(id), width=tile.width, height=tile.height, patternUnits="userSpaceOnUse")
    for number, one in enumerate(drawing.territories):
        yield element("clipPath", element("polygon", points=points(one.outline)), id=f"in{number}")


def pattern_ink(colour: str) -> str:
    """Return the colour of the pattern on a terrain: the same, much darker."""
    return mixed(colour, "#20180c", 0.45)


def _name(id: str) -> str:
    return "t-" + "".join(one if one.isalnum() else "-" for one in id)


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
        corners, inside = points(one.outline), f"url(#in{number})"
        yield element("polygon", points=corners, fill=look.colour)
        yield element("polygon", points=corners, fill=f"url(#{_name(spot.terrain)})", opacity=0.75)
        # A darker rim inside the border makes territories stand out; a band in the colour of a seat says whose they are.
        yield element("polygon", points=corners, fill="none", stroke=pattern_ink(look.colour), stroke_opacity=0.28,
                      stroke_width=16, clip_path=inside)  # fmt: skip
        yield from _band(one, spot, inside)


def _band(one: Territory, spot: Spot, inside: str) -> Iterator[str]:
    owned = next((tokens for tokens in spot.tokens if tokens.owner is not None and tokens.count), None)
    corners = points(one.outline)
    if owned is not None and owned.owner is not None:
        colour, dash = SEATS[owned.owner % len(SEATS)], DASHES[owned.owner % len(DASHES)]
        tinted = 0.24 if owned.active else 0.1
        yield element("polygon", points=corners, fill=colour, fill_opacity=tinted)
        yield element("polygon", points=corners, fill="none", stroke=PAPER, stroke_width=15, stroke_opacity=0.8, clip_path=inside)
        yield element("polygon", points=corners, fill="none", stroke=colour, stroke_width=12 if owned.active else 6,
                      stroke_dasharray=dash, clip_path=inside)  # fmt: skip
    if spot.target is not None:
        yield element("polygon", points=corners, fill=TARGET, fill_opacity=0.16)


def _borders(drawing: Drawing, spots: Mapping[str, Spot], chosen: str) -> Iterator[str]:
    drawn = {"fill": "none", "stroke": LINE, "stroke_linejoin": "round"}
    for one in drawing.territories:
        yield element("polygon", points=points(one.outline), stroke_width=2.4, **drawn)
    for frame in drawing.frames:
        yield element("polygon", points=points(frame), stroke_width=5, **drawn)
    for number, one in enumerate(drawing.territories):
        spot = spots.get(one.id, Spot())
        if spot.target is not None or one.id == chosen:
            for colour, wide in ((INK, 15.0), ("#ffffff" if one.id == chosen else TARGET, 11.0)):
                yield element("polygon", points=points(one.outline), fill="none", stroke=colour, stroke_width=wide,
                              stroke_linejoin="round", clip_path=f"url(#in{number})")  # fmt: skip


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


def _columns(drawing: Drawing) -> int:
    return max(2, int(drawing.width // 165))


def _key(drawing: Drawing, looks: Looks, key: Sequence[tuple[str, str]]) -> Iterator[str]:
    columns = _columns(drawing)
    for at, (id, label) in enumerate(key):
        x = (at % columns) * drawing.width / columns
        y = drawing.height + MARGIN + KEY_ROW * (at // columns) + KEY_ROW / 2
        if id.startswith("terrain:"):
            swatch = {"x": x, "y": y - 13, "width": 40, "height": 26, "rx": 4}
            yield element("rect", fill=look_of(looks, id).colour, **swatch)
            yield element("rect", fill=f"url(#{_name(id)})", stroke=LINE, stroke_width=1.5, **swatch)
        else:
            spot = Spot(symbols=(id,)) if id.startswith("symbol:") else Spot(markers=((id, 1),))
            yield from badges(Territory("", (), x + 20, y, 28, 0), spot, looks, id=False, unit=30)
        yield text(label, x + 48, y, 17, halo="").replace('text-anchor="middle"', 'text-anchor="start"')
