"""What needs an extra says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from swcore.errors import SwcoreError
from swcore.text.extras import how_to_get


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
        if is_ours(error):
            raise
        command = how_to_get(extra)
        library = (error.name or "").split(".")[0]
        raise SwcoreError(
            f"This needs {library}, which is not installed.",
            code="extra-missing",
            hint=f"Install it: {command}",
            command=command,
            extra=extra,
            library=library,
        ) from error


def is_ours(error: ModuleNotFoundError) -> bool:
    """Return whether a module of our own is missing, which no extra would bring.

    Args:
        error: the failure of an import.
    """
    return error.name is None or error.name.split(".")[0] == "swcore"
