"""Writing to any terminal, file or pipe: whatever its encoding, a text comes out, with replacements for what it lacks."""

from __future__ import annotations

import codecs
import json
import sys
from contextlib import suppress
from typing import Any

from swcore.text.escaping import escaped

REPLACED = "swcore-replaced"  # the name under which codecs know `_replace`
PLAIN = {
    "−": "-", "–": "-", "—": "-", "±": "+/-", "·": "*", "×": "x", "…": "...", "■": "#", "№": "No.", "→": "->",
    "«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "≤": "<=", "≥": ">=",
    "●": "#", "○": ".", "█": "#", "□": "[]", "━": "-", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+",
    "┤": "+", "┬": "+", "┴": "+", "┼": "+", "▲": "^", "▸": ">", "◆": "*", "★": "*", "♣": "%", "✗": "x", "∩": "n", "≈": "~",
    "°": "o", "←": "<-", "↑": "^", "↓": "v", "⏎": "Enter",
}  # fmt: skip
CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
SOUNDS = "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch ' y ' e yu ya"
LATIN = dict(zip(CYRILLIC, SOUNDS.split(), strict=True))


def make_safe() -> None:
    """Let the standard streams replace what their encoding cannot write, instead of failing at it."""
    codecs.register_error(REPLACED, _replace)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a stand-in of an embedding program may have none
            stream.reconfigure(errors=REPLACED)
    if hasattr(sys.stdin, "reconfigure"):
        with suppress(ValueError):  # it was closed, or has been read from
            sys.stdin.reconfigure(errors="surrogateescape")  # of a line that is not text, `is_text` says it


def visible(text: str) -> str:
    """Return a text with control characters spelled out: what comes from a file never reaches the terminal as a command."""
    return escaped(text)


def is_text(line: str) -> bool:
    """Return whether a line that was read is text in the encoding of the input: other bytes become half characters."""
    return not any("\ud800" <= letter <= "\udfff" for letter in line)


def print_json(data: Any) -> None:
    """Write data as JSON to the standard output, in UTF-8 whatever the encoding of the terminal."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, indent=2) + "\n"
    sys.stdout.flush()
    raw = getattr(sys.stdout, "buffer", None)
    if raw is None:
        sys.stdout.write(text)
    else:
        raw.write(text.encode(errors="replace"))  # a file name may hold what is not a letter
        raw.flush()


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_plain(letter, error.encoding) for letter in missing), error.end


def _plain(letter: str, encoding: str) -> str:
    """Return what stands for a letter, in letters that the encoding has."""
    if letter.lower() in LATIN:
        found = LATIN[letter.lower()]
        return found.capitalize() if letter.isupper() else found
    found = PLAIN.get(letter, "?")
    return found if found.isascii() else "?"


__all__ = ["is_text", "make_safe", "print_json", "visible"]
