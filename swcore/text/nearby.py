"""Files that somebody may have meant by a name that no file has."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

from swcore.errors import Near, nearest

MOST_NAMES = 5000  # of a folder that are looked at


def files_near(path: str | os.PathLike[str], error: BaseException) -> Near | str:
    """Return a hint that names the files of the same folder whose names are near; "" where there is none.

    Args:
        path: the path as it was given; the hint names files in the same way.
        error: why it could not be read; anything but a file that is not there has no hint.
    """
    return names_near(path) if isinstance(error, FileNotFoundError) else ""


def names_near(path: str | os.PathLike[str]) -> Near | str:
    """Return a hint that names the files of the same folder whose names are near; "" where there is none.

    Args:
        path: a path to which there is no file; the hint names files in the same way.
    """
    wanted = Path(path)
    try:
        with os.scandir(wanted.parent) as found:
            names = [one.name for one in islice(found, MOST_NAMES) if one.is_file() and one.name.isprintable()]
    except (OSError, ValueError):
        return ""
    for alike in (True, False):  # files with the same ending first; an ending alone makes no two names alike
        stems = {Path(name).stem: name for name in names if (Path(name).suffix.lower() == wanted.suffix.lower()) == alike}
        stem = [wanted.stem] if wanted.stem in stems else nearest(wanted.stem, stems).close
        close = [str(wanted.with_name(stems[one])) for one in stem]
        if close:
            return Near(f"Did you mean {', '.join(close)}?", close)
    return ""
