"""Slips of the pen in a JSON text, told in plain sentences: what to write instead of what the reader stumbled over."""

from __future__ import annotations

import json
import re
from typing import Final

from swcore.authoring.places import TOKEN
from swcore.authoring.slip_texts import QUOTES, Told, said

_WORD = re.compile(r"[^,:\]}\n]*")
_CLOSE: Final = {"{": "}", "[": "]"}
_TEXTS: Final = {  # by what the reader says, where that is all that is to be known
    "Expecting ':'": "colon",
    "Extra data": "json-more",
    "Unterminated": "end-quote",
    "Invalid control": "text-line",
    "Invalid \\": "backslash",
}


def slip(text: str, error: json.JSONDecodeError) -> Told:
    """Return what is wrong with a text that is not JSON, and what to write, by language.

    Args:
        text: the text.
        error: what the reader of JSON said, and where it stopped.
    """
    before, after = text[: error.pos].rstrip(), text[error.pos :].lstrip()
    if not text.strip():
        return said("nothing")
    if after.startswith(("#", "//", "/*")):
        return said("comment")
    if not after:
        close = _open(text)
        return said("close", close=close) if close else said("json-value")
    if after[0] in "]}" and (before.endswith(",") or error.msg.startswith("Illegal trailing")):
        return said("last-comma", close=after[0])
    if error.msg.startswith("Illegal trailing"):  # it stopped at the comma itself
        return said("last-comma", close=after[1:].lstrip()[:1])
    if error.msg.startswith("Expecting ','"):
        return said("comma", close=_open(text[: error.pos]))
    if error.msg.startswith(("Expecting value", "Expecting property name")):
        return _word(after, is_key="property" in error.msg)
    return said(next((code for begin, code in _TEXTS.items() if error.msg.startswith(begin)), "other"))


def _word(after: str, *, is_key: bool) -> Told:
    """Return what is wrong with a value, or a key, that begins like none."""
    found = _WORD.match(after)
    word = found[0].strip() if found else ""
    if word.lower() in ("true", "false") and not is_key:
        return said("lower")
    bare = word.strip(QUOTES + "'\"` ")
    if word[:1] in (*QUOTES, "'", "`") or bare[:1].isalpha():
        return said("json-quotes", word=bare)
    return said("json-value" if after[0] in ",:]}" else "other")


def _open(text: str) -> str:
    """Return what would close the innermost bracket that is open at the end of a text; "" for none."""
    boxes: list[str] = []
    where = 0
    while found := TOKEN.match(text, where):
        where = found.end()
        if found[1] in _CLOSE:
            boxes.append(_CLOSE[found[1]])
        elif boxes and found[1] == boxes[-1]:
            boxes.pop()
    return boxes[-1] if boxes else ""
