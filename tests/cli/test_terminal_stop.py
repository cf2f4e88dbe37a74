"""P11 at a real terminal: a hook that spins for ever is left by the key Ctrl-C, and the game goes on."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PIECE = """
from pathlib import Path
from swcore import hookimpl
from swcore.conquest import Race

class Spinner(Race):
    @hookimpl
    def conquest_score(self, view, army):
        Path({marker!r}).touch()
        while True:
            pass

spinner = Spinner("home.spinner", tokens=9)
"""
LIMIT = 60  # seconds that a busy machine may take for anything


class Keyboard:
    """A person at a terminal of 100 columns, at which a command runs."""

    def __init__(self, words: list[str], folder: Path) -> None:
        self.seen = ""
        self.process, self.terminal = pty.fork()
        if not self.process:  # the command itself
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell that runs the tests behind it has Ctrl-C ignored
            os.chdir(folder)
            os.environ.update(TERM="xterm", COLUMNS="100", LINES="40", LANG="C.UTF-8", LC_ALL="C.UTF-8")
            os.execv(sys.executable, [sys.executable, "-m", "swcore", *words])

    def wait_for(self, text: str) -> None:
        """Read what is written until a text comes, behind those that were waited for before."""
        until = time.monotonic() + LIMIT
        while text not in (told := " ".join(self.seen.split())):
            assert time.monotonic() < until, self.seen[-2_000:]
            if select.select([self.terminal], [], [], 0.1)[0]:
                self.seen += os.read(self.terminal, 65_536).decode(errors="replace")
        self.seen = told.partition(text)[2]

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.terminal, keys.encode())


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Keyboard]:
    """A person in a game with a piece that spins in the income."""
    (tmp_path / "spin.py").write_text(PIECE.format(marker=str(tmp_path / "spinning")), encoding="utf-8")
    found = Keyboard(["play", "--plain", "--piece", "spin.py", "--seed", "3"], tmp_path)
    yield found
    os.kill(found.process, signal.SIGKILL)  # one that still spins would never end
    os.waitpid(found.process, 0)
    os.close(found.terminal)


def test_ctrl_c_gives_the_prompt_back_with_the_state_whole_p11(keyboard: Keyboard, tmp_path: Path) -> None:
    """In the forecast of the income, which is shown before a turn ends, and in the end of the turn itself."""
    keyboard.wait_for("Pick a combo")
    keyboard.press("pick home.spinner\r")
    keyboard.wait_for("Conquer a region")
    keyboard.press("1\r")
    keyboard.wait_for("Conquer a region")
    for words in ("done\r", "confirm off\rdone\r"):
        keyboard.press(words)
        spins(tmp_path / "spinning")
        keyboard.press("\x03")
        keyboard.wait_for("Stopped while home.spinner was busy in conquest_score. Nothing has changed.")
        keyboard.wait_for("A new game can leave home.spinner out.")
    keyboard.press("undo\r")
    keyboard.wait_for("Taken back")
    keyboard.press("quit\r")
    keyboard.wait_for("The game is kept.")


def spins(marker: Path) -> None:
    """Wait until the hook is at it."""
    until = time.monotonic() + LIMIT
    while not marker.exists():
        assert time.monotonic() < until
        time.sleep(0.02)
    marker.unlink()
