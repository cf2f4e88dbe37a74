"""The keyboard of a game: line editing, history and completion, by prompt_toolkit where it is installed (`swcore[terminal]`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.cli.session.lines import Choices, Preview, Read

DUMB = ("dumb", "unknown", "")  # terminals that can neither move the cursor nor erase


def line_editor(history: Path | None, choices: Choices, preview: Preview) -> Read | None:
    """Return a function that reads a line with all that a good keyboard needs, or None where there is no such thing.

    Args:
        history: the file that keeps the lines for the next game, or None.
        choices: the words that may stand at the end of a text, each with what it means.
        preview: what a text would do; shown beside it.
    """
    if dumb():
        return None
    try:
        from swcore.cli.session import keyboard
    except ImportError:
        return None
    try:
        return keyboard.reader(history, choices, preview)
    except Exception:  # a console of a kind that prompt_toolkit does not know, each with an error of its own
        return None


def dumb() -> bool:
    """Return whether the terminal can neither move the cursor nor erase."""
    return os.name != "nt" and os.environ.get("TERM", "") in DUMB


def installed(library: str) -> bool:
    """Return whether a library is there."""
    from importlib.util import find_spec

    return find_spec(library) is not None
