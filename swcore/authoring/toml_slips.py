"""Slips of the pen in a TOML text, told in plain sentences: what to write instead of what the reader stumbled over."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from swcore.authoring.places import Place

Told = Mapping[str, str]
QUOTES: Final = "“”„«»‘’‚‹›"
_PLAIN = re.compile(r"[^\W\d_][^,\]}#\n=]*")  # words without quotes, to the end of the value
_KEY = re.compile(r"^.*?([\w.\"'-]+)\s*=\s*[\[{]*\s*$")
_OPEN = re.compile(r"^\s*([\w.\"'-]+)\s*=")
_TABLE = re.compile(r"^\s*\[+\s*([\w.\"'-]+)")
SEVERAL: Final = ("rules", "pieces", "options", "cards")  # what is begun with two brackets

TEXTS: Final[Mapping[str, Told]] = {
    "quotes": {
        "en": 'words stand in straight quotes: {key} = "{word}"',
        "ru": 'слова пишутся в прямых кавычках: {key} = "{word}"',
    },
    "lower": {"en": "true and false are written in lower case", "ru": "true и false пишутся строчными буквами"},
    "no-value": {"en": "a value is missing behind =", "ru": "после = не хватает значения"},
    "twice": {"en": "{key} stands here twice; write it once", "ru": "{key} стоит здесь дважды, а пишется один раз"},
    "brackets": {
        "en": "[{key}] begins one thing; of several each begins with two brackets: [[{key}]]",
        "ru": "[{key}] начинает что-то одно; если их несколько, каждое начинается с двух скобок: [[{key}]]",
    },
    "comma": {
        "en": "a comma is missing here between two values, or {close} at the end",
        "ru": "здесь не хватает запятой между значениями или {close} в конце",
    },
    "close": {"en": "{close} is missing at the end", "ru": "в конце не хватает {close}"},
    "last-comma": {"en": "there is no comma before {close}", "ru": "перед {close} запятая не ставится"},
    "one-line": {"en": "what stands in {{ }} stands on one line", "ru": "всё, что в {{ }}, пишется в одну строку"},
    "equals": {
        "en": "a line is a word, = and a value, such as tokens = 5",
        "ru": "строка — это слово, = и значение, например tokens = 5",
    },
    "header": {
        "en": "as many brackets close as open: [[rules]]",
        "ru": "скобок закрывается столько же, сколько открывается: [[rules]]",
    },
    "end-quote": {"en": "the closing quote is missing", "ru": "не хватает закрывающей кавычки"},
    "backslash": {"en": "a backslash is written twice: \\\\", "ru": "обратная черта пишется дважды: \\\\"},
    "more": {
        "en": "something stands behind the value; a new line begins there",
        "ru": "после значения что-то стоит; там начинается новая строка",
    },
    "other": {"en": "{why}", "ru": "так здесь не пишется"},
}


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
    params = {"why": why[:1].lower() + why[1:], **params}
    return {language: told.format(**params) for language, told in TEXTS[code].items()}


Found = tuple[str, dict[str, str]]


def _slip(why: str, line: str, before: str, after: str) -> Found:
    if after[:1] in tuple(QUOTES) and before.strip():
        word = after.strip(QUOTES + " ").split(next((sign for sign in after[1:] if sign in QUOTES), "\n"))[0]
        return "quotes", {"key": _key(before), "word": word}
    for begin, told in SLIPS.items():
        if why.startswith(begin):
            return told(line, before, after)
    if why.startswith("Duplicate inline"):
        return "twice", {"key": why.partition("key ")[2].strip("'\"")}
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


def _twice(line: str, before: str, after: str) -> Found:
    table = _TABLE.match(line)
    if table is not None:
        return ("brackets" if begins_one(line) else "twice"), {"key": table[1]}
    found = _OPEN.match(line)
    return "twice", {"key": found[1] if found else line.strip()}


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
    "Cannot overwrite": _twice,
    "Cannot declare": _twice,
    "Cannot mutate": _twice,
    "Cannot redefine": _twice,
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
