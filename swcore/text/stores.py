"""Small files of JSON that programs of one user keep: read without trust, written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from swcore.text.reading import read_capped
from swcore.text.writing import written

MOST = 32 * 1_048_576  # bytes of a file that are read


def read_store(file: Path | None) -> dict[str, Any]:
    """Return the object that a file holds; an empty one where it is not there or is damaged.

    Args:
        file: the file; None for nothing.
    """
    if file is None:
        return {}
    with suppress(OSError, ValueError, RecursionError):
        raw = read_capped(file, MOST)
        found = json.loads(raw) if len(raw) <= MOST else None
        return found if isinstance(found, dict) else {}
    return {}


def write_store(file: Path, data: dict[str, Any]) -> None:
    """Write an object into a file, with its folder; a reader finds the old file or the new one, and never a part of it.

    Args:
        file: the file.
        data: what it is to hold.

    Raises:
        OSError: it cannot be written.
    """
    file = Path(os.path.realpath(file))  # a link to it stays one
    with written(file):
        _write(file, data)


def _write(file: Path, data: dict[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, path = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with open(handle, "w", encoding="utf-8") as out:
            json.dump(data, out, ensure_ascii=True, allow_nan=False, separators=(",", ":"))
        os.replace(path, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(path)
        raise
