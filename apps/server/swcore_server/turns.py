"""Who writes an SQLite file waits for the others by a lock of the system, which wakes the next one at once.

SQLite itself looks again after pauses of up to a tenth of a second, and players wait that long for their acknowledgement.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import threading
import weakref
from collections.abc import Iterator
from typing import Any

from swcore_server.alone import path_of

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
        path = path_of(database)
        self._path = f"{path}{ENDING}" if path and UNIX is not None else ""
        self._mine = threading.Lock()  # the lock of the system holds for the whole process
        self._file: int | None = None
        self._end: Any = None

    @contextlib.contextmanager
    def taken(self) -> Iterator[None]:
        """Wait for the turn, and have it while the context lasts."""
        if not self._path:
            yield
            return
        with self._mine:
            file = self._opened()
            if file is not None:
                UNIX.flock(file, UNIX.LOCK_EX)
            try:
                yield
            finally:
                if file is not None:
                    UNIX.flock(file, UNIX.LOCK_UN)

    def close(self) -> None:
        """Let go of the file."""
        if self._end is not None:
            self._end()
            self._file = self._end = None

    def _opened(self) -> int | None:
        if self._file is None:
            with contextlib.suppress(OSError):
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
                self._end = weakref.finalize(self, os.close, self._file)
        return self._file
