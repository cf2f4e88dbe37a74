"""A picture: lines of coloured characters, which area lies under each of them, and where the areas are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text


@attrs.frozen
class Marks:
    """What is marked in a picture, and in which letters it is drawn.

    Attributes:
        costs: by id of an area what it costs to act upon it, or "" where no number belongs to it; these areas are highlighted.
        chosen: id of the area under the cursor.
        ascii_only: whether only letters of ASCII may be written.
    """

    costs: Mapping[str, str] = attrs.field(factory=dict)
    chosen: str = ""
    ascii_only: bool = False


NOTHING = Marks()


class Canvas:
    """Characters with styles, by row and column.

    Args:
        width, height: how many there are.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles: list[list[Style | None]] = [[None] * width for _ in range(height)]

    def put(self, row: int, column: int, letter: str, style: Style | None) -> None:
        """Write one character; what lies outside is left out."""
        if 0 <= row < self.height and 0 <= column < self.width:
            self._letters[row][column], self._styles[row][column] = letter, style

    def write(self, row: int, column: int, text: str, style: Style | None) -> None:
        """Write a text from left to right."""
        for at, letter in enumerate(text):
            self.put(row, column + at, letter, style)

    def style(self, row: int, column: int) -> Style | None:
        """Return the style of a character."""
        return self._styles[row][column]

    def lines(self) -> tuple[Text, ...]:
        """Return the rows as texts."""
        found = []
        for letters, styles in zip(self._letters, self._styles, strict=True):
            line, first = Text(no_wrap=True, overflow="crop", end=""), 0
            for column in range(1, self.width + 1):
                if column == self.width or styles[column] is not styles[first]:
                    line.append("".join(letters[first:column]), styles[first])
                    first = column
            found.append(line)
        return tuple(found)


@attrs.frozen
class Picture:
    """A drawn board.

    Attributes:
        lines: its rows.
        under: by row and column the id of the area that lies there, or "".
        places: by id of an area the row and column of its middle.
        missing: ids of the areas whose name, stack or cost found no room.
    """

    lines: tuple[Text, ...]
    under: tuple[tuple[str, ...], ...]
    places: dict[str, tuple[int, int]]
    missing: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """Columns."""
        return max((len(line) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.lines)

    def at(self, row: int, column: int) -> str:
        """Return the id of the area under a character; "" where there is none."""
        return self.under[row][column] if 0 <= row < len(self.under) and 0 <= column < len(self.under[row]) else ""

    def beside(self, id: str, down: int, right: int) -> str:
        """Return the area that lies next in a direction; the same one where there is none.

        Args:
            id: where one is; "" for nowhere yet.
            down, right: the direction, of -1, 0 and 1.
        """
        if id not in self.places:
            return min(self.places, key=lambda one: self.places[one], default="")
        row, column = self.places[id]
        best, chosen = 1e9, id
        for other, (other_row, other_column) in self.places.items():
            ahead = 2 * (other_row - row) * down + (other_column - column) * right
            aside = abs(2 * (other_row - row) * right) + abs((other_column - column) * down)
            if other != id and ahead > 0 and aside <= 2.5 * ahead and ahead + 2 * aside < best:
                best, chosen = ahead + 2 * aside, other
        return chosen

    def shown(self) -> RenderableType:
        """Return it as something to be written."""
        return Group(*(_line(line) for line in self.lines))


def _line(line: Text) -> Text:
    whole = line.copy()
    whole.end = "\n"
    return whole


def joined(pictures: Sequence[Picture], gap: int) -> Picture:
    """Return pictures side by side.

    Args:
        pictures: from left to right.
        gap: columns between two of them.
    """
    height = max(one.height for one in pictures)
    lines = [Text(no_wrap=True, overflow="crop", end="") for _ in range(height)]
    under: list[list[str]] = [[] for _ in range(height)]
    places: dict[str, tuple[int, int]] = {}
    left = 0
    for number, one in enumerate(pictures):
        space = gap if number else 0
        left += space
        for row in range(height):
            line = one.lines[row] if row < one.height else Text("")
            lines[row].append(" " * space)
            lines[row].append_text(line)
            lines[row].append(" " * (one.width - len(line)))
            under[row] += [""] * space + (list(one.under[row]) if row < one.height else [""] * one.width)
            under[row] += [""] * (left + one.width - len(under[row]))
        places.update({id: (row, column + left) for id, (row, column) in one.places.items()})
        left += one.width
    missing = tuple(id for one in pictures for id in one.missing)
    return Picture(tuple(lines), tuple(map(tuple, under)), places, missing)


def stacked(pictures: Sequence[Picture], gap: int = 1) -> Picture:
    """Return pictures one below another, with empty rows between them."""
    lines: list[Text] = []
    under: list[tuple[str, ...]] = []
    places: dict[str, tuple[int, int]] = {}
    for number, one in enumerate(pictures):
        for _ in range(gap if number else 0):
            lines.append(Text("", end=""))
            under.append(())
        places.update({id: (row + len(lines), column) for id, (row, column) in one.places.items()})
        lines += one.lines
        under += one.under
    return Picture(tuple(lines), tuple(under), places, tuple(id for one in pictures for id in one.missing))
