"""Parts that are cut out: each has a size, a drawing, and what did not fit on it."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from swcore.printing.fonts import font, tidy
from swcore.printing.setting import Setting, fitted, placed
from swcore.printing.shapes import Drawing, Drawn, Move, Shape, Step, moved, outline

CUT, FOLD = "cut", "fold"
CUT_PEN, FOLD_PEN, FOLD_DASH = "#8c8c8c", "#3f6f9f", (1.6, 1.2)
BEYOND = 2.0


@attrs.frozen
class Misfit:
    """A text that does not fit at its least size, or letters that the fonts lack.

    Attributes:
        what: the key of what the text is, such as `name` or `text`.
        over: by how many millimetres it is too high or too wide; 0 for letters that lack.
        share: by how many hundredths of its room.
        letters: the letters that the fonts lack.
        part: the kind of the part.
    """

    what: str
    over: float = 0.0
    share: int = 0
    letters: tuple[str, ...] = ()
    part: str = ""


@attrs.frozen
class Part:
    """Something that is cut out.

    Attributes:
        kind: what it is: `banner`, `badge`, `tokens`, `card`, `tile`.
        piece: id of the piece.
        width, height: in millimetres, a fold and its other side included.
        drawing: what stands on it, cut and fold lines included.
        misfits: what did not fit.
    """

    kind: str
    piece: str
    width: float
    height: float
    drawing: Drawing
    misfits: tuple[Misfit, ...] = ()


class Sketch:
    """A drawing that grows."""

    def __init__(self) -> None:
        self.drawn: list[Drawn] = []
        self.misfits: list[Misfit] = []

    def add(self, *drawn: Drawn) -> None:
        """Add shapes and lines of text."""
        self.drawn.extend(drawn)

    def shape(
        self, steps: tuple[Step, ...], *, fill: str = "", pen: str = "", width: float = 0.2, dash: tuple[float, ...] = ()
    ) -> None:
        """Add an outline."""
        self.drawn.append(Shape(steps, fill, pen, width, dash))

    def put(self, other: Sketch | Iterable[Drawn], move: Move) -> None:
        """Add another drawing at a place."""
        if isinstance(other, Sketch):
            self.misfits += other.misfits
            other = other.drawn
        self.drawn += moved(other, move)

    def write(
        self, what: str, text: str, setting: Setting, x: float, y: float, width: float, height: float, *, centred: bool = False
    ) -> float:
        """Set a text into a room, and note what does not fit.

        Args:
            what: what the text is, for the note.
            text: the text.
            setting: how.
            x, y, width, height: the room.
            centred: whether it stands in the middle of the height.

        Returns:
            How high it became.
        """
        if not tidy(text).strip():
            return 0.0
        found = fitted(text, setting, width, height)
        high, wide = found.height - height, found.width - width
        if high > 0.01 or wide > 0.01:
            over, room = (high, height) if high / height > wide / width else (wide, width)
            self.misfits.append(Misfit(what, round(over, 1), round(100 * over / room)))
        letters = font(setting.font).lacks(tidy(text))
        if letters:
            self.misfits.append(Misfit(what, letters=tuple(letters)))
        down = max(0.0, (height - found.height) / 2) if centred else 0.0
        self.add(*placed(found, setting, x, y + down, width))
        return found.height


def made(kind: str, piece: str, width: float, height: float, face: Sketch) -> Part:
    """Return a sketch as a part.

    Args:
        kind: what it is.
        piece: id of the piece.
        width, height: its size.
        face: what stands on it.
    """
    misfits = tuple(attrs.evolve(one, part=kind) for one in face.misfits)
    return Part(kind, piece, width, height, tuple(face.drawn), misfits)


def cut(steps: tuple[Step, ...]) -> Shape:
    """Return a line to cut along."""
    return Shape(steps, pen=CUT_PEN, width=0.1, role=CUT)


def fold(x: float, y: float, width: float) -> Shape:
    """Return a level line to fold along, which goes on a little on both sides."""
    ends = [(x - BEYOND, y), (x + width + BEYOND, y)]
    return Shape(outline(ends, closed=False), pen=FOLD_PEN, width=0.2, dash=FOLD_DASH, role=FOLD)


def folded(front: Sketch, back: Sketch, width: float, height: float) -> Sketch:
    """Return two sides of a part, one above the other, so that folding along the middle lays them back to back.

    Args:
        front: the side below the fold.
        back: the side above it, which is printed head down.
        width, height: of one side.
    """
    whole = Sketch()
    whole.put(back, Move(width, height, turn=180))
    whole.put(front, Move(0, height))
    return whole
