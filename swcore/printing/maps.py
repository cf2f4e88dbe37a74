"""A map to play on: its territories with terrain, symbols and ids, large enough for tokens, over several pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final
from zlib import crc32

import attrs

from swcore.errors import SwcoreError
from swcore.graph.drawing import Drawing as Territories
from swcore.graph.drawing import Territory
from swcore.printing.cards import CARD_HEIGHT, CARD_WIDTH, EDGE, KIND, NAME, frame, rule
from swcore.printing.charges import charge, named
from swcore.printing.emblems import INK, PAPER, drawn_from
from swcore.printing.fonts import BODY, STRONG, font
from swcore.printing.hatching import hatch
from swcore.printing.parts import Part, Sketch, cut, made
from swcore.printing.setting import Setting
from swcore.printing.shapes import POINT, Drawn, Move, Point, Shape, Text, box, circle, lines, moved, outline
from swcore.printing.tiles import pages_of, tiles
from swcore.wording.catalogue import Catalogue
from swcore.wording.looks import Looks, look_of

if TYPE_CHECKING:
    from swcore.graph.regionmap import Region, RegionMap

ROOM: Final = 20.0
TIGHT: Final = 16.0
"""Radius of the circle that fits into the smallest territory, in millimetres: a token lies there beside what is printed."""
MOST_PAGES: Final = 60
MOTIF: Final = 4.6
APART: Final = 9.0
LABEL: Final = 9.0
LEGEND = Setting(BODY, 9, 6, fill=INK)


@attrs.frozen
class MapStyle:
    """How the words of a map are drawn, and what they are called.

    Attributes:
        looks: how terrains and symbols look.
        texts: the words of the game.
        signs: by symbol, the word for another picture than its own, and its name by language.
    """

    looks: Looks
    texts: Catalogue
    signs: Mapping[str, tuple[str, Mapping[str, str]]] = attrs.field(factory=dict)

    def colour(self, terrain: str) -> str:
        """Return the colour of a terrain."""
        return look_of(self.looks, f"terrain:{terrain}").colour

    def picture(self, symbol: str) -> str:
        """Return the name of the picture of a symbol, or ""."""
        own = look_of(self.looks, f"symbol:{symbol}").picture
        return named(symbol) or named(own) or named(self.signs.get(symbol, ("", {}))[0])

    def letter(self, symbol: str) -> str:
        """Return a letter that stands for a symbol without a picture."""
        return (look_of(self.looks, f"symbol:{symbol}").plain.strip("-") or symbol[:1]).upper()[:1]

    def name(self, group: str, word: str) -> str:
        """Return what a terrain or a symbol is called."""
        key = f"{group}.{word}"
        if key in self.texts or word not in self.signs:
            return self.texts(key) if key in self.texts else word.replace("_", " ")
        return self.texts.name(self.signs[word][1])


def map_parts(source: RegionMap, drawn: Territories, style: MapStyle, room: Point, width: float = 0.0) -> list[Part]:
    """Return a map as tiles, and a card that says what its pictures mean.

    Args:
        source: the map.
        drawn: its territories.
        style: how its words are drawn.
        room: the largest part that fits on a page.
        width: how wide the whole map becomes, in millimetres; 0 for as wide as tokens need it.

    Raises:
        SwcoreError: `print-pages` for a map on more than `MOST_PAGES` pages.
    """
    scale = width / drawn.width if width else _scale(drawn, room)
    size = (drawn.width * scale, drawn.height * scale)
    pages = pages_of(size, room)
    if pages > MOST_PAGES:
        told = f"The map would take {pages} pages at this width: there are at most {MOST_PAGES}."
        raise SwcoreError(told, code="print-pages", hint="Take a smaller --width.", pages=pages, most=MOST_PAGES)
    drawing = list(_drawn(source, drawn, style, scale))
    return [*tiles(source.id, drawing, size, room), _legend(source, style)]


def _scale(drawn: Territories, room: Point) -> float:
    """Return millimetres for a unit of a drawing: as large as tokens like it, or a little smaller where that saves a page."""
    least = min(one.radius for one in drawn.territories)
    scales = [(ROOM - step / 4) / least for step in range(int(4 * (ROOM - TIGHT)) + 1)]
    return min(scales, key=lambda scale: (pages_of((drawn.width * scale, drawn.height * scale), room), -scale))


def _drawn(source: RegionMap, drawn: Territories, style: MapStyle, scale: float) -> Iterator[Drawn]:
    regions = {region.id: region for region in source.regions}
    known = [(regions[one.id], one, [(x * scale, y * scale) for x, y in one.outline]) for one in drawn.territories]
    for region, _, points in known:
        yield Shape(outline(points), fill=style.colour(region.terrain))
    for region, one, points in known:
        yield from _terrain(region, one, points, style.colour(region.terrain), scale)
    for _, _, points in known:
        yield Shape(outline(points), pen=INK, width=0.45)
    for ring in drawn.frames:
        yield Shape(outline([(x * scale, y * scale) for x, y in ring]), pen=INK, width=1.0)
    for ring in drawn.voids:
        yield Shape(outline([(x * scale, y * scale) for x, y in ring]), fill=PAPER)
    for pair in drawn.links:
        one, other = (drawn.territory(id) for id in pair)
        ends = [((one.x * scale, one.y * scale), (other.x * scale, other.y * scale))]
        yield Shape(lines(ends), pen=INK, width=0.8, dash=(2.0, 2.0))
    for region, one, _ in known:
        yield from _contents(region, one, style, scale)


def _terrain(region: Region, one: Territory, points: Sequence[Point], colour: str, scale: float) -> Iterator[Drawn]:
    """Yield small pictures of the terrain, strewn around the place where tokens lie; a hatching where there is no picture."""
    ink = darker(colour)
    picture = named(region.terrain)
    middle, clear = (one.x * scale, one.y * scale), one.radius * scale * 0.72
    if not picture:
        angle = (0.0, 90.0, 45.0, -45.0)[crc32(region.terrain.encode()) % 4]
        yield Shape(lines(hatch([points], angle, 2.4)), pen=ink, width=0.15)
        return
    steps = charge(picture)
    for row, (left, right) in enumerate(hatch([points], 0, APART)):
        x = left[0] + MOTIF + (APART / 2 if row % 2 else 0)
        while x < right[0] - MOTIF:
            apart = ((x - middle[0]) ** 2 + (left[1] - middle[1]) ** 2) ** 0.5
            if apart > clear and not _covered(x - middle[0], left[1] - middle[1], one.radius * scale):
                yield from moved([Shape(steps, fill=ink)], Move(x - MOTIF / 2, left[1] - MOTIF / 2, MOTIF / 100))
            x += APART


def _covered(x: float, y: float, radius: float) -> bool:
    """Return whether the id or the symbols of a region lie on a point, seen from its middle."""
    return (abs(x) < 11 and abs(y - radius * 0.8 + 1) < 5.5) or (abs(x) < 13 and abs(y + radius * 0.66) < 7.5)


def _contents(region: Region, one: Territory, style: MapStyle, scale: float) -> Iterator[Drawn]:
    """Yield the id of a region and its symbols, around the upper edge of the place for tokens."""
    x, y, radius = one.x * scale, one.y * scale, one.radius * scale
    face = font(STRONG)
    wide, low, picture = face.width(region.id, LABEL), y + radius * 0.8, named(region.terrain)
    whole = wide + (MOTIF if picture else 0)
    yield Shape(box(x - whole / 2 - 1.2, low - 3.2, whole + 2.4, 4.4, 1.2), fill=PAPER)
    if picture:  # the terrain, told without colour in the smallest region
        yield from moved([Shape(charge(picture), fill=INK)], Move(x - whole / 2 - 0.4, low - 2.9, 0.038))
    yield Text(x + whole / 2 - wide, low, region.id, STRONG, LABEL, INK)
    step = 10.0
    left = x - (len(region.symbols) - 1) * step / 2
    for place, symbol in enumerate(region.symbols):
        yield from symbol_sign(symbol, style, left + place * step, y - radius * 0.66)


def symbol_sign(symbol: str, style: MapStyle, x: float, y: float, radius: float = 4.4) -> Iterator[Drawn]:
    """Yield the sign of a symbol on a disc about a point: its picture, else its letter."""
    yield Shape(circle(x, y, radius), fill=PAPER, pen=INK, width=0.4)
    picture = style.picture(symbol)
    if picture:
        side = radius * 1.3
        yield from moved([Shape(charge(picture), fill=INK)], Move(x - side / 2, y - side / 2, side / 100))
        return
    face, size, letter = font(STRONG), radius * 3.6, style.letter(symbol)
    yield Text(x - face.width(letter, size) / 2, y + size * POINT * face.cap / 2, letter, STRONG, size, INK)


def darker(colour: str) -> str:
    """Return a colour that stands out from this one."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(part * 0.62):02x}" for part in parts)


