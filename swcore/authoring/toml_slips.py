"""Slips of the pen in a TOML text, told in plain sentences: what to write instead of what the reader stumbled over."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from swcore.authoring.places import Place
from swcore.authoring.slip_texts import QUOTES, Told, said

_PLAIN = re.compile(r"[^\W\d_][^,\]}#\n=]*")  # words without quotes, to the end of the value
_KEY = re.compile(r"^.*?([\w.\"'-]+)\s*=\s*[\[{]*\s*$")
_OPEN = re.compile(r"^\s*([\w.\"'-]+)\s*=")
_TABLE = re.compile(r"^\s*\[+\s*([\w.\"'-]+)")
SEVERAL: Final = ("rules", "pieces", "options", "cards")  # what is begun with two brackets


def slip(text: str, why: str, place: Place) -> Told:
    """Return what is wrong with a text that is not TOML, and what to write, by language.

    Args:
        text: the text.
        why: what the reader of TOML said.
        place: where it stopped.
    """
    lines = text.split("\n")
    line = lines[place.line - 1] if place.line <= len(lines) else ""
    before, after = line[: place.column - 1], line[place.column - 1 :]
    code, params = _slip(why, line, before, after)
    return said(code, **params)


Found = tuple[str, dict[str, str]]


def _slip(why: str, line: str, before: str, after: str) -> Found:
    if after[:1] in tuple(QUOTES) and before.strip():
        word = after.strip(QUOTES + " ").split(next((sign for sign in after[1:] if sign in QUOTES), "\n"))[0]
        return "quotes", {"key": _key(before), "word": word}
    for begin, told in SLIPS.items():
        if why.startswith(begin):
            return told(line, before, after)
    return "other", {}


def begins_one(line: str) -> bool:
    """Return whether a line begins, in brackets, one of what a file may have several of."""
    table = _TABLE.match(line)
    return table is not None and table[1].split(".")[-1] in SEVERAL


def _key(before: str) -> str:
    """Return the word before a value, as far as it stands on the line."""
    found = _KEY.match(before) or _OPEN.match(before)
    return found[1] if found else "name"


def _value(line: str, before: str, after: str) -> Found:
    found = _PLAIN.match(after)
    if found is None:
        return ("no-value" if not after.strip() or after[0] == "#" else "other"), {}
    word = found[0].strip()
    if word.lower() in ("true", "false"):
        return "lower", {}
    return "quotes", {"key": _key(before), "word": word.strip("\"'" + QUOTES)}


def _brackets(line: str, before: str, after: str) -> Found:
    """Return that one of several is begun as if it were alone; of any other key its first place is told."""
    table = _TABLE.match(line)
    return ("brackets", {"field": table[1]}) if table is not None and begins_one(line) else ("other", {})


def _unclosed(close: str) -> Callable[[str, str, str], Found]:
    def unclosed(line: str, before: str, after: str) -> Found:
        if close == "}" and not after.strip():
            return "one-line", {}
        return ("comma" if after.strip() else "close"), {"close": close}

    return unclosed


def _part(line: str, before: str, after: str) -> Found:
    """Return why no word can begin here."""
    if after[:1] in ("}", "]"):
        return "last-comma", {"close": after[0]}
    if not after.strip() and before.count("{") > before.count("}"):
        return "one-line", {}
    return "equals", {}


def _always(code: str) -> Callable[[str, str, str], Found]:
    return lambda line, before, after: (code, {})


SLIPS: Final[Mapping[str, Callable[[str, str, str], Found]]] = {
    "Invalid value": _value,
    "Cannot": _brackets,
    "Unclosed array": _unclosed("]"),
    "Unclosed inline": _unclosed("}"),
    "Expected '='": _always("equals"),
    "Invalid statement": _always("equals"),
    "Invalid initial": _part,
    "Expected ']": _always("header"),
    "Unterminated string": _always("end-quote"),
    "Expected \"'": _always("end-quote"),
    "Illegal character '\\n'": _always("end-quote"),
    "Unescaped": _always("backslash"),
    "Invalid h": _always("backslash"),  # of hexadecimal digits
    "Expected newline": _always("more"),
}
