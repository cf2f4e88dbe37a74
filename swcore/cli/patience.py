"""How long a call of a piece may take where many games are played: one that never comes back would hold them up for ever.

Now and then it is looked which calls of the rules are open. A whole decision takes milliseconds, so a single call that is still
open after a minute of computing loops, and is broken off where it stands. A bot that thinks long makes many short calls. What is
counted is the time of the processor: neither a busy machine nor a laptop that sleeps ends a run, and no result depends on it.
Without interval timers, as on Windows, nothing is broken off.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

from swcore.engine.pieces import Piece
from swcore.game.refusals import stuck

LIMIT = 60.0  # seconds of the processor for one call
LONGER = "SWCORE_PATIENCE"  # a variable of the environment: another number of them
LOOKS = 12  # within the limit
RULES = ("swcore.game.", "swcore.engine.")


@contextlib.contextmanager
def patient() -> Iterator[None]:
    """Break off a call of the rules that does not come back, as long as the block lasts; blocks within it change nothing.

    Raises:
        PluginError: `stuck`, where the call stands.
    """
    free = threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer")
    if not free or signal.getsignal(signal.SIGPROF) not in (signal.SIG_DFL, signal.SIG_IGN):
        yield
        return
    seconds = limit()
    signal.signal(signal.SIGPROF, _Looks(f"{seconds:g}"))
    signal.siginterrupt(signal.SIGPROF, False)
    signal.setitimer(signal.ITIMER_PROF, seconds / LOOKS, seconds / LOOKS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, signal.SIG_IGN)  # a last signal may still be on its way, and would end the process


def limit() -> float:
    """Return how many seconds a call may take; a text that is no number of them changes nothing."""
    with contextlib.suppress(ValueError):
        asked = float(os.environ.get(LONGER, ""))
        if 0 < asked < 1e9:
            return asked
    return LIMIT


class _Looks:
    """Looks which frames have been open for how many looks.

    Args:
        seconds: how long a call may take, in words.
    """

    def __init__(self, seconds: str) -> None:
        self._seconds = seconds
        self._open: list[tuple[FrameType, int]] = []  # the outermost first, with the look at which it was seen first
        self._count = 0

    def __call__(self, number: int, frame: FrameType | None) -> None:
        self._count += 1
        frames: list[FrameType] = []
        while frame is not None:
            frames.append(frame)
            frame = frame.f_back
        before, self._open = self._open, []
        same = True
        for place, one in enumerate(reversed(frames)):
            same = same and place < len(before) and before[place][0] is one
            self._open.append((one, before[place][1] if same else self._count))
        if any(self._count - since >= LOOKS and _of_rules(one) for one, since in self._open):
            self._open = []
            raise stuck(self._seconds)


def _of_rules(frame: FrameType) -> bool:
    """Return whether a frame is a call of a game or of a piece: these are short, whoever thinks long."""
    if str(frame.f_globals.get("__name__", "")).startswith(RULES):
        return True
    first: Any = frame.f_locals.get("self") if frame.f_code.co_varnames[:1] == ("self",) else None
    return isinstance(first, Piece)
