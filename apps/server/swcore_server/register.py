"""Who sits where: tables and seats as they are kept, held in memory until they change, and who may do what by a token."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Any

import attrs

from swcore.errors import SwcoreError
from swcore_server.store import Store
from swcore_server.tokens import same

LONGEST = 64  # letters of the name of a table
KNOWN = 4096  # tables of which it is held in memory


@attrs.frozen
class Entry:
    """A table with its seats, as they are kept.

    Attributes:
        row: what is kept of the table.
        seats: what is kept of its seats.
    """

    row: dict[str, Any]
    seats: list[dict[str, Any]]

    @property
    def bots(self) -> dict[int, str]:
        """The bots by seat."""
        return {one["seat"]: one["bot"] for one in self.seats if one["bot"]}

    @property
    def called(self) -> dict[str, str | None]:
        """How the seats are called in texts: by the names of their players, None where a bot alone plays; others have none."""
        return {str(one["seat"]): one["player"] or None for one in self.seats if one["player"] or one["bot"]}

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return all(one["token"] or one["bot"] for one in self.seats)


class Register:
    """The tables of a server with their seats.

    Args:
        store: where they are kept.

    Attributes:
        fresh: whether everybody who changes them says so; else nothing is held in memory.
        here: how many connections sit at a seat, by table and seat.
    """

    def __init__(self, store: Store) -> None:
        self.store, self.fresh = store, True
        self.here: Counter[tuple[str, int]] = Counter()
        self._known: OrderedDict[str, Entry] = OrderedDict()
        self._changes = 0

    async def entry(self, table: str) -> Entry:
        """Return a table with its seats.

        Raises:
            SwcoreError: `unknown-table`.
        """
        found = self._known.get(table)
        if found is None:
            changes = self._changes
            row, seats = await asyncio.to_thread(self._read, table) if _is_name(table) else (None, [])
            if row is None or not seats:
                raise SwcoreError(f"There is no table {table[:40]!r}.", code="unknown-table", table=table[:40])
            found = Entry(row, seats)
            if self.fresh and changes == self._changes:  # else it may have been read before it changed
                self._known[table] = found
                if len(self._known) > KNOWN:
                    self._known.popitem(last=False)
        return found

    def known(self, table: str) -> Entry | None:
        """Return a table that is held in memory, or None."""
        return self._known.get(table)

    def forget(self, table: str = "") -> None:
        """Read a table anew the next time; all of them when it is ""."""
        self._changes += 1
        if table:
            self._known.pop(table, None)
        else:
            self._known.clear()

    async def seat(self, table: str, seat: int) -> dict[str, Any]:
        """Return what is kept of a seat.

        Raises:
            SwcoreError: `unknown-table`, `seats`.
        """
        seats = (await self.entry(table)).seats
        found = next((one for one in seats if one["seat"] == seat), None)
        if found is None:
            raise SwcoreError("There is no such seat.", code="seats", seat=seat, number=seat + 1, seats=len(seats))
        return found

    async def seat_of(self, table: str, token: str) -> int:
        """Return the seat that a token is for.

        Raises:
            SwcoreError: `unknown-table`, `not-yours`.
        """
        for row in (await self.entry(table)).seats:
            if same(token, row["token"]):
                return int(row["seat"])
        raise not_seated()

    async def check_host(self, table: str, token: str, request: str) -> None:
        """Refuse a token that is not that of the host.

        Raises:
            SwcoreError: `unknown-table`, `not-yours`.
        """
        if not same(token, (await self.entry(table)).row["host"]):
            raise SwcoreError("Only the host may do that.", code="not-yours", request=request)

    async def players(self, table: str) -> list[dict[str, Any]]:
        """Return who sits where: `seat`, `player`, `bot`, whether the seat is `free`, and whether its player is `here`."""
        return [
            {
                "seat": row["seat"],
                "player": row["player"],
                "bot": row["bot"],
                "free": not row["token"] and not row["bot"],
                "here": self.here[table, row["seat"]] > 0,
            }
            for row in (await self.entry(table)).seats
        ]

    def _read(self, table: str) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
        return self.store.table(table), self.store.seats(table)


def _is_name(table: str) -> bool:
    """Return whether a table may be called so; other texts need not be looked up."""
    return 0 < len(table) <= LONGEST and table.isascii() and table.isprintable()


def not_seated() -> SwcoreError:
    """Return the error for a token that no seat belongs to, or none any more."""
    return SwcoreError("That is not for this seat.", code="not-yours", hint="Join by an invitation first.", request="seat")
