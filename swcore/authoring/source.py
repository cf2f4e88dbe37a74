"""From a file, or from data that a save holds, to what it says: read, within caps, and with the place of everything."""

from __future__ import annotations

import hashlib
import os
import pathlib
import re
from typing import Any

import attrs

from swcore.authoring.findings import Finding, as_error
from swcore.authoring.parsing import parsed
from swcore.authoring.places import Path, Place, Places
from swcore.errors import PluginError
from swcore.text.nearby import files_near
from swcore.text.reading import read_capped
from swcore.text.strict import compact

SUFFIXES = (".toml", ".json")
FORMAT_KEY, FORMAT = "swcore", "piece-1"
_FORMATS = re.compile(rb"""["']piece-[0-9]+["']""")
MOST_BYTES = 64 * 1024
MOST_DEPTH = 24
MOST_VALUES = 4000
MOST_LETTERS = 2000


@attrs.frozen
class Source:
    """What a piece file says.

    Attributes:
        name: the file as it was given; "" for data of a save.
        data: what it says.
        places: where everything stands in it.
        release: its name with the hash of its content, as saves record it.
    """

    name: str
    data: dict[str, Any]
    places: Places = attrs.field(factory=lambda: Places(""))
    release: str = ""

    @property
    def is_toml(self) -> bool:
        """Whether it is a file of TOML."""
        return self.name.lower().endswith(".toml")


def read_source(path: str | os.PathLike[str]) -> Source:
    """Return what a file says.

    Args:
        path: a file of at most 64 KiB, TOML or JSON by its suffix.

    Raises:
        PluginError: `piece-file` when it cannot be read; `piece-data`, with the place, when it is not TOML or JSON, or too large.
    """
    name = os.fspath(path)
    try:
        raw = read_capped(path, MOST_BYTES)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        told, hint = f"{name} cannot be read: {why}.", files_near(path, error)
        raise PluginError(told, code="piece-file", hint=hint, file=name, why=why) from error
    if len(raw) > MOST_BYTES:
        raise as_error([Finding("too-large", {"most": MOST_BYTES // 1024})], name)
    printable = pathlib.Path(name).name.encode("utf-8", "replace").decode()
    digest = hashlib.blake2b(raw, digest_size=8).hexdigest()
    text = _text(raw, name)
    try:
        data, places = parsed(text, name, toml=name.lower().endswith(".toml"))
    except RecursionError:
        raise as_error([Finding("too-deep", {"most": MOST_DEPTH})], name) from None
    return Source(name, _capped(data, places, name), places, f"{printable} #{digest}")


def from_data(data: Any, release: str) -> Source:
    """Return a source of data that a save has kept.

    Args:
        data: what the file said.
        release: the name of the file and the hash of its content.

    Raises:
        PluginError: `piece-data` when it is larger than a file may be.
    """
    if len(compact(data)) > MOST_BYTES:
        raise as_error([Finding("too-large", {"most": MOST_BYTES // 1024})], release)
    places = Places("")
    return Source("", _capped(data, places, release), places, release)


def is_data(path: pathlib.Path) -> bool:
    """Return whether a file is one of data by its suffix, in letters of any size."""
    return path.suffix.lower() in SUFFIXES


def is_piece_file(path: pathlib.Path) -> bool:
    """Return whether a file of a folder is one of pieces: of Python, the tests beside them left out, or of data."""
    if path.suffix.lower() != ".py":
        return is_declared(path)
    return not (path.name.startswith("test_") or path.name == "conftest.py")


def is_declared(path: pathlib.Path) -> bool:
    """Return whether a file of a folder is a piece file of data, by its suffix and its format word; nothing else is read.

    An empty one is, too: it was to become one, and to pass over it would hide that it did not.
    """
    if not is_data(path) or not path.is_file():
        return False
    try:
        raw = read_capped(path, MOST_BYTES)
    except OSError:
        return False
    return not raw.strip() or _FORMATS.search(raw) is not None


def _text(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise as_error([Finding("not-text", place=Place(line, 1))], name) from None


def _members(value: Any) -> list[tuple[str | int, Any]]:
    if isinstance(value, dict):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list) else []


def _capped(data: Any, places: Places, name: str) -> dict[str, Any]:
    """Return data that is no larger than allowed.

    Raises:
        PluginError: `piece-data`.
    """
    if not isinstance(data, dict):
        raise as_error([Finding("not-an-object", place=places.of(()))], name)
    count = 0
    waiting: list[tuple[Path, Any]] = [((), data)]
    while waiting:
        path, value = waiting.pop()
        count += 1
        finding = None
        if len(path) > MOST_DEPTH:
            finding = Finding("too-deep", {"most": MOST_DEPTH}, places.of(path), path)
        elif count > MOST_VALUES:
            finding = Finding("too-many", {"most": MOST_VALUES}, places.of(path), path)
        elif isinstance(value, str) and len(value) > MOST_LETTERS:
            finding = Finding("too-long", {"most": MOST_LETTERS}, places.of(path), path)
        if finding is not None:
            raise as_error([finding], name)
        waiting += [((*path, step), inner) for step, inner in _members(value)]
    return data
