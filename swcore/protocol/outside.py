"""A bot that is a program of its own, in any language: asked on its stdin, heard on its stdout, a line of JSON each.

Whatever it does, the game goes on: for a decision in which it is late, ends, or says what is not a legal action, another bot
chooses. A program that fails again and again is not started any more.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import IO, ClassVar

from swcore.bots.bot import Bot
from swcore.engine.actions import Action
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.protocol.choosing import Choose, chosen
from swcore.protocol.lines import LINE, data_of, line_of
from swcore.text.escaping import cut

SECONDS = 10.0
MOST_FAULTS = 3
MOST_LINES = 256  # that it may say without being asked
ENDED = "it has ended, or says lines without an end."


class OutsideBot(Bot):
    """Asks a program.

    Args:
        command: the command line of the program.
        instead: the bot that chooses where the program does not.
        seconds: how long a decision may take; the first one includes the start of the program.
        note: called with a sentence about each fault.

    Attributes:
        faults: what went wrong, a sentence each.
        started: whether it could ever be started.
    """

    name: ClassVar[str] = "outside"

    def __init__(
        self, command: str, instead: Bot, *, seconds: float = SECONDS, note: Callable[[str], None] = lambda told: None
    ) -> None:
        self.command, self.instead, self.seconds = command, instead, seconds
        self.faults: list[str] = []
        self.started = False
        self._note, self._id = note, 0
        self._program: _Program | None = None

    def choose(self, game: Game, seat: int) -> Action:
        """Return the choice of the program, or of the other bot."""
        if len(self.faults) < MOST_FAULTS:
            try:
                return self._asked(game, seat)
            except (SwcoreError, OSError, ValueError) as error:
                self.close()
                self._fault(error)
        return self.instead.choose(game, seat)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _asked(self, game: Game, seat: int) -> Action:
        legal = {action.text: action for action in game.legal_actions(seat)}
        self._id += 1
        menu, view = game.menu(seat).as_json(), game.view(seat)
        asked = Choose(id=self._id, seat=seat, seconds=self.seconds, menu=menu, view=view)
        if self._program is None:
            self._program = _Program(self.command)
            self.started = True
        answer = chosen(data_of(self._program.ask(line_of(asked.to_json()), self.seconds)))
        if answer.id not in (None, self._id):
            raise SwcoreError("it answers another question.", code="bot-failed")
        if answer.action not in legal:
            raise SwcoreError(f"{cut(answer.action, 60)!r} is not a legal action.", code="bot-failed")
        return legal[answer.action]

    def _fault(self, error: Exception) -> None:
        why = error.message if isinstance(error, SwcoreError) else str(error)
        last = len(self.faults) + 1 == MOST_FAULTS
        told = f"The bot {cut(self.command, 60)!r} failed: {why.rstrip('.')}." + (" It is not asked any more." if last else "")
        self.faults.append(told)
        self._note(told)


class _Program:
    """A running program; it ends with whoever holds it."""

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if not words:
            raise ValueError("the command is empty.")
        pipe = subprocess.PIPE  # in a session of its own: what it starts ends with it, and Ctrl-C is for the game
        self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, start_new_session=True)
        assert self._process.stdout is not None
        self._heard: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        self._hears = threading.Thread(target=_hear, args=(self._process.stdout, self._heard), daemon=True)
        self._hears.start()
        self.end = weakref.finalize(self, _end, self._process)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Return the line that the program says to a line.

        Raises:
            SwcoreError: `bot-failed`: it is late, or has ended.
            OSError: it does not listen any more.
        """
        assert self._process.stdin is not None
        while not self._heard.empty():  # what it said without being asked
            self._heard.get()
        if not self._hears.is_alive():
            raise SwcoreError(ENDED, code="bot-failed")
        is_late = threading.Event()

        def end() -> None:  # a program that does not read would hold the writer, too
            is_late.set()
            _kill(self._process)

        late = threading.Timer(seconds, end)
        late.start()
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
            found = self._heard.get(timeout=seconds)
        except (OSError, queue.Empty) as error:
            if isinstance(error, OSError) and not is_late.is_set():
                raise
            found = b""
            is_late.set()
        finally:
            late.cancel()
        if not found and is_late.is_set():
            raise SwcoreError(f"it has not answered within {seconds:g} seconds.", code="bot-failed")
        if not found:
            raise SwcoreError(ENDED, code="bot-failed")
        return found.rstrip(b"\r\n")


def _hear(source: IO[bytes], heard: queue.Queue[bytes]) -> None:
    """Pass on lines until the program ends, says one that is too long or too many, and then an empty one."""
    with suppress(OSError, ValueError, queue.Full):
        while (line := source.readline(LINE + 1)).endswith(b"\n"):
            heard.put_nowait(line)
    with suppress(queue.Full):
        heard.put_nowait(b"")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a program with all that it has started, where a system knows groups of processes."""
    try:
        if hasattr(os, "killpg") and process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    except OSError:  # it has ended meanwhile
        pass
    process.kill()


def _end(process: subprocess.Popen[bytes]) -> None:
    _kill(process)
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            try:
                stream.close()
            except OSError:
                continue
