"""One server on an SQLite file: a lock beside it, which ends with the server however that ends."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sql

from swcore.errors import SwcoreError
from swcore.saves.lock import lock

ENDING = ".lock"


@contextlib.contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold the file of a database while the context lasts; other databases are for several servers.

    Args:
        database: its URL.

    Raises:
        SwcoreError: `database-in-use`; `database-memory` for one that no other process would see.
        OSError: there is no writing beside it.
    """
    url, path = sql.make_url(database), path_of(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = path or str(url.database or "")
    if not path or ":memory:" in str(url.database) or "mode=memory" in database:
        told = "A database in memory is none for a server: each of its processes would have its own."
        raise SwcoreError(told, code="database-memory", hint="Name a file: --database sqlite:///swcore.db")
    with open(f"{path}{ENDING}", "ab") as file:
        if not lock(file):
            told = f"Another server keeps its games in {url.database}: the bots and clocks of both would play there."
            hint = "Stop that one, or name another file or a PostgreSQL by --database."
            raise SwcoreError(told, code="database-in-use", hint=hint, database=url.database)
        yield


def path_of(database: Any) -> str:
    """Return the file of a database, by whichever link it was named; "" for one that is no file, or named by a URI of SQLite.

    Args:
        database: its URL.
    """
    url = sql.make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:") or url.query.get("uri"):
        return ""
    return os.path.realpath(str(url.database))
