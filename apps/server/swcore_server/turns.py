"""Who writes an SQLite file waits for the others by a lock of the system, which wakes the next one at once.

SQLite itself looks again after pauses of up to a tenth of a second, and players wait that long for their acknowledgement.
"""

from __future__ import annotations

import contextlib
import importlib
import threading
from collections.abc import Iterator
from typing import Any, BinaryIO

import sqlalchemy as sql

ENDING = ".turn"


def _unix() -> Any:
    try:
        return importlib.import_module("fcntl")
    except ImportError:  # Windows: SQLite's own way is left
        return None


UNIX = _unix()


class Turn:
    """The turn to write a file; it ends with the process that has it, however that ends.

    Args:
        database: the URL of the database. Those that are no file have no turns, nor has one beside which nothing can be written.
    """

    def __init__(self, database: Any) -> None:
        url = sql.make_url(database)
        is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self._path = f"{url.database}{ENDING}" if is_file and UNIX is not None else ""
        self._mine = threading.Lock()  # the lock of the system holds for the whole process
        self._file: BinaryIO | None = None

    @contextlib.contextmanager
    def taken(self) -> Iterator[None]:
        """Wait for the turn, and have it while the context lasts."""
        if not self._path:
            yield
            return
        with self._mine:
            file = self._opened()
            if file is not None:
                UNIX.flock(file.fileno(), UNIX.LOCK_EX)
            try:
                yield
            finally:
                if file is not None:
                    UNIX.flock(file.fileno(), UNIX.LOCK_UN)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _opened(self) -> BinaryIO | None:
        if self._file is None:
            with contextlib.suppress(OSError):
                self._file = open(self._path, "ab")  # noqa: SIM115 (held until it is closed)
        return self._file
