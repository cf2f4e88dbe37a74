"""What may come next while a line is typed at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.companion.table import Table

Choice = tuple[str, str]


class Completer:
    """Completes the lines of a table.

    Args:
        table: the table.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    def choices(self, text: str) -> list[Choice]:
        """Return the words that may stand at the end of a text, each with what it means."""
        first, *rest = text.split(" ")
        if not rest and not text.startswith("?"):
            texts = self.table.texts
            return [(self.table.usage(key).split()[0], str(texts(f"what.{key}"))) for key in self.table.known]
        key = self.table.called.get(first.lower(), "")
        if key == "help":
            return [(self.table.usage(one).split()[0], "") for one in self.table.known]
        groups = self.table.known[key].takes if key else ()
        if text.startswith("?"):
            groups = tuple({piece.kind: None for piece in self.table.companion.ruleset.pieces.values()})
        desk = self.table.desk()
        names = [name for group in groups for name in self.table.companion.offered(desk, group)]
        return [(name, "") for name in dict.fromkeys(names)]

    def preview(self, text: str) -> str:
        """Return what a line would do; a table tells that only when it is done."""
        return ""
