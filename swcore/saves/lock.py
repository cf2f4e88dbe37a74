"""One writer for a file. The system holds the lock, so it ends with the process that took it, however that ends."""

from __future__ import annotations

import errno
import importlib
import os
from typing import Any, BinaryIO

_BUSY = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_BEYOND = 1 << 30  # a byte that no save has: where locks are binding, the save can be read all the same


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


_UNIX, _WINDOWS = _module("fcntl"), _module("msvcrt")


def lock(file: BinaryIO) -> bool:
    """Lock an open file until it is closed; return False when somebody else holds it, in this process or in another.

    Where the system or the disk knows no locks, nobody holds one: the recorder still looks whether the file is as it was left.

    Args:
        file: the file, opened for writing.
    """
    try:
        if _UNIX is not None:
            _UNIX.flock(file.fileno(), _UNIX.LOCK_EX | _UNIX.LOCK_NB)
        elif _WINDOWS is not None:
            file.seek(_BEYOND)
            _WINDOWS.locking(file.fileno(), _WINDOWS.LK_NBLCK, 1)
    except OSError as error:
        return error.errno not in _BUSY
    return True


def is_locked(path: str | os.PathLike[str]) -> bool:
    """Return whether somebody is recording a game in a file.

    Args:
        path: the file.
    """
    try:
        with open(path, "r+b", buffering=0) as file:
            return not lock(file)
    except OSError:
        return False
