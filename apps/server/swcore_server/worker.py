"""A process that plays games: requests come in on stdin, answers go out on stdout, a line each. It ends when its server does.

A request is `{"seat": who is meant, "request": what is asked}`; an answer is that of the protocol with `changed`, whether the
game has gone on.
"""

from __future__ import annotations

import contextlib
import sys
from typing import Any

from swcore.errors import FAULTS
from swcore.protocol import Answer, Desk, Request, request_of
from swcore.protocol.failures import failure_of
from swcore.protocol.lines import LOCAL, data_of, line_of
from swcore_server.store import Store

READY = b"{}\n"


class Worker:
    """Answers the requests of a server.

    Args:
        store: the database.
        tables: how many games are held in memory.
    """

    def __init__(self, store: Store, tables: int) -> None:
        self.desk = Desk(store, most=tables)
        self.desk.changed.append(self._note)
        self._changed = False

    def answer(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request."""
        asked = data["request"]
        self._changed = False
        lang = str(asked.get("lang") or "en")
        request: Request | None = None
        try:
            request = request_of(asked)
            told = Answer(self.desk.answer(request, data["seat"], lang), request.id).to_json()
        except FAULTS as error:
            told = failure_of(error, request.id if request else None, lang, self._words(request, lang)).to_json()
        return {**told, "changed": self._changed}

    def _words(self, request: Request | None, lang: str) -> Any:
        table = getattr(request, "table", "")
        try:
            return self.desk.table(table).game.face(lang).words if table else None
        except FAULTS:
            return None

    def _note(self, table: str) -> None:
        self._changed = True


def main(database: str, tables: int) -> None:
    """Answer until the input ends.

    Args:
        database: its URL.
        tables: how many games are held in memory.
    """
    source, target = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):
        worker = Worker(Store(database), tables)
        target.write(READY)
        target.flush()
        while line := source.readline():
            target.write(line_of(worker.answer(data_of(line, LOCAL))))
            target.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main(sys.argv[1], int(sys.argv[2]))
