"""Pages: parts laid out in rows, with what a person needs to print and cut them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

import attrs

from swcore.printing.emblems import INK
from swcore.printing.fonts import BODY, font
from swcore.printing.parts import CUT_PEN, FOLD_DASH, FOLD_PEN, Misfit, Part
from swcore.printing.shapes import Drawing, Drawn, Move, Shape, Text, lines, moved, outline
from swcore.wording.catalogue import Catalogue

PAPERS: Final[Mapping[str, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN: Final = 10.0
HEAD: Final = 6.0
FOOT: Final = 9.0
GAP: Final = 5.0
RULER: Final = 50.0
"""Length of the ruler on each page, in millimetres."""
SMALL: Final = 7.0


@attrs.frozen
class Page:
    """A page.

    Attributes:
        width, height: in millimetres.
        drawing: what stands on it.
        parts: what is to be cut out, each with its upper left corner.
    """

    width: float
    height: float
    drawing: Drawing
    parts: tuple[tuple[Part, float, float], ...] = ()


@attrs.frozen
class Sheet:
    """All pages of one print.

    Attributes:
        title: what stands above.
        pages: the pages.
        misfits: what did not fit, by id of the piece.
    """

    title: str
    pages: tuple[Page, ...]
    misfits: tuple[tuple[str, Misfit], ...] = ()


@attrs.define
class _Row:
    top: float
    height: float
    right: float


@attrs.define
class _Rows:
    """A page that fills up, in rows."""

    width: float
    height: float
    rows: list[_Row] = attrs.Factory(list)
    parts: list[tuple[Part, float, float]] = attrs.Factory(list)

    def take(self, part: Part) -> bool:
        """Take a part, if there is room for it: in the lowest of the rows that it fits into, else in a new one."""
        fits = [row for row in self.rows if part.height <= row.height + 0.01 and row.right + part.width <= self.width + 0.01]
        row = min(fits, key=lambda one: (one.height - part.height, one.top), default=None)
        if row is None:
            top = max((one.top + one.height + GAP for one in self.rows), default=0.0)
            if top + part.height > self.height + 0.01:
                return False
            row = _Row(top, part.height, 0.0)
            self.rows.append(row)
        self.parts.append((part, row.right, row.top))
        row.right += part.width + GAP
        return True


def room(paper: str) -> tuple[float, float]:
    """Return how much of a page parts may take, in millimetres."""
    width, height = PAPERS[paper]
    return width - 2 * MARGIN, height - 2 * MARGIN - HEAD - FOOT


def laid_out(title: str, groups: Iterable[Sequence[Part]], paper: str, texts: Catalogue) -> Sheet:
    """Return parts on pages; those of one piece stay on one page if they fit there.

    Args:
        title: what stands above each page.
        groups: the parts of each piece.
        paper: a name in `PAPERS`.
        texts: the words that stand on every page.
    """
    known = [list(group) for group in groups]
    misfits = [(part.piece, misfit) for group in known for part in group for misfit in part.misfits]
    filled = list(_filled(known, *room(paper)))
    pages = [_page(title, page, paper, number, len(filled), texts) for number, page in enumerate(filled, 1)]
    return Sheet(title, tuple(pages), tuple(dict.fromkeys(misfits)))


def _filled(groups: Iterable[list[Part]], width: float, height: float) -> Iterator[_Rows]:
    """Yield the pages; the parts of a page are laid anew, the highest first, whenever those of a further piece join them."""
    here: list[Part] = []
    page = _Rows(width, height)
    for group in groups:
        both = _Rows(width, height)
        if all(both.take(part) for part in _highest_first([*here, *group])):
            here, page = [*here, *group], both
            continue
        if here:
            yield page
        page = _Rows(width, height)
        for part in _highest_first(group):
            if not page.take(part):  # a piece with very many tokens
                yield page
                page = _Rows(width, height)
                page.take(part)
        here = [part for part, _, _ in page.parts]
    if page.parts:
        yield page


def _highest_first(parts: Iterable[Part]) -> list[Part]:
    return sorted(parts, key=lambda part: (-part.height, -part.width))


def _page(title: str, rows: _Rows, paper: str, number: int, count: int, texts: Catalogue) -> Page:
    width, height = PAPERS[paper]
    top = MARGIN + HEAD
    roles = {getattr(one, "role", "") for part, _, _ in rows.parts for one in part.drawing}
    drawn: list[Drawn] = list(furniture(title, paper, number, count, texts, roles))
    parts = tuple((part, x + MARGIN, y + top) for part, x, y in rows.parts)
    for part, x, y in parts:
        drawn += moved(part.drawing, Move(x, y))
        drawn.append(_corners(x, y, part.width, part.height))
    return Page(width, height, tuple(drawn), parts)


def furniture(title: str, paper: str, number: int, count: int, texts: Catalogue, roles: Container[str] = ()) -> Drawing:
    """Return what stands around the parts: title, number of the page, ruler, and what the lines mean.

    Args:
        title: what stands above.
        paper: a name in `PAPERS`.
        number, count: of the page, and of all pages.
        texts: the words.
        roles: the kinds of lines on the page that are explained.
    """
    width, height = PAPERS[paper]
    low = height - MARGIN
    where = texts("print.page", page=number, pages=count)
    right = width - MARGIN - font(BODY).width(where, SMALL)
    heads = [
        (MARGIN, MARGIN + 2, _short(font(BODY).shown(title), right - MARGIN - 5)),
        (right, MARGIN + 2, where),
        (MARGIN + RULER + 3, low, texts("print.scale")),
    ]
    drawn: list[Drawn] = [Text(x, y, text, BODY, SMALL, INK) for x, y, text in heads]
    ticks = [((MARGIN + mm, low - (2.4 if mm % 10 == 0 else 1.4)), (MARGIN + mm, low)) for mm in range(0, int(RULER) + 1, 5)]
    drawn.append(Shape(lines(ticks), pen=INK, width=0.15))
    drawn.append(Shape(outline([(MARGIN, low), (MARGIN + RULER, low)], closed=False), pen=INK, width=0.25, role="ruler"))
    drawn += _legend(width - MARGIN, low, texts, roles)
    return tuple(drawn)


def _short(title: str, width: float) -> str:
    """Return a title, cut where it would not fit into a line."""
    face = font(BODY)
    if face.width(title, SMALL) <= width:
        return title
    while title and face.width(f"{title}…", SMALL) > width:
        title = title[:-1]
    return f"{title}…"


def _legend(right: float, y: float, texts: Catalogue, roles: Container[str]) -> list[Drawn]:
    drawn: list[Drawn] = []
    for role, pen, dash in (("flap", FOLD_PEN, FOLD_DASH), ("fold", FOLD_PEN, FOLD_DASH), ("cut", CUT_PEN, ())):
        if role not in roles:
            continue
        word = texts(f"print.legend.{role}")
        right -= font(BODY).width(word, SMALL)
        drawn.append(Text(right, y, word, BODY, SMALL, INK))
        right -= 10
        drawn.append(Shape(outline([(right, y - 0.8), (right + 8.5, y - 0.8)], closed=False), pen=pen, width=0.2, dash=dash))
        right -= 4
    return drawn


def _corners(x: float, y: float, width: float, height: float) -> Shape:
    """Return short lines that go on beyond the corners, to lay a ruler on when the inner lines are cut away."""
    pairs = []
    for left, away in ((x, -1), (x + width, 1)):
        for top in (y, y + height):
            pairs.append(((left + away * 0.5, top), (left + away * 2, top)))
    for top, away in ((y, -1), (y + height, 1)):
        for left in (x, x + width):
            pairs.append(((left, top + away * 0.5), (left, top + away * 2)))
    return Shape(lines(pairs), pen=INK, width=0.1, role="mark")
