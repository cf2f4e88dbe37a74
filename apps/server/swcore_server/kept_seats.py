"""The seats that a user of the command line has taken, in a file that only this user may read: who closes may come back."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import attrs

from swcore.text.folders import state_folder

MOST = 200  # seats; the oldest go first


@attrs.frozen
class Seat:
    """A seat that was taken.

    Attributes:
        server: the address of the server.
        table: the table.
        seat: the seat.
        token: what shows that it is the user's.
        host: the token of the host, where the user has opened the table; else "".
        invitation: a hash of the invitation by which it was taken.
    """

    server: str
    table: str
    seat: int
    token: str = attrs.field(repr=False)
    host: str = attrs.field(default="", repr=False)
    invitation: str = ""


def hashed(invitation: str) -> str:
    """Return what is kept of an invitation."""
    return hashlib.sha256(invitation.encode()).hexdigest() if invitation else ""


def kept(server: str, table: str, invitation: str = "") -> Seat | None:
    """Return the seat that was taken last, or None.

    Args:
        server: where.
        table: at which table.
        invitation: by which invitation; "" for any.
    """
    wanted = hashed(invitation)
    for one in reversed(_read()):
        if one.server == server and one.table == table and wanted in ("", one.invitation):
            return one
    return None


def keep(seat: Seat) -> bool:
    """Keep a seat, and return whether that was possible."""
    return _write([*(one for one in _read() if not _same(one, seat)), seat][-MOST:])


def forget(seat: Seat) -> None:
    """Keep a seat no longer."""
    rest = _read()
    if any(_same(one, seat) for one in rest):
        _write([one for one in rest if not _same(one, seat)])


def _same(one: Seat, other: Seat) -> bool:
    return (one.server, one.table, one.seat) == (other.server, other.table, other.seat)


def _path() -> Path | None:
    folder = state_folder()
    return None if folder is None else folder / "seats.json"


def _read() -> list[Seat]:
    path = _path()
    if path is None:
        return []
    try:
        return [Seat(**row) for row in json.loads(path.read_text("utf-8"))]
    except (OSError, ValueError, TypeError):  # there is none, or somebody has written into it
        return []


def _write(seats: list[Seat]) -> bool:
    """Write all of them at once: a file of its own, which nobody else may read, takes the place of the old one."""
    path = _path()
    if path is None:
        return False
    rows: list[dict[str, Any]] = [attrs.asdict(one) for one in seats]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix="seats.")  # for this user alone: 0600
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)
        os.replace(name, path)
    except OSError:
        return False
    return True
