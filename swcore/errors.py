"""Errors with stable codes.

Every error that swcore raises on purpose is a `SwcoreError`: one plain sentence that says what was wrong and where,
a stable `code` for programs, the `details` as plain data and, where it helps, a `hint` that says what would be right.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Iterable, Mapping
from typing import Any, Self

FAULTS = (Exception, SystemExit, GeneratorExit)
"""What the code of a stranger may raise as a fault of its own; an interrupt from the keyboard is none."""
AS_PATH = "The path of a file is given as a Path."
"""A hint for callers in Python; `protocol` leaves it out, whose callers have no paths."""
_STOPS = re.compile(r"((?<=[^\s./\\])\.\.|(?<![./\\])\.{4,})(?=\s|$)")


def one_stop(text: str) -> str:
    """Return a text without the second full stop where a sentence, or three points, came to stand at the end of another.

    Args:
        text: the text.
    """
    return _STOPS.sub(lambda stops: "." if len(stops[0]) == 2 else "...", text) if ".." in text else text


def from_here(path: str) -> str:
    """Return a path from the working folder on where it is in it.

    Args:
        path: the path; a line may follow it.
    """
    here = os.path.join(os.getcwd(), "") if os.path.isabs(path) else ""
    return path[len(here) :] if here and path.startswith(here) else path


class SwcoreError(Exception):
    """Base of all errors.

    Args:
        message: one sentence, no trailing hint.
        code: stable machine-readable code; the class's own `code` when left out.
        hint: what would be right, or "".
        details: plain data (strings, numbers, lists) about the place and the values; a mapping holds a text by language.

    Attributes:
        others: what else is wrong, where all of it is told at once; the hint tells it in English.
    """

    code = "error"
    others: tuple[SwcoreError, ...] = ()

    def __init__(self, message: str, *, code: str = "", hint: str = "", **details: Any) -> None:
        message = one_stop(message)
        super().__init__(message)
        self.message = message
        self.code = code or type(self).code
        self.hint = hint
        self.details: Mapping[str, Any] = details

    def __str__(self) -> str:
        at = f"At {self.place}." if self.place else ""
        return " ".join(part for part in (self.message, self.hint, at) if part)

    @property
    def place(self) -> str:
        """Where in a piece the fault is: file, line, column of the details; from the working folder on if it is in it."""
        file, line = self.details.get("file"), self.details.get("line")
        if not file or not line:
            return ""
        column = self.details.get("column")
        return from_here(f"{file}:{line}:{column}" if column else f"{file}:{line}")


class ActionError(SwcoreError):
    """An action that was refused: malformed, unknown, illegal now, or for the wrong seat. The state is unchanged."""

    code = "action"


class OptionError(SwcoreError):
    """An unknown option, edition or value."""

    code = "option"


class PluginError(SwcoreError):
    """A plugin that cannot be loaded, does not fit, or failed inside a hook.

    `details` names the plugin, and for a failing hook also the piece, the hook and the clauses of the piece.
    """

    code = "plugin"


class MapError(SwcoreError):
    """A map file that is damaged or does not fit the game."""

    code = "map"


class SaveError(SwcoreError):
    """A save that cannot be read, was altered, or needs packs that are not here."""

    code = "save"


def described(error: BaseException) -> str:
    """Return an error as one line: one of swcore as it is, any other with its kind; a stranger's may fail even at that.

    Args:
        error: what was raised.
    """
    kind = type(error).__name__
    try:
        told = str(error)
    except Exception:
        return f"{kind}: it cannot say why"
    if isinstance(error, SwcoreError) and told:
        return told
    return f"{kind}: {told}" if told else kind


class Near(str):
    """A hint that names words.

    Attributes:
        close: the words that are like the one that was not known.
        known: some of the words there are.
    """

    __slots__ = ("close", "known")
    close: tuple[str, ...]
    known: tuple[str, ...]

    def __new__(cls, text: str, close: Iterable[str] = (), known: Iterable[str] = ()) -> Self:
        """Return the hint as an English sentence that knows its words."""
        self = super().__new__(cls, text)
        self.close, self.known = tuple(close), tuple(known)
        return self


def nearest(word: str, words: Iterable[str]) -> Near:
    """Return a hint naming the closest known words, or the first few known ones.

    Args:
        word: the unknown word.
        words: the known ones, any order.
    """
    known = sorted(set(words))
    close = difflib.get_close_matches(word, known, n=3, cutoff=0.5)
    close.sort(key=lambda one: sorted(one) != sorted(word))  # letters that changed places come first
    if close:
        return Near(f"Did you mean {', '.join(close)}?", close)
    shown = [*known[:12], *(["..."] if len(known) > 12 else [])]
    return Near(one_stop(f"Known: {', '.join(shown)}."), known=shown) if known else Near("None is known.")
