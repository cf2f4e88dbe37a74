"""A word of memory that a worker and its server share: which request is being answered, even when the worker says nothing."""

from __future__ import annotations

import contextlib
import mmap
import os
import tempfile

SIZE = 8


class Slate:
    """The number of the request that is being answered; 0 for none, and while the database is waited for.

    Args:
        path: the file by which both find it; a new one when "".
    """

    def __init__(self, path: str = "") -> None:
        if not path:
            file, path = tempfile.mkstemp(prefix="swcore-")
            os.write(file, bytes(SIZE))
        else:
            file = os.open(path, os.O_RDWR)
        self.path = path
        self._memory = mmap.mmap(file, SIZE)
        self._word = memoryview(self._memory).cast("Q")
        os.close(file)

    @property
    def number(self) -> int:
        """The number of the request."""
        return self._word[0]

    @number.setter
    def number(self, number: int) -> None:
        self._word[0] = number

    def unlink(self) -> None:
        """Remove the file; both have it in memory."""
        with contextlib.suppress(OSError):  # Windows removes none that is in use
            os.unlink(self.path)

    def close(self) -> None:
        """Let go of the memory."""
        self._word.release()
        self._memory.close()
        self.unlink()
