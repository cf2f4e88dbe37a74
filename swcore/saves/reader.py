"""From the bytes of a save to its lines: each whole, each chained to the one before. Nothing is replayed here.

Empty lines and lines that start with `#` are comments and stand outside the chain. A process may be killed while it writes, so
the last line can be cut off; it has no end of line then, and is not a whole line. Whatever is wrong with a line, those before it
are good: what `scan` finds wrong is kept beside them where the caller asks for that.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

import attrs

from swcore.errors import AS_PATH, SaveError
from swcore.saves.format import FORMAT, MAGIC, MAX_BYTES, MAX_LINE, link
from swcore.saves.members import checked
from swcore.text.reading import read_capped
from swcore.text.strict import parse, plain_parse
from swcore.version import HOOK_API

_BOM = b"\xef\xbb\xbf"
_TAIL = re.compile(rb',"chain":"([0-9a-f]{16})"\}')
_TAIL_SIZE = len(b',"chain":"0123456789abcdef"}')
# Comments and empty lines up to the next line that counts. A step whose first byte was made a # does count, as an altered one.
_SKIPPED = re.compile(rb'(?:[^\S\n]*+\n|#(?![^\n]*"chain":"[0-9a-f]{16}"\}\r?(?:\n|\Z))[^\n]*+(?:\n|\Z))*+')


@attrs.frozen
class Line:
    """A line of a save that is not a comment.

    Attributes:
        number: its number, from 1; comments count.
        start: where it starts in the file, in bytes.
        row: what it says, without its chain.
    """

    number: int
    start: int
    row: dict[str, Any]


@attrs.frozen
class Scan:
    """The lines of a save.

    Attributes:
        header: the first line.
        lines: every other line, comments left out.
        chain: the chain of the last line.
        end: how many bytes of the save are whole lines, comments included.
        lost: how many bytes stand behind them.
        cut: whether these are but the beginning of a line.
        problem: what is wrong with the line behind them; None when nothing is.
    """

    header: dict[str, Any]
    lines: tuple[Line, ...]
    chain: str
    end: int
    lost: int
    cut: bool
    problem: SaveError | None


def read_file(path: str | os.PathLike[str]) -> bytes:
    """Return the bytes of a save; of a file that is too large no more than it takes to see that.

    Raises:
        OSError: the file cannot be read, or is a pipe or a device.
    """
    return read_capped(path, MAX_BYTES)


def scan(raw: bytes, *, cut: bool = False) -> Scan:
    """Return the lines of a save, checked against schema and chain.

    Args:
        raw: the save.
        cut: whether lines before a wrong one are wanted, too; else a wrong line is an error.

    Raises:
        SaveError: `save-cut`, `save-damaged`, `save-format` or `save-chain`; the message names the line. With `cut` only when
            the header is wrong.
    """
    if len(raw) > MAX_BYTES:
        raise SaveError(f"A save has at most {MAX_BYTES // 1024 // 1024} MiB, this one is larger.", code="save-damaged")
    header: dict[str, Any] | None = None
    lines: list[Line] = []
    chain, end, problem = "", 0, None
    for number, start, whole, last in _counted(raw):
        if start > end:
            end = start  # comments that stand before a wrong line are kept
        try:
            row, chain = _read(whole, number, chain, last)
        except SaveError as error:
            if header is None or not cut:
                raise
            problem = error
            break
        if header is None:
            header = row
        else:
            lines.append(Line(number, start, row))
        end = start + len(whole)
    else:
        end = len(raw)
    if header is None:
        raise SaveError("The save is empty.", code="save-damaged")
    broken = problem is not None and problem.code == "save-cut"
    return Scan(header, tuple(lines), chain, end, len(raw) - end, broken, problem)


def _counted(raw: bytes) -> Iterator[tuple[int, int, bytes, bool]]:
    """Yield (number, start, line, whether it is the last and has no end) of every line that is not a comment."""
    place = start = len(_BOM) if raw.startswith(_BOM) else 0
    number = 1
    while place < len(raw):
        skipped = _SKIPPED.match(raw, place)
        assert skipped is not None  # it may be empty
        number += raw.count(b"\n", place, skipped.end())
        place = skipped.end()
        end = raw.find(b"\n", place)
        last = end < 0
        row = raw[place:] if last else raw[place:end]
        if row.strip():
            yield number, place if place > start else 0, row if last else row.removesuffix(b"\r"), last
        if last:
            return
        place, number = end + 1, number + 1


def _read(whole: bytes, number: int, chain: str, last: bool) -> tuple[dict[str, Any], str]:
    """Return what a line says, and its chain."""
    tail = _TAIL.fullmatch(whole, max(0, len(whole) - _TAIL_SIZE))
    if (
        last
        and (tail is None or whole[:1] != b"{")
        and not whole.startswith(b"#")
        and (chain or MAGIC.startswith(whole[: len(MAGIC)]))
    ):
        raise _cut_off(number, bool(chain))
    if whole.startswith(b"#"):
        raise _altered(number)
    if chain and len(whole) > MAX_LINE + _TAIL_SIZE:
        told = f"Line {number} of the save is damaged: it is longer than {MAX_LINE // 1024} KiB."
        raise SaveError(told, code="save-damaged", line=number)
    row = _parsed(whole, number, header=not chain)
    if not chain:
        _check_format(row)
    part = "" if chain else "header"
    if tail is None or tail[1].decode() != link(chain, whole[:-_TAIL_SIZE]):
        checked(row, number, part)  # tells what is wrong with it as well as can be said
        raise _altered(number)
    return checked(row, number, part), tail[1].decode()


def _parsed(row: bytes, number: int, *, header: bool) -> Any:
    try:
        text = row.decode()
        return parse(text) if header else plain_parse(text)
    except UnicodeDecodeError as error:
        told = f"Line {number} of the save is not UTF-8 text (its byte {error.start})."
        raise SaveError(told, code="save-damaged", line=number) from None
    except (ValueError, RecursionError):
        hint = f"A save begins with its header. {AS_PATH}" if number == 1 else ""
        told = f"Line {number} of the save is not a JSON object."
        raise SaveError(told, code="save-damaged", hint=hint, line=number) from None


def _check_format(line: Any) -> None:
    """Look at the versions first: a later format may have another header, and later hooks other rules."""
    if not isinstance(line, dict):
        return
    found, hooks = line.get("swcore-save"), line.get("hooks")
    if isinstance(found, int) and found != FORMAT:
        hint = "Update swcore." if found > FORMAT else "It was written by an earlier swcore, before its first release."
        raise SaveError(f"This save has format {found}; this swcore reads format {FORMAT}.", code="save-format", hint=hint)
    if isinstance(hooks, int | float) and hooks > HOOK_API:
        told = f"This save was made with hook API {hooks}; this swcore has {HOOK_API}."
        raise SaveError(told, code="save-format", hint="Update swcore.")


def _altered(number: int) -> SaveError:
    return SaveError(f"Line {number} of the save was altered: its chain does not fit.", code="save-chain", line=number)


def _cut_off(number: int, started: bool) -> SaveError:
    if not started:
        return SaveError("The save breaks off inside its header, so there is nothing to recover.", code="save-cut", line=number)
    hint = "Game.recover, `swcore play --load` and `swcore replay` go on from the last whole step."
    return SaveError(f"Line {number} of the save is cut off.", code="save-cut", hint=hint, line=number)
