"""The database: lines of saves, keys of changes, tables with their seats. One code for SQLite and PostgreSQL."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import sqlalchemy as sql

from swcore.protocol import Change, Story
from swcore_server.clocks import MOVE, Mark
from swcore_server.migrations import prepare

META = sql.MetaData()
TABLES = sql.Table(
    "tables",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("game", sql.String(128), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.String(64), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("clock", sql.Text, nullable=False, server_default=""),
    sql.Column("over", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("agreed", sql.Text, nullable=False, server_default=""),
)
LINES = sql.Table(
    "lines",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("line", sql.Text, nullable=False),
)
KEYS = sql.Table(
    "keys",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("key", sql.String(128), primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("deed", sql.Text, nullable=False),
)
MARKS = sql.Table(  # when what changed a game with a clock, and who was awaited from then on
    "marks",
    META,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("name", sql.String(64), nullable=False, index=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("pending", sql.String(64), nullable=False),
)
SEATS = sql.Table(
    "seats",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("invite", sql.String(64), nullable=False, index=True),
    sql.Column("token", sql.String(64), nullable=False, index=True),
    sql.Column("bot", sql.String(64), nullable=False),
    sql.Column("player", sql.String(64), nullable=False),
)
CHANNEL = "swcore"
# Built once: they are used with every action.
LOCK = sql.text("SELECT pg_advisory_xact_lock(hashtext(:name))")
ADD_LINES = sql.text("INSERT INTO lines (name, number, line) VALUES (:name, :number, :line)")
ADD_KEY = sql.text("INSERT INTO keys (name, key, seat, deed) VALUES (:name, :key, :seat, :deed)")
ADD_MARK = sql.text("INSERT INTO marks (name, kind, seat, at, pending) VALUES (:name, :kind, :seat, :at, :pending)")
TELL = sql.text("SELECT pg_notify(:channel, :told)")
LAST = sql.text("SELECT max(number) FROM lines WHERE name = :name")
HERE = 5  # seconds that a writer waits for another one


class Store:
    """A database. Every write is one transaction, and is on the disk when the call returns.

    Args:
        url: of the database. SQLite is used with a write-ahead log and full synchronisation.
        follow: whether other processes change the same games.
        name: of the server, by which it knows what it has told itself.
    """

    def __init__(self, url: str, *, follow: bool = False, name: str = "") -> None:
        self.engine = sql.create_engine(url, connect_args={"timeout": HERE} if url.startswith("sqlite") else {})
        self.postgres = self.engine.dialect.name != "sqlite"
        self.shared, self.name = self.postgres or follow, name or "-"
        self._link: Any = None  # of what is kept together
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

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    # -- lines of games, for `swcore.protocol.Keeper`

    def begin(self, table: str, lines: Sequence[bytes]) -> None:
        """Keep a new game."""
        with self._writing() as link:
            link.execute(sql.insert(LINES), _rows(table, 0, lines))

    def drop(self, table: str) -> None:
        """Keep no longer a game at whose table nobody can sit."""
        with self._writing() as link:
            for kept in (LINES, KEYS):
                link.execute(sql.delete(kept).where(kept.c.name == table))

    def append(self, table: str, count: int, lines: Sequence[bytes], key: str, change: Change) -> None:
        """Keep further lines of a game; two writers can never both keep a line of one number.

        Raises:
            OSError: they cannot be kept.
        """
        with self._writing() as link:
            if self.postgres:
                link.execute(LOCK, {"name": table})
            link.execute(ADD_LINES, _rows(table, count, lines))
            self._post(link, "game", table)
            if key:
                link.execute(ADD_KEY, {"name": table, "key": key, "seat": change.seat, "deed": change.deed})

    def load(self, table: str) -> Story | None:
        """Return a game that is kept, or None."""
        with self._reading() as link:
            lines = link.execute(sql.select(LINES.c.line).where(LINES.c.name == table).order_by(LINES.c.number)).scalars().all()
            keys = link.execute(sql.select(KEYS.c.key, KEYS.c.seat, KEYS.c.deed).where(KEYS.c.name == table)).all()
        if not lines:
            return None
        return Story("".join(lines), len(lines), {key: Change(seat, deed) for key, seat, deed in keys})

    def count(self, table: str) -> int | None:
        """Return how many lines are kept, where other machines write, too."""
        if not self.shared:
            return None
        with self._reading() as link:
            last = link.execute(LAST, {"name": table}).scalar()
        return 0 if last is None else int(last) + 1

    def since(self, table: str, count: int) -> Story:
        """Return what is kept of a game behind its first lines."""
        behind = (LINES.c.name == table, LINES.c.number >= count)
        with self._reading() as link:
            lines = link.execute(sql.select(LINES.c.line).where(*behind).order_by(LINES.c.number)).scalars().all()
            keys = link.execute(sql.select(KEYS.c.key, KEYS.c.seat, KEYS.c.deed).where(KEYS.c.name == table)).all()
        return Story("".join(lines), len(lines), {key: Change(seat, deed) for key, seat, deed in keys})

    def _post(self, link: Any, what: str, table: str) -> None:
        """Tell other servers what has changed, once it is kept."""
        if self.postgres:
            link.execute(TELL, {"channel": CHANNEL, "told": f"{self.name} {what} {table}"})

    # -- clocks

    def mark(self, table: str, mark: Mark) -> None:
        """Keep when a game with a clock was changed."""
        seats = ",".join(map(str, mark.pending))
        with self._writing() as link:
            link.execute(ADD_MARK, {"name": table, "kind": mark.kind, "seat": mark.seat, "at": mark.at, "pending": seats})
            if mark.kind != MOVE:
                self._post(link, "seats", table)

    def marks(self, table: str) -> list[Mark]:
        """Return the marks of a game."""
        wanted = sql.select(MARKS.c.kind, MARKS.c.seat, MARKS.c.at, MARKS.c.pending).where(MARKS.c.name == table)
        with self._reading() as link:
            rows = link.execute(wanted.order_by(MARKS.c.id)).all()
        return [Mark(kind, seat, at, tuple(int(one) for one in seats.split(",") if one)) for kind, seat, at, seats in rows]

    def timed(self) -> list[str]:
        """Return the tables with clocks at which games go on."""
        with self._reading() as link:
            wanted = sql.select(TABLES.c.name).where(TABLES.c.clock != "", sql.not_(TABLES.c.over))
            return list(link.execute(wanted).scalars())

    # -- tables and seats

    def add_table(
        self, name: str, game: str, *, public: bool, host: str, seats: Sequence[dict[str, Any]], clock: str = ""
    ) -> None:
        """Keep who may sit at a table.

        Args:
            name: the table.
            game: the id of its game.
            public: whether it is listed.
            host: the hash of the token of the host.
            seats: `seat`, `invite`, `token`, `bot` and `player` of each.
            clock: the text of what was agreed upon, or "".
        """
        values = {"name": name, "game": game, "public": public, "host": host, "created": time.time(), "clock": clock}
        with self._writing() as link:
            link.execute(sql.insert(TABLES).values(**values, over=False, agreed=""))
            link.execute(sql.insert(SEATS), [{"name": name, **one} for one in seats])

    def table(self, name: str) -> dict[str, Any] | None:
        """Return a table, or None."""
        return self._one(sql.select(TABLES).where(TABLES.c.name == name))

    def public_tables(self, most: int = 100) -> list[dict[str, Any]]:
        """Return the newest listed tables, with how many `seats` they have, and how many are `free`."""
        free = sql.case((sql.and_(SEATS.c.token == "", SEATS.c.bot == ""), 1), else_=0)
        numbers = (sql.func.count().label("seats"), sql.func.sum(free).label("free"))
        shown = (TABLES.c.name.label("table"), TABLES.c.game, TABLES.c.created)
        both = (
            sql.select(*shown, *numbers)
            .join(SEATS, SEATS.c.name == TABLES.c.name)
            .where(TABLES.c.public, sql.not_(TABLES.c.over))
        )
        with self._reading() as link:
            wanted = both.group_by(*shown).order_by(TABLES.c.created.desc()).limit(most)
            return [dict(row) for row in link.execute(wanted).mappings()]

    def seats(self, name: str) -> list[dict[str, Any]]:
        """Return the seats of a table."""
        with self._reading() as link:
            wanted = sql.select(SEATS).where(SEATS.c.name == name).order_by(SEATS.c.seat)
            return [dict(row) for row in link.execute(wanted).mappings()]

    def agreed(self, name: str) -> set[str]:
        """Return the differences of versions that the host of a table has agreed to."""
        with self._reading() as link:
            text = link.execute(sql.select(TABLES.c.agreed).where(TABLES.c.name == name)).scalar()
        return set(json.loads(text)) if text else set()

    def agree(self, name: str, differing: Sequence[str]) -> None:
        """Write down that the host agrees to differences of versions."""
        with self._writing() as link:
            link.execute(sql.update(TABLES).where(TABLES.c.name == name).values(agreed=json.dumps(list(differing))))

    def set_over(self, name: str) -> None:
        """Write down that a game has come to its end."""
        with self._writing() as link:
            link.execute(sql.update(TABLES).where(TABLES.c.name == name).values(over=True))
            self._post(link, "seats", name)

    def set_seat(self, name: str, seat: int, **values: str) -> None:
        """Write down something of a seat."""
        with self._writing() as link:
            link.execute(sql.update(SEATS).where(SEATS.c.name == name, SEATS.c.seat == seat).values(**values))
            self._post(link, "seats", name)

    def take_invite(self, name: str, invite: str, token: str, player: str) -> int | None:
        """Give the seat of an invitation to who brings it first; return its number, or None when there is none any more.

        Args:
            name: the table.
            invite: the hash of the invitation.
            token: the hash of the token that holds from now on.
            player: what the player is called.
        """
        with self._writing() as link:
            seat = link.execute(sql.select(SEATS.c.seat).where(SEATS.c.name == name, SEATS.c.invite == invite)).scalar()
            if seat is None:
                return None
            mine = (SEATS.c.name == name, SEATS.c.seat == seat, SEATS.c.invite == invite)
            done = link.execute(sql.update(SEATS).where(*mine).values(invite="", token=token, bot="", player=player))
            self._post(link, "seats", name)
            return int(seat) if done.rowcount else None

    def take_free(self, name: str, seat: int, token: str, player: str) -> bool:
        """Give a free seat to who comes first, and return whether that is this one.

        Args:
            name: the table.
            seat: the seat.
            token: the hash of the token that holds from now on.
            player: what the player is called.
        """
        free = (SEATS.c.name == name, SEATS.c.seat == seat, SEATS.c.token == "", SEATS.c.bot == "")
        with self._writing() as link:
            done = link.execute(sql.update(SEATS).where(*free).values(invite="", token=token, player=player))
            self._post(link, "seats", name)
            return bool(done.rowcount)

    def _one(self, wanted: Any) -> dict[str, Any] | None:
        with self._reading() as link:
            found = link.execute(wanted).mappings().first()
        return None if found is None else dict(found)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Keep all that is written meanwhile at once, when the context ends; that is when it is on the disk.

        Raises:
            OSError: it cannot be kept, and nothing is.
        """
        self._broken = None
        try:
            with self._open() as self._link:
                yield
                broken = self._failed()
                if broken is not None:
                    raise broken
        finally:
            self._link = None
            if self._failed() is not None:
                self.engine.dispose()  # the next one opens the file anew, which may be written then

    def _failed(self) -> OSError | None:
        return self._broken

    @contextmanager
    def _writing(self) -> Iterator[Any]:
        """Yield a connection for one transaction, or that of what is kept together."""
        if self._link is None:
            with self._open() as link:
                yield link()
            return
        if self._broken is not None:
            raise self._broken
        try:
            yield self._link()
        except sql.exc.SQLAlchemyError as error:
            self._broken = refused(error)
            raise self._broken from error

    @contextmanager
    def _open(self) -> Iterator[Any]:
        """Yield a function that gives a connection once one is needed, whose transaction ends with the context."""
        stack, links = ExitStack(), list[Any]()

        def link() -> Any:
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
        try:
            if self._link is not None:
                yield self._link()
                return
            with self.engine.connect() as link:
                yield link
        except sql.exc.SQLAlchemyError as error:
            raise refused(error) from error


def refused(error: Any) -> OSError:
    """Return what a database refuses as an error of the system, without the statement and its values."""
    return OSError(None, str(getattr(error, "orig", None) or type(error).__name__))


def _rows(table: str, count: int, lines: Sequence[bytes]) -> list[dict[str, Any]]:
    return [{"name": table, "number": number, "line": line.decode()} for number, line in enumerate(lines, start=count)]


def _careful(link: Any, _: Any) -> None:
    link.execute("PRAGMA journal_mode=WAL")
    link.execute("PRAGMA synchronous=FULL")
