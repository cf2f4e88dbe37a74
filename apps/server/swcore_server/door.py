"""The door of the server: how many connections may be open, and how long one may take to say what it wants.

Who says nothing, or half of something, would keep a connection for ever, and a system gives a process only so many of them.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from swcore_server.notes import Notes

MOST = 4000  # connections
RESERVED = 320  # files for the database, the worker processes, and connections that are about to be turned away
LEAST = 32  # connections where the system gives very few files
BACKLOG = 64  # connections that the system accepts before they are looked at
ASKING = 10.0  # seconds for the head and the body of a request
FETCHING = 6  # times as long may the rest of an answer take
TELLING = 60.0  # seconds between lines in the log that connections are turned away
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def most_connections() -> int:
    """Return how many connections may be open: as many as the system gives files for, and some left over."""
    try:
        import resource
    except ImportError:  # Windows
        return MOST
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if soft == resource.RLIM_INFINITY else max(LEAST, min(MOST, soft - RESERVED))


def door(notes: Notes, most: int, asking: float = ASKING) -> type[asyncio.Protocol]:
    """Return what uvicorn speaks HTTP with.

    Args:
        notes: log and numbers.
        most: connections that may be open; those beyond are told so, and closed.
        asking: seconds for the head and the body of a request, after which its connection is closed.
    """
    told = 0.0

    def turned_away() -> None:
        nonlocal told
        notes.count("turned_away")
        if time.monotonic() - told >= TELLING or not told:
            told = time.monotonic()
            notes.log("too many connections", most=most)

    class Door(AutoHTTPProtocol):  # type: ignore[misc]  # which one it is depends on what is installed
        """One connection."""

        _timer: asyncio.TimerHandle | None = None
        _since = 0.0
        _inside = False

        def connection_made(self, transport: Any) -> None:
            if len(self.connections) >= most:
                turned_away()
                transport.write(BUSY)
                transport.close()
                return
            self._inside = True
            super().connection_made(transport)
            self._since = time.monotonic()
            self._look(asking)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            if self._inside:
                super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._inside:
                super().data_received(data)

        def handle_websocket_upgrade(self, *given: Any) -> None:
            self._stop()
            super().handle_websocket_upgrade(*given)

        def on_response_complete(self) -> None:
            self._since = time.monotonic()
            super().on_response_complete()

        def pause_writing(self) -> None:
            if self._inside:
                super().pause_writing()

        def resume_writing(self) -> None:
            if self._inside:
                super().resume_writing()

        def _look(self, after: float) -> None:
            self._timer = self.loop.call_later(after, self._looked)

        def _looked(self) -> None:
            """Close the connection when something is still waited for after all the time."""
            cycle = self.cycle
            waits = cycle is None or cycle.response_complete or cycle.more_body
            left = self._since + asking - time.monotonic()
            if waits and left <= 0:
                if self.transport.is_closing():  # what it was told is not fetched either
                    self.transport.abort()
                    return
                notes.count("too_slow")
                self.transport.close()
                self._look(asking * FETCHING)
            else:
                self._look(max(left, asking / 4) if waits else asking / 2)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()

    return Door
