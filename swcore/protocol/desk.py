"""The desk: all tables, and what is done with each request. It knows no caller; `conversation` says who asks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from swcore.bots.analysis import choose_within, fresh_seed, ranking
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError, nearest
from swcore.game.game import Game
from swcore.hooks.discovery import load_plugins
from swcore.protocol import requests as ask
from swcore.protocol.answers import PROTOCOL, Alternative, Analysis, Chosen, Status, Welcome
from swcore.protocol.keeping import Keeper, Nowhere
from swcore.protocol.lobby import Load, Lobby
from swcore.protocol.reading import looks_of, rules_of, with_sentences
from swcore.protocol.tables import Table, not_kept
from swcore.saves.replay import recover
from swcore.version import __version__
from swcore.wording.catalogue import LANGUAGES
from swcore.wording.plain_data import plain

MOST_TABLES = 256
SHORT = (None, "")


class Desk:
    """Answers requests about games at tables.

    Args:
        keeper: where tables are kept beside memory; nowhere when None.
        load: loads the rules of a game, as `load_plugins`.
        most: how many tables are held in memory: where they are kept, the one that was used longest ago makes room; else no
            further one is opened.

    Attributes:
        changed: called with the name of a table after each change.
    """

    def __init__(self, keeper: Keeper | None = None, *, load: Load = load_plugins, most: int = MOST_TABLES) -> None:
        self.keeper: Keeper = keeper or Nowhere()
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
        found: Mapping[str, Any] = _HANDLERS[request.do](self, request, seat, lang)
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
        if found is not None and found.fit and self._is_new(found):
            self._tables.move_to_end(name)
            return found
        self._tables.pop(name, None)
        try:
            story = self.keeper.load(name)
        except OSError as error:
            raise not_kept(error) from error
        if story is None:
            hint = nearest(name[:40], self._tables) if self._tables else "Begin with `new` or `load`."
            raise SwcoreError(f"There is no table {name[:40]!r}.", code="unknown-table", hint=hint, table=name[:40])
        return self._set(Table(name, Game.load(story.text), self.keeper, story))

    def open(self, name: str, game: Game) -> Table:
        """Set a game upon a new table.

        Args:
            name: what it is called; a new name when "".
            game: the game.

        Raises:
            SwcoreError: `table-exists`, `too-many-tables`, `not-kept`.
        """
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

    def tell(self, table: Table, status: Status) -> Mapping[str, Any]:
        """Tell all who listen that a table has changed, and return its status as an answer."""
        if not status.repeated:
            for listener in list(self.changed):
                listener(table.name)
        return _body(status)


def _body(value: Any) -> dict[str, Any]:
    """Return a value as the fields of an answer."""
    found: dict[str, Any] = plain(value)
    return found


def seed_of(given: int | str | None) -> int:
    """Return the seed that a request names.

    Raises:
        SwcoreError: `seed` for a text that is not hexadecimal.
    """
    if given is None:
        return fresh_seed()
    if isinstance(given, int):
        return given
    try:
        return int(given, 16)
    except ValueError:
        raise SwcoreError(f"{given[:40]!r} is not a seed.", code="seed", hint="Write it in hexadecimal digits.") from None


def _hello(desk: Desk, request: ask.Hello, seat: int | None, lang: str) -> Mapping[str, Any]:
    if request.protocol != PROTOCOL:
        told = f"The protocol {request.protocol} is not spoken here."
        raise SwcoreError(told, code="protocol", hint=f"Spoken: {PROTOCOL}.", asked=request.protocol, spoken=PROTOCOL)
    return _body(Welcome(PROTOCOL, __version__, LANGUAGES))


def _games(desk: Desk, request: ask.Games, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"games": desk.lobby.games(lang)}


def _new(desk: Desk, request: ask.New, seat: int | None, lang: str) -> Mapping[str, Any]:
    ruleset = desk.lobby.rules(request.game, request.with_pieces, request.pieces)
    game = Game.new(
        ruleset,
        _seats(ruleset, request),
        seed=seed_of(request.seed),
        map=request.map,
        first=request.first,
        edition=request.edition,
        options=request.options,
        featured=request.featured,
    )
    return _body(desk.open(request.table, game).status(seat))


def _seats(ruleset: Ruleset, request: ask.New) -> int:
    if request.seats is not None:
        return request.seats
    _, options = ruleset.resolve_options(request.edition, request.options)
    return ruleset.usual_seats(options)


def _load(desk: Desk, request: ask.Load, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = recover(Game, request.save, cut=False).game
    return _body(desk.open(request.table, game).status(seat))


def _save(desk: Desk, request: ask.SaveGame, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"save": desk.table(request.table).game.save()}


def _close(desk: Desk, request: ask.Close, seat: int | None, lang: str) -> Mapping[str, Any]:
    desk.table(request.table)
    desk.close(request.table)
    return {}


def _status(desk: Desk, request: ask.AtTable, seat: int | None, lang: str) -> Mapping[str, Any]:
    return _body(desk.table(request.table).status(seat))


def _take_seat(desk: Desk, request: ask.TakeSeat, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    table.game.view(request.seat)  # refuses a seat that there is not
    return _body(table.status(request.seat))


# -- looking


def _view(desk: Desk, request: ask.View, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"view": desk.table(request.table).game.view(seat)}


def _scene(desk: Desk, request: ask.Scene, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.scene(seat, lang).as_json()


def _menu(desk: Desk, request: ask.Menu, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.menu(seat, lang).as_json()


def _complete(desk: Desk, request: ask.Complete, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.complete(request.prefix, seat, lang).as_json()


def _why(desk: Desk, request: ask.Why, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.why(request.action, seat, lang).as_json()


def _about(desk: Desk, request: ask.About, seat: int | None, lang: str) -> Mapping[str, Any]:
    return desk.table(request.table).game.about(request.what, lang).as_json()


def _board(desk: Desk, request: ask.Board, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"elements": desk.table(request.table).game.board()}


def _tell(desk: Desk, request: ask.Tell, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    number = len(game.log) - 1 if request.step is None else request.step
    if number >= len(game.log):
        raise SwcoreError(f"There is no step {number}.", code="step", hint="Name a step that news tell.", step=number)
    return {"step": number, "sentences": plain(game.tell(game.log[number], seat, lang))}


def _forecast(desk: Desk, request: ask.Forecast, seat: int | None, lang: str) -> Mapping[str, Any]:
    return {"endings": plain(desk.table(request.table).game.forecast(seat, lang))}


def _news(desk: Desk, request: ask.News, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    found = game.news(seat, request.since)
    return with_sentences(game, found, seat, lang) if request.told else found


def _looks(desk: Desk, request: ask.Looks, seat: int | None, lang: str) -> Mapping[str, Any]:
    return looks_of(desk.table(request.table).game, lang)


def _rules(desk: Desk, request: ask.Rules, seat: int | None, lang: str) -> Mapping[str, Any]:
    return rules_of(desk.table(request.table).game)


# -- moving


def _act(desk: Desk, request: ask.Act, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    repeated = table.act(seat, request.action, request.key, request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _undo(desk: Desk, request: ask.Undo, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    repeated = table.undo(seat, request.key, request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _redo(desk: Desk, request: ask.Redo, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    repeated = table.redo(seat, request.key, request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _resign(desk: Desk, request: ask.Resign, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    seat = _awaited(table.game) if seat is None else seat
    repeated = table.act(seat, "resign", request.key, request.expect)
    return desk.tell(table, table.status(seat, repeated=repeated))


def _bot(desk: Desk, request: ask.Bot, seat: int | None, lang: str) -> Mapping[str, Any]:
    table = desk.table(request.table)
    asked = _asked(table.game, seat)
    if request.play and request.key in table.keys:
        change = table.keys[request.key]
        return _body(table.status(change.seat, repeated=True, action=change.deed))
    chosen = choose_within(table.game, asked, request.name, request.seconds, request.seed).text
    if not request.play:
        return _body(Chosen(asked, chosen, _label(table.game, asked, chosen, lang)))
    table.act(asked, chosen, request.key, request.expect)
    return desk.tell(table, table.status(asked, action=chosen))


def _analyse(desk: Desk, request: ask.Analyse, seat: int | None, lang: str) -> Mapping[str, Any]:
    game = desk.table(request.table).game
    asked = _asked(game, seat)
    found = ranking(game, asked, request.seconds, request.seed)
    labels = {one.action: one.label for one in game.menu(asked, lang).choices}
    told = (Alternative(action.text, labels.get(action.text, action.text), value) for action, value in found.found)
    return _body(Analysis(asked, tuple(told), found.whole))


def _awaited(game: Game) -> int:
    """Return the first seat that is awaited.

    Raises:
        SwcoreError: `over`.
    """
    if game.over:
        raise SwcoreError("The game is over.", code="over")
    return game.pending[0]


def _asked(game: Game, seat: int | None) -> int:
    """Return a seat that has something to choose.

    Raises:
        SwcoreError: `over`, `wrong-seat`.
    """
    awaited = _awaited(game)
    if seat is None:
        return awaited
    if not game.legal_actions(seat):
        raise SwcoreError(f"Seat {seat + 1} cannot act now.", code="wrong-seat", seat=seat)
    return seat


def _label(game: Game, seat: int, action: str, lang: str) -> str:
    return next((one.label for one in game.menu(seat, lang).choices if one.action == action), action)


_HANDLERS: dict[str, Callable[..., Mapping[str, Any]]] = {
    "hello": _hello,
    "games": _games,
    "new": _new,
    "load": _load,
    "save": _save,
    "close": _close,
    "status": _status,
    "seat": _take_seat,
    "watch": _status,
    "view": _view,
    "scene": _scene,
    "menu": _menu,
    "complete": _complete,
    "why": _why,
    "about": _about,
    "board": _board,
    "tell": _tell,
    "forecast": _forecast,
    "news": _news,
    "looks": _looks,
    "rules": _rules,
    "act": _act,
    "undo": _undo,
    "redo": _redo,
    "resign": _resign,
    "bot": _bot,
    "analyse": _analyse,
}
