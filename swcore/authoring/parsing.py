"""From the text of a piece file to what it says, TOML or JSON; what is neither is told with its place."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from swcore.authoring.findings import Finding, as_error, shown
from swcore.authoring.json_slips import slip as json_slip
from swcore.authoring.places import TOKEN, Place, Places, json_places
from swcore.authoring.places import told as told_path
from swcore.authoring.slip_texts import said
from swcore.authoring.toml_places import toml_places
from swcore.authoring.toml_slips import begins_one, slip
from swcore.text.strict import parse

_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_AGAIN = ("Cannot overwrite a value", "Cannot declare", "Cannot mutate", "Duplicate inline table key")  # words of tomllib
_LONG = re.compile(r"(?<![0-9_.])[0-9](?:_?[0-9]){3999,}+(?![0-9_.eE])")
_ENOUGH = 400  # digits of a number that is out of every range


def parsed(text: str, name: str, *, toml: bool) -> tuple[Any, Places]:
    """Return what a text says, and where everything stands.

    Args:
        text: the text.
        name: the file.
        toml: whether it is TOML; else it is JSON.

    Raises:
        PluginError: `piece-data`.
        RecursionError: it is nested too deeply.
    """
    text = _LONG.sub(_shorter, text)
    return _toml(text, name) if toml else _json(text, name)


def _shorter(found: re.Match[str]) -> str:
    """Return a number of thousands of digits, which Python would not read, as a shorter one: it is out of range all the same."""
    return found[0].replace("_", "")[:_ENOUGH].ljust(len(found[0]))


def _toml(text: str, name: str) -> tuple[Any, Places]:
    try:
        return tomllib.loads(text), toml_places(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        lines = text.split("\n")
        place = Place(int(found[1]), int(found[2])) if found and found[1] else Place(len(lines), len(lines[-1]) + 1)
        why = _AT.sub("", str(error))
        read = sum(len(line) + 1 for line in lines[: place.line - 1]) + place.column - 1
        again = _again(text[:read]) if why.startswith(_AGAIN) and not begins_one(lines[place.line - 1]) else None
        raise as_error([again or Finding("not-toml", {"why": slip(text, why, place)}, place)], name) from None


def _again(text: str) -> Finding | None:
    """Return what is said of a TOML text that ends with a key, or its value, which stands there for the second time."""
    places = toml_places(text)
    path, offset = places.latest
    while path:
        first = places.of(path, key=True)
        if first != places.at(offset):
            return Finding("key-twice", {"shown": shown(told_path(path)), "line": first.line}, places.at(offset))
        path = path[:-1]
    return None


def _json(text: str, name: str) -> tuple[Any, Places]:
    try:
        return parse(text), json_places(text)
    except json.JSONDecodeError as error:
        raise as_error([_not_json(text, error)], name) from None
    except ValueError:
        raise as_error(_odd(text) or [Finding("not-json", {"why": said("other")})], name) from None


def _not_json(text: str, error: json.JSONDecodeError) -> Finding:
    return Finding("not-json", {"why": json_slip(text, error)}, Place(error.lineno, error.colno))


def _odd(text: str) -> list[Finding]:
    """Return what a text says that Python takes for JSON, and that is none."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:  # behind what is odd
        return [_not_json(text, error)]
    places = json_places(text)
    found = [*_odd_tokens(text, places)]
    for path, offset in places.again:
        line = places.of(path, key=True).line
        found.append(Finding("key-twice", {"shown": shown(str(path[-1])), "line": line}, places.at(offset)))
    return sorted(found, key=lambda one: one.place or Place(1, 1))


def _odd_tokens(text: str, places: Places) -> Iterator[Finding]:
    """Yield numbers that JSON lacks, and texts with half of a character."""
    where = 0
    while token := TOKEN.match(text, where):
        where, start = token.end(), token.start(token.lastindex or 0)
        if token[3] in ("NaN", "Infinity", "-Infinity"):
            yield Finding("no-number", {"shown": token[3]}, places.at(start))
        elif token[2]:
            half = re.search("[\ud800-\udfff]", json.loads(token[2]))
            if half:
                yield Finding("half", {"shown": f"\\u{ord(half[0]):04x}"}, places.at(start))
