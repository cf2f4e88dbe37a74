"""Reference cards, 63 by 88 millimetres, as card sleeves take them; and the facts of a piece for a sheet of many."""

from __future__ import annotations

from typing import Final

import attrs

from swcore.printing.emblems import FADED, INK, PAPER, Emblem, shield
from swcore.printing.fonts import BODY, STRONG, TITLE
from swcore.printing.hatching import TINCTURES, filled
from swcore.printing.parts import Part, Sketch, cut, made
from swcore.printing.setting import Setting
from swcore.printing.shapes import Drawing, Move, Point, box, circle, outline
from swcore.text.figures import is_count

CARD_WIDTH: Final = 63.0
CARD_HEIGHT: Final = 88.0
NAME = Setting(TITLE, 18, 7.5, align="middle", fill=INK)
KIND = Setting(STRONG, 8, 5.5, align="middle", fill="#5d564a")
TEXT = Setting(BODY, 12.5, 7, fill=INK)
NUMBERS = Setting(STRONG, 9, 6, align="middle", fill=INK)
FOOT = Setting(BODY, 5.5, 4.5, align="middle", fill="#6d675c")
EDGE: Final = 6.0
BAND: Final = 1.8
"""How broad a coloured frame is."""


@attrs.frozen
class Entry:
    """What a card or a sheet says of a piece.

    Attributes:
        piece: its id.
        name: its name.
        kind: what it is, such as `race` in the reader's language, with its tags.
        numbers: its numbers in words, each for itself.
        text: its rule.
        clauses: ids of the clauses it carries out.
        emblem: its arms.
        picture: what is drawn instead of the arms, such as a pattern, for a box of 100 by 100; None for the arms.
    """

    piece: str
    name: str
    kind: str
    numbers: tuple[str, ...]
    text: str
    clauses: tuple[str, ...]
    emblem: Emblem
    picture: Drawing | None = None


def card(entry: Entry) -> Part:
    """Return a reference card."""
    face = Sketch()
    width, height = CARD_WIDTH, CARD_HEIGHT
    room = width - 2 * EDGE
    frame(face, (2, 2), width - 4, height - 4, entry.emblem)
    face.write("kind", entry.kind, KIND, EDGE, 6.4, room, 4)
    face.write("name", entry.name, NAME, EDGE, 10.5, room, 9.5, centred=True)
    rule(face, EDGE + 6, 22.3, room - 12)
    if entry.picture is None:
        face.put(shield(entry.emblem, 19, 22), Move((width - 19) / 2, 25.5))
    else:
        face.put(entry.picture, Move((width - 26) / 2, 24, 0.26))
    top = 50.5
    if entry.numbers:
        top += face.write("numbers", " · ".join(entry.numbers), NUMBERS, EDGE, top, room, 7.5) + 2
    face.write("text", entry.text, TEXT, EDGE, top, room, height - 13.2 - top, centred=True)
    foot = " · ".join(filter(None, (entry.piece, spans(entry.clauses))))
    face.write("clauses", foot, FOOT, EDGE, height - 11.6, room, 6, centred=True)
    face.add(cut(box(0, 0, width, height)))
    return made("card", entry.piece, width, height, face)


def frame(face: Sketch, corner: Point, width: float, height: float, emblem: Emblem, *, faded: bool = False) -> None:
    """Draw a frame in the colour of some arms, with a knob at each corner.

    Args:
        face: what it is drawn on.
        corner: its upper left corner.
        width, height: its size.
        emblem: the arms.
        faded: whether it is drawn in outlines.
    """
    (x, y), ink = corner, FADED if faded else INK
    band = (*box(x, y, width, height, 2.2), *box(x + BAND, y + BAND, width - 2 * BAND, height - 2 * BAND, 1.2))
    if not faded:
        face.add(*filled(band, TINCTURES[emblem.field]))
    face.shape(band, pen=ink, width=0.3)
    for right in (x + BAND, x + width - BAND):
        for low in (y + BAND, y + height - BAND):
            face.shape(circle(right, low, 1.5), fill=PAPER, pen=ink, width=0.3)
            face.shape(outline([(right, low - 0.9), (right + 0.9, low), (right, low + 0.9), (right - 0.9, low)]), fill=ink)


def rule(face: Sketch, x: float, y: float, width: float, pen: str = INK) -> None:
    """Draw a level line with a lozenge in its middle."""
    middle = x + width / 2
    for left, right in ((x, middle - 2.2), (middle + 2.2, x + width)):
        face.shape(outline([(left, y), (right, y)], closed=False), pen=pen, width=0.25)
    face.shape(outline([(middle, y - 1), (middle + 1.5, y), (middle, y + 1), (middle - 1.5, y)]), fill=pen)


def pip(face: Sketch, x: float, y: float, number: str, *, faded: bool = False) -> None:
    """Draw a number of tokens on a disc about a point."""
    ink = FADED if faded else INK
    face.shape(circle(x, y, 5.2), fill="#ffffff", pen=ink, width=0.5)
    face.shape(circle(x, y, 4.3), pen=ink, width=0.15)
    face.write("number", number, attrs.evolve(NAME, most=17, least=8, fill=ink), x - 4, y - 4, 8, 8, centred=True)


def spans(clauses: tuple[str, ...]) -> str:
    """Return ids of clauses in short, such as `SW-CONQ-1..3`; numbers that follow each other are joined."""
    found: list[tuple[str, int, int]] = []
    others = []
    for clause in clauses:
        group, _, number = clause.rpartition("-")
        if not is_count(number):
            others.append(clause)
        elif found and found[-1][0] == group and found[-1][2] == int(number) - 1:
            found[-1] = (group, found[-1][1], int(number))
        else:
            found.append((group, int(number), int(number)))
    told = [f"{group}-{first}" if first == last else f"{group}-{first}..{last}" for group, first, last in found]
    return ", ".join((*told, *others))
