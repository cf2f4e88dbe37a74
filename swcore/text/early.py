"""Keeps Ctrl-C quiet while the program is still being imported: nobody has a use for where it was just then."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import PurePath
from types import TracebackType

NAME = "swcore"


def is_program() -> bool:
    """Return whether the program `swcore` runs, by its script or as `python -m swcore`; not one that imports swcore."""
    given = sys.orig_argv[1:]
    module = next((pair[1] for pair in pairwise(given) if pair[0] == "-m"), "")
    return module == NAME or PurePath(sys.argv[0] if sys.argv else "").stem == NAME


def _told(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):  # Python then ends as by the signal, which a shell knows as 130
        sys.__excepthook__(kind, error, trace)


if is_program() and sys.excepthook is sys.__excepthook__:
    sys.excepthook = _told
