"""Budgets in bytes for tables of answers, so that a process that plays many games does not grow.

A table is a plain dict: looking up what it holds costs nothing more. Whoever adds an entry says what it takes.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

ENTRY: Final = (
    96  # bytes of a dict for an entry, its place in the index included: 30 to 60; and of its key, a number of up to 60 bits
)
Table = TypeVar("Table", bound=dict[Any, Any])


class Budget:
    """Bytes that several tables share; all of them are emptied when they are spent.

    Answers are worked out anew then, so they must not depend on whether they were kept.

    Args:
        most: how many bytes.

    Attributes:
        left: how many bytes are left.
        tables: the tables that are emptied.
    """

    __slots__ = ("left", "most", "tables")

    def __init__(self, most: int) -> None:
        self.most = self.left = most
        self.tables: list[dict[Any, Any]] = []

    def table(self, table: Table) -> Table:
        """Let a table share the budget, and return it."""
        self.tables.append(table)
        return table

    def take(self, size: int) -> None:
        """Make sure that there are so many bytes for an entry that is about to be added, and count them."""
        if self.left < size:
            self.empty()
        self.left -= size

    def empty(self) -> None:
        """Empty all tables."""
        for table in self.tables:
            table.clear()
        self.left = self.most
