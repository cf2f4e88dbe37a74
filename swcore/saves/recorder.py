"""Saving a game while it is played: every step is one line, appended with one write.

Nothing that was written is ever written over, so a process that is killed loses at most the line that it was writing, and
`swcore.saves.replay.recover` reads what came before. A step that is taken back is another line.

A file has one writer. It is locked while it is open, and before every write the recorder looks whether the file is as it left it:
where there are no locks, or somebody does not mind them, the second writer is refused and the lines of the first stay whole.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Self, cast

from swcore.engine.log import Step
from swcore.errors import SaveError
from swcore.saves.course import standing
from swcore.saves.format import DIGITS, MAX_BYTES, chained, header, step_row, undo_row
from swcore.saves.lock import lock
from swcore.saves.reader import read_file, scan
from swcore.text.reading import check_regular

if TYPE_CHECKING:
    from swcore.game.game import Game

VERSIONS = ("engine", "hooks", "packs", "pieces")  # what may have changed since a save was begun


class Recorder:
    """Appends a game to a file, step by step; made by `Game.record`. It is a listener of the game.

    Attributes:
        path: the file.
        lost: bytes of a line that was cut off, which were removed from the end of the file to go on behind the last whole line.
    """

    def __init__(self, game: Game, path: str | os.PathLike[str], *, sync: bool = False) -> None:
        """Open the file, bring it up to date, and listen.

        Args:
            game: the game.
            path: a new file, or a save that holds this very game up to now.
            sync: whether every step waits until the disk has it, so that not even a power cut loses one.

        Raises:
            SaveError: `no-history`; `save-exists` when the file holds something else; `save-locked` when somebody records a game
                in it; `save-source` for what is not a path.
            OSError: the file cannot be written, or is a pipe or a device.
        """
        if not isinstance(path, str | os.PathLike):
            raise SaveError(
                f"A game is recorded in a file that is given by its path, not by {type(path).__name__!r}.", code="save-source"
            )
        self.path = Path(path)
        self.lost = 0
        self._sync = sync
        self._reducers = game.ruleset.reducers
        self._behind = b""  # lines that could not be written yet
        rows = [header(game)]
        for step, state in game.replay():  # each state is a copy of its own
            rows.append(step_row(step, state.digest()))
            self._state = state
        self._chain, self._size, self._process = "", 0, os.getpid()
        self._file, new = _opened(self.path)
        try:
            if not lock(self._file):
                new = False
                told = f"A game is being recorded in {self.path}, here or in another window."
                hint = "Close it there, or name another file."
                raise SaveError(told, code="save-locked", hint=hint, file=str(self.path))
            if not new:
                rows = self._resume(rows, self._state.digest())
            self._write(*rows)
        except BaseException:
            self._file.close()
            if new:
                self.path.unlink()
            raise
        game.listen(self)

    def __enter__(self) -> Self:
        return self

    @property
    def behind(self) -> int:
        """How many bytes could not be written yet; the next step tries again."""
        return len(self._behind)

    def __exit__(self, *error: object) -> None:
        self.close()

    def __call__(self, game: Game, step: Step) -> None:
        """Append a step."""
        for event in step.events:  # the steps of a composite are told when all are done: the game itself is ahead
            self._reducers[event[0]](self._state, event)
        self._write(step_row(step, self._state.digest()))

    def undone(self, game: Game, step: Step) -> None:
        """Append that a step was taken back."""
        self._state = game.play.state.clone()
        self._write(undo_row(step, self._state.digest()))

    def close(self) -> None:
        """See to it that the disk has everything, and stop. What the game does from here on is not recorded."""
        if not self._file.closed:
            try:
                os.fsync(self._file.fileno())
            finally:
                self._file.close()

    def _write(self, *rows: dict[str, Any]) -> None:
        """Append lines with one write, those before them that could not be written included.

        Raises:
            OSError: they cannot be written now; no part of them is left in the file, and the next call tries again.
        """
        if self._file.closed:
            return
        more, self._chain = chained(rows, self._chain)
        self._behind += more
        self._check_untouched()
        if self._size + len(self._behind) > MAX_BYTES:
            told = f"A save has at most {MAX_BYTES // 1024 // 1024} MiB: {self.path} is full."
            raise SaveError(told, code="save-full", hint="Save the game to another file: steps taken back are left out there.")
        try:
            written = self._file.write(self._behind)
        except OSError as error:
            error.filename = error.filename or str(self.path)
            raise
        if written < len(self._behind):  # the disk is full
            self._file.truncate(self._size)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
        self._size += written
        self._behind = b""
        if self._sync:
            os.fsync(self._file.fileno())

    def _check_untouched(self) -> None:
        """Look whether the file is as this recorder left it, and this process the one that opened it.

        Raises:
            SaveError: `save-taken`.
        """
        hint = "Nothing was written to it. Save the game to another file."
        if os.getpid() != self._process:
            told = f"{self.path} is recorded by the process that opened it; this one is a fork of it."
            raise SaveError(told, code="save-taken", hint=hint)
        mine = os.fstat(self._file.fileno())
        try:
            there = os.path.samestat(mine, os.stat(self.path))
        except FileNotFoundError:
            there = False
        if not there or mine.st_size != self._size:
            told = f"{self.path} is not as it was left: somebody else wrote to it, or put another file in its place."
            raise SaveError(told, code="save-taken", hint=hint)

    def _resume(self, rows: list[dict[str, Any]], digest: str) -> list[dict[str, Any]]:
        """Read a save that holds the game up to now, and return the rows that it does not hold yet."""
        raw = read_file(self.path)
        try:
            found = scan(raw, cut=True)
        except SaveError:
            raise self._exists() from None
        if found.problem is not None and not found.cut:
            told = f"{self.path} is damaged after its last good line."
            raise SaveError(
                told,
                code="save-exists",
                hint="Name a new file: the game goes on there, and this file keeps all that it holds.",
                damaged=str(self.path),
            )
        steps = standing(found.lines)
        held = rows[1 : len(steps) + 1]
        if _told(found.header) != _told(rows[0]) or list(map(_deed, held)) != list(map(_deed, steps)):
            raise self._exists()
        if len(steps) == len(rows) - 1 and found.lines and found.lines[-1].row["state"] != digest[:DIGITS]:
            raise self._exists()
        self._chain, self.lost, self._size = found.chain, found.lost, found.end
        self._file.truncate(found.end)  # what was cut off goes
        if not raw[: found.end].endswith(b"\n"):
            self._behind = b"\n"
        return rows[len(steps) + 1 :]

    def _exists(self) -> SaveError:
        hint = "Name a new file; or load this one and go on with it."
        return SaveError(
            f"{self.path} exists and does not hold this game as it stands.", code="save-exists", hint=hint, file=str(self.path)
        )


def _opened(path: Path) -> tuple[BinaryIO, bool]:
    """Return a file whose every write is one write of the system, at its end; and whether it was made now.

    Raises:
        OSError: it cannot be opened, or is a pipe or a device.
    """
    try:
        return _open(path, os.O_EXCL), True
    except FileExistsError:
        check_regular(path)
        return _open(path, 0), False


def _open(path: Path, more: int) -> BinaryIO:
    return cast("BinaryIO", open(path, "ab", buffering=0, opener=lambda name, flags: os.open(name, flags | more, 0o666)))


def _deed(row: dict[str, Any]) -> tuple[Any, ...]:
    """Return a step without its state, which may have been that of a moment when others stood that were taken back."""
    return row["seat"], row["do"], row["chance"]


def _told(header: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in header.items() if key not in VERSIONS}
