"""Pages of a game as data: lines of words in styles, tables, and what stands one under another. Each face draws them in its way.

A style is written in words: `bold`, `dim`, `italic`, a colour such as `bright_red` or `color(26)`, and one behind `on`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import attrs


@attrs.frozen
class Span:
    """Words in a style.

    Attributes:
        text: the words.
        style: how they look; "" for the usual way.
    """

    text: str
    style: str = ""


@attrs.frozen
class Line:
    """Words in several styles, one behind another; an end of line in them begins a new one.

    Attributes:
        spans: the words.
        style: how all of them look where they do not say it themselves.
        whole: whether it is cut, and not continued in the next line, where it is too long.
    """

    spans: tuple[Span, ...]
    style: str = ""
    whole: bool = False

    def plain(self) -> str:
        """Return the words alone."""
        return "".join(span.text for span in self.spans)


@attrs.frozen
class Column:
    """A column of a sheet.

    Attributes:
        head: its title.
        right: whether it is set to the right, as numbers are.
        whole: whether its cells are cut, and not continued in the next line, where they are too long.
        width: how many signs wide it is; 0 for as wide as its cells.
        wide: whether it takes the room that is left.
    """

    head: str = ""
    right: bool = False
    whole: bool = False
    width: int = 0
    wide: bool = False


@attrs.frozen
class Sheet:
    """A table.

    Attributes:
        columns: its columns.
        rows: the cells, row by row.
        title: what stands above it.
        heads: whether the titles of its columns are shown.
        gap: signs between two columns.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Page, ...], ...]
    title: str = ""
    heads: bool = True
    gap: int = 1


@attrs.frozen
class Stack:
    """What stands one under another.

    Attributes:
        parts: from top to bottom.
    """

    parts: tuple[Page, ...]


Page: TypeAlias = "str | Span | Line | Sheet | Stack"
"""What a renderer shows."""


def stack(*parts: Page) -> Stack:
    """Return pages one under another."""
    return Stack(parts)


def line(*spans: Span | Line | str, style: str = "") -> Line:
    """Return words one behind another as a line."""
    found: list[Span] = []
    for one in spans:
        if isinstance(one, Line):
            found += [span if span.style else Span(span.text, one.style) for span in one.spans]
        else:
            found.append(Span(one) if isinstance(one, str) else one)
    return Line(tuple(found), style)


def beside(pages: Iterable[Page], gap: int = 2) -> Sheet:
    """Return pages side by side."""
    row = tuple(pages)
    return Sheet(tuple(Column() for _ in row), (row,), heads=False, gap=gap)


__all__ = ["Column", "Line", "Page", "Sheet", "Span", "Stack", "beside", "line", "stack"]
