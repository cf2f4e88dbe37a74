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
        if error.name is None or error.name.split(".")[0] == "swcore":
            raise
        command = how_to_get(extra)
        raise SwcoreError(
            f"This needs {error.name.split('.')[0]}, which is not installed.",
            code="extra-missing",
            hint=f"Install it: {command}",
            command=command,
            extra=extra,
            library=error.name.split(".")[0],
        ) from error