def _legend(source: RegionMap, style: MapStyle) -> Part:
    """Return a card that says what the pictures of a map mean."""
    terrains = sorted({region.terrain for region in source.regions})
    symbols = sorted({symbol for region in source.regions for symbol in region.symbols})
    rows = [("terrain", word) for word in terrains] + [("symbol", word) for word in symbols]
    face, room = Sketch(), CARD_WIDTH - 2 * EDGE
    frame(face, (2, 2), CARD_WIDTH - 4, CARD_HEIGHT - 4, drawn_from(source.id))
    face.write("kind", style.texts("print.map"), KIND, EDGE, 6.4, room, 4)
    face.write("name", style.texts.name(source.name), NAME, EDGE, 10.5, room, 9.5, centred=True)
    rule(face, EDGE + 6, 22.3, room - 12)
    step = min(8.5, (CARD_HEIGHT - 34) / max(1, len(rows)))
    for place, (group, word) in enumerate(rows):
        y = 25.5 + place * step
        face.add(*(_swatch(word, style, y, step) if group == "terrain" else _sign(word, style, y, step)))
        face.write("name", style.name(group, word), LEGEND, EDGE + 15, y, room - 17, step - 1, centred=True)
    face.add(cut(box(0, 0, CARD_WIDTH, CARD_HEIGHT)))
    return made("card", source.id, CARD_WIDTH, CARD_HEIGHT, face)


def _sign(word: str, style: MapStyle, y: float, step: float) -> Iterator[Drawn]:
    return symbol_sign(word, style, EDGE + 7, y + step / 2 - 0.6, (step - 1.4) / 2)


def _swatch(word: str, style: MapStyle, y: float, step: float) -> Iterator[Drawn]:
    """Yield a small field of a terrain."""
    colour, high = style.colour(word), step - 1.2
    yield Shape(box(EDGE + 2, y, 10, high, 1), fill=colour, pen=INK, width=0.25)
    if picture := named(word):
        side = min(MOTIF, high - 0.8)
        place = Move(EDGE + 7 - side / 2, y + (high - side) / 2, side / 100)
        yield from moved([Shape(charge(picture), fill=darker(colour))], place)
