"""The database: lines of saves, keys of changes, tables with their seats. One code for SQLite and PostgreSQL."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sql

from swcore_server.schema import META, SEATS, TABLES
from swcore_server.stories import Stories

__all__ = ["META", "Store"]


class Store(Stories):
    """A database, see `Database`. Every write is one transaction, and is on the disk when the call returns."""

    # -- tables and seats

    def add_table(
        self, name: str, game: str, *, public: bool, host: str, seats: Sequence[dict[str, Any]], clock: str = ""
    ) -> None:
        """Keep who may sit at a table.

        Args:
            name: the table.
            game: the id of its game.
            public: whether it is listed.
            host: the hash of the token of the host.
            seats: `seat`, `invite`, `token`, `bot` and `player` of each.
            clock: the text of what was agreed upon, or "".
        """
        values = {"name": name, "game": game, "public": public, "host": host, "created": time.time(), "clock": clock}
        with self._writing() as link:
            link.execute(sql.insert(TABLES).values(**values, over=False, agreed="", laid_open=False))
            link.execute(sql.insert(SEATS), [{"name": name, "sat": 0, **one} for one in seats])

    def table(self, name: str) -> dict[str, Any] | None:
        """Return a table, or None."""
        return self._one(sql.select(TABLES).where(TABLES.c.name == name))

    def public_tables(self, most: int = 100) -> list[dict[str, Any]]:
        """Return the newest listed tables, with how many `seats` they have, and how many are `free`."""
        free = sql.case((sql.and_(SEATS.c.token == "", SEATS.c.bot == ""), 1), else_=0)
        numbers = (sql.func.count().label("seats"), sql.func.sum(free).label("free"))
        shown = (TABLES.c.name.label("table"), TABLES.c.game, TABLES.c.created)
        both = (
            sql.select(*shown, *numbers)
            .join(SEATS, SEATS.c.name == TABLES.c.name)
            .where(TABLES.c.public, sql.not_(TABLES.c.over))
        )
        with self._reading() as link:
            wanted = both.group_by(*shown).order_by(TABLES.c.created.desc()).limit(most)
            return [dict(row) for row in link.execute(wanted).mappings()]

    def seats(self, name: str) -> list[dict[str, Any]]:
        """Return the seats of a table."""
        with self._reading() as link:
            wanted = sql.select(SEATS).where(SEATS.c.name == name).order_by(SEATS.c.seat)
            return [dict(row) for row in link.execute(wanted).mappings()]

    def agreed(self, name: str) -> set[str]:
        """Return the differences of versions that the host of a table has agreed to."""
        with self._reading() as link:
            text = link.execute(sql.select(TABLES.c.agreed).where(TABLES.c.name == name)).scalar()
        return set(json.loads(text)) if text else set()

    def agree(self, name: str, differing: Sequence[str]) -> None:
        """Write down that the host agrees to differences of versions."""
        with self._writing() as link:
            link.execute(sql.update(TABLES).where(TABLES.c.name == name).values(agreed=json.dumps(list(differing))))

    def set_over(self, name: str) -> None:
        """Write down that a game has come to its end."""
        with self._writing() as link:
            link.execute(sql.update(TABLES).where(TABLES.c.name == name).values(over=True))
            self._post(link, "seats", name)

    def set_seat(self, name: str, seat: int, held: Mapping[str, str] | None = None, **values: str) -> bool:
        """Write down something of a seat, and return whether that was possible.

        Args:
            name: the table.
            seat: the seat.
            held: what must still stand there, such as the `token` of who asks: somebody may have been quicker.
            values: what is written.
        """
        same = (SEATS.c[column] == value for column, value in (held or {}).items())
        with self._writing() as link:
            done = link.execute(sql.update(SEATS).where(SEATS.c.name == name, SEATS.c.seat == seat, *same).values(**values))
            self._post(link, "seats", name)
            return bool(done.rowcount)

    def take_invite(self, name: str, invite: str, token: str, player: str) -> int | None:
        """Give the seat of an invitation to who brings it first; return its number, or None when there is none any more.

        Args:
            name: the table.
            invite: the hash of the invitation.
            token: the hash of the token that holds from now on.
            player: what the player is called.
        """
        with self._writing() as link:
            if _is_laid_open(link, name):
                return None
            seat = link.execute(sql.select(SEATS.c.seat).where(SEATS.c.name == name, SEATS.c.invite == invite)).scalar()
            if seat is None:
                return None
            mine = (SEATS.c.name == name, SEATS.c.seat == seat, SEATS.c.invite == invite)
            taken = {"invite": "", "token": token, "bot": "", "player": player, "sat": SEATS.c.sat + 1}
            done = link.execute(sql.update(SEATS).where(*mine).values(**taken))
            self._post(link, "seats", name)
            return int(seat) if done.rowcount else None

    def take_free(self, name: str, seat: int, token: str, player: str) -> bool:
        """Give a free seat to who comes first, and return whether that is this one.

        Args:
            name: the table.
            seat: the seat.
            token: the hash of the token that holds from now on.
            player: what the player is called.
        """
        free = (SEATS.c.name == name, SEATS.c.seat == seat, SEATS.c.token == "", SEATS.c.bot == "")
        taken = {"invite": "", "token": token, "player": player, "sat": SEATS.c.sat + 1}
        with self._writing() as link:
            if _is_laid_open(link, name):
                return False
            done = link.execute(sql.update(SEATS).where(*free).values(**taken))
            self._post(link, "seats", name)
            return bool(done.rowcount)

    def lay_open(self, name: str, tokens: Collection[str]) -> bool:
        """Return whether all that is hidden may be told to who holds some seats; nobody else may join from then on.

        Args:
            name: the table.
            tokens: the hashes of the tokens of who asks.
        """
        with self._writing() as link:
            _is_laid_open(link, name)
            seats = link.execute(sql.select(SEATS).where(SEATS.c.name == name)).mappings().all()
            if not all(_is_nobodys(one) or (one["token"] in tokens and one["sat"] == 1) for one in seats):
                return False
            link.execute(sql.update(TABLES).where(TABLES.c.name == name).values(laid_open=True))
            self._post(link, "seats", name)
            return True

    def _one(self, wanted: Any) -> dict[str, Any] | None:
        with self._reading() as link:
            found = link.execute(wanted).mappings().first()
        return None if found is None else dict(found)


def _is_laid_open(link: Any, name: str) -> bool:
    """Return whether all that is hidden at a table was told; who writes meanwhile waits."""
    return bool(link.execute(sql.select(TABLES.c.laid_open).where(TABLES.c.name == name).with_for_update()).scalar())


def _is_nobodys(seat: Mapping[str, Any]) -> bool:
    """Return whether a bot has always played a seat, and nobody is invited to it."""
    return bool(seat["bot"]) and not seat["token"] and not seat["invite"] and not seat["sat"]
