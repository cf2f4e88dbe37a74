"""Writing files: whole or not at all, and what goes wrong is told with the name of the file that was to be written."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from swcore.text.reading import check_regular

_numbers = count()


@contextmanager
def written(file: str | os.PathLike[str]) -> Iterator[None]:
    """Name a file in the errors of the system that come up meanwhile: a full disk names none, and a help file another one.

    Args:
        file: the file that is written.
    """
    try:
        yield
    except OSError as error:
        error.filename, error.filename2 = os.fspath(file), None
        raise


def put(file: str | os.PathLike[str], content: bytes | str) -> None:
    """Write a file in one go: until all of it is there, the old one stays as it is, and of a new one nothing is left.

    Args:
        file: the file; a link to one stays a link.
        content: what it is to hold; a text is written in UTF-8, its ends of lines as they are.

    Raises:
        OSError: it cannot be written, or is a pipe or a device; the error names the file.
    """
    put_all({Path(file): content})


def put_all(contents: Mapping[Path, bytes | str]) -> None:
    """Write several files: none of them is touched before there is room for all.

    Args:
        contents: what each file is to hold, as for `put`.

    Raises:
        OSError: as `put`.
    """
    beside: dict[Path, Path] = {}
    try:
        for file, content in contents.items():
            check_writable(file)
            real = Path(os.path.realpath(file))
            beside[file] = real.with_name(f".swcore-{os.getpid()}-{next(_numbers)}.new")  # however long the name of the file is
            with written(file):
                beside[file].write_bytes(content.encode() if isinstance(content, str) else content)
                with suppress(FileNotFoundError):
                    os.chmod(beside[file], stat.S_IMODE(os.stat(real).st_mode))
        for file, new in beside.items():
            with written(file):
                os.replace(new, os.path.realpath(file))
    finally:
        for new in beside.values():
            with suppress(OSError):
                new.unlink(missing_ok=True)


def check_writable(file: str | os.PathLike[str]) -> None:
    """Refuse what `put` could not write, before the work for it is done.

    Args:
        file: the file.

    Raises:
        OSError: it is a folder, a pipe or a device, or may not be written; or there is no folder for it. The error names it.
    """
    real, name = os.path.realpath(file), os.fspath(file)
    with written(file):
        try:
            check_regular(real)
        except FileNotFoundError:
            check_folder(os.path.dirname(real))
        else:
            if not os.access(real, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)


def check_folder(folder: str | os.PathLike[str]) -> None:
    """Refuse a folder into which nothing can be written.

    Args:
        folder: the folder.

    Raises:
        OSError: it is not there, is no folder, or may not be written.
    """
    name = os.fspath(folder)
    if not stat.S_ISDIR(os.stat(name).st_mode):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), name)
    if not os.access(name, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)
