"""Transactions of the database, SQLite or PostgreSQL: each one is on the disk when its context has ended."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import sqlalchemy as sql

from swcore_server.alone import path_of
from swcore_server.errors import Away
from swcore_server.migrations import prepare
from swcore_server.turns import Turn
from swcore_server.written import Written

HERE = 5  # seconds that a writer waits for another one
LOG = 4 * 2**20  # bytes of the log of SQLite from which they are brought into the file
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
LOG_PAGES = 16_000  # of it, after which writers do that themselves, where nobody else does


class Database:
    """A database.

    Args:
        url: its address. SQLite is used with a write-ahead log and full synchronisation.
        follow: whether other processes change the same games.
        name: of the server, by which it knows what it has told itself.

    Attributes:
        waits: called with True before the database is asked for something, and with False afterwards.
    """

    def __init__(self, url: str, *, follow: bool = False, name: str = "") -> None:
        self.engine = sql.create_engine(url, connect_args={"timeout": HERE} if url.startswith("sqlite") else {})
        self.postgres = self.engine.dialect.name != "sqlite"
        self.shared, self.name = self.postgres or follow, name or "-"
        self.waits: Callable[[bool], None] = lambda begun: None
        self._turn = Turn(self.engine.url)
        self._path, self._file = path_of(self.engine.url), (0, 0)
        self._link: Any = None  # of what is kept together
        self._later = Written()
        self._broken: OSError | None = None
        if not self.postgres:
            sql.event.listen(self.engine, "connect", _careful)

    def prepare(self) -> None:
        """Make what is not there yet.

        Raises:
            SwcoreError: `database`.
            OSError: it cannot be reached, or written.
        """
        try:
            prepare(self.engine)
        except sql.exc.SQLAlchemyError as error:
            raise refused(error) from error
        self._file = (0, 0)

    def check(self) -> None:
        """See that the database can be read now.

        Raises:
            Away: it cannot.
        """
        with self._reading() as link:
            link.execute(sql.text("SELECT 1"))

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()
        self._turn.close()

    def tidy(self) -> None:
        """Bring what the log of SQLite holds into the file, beside those who write; they would wait for the disk otherwise.

        Raises:
            OSError: it cannot be written.
        """
        if self.postgres or not self._log_is_long():
            return
        with self._reading() as link:
            link.exec_driver_sql(CHECKPOINT)
            with self._turn.taken():  # the rest: then the log begins anew
                link.exec_driver_sql(CHECKPOINT)

    def _log_is_long(self) -> bool:
        try:
            return os.stat(f"{self.engine.url.database}-wal").st_size >= LOG
        except OSError:
            return False

    @contextmanager
    def together(self) -> Iterator[None]:
        """Keep all that is written meanwhile at once, when the context ends; that is when it is on the disk.

        It is written only then: who plays holds up no other writer.

        Raises:
            OSError: it cannot be kept, and nothing is.
        """
        self._broken, self._later = None, Written()
        try:
            with ExitStack() as turn, self._open(turn) as self._link:
                yield
                with self._waiting():
                    self._flush()
                broken = self._failed()
                if broken is not None:
                    raise broken
                self.waits(True)  # until it is on the disk
        finally:
            self.waits(False)
            self._link, self._later = None, Written()
            if self._failed() is not None:
                self.engine.dispose()  # the next one opens the file anew, which may be written then

    def _write(self, wanted: Written) -> None:
        """Write something, or once what is kept together is written.

        Raises:
            OSError: it cannot be kept.
        """
        if self._link is None:
            with self._writing() as link:
                wanted.carry_out(link)
            return
        if self._broken is not None:
            raise self._broken
        self._later.add(wanted)

    def _flush(self) -> None:
        """Write what is kept together and waits."""
        later, self._later = self._later, Written()
        if later and self._broken is None:
            try:
                later.carry_out(self._link(True))
            except sql.exc.SQLAlchemyError as error:
                self._broken = refused(error)
            except Away as error:
                self._broken = error

    def _failed(self) -> OSError | None:
        return self._broken

    @contextmanager
    def _writing(self) -> Iterator[Any]:
        """Yield a connection for one transaction of its own."""
        with self._waiting(), ExitStack() as turn, self._open(turn) as link:
            yield link(True)

    @contextmanager
    def _open(self, turn: ExitStack) -> Iterator[Any]:
        """Yield a function that gives a connection once one is needed, whose transaction ends with the context.

        Args:
            turn: gets the turn to write, which ends after the transaction.
        """
        stack, links, turns = ExitStack(), list[Any](), list[bool]()

        def link(write: bool = False) -> Any:
            if write and not turns:
                turns.append(True)
                turn.enter_context(self._turn.taken())
            self._look()
            if not links:
                links.append(stack.enter_context(self.engine.begin()))
            return links[0]

        try:
            with stack:
                yield link
        except sql.exc.SQLAlchemyError as error:
            self.engine.dispose()
            raise refused(error) from error

    @contextmanager
    def _reading(self) -> Iterator[Any]:
        """Yield a connection; what waits to be written is seen through it."""
        with self._waiting():
            self._look()
            try:
                if self._link is not None:
                    self._flush()
                    yield self._link()
                    return
                with self.engine.connect() as link:
                    yield link
            except sql.exc.SQLAlchemyError as error:
                raise Away(None, str(refused(error).strerror)) from error

    def _look(self) -> None:
        """See that the file of SQLite is the one that was opened: whoever writes to one that is gone keeps nothing.

        Raises:
            Away: it is gone, or another one stands there.
        """
        if not self._path:
            return
        try:
            found = os.stat(self._path)
        except OSError as error:
            raise Away(None, "the file of the database is gone") from error
        if self._file not in ((0, 0), (found.st_dev, found.st_ino)):
            raise Away(None, "another file stands where that of the database was")
        self._file = found.st_dev, found.st_ino

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        self.waits(True)
        try:
            yield
        finally:
            self.waits(False)


def refused(error: Any) -> OSError:
    """Return what a database refuses as an error of the system, without the statement, its values and where the database is."""
    cause = getattr(error, "orig", None)
    here = cause is not None and type(cause).__module__ == "sqlite3"
    return OSError(None, str(cause) if here else f"the database answers with {type(cause or error).__name__}")


def _careful(link: Any, _: Any) -> None:
    link.execute("PRAGMA journal_mode=WAL")
    link.execute("PRAGMA synchronous=FULL")
    link.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
