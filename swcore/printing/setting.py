"""Setting text into a room: lines are broken, and letters made smaller down to a limit, until it fits."""

from __future__ import annotations

import attrs

from swcore.printing.fonts import Font, font, tidy
from swcore.printing.shapes import POINT, Text

STEP = 0.25
"""Points by which letters become smaller."""
LONELY = 0.3
"""Share of the width below which a last line is lonely."""


@attrs.frozen
class Setting:
    """How a text is to be set.

    Attributes:
        font: the name of the font.
        most, least: the sizes to try, in points, the larger one first.
        leading: from line to line, as a multiple of the size.
        align: `left`, `middle` or `right`.
        fill: the colour.
    """

    font: str
    most: float
    least: float
    leading: float = 1.14
    align: str = "left"
    fill: str = "#000000"


@attrs.frozen
class Block:
    """Lines that were set.

    Attributes:
        lines: the lines.
        size: the size, in points.
        height: from the top of the first capital to the lowest letter of the last line, in millimetres.
        width: of the widest line.
    """

    lines: tuple[str, ...]
    size: float
    height: float
    width: float


def broken(text: str, face: Font, size: float, width: float) -> list[str]:
    """Return the lines of a text that are not wider than this; a single word that is wider stays whole."""
    found: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in tidy(paragraph).split():
            longer = f"{line} {word}" if line else word
            if line and face.width(longer, size) > width:
                found.append(line)
                longer = word
            line = longer
        found.append(line)
    return found


def balanced(text: str, face: Font, size: float, width: float) -> list[str]:
    """Return the lines of a text, made shorter as long as the last is a lonely word and no line is added."""
    found = broken(text, face, size, width)
    narrow = width
    while len(found) > 1 and face.width(found[-1], size) < LONELY * width and narrow > width / 2:
        narrow -= width / 40
        closer = broken(text, face, size, narrow)
        if len(closer) > len(found):
            break
        found = closer
    return found


def block(text: str, setting: Setting, size: float, width: float) -> Block:
    """Return a text set at a size."""
    face = font(setting.font)
    found = [face.shown(line) for line in balanced(text, face, size, width)]
    step = size * setting.leading * POINT
    height = (len(found) - 1) * step + size * POINT * (face.cap + 0.22)
    return Block(tuple(found), size, height, max(face.width(line, size) for line in found))


def fitted(text: str, setting: Setting, width: float, height: float) -> Block:
    """Return a text set as large as a room allows; at its least size when even that is too large for the room.

    Args:
        text: the text; a new line begins a new one.
        setting: how.
        width, height: the room, in millimetres.
    """
    size = setting.most
    found = block(text, setting, size, width)
    while (found.width > width + 0.01 or found.height > height + 0.01) and size - STEP >= setting.least:
        size -= STEP
        found = block(text, setting, size, width)
    return found


def placed(found: Block, setting: Setting, x: float, y: float, width: float) -> list[Text]:
    """Return the lines of a block at their place.

    Args:
        found: the block.
        setting: how it was set.
        x, y: the upper left corner of its room.
        width: of the room.
    """
    face = font(setting.font)
    lines = []
    low = y + found.size * POINT * face.cap
    for line in found.lines:
        spare = width - face.width(line, found.size)
        left = x + {"left": 0.0, "middle": spare / 2, "right": spare}[setting.align]
        if line:
            lines.append(Text(left, low, line, setting.font, found.size, setting.fill))
        low += found.size * setting.leading * POINT
    return lines
