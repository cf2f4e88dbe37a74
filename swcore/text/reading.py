"""Reading files that anybody may have written: regular files only, and no more of them than is allowed."""

from __future__ import annotations

import errno
import os
import stat

# A pipe that nobody writes to is opened all the same, and refused then.
_CALM = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class NotRegular(OSError):
    """A pipe or a device where a file is wanted."""


def read_capped(path: str | os.PathLike[str], most: int) -> bytes:
    """Return the bytes of a regular file; of one that is too large one byte more than allowed, so that the caller can see it.

    A pipe or a device is refused: it may keep its reader waiting for ever, or never end.

    Args:
        path: the path; links are followed.
        most: how many bytes are allowed.

    Raises:
        OSError: it cannot be read, or is not a regular file.
        ValueError: it is not a path (such as one with a zero byte in it).
    """
    name = os.fspath(path)
    handle = os.open(name, os.O_RDONLY | _CALM)
    try:
        _check(os.fstat(handle).st_mode, name)
        with open(handle, "rb", closefd=False) as file:
            return file.read(most + 1)
    finally:
        os.close(handle)


def check_regular(path: str | os.PathLike[str]) -> None:
    """Refuse what is not a regular file.

    Args:
        path: the path; links are followed.

    Raises:
        OSError: it is not one, or is not there.
    """
    _check(os.stat(path).st_mode, os.fspath(path))


def _check(mode: int, name: str) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
    if not stat.S_ISREG(mode):
        raise NotRegular(errno.EINVAL, "Not a regular file", name)
