"""Games in the database: the lines of their saves, the keys of changes, and when clocks were changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sql

from swcore.protocol import Change, Story
from swcore_server.clocks import MOVE, Mark
from swcore_server.database import Database
from swcore_server.schema import KEYS, LINES, MARKS, TABLES
from swcore_server.written import CHANNEL, TELL, Written

LAST = sql.text("SELECT max(number) FROM lines WHERE name = :name")


class Stories(Database):
    """A database, and what it holds of games."""

    # -- lines of games, for `swcore.protocol.Keeper`

    def begin(self, table: str, lines: Sequence[bytes]) -> None:
        """Keep a new game."""
        self._write(Written(lines=_rows(table, 0, lines)))

    def drop(self, table: str) -> None:
        """Keep no longer a game at whose table nobody can sit."""
        with self._writing() as link:
            for kept in (LINES, KEYS):
                link.execute(sql.delete(kept).where(kept.c.name == table))

    def append(self, table: str, count: int, lines: Sequence[bytes], key: str, change: Change) -> None:
        """Keep further lines of a game; two writers can never both keep a line of one number.

        Raises:
            OSError: they cannot be kept.
        """
        keys = [{"name": table, "key": key, "seat": change.seat, "deed": change.deed}] if key else []
        wanted = Written(lines=_rows(table, count, lines), keys=keys)
        if self.postgres:
            wanted.locks, wanted.told = {table}, [f"{self.name} game {table}"]
        self._write(wanted)

    def load(self, table: str) -> Story | None:
        """Return a game that is kept, or None."""
        with self._reading() as link:
            lines = link.execute(sql.select(LINES.c.line).where(LINES.c.name == table).order_by(LINES.c.number)).scalars().all()
            keys = link.execute(sql.select(KEYS.c.key, KEYS.c.seat, KEYS.c.deed).where(KEYS.c.name == table)).all()
        if not lines:
            return None
        return Story("".join(lines), len(lines), {key: Change(seat, deed) for key, seat, deed in keys})

    def count(self, table: str) -> int | None:
        """Return how many lines are kept, where other machines write, too."""
        if not self.shared:
            return None
        with self._reading() as link:
            last = link.execute(LAST, {"name": table}).scalar()
        return 0 if last is None else int(last) + 1

    def since(self, table: str, count: int) -> Story:
        """Return what is kept of a game behind its first lines."""
        behind = (LINES.c.name == table, LINES.c.number >= count)
        with self._reading() as link:
            lines = link.execute(sql.select(LINES.c.line).where(*behind).order_by(LINES.c.number)).scalars().all()
            keys = link.execute(sql.select(KEYS.c.key, KEYS.c.seat, KEYS.c.deed).where(KEYS.c.name == table)).all()
        return Story("".join(lines), len(lines), {key: Change(seat, deed) for key, seat, deed in keys})

    def _post(self, link: Any, what: str, table: str) -> None:
        """Tell other servers what has changed, once it is kept."""
        if self.postgres:
            link.execute(TELL, {"channel": CHANNEL, "told": f"{self.name} {what} {table}"})

    # -- clocks

    def mark(self, table: str, mark: Mark) -> None:
        """Keep when a game with a clock was changed."""
        seats = ",".join(map(str, mark.pending))
        row = {"name": table, "kind": mark.kind, "seat": mark.seat, "at": mark.at, "pending": seats}
        told = [f"{self.name} seats {table}"] if self.postgres and mark.kind != MOVE else []
        self._write(Written(marks=[row], told=told))

    def marks(self, table: str) -> list[Mark]:
        """Return the marks of a game."""
        wanted = sql.select(MARKS.c.kind, MARKS.c.seat, MARKS.c.at, MARKS.c.pending).where(MARKS.c.name == table)
        with self._reading() as link:
            rows = link.execute(wanted.order_by(MARKS.c.id)).all()
        return [Mark(kind, seat, at, tuple(int(one) for one in seats.split(",") if one)) for kind, seat, at, seats in rows]

    def timed(self) -> list[str]:
        """Return the tables with clocks at which games go on."""
        with self._reading() as link:
            wanted = sql.select(TABLES.c.name).where(TABLES.c.clock != "", sql.not_(TABLES.c.over))
            return list(link.execute(wanted).scalars())


def _rows(table: str, count: int, lines: Sequence[bytes]) -> list[dict[str, Any]]:
    return [{"name": table, "number": number, "line": line.decode()} for number, line in enumerate(lines, start=count)]
