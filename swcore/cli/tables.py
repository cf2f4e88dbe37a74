"""One look for all tables of the command line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from swcore.cli.terminal import Terminal
    from swcore.wording.pages import Page

NUMBERS = {
    "wins",
    "shared",
    "share",
    "mean",
    "spread",
    "turns",
    "per-turn",
    "regions",
    "rounds",
    "players",
    "count",
    "difference",
}


NARROW = 80  # in fewer columns a list whose cells are sentences is no table


def say_list(terminal: Terminal, heads: Sequence[str], rows: Iterable[Sequence[str]], keys: Sequence[str]) -> None:
    """Write a list as a table; in a narrow window each row as a paragraph, its first cell before all others.

    Args:
        terminal: where.
        heads, keys: of the columns, as for `table`.
        rows: the cells.
    """
    if terminal.width >= NARROW:
        shown = table(*heads, keys=keys)
        for row in rows:
            shown.add_row(*row)
        terminal.say(shown)
        return
    for first, *rest in rows:
        terminal.say(first, style="bold")
        terminal.item("  ", " · ".join(filter(None, rest)))


def drawn(page: Page | RenderableType) -> RenderableType:
    """Return a page of a game as rich draws it; what is drawn already comes back as it is.

    Args:
        page: the page.
    """
    if isinstance(page, str):
        return page
    from swcore.cli.drawing import pages  # needs rich, and the help of commands is light

    return pages.drawn(page)


def table(*heads: str, keys: Iterable[str] = ()) -> Table:
    """Return an empty table.

    Args:
        *heads: titles of the columns.
        keys: for each column its key: numbers stand to the right and are not broken, nor are ids, which end in …
            where they do not fit.
    """
    from rich import box
    from rich.table import Table

    from swcore.cli.fitting import Fitting

    named = [*keys, *[""] * len(heads)]
    kind = Table if NUMBERS.isdisjoint(named) else Fitting
    made = kind(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    for head, key in zip(heads, named, strict=False):
        made.add_column(
            head,
            justify="right" if key in NUMBERS else "left",
            overflow="ellipsis" if key == "id" else "fold",
            no_wrap=key == "id",
        )
    return made
