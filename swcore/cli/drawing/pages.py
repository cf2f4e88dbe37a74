"""Pages of a game, which a pack hands over as data, drawn by rich."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from swcore.wording.pages import Line, Page, Sheet, Span, Stack


def drawn(page: Page | RenderableType) -> RenderableType:
    """Return a page as rich draws it; what is drawn already comes back as it is.

    Args:
        page: the page.
    """
    if isinstance(page, Span):
        return Text(page.text, page.style)
    if isinstance(page, Line):
        overflow = {"no_wrap": True, "overflow": "ellipsis"} if page.whole else {}
        text = Text(style=page.style, **overflow)  # type: ignore[arg-type]
        for span in page.spans:
            text.append(span.text, span.style or None)
        return text
    if isinstance(page, Stack):
        return Group(*map(drawn, page.parts))
    return _Drawn(page) if isinstance(page, Sheet) else page


class _Drawn:
    """A sheet: a table, or in a window too narrow for its words each row as a paragraph."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the table, or the paragraphs."""
        sheet = self.sheet
        if sheet.heads and _least(sheet) > options.max_width:
            yield from _paragraphs(sheet)
        else:
            yield _table(sheet)


def _table(sheet: Sheet) -> Table:
    padding = (0, sheet.gap, 0, 0)
    if sheet.heads:
        made = Table(title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, padding=padding, show_edge=False)
        made.title = sheet.title or None
    else:
        made = Table.grid(padding=padding)
    for column in sheet.columns:
        made.add_column(
            column.head,
            justify="right" if column.right else "left",
            no_wrap=column.whole,
            overflow="crop" if column.whole and column.width else "fold",
            width=column.width or None,
            ratio=1 if column.wide else None,
        )
    for row in sheet.rows:
        made.add_row(*map(drawn, row))
    return made


def _least(sheet: Sheet) -> int:
    """Return how many signs are needed for a sheet of which no word is divided."""
    wide = [
        max((len(word) for cell in (column.head, *(row[at] for row in sheet.rows)) for word in _words(cell)), default=0)
        for at, column in enumerate(sheet.columns)
    ]
    return sum(wide) + (sheet.gap + 1) * (len(wide) - 1)  # rich sets one more where titles stand


def _words(page: Page) -> list[str]:
    if isinstance(page, str | Span | Line):
        return _plain(page).split()
    return []


def _plain(page: Page) -> str:
    return (
        page if isinstance(page, str) else page.text if isinstance(page, Span) else page.plain() if isinstance(page, Line) else ""
    )


def _paragraphs(sheet: Sheet) -> Iterator[RenderableType]:
    """Yield the rows of a sheet, each as its first cell and behind it the others with the titles of their columns."""
    if sheet.title:
        yield Text(sheet.title, "italic")
    for first, *rest in sheet.rows:
        told = Text()
        for column, cell in zip(sheet.columns[1:], rest, strict=True):
            if _plain(cell):
                told.append(f"{' · ' if told else ''}{column.head}: ", "dim")
                shown = drawn(cell)
                told.append(shown if isinstance(shown, str | Text) else "")
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(style="bold")
        row.add_column(overflow="fold")
        row.add_row(drawn(first), told)
        yield row
        yield from (drawn(cell) for cell in rest if isinstance(cell, Sheet | Stack))
