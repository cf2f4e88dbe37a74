"""Writing files: what goes wrong is told with the name of the file that was to be written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


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
