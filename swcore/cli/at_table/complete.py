"""What may come next while a line is typed at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.companion.table import Table

Choice = tuple[str, str]
SEATS = "seats"


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
        takes = self.table.known[key].takes if key else ()
        names = [*self._players()] if SEATS in takes else []
        groups = tuple(one for one in takes if one != SEATS)
        if text.startswith("?") or groups:
            names += self._names(groups)
        return [(name, "") for name in dict.fromkeys(names)]

    def preview(self, text: str) -> str:
        """Return what a line would do; a table tells that only when it is done."""
        return ""

    def _players(self) -> list[str]:
        desk = self.table.desk()
        return [desk.name(seat) for seat in range(desk.seats)]

    def _names(self, groups: tuple[str, ...]) -> list[str]:
        """Return the names of pieces of some kinds, of all when none is said, in the language."""
        pieces = self.table.companion.ruleset.pieces.values()
        return [self.table.words.name(piece.name) for piece in pieces if piece.name and (not groups or piece.kind in groups)]
