"""A table in a file: one JSON object a line, each chained to the one before, appended and on the disk before the next is typed.

Nothing is ever written over. A file that breaks off, wherever that is, opens with all lines that are whole; one that is damaged
in a line, with all lines before it. Ends of lines as in Windows, and the mark that an editor puts first, change nothing.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any, BinaryIO, cast

from swcore.companion.desk import Facts
from swcore.companion.journal import Journal, Row
from swcore.companion.points import FORMS
from swcore.errors import SaveError
from swcore.saves.format import DIGITS, link
from swcore.saves.lock import lock
from swcore.text.reading import read_capped
from swcore.text.strict import compact, parse
from swcore.version import __version__

FORMAT = 1
KEY = "swcore-table"
MAX_BYTES = 8 * 1024 * 1024
_BOM = b"\xef\xbb\xbf"  # an editor may put it before the first line
_CHAIN = len(',"chain":""}') + DIGITS // 2 * 2


class File:
    """The file of a table, open to be added to; nobody else may write to it meanwhile.

    Args:
        path: the file.
        chain: the chain of its last line; "" for a new file.
        size: where its last whole line ends.

    Raises:
        SaveError: `save-locked`.
        OSError: it cannot be written.
    """

    def __init__(self, path: Path, chain: str = "", size: int = 0) -> None:
        self.path = path
        self._chain, self._size, self._behind = chain, size, b""
        self._file = _opened(path, 0 if size else os.O_EXCL)
        if not lock(self._file):
            self._file.close()
            told, hint = f"The table in {path} is open in another window.", "Go on there, or close it there first."
            raise SaveError(told, code="table-locked", hint=hint, file=str(path))
        if size:
            self._file.truncate(size)  # what was cut off goes

    @property
    def behind(self) -> bool:
        """Whether something could not be written yet; the next line tries again."""
        return bool(self._behind)

    def write(self, row: Row) -> None:
        """Append a row, and wait until the disk has it.

        Raises:
            OSError: it cannot be written now; no part of it is left in the file, and the next call tries again.
        """
        line, self._chain = chained(row, self._chain)
        self._behind += line
        if os.fstat(self._file.fileno()).st_size != self._size:
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(self.path))
        try:
            written = self._file.write(self._behind)
            if written < len(self._behind):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(self._size)
            raise
        self._size += len(self._behind)
        self._behind = b""

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _opened(path: Path, more: int) -> BinaryIO:
    """Return a file whose every write is one write of the system, at its end."""
    return cast("BinaryIO", open(path, "ab", buffering=0, opener=lambda name, flags: os.open(name, flags | more, 0o666)))


def chained(row: Row, chain: str) -> tuple[bytes, str]:
    """Return a row as the bytes of its line, chained to the one before, and its own chain."""
    body = compact(row).encode(errors="replace")[:-1]
    chain = link(chain, body)
    return body + b',"chain":"' + chain.encode() + b'"}\n', chain


def header(game: str, about: dict[str, Any], facts: Facts) -> Row:
    """Return the first row of a file.

    Args:
        game: id of the game.
        about: what is needed to go on and is not among the facts.
        facts: the facts at the beginning.
    """
    return {KEY: FORMAT, "engine": __version__, "game": game, "about": about, "facts": facts}


class Opened:
    """A file that was read.

    Attributes:
        game: id of the game.
        about: what stands in its first row besides.
        journal: all that was done.
        chain, size: where it goes on.
        lost: how many bytes behind that are no whole line, or stand from a damaged one on.
        damaged: number of the line that is damaged; 0 when none is.
    """

    def __init__(self, path: Path) -> None:
        """Read a file.

        Raises:
            OSError: it cannot be read.
            SaveError: `table-damaged` when its first line is damaged, or not one of a table; `table-version` when it is of a
                version that is not known here.
        """
        raw = read_capped(path, MAX_BYTES)
        if len(raw) > MAX_BYTES:
            raise damaged(path, 1)
        lines = raw.split(b"\n")
        self.chain, self.size, self.damaged = "", 0, 0
        self.journal: Journal
        for number, line in enumerate(lines[:-1], start=1):
            try:
                self._read(line.removeprefix(_BOM).removesuffix(b"\r"), path, first=number == 1)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                if number == 1:
                    raise damaged(path, number) from None
                self.damaged = number
                break
            self.size += len(line) + 1
        if not self.size:
            raise damaged(path, 1)
        self.lost = len(raw) - self.size

    def _read(self, line: bytes, path: Path, *, first: bool) -> None:
        row = parse(line.decode())
        chain = str(row.pop("chain"))
        if link(self.chain, line[:-_CHAIN]) != chain:
            raise ValueError("it was altered")
        if not first:
            self.journal.read(row, check)
            self.chain = chain
            return
        if type(row[KEY]) is int and row[KEY] > FORMAT:
            told = f"{path} is a table of version {row[KEY]}, and this program knows version {FORMAT}."
            hint = "Open it with a newer version of swcore; this file stays as it is."
            raise SaveError(told, code="table-version", hint=hint, file=str(path), version=row[KEY], known=FORMAT)
        if row[KEY] != FORMAT:
            raise ValueError("another format")
        self.game, self.about, facts = str(row["game"]), dict(row["about"]), dict(row["facts"])
        check(facts)
        self.journal, self.chain = Journal(facts), chain


def check(facts: Facts) -> None:
    """Refuse facts that are none of a table: what every game has, each of its kind.

    Raises:
        KeyError, ValueError: they are not sound.
    """
    seats = len(facts["names"])
    kinds = {"names": str, "points": int, "out": int, "left": int}
    lists = all(isinstance(facts[name], list) and all(type(one) is kind for one in facts[name]) for name, kind in kinds.items())
    numbers = all(type(facts[name]) is int and facts[name] >= 0 for name in ("seat", "first", "turn", "round", "rounds"))
    if not (lists and numbers and isinstance(facts["over"], bool) and facts["count"] in FORMS):
        raise ValueError("a fact is of another kind")
    if not (0 < seats == len(facts["points"]) and max(facts["seat"], facts["first"]) < seats):
        raise ValueError("there is no such seat")
    int(facts["seed"], 16)


def damaged(path: Path, line: int) -> SaveError:
    """Return the error for a file that is damaged in a line."""
    told = f"Line {line} of {path} is damaged, or this is not the file of a table."
    hint = "Begin a new table; this file stays as it is."
    return SaveError(told, code="table-damaged", hint=hint, file=str(path), line_number=line)
