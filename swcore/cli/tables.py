"""One look for all tables of the command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

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


def table(*heads: str, keys: Iterable[str] = ()) -> Table:
    """Return an empty table.

    Args:
        *heads: titles of the columns.
        keys: for each column its key: numbers stand to the right, ids are not broken, and end in … where they do not fit.
    """
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    named = [*keys, *[""] * len(heads)]
    for head, key in zip(heads, named, strict=False):
        made.add_column(
            head,
            justify="right" if key in NUMBERS else "left",
            overflow="ellipsis" if key == "id" else "fold",
            no_wrap=key == "id",
        )
    return made
