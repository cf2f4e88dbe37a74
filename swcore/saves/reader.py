"""From the bytes of a save to its lines: each whole, each chained to the one before. Nothing is replayed here.

Empty lines and lines that start with `#` are comments and stand outside the chain. A process may be killed while it writes, so
only the last line can be cut off; it has no end of line then, and is no whole line.
"""

from __future__ import annotations

import functools
import json
import os
import re
from typing import Any

import attrs

from swcore.errors import SaveError
from swcore.saves.format import FORMAT, MAGIC, MAX_BYTES, link
from swcore.text.reading import read_capped
from swcore.text.resources import schema
from swcore.version import HOOK_API

_BOM = b"\xef\xbb\xbf"
_CHAINED = re.compile(rb'(\{.*),"chain":"([0-9a-f]{16})"\}', re.DOTALL)
_DISGUISED = re.compile(rb'#.*"chain":"[0-9a-f]{16}"\}', re.DOTALL)  # a step whose first byte was made a #


@attrs.frozen
class Scan:
    """The lines of a save.

    Attributes:
        header: the first line.
        lines: (number, object) of every other line, comments left out.
        chain: the chain of the last line.
        end: how many bytes of the save are whole lines.
        lost: how many bytes of a line that was cut off stand behind them.
    """

    header: dict[str, Any]
    lines: tuple[tuple[int, dict[str, Any]], ...]
    chain: str
    end: int
    lost: int

    def steps(self) -> list[dict[str, Any]]:
        """Return the lines of the steps that were not taken back."""
        left: list[dict[str, Any]] = []
        for _, line in self.lines:
            if "undo" in line:  # the last step of that seat: while seats act in parallel, others may have acted since
                place = next((place for place in range(len(left) - 1, -1, -1) if left[place]["seat"] == line["seat"]), None)
                if place is not None:
                    del left[place]
            else:
                left.append(line)
        return left


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
        cut: whether the last line may be cut off.

    Raises:
        SaveError: `save-cut`, `save-damaged`, `save-format` or `save-chain`; the message names the line.
    """
    if len(raw) > MAX_BYTES:
        raise SaveError(f"A save has at most {MAX_BYTES // 1024 // 1024} MiB, this one is larger.", code="save-damaged")
    start = len(_BOM) if raw.startswith(_BOM) else 0
    chain, end, lost = "", 0, 0
    found: list[tuple[int, bytes]] = []
    rows = raw[start:].split(b"\n")
    for number, row in enumerate(rows, start=1):
        last = number == len(rows)
        whole = row.removesuffix(b"\r") if not last else row  # an editor may have made it \r\n
        if not whole.startswith(b"#") and whole.strip():
            if last and not _CHAINED.fullmatch(whole) and (found or MAGIC.startswith(whole[: len(MAGIC)])):
                if not cut or not found:
                    raise _cut_off(number, bool(found))
                lost = len(row)
                break
            chain = _linked(whole, number, chain)
            found.append((number, whole))
        elif _DISGUISED.fullmatch(whole):
            raise _altered(number)
        start += len(row) + 1
        end = min(start, len(raw))
    if not found:
        raise SaveError("The save is empty.", code="save-damaged")
    (first, head), *rest = found
    lines = tuple((number, _checked(_parsed(row, number), number)) for number, row in rest)
    return Scan(_checked(_parsed(head, first), first, "header"), lines, chain, end, lost)


def _linked(row: bytes, number: int, chain: str) -> str:
    """Return the chain of a line that fits to the one before; else tell what is wrong with it, as well as can be said."""
    if not chain:
        _check_format(_parsed(row, number))
    parts = _CHAINED.fullmatch(row)
    if parts is None or parts[2].decode() != link(chain, parts[1]):
        _checked(_parsed(row, number), number, "" if chain else "header")
        raise _altered(number)
    return parts[2].decode()


def _parsed(row: bytes, number: int) -> Any:
    try:
        return json.loads(row.decode())
    except UnicodeDecodeError as error:
        told = f"Line {number} of the save is no UTF-8 text (its byte {error.start})."
        raise SaveError(told, code="save-damaged", line=number) from None
    except (ValueError, RecursionError):
        hint = "A save begins with its header. The path of a file is given as a Path." if number == 1 else ""
        told = f"Line {number} of the save is no JSON object."
        raise SaveError(told, code="save-damaged", hint=hint, line=number) from None


def _checked(line: Any, number: int, part: str = "") -> dict[str, Any]:
    """Return a line without its chain, checked against the schema."""
    part = part or ("undo" if isinstance(line, dict) and "undo" in line else "step")
    wrong = next(_validator(part).iter_errors(line), None)
    if wrong is not None:
        raise SaveError(f"Line {number} of the save is damaged: {wrong.message}.", code="save-damaged", line=number)
    return {key: value for key, value in line.items() if key != "chain"}


@functools.cache
def _validator(part: str) -> Any:
    import jsonschema  # only where a file is loaded

    return jsonschema.Draft202012Validator({**schema("save"), "$ref": f"#/$defs/{part}"})


def _check_format(line: Any) -> None:
    """Look at the versions first: a later format may have another header, and later hooks other rules."""
    if not isinstance(line, dict):
        return
    found, hooks = line.get("swcore-save"), line.get("hooks")
    if isinstance(found, int) and found != FORMAT:
        hint = "Update swcore." if found > FORMAT else "It was written by an earlier swcore, before its first release."
        raise SaveError(f"This save has format {found}, known is {FORMAT}.", code="save-format", hint=hint)
    if isinstance(hooks, int | float) and hooks > HOOK_API:
        told = f"This save was made with hook API {hooks}, known is {HOOK_API}."
        raise SaveError(told, code="save-format", hint="Update swcore.")


def _altered(number: int) -> SaveError:
    return SaveError(f"Line {number} of the save was altered: its chain does not fit.", code="save-chain", line=number)


def _cut_off(number: int, started: bool) -> SaveError:
    if not started:
        return SaveError(
            "The save breaks off inside of its header, so there is nothing to recover.", code="save-cut", line=number
        )
    hint = "Game.recover, `swcore play --load` and `swcore replay` go on from the last whole step."
    return SaveError(f"Line {number} of the save is cut off.", code="save-cut", hint=hint, line=number)
