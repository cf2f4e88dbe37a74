"""The patterns and figures that looks can name, all our own: lines in a square, drawn in the ink of whoever uses them."""

from __future__ import annotations

import zlib

import attrs

from swcore.wording.looks import Look


@attrs.frozen
class Pattern:
    """A tile that is laid over an area.

    Attributes:
        width, height: of the tile.
        lines: a path that is drawn.
        fills: a path that is filled.
    """

    width: int
    height: int
    lines: str = ""
    fills: str = ""


PATTERNS = {
    "furrows": Pattern(34, 30, "M3 9l9-5M4 13l9-5M20 24l9-5M21 28l9-5"),
    "trees": Pattern(34, 32, "M8 15v4M25 30v4M25-2v2", "M8 3l5 7h-2.5l3.5 5H2l3.5-5H3zM25 18l5 7h-2.5l3.5 5H19l3.5-5H20z"),
    "mounds": Pattern(40, 30, "M3 13q7-11 14 0M10 7q2 2 2 4M22 28q7-11 14 0M29 22q2 2 2 4"),
    "reeds": Pattern(34, 28, "M3 11h12M9 11V3M6 11L4.5 5M12 11l1.5-6M20 25h12M26 25v-8M23 25l-1.5-6M29 25l1.5-6M5 20h6M22 8h6"),
    "peaks": Pattern(40, 34, "M2 15L10 3l8 12M10 3l1.5 5-2.5 2 2 4M22 32l8-12 8 12M30 20l1.5 5-2.5 2 2 4"),
    "waves": Pattern(40, 22, "M0 7q5-5 10 0t10 0 10 0 10 0M0 18q5-5 10 0t10 0 10 0 10 0"),
    "ripples": Pattern(46, 30, "M4 8q4-3 8 0t8 0M26 23q4-3 8 0t8 0M30 6q3-2 6 0"),
    "dots": Pattern(20, 20, "", "M4 5.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zM14 15.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z"),
    "hatch": Pattern(14, 14, "M-2 2l4-4M0 14L14 0M12 16l4-4"),
    "cross": Pattern(22, 22, "M5 2v6M2 5h6M16 13v6M13 16h6"),
    "bricks": Pattern(32, 20, "M0 1h32M0 11h32M8 1v10M24 11v9M24-9v10"),
    "dunes": Pattern(44, 26, "M2 11q10-9 20 0M24 24q10-9 20 0M20 24q-10-7-20 0"),
}
"""By the name that a look may give."""

FIGURES = {
    "pick": "M2.5 9.5C6 5 9 3.2 13 3.2S20 5 22 8.5C18.5 6.8 16.5 6.3 14.5 6.3"
    "L15.5 8 6.5 22.5 3.8 20.8 12.5 6.5C9 6.6 6 7.5 2.5 9.5z",
    "spark": "M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2z",
    "arch": "M3 21v-8a9 9 0 0 1 18 0v8h-5.5v-7a3.5 3.5 0 0 0-7 0v7z",
    "anchor": "M12 2a3 3 0 0 1 1.3 5.7V9.5H17V12h-3.7v6.8c2.5-.5 4.3-2 5-4.3L16.5 15l3.5-4.5 1.5 5.5-1-.4C19.5 19.5 16 22 12 22"
    "s-7.5-2.5-8.5-6.4l-1 .4L4 10.5 7.5 15l-1.8-.5c.7 2.3 2.5 3.8 5 4.3V12H7V9.5h3.7V7.7A3 3 0 0 1 12 2z",
    "slot": "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15z",
    "figure": "M12 2.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM4.5 21.5c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5z",
    "back": "M5 2.5h14v19H5zM12 7l-4 5 4 5 4-5z",
    "keep": "M5 3h3v2.5h2.5V3h3v2.5H16V3h3v7l-2 1.5V21h-3.5v-4a1.5 1.5 0 0 0-3 0v4H7v-9.5L5 10z",
    "camp": "M12 3L22 20h-7l-3-6-3 6H2z",
    "den": "M2 20C3 10 7 5 12 5s9 5 10 15h-6c0-4-1.5-6-4-6s-4 2-4 6z",
    "shield": "M4 3h16v9c0 5-3.5 8-8 10-4.5-2-8-5-8-10z",
    "fire": "M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-6 .5 2 1 3 2 3.5C10.5 8 10.5 5 12 2z",
    "ring": "M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7z",
}
"""By the name that a look may give; each fills a square of 24."""


def pattern_of(look: Look, id: str) -> str:
    """Return the name of the pattern of a look, or one that follows from its letters.

    Args:
        look: the look.
        id: its id.
    """
    if look.picture in PATTERNS:
        return look.picture
    names = sorted(PATTERNS)
    return names[zlib.crc32(id.encode()) % len(names)]


def figure_of(look: Look) -> str:
    """Return the path of the figure of a look in a square of 24; "" where its letter stands for it.

    Args:
        look: the look.
    """
    if look.picture in FIGURES:
        return FIGURES[look.picture]
    return look.picture if look.picture[:1] in ("M", "m") and _is_path(look.picture) else ""


def _is_path(text: str) -> bool:
    return len(text) <= 2000 and all(one.isalnum() or one in ".,- " for one in text)
