"""Where the values of a JSON text stand: line and column of every key and every value, by its path."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from typing import NamedTuple

Path = tuple[str | int, ...]
ORDINALS = {
    "en": ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
    "ru": ("перв", "втор", "трет", "четвёрт", "пят", "шест", "седьм", "восьм", "девят", "десят"),
}
ENDINGS = {"f": ("ая", "ья"), "m": ("ый", "ий"), "n": ("ое", "ье")}  # of most ordinals, and of the third
NOUNS = {  # what stands in a list: in English, in Russian, and the gender there
    "pieces": ("piece", "фигура", "f"),
    "rules": ("rule", "правило", "n"),
    "then": ("effect", "действие", "n"),
    "choices": ("choice", "вариант", "m"),
}
OTHER = ("value", "значение", "n")
TOKEN = re.compile(r'\s*(?:([{}\[\],:])|("(?:[^"\\]|\\.)*")|([^\s{}\[\],:"]+))')


class Place(NamedTuple):
    """A place in a text.

    Attributes:
        line, column: both from 1.
    """

    line: int
    column: int


class Places:
    """Places by path: those of keys, and those of values.

    Args:
        text: the text.

    Attributes:
        latest: the key that was noted last.
        again: keys that were noted before.
    """

    def __init__(self, text: str) -> None:
        self._lines = [0, *(found.end() for found in re.finditer("\n", text))]
        self._keys: dict[Path, int] = {}
        self._values: dict[Path, int] = {}
        self.latest: tuple[Path, int] = ((), 0)
        self.again: list[tuple[Path, int]] = []

    def key(self, path: Path, offset: int) -> None:
        """Note where the key of a member stands; of a key that is met again the first place counts."""
        self.latest = (path, offset)
        if self._keys.setdefault(path, offset) != offset:
            self.again.append(self.latest)

    def value(self, path: Path, offset: int) -> None:
        """Note where a value stands."""
        self._values.setdefault(path, offset)

    def of(self, path: Path, *, key: bool = False) -> Place:
        """Return where a value stands, or its key; of what stands nowhere the nearest thing around it.

        Args:
            path: the path.
            key: whether its key is meant.
        """
        first, second = (self._keys, self._values) if key else (self._values, self._keys)
        for size in range(len(path), -1, -1):
            offset = first.get(path[:size], second.get(path[:size]))
            if offset is not None:
                return self.at(offset)
        return Place(1, 1)

    def at(self, offset: int) -> Place:
        """Return the line and the column of an offset."""
        line = bisect_right(self._lines, offset)
        return Place(line, offset - self._lines[line - 1] + 1)


def json_places(text: str) -> Places:
    """Return where everything stands in a text that is JSON."""
    places, where = Places(text), 0
    path: list[str | int] = []
    boxes: list[list[bool]] = []  # of every open list or object: whether it is a list, and whether the path leads into it
    wants_key = False
    while found := TOKEN.match(text, where):
        sign, string, where = found[1], found[2], found.end()
        start = found.start(found.lastindex or 0)
        if sign in ("}", "]"):
            if boxes.pop()[1]:
                path.pop()
            wants_key = False
        elif sign == ",":
            step = path.pop()
            if isinstance(step, int):
                path.append(step + 1)
            else:
                boxes[-1][1], wants_key = False, True
        elif sign == ":":
            wants_key = False
        elif string and wants_key:
            path.append(json.loads(string))
            boxes[-1][1] = True
            places.key(tuple(path), start)
        else:
            places.value(tuple(path), start)
            if sign:
                wants_key = sign == "{"
                boxes.append([sign == "[", sign == "["])
                if sign == "[":
                    path.append(0)
    return places


def told(path: Path) -> str:
    """Return a path as people write it: `rules[1].where.terrain`; "" for the whole file.

    Args:
        path: keys and places in lists, outermost first.
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def in_words(path: Path, language: str) -> str:
    """Return a path in words: `the second rule, where.terrain`; "" for the whole file.

    Args:
        path: keys and places in lists, outermost first.
        language: `en` or `ru`; any other one is told in English.
    """
    parts: list[str] = []
    keys: list[str] = []
    for step in path:
        if isinstance(step, str):
            keys.append(step)
            continue
        list_of = keys[-1] if keys else ""
        if list_of in NOUNS:  # the noun says which list it is
            keys.pop()
        parts += [".".join(keys)] if keys else []
        parts.append(_numbered(step, NOUNS.get(list_of, OTHER), language))
        keys = []
    return ", ".join([*parts, *([".".join(keys)] if keys else [])])


def _numbered(place: int, noun: tuple[str, str, str], language: str) -> str:
    english, russian, gender = noun
    if place >= len(ORDINALS["en"]):
        return f"{russian} № {place + 1}" if language == "ru" else f"{english} {place + 1}"
    if language != "ru":
        return f"the {ORDINALS['en'][place]} {english}"
    most, third = ENDINGS[gender]
    ending = third if place == 2 else "ой" if gender == "m" and place in (1, 5, 6, 7) else most
    return f"{ORDINALS['ru'][place]}{ending} {russian}"
