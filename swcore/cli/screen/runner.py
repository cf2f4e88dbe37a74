"""The thread that a session runs in, behind the window."""

from __future__ import annotations

import threading
from collections.abc import Callable

PATIENCE = 10.0  # seconds for a session that is busy when the window is closed


class Runner:
    """Runs a session.

    Args:
        play: plays the game.
        over: is called in the thread once it has ended.

    Attributes:
        result: what `play` returned.
        failed: what it raised, or None; it is raised again where the window was opened.
    """

    def __init__(self, play: Callable[[], object], over: Callable[[], None]) -> None:
        self.play, self.over = play, over
        self.result: object = None
        self.failed: BaseException | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin."""
        self._thread = threading.Thread(target=self._run, name="session", daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until it has ended, but not for ever."""
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _run(self) -> None:
        try:
            self.result = self.play()
        except BaseException as error:
            self.failed = error
        self.over()
