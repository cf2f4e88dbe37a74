"""A reference sheet: all pieces in two columns, with their arms, numbers, rule and clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import attrs

from swcore.printing.cards import Entry, spans
from swcore.printing.emblems import INK, token
from swcore.printing.fonts import BODY, STRONG, TITLE
from swcore.printing.pages import FOOT, HEAD, MARGIN, PAPERS, Page, Sheet, furniture
from swcore.printing.parts import Misfit, Sketch
from swcore.printing.setting import Setting
from swcore.printing.shapes import Drawing, Drawn, Move, moved, outline
from swcore.wording.catalogue import Catalogue

COLUMNS: Final = 2
GUTTER: Final = 8.0
PICTURE: Final = 11.0
NAME = Setting(TITLE, 11, 8, fill=INK)
KIND = Setting(STRONG, 7, 5.5, fill="#5d564a")
TEXT = Setting(BODY, 8.5, 7, fill=INK)
CLAUSES = Setting(BODY, 5.5, 5, fill="#6d675c")
HEADING = Setting(TITLE, 14, 10, fill=INK)
AMPLE: Final = 400.0


@attrs.frozen
class _Item:
    """Something that takes a place in a column: its height, and what stands there."""

    height: float
    drawing: Drawing
    heading: bool = False


def listed(title: str, groups: Iterable[tuple[str, Iterable[Entry]]], paper: str, texts: Catalogue) -> Sheet:
    """Return a reference sheet.

    Args:
        title: what stands above each page.
        groups: the pieces of each kind, under a heading.
        paper: a name in `PAPERS`.
        texts: the words that stand on every page.
    """
    width, height = PAPERS[paper]
    column = (width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS
    misfits: list[tuple[str, Misfit]] = []
    items = list(_items(groups, column, misfits))
    columns = list(_columns(items, height - 2 * MARGIN - HEAD - FOOT))
    pages = [columns[start : start + COLUMNS] for start in range(0, len(columns), COLUMNS)]
    found = []
    for number, page in enumerate(pages, 1):
        drawn: list[Drawn] = list(furniture(title, paper, number, len(pages), texts))
        for place, stack in enumerate(page):
            top = MARGIN + HEAD
            for item in stack:
                drawn += moved(item.drawing, Move(MARGIN + place * (column + GUTTER), top))
                top += item.height
        found.append(Page(width, height, tuple(drawn)))
    return Sheet(title, tuple(found), tuple(dict.fromkeys(misfits)))


def _items(groups: Iterable[tuple[str, Iterable[Entry]]], width: float, misfits: list[tuple[str, Misfit]]) -> Iterator[_Item]:
    for heading, entries in groups:
        face = Sketch()
        high = face.write("name", heading, HEADING, 0, 1, width, AMPLE)
        face.shape(outline([(0, high + 2.4), (width, high + 2.4)], closed=False), pen=INK, width=0.35)
        yield _Item(high + 5.5, tuple(face.drawn), heading=True)
        for entry in entries:
            sketch, height = _entry(entry, width)
            misfits += [(entry.piece, attrs.evolve(one, part="list")) for one in sketch.misfits]
            yield _Item(height, tuple(sketch.drawn))


def _entry(entry: Entry, width: float) -> tuple[Sketch, float]:
    face = Sketch()
    if entry.picture is None:
        face.put(token(entry.emblem, PICTURE, round=1.6), Move(0, 0.3))
    else:
        face.put(entry.picture, Move(0, 0.3, PICTURE / 100))
    left = PICTURE + 3
    room = width - left
    top = 0.3 + face.write("name", entry.name, NAME, left, 0.3, room, AMPLE) + 0.7
    for what, text, setting in (
        ("kind", " · ".join((entry.kind, *entry.numbers)), KIND),
        ("text", entry.text, TEXT),
        ("clauses", spans(entry.clauses), CLAUSES),
    ):
        high = face.write(what, text, setting, left, top, room, AMPLE)
        top += high + 1.1 if high else 0
    return face, max(top, PICTURE + 1) + 2.2


def _columns(items: list[_Item], height: float) -> Iterator[list[_Item]]:
    """Yield what stands in each column; a heading is not left alone at the end of one."""
    column: list[_Item] = []
    full = 0.0
    for place, item in enumerate(items):
        after = items[place + 1].height if item.heading and place + 1 < len(items) else 0.0
        if column and full + item.height + after > height:
            yield column
            column, full = [], 0.0
        column.append(item)
        full += item.height
    if column:
        yield column
