"""Saving a game while it is played: every step is one line, appended with one write.

Nothing that was written is ever written over, so a process that is killed loses at most the line that it was writing, and
`swcore.saves.replay.recover` reads what came before. A step that is taken back is another line.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Self, cast

from swcore.engine.log import Step
from swcore.errors import SaveError
from swcore.saves.format import MAX_BYTES, chained, header, step_row, undo_row
from swcore.saves.reader import read_file, scan

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
            SaveError: `no-history`, or `save-exists` when the file holds something else.
            OSError: the file cannot be written.
        """
        self.path = Path(path)
        self.lost = 0
        self._sync = sync
        self._reducers = game.ruleset.reducers
        self._behind = b""  # lines that could not be written yet
        rows = [header(game)]
        for step, state in game.replay():  # each state is a copy of its own
            rows.append(step_row(step, state.digest()))
            self._state = state
        self._chain = ""
        new = True
        try:
            self._file = _opened(self.path, os.O_EXCL)
        except FileExistsError:
            new, rows = False, self._resume(rows)
        try:
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
        size = os.fstat(self._file.fileno()).st_size
        if size + len(self._behind) > MAX_BYTES:
            told = f"A save has at most {MAX_BYTES // 1024 // 1024} MiB: {self.path} is full."
            raise SaveError(told, code="save-full", hint="Save the game to another file: steps taken back are left out there.")
        written = self._file.write(self._behind)
        if written < len(self._behind):  # the disk is full
            self._file.truncate(size)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
        self._behind = b""
        if self._sync:
            os.fsync(self._file.fileno())

    def _resume(self, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Open a save that holds the game up to now, and return the rows that it does not hold yet."""
        raw = read_file(self.path)
        try:
            found = scan(raw, cut=True)
        except SaveError:
            raise self._exists() from None
        steps = found.steps()
        if _told(found.header) != _told(rows[0]) or rows[1 : len(steps) + 1] != steps:
            raise self._exists()
        self._file, self._chain, self.lost = _opened(self.path), found.chain, found.lost
        self._file.truncate(found.end)  # what was cut off goes
        if not raw[: found.end].endswith(b"\n"):
            self._behind = b"\n"
        return rows[len(steps) + 1 :]

    def _exists(self) -> SaveError:
        hint = "Name a new file; or load this one and go on with it."
        return SaveError(f"{self.path} exists and does not hold this game as it stands.", code="save-exists", hint=hint)


def _opened(path: Path, more: int = 0) -> BinaryIO:
    """Return a file whose every write is one write of the system, at its end."""
    return cast("BinaryIO", open(path, "ab", buffering=0, opener=lambda name, flags: os.open(name, flags | more, 0o666)))


def _told(header: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in header.items() if key not in VERSIONS}
