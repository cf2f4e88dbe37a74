"""Where tables are kept beside memory: a store that has every line before the change is acknowledged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import attrs


@attrs.frozen
class Change:
    """A change that has a key.

    Args:
        seat: who made it; None for the owner of all seats.
        deed: the text of the action, `undo` or `redo`.
    """

    seat: int | None
    deed: str


@attrs.frozen
class Story:
    """A game as it is kept.

    Args:
        text: its save.
        lines: how many lines that is.
        keys: the changes that had a key.
    """

    text: str
    lines: int
    keys: dict[str, Change]


class Keeper(Protocol):
    """Keeps tables. What it raises lets the change fail, which is then as if it had never been."""

    def begin(self, table: str, lines: Sequence[bytes]) -> None:
        """Keep a new table with its first lines."""

    def append(self, table: str, count: int, lines: Sequence[bytes], key: str, change: Change) -> None:
        """Keep further lines of a table.

        Args:
            table: the table.
            count: how many lines are kept before them.
            lines: the lines.
            key: of the change; "" for none.
            change: what is remembered by the key.
        """

    def load(self, table: str) -> Story | None:
        """Return a table that is kept, or None."""

    def count(self, table: str) -> int | None:
        """Return how many lines of a table are kept where others may write them, too; None where nobody else does."""

    def since(self, table: str, count: int) -> Story:
        """Return what others have written behind the first lines of a table: those lines, and all keys.

        Args:
            table: the table.
            count: how many lines are known.
        """


class Nowhere:
    """Keeps nothing: tables live as long as their desk."""

    def begin(self, table: str, lines: Sequence[bytes]) -> None:
        """Keep nothing."""

    def append(self, table: str, count: int, lines: Sequence[bytes], key: str, change: Change) -> None:
        """Keep nothing."""

    def load(self, table: str) -> Story | None:
        """Return None."""

    def count(self, table: str) -> int | None:
        """Return None."""

    def since(self, table: str, count: int) -> Story:
        """Return nothing."""
        return Story("", 0, {})
