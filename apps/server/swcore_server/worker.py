"""Answers the requests of a server: what waits together is answered together, and what it changes is kept by one write."""

from __future__ import annotations

import contextlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from swcore.errors import FAULTS, SwcoreError
from swcore.protocol import Answer, Desk, Request, Story, called, request_of
from swcore.protocol.failures import failure_of
from swcore.protocol.lines import line_of
from swcore.protocol.rereading import reread, tried
from swcore.protocol.tables import Table
from swcore_server import workshop
from swcore_server.clocks import MOVE, Mark
from swcore_server.driving import drive
from swcore_server.errors import Away
from swcore_server.inner import games_outside, outside
from swcore_server.notes import Notes
from swcore_server.replays import Replays
from swcore_server.store import Store
from swcore_server.warming import warm
from swcore_server.words import failure

# What tells the same until the game goes on.
SEEN = frozenset({"board", "complete", "forecast", "menu", "news", "scene", "status", "view", "watch"})
LOOKS, TABLES = 32, 64  # answers that are held of a game, and games of which they are held
TOGETHER = 0.004  # seconds for which further requests join those that are answered together
MOST_TEXT = 40  # letters of the name of a table in the log
AGAIN = 5.0  # seconds for which it is remembered that a game is not played on
LOADING = 0.75  # seconds of the processor for rules that may have to be loaded
LINE = 0.005  # and for each line of a game that is read anew
Names = Mapping[int, str | None]
Told = tuple[bool, bool, list[int], bytes]  # whether the game has gone on, whether it is over, who is awaited; the answer


