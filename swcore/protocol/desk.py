"""The desk: all tables, and what is done with each request. It knows no caller; `conversation` says who asks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from swcore.errors import SwcoreError, nearest
from swcore.game.game import Game
from swcore.hooks.discovery import load_plugins
from swcore.protocol import requests as ask
from swcore.protocol.answers import Status
from swcore.protocol.handlers import HANDLERS
from swcore.protocol.handlers.common import body
from swcore.protocol.keeping import Keeper, Nowhere, Story
from swcore.protocol.lobby import Load, Lobby
from swcore.protocol.tables import Table, not_kept
from swcore.text.escaping import steering

MOST_TABLES = 256
Read = Callable[[str, Story], Game]


def _read(name: str, story: Story) -> Game:
    return Game.load(story.text)


class Desk:
    """Answers requests about games at tables.

    Args:
        keeper: where tables are kept beside memory; nowhere when None.
        load: loads the rules of a game, as `load_plugins`.
        most: how many tables are held in memory: where they are kept, the one that was used longest ago makes room; else no
            further one is opened.
        read: makes a game of a table and what is kept of it.

    Attributes:
        changed: called with the name of a table after each change.
    """

    def __init__(
        self, keeper: Keeper | None = None, *, load: Load = load_plugins, most: int = MOST_TABLES, read: Read = _read
    ) -> None:
        self.keeper: Keeper = keeper or Nowhere()
        self._read = read
        self.lobby = Lobby(load)
        self.most = most
        self.changed: list[Callable[[str], None]] = []
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._made = 0

    def answer(self, request: ask.Request, seat: int | None, lang: str) -> Mapping[str, Any]:
        """Return the answer to a request.

        Args:
            request: the request, with the name of its table.
            seat: whose eyes it is answered for; None for the owner of all seats, or a bystander where only one looks.
            lang: the language.

        Raises:
            SwcoreError: what is wrong with it; nothing has changed then.
        """
        found: Mapping[str, Any] = HANDLERS[request.do](self, request, seat, lang)
        return found

    # -- tables

    def tables(self) -> dict[str, Table]:
        """Return the tables in memory by their names."""
        return dict(self._tables)

    def table(self, name: str) -> Table:
        """Return a table.

        Raises:
            SwcoreError: `unknown-table`, `not-kept`.
        """
        found = self._tables.get(name)
        if found is not None and found.fit and (self._is_new(found) or self._follows(found)):
            self._tables.move_to_end(name)
            return found
        self._tables.pop(name, None)
        try:
            story = self.keeper.load(name)
        except OSError as error:
            raise not_kept(error) from error
        if story is None and not name:
            told, hint = "No table was named, and none was used before.", "Begin with `new` or `load`."
            raise SwcoreError(told, code="unknown-table", hint=hint)
        if story is None:
            hint = nearest(name[:40], self._tables) if self._tables else "Begin with `new` or `load`."
            raise SwcoreError(f"There is no table {name[:40]!r}.", code="unknown-table", hint=hint, table=name[:40])
        return self._set(Table(name, self._read(name, story), self.keeper, story))

    def open(self, name: str, game: Game) -> Table:
        """Set a game upon a new table.

        Args:
            name: what it is called; a new name when "".
            game: the game.

        Raises:
            SwcoreError: `bad-field` for a name that would steer the terminal of its reader, `table-exists`, `too-many-tables`,
                `not-kept`.
        """
        sign = steering(name, lines=False)
        if sign:
            told = f"The name of a table cannot hold {sign}."
            raise SwcoreError(told, code="bad-field", hint="Give it another name, or none.", field="table")
        if not name:
            while not name or name in self._tables:
                self._made += 1
                name = f"t{self._made}"
        if name in self._tables or self.keeper.load(name) is not None:
            told = f"There is a table {name!r} already."
            raise SwcoreError(told, code="table-exists", hint="Give it another name, or none.", table=name)
        if len(self._tables) >= self.most and isinstance(self.keeper, Nowhere):
            hint = "Close one that is over."
            raise SwcoreError(f"There are {self.most} tables.", code="too-many-tables", hint=hint, most=self.most)
        return self._set(Table(name, game, self.keeper))

    def close(self, name: str) -> None:
        """Take a table out of memory; what is kept of it stays."""
        self._tables.pop(name, None)

    def _set(self, table: Table) -> Table:
        self._tables[table.name] = table
        if len(self._tables) > self.most:
            self._tables.popitem(last=False)
        return table

    def _is_new(self, table: Table) -> bool:
        """Return whether a table holds all lines that are kept of it; where others write them, too."""
        try:
            count = self.keeper.count(table.name)
        except OSError:
            return True  # reads go on
        return count is None or count == table.lines

    def _follows(self, table: Table) -> bool:
        """Return whether a table could carry out what others have done at it; else it is read anew."""
        try:
            return table.follow(self.keeper.since(table.name, table.lines))
        except OSError:
            return True  # reads go on

    def tell(self, table: Table, status: Status) -> Mapping[str, Any]:
        """Tell all who listen that a table has changed, and return its status as an answer."""
        if not status.repeated:
            for listener in list(self.changed):
                listener(table.name)
        return body(status)
