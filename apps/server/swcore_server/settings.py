"""What a server is told when it starts."""

from __future__ import annotations

import attrs


@attrs.frozen
class Settings:
    """What a server is told.

    Attributes:
        database: URL of the database, as SQLAlchemy writes it.
        workers: how many processes play games.
        spares: how many processes wait with everything loaded, for the games of one that a game holds up.
        thinkers: how many processes think for bots that take their time, so that no game waits for them.
        patience: seconds of the processor that one request may take in a worker before its game is paused and the process ended.
        origins: origins of web pages that may speak to the server, besides its own.
        frame: how many bytes a message may have.
        rate, burst: messages a second that a connection may send in the long run, and at once.
        queue: messages that may wait for a reader before it is let go.
        idle: seconds without a message after which a connection is closed.
        slow: seconds that one message to a reader may take.
        openings: tables that one address may open in an hour; any number when 0.
        hosts: names by which the server may be called; any when there are none.
        thinking: the most seconds that a bot may think.
        tables: how many games one worker holds in memory.
        reach: addresses of this machine at which others reach the server; none when it listens for this machine alone.
    """

    database: str = "sqlite:///swcore.db"
    workers: int = 2
    spares: int = 1
    thinkers: int = 1
    patience: float = 10.0
    origins: tuple[str, ...] = ()
    frame: int = 64 * 1024
    rate: float = 20.0
    burst: int = 40
    queue: int = 256
    idle: float = 900.0
    slow: float = 10.0
    openings: int = 120
    hosts: tuple[str, ...] = ()
    thinking: float = 2.0
    tables: int = 256
    reach: tuple[str, ...] = ()
