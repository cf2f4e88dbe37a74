"""The fonts that swcore prints with: how wide letters are, which there are, and their outlines.

They are Alegreya and Alegreya Sans by Juan Pablo del Peral, with Latin, Greek and Cyrillic letters, under the SIL Open Font
License (fonts/OFL.txt); kerning and hinting were left out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from swcore.errors import SwcoreError
from swcore.printing.shapes import POINT, Step
from swcore.text.extras import how_to_get

TITLE, BODY, STRONG = "title", "text", "strong"
FOLDER: Final = Path(__file__).parent / "fonts"
FILES: Final[Mapping[str, str]] = {
    TITLE: "Alegreya-ExtraBold.ttf",
    BODY: "AlegreyaSans-Regular.ttf",
    STRONG: "AlegreyaSans-Bold.ttf",
}
LACKING: Final = "□"
"""What is printed for a letter that the fonts lack."""
VARIANTS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))


def needs_extra(library: str) -> SwcoreError:
    """Return the error of a library that printing needs and that is not installed."""
    told = f"Printing needs the library {library}, which is not installed."
    command = how_to_get("print")
    hint = f"It comes with an extra of swcore: {command}"
    return SwcoreError(told, code="print-extra", hint=hint, library=library, command=command)


def tidy(text: str) -> str:
    """Return a text as it is set: letters composed, marks that nobody sees left out, all white space as spaces."""
    seen = (" " if one.isspace() else one for one in unicodedata.normalize("NFC", text))
    return "".join(one for one in seen if unicodedata.category(one) not in ("Cf", "Cc") and one not in VARIANTS)


class Font:
    """A font.

    Args:
        name: its name in `FILES`.

    Raises:
        SwcoreError: `print-extra` when fontTools is not installed.
    """

    def __init__(self, name: str) -> None:
        self.name, self.file = name, FOLDER / FILES[name]
        try:
            from fontTools.ttLib import TTFont
        except ImportError:
            raise needs_extra("fontTools") from None
        self._font: Any = TTFont(self.file, lazy=True)
        self._letters: Mapping[int, str] = self._font.getBestCmap()
        self._widths: Any = self._font["hmtx"].metrics
        self._unit = self._font["head"].unitsPerEm

    @cached_property
    def cap(self) -> float:
        """How high a capital letter is at a size of 1, in points."""
        return float(self._font["OS/2"].sCapHeight / self._unit)

    def lacks(self, text: str) -> list[str]:
        """Return the letters of a text that the font does not have, each once."""
        return [one for one in dict.fromkeys(text) if ord(one) not in self._letters]

    def shown(self, text: str) -> str:
        """Return a text with a box for each letter that the font does not have."""
        return "".join(one if ord(one) in self._letters else LACKING for one in text)

    def width(self, text: str, size: float) -> float:
        """Return how wide a line is, in millimetres."""
        units = sum(self._width(one) for one in text)
        return float(units / self._unit * size * POINT)

    def outline(self, letter: str) -> tuple[Step, ...]:
        """Return the outline of a letter at a size of 1000, upwards from its base line."""
        from fontTools.pens.recordingPen import DecomposingRecordingPen

        glyphs = self._font.getGlyphSet()
        pen = DecomposingRecordingPen(glyphs)
        glyphs[self._letters.get(ord(letter), ".notdef")].draw(pen)
        return steps_of(pen.value, 1000 / self._unit)

    def _width(self, letter: str) -> int:
        return int(self._widths[self._letters.get(ord(letter), ".notdef")][0])


@cache
def font(name: str) -> Font:
    """Return a font, read once.

    Raises:
        SwcoreError: as `Font`.
    """
    return Font(name)


def steps_of(recorded: list[tuple[str, Any]], scale: float = 1.0, flip: bool = True) -> tuple[Step, ...]:
    """Return what a pen of fontTools has recorded as the steps of an outline.

    Args:
        recorded: the calls of the pen.
        scale: how much larger it becomes.
        flip: whether up and down change places.
    """
    up = -scale if flip else scale
    found: list[Step] = []
    here = (0.0, 0.0)
    for call, args in recorded:
        points = [(x * scale, y * up) for x, y in args]
        if call == "moveTo":
            found.append(("M", (points[0],)))
        elif call == "lineTo":
            found.append(("L", (points[0],)))
        elif call == "curveTo":
            found.append(("C", (points[0], points[1], points[2])))
        elif call == "qCurveTo":
            for handle, end in _quadratic(points):
                found.append(("C", (_towards(here, handle), _towards(end, handle), end)))
                here = end
        else:
            found.append(("Z", ()))
        here = points[-1] if points else here
    return tuple(found)


def _quadratic(points: list[tuple[float, float]]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the handle and the end of each curve of a chain; between two handles an end is understood."""
    found = []
    for place, handle in enumerate(points[:-1]):
        after = points[place + 1]
        last = place == len(points) - 2
        found.append((handle, after if last else ((handle[0] + after[0]) / 2, (handle[1] + after[1]) / 2)))
    return found


def _towards(start: tuple[float, float], handle: tuple[float, float]) -> tuple[float, float]:
    """Return the handle of a cubic curve that draws the same as a quadratic one."""
    return start[0] + (handle[0] - start[0]) * 2 / 3, start[1] + (handle[1] - start[1]) * 2 / 3
