"""What needs an extra says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from swcore.errors import SwcoreError


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Turn the failure of an import into advice.

    Args:
        extra: what brings the missing library: `drawing` or `pictures`.

    Raises:
        SwcoreError: `extra-missing`.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "swcore":
            raise
        raise SwcoreError(
            f"This needs {error.name.split('.')[0]}, which is not installed.",
            code="extra-missing",
            hint=f"pip install 'swcore[{extra}]'",
            extra=extra,
            library=error.name.split(".")[0],
        ) from error
