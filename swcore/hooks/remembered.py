"""What was read of the metadata of distributions before, kept in this process and in a file of the user's cache.

A distribution is read again when its metadata was touched in any way: installed anew, edited, replaced. The file is a help and
nothing more: where it cannot be read or written, or holds nonsense, everything is read as if it were not there.
"""

from __future__ import annotations

import os
import sys
import zlib
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import Any

import attrs

from swcore.hooks.records import Record, read_record
from swcore.text.folders import cache_folder
from swcore.text.stores import read_store, write_store
from swcore.version import __version__

FORMAT = f"1 {__version__}"  # of the file; another one is written anew
FRESH = 2_000_000_000  # nanoseconds: what was touched shortly before the file was written may have changed again, unseen
MOST = 5_000  # distributions that are kept
Stamp = list[list[int]]
Known = dict[str, tuple[Stamp, Record]]


@attrs.define
class Memory:
    """The records of this process by the folder of their distribution, each with what its files looked like."""

    file: Path | None = None
    records: Known = attrs.Factory(dict)


_memory = Memory()


def cache_file(kind: str) -> Path | None:
    """Return a file of the user's cache that belongs to this environment; None where there is no cache.

    Args:
        kind: what it holds.
    """
    folder = cache_folder()
    here = zlib.crc32(os.fsencode(sys.prefix))
    return folder / f"{kind}-{here:08x}.json" if folder else None


class Remembered:
    """Reads distributions, and remembers."""

    def __init__(self) -> None:
        file = cache_file("plugins")
        if file != _memory.file:  # the first time in this process
            _memory.file, _memory.records = file, _read(file)
        self.new: Known = {}

    def record(self, dist: metadata.Distribution) -> tuple[Record, str]:
        """Return what a distribution says of itself, and what its metadata looks like; "" where that cannot be told."""
        path = getattr(dist, "_path", None)
        if not isinstance(path, Path) or path.suffix != ".dist-info":  # in an archive, or of an old kind
            return read_record(dist), ""
        if path.name.startswith("~"):  # pip has set it aside to remove it, and was stopped
            return Record(ours=False), ""
        key = str(path)
        stamp = _stamp(key)
        if not stamp:  # no entry points: it brings nothing
            return Record(ours=False), ""
        known = _memory.records.get(key)
        if known is not None and known[0] == stamp:
            return known[1], f"{key} {stamp}"
        found = read_record(dist)
        if all(stamp):
            self.new[key] = (stamp, found)
        return found, f"{key} {stamp}"

    def keep(self) -> None:
        """Write down what is new, without what is gone."""
        if not self.new or _memory.file is None:
            return
        known = {**_memory.records, **self.new}
        here = dict([(path, one) for path, one in known.items() if os.path.isdir(path)][-MOST:])
        data = {path: [stamp, attrs.astuple(record)] for path, (stamp, record) in here.items()}
        with suppress(OSError, ValueError):
            write_store(_memory.file, {"format": FORMAT, "distributions": data})
            _memory.records = _trusted(here, _memory.file)


def _trusted(known: Known, file: Path) -> Known:
    """Return the records of distributions that were left alone for a while before a file was written.

    Raises:
        OSError: the file is gone.
    """
    written = os.stat(file).st_mtime_ns
    return {path: one for path, one in known.items() if all(part[0] + FRESH < written for part in one[0])}


def _stamp(folder: str) -> Stamp:
    """Return what the files in a folder look like that a record is made of; nothing where there are no entry points."""
    found: Stamp = []
    for name in ("entry_points.txt", "METADATA"):
        try:
            seen = os.stat(os.path.join(folder, name))
        except OSError:
            if not found:
                return []
            found.append([])
        else:
            found.append([seen.st_mtime_ns, seen.st_ctime_ns, seen.st_size, seen.st_ino])
    return found


def _read(file: Path | None) -> Known:
    """Return the records of a file; what does not look like one is left out."""
    data = read_store(file)
    rows = data.get("distributions")
    if file is None or data.get("format") != FORMAT or not isinstance(rows, dict):
        return {}
    known: Known = {}
    for path, one in rows.items():
        with suppress(TypeError, ValueError):
            stamp, record = one
            known[path] = (stamp, _record(*record))
    with suppress(OSError, TypeError, IndexError):
        return _trusted(known, file)
    return {}


def _record(ours: Any, name: Any, version: Any, fault: Any, entries: Any, requires: Any) -> Record:
    """Return a record of what a file holds.

    Raises:
        TypeError, ValueError: it is of another form.
    """
    rows = tuple((group, entry, target) for group, entry, target in entries)
    words = [name, version, fault, *requires, *(word for row in rows for word in row)]
    if type(ours) is not bool or not all(isinstance(word, str) for word in words):
        raise TypeError("not a record")
    return Record(ours, name, version, fault, rows, tuple(requires))
