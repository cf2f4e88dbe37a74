"""What is to be written to the database when what is answered together has been answered."""

from __future__ import annotations

from typing import Any

import attrs
import sqlalchemy as sql

CHANNEL = "swcore"
# Built once: they are used with every action.
LOCK = sql.text("SELECT pg_advisory_xact_lock(hashtext(:name))")
ADD_LINES = sql.text("INSERT INTO lines (name, number, line) VALUES (:name, :number, :line)")
ADD_KEY = sql.text("INSERT INTO keys (name, key, seat, deed) VALUES (:name, :key, :seat, :deed)")
ADD_MARK = sql.text("INSERT INTO marks (name, kind, seat, at, pending) VALUES (:name, :kind, :seat, :at, :pending)")
TELL = sql.text("SELECT pg_notify(:channel, :told)")


@attrs.define
class Written:
    """What is to be written, in the order in which it is done: of one kind at once, for that costs a fraction.

    Attributes:
        locks: tables of which other machines write no line meanwhile.
        lines, keys, marks: rows of the tables of these names.
        told: what other servers hear once it is kept.
    """

    locks: set[str] = attrs.field(factory=set)
    lines: list[dict[str, Any]] = attrs.field(factory=list)
    keys: list[dict[str, Any]] = attrs.field(factory=list)
    marks: list[dict[str, Any]] = attrs.field(factory=list)
    told: list[str] = attrs.field(factory=list)

    def add(self, more: Written) -> None:
        """Add what is to be written, too."""
        self.locks |= more.locks
        for name in ("lines", "keys", "marks", "told"):
            getattr(self, name).extend(getattr(more, name))

    def carry_out(self, link: Any) -> None:
        """Write it all. Locks are taken in one order everywhere, so that no two writers wait for each other."""
        for table in sorted(self.locks):
            link.execute(LOCK, {"name": table})
        for statement, rows in ((ADD_LINES, self.lines), (ADD_KEY, self.keys), (ADD_MARK, self.marks)):
            if rows:
                link.execute(statement, rows)
        for one in self.told:
            link.execute(TELL, {"channel": CHANNEL, "told": one})

    def __bool__(self) -> bool:
        """Return whether there is anything."""
        return bool(self.lines or self.keys or self.marks or self.told)