class Worker:
    """Answers the requests of a server.

    Args:
        store: the database.
        tables: how many games are held in memory.

    Attributes:
        longer: called with the seconds that a request may take longer than others.
    """

    def __init__(self, store: Store, tables: int) -> None:
        self.notes = Notes()  # the log of the server reads what a process says
        self.store, self.desk = store, Desk(store, most=tables, read=self._read)
        self.desk.changed.append(self._note)
        self.replays = Replays(self.desk, self.notes.log)
        self.longer: Callable[[float], None] = lambda seconds: None
        self._changed: set[str] = set()
        self._refused: dict[str, tuple[float, SwcoreError]] = {}
        self._looks: OrderedDict[str, tuple[Table | None, int, dict[Any, bytes]]] = OrderedDict()

    def together(self, asked: Sequence[dict[str, Any]], begun: Callable[[int], None] = lambda n: None) -> list[Told]:
        """Return the answers to the first of some requests, of which all changes are kept at once; at least to one.

        Args:
            asked: the requests. Those that are left when the time is over, or are about a game that must be read first, wait.
            begun: called with the number of each as it is begun.
        """
        if len(asked) > 1:
            found: list[Told] = []
            with contextlib.suppress(OSError), self.store.together():
                until = time.monotonic() + TOGETHER
                for one in asked:
                    if found and (time.monotonic() > until or not self._holds(one)):
                        break
                    begun(one.get("n", 0))
                    found.append(self.answer(one))
                asked = asked[: len(found)]
                return found  # once the context has kept them
            self._forget(asked)
        begun(asked[0].get("n", 0))
        return [self._alone(asked[0])]

    def _alone(self, data: dict[str, Any]) -> Told:
        """Return the answer to a request; once more after another writer was quicker."""
        try:
            with self.store.together():
                return self.answer(data)
        except OSError:
            self._forget([data])
        try:
            with self.store.together():
                return self.answer(data)
        except OSError as error:
            self._forget([data])
            asked = data["request"]
            return (
                False,
                False,
                [],
                line_of(failure(error, asked.get("id"), str(asked.get("lang") or "en")).to_json()),
            )

    def _forget(self, asked: Sequence[dict[str, Any]]) -> None:
        """Take games out of memory of which it is not known what is kept: they are read anew."""
        for one in asked:
            self.desk.close(str(one["request"].get("table", "")))

    def _holds(self, data: dict[str, Any]) -> bool:
        """Return whether a request is about no game, or one in memory."""
        table = data["request"].get("table", "")
        return not table or table in self.desk.tables()

    def answer(self, data: dict[str, Any]) -> Told:
        """Return the answer to a request."""
        asked = dict(data["request"])
        names = {int(seat): name for seat, name in asked.pop("called", {}).items()}
        with called(names):
            return self._answer(data, asked, names)

    def _answer(self, data: dict[str, Any], asked: dict[str, Any], names: Names) -> Told:
        """Return the answer to a request whose texts call the seats by names."""
        self._changed.clear()
        lang = str(asked.get("lang") or "en")
        request: Request | None = None
        try:
            if asked.get("do") == "drive":
                told = drive(self.desk, asked)
            elif asked.get("do") == "replay":
                told = self.replays.answer(asked)
            elif asked.get("do") == "versions":
                story = self.store.load(asked["table"])
                told = {"answer": tried(story.text if story else "")}
            elif asked.get("do") == "workshop":
                told = {"answer": workshop.answer(self.desk.lobby, asked)}
            elif asked.get("do") == "warm":
                warm(self.desk.lobby, asked.get("game", ""))
                told = {"answer": {}}
            else:
                request = request_of(asked)
                if request.do == "new":
                    self.longer(LOADING)
                if request.do in SEEN:
                    return False, False, [], self._seen(request, data["seat"], lang, names)
                told = Answer(self.desk.answer(request, data["seat"], lang), request.id).to_json()
            if asked.get("do") == "games":
                told["answer"] = games_outside(told["answer"])
        except BaseException as error:  # nobody types at this process: whatever a piece raises is its own fault
            if not isinstance(error, FAULTS):
                self.notes.log("fault", kind=type(error).__name__, table=str(asked.get("table", ""))[:MOST_TEXT])
            id = request.id if request else None
            away = error if isinstance(error, Away) else error.__cause__  # what cannot be kept says why
            if isinstance(away, Away):
                told = failure(away, id, lang).to_json()
            else:
                told = failure_of(outside(error, self.notes.log), id, lang, self._words(request, lang)).to_json()
        table = str(asked.get("table", ""))
        if table not in self._changed:
            return False, False, [], line_of(told)
        game = self.desk.table(table).game
        if data.get("clock"):
            with contextlib.suppress(OSError):  # what is kept together is broken then, and says so itself
                self.store.mark(table, Mark(MOVE, data["seat"], time.time(), game.pending))
        return True, game.over, list(game.pending), line_of(told)

    def _read(self, table: str, story: Story) -> Any:
        """Return a game that is kept; under other versions than those it was begun with only where its host agrees.

        Raises:
            SwcoreError: `versions`; as `reread`.
        """
        at, refused = self._refused.get(table, (0.0, None))
        if refused is not None and time.monotonic() - at < AGAIN:
            raise refused
        self.longer(LOADING + LINE * story.lines)
        found = reread(story.text)
        if set(found.differing) <= self.store.agreed(table):
            return found.game
        text = f"The game was begun with other versions: {', '.join(found.differing)}."
        refused = SwcoreError(
            text, code="versions", hint="The host may try how it replays, and agree.", versions=list(found.differing)
        )
        self._refused[table] = time.monotonic(), refused
        raise refused

    def _seen(self, request: Any, seat: int | None, lang: str, names: Names) -> bytes:
        """Return the answer to who only looks; made once for all who look at the same until the game goes on."""
        table = self.desk.table(request.table)
        game, lines, known = self._looks.get(table.name, (None, 0, {}))
        if game is not table or lines != table.lines or len(known) > LOOKS:
            known = {}
            self._looks[table.name] = (table, table.lines, known)
            if len(self._looks) > TABLES:
                self._looks.popitem(last=False)
        key = attrs.evolve(request, id=None), seat, lang, tuple(names.items())
        body = known.get(key)
        if body is None:
            body = known[key] = line_of(Answer(self.desk.answer(request, seat, lang), None).to_json())
        return body.replace(b'"id":null', b'"id":%s' % json.dumps(request.id).encode(), 1)  # it stands first

    def _words(self, request: Request | None, lang: str) -> Any:
        table = getattr(request, "table", "")
        try:
            return self.desk.table(table).game.face(lang).words if table else None
        except FAULTS:
            return None

    def _note(self, table: str) -> None:
        self._changed.add(table)
