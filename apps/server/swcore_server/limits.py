"""How much one connection may send."""

from __future__ import annotations

import time


class Bucket:
    """Lets through so many messages a second in the long run, and some more at once.

    Args:
        rate: messages a second.
        burst: messages at once.
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._most = rate, float(burst)
        self._left, self._at = float(burst), time.monotonic()

    def take(self) -> bool:
        """Return whether one more may come through now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
